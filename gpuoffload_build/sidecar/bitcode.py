"""LLVM bitcode files (what `flang -flto` leaves): the wrapper header, with our record behind the bitcode.

Every LLVM tool skips the wrapper: magic, version, offset and size of the bitcode, CPU type, each 32 bits, little
endian.
"""

from __future__ import annotations

from struct import pack, unpack_from

RAW = b"BC\xc0\xde"
WRAPPER = b"\xde\xc0\x17\x0b"
_HEADER = 20


def is_bitcode(data: bytes) -> bool:
    """True for bitcode, wrapped or not."""
    return data[:4] in (RAW, WRAPPER)


def with_tail(data: bytes, tail: bytes) -> bytes:
    """`data` in a wrapper, followed by `tail`. What stood behind the bitcode of a file that had a wrapper is
    replaced.
    """
    cpu = 0
    if data[:4] == WRAPPER:
        _, _, offset, size, cpu = unpack_from("<IIIII", data, 0)
        data = data[offset : offset + size]
    data += b"\0" * (-len(data) % 4)
    padding = b"\0" * (-len(tail) % 4)  # LLVM refuses files whose size is no multiple of 4
    return WRAPPER + pack("<IIII", 0, _HEADER, len(data), cpu) + data + tail + padding


def tail(data: bytes) -> bytes:
    """What stands behind the bitcode; nothing where there is no wrapper."""
    if data[:4] != WRAPPER or len(data) < _HEADER:
        return b""
    _, _, offset, size, _ = unpack_from("<IIIII", data, 0)
    return data[offset + size :]
