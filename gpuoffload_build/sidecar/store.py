"""Sidecars on disk: `m.gpumod` beside `m.mod`, written whole or not at all, and not touched where nothing changed.

Two YAML documents: the facts for people, then the record as one line of JSON, which is all that machines read. The last line is a comment with
the JSON's CRC-32: a sidecar that was cut off or edited is recognised.
"""

from __future__ import annotations

import os
import zlib

from .codec import Corrupt, json_text
from .yaml_text import yaml_text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .record import Record

SUFFIX = ".gpumod"
_SECOND = "\n---\n{"
_END = "# end of record, crc32 "


def sidecar_bytes(record: Record, json: str) -> bytes:
    """The sidecar's content; `json` is the record's JSON text."""
    people = yaml_text(record.for_people())
    check = zlib.crc32(json.encode("utf-8"))
    head = "# gpuoffload module file: facts for people, then the whole record as JSON (module_cache/FORMAT.md)\n---\n"
    return f"{head}{people}---\n{json}\n{_END}{check:08x}\n".encode()


def record_json(data: bytes) -> str:
    """The JSON text of the sidecar `data`. Corrupt where it is not whole."""
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Corrupt(f"it is not UTF-8: {error.reason}") from None
    at = text.rfind(_SECOND)
    if at < 0:
        raise Corrupt("it has no second document")
    json, _, rest = text[at + len(_SECOND) - 1 :].partition("\n")
    if rest != f"{_END}{zlib.crc32(json.encode('utf-8')):08x}\n":
        raise Corrupt("it is cut off or was edited")
    return json


def write_if_changed(path: str, data: bytes) -> bool:
    """Makes `path` hold `data`; True where it did not already. OSError leaves the old file as it was and nothing half written."""
    try:
        with open(path, "rb") as file:
            if file.read() == data:
                return False
    except OSError:
        pass
    temporary = f"{path}.{os.getpid()}.tmp"
    try:
        with open(temporary, "wb") as file:
            file.write(data)
        os.rename(temporary, path)
    except OSError:
        try:
            os.unlink(temporary)
        except OSError:
            pass
        raise
    return True


def names_of(provides: dict[str, object]) -> list[str]:
    """The sidecars' base names: modules, then submodules as `ancestor@name`."""
    names: list[str] = []
    for key in ("modules", "submodules"):
        part = provides.get(key)
        if isinstance(part, list):
            names += [f"{name}{SUFFIX}" for name in part]
    return names


__all__ = ["SUFFIX", "json_text", "names_of", "record_json", "sidecar_bytes", "write_if_changed"]
