"""The build cache: files named by the hash of everything they depend on.

GPUOFFLOAD_CACHE_DIR, else XDG_CACHE_HOME/gpuoffload, else ~/.cache/gpuoffload. A file appears by rename, whole or
not at all, so builds may share the folder, run in parallel and be killed at any point.
"""

from __future__ import annotations

import os
import zlib

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
    """Writes `path` whole: a temporary file in the same folder, then a rename. OSError where that fails; nothing is
    left then.
    """
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


_TRAILER = b"GPUOEND1"


def entry(kind: str, key: str, suffix: str) -> str:
    """The path of the entry `key`, spread over folders so that none gets large."""
    return os.path.join(root(), kind, key[:2], key[2:] + suffix)


def intact(path: str) -> bool:
    """True where the entry is there and whole."""
    return whole(path) is not None


def whole(path: str) -> bytes | None:
    """An entry's content without the trailer; None unless the entry is there and whole: its last 20 bytes are a mark,
    and the size and CRC-32 of the rest.

    A linker reads an object with bytes behind its last section as the object.
    """
    try:
        with open(path, "rb") as file:
            data = file.read()
    except OSError:
        return None
    body, end = data[:-20], data[-20:]
    intact = (
        end[:8] == _TRAILER
        and int.from_bytes(end[8:16], "little") == len(body)
        and int.from_bytes(end[16:], "little") == zlib.crc32(body)
    )
    return body if intact else None


def store(path: str, body: bytes) -> None:
    """Publishes an entry. OSError where the cache cannot be written."""
    os.makedirs(os.path.dirname(path), exist_ok=True)
    end = _TRAILER + len(body).to_bytes(8, "little") + zlib.crc32(body).to_bytes(4, "little")
    publish(path, body + end)
