# find_package(GpuOffload)  defines
#
#   gpuoffload_enable(TARGET... [GPU cuda|cuda_cpu|metal_cpu] [FLAGS flag...])
#
# which offloads every `do concurrent` of the targets' Fortran sources. The compiler stays as it is: the targets' compile
# and link commands are run through gpuoffload-launch.
#
# Variables that the user may set before: GPUOFFLOAD_GPU (default cuda), GPUOFFLOAD_FLAGS, GPUOFFLOAD_LAUNCHER.

include_guard(GLOBAL)

set(GPUOFFLOAD_GPU "cuda" CACHE STRING "What do concurrent loops run on: cuda, cuda_cpu, metal_cpu")
set_property(CACHE GPUOFFLOAD_GPU PROPERTY STRINGS cuda cuda_cpu metal_cpu)
set(GPUOFFLOAD_FLAGS "" CACHE STRING "More options for gpuoffload, for example --gpu-arch=sm_90")

if(NOT GPUOFFLOAD_LAUNCHER)
  # Installed by pip: <environment>/bin holds the command, this file lies below <environment>/lib or in a checkout.
  find_program(GPUOFFLOAD_LAUNCHER gpuoffload-launch HINTS "$ENV{GPUOFFLOAD_BIN}" "$ENV{VIRTUAL_ENV}/bin")
endif()
if(NOT GPUOFFLOAD_LAUNCHER)
  set(GpuOffload_FOUND FALSE)
  set(GpuOffload_NOT_FOUND_MESSAGE
      "gpuoffload-launch is not on PATH: put the folder that it is in on PATH (`gpuoffload shims DIR` writes it into DIR), or set GPUOFFLOAD_LAUNCHER")
  return()
endif()

define_property(TARGET PROPERTY GPUOFFLOAD BRIEF_DOCS "What the target's do concurrent loops run on"
                FULL_DOCS "Set by gpuoffload_enable")

# One quoted string for RULE_LAUNCH_LINK, which CMake pastes in front of the command line.
function(_gpuoffload_quote result)
  set(words "")
  foreach(word IN LISTS ARGN)
    string(APPEND words " \"${word}\"")
  endforeach()
  string(STRIP "${words}" words)
  set(${result} "${words}" PARENT_SCOPE)
endfunction()

function(gpuoffload_enable)
  cmake_parse_arguments(PARSE_ARGV 0 arg "" "GPU" "FLAGS")
  if(NOT arg_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "gpuoffload_enable: no target given")
  endif()
  if(NOT CMAKE_GENERATOR MATCHES "Make|Ninja")
    message(FATAL_ERROR "gpuoffload_enable: the generator '${CMAKE_GENERATOR}' has no compiler launchers; use Ninja or Unix Makefiles")
  endif()
  set(gpu "${GPUOFFLOAD_GPU}")
  if(arg_GPU)
    set(gpu "${arg_GPU}")
  endif()
  separate_arguments(flags UNIX_COMMAND "${GPUOFFLOAD_FLAGS}")
  set(launcher ${GPUOFFLOAD_LAUNCHER} "--gpu=${gpu}" ${flags} ${arg_FLAGS})
  _gpuoffload_quote(quoted ${launcher})
  foreach(target IN LISTS arg_UNPARSED_ARGUMENTS)
    if(NOT TARGET ${target})
      message(FATAL_ERROR "gpuoffload_enable: '${target}' is not a target of this project")
    endif()
    get_target_property(aliased ${target} ALIASED_TARGET)
    if(aliased)
      set(target ${aliased})
    endif()
    get_target_property(type ${target} TYPE)
    if(type STREQUAL "INTERFACE_LIBRARY")
      continue()
    endif()
    set_target_properties(${target} PROPERTIES GPUOFFLOAD "${gpu}" Fortran_COMPILER_LAUNCHER "${launcher}")
    if(type MATCHES "^(EXECUTABLE|SHARED_LIBRARY|MODULE_LIBRARY)$")
      if(CMAKE_LINK_DEPENDS_NO_SHARED)
        message(WARNING "gpuoffload_enable(${target}): with CMAKE_LINK_DEPENDS_NO_SHARED a change in a shared library does not "
                        "check the loops of its users again")
      endif()
      if(CMAKE_VERSION VERSION_LESS 4.1)
        # Launchers for the Fortran link came with CMake 4.1; before, the link rule takes one.
        set_property(TARGET ${target} PROPERTY RULE_LAUNCH_LINK "${quoted}")
      else()
        foreach(language Fortran C CXX)
          set_property(TARGET ${target} PROPERTY ${language}_LINKER_LAUNCHER "${launcher}")
        endforeach()
      endif()
    endif()
  endforeach()
endfunction()
