"""Meson: a native file that puts the driver in front of the compilers.

C and C++ are wrapped too because Meson links a Fortran target that has C sources (every f2py extension) with the C
compiler; their compiles pass through.
"""

from __future__ import annotations

import hashlib
import os

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence


def _list(words: Sequence[str]) -> str:
    quoted = ("'" + w.replace("\\", "\\\\").replace("'", "\\'") + "'" for w in words)
    return "[" + ", ".join(quoted) + "]"


def native_file_text(launcher: Sequence[str], compilers: dict[str, Sequence[str]]) -> str:
    """The text of a native file: `launcher` in front of each compiler of `compilers` (Meson language -> command)."""
    lines = ["[binaries]"]
    lines += [f"{language} = {_list([*launcher, *command])}" for language, command in compilers.items()]
    return "\n".join(lines) + "\n"


def write_native_file(text: str, directory: str) -> str:
    """The path of a file with `text`, named by its hash.

    Meson reads a native file again at each reconfigure, so it must outlive the set-up: `directory` is a cache folder.
    Written to a temporary name and renamed; an equal file is left as it is.
    """
    os.makedirs(directory, exist_ok=True)
    path = os.path.join(directory, hashlib.blake2b(text.encode(), digest_size=8).hexdigest() + ".ini")
    if not os.path.exists(path):
        temporary = f"{path}.{os.getpid()}"
        with open(temporary, "w", encoding="utf-8") as file:
            file.write(text)
        os.replace(temporary, path)
    return path
