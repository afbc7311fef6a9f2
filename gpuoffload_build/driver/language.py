"""The options that change what Fortran source means, as the record's `language` field: only what differs from the
compiler's defaults.

Keys are those of `sema.options.LanguageOptions`; the front end reads them, the device build reads the kinds and the
floating-point mode.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .argv import Invocation

_REAL_AS = {
    "-freal-4-real-8": ("real4_as", 8),
    "-freal-4-real-10": ("real4_as", 10),
    "-freal-4-real-16": ("real4_as", 16),
    "-freal-8-real-4": ("real8_as", 4),
    "-freal-8-real-10": ("real8_as", 10),
    "-freal-8-real-16": ("real8_as", 16),
}
_DEFAULT_REAL = {"-fdefault-real-8": 8, "-fdefault-real-10": 10, "-fdefault-real-16": 16}
_SWITCHES = (
    ("-fopenmp", "openmp"),
    ("-fopenacc", "openacc"),
    ("-fimplicit-none", "implicit_none"),
    ("-ffast-math", "fast_math"),
    ("-fbackslash", "backslash"),
    ("-fdollar-ok", "dollar"),
    ("-fpack-derived", "pack_derived"),
    ("-fno-automatic", "save"),
    ("-fd-lines-as-code", "d_lines"),
)
# Options that say where files are, what is printed or how it is linked: two compiles that differ in them only mean
# the same.
_PLACES = (
    "-I",
    "-J",
    "-D",
    "-U",
    "-W",
    "-M",
    "-L",
    "-l",
    "-B",
    "-x",
    "-std",
    "-fdiagnostics",
    "-ffile-prefix-map",
    "-fdebug-prefix-map",
)
_PLACES_WITH_VALUE = frozenset(
    [
        "-o",
        "-I",
        "-J",
        "-D",
        "-U",
        "-x",
        "-L",
        "-l",
        "-B",
        "-MF",
        "-MT",
        "-MQ",
        "-module-dir",
        "-isystem",
        "-include",
        "-Xassembler",
        "-Xlinker",
    ]
)


def language_of(invocation: Invocation) -> dict[str, object]:
    """What the command line changes of the language; the last of two opposite options holds. Which OpenMP loops are
    offloaded is part of it: whoever reads the source again must find the same loops.
    """
    result: dict[str, object] = {}
    double: int | None = None
    for at, argument in enumerate(invocation.args):
        if argument[:1] != "-" or at in invocation.values:
            continue
        if argument in _DEFAULT_REAL:
            result["real"] = _DEFAULT_REAL[argument]
        elif argument == "-fdefault-double-8":
            double = 8
        elif argument == "-fdefault-integer-8":
            result["integer"] = 8
            result["logical"] = 8
        elif argument == "-finteger-4-integer-8":
            result["integer4_as"] = 8
        elif argument in _REAL_AS:
            key, kind = _REAL_AS[argument]
            result[key] = kind
        elif argument in ("-fno-realloc-lhs", "-frealloc-lhs"):
            result["realloc_lhs"] = argument == "-frealloc-lhs"
        elif argument == "-Ofast":
            result["fast_math"] = True
        elif argument.startswith("-fcheck="):
            result["check"] = argument[8:]
        else:
            for switch, key in _SWITCHES:
                opposite = "-f" + switch[5:] if switch.startswith("-fno-") else "-fno-" + switch[2:]
                if argument == switch:
                    result[key] = True
                elif argument == opposite:
                    result.pop(key, None)
    if invocation.gpu.omp_loops:
        result["omp_loops"] = True
    if "real" in result:
        result["double"] = double or 16
    if result.get("realloc_lhs") is True:
        del result["realloc_lhs"]
    return result


def line_width(invocation: Invocation, form: str) -> int:
    """The last column that counts in fixed form (72), or that free form may use; 0 for no limit."""
    width = 72 if form == "fixed" else 132
    for argument in invocation.args:
        for prefix in (f"-f{form}-line-length-", f"-f{form}-line-length="):
            if argument.startswith(prefix):
                value = argument[len(prefix) :]
                width = int(value) if value.isdigit() else 0
    return width


def effective_options(invocation: Invocation) -> list[str]:
    """The compiler's options that may change the code, in their order, without any that names a place."""
    result: list[str] = []
    for at, argument in enumerate(invocation.args):
        if argument[:1] != "-" or argument == "-" or at in invocation.values or argument in ("-c", "-S", "-pipe"):
            continue
        if argument in _PLACES_WITH_VALUE or argument.startswith(_PLACES) or argument.startswith(("-o", "-module-dir")):
            continue
        result.append(argument)
    return result
