// Launchers of the loops in @FILE@, for @COMPILER@.
#include "gpuoffload/host_@FAMILY@.h"
using namespace gpuoffload;

// Each program and library launches its own kernels, also where another one has the same loop.
#pragma GCC visibility push(hidden)
@BODY@
#pragma GCC visibility pop
