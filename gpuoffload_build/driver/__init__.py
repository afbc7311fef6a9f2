"""The compiler driver: what the build system calls in place of the Fortran compiler.

In: an argument vector. Out: what the compiler would have left, plus sidecars, device objects and diagnostics.
"""
