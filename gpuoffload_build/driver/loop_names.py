"""Linker names of launchers: they say what is wrong where a link that is not ours misses them (D7a)."""

from __future__ import annotations

try:
    from _blake2 import blake2b  # hashlib's import costs 2 ms
except ImportError:  # pragma: no cover
    from hashlib import blake2b

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from gpuoffload_build.ir.stmt import DoConcurrent
    from gpuoffload_build.source.text import Source

PREFIX = "gpuoffload_link_with_gpuoffload__"
LONGEST = 63 - len("_where")
"""Characters of a Fortran name (F2023 6.2.2), with room for the name of the choice between host and device."""


def loop_names(source: Source, loops: Sequence[DoConcurrent], language: dict[str, object]) -> list[str]:
    """One name a loop: `..._STEM_LINE_HASH`. The hash covers the file's path, its text and its language options, so
    that equal names are equal loops; loops on one line are numbered."""
    hasher = blake2b(digest_size=4)
    for part in (source.path, source.text, repr(sorted(language.items()))):
        hasher.update(part.encode("utf-8", "surrogateescape") + b"\0")
    digest = hasher.hexdigest()
    stem = source.path.rpartition("/")[2].partition(".")[0].lower()
    stem = "".join(c if c.isascii() and (c.isalnum() or c == "_") else "_" for c in stem)
    names: list[str] = []
    for loop in loops:
        tail = f"_{loop.at.source.location(loop.at.start).line}_{digest}"
        name = PREFIX + stem[: LONGEST - len(PREFIX) - len(tail) - 3] + tail
        number = sum(1 for other in names if other == name or other.startswith(name + "_"))
        names.append(f"{name}_{number + 1}" if number else name)
    return names
