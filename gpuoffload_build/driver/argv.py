"""Classifies the command line of a Fortran compiler: what it does, to which files, and which of its options we must
know.

Anything not understood here stays in the command line, untouched and in its place. Families: 'gnu' (gfortran, and
gcc or g++ that link) and 'llvm' (flang, clang).
"""

from __future__ import annotations

import os

from .options import GpuOptions

# Options whose value is the next argument. Without this table `-o x.f90` would be a source.
SEPARATE = frozenset(
    [
        "-o",
        "--output",
        "-J",
        "-I",
        "-D",
        "-U",
        "-x",
        "-L",
        "-l",
        "-T",
        "-u",
        "-z",
        "-e",
        "-A",
        "-B",
        "-include",
        "-imacros",
        "-idirafter",
        "-iprefix",
        "-iwithprefix",
        "-iwithprefixbefore",
        "-iquote",
        "-isystem",
        "-isysroot",
        "-imultilib",
        "-Xassembler",
        "-Xlinker",
        "-Xpreprocessor",
        "-Xclang",
        "-Xflang",
        "-Xopenmp-target",
        "-mllvm",
        "-mmlir",
        "-target",
        "-module-dir",
        "-module",
        "-fintrinsic-modules-path",
        "-aux-info",
        "-wrapper",
        "-specs",
        "-dumpbase",
        "-dumpbase-ext",
        "-dumpdir",
        "--param",
        "--sysroot",
        "-MF",
        "-MT",
        "-MQ",
        "-framework",
        "-install_name",
        "-rpath",
        "-soname",
        "-Tbss",
        "-Tdata",
        "-Ttext",
        "-arch",
        "-fc1-split",
        "-gcc-toolchain",
        "--dyld-prefix",
    ]
)
# Options that only answer a question: the compiler is run as it is.
QUERIES = frozenset(
    [
        "--version",
        "--help",
        "-dumpversion",
        "-dumpfullversion",
        "-dumpmachine",
        "-dumpspecs",
        "-###",
        "--target-help",
        "-fc1",
        "-cc1",
        "-cc1as",
    ]
)
QUERY_PREFIXES = ("-print-", "--print-", "--help=", "-fdump-parse-tree", "-fdebug-")

FIXED = frozenset([".f", ".for", ".ftn", ".f77", ".fpp"])
FREE = frozenset([".f90", ".f95", ".f03", ".f08", ".f18"])
PREPROCESSED = frozenset([".F", ".FOR", ".FTN", ".F77", ".FPP", ".fpp", ".F90", ".F95", ".F03", ".F08", ".F18"])
FORTRAN_LANGUAGES = {
    "f77": ("fixed", False),
    "f77-cpp-input": ("fixed", True),
    "f95": ("free", False),
    "f95-cpp-input": ("free", True),
}
LIBRARY_SUFFIXES = (".o", ".a", ".so", ".obj", ".lo")


class SourceFile:
    """A Fortran source on the command line; `index` is its place in `Invocation.args`."""

    __slots__ = ("cpp", "form", "index", "path")

    def __init__(self, path: str, form: str, cpp: bool, index: int) -> None:
        self.path = path
        self.form = form
        self.cpp = cpp
        self.index = index

    @property
    def stem(self) -> str:
        """The base name without suffix, which names the default object."""
        base = os.path.basename(self.path)
        dot = base.rfind(".")
        return base[:dot] if dot > 0 else base


class Invocation:
    """A command line, read. `stage`: 'query', 'preprocess', 'syntax', 'assembly', 'object' or 'link'.

    original: the arguments without ours, response files as they were (None where ours stood inside one)
    args: the arguments without ours, response files expanded
    inputs: indices in `args` of what is neither option nor Fortran source (objects, libraries, C sources ...)
    """

    __slots__ = (
        "args",
        "gpu",
        "include_dirs",
        "inputs",
        "module_dir",
        "original",
        "output",
        "output_at",
        "sources",
        "stage",
        "values",
    )

    def __init__(self) -> None:
        self.args: list[str] = []
        self.original: list[str] | None = None
        self.gpu = GpuOptions()
        self.stage = "link"
        self.sources: list[SourceFile] = []
        self.inputs: list[int] = []
        self.output: str | None = None
        self.output_at: tuple[int, int] | None = None  # first and past-the-last index in args
        self.module_dir = ""
        self.include_dirs: list[str] = []
        self.values: frozenset[int] = frozenset()  # indices in args that are values of the option before

    def object_of(self, source: SourceFile) -> str:
        """Where the compiler puts the object (or, with -S, the assembly) of `source`."""
        if self.output is not None:
            return self.output
        return source.stem + (".s" if self.stage == "assembly" else ".o")

    def without(self, drop: set[int]) -> list[str]:
        """The arguments but for those at the indices `drop`."""
        return [argument for at, argument in enumerate(self.args) if at not in drop]

    def output_indices(self) -> set[int]:
        """The indices of `-o x`."""
        return set(range(*self.output_at)) if self.output_at else set()

    def switch(self, on: str, off: str, default: bool) -> bool:
        """The effect of the last of two opposite options."""
        for at in range(len(self.args) - 1, -1, -1):
            if at not in self.values:
                if self.args[at] == on:
                    return True
                if self.args[at] == off:
                    return False
        return default


def classify(arguments: list[str], gpu: GpuOptions) -> Invocation:
    """Reads `arguments` (without the compiler). Our options go into `gpu`; OptionError where they are wrong."""
    result = Invocation()
    result.gpu = gpu
    expanded = arguments
    if any(argument[:1] == "@" for argument in arguments):
        from .response import expand

        expanded = expand(arguments)
    result.args = [argument for argument in expanded if not gpu.take(argument)]
    if len(expanded) == len(result.args):
        result.original = arguments
    elif len(expanded) == len(arguments):
        result.original = result.args
    _read(result)
    return result


def _read(result: Invocation) -> None:
    """One walk from left to right, as the compilers do it: -x holds for what follows; the last of a kind of option
    wins.
    """
    args = result.args
    language = "none"
    stages = {"-E": 0, "-M": 0, "-MM": 0, "-fsyntax-only": 1, "-S": 2, "-c": 3}
    names = ("preprocess", "syntax", "assembly", "object", "link")
    stage = 4
    forms: list[tuple[int, str]] = []
    values: set[int] = set()
    form = ""
    cpp: bool | None = None
    query = False
    at = 0
    while at < len(args):
        argument = args[at]
        if argument[:1] != "-" or argument == "-":
            forms.append((at, language))
            at += 1
            continue
        if argument in SEPARATE:
            if at + 1 < len(args):
                values.add(at + 1)
                language = _valued(result, argument, args[at + 1], at, 2, language)
            at += 2
            continue
        if argument in stages:
            stage = min(stage, stages[argument])
        elif argument in QUERIES or argument.startswith(QUERY_PREFIXES):
            query = True
        elif argument in ("-ffree-form", "-ffixed-form"):
            form = argument[2:-5]
        elif argument in ("-cpp", "-nocpp"):
            cpp = argument == "-cpp"
        else:
            language = _joined(result, argument, at, language)
        at += 1
    result.values = frozenset(values)
    result.stage = "query" if query else names[stage]
    for index, language in forms:
        source = _source(args[index], language, form, cpp, index)
        if source is None:
            result.inputs.append(index)
        else:
            result.sources.append(source)
    if not forms:
        result.stage = "query"
    if "-fpreprocessed" in args:
        for source in result.sources:
            source.cpp = False


def _valued(result: Invocation, name: str, value: str, at: int, width: int, language: str) -> str:
    if name in ("-o", "--output"):
        result.output = value
        result.output_at = (at, at + width)
    elif name in ("-J", "-module-dir"):
        result.module_dir = value
    elif name == "-I":
        result.include_dirs.append(value)
    elif name == "-x":
        return value
    return language


def _joined(result: Invocation, argument: str, at: int, language: str) -> str:
    """Options whose value stands in the same argument."""
    if argument.startswith("-o") and not argument.startswith("-object"):
        name, value = "-o", argument[2:]
    elif argument.startswith("--output="):
        name, value = "-o", argument[9:]
    elif argument.startswith(("-J", "-I", "-x")):
        name, value = argument[:2], argument[2:]
    elif argument.startswith("-module-dir"):
        name, value = "-module-dir", argument[11:].removeprefix("=")
    else:
        return language
    return _valued(result, name, value, at, 1, language)


def _source(path: str, language: str, form: str, cpp: bool | None, index: int) -> SourceFile | None:
    """A Fortran source, or None. The form is the suffix's (or -x's) unless -ffree-form or -ffixed-form stands
    anywhere.
    """
    if language != "none":
        known = FORTRAN_LANGUAGES.get(language)
        if known is None:
            return None
        own_form, own_cpp = known
    else:
        dot = path.rfind(".")
        suffix = path[dot:] if dot >= 0 and "/" not in path[dot:] else ""
        lower = suffix.lower()
        if lower in FREE:
            own_form = "free"
        elif lower in FIXED:
            own_form = "fixed"
        else:
            return None
        own_cpp = suffix in PREPROCESSED
    return SourceFile(path, form or own_form, own_cpp if cpp is None else cpp, index)


def plain(invocation: Invocation) -> list[str]:
    """The arguments for the compiler as the user wrote them, without ours."""
    return invocation.args if invocation.original is None else invocation.original
