"""One source file as a compile sees it: its bytes, what the preprocessor makes of them, and the record that is made
from both.
"""

from __future__ import annotations

import os

from gpuoffload_build.sidecar.record import Record, raw_source
from gpuoffload_build.sidecar.units import provided
from gpuoffload_build.toolchain import run

from .arguments import preprocessor_arguments
from .language import effective_options, language_of, line_width
from .options import OptionError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from gpuoffload_build.source.text import Source
    from gpuoffload_build.toolchain.host import HostCompiler

    from .argv import Invocation, SourceFile
    from .options import GpuOptions

SCREEN = b"concurrent"
OMP_SCREEN = b"$omp"


class Unit:
    """path: as the user names the file, also where a build system compiles a preprocessed copy of it
    raw: the file's bytes; preprocessed: the preprocessor's output or None; screen: the text that the compiler reads,
    in lower case
    """

    __slots__ = ("form", "path", "preprocessed", "raw", "screen", "source", "stdin", "width", "written")

    def __init__(self, source: SourceFile, raw: bytes, preprocessed: bytes | None, width: int, path: str = "") -> None:
        self.source = source
        self.raw = raw
        self.preprocessed = preprocessed
        self.screen = (raw if preprocessed is None else preprocessed).lower()
        self.form = source.form
        self.width = width
        self.stdin = source.path == "-"
        self.path = path or ("<stdin>" if self.stdin else source.path)
        self.written = raw

    def may_have_loops(self, gpu: GpuOptions) -> bool:
        """False where the text cannot have a loop to offload."""
        return may_have_loops(self.screen, gpu.omp_loops)

    @property
    def includes(self) -> bool:
        """True where the text may have INCLUDE lines."""
        at = self.screen.find(b"include")
        while at >= 0:
            line = self.screen.rfind(b"\n", 0, at) + 1
            if not self.screen[line:at].strip(b" \t") and self.screen[at + 7 :].lstrip(b" \t")[:1] in (b"'", b'"'):
                return True
            at = self.screen.find(b"include", at + 7)
        return False


def may_have_loops(lowered: bytes, omp_loops: object) -> bool:
    """False where a text, in lower case, cannot have a loop to offload; `omp_loops`: those of OpenMP count."""
    return SCREEN in lowered or (bool(omp_loops) and OMP_SCREEN in lowered)


def read_unit(compiler: HostCompiler, invocation: Invocation, source: SourceFile) -> Unit | None:
    """Reads the source and runs the preprocessor where the text needs it.

    None where either fails: the compiler then says why.
    """
    try:
        raw = _read_stdin() if source.path == "-" else _read(source.path)
    except OSError:
        return None
    width = line_width(invocation, source.form)
    preprocessed = None
    if _needs_preprocessor(compiler, invocation, source, raw):
        preprocessed = _preprocess(compiler, invocation, source)
        if preprocessed is None and source.path != "-":
            return None
    path = _marked_path(raw)
    if path is None:
        return Unit(source, raw, preprocessed, width)
    unit = Unit(source, raw, raw if preprocessed is None else preprocessed, width, path)
    try:
        unit.written = _read(path)
    except OSError:
        pass  # the copy travels without the original: columns are the copy's
    return unit


def make_record(compiler: HostCompiler, invocation: Invocation, unit: Unit) -> Record:
    """The stub. A source with INCLUDE lines or preprocessed text is expanded now: later the files may be others."""
    text = ""
    form = unit.form
    loops = unit.may_have_loops(invocation.gpu)
    if unit.preprocessed is not None or unit.includes:
        source = load_source(invocation, unit)
        field = source.to_record()
        text, form = source.text, "free"
        loops = may_have_loops(text.lower().encode("utf-8", "replace"), invocation.gpu.omp_loops)
    else:
        field = raw_source(unit.path, unit.raw, form, unit.width)
        text = str(field["raw"])
    provides = provided(text, form)
    record = Record(
        unit.path,
        compiler.to_record(),
        language_of(invocation),
        invocation.gpu.to_record(),
        field,
        parsed_provides(load_source(invocation, unit).text) if provides is None else provides,
    )
    record.options = effective_options(invocation)
    record.module_dirs = list(dict.fromkeys(module_dirs(compiler, invocation, unit)))
    record.loops = None if loops else []
    record.seal()
    return record


def load_source(invocation: Invocation, unit: Unit) -> Source:
    """The source as the front end reads it."""
    from gpuoffload_build.source.load import load

    return load(
        unit.path,
        unit.written,
        unit.form,
        unit.preprocessed,
        include_dirs(invocation, unit),
        unit.width,
        bool(language_of(invocation).get("openmp")),
    )


def parsed_provides(text: str) -> dict[str, object]:
    """What the parser says the source provides, where the scan of its lines could not tell."""
    from gpuoffload_build.sidecar.provides import provides_of

    return provides_of(text)


def include_dirs(invocation: Invocation, unit: Unit) -> tuple[str, ...]:
    """Where INCLUDE lines look: the source's own folder, then the -I folders."""
    own = os.path.dirname(unit.source.path)
    return (own, *invocation.include_dirs)


def module_dirs(compiler: HostCompiler, invocation: Invocation, unit: Unit) -> tuple[str, ...]:
    """Where the compiler looks for module files, in its order (tried with gfortran 12 and flang 19): the current
    folder, for gfortran the source's own, the -I folders, and last the folder that -J writes to.
    """
    own = (os.path.dirname(unit.source.path),) if compiler.family == "gnu" and "/" in unit.source.path else ()
    written = (invocation.module_dir,) if invocation.module_dir else ()
    return (".", *own, *invocation.include_dirs, *written)


def _read(path: str) -> bytes:
    with open(path, "rb") as file:
        return file.read()


def _read_stdin() -> bytes:
    parts = []
    while part := os.read(0, 65536):
        parts.append(part)
    return b"".join(parts)


def _marked_path(raw: bytes) -> str | None:
    """The file that the first line marker names: CMake with Ninja compiles `X.f90-pp.f90`, which starts so."""
    line = raw[: raw.find(b"\n")] if raw[:1] == b"#" else b""
    if not line.startswith((b"# ", b"#line ")):
        return None
    _, quote, rest = line.partition(b'"')
    name, end, _ = rest.partition(b'"')
    if not quote or not end or name.startswith(b"<"):
        return None
    return os.fsdecode(name)


def _needs_preprocessor(compiler: HostCompiler, invocation: Invocation, source: SourceFile, raw: bytes) -> bool:
    """True where the preprocessor could change the text. flang obeys directives in every file, gfortran where cpp is
    on.
    """
    directives = False
    at = 0 if raw[:1] == b"#" else raw.find(b"\n#") + 1
    while raw[at : at + 1] == b"#":
        word = raw[at + 1 : at + 40].lstrip(b" \t")
        if not word[:1].isdigit() and not word.startswith(b"line"):
            directives = True
            break
        following = raw.find(b"\n#", at)
        if following < 0:
            break
        at = following + 1
    if directives and (source.cpp or (compiler.family == "llvm" and "-fpreprocessed" not in invocation.args)):
        return True
    if not source.cpp:
        return False
    return b"__" in raw or any(name in raw for name in _defined(invocation))


def _defined(invocation: Invocation) -> list[bytes]:
    names = []
    for at, argument in enumerate(invocation.args):
        if argument.startswith("-D"):
            text = argument[2:] or (invocation.args[at + 1] if at + 1 < len(invocation.args) else "")
            names.append(os.fsencode(text.partition("=")[0].partition("(")[0]))
    return [name for name in names if name]


def _preprocess(compiler: HostCompiler, invocation: Invocation, source: SourceFile) -> bytes | None:
    if source.path == "-":
        return None
    command = [*compiler.words, *preprocessor_arguments(invocation, source)]
    ended, output = run.capture(command)
    if ended.code:
        return None
    if compiler.family == "llvm" and invocation.gpu.omp_loops and "-fopenmp" not in invocation.args:
        return _with_directives(command, output)
    return output


def _with_directives(command: list[str], output: bytes) -> bytes:
    """What flang's preprocessor printed, with the OpenMP directives, which it drops unless -fopenmp is given. That
    option brings more than directives (`!$ ` lines), so that the other lines stay as they are."""
    ended, text = run.capture([*command, "-fopenmp", "-U_OPENMP"])
    plain, full = output.split(b"\n"), text.split(b"\n")
    if ended.code == 0 and len(plain) == len(full):
        directive = [line.lstrip()[:5].lower() == b"!$omp" for line in full]
        return b"\n".join(b if it_is else a for a, b, it_is in zip(plain, full, directive))
    raise OptionError(
        f"option '--gpu-offload-omp-loops' needs -fopenmp here: flang's preprocessor drops the directives of "
        f"'{command[-1]}' without it"
    )
