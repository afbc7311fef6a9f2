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
    access chdir chmod dtime etime fget fgetc fnum fput fputc fseek fstat ftell getcwd getgid getpid getuid hostnm
    ierrno irand isatty kill link lstat malloc mclock mclock8 ran rand rename second secnds signal stat symlnk
    system time time8 ttynam umask unlink
"""

CONSTANT_INQUIRIES = frozenset(_OF_TYPE.split())
"""Inquiries whose result the argument's type and rank alone decide: a constant, whatever the argument is."""

INQUIRIES = CONSTANT_INQUIRIES | frozenset(_OF_OBJECT.split())
"""Functions that do not evaluate their first argument (16.7, 18.2.3): reading R2 of the semantics."""

ADDRESS_INQUIRIES = frozenset(("c_loc", "loc"))
"""Inquiries whose result lets others use the object."""

PURE_SUBROUTINES = frozenset(_PURE_SUBROUTINES.split())
"""The pure (or simple) intrinsic subroutines; all others are impure (16.1, 17.11)."""

IMPURE_FUNCTIONS = frozenset(_IMPURE_EXTENSIONS.split())
"""Extension functions of the host compilers with side effects or a state; every standard function is pure."""

STATUS_ARGUMENTS = {
    "move_alloc": {"from": "move_alloc from", "to": "move_alloc to"},
    "c_f_pointer": {"fptr": "c_f_pointer"},
    "c_f_procpointer": {"fptr": "c_f_pointer"},
    "c_f_strpointer": {"fstrptr": "c_f_pointer"},
}
"""Arguments of intrinsic subroutines whose allocation or association status changes, and what the facts call it."""

_OUTPUTS = """
    atomic_add atom stat
    atomic_and atom stat
    atomic_cas atom old stat
    atomic_define atom stat
    atomic_fetch_add atom old stat
    atomic_fetch_and atom old stat
    atomic_fetch_or atom old stat
    atomic_fetch_xor atom old stat
    atomic_or atom stat
    atomic_ref value stat
    atomic_xor atom stat
    c_f_pointer
    c_f_procpointer
    c_f_strpointer
    co_broadcast a stat errmsg
    co_max a stat errmsg
    co_min a stat errmsg
    co_reduce a stat errmsg
    co_sum a stat errmsg
    cpu_time time
    date_and_time date time zone values
    event_query count stat
    execute_command_line exitstat cmdstat cmdmsg
    get_command command length status errmsg
    get_command_argument value length status errmsg
    get_environment_variable value length status errmsg
    ieee_get_flag flag_value
    ieee_get_halting_mode halting
    ieee_get_modes modes
    ieee_get_rounding_mode round_value
    ieee_get_status status_value
    ieee_get_underflow_mode gradual
    move_alloc stat errmsg
    mvbits to
    random_init
    random_number harvest
    random_seed size get
    split pos
    system_clock count count_rate count_max
    tokenize tokens separator first last
"""
OUTPUTS = {words[0]: frozenset(words[1:]) for words in map(str.split, _OUTPUTS.strip().splitlines())}
"""The arguments that each intrinsic subroutine defines (16.9, 17.11, 18.2.3); of one not here any may be."""

BOTH_WAYS = frozenset(["a", "atom", "cmdmsg", "errmsg", "exitstat", "pos", "to"])
"""Those among them that keep or use their value too: INTENT(INOUT)."""
