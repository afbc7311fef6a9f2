"""The build cache: files named by the hash of everything they depend on.

GPUOFFLOAD_CACHE_DIR, else XDG_CACHE_HOME/gpuoffload, else ~/.cache/gpuoffload. A file appears by rename, whole or not at all, so builds may
share the folder, run in parallel and be killed at any point.
"""

from __future__ import annotations

import os

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable


def root() -> str:
    """The cache's folder; it need not exist."""
    environment = os.environ
    own = environment.get("GPUOFFLOAD_CACHE_DIR")
    if own:
        return os.path.abspath(own)
    base = environment.get("XDG_CACHE_HOME") or os.path.join(os.path.expanduser("~"), ".cache")
    return os.path.join(base, "gpuoffload")


def publish(path: str, data: bytes) -> None:
    """Writes `path` whole: a temporary file in the same folder, then a rename. OSError where that fails; nothing is left then."""
    temporary = f"{path}.{os.getpid()}.tmp"
    try:
        descriptor = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_CLOEXEC, 0o666)
        try:
            at = 0
            while at < len(data):
                at += os.write(descriptor, data[at:])
        finally:
            os.close(descriptor)
        os.rename(temporary, path)
    except OSError:
        try:
            os.unlink(temporary)
        except OSError:
            pass
        raise


def digest(parts: Iterable[bytes | str]) -> str:
    """A name for what is made from `parts`: their lengths count, so that no two lists give one text."""
    import hashlib

    hasher = hashlib.blake2b(digest_size=16)
    for part in parts:
        data = part.encode("utf-8", "surrogateescape") if isinstance(part, str) else part
        hasher.update(b"%d:" % len(data))
        hasher.update(data)
    return hasher.hexdigest()
