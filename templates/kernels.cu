// Kernels of the loops in @FILE@.
#include "gpuoffload/device.h"
@BODY@

GPUO_IMAGE(@IMAGE@, "@QUOTED@")
@ENTRIES@
GPUO_IMAGE_END(@IMAGE@, "@QUOTED@")
