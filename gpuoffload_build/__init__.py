"""Runs the `do concurrent` loops of a Fortran project on the GPU, with the compiler it already uses."""

__version__ = "0.1.0"
