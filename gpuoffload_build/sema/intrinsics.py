"""The intrinsic procedures as one table: F2018 clause 16, F2023's, those of the intrinsic modules, extensions.

A row is `class dummies -> result`.

class   E elemental function, T transformational function, I inquiry function, N function that is not pure,
        S subroutine, PS pure subroutine, ES elemental (and pure) subroutine
dummies in the standard's order; `?` optional, `*` any number of further ones
result  =x            type of argument x
        integer       default kind; `integer:kind` the value of argument `kind` where present; `integer8` kind 8
        real=x        real of the kind of x (the same for complex, character, logical); `double` double precision
        !rule         a rule of its own in `intrinsic_result.py`
        then, for T and I, the rank: a number, `=x` the rank of x, `dim` rank of the first argument less one when
        `dim` is present, else 0; `size(x)` the constant size of array x. Elemental results have the rank of their
        arguments.
"""

from __future__ import annotations

TABLE = """
abs             E a -> !abs
achar           E i kind? -> !character
acos            E x -> =x
acosd           E x -> =x
acosh           E x -> =x
acospi          E x -> =x
adjustl         E string -> =string
adjustr         E string -> =string
aimag           E z -> real=z
aint            E a kind? -> !real
all             T mask dim? -> =mask dim
allocated       I array -> logical 0
anint           E a kind? -> !real
any             T mask dim? -> =mask dim
asin            E x -> =x
asind           E x -> =x
asinh           E x -> =x
asinpi          E x -> =x
associated      I pointer target? -> logical 0
atan            E y x? -> =y
atan2           E y x -> =y
atan2d          E y x -> =y
atan2pi         E y x -> =y
atand           E y x? -> =y
atanh           E x -> =x
atanpi          E y x? -> =y
atomic_add      S atom value stat?
atomic_and      S atom value stat?
atomic_cas      S atom old compare new stat?
atomic_define   S atom value stat?
atomic_fetch_add S atom value old stat?
atomic_fetch_and S atom value old stat?
atomic_fetch_or S atom value old stat?
atomic_fetch_xor S atom value old stat?
atomic_or       S atom value stat?
atomic_ref      S value atom stat?
atomic_xor      S atom value stat?
bessel_j0       E x -> =x
bessel_j1       E x -> =x
bessel_jn       E n x x2? -> !bessel
bessel_y0       E x -> =x
bessel_y1       E x -> =x
bessel_yn       E n x x2? -> !bessel
bge             E i j -> logical
bgt             E i j -> logical
bit_size        I i -> =i 0
ble             E i j -> logical
blt             E i j -> logical
btest           E i pos -> logical
ceiling         E a kind? -> integer:kind
char            E i kind? -> !character
cmplx           E x y? kind? -> !cmplx
co_broadcast    S a source_image stat? errmsg?
co_max          S a result_image? stat? errmsg?
co_min          S a result_image? stat? errmsg?
co_reduce       S a operation result_image? stat? errmsg?
co_sum          S a result_image? stat? errmsg?
command_argument_count T -> integer 0
conjg           E z -> =z
cos             E x -> =x
cosd            E x -> =x
cosh            E x -> =x
cospi           E x -> =x
coshape         I coarray kind? -> integer:kind 1
count           T mask dim? kind? -> integer:kind dim
cpu_time        S time
cshift          T array shift dim? -> =array =array
date_and_time   S date? time? zone? values?
dble            E a -> double
digits          I x -> integer 0
dim             E x y -> !common
dot_product     T vector_a vector_b -> !product 0
dprod           E x y -> double
dshiftl         E i j shift -> !common
dshiftr         E i j shift -> !common
eoshift         T array shift boundary? dim? -> =array =array
epsilon         I x -> =x 0
erf             E x -> =x
erfc            E x -> =x
erfc_scaled     E x -> =x
event_query     S event count stat?
execute_command_line S command wait? exitstat? cmdstat? cmdmsg?
exp             E x -> =x
exponent        E x -> integer
extends_type_of I a mold -> logical 0
failed_images   T team? kind? -> integer:kind 1
findloc         T array value dim? mask? kind? back? -> integer:kind !location
floor           E a kind? -> integer:kind
fraction        E x -> =x
gamma           E x -> =x
get_command     S command? length? status? errmsg?
get_command_argument S number value? length? status? errmsg?
get_environment_variable S name value? length? status? trim_name? errmsg?
get_team        T level? -> !team 0
huge            I x -> =x 0
hypot           E x y -> =x
iachar          E c kind? -> integer:kind
iall            T array dim? mask? -> =array dim
iand            E i j -> !common
iany            T array dim? mask? -> =array dim
ibclr           E i pos -> =i
ibits           E i pos len -> =i
ibset           E i pos -> =i
ichar           E c kind? -> integer:kind
ieor            E i j -> !common
image_index     I coarray sub team? -> integer 0
image_status    T image team? -> integer 0
index           E string substring back? kind? -> integer:kind
int             E a kind? -> integer:kind
ior             E i j -> !common
iparity         T array dim? mask? -> =array dim
ishft           E i shift -> =i
ishftc          E i shift size? -> =i
is_contiguous   I array -> logical 0
is_iostat_end   E i -> logical
is_iostat_eor   E i -> logical
kind            I x -> integer 0
lbound          I array dim? kind? -> integer:kind !bound
lcobound        I coarray dim? kind? -> integer:kind !bound
leadz           E i -> integer
len             I string kind? -> integer:kind 0
len_trim        E string kind? -> integer:kind
lge             E string_a string_b -> logical
lgt             E string_a string_b -> logical
lle             E string_a string_b -> logical
llt             E string_a string_b -> logical
log             E x -> =x
log_gamma       E x -> =x
log10           E x -> =x
logical         E l kind? -> logical:kind
maskl           E i kind? -> integer:kind
maskr           E i kind? -> integer:kind
matmul          T matrix_a matrix_b -> !product !matmul
max             E a1 a2 a3* -> !common
maxexponent     I x -> integer 0
maxloc          T array dim? mask? kind? back? -> integer:kind !location
maxval          T array dim? mask? -> =array dim
merge           E tsource fsource mask -> =tsource
merge_bits      E i j mask -> !common
min             E a1 a2 a3* -> !common
minexponent     I x -> integer 0
minloc          T array dim? mask? kind? back? -> integer:kind !location
minval          T array dim? mask? -> =array dim
mod             E a p -> !common
modulo          E a p -> !common
move_alloc      PS from to stat? errmsg?
mvbits          ES from frompos len to topos
nearest         E x s -> =x
new_line        I a -> !character1 0
nint            E a kind? -> integer:kind
norm2           T x dim? -> =x dim
not             E i -> =i
null            T mold? -> !null 0
num_images      T team? -> integer 0
out_of_range    E x mold round? -> logical
pack            T array mask vector? -> =array 1
parity          T mask dim? -> =mask dim
popcnt          E i -> integer
poppar          E i -> integer
precision       I x -> integer 0
present         I a -> logical 0
product         T array dim? mask? -> =array dim
radix           I x -> integer 0
random_init     S repeatable image_distinct
random_number   S harvest
random_seed     S size? put? get?
range           I x -> integer 0
rank            I a -> integer 0
real            E a kind? -> !real_of
reduce          T array operation dim? mask? identity? ordered? -> =array dim
repeat          T string ncopies -> !text 0
reshape         T source shape pad? order? -> =source size(shape)
rrspacing       E x -> =x
same_type_as    I a b -> logical 0
scale           E x i -> =x
scan            E string set back? kind? -> integer:kind
selected_char_kind T name -> integer 0
selected_int_kind T r -> integer 0
selected_logical_kind T bits -> integer 0
selected_real_kind T p? r? radix? -> integer 0
set_exponent    E x i -> =x
shape           I source kind? -> integer:kind 1
shifta          E i shift -> =i
shiftl          E i shift -> =i
shiftr          E i shift -> =i
sign            E a b -> =a
sin             E x -> =x
sind            E x -> =x
sinh            E x -> =x
sinpi           E x -> =x
size            I array dim? kind? -> integer:kind 0
spacing         E x -> =x
split           PS string set pos back?
spread          T source dim ncopies -> =source !spread
sqrt            E x -> =x
stopped_images  T team? kind? -> integer:kind 1
storage_size    I a kind? -> integer:kind 0
sum             T array dim? mask? -> =array dim
system_clock    S count? count_rate? count_max?
tan             E x -> =x
tand            E x -> =x
tanh            E x -> =x
tanpi           E x -> =x
team_number     T team? -> integer 0
this_image      T coarray? dim? team? -> integer !this_image
tiny            I x -> =x 0
tokenize        PS string set tokens separator? first? last?
trailz          E i -> integer
transfer        T source mold size? -> !transfer !transfer
transpose       T matrix -> =matrix 2
trim            T string -> !text 0
ubound          I array dim? kind? -> integer:kind !bound
ucobound        I coarray dim? kind? -> integer:kind !bound
unpack          T vector mask field -> =vector =mask
verify          E string set back? kind? -> integer:kind
c_associated    T c_ptr_1 c_ptr_2? -> logical 0
c_f_pointer     PS cptr fptr shape? lower?
c_f_procpointer PS cptr fptr
c_f_strpointer  PS cstrarray fstrptr nchars?
c_funloc        T x -> !c_funptr 0
c_loc           T x -> !c_ptr 0
c_sizeof        I x -> integer8 0
f_c_string      T string asis? -> !text 0
compiler_options T -> !text 0
compiler_version T -> !text 0
ieee_class      E x -> !ieee_class
ieee_copy_sign  E x y -> =x
ieee_fma        E a b c -> =a
ieee_get_flag   ES flag flag_value
ieee_get_halting_mode ES flag halting
ieee_get_modes  S modes
ieee_get_rounding_mode S round_value radix?
ieee_get_status S status_value
ieee_get_underflow_mode S gradual
ieee_int        E a round kind? -> integer:kind
ieee_is_finite  E x -> logical
ieee_is_nan     E x -> logical
ieee_is_negative E x -> logical
ieee_is_normal  E x -> logical
ieee_logb       E x -> =x
ieee_max        E x y -> =x
ieee_max_mag    E x y -> =x
ieee_max_num    E x y -> =x
ieee_max_num_mag E x y -> =x
ieee_min        E x y -> =x
ieee_min_mag    E x y -> =x
ieee_min_num    E x y -> =x
ieee_min_num_mag E x y -> =x
ieee_next_after E x y -> =x
ieee_next_down  E x -> =x
ieee_next_up    E x -> =x
ieee_quiet_eq   E a b -> logical
ieee_quiet_ge   E a b -> logical
ieee_quiet_gt   E a b -> logical
ieee_quiet_le   E a b -> logical
ieee_quiet_lt   E a b -> logical
ieee_quiet_ne   E a b -> logical
ieee_real       E a kind? -> !real_of
ieee_rem        E x y -> =x
ieee_rint       E x round? -> =x
ieee_scalb      E x i -> =x
ieee_selected_real_kind T p? r? radix? -> integer 0
ieee_set_flag   PS flag flag_value
ieee_set_halting_mode PS flag halting
ieee_set_modes  S modes
ieee_set_rounding_mode S round_value radix?
ieee_set_status S status_value
ieee_set_underflow_mode S gradual
ieee_signaling_eq E a b -> logical
ieee_signaling_ge E a b -> logical
ieee_signaling_gt E a b -> logical
ieee_signaling_le E a b -> logical
ieee_signaling_lt E a b -> logical
ieee_signaling_ne E a b -> logical
ieee_signbit    E x -> logical
ieee_support_datatype I x? -> logical 0
ieee_support_denormal I x? -> logical 0
ieee_support_divide I x? -> logical 0
ieee_support_flag I flag x? -> logical 0
ieee_support_halting I flag -> logical 0
ieee_support_inf I x? -> logical 0
ieee_support_io I x? -> logical 0
ieee_support_nan I x? -> logical 0
ieee_support_rounding I round_value x? -> logical 0
ieee_support_sqrt I x? -> logical 0
ieee_support_standard I x? -> logical 0
ieee_support_subnormal I x? -> logical 0
ieee_support_underflow_control I x? -> logical 0
ieee_unordered  E x y -> logical
ieee_value      E x class -> =x
"""

# Extensions that gfortran has without USE; flang has most of them.
EXTENSIONS = """
abort           S
access          N name mode -> integer 0
and             E i j -> !common
chdir           S name status?
chmod           S name mode status?
cotan           E x -> =x
cotand          E x -> =x
ctime           N time -> !text 0
dtime           S values time
etime           S values time
exit            S status?
fdate           N -> !text 0
fget            S c status?
fgetc           S unit c status?
flush           S unit?
fnum            N unit -> integer 0
fput            S c status?
fputc           S unit c status?
fseek           S unit offset whence status?
fstat           S unit values status?
ftell           N unit -> integer8 0
free            S ptr
gerror          S result
getarg          S pos value
getcwd          S c status?
getenv          S name value
getgid          N -> integer 0
getlog          S c
getpid          N -> integer 0
getuid          N -> integer 0
gmtime          S time values
hostnm          S c status?
iargc           N -> integer 0
idate           S values
ierrno          N -> integer 0
irand           N i? -> integer 0
isatty          N unit -> logical 0
isnan           E x -> logical
itime           S values
kill            S pid sig status?
link            S path1 path2 status?
lnblnk          E string -> integer
loc             I x -> integer8 0
lshift          E i shift -> =i
lstat           S name values status?
ltime           S time values
malloc          N size -> integer8 0
mclock          N -> integer 0
mclock8         N -> integer8 0
or              E i j -> !common
perror          S string
rename          S path1 path2 status?
rand            N i? -> real 0
ran             N i -> real 0
rshift          E i shift -> =i
secnds          N x -> =x 0
second          S time
signal          S number handler status?
sizeof          I x -> integer8 0
sleep           S seconds
srand           S seed
stat            S name values status?
symlnk          S path1 path2 status?
system          S command status?
time            N -> integer 0
time8           N -> integer8 0
ttynam          N unit -> !text 0
umask           S mask old?
unlink          S path status?
xor             E i j -> !common
"""

# Extensions above that gfortran also has as functions, which are not pure.
FUNCTION_FORMS = """
chdir           N name -> integer 0
chmod           N name mode -> integer 0
dtime           N values -> real 0
etime           N values -> real 0
fget            N c -> integer 0
fgetc           N unit c -> integer 0
fput            N c -> integer 0
fputc           N unit c -> integer 0
fstat           N unit values -> integer 0
getcwd          N c -> integer 0
hostnm          N c -> integer 0
kill            N pid sig -> integer 0
link            N path1 path2 -> integer 0
lstat           N name values -> integer 0
rename          N path1 path2 -> integer 0
second          N -> real 0
signal          N number handler -> integer 0
stat            N name values -> integer 0
symlnk          N path1 path2 -> integer 0
system          N command -> integer 0
umask           N mask -> integer 0
unlink          N path -> integer 0
"""

# Specific and old names: (generic, category and kind of the result where the generic would choose another one).
SPECIFIC = {
    "alog": "log", "alog10": "log10", "amod": "mod", "cabs": "abs", "ccos": "cos", "cdabs": "abs", "cdcos": "cos",
    "cdexp": "exp", "cdlog": "log", "cdsin": "sin", "cdsqrt": "sqrt", "cexp": "exp", "clog": "log", "csin": "sin",
    "csqrt": "sqrt", "dabs": "abs", "dacos": "acos", "dacosh": "acosh", "dasin": "asin", "dasinh": "asinh",
    "datan": "atan", "datan2": "atan2", "datanh": "atanh", "dbesj0": "bessel_j0", "dbesj1": "bessel_j1",
    "dbesjn": "bessel_jn", "dbesy0": "bessel_y0", "dbesy1": "bessel_y1", "dbesyn": "bessel_yn", "besj0": "bessel_j0",
    "besj1": "bessel_j1", "besjn": "bessel_jn", "besy0": "bessel_y0", "besy1": "bessel_y1", "besyn": "bessel_yn",
    "dconjg": "conjg", "dcos": "cos", "dcosd": "cosd", "dcosh": "cosh", "ddim": "dim", "derf": "erf", "derfc": "erfc",
    "dexp": "exp", "dgamma": "gamma", "dimag": "aimag", "dint": "aint", "dlgama": "log_gamma", "algama": "log_gamma",
    "dlog": "log", "dlog10": "log10", "dmax1": "max", "dmin1": "min", "dmod": "mod", "dnint": "anint", "dsign": "sign",
    "dsin": "sin", "dsind": "sind", "dsinh": "sinh", "dsqrt": "sqrt", "dtan": "tan", "dtand": "tand", "dtanh": "tanh",
    "iabs": "abs", "idim": "dim", "idnint": "nint", "imag": "aimag", "imagpart": "aimag", "isign": "sign",
    "amax1": "max", "amin1": "min", "max0": "max", "min0": "min", "zabs": "abs", "zcos": "cos", "zexp": "exp",
    "zlog": "log", "zsin": "sin", "zsqrt": "sqrt", "dfloat": "dble", "idint": "int", "ifix": "int", "int2": "int",
    "int8": "int", "long": "int", "short": "int", "float": "real", "sngl": "real", "dreal": "real",
    "realpart": "real", "amax0": "max", "amin0": "min", "max1": "max", "min1": "min", "dcmplx": "cmplx",
    "complex": "cmplx", "qabs": "abs", "qsqrt": "sqrt", "qexp": "exp", "qlog": "log", "iqint": "int",
}  # fmt: skip

# Specific names whose result is the generic's value converted: category and kind (0: default, -1: double precision).
CONVERTED = {
    "int2": ("integer", 2), "short": ("integer", 2), "int8": ("integer", 8), "long": ("integer", 4),
    "float": ("real", 0), "sngl": ("real", 0), "dreal": ("real", -1), "amax0": ("real", 0), "amin0": ("real", 0),
    "max1": ("integer", 0), "min1": ("integer", 0), "dcmplx": ("complex", -1),
}  # fmt: skip

MODULE_ONLY = ("c_", "ieee_", "f_c_", "compiler_")


class Row:
    """One intrinsic procedure."""

    __slots__ = ("dummies", "kind", "name", "optional", "rank", "repeated", "result")

    def __init__(self, name: str, kind: str, words: list[str]) -> None:
        self.name = name
        self.kind = kind
        """Class: E T I N S PS ES."""
        arrow = words.index("->") if "->" in words else len(words)
        self.dummies = tuple(w.rstrip("?*") for w in words[:arrow])
        self.optional = frozenset(w[:-1] for w in words[:arrow] if w[-1] in "?*")
        self.repeated = bool(words[:arrow]) and words[arrow - 1].endswith("*")
        result = words[arrow + 1 :]
        self.result = result[0] if result else ""
        self.rank = result[1] if len(result) > 1 else ""

    @property
    def elemental(self) -> bool:
        """Whether the procedure is elemental."""
        return self.kind in ("E", "ES")

    @property
    def pure(self) -> bool:
        """Whether the standard (or, for an extension, its effect) makes it pure."""
        return self.kind not in ("S", "N")

    @property
    def subroutine(self) -> bool:
        """Whether it is called by CALL."""
        return self.kind in ("S", "PS", "ES")


_rows: dict[str, Row] = {}
_lines: dict[str, str] = {}


def _read() -> None:
    for line in (TABLE + EXTENSIONS).splitlines():
        if line:
            name = line.split(None, 1)[0]
            _lines.setdefault(name, line)


def row(name: str) -> Row | None:
    """The row of an intrinsic procedure by generic name."""
    found = _rows.get(name)
    if found is None:
        if not _lines:
            _read()
        line = _lines.get(name)
        if line is None:
            return None
        words = line.split()
        found = _rows[name] = Row(name, words[1], words[2:])
    return found


def function_row(name: str) -> Row | None:
    """The row of an intrinsic function by generic name."""
    found = row(name)
    if found is None or not found.subroutine:
        return found
    line = next((line for line in FUNCTION_FORMS.splitlines() if line.startswith(f"{name} ")), None)
    if line is None:
        return None
    words = line.split()
    return Row(name, words[1], words[2:])


def generic_name(name: str) -> str:
    """The generic of a specific name; a generic is its own."""
    return SPECIFIC.get(name, name)


def is_intrinsic(name: str) -> bool:
    """Whether an undeclared `name` is an intrinsic procedure; those of intrinsic modules are not."""
    if name in SPECIFIC:
        return True
    if not _lines:
        _read()
    return name in _lines and not name.startswith(MODULE_ONLY)


def all_names() -> list[str]:
    """Every generic name of the table."""
    if not _lines:
        _read()
    return list(_lines)
