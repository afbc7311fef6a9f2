"""Writes archives with an index of symbols, deterministic: no time, no owner, members in the order given."""

from __future__ import annotations

from gpuoffload_build.sidecar import elf

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence


def archive(members: Sequence[tuple[str, bytes]]) -> bytes:
    """A GNU archive of (name, ELF object) pairs."""
    names = bytearray()
    headers: list[bytes] = []
    for name, _ in members:
        encoded = name.encode("utf-8", "surrogateescape")
        if len(encoded) < 16:
            headers.append(encoded + b"/")
        else:
            headers.append(b"/%d" % len(names))
            names += encoded + b"/\n"
    symbols = [[s for s, defined, _ in elf.symbols(data) if defined] for _, data in members]
    count = sum(map(len, symbols))
    strings = b"".join(s + b"\0" for part in symbols for s in part)
    index_size = 4 + 4 * count + len(strings)
    at = 8 + 60 + index_size + (index_size & 1)
    if names:
        at += 60 + len(names) + (len(names) & 1)
    offsets: list[bytes] = []
    for (_, data), part in zip(members, symbols):
        offsets += [at.to_bytes(4, "big")] * len(part)
        at += 60 + len(data) + (len(data) & 1)
    parts = [b"!<arch>\n", *_member(b"/", count.to_bytes(4, "big") + b"".join(offsets) + strings)]
    if names:
        parts += _member(b"//", bytes(names))
    for header, (_, data) in zip(headers, members):
        parts += _member(header, data)
    return b"".join(parts)


def _member(name: bytes, data: bytes) -> tuple[bytes, bytes, bytes]:
    header = b"%-16s%-12d%-6d%-6d%-8o%-10d`\n" % (name, 0, 0, 0, 0o644, len(data))
    return header, data, b"\n" if len(data) & 1 else b""
