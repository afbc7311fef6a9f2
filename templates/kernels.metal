// Kernels of the loops in @FILE@.
#include <metal_stdlib>
using namespace metal;
#include "gpuoffload/metal.h"
@BODY@

GPUO_IMAGE(@IMAGE@, "@QUOTED@")
@ENTRIES@
GPUO_IMAGE_END(@IMAGE@, "@QUOTED@")
