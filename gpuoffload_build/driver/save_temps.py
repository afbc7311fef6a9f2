"""Keeps what we generate where the user asks for intermediate files with `-save-temps` (or `=cwd`, `=obj`, as gcc and
clang spell it).

A compile keeps the rewritten source as `OBJECT.gpuoffload.f90`; a link keeps kernels and launchers of each file as
`PROGRAM-FILE_kernels.cu` and `PROGRAM-FILE_launchers.cpp`. The compilers keep their own files themselves.
"""

from __future__ import annotations

import os

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .argv import Invocation


def save_folder(invocation: Invocation, output: str) -> str | None:
    """Where intermediate files are kept: the working directory ('') or the folder of `output`; None without the
    option. The last of several holds.
    """
    for at in range(len(invocation.args) - 1, -1, -1):
        argument = invocation.args[at].replace("--save-temps", "-save-temps", 1)
        if at not in invocation.values and argument.startswith("-save-temps"):
            value = argument[len("-save-temps") :]
            if value in ("", "=cwd"):
                return ""
            if value == "=obj":
                linked = invocation.stage == "link"  # objects of a command that also links are temporary
                return os.path.dirname(invocation.output or "" if linked else output)
    return None


def save(invocation: Invocation, output: str, suffix: str, text: str) -> None:
    """Writes `text` into the file of `output`'s stem with `suffix`, where intermediate files are kept. OSError where
    that fails.
    """
    folder = save_folder(invocation, output)
    if folder is None:
        return
    stem = os.path.splitext(os.path.basename(output))[0]
    path = os.path.join(folder, stem + suffix)
    with open(path, "w", encoding="utf-8", errors="surrogateescape") as file:
        file.write(text)
