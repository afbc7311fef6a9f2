"""What the facts need to know of intrinsic procedures: inquiries, and the ones that are not pure (F2023 16.1)."""

from __future__ import annotations

_OF_TYPE = """
    bit_size digits epsilon huge kind maxexponent minexponent new_line precision radix range rank storage_size tiny
"""
_OF_OBJECT = """
    allocated associated c_associated c_funloc c_loc c_sizeof coshape extends_type_of is_contiguous lbound lcobound len
    loc present same_type_as shape size sizeof ubound ucobound
    ieee_support_datatype ieee_support_denormal ieee_support_divide ieee_support_halting ieee_support_inf
    ieee_support_io ieee_support_nan ieee_support_rounding ieee_support_sqrt ieee_support_standard
    ieee_support_subnormal ieee_support_underflow_control
"""
_PURE_SUBROUTINES = """
    c_f_pointer c_f_procpointer c_f_strpointer move_alloc mvbits split tokenize
    ieee_get_flag ieee_get_halting_mode ieee_get_modes ieee_get_rounding_mode ieee_get_status
    ieee_get_underflow_mode ieee_set_flag ieee_set_modes ieee_set_rounding_mode ieee_set_status
    ieee_set_underflow_mode
"""
_IMPURE_EXTENSIONS = """
    access chdir dtime etime fget fgetc fnum fput fputc fseek fstat ftell getcwd getgid getpid getuid hostnm ierrno
    irand isatty kill link lstat malloc mclock mclock8 ran rand rename second secnds signal stat symlnk system time
    time8 ttynam umask unlink
"""

CONSTANT_INQUIRIES = frozenset(_OF_TYPE.split())
"""Inquiries whose result the argument's type and rank alone decide: a constant, whatever the argument is."""

INQUIRIES = CONSTANT_INQUIRIES | frozenset(_OF_OBJECT.split())
"""Functions that do not evaluate their first argument (16.7, 18.2.3): reading R2 of the semantics."""

PURE_SUBROUTINES = frozenset(_PURE_SUBROUTINES.split())
"""The pure (or simple) intrinsic subroutines; all others are impure (16.1, 17.11)."""

IMPURE_FUNCTIONS = frozenset(_IMPURE_EXTENSIONS.split())
"""Extension functions of the host compilers with side effects or a state; every standard function is pure."""
