"""What the parts of `gpuoffload check` keep in the build cache: JSON values."""

from __future__ import annotations

import json

from gpuoffload_build.toolchain import cache

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def kept(entry: str) -> Any:
    """The value that `keep` stored; None where there is none, or none that is whole."""
    body = cache.whole(entry)
    try:
        return None if body is None else json.loads(body)
    except ValueError:
        return None


def keep(entry: str, value: object) -> str:
    """Stores a value; why the cache could not be written, or ''."""
    try:
        cache.store(entry, json.dumps(value).encode("utf-8", "surrogatepass"))
    except OSError as error:
        return error.strerror or str(error)
    return ""
