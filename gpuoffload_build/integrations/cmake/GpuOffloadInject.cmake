# The whole build without an edit of the project:
#
#   cmake -S . -B build -DCMAKE_PROJECT_INCLUDE="$(gpuoffload cmake-dir)/GpuOffloadInject.cmake"
#
# CMake includes this file after each project(). Every target made from then on compiles and links through gpuoffload-launch.

include("${CMAKE_CURRENT_LIST_DIR}/GpuOffloadConfig.cmake")
if(NOT GPUOFFLOAD_LAUNCHER)
  message(FATAL_ERROR "${GpuOffload_NOT_FOUND_MESSAGE}")
endif()
separate_arguments(_gpuoffload_flags UNIX_COMMAND "${GPUOFFLOAD_FLAGS}")
set(_gpuoffload_launcher ${GPUOFFLOAD_LAUNCHER} "--gpu=${GPUOFFLOAD_GPU}" ${_gpuoffload_flags})
set(CMAKE_Fortran_COMPILER_LAUNCHER ${_gpuoffload_launcher})
if(CMAKE_VERSION VERSION_LESS 4.1)
  # Static libraries' ar and ranlib run through it too, untouched.
  _gpuoffload_quote(_gpuoffload_quoted ${_gpuoffload_launcher})
  set_property(GLOBAL PROPERTY RULE_LAUNCH_LINK "${_gpuoffload_quoted}")
else()
  foreach(_gpuoffload_language Fortran C CXX)
    set(CMAKE_${_gpuoffload_language}_LINKER_LAUNCHER ${_gpuoffload_launcher})
  endforeach()
endif()
