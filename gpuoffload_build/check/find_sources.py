"""The sources that paths stand for.

What a path may be: a build folder (compile_commands.json, CMake's file API, Meson's introspection), an fpm project, a
folder with sources, a source, or a compiled one. Nothing is started and nothing is written.
"""

from __future__ import annotations

import os

from .build_folder import build_folder
from .fpm_project import fpm_project
from .sources import SourceCommand, Sources, folder_sources, is_source

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

OBJECTS = (".o", ".obj", ".a", ".so", ".lo")


def find_sources(paths: Iterable[str], arguments: tuple[str, ...] = ()) -> Sources:
    """The sources of all `paths`; `arguments` are for those of which no build says how they are compiled."""
    found = Sources()
    for path in paths:
        if os.path.isdir(path):
            if not (build_folder(path, found) or fpm_project(path, found, arguments)):
                folder_sources(path, found, arguments)
        elif os.path.basename(path) == "fpm.toml" and os.path.isfile(path):
            fpm_project(os.path.dirname(path) or ".", found, arguments)
        elif os.path.basename(path) == "compile_commands.json" and os.path.isfile(path):
            build_folder(os.path.dirname(path) or ".", found)
        elif not os.path.isfile(path):
            found.problems.append((path, "there is no such file or folder"))
        elif is_source(path):
            found.add(SourceCommand(path, arguments))
        elif path.endswith(OBJECTS):
            found.objects.append(path)
        else:
            found.problems.append((path, "its name is not that of a Fortran source, a build folder or fpm.toml"))
    for name, home in found.absent.items():
        if name not in found.packages:
            found.notes.append((home, f"dependency '{name}' is not there: fpm has not fetched it"))
    for command in found.commands:
        command.arguments = (*command.arguments, *("-I" + folder for folder in dict.fromkeys(found.includes)))
    return found
