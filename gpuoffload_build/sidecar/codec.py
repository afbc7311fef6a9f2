"""A record as bytes: JSON text, and the frame that holds it inside objects.

Frame: `GOF1`, length and CRC-32 of the payload (32 bits, little endian), payload = zlib of the JSON in UTF-8. Frames
stand one after the other where a linker has concatenated sections.
"""

from __future__ import annotations

import zlib

try:  # the C part of json, without the 10 ms of the package around it
    from _json import encode_basestring
except ImportError:  # pragma: no cover - an interpreter without the accelerator
    from json.encoder import encode_basestring

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

MAGIC = b"GOF1"


class Corrupt(Exception):  # noqa: N818
    """Bytes that no version of ours has written, or that were cut off; the text says which."""


def json_text(value: object) -> str:
    """`value` as JSON on one line, the same text as `json.dumps(value, separators=(",", ":"), ensure_ascii=False)`."""
    parts: list[str] = []
    _write(value, parts.append)
    return "".join(parts)


def _write(value: object, put: Callable[[str], None]) -> None:
    if value is None:
        put("null")
    elif value is True:
        put("true")
    elif value is False:
        put("false")
    elif isinstance(value, str):
        put(encode_basestring(value))
    elif isinstance(value, (int, float)):
        put(repr(value))
    elif isinstance(value, dict):
        put("{")
        comma = ""
        for key, item in value.items():
            put(comma + encode_basestring(key) + ":")
            _write(item, put)
            comma = ","
        put("}")
    elif isinstance(value, (list, tuple)):
        put("[")
        comma = ""
        for item in value:
            put(comma)
            _write(item, put)
            comma = ","
        put("]")
    else:
        raise TypeError(f"no JSON for {type(value).__name__}")


def frame(text: str) -> bytes:
    """The JSON `text` as one frame. Level 1: in a compile, time counts more than bytes."""
    payload = zlib.compress(text.encode("utf-8"), 1)
    return b"".join((MAGIC, len(payload).to_bytes(4, "little"), zlib.crc32(payload).to_bytes(4, "little"), payload))


def frames(data: bytes) -> Iterator[str]:
    """The JSON texts of all frames in `data`; zero bytes between frames are padding. Corrupt where anything else is
    found.
    """
    at = 0
    end = len(data)
    while at < end:
        if data[at : at + 4] != MAGIC:
            if data[at] == 0:
                at += 1
                continue
            raise Corrupt("the section does not start with a record")
        size = int.from_bytes(data[at + 4 : at + 8], "little")
        payload = data[at + 12 : at + 12 + size]
        if len(payload) < size:
            raise Corrupt("the section is cut off")
        if zlib.crc32(payload) != int.from_bytes(data[at + 8 : at + 12], "little"):
            raise Corrupt("the record's check sum is wrong")
        try:
            yield zlib.decompress(payload).decode("utf-8")
        except (zlib.error, UnicodeDecodeError) as error:
            raise Corrupt(str(error)) from None
        at += 12 + size
