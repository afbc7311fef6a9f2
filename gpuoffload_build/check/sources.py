"""The Fortran sources of a project that is not built: where they are and with which options they are compiled."""

from __future__ import annotations

import os

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

SUFFIXES = frozenset((".f90", ".f95", ".f03", ".f08", ".f18", ".f", ".for", ".ftn", ".f77", ".fpp"))
SKIPPED = frozenset(("build", "node_modules", "__pycache__"))
FOREIGN = ("CMakeCache.txt", "meson-private", "pyvenv.cfg")
"""What says that a folder was written by a tool: no sources of the project are there."""
FOLDER_OPTIONS = (
    "-I",
    "-J",
    "-module-dir",
    "-isystem",
    "-iquote",
    "-idirafter",
    "-include",
    "-fintrinsic-modules-path",
)


class SourceCommand:
    """One source with the arguments that it is compiled with, without the compiler and without the source itself.

    path: as seen from the current folder; compiler: the command's own compiler, () where the user chooses one
    directory: where the command runs, '' for the current folder: there compilers look for module files too
    """

    __slots__ = ("arguments", "compiler", "directory", "generated", "path")

    def __init__(
        self,
        path: str,
        arguments: Iterable[str] = (),
        compiler: tuple[str, ...] = (),
        generated: bool = False,
        directory: str = "",
    ) -> None:
        self.path = path
        self.arguments = tuple(arguments)
        self.compiler = compiler
        self.generated = generated
        self.directory = directory


class Sources:
    """What was found.

    commands  in the order found; objects: compiled ones, archives, shared libraries
    problems  what could not be read; notes: what is not there although the project names it, which may not matter
    """

    __slots__ = ("absent", "commands", "includes", "notes", "objects", "packages", "problems")

    def __init__(self) -> None:
        self.commands: list[SourceCommand] = []
        self.objects: list[str] = []
        self.includes: list[str] = []
        """Include folders of fpm packages: fpm gives those of all packages to every source."""
        self.packages: set[str] = set()
        """Names of the fpm packages."""
        self.absent: dict[str, str] = {}
        """Dependencies that fpm has not fetched, with where they were looked for."""
        self.problems: list[tuple[str, str]] = []
        self.notes: list[tuple[str, str]] = []

    def add(self, command: SourceCommand) -> None:
        """Takes a source in."""
        self.commands.append(command)

    def unique(self) -> list[SourceCommand]:
        """One command a source: a file that two targets compile is judged as the first compiles it."""
        found: dict[str, SourceCommand] = {}
        for command in self.commands:
            found.setdefault(os.path.realpath(command.path), command)
        return list(found.values())


def is_source(path: str) -> bool:
    """Whether compilers take the file for Fortran by its suffix."""
    return os.path.splitext(path)[1].lower() in SUFFIXES


def folder_sources(folder: str, found: Sources, arguments: tuple[str, ...] = ()) -> bool:
    """Every source below `folder`, but for hidden folders and those that builds write; whether there was one."""
    before = len(found.commands)
    for base, folders, names in os.walk(folder):
        folders[:] = sorted(name for name in folders if _has_sources(base, name))
        for name in sorted(names):
            if is_source(name):
                found.add(SourceCommand(os.path.normpath(os.path.join(base, name)), arguments))
    if len(found.commands) == before:
        found.notes.append((folder, "it has no Fortran source"))
    return len(found.commands) > before


def _has_sources(base: str, name: str) -> bool:
    """Whether a folder in `base` may have sources of the project."""
    written = any(os.path.exists(os.path.join(base, name, mark)) for mark in FOREIGN)
    return not name.startswith(".") and name not in SKIPPED and not written


def shown(path: str, directory: str) -> str:
    """A path of a command that runs in `directory`, as seen from the current folder: short where it lies below it."""
    whole = os.path.normpath(os.path.join(directory, path))
    near = os.path.relpath(whole)
    return whole if near.startswith(os.pardir + os.sep + os.pardir) else near


def placed(arguments: Iterable[str], directory: str) -> list[str]:
    """The arguments with the folders that they name as whole paths: we do not run in `directory`."""
    result: list[str] = []
    pending = False
    for argument in arguments:
        if pending:
            pending = False
            result.append(os.path.normpath(os.path.join(directory, argument)))
            continue
        pending = argument in FOLDER_OPTIONS
        joined = next((o for o in ("-I", "-J") if argument.startswith(o) and len(argument) > 2), None)
        if joined is not None:
            argument = joined + os.path.normpath(os.path.join(directory, argument[2:]))
        result.append(argument)
    return result
