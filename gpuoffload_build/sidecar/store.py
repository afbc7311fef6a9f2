"""Sidecars on disk: `m.gpumod` beside `m.mod`, written whole or not at all, and not touched where nothing changed.

Two YAML documents: the facts for people, then the record as one line of JSON, which is all that machines read. The
last line is a comment with the CRC-32 of the JSON and of the module file that the compiler wrote with it: a sidecar
that was cut off or edited is recognised, and so is one that an older compile left beside a newer module file
(compilers do not touch a module file whose content stays the same, so times do not tell).
"""

from __future__ import annotations

import os
import zlib

from .codec import Corrupt
from .yaml_text import yaml_text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .record import Record

SUFFIX = ".gpumod"
_SECOND = "\n---\n{"
_END = "# end of record, crc32 "


def sidecar_bytes(record: Record, json: str) -> bytes:
    """The sidecar's content but for the end that `finish` adds; `json` is the record's JSON text."""
    people = yaml_text(record.for_people())
    check = zlib.crc32(json.encode("utf-8"))
    head = "# gpuoffload module file: facts for people, then the whole record as JSON (module_cache/FORMAT.md)\n---\n"
    return f"{head}{people}---\n{json}\n{_END}{check:08x}".encode()


def module_check(path: str) -> str:
    """The CRC-32 of a module file as the sidecar's end has it; `none` where there is no such file."""
    try:
        with open(path, "rb") as file:
            return f"{zlib.crc32(file.read()):08x}"
    except OSError:
        return "none"


def finish(data: bytes, check: str) -> bytes:
    """The whole sidecar: `data` from `sidecar_bytes` and the check sum of the module file beside it."""
    return data + f", module file {check}\n".encode()


def read_sidecar(data: bytes) -> tuple[str, str]:
    """The JSON text of the sidecar `data`, and the check sum of its module file. Corrupt where it is not whole."""
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Corrupt(f"it is not UTF-8: {error.reason}") from None
    at = text.rfind(_SECOND)
    if at < 0:
        raise Corrupt("it has no second document")
    json, _, rest = text[at + len(_SECOND) - 1 :].partition("\n")
    end, comma, module = rest.partition(", module file ")
    if end != f"{_END}{zlib.crc32(json.encode('utf-8')):08x}" or not comma or not module.endswith("\n"):
        raise Corrupt("it is cut off or was edited")
    return json, module[:-1]


def write_if_changed(path: str, data: bytes) -> bool:
    """Makes `path` hold `data`; True where it did not already. OSError leaves the old file as it was and nothing
    half written.
    """
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
    """What has a sidecar: modules, then submodules as `ancestor@name`."""
    names: list[str] = []
    for key in ("modules", "submodules"):
        part = provides.get(key)
        if isinstance(part, list):
            names += part
    return names


def module_file(name: str, family: str) -> str:
    """The base name of the compiler's module file for the module, or submodule `ancestor@name`."""
    if "@" not in name:
        return name + ".mod"
    return name + ".smod" if family == "gnu" else name.replace("@", "-") + ".mod"
