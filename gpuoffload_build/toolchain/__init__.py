"""gfortran, flang, nvcc, g++ and clang++: the only room that starts processes."""
