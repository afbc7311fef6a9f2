// Launchers of the loops in @FILE@, for @COMPILER@.
#include "gpuoffload/host_@FAMILY@.h"
using namespace gpuoffload;
@BODY@
