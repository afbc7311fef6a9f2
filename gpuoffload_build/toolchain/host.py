"""Which Fortran compiler this is: family ('gnu' or 'llvm') and version, asked once and remembered by path, size and
time of change.
"""

from __future__ import annotations

import os

from . import cache, run

# Programs that take a compiler's command line as theirs.
PREFIXES = frozenset(("ccache", "sccache", "distcc", "icecc", "time", "env", "nice"))
MARK = b"# gpuoffload shim"


class HostCompiler:
    """words: how the user calls it (`ccache gfortran`); path: where it is; family, version: '12.2.0'."""

    __slots__ = ("family", "path", "version", "words")

    def __init__(self, words: tuple[str, ...], path: str, family: str, version: str) -> None:
        self.words = words
        self.path = path
        self.family = family
        self.version = version

    @property
    def name(self) -> str:
        """The base name, as `gfortran` or `flang-new-19`."""
        return os.path.basename(self.words[-1])

    @property
    def major(self) -> int:
        """The main version number."""
        digits = self.version.partition(".")[0]
        return int(digits) if digits.isdigit() else 0

    def to_record(self) -> dict[str, str]:
        """The record's `compiler` field."""
        return {"family": self.family, "name": self.name, "version": self.version}


def is_shim(path: str) -> bool:
    """True for a script of ours, which must not call itself."""
    try:
        with open(path, "rb") as file:
            return MARK in file.read(64)
    except OSError:
        return False


def behind_shim(words: tuple[str, ...]) -> tuple[str, ...]:
    """The words with a shim of ours replaced by the compiler behind it: a build that is switched on twice would
    otherwise lose our options at the outer one. () where that compiler is missing.
    """
    found = run.find(words[-1])
    if found is None or not is_shim(found):
        return words
    with open(found, "rb") as file:
        kind = os.fsdecode(file.read()).rpartition(' "$@"')[0].rpartition(" ")[2]
    compiler = find_fortran(kind)
    return () if compiler is None else (*words[:-1], compiler)


def find_fortran(kind: str) -> str | None:
    """The real compiler behind `gpuoffload-<kind>`: GPUOFFLOAD_FC, else the first on PATH that is not ours."""
    chosen = os.environ.get("GPUOFFLOAD_FC")
    if chosen:
        return chosen
    if kind == "gfortran":
        names = ["gfortran"]
    else:
        names = ["flang-new", "flang", *(f"{base}-{n}" for n in range(24, 18, -1) for base in ("flang-new", "flang"))]
    for name in names:
        path = run.find(name, refuse=is_shim)
        if path is not None:
            return name if run.find(name) == path else path
    return None


def family_by_name(name: str) -> str | None:
    """'gnu', 'llvm' or None where the name does not tell (mpif90, ftn)."""
    base = os.path.basename(name)
    if "gfortran" in base:
        return "gnu"
    if "flang" in base:
        return "llvm"
    return None


def identify(words: tuple[str, ...]) -> HostCompiler | None:
    """Asks the compiler, or the memory of having asked. None where it is no Fortran compiler that we know."""
    found = run.find(words[-1])
    if found is None:
        return None
    path = os.path.realpath(found)
    state = os.stat(path)
    key = f"{found}\n{path}\n{state.st_size}\n{state.st_mtime_ns}\n"
    folder = os.path.join(cache.root(), "hosts")
    memory = os.path.join(folder, _memory_name(found))
    try:
        with open(memory, encoding="utf-8", errors="surrogateescape") as file:
            text = file.read()
    except OSError:
        text = ""
    if text.startswith(key):
        answer = text[len(key) :].split("\n")
        if len(answer) == 3 and answer[2] == "end":
            return HostCompiler(words, path, answer[0], answer[1]) if answer[0] else None
    family, version = _ask(found)
    try:
        os.makedirs(folder, exist_ok=True)
        cache.publish(memory, f"{key}{family}\n{version}\nend".encode("utf-8", "surrogateescape"))
    except OSError:
        pass  # a cache that cannot be written costs time only
    return HostCompiler(words, path, family, version) if family else None


def _memory_name(path: str) -> str:
    import zlib

    return f"{os.path.basename(path)}-{zlib.crc32(os.fsencode(path)):08x}"


def _ask(path: str) -> tuple[str, str]:
    try:
        ended, output = run.capture([path, "--version"])
    except run.CannotRun:
        return "", ""
    if ended.code:
        return "", ""
    line = output.decode("utf-8", "replace").partition("\n")[0]
    version = next((w for w in reversed(line.split()) if w[:1].isdigit() and "." in w and not w.startswith("(")), "")
    if "GNU Fortran" in line:
        return "gnu", version
    if "flang" in line.lower():
        after = line.partition("version ")[2].split()
        return "llvm", after[0] if after else version
    return "", ""
