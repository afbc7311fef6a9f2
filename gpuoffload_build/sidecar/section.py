"""The section `.gpuoffload.facts` of objects: how it gets in, and how it is read from objects, archives and shared
libraries.

The readers of file formats are imported where they are used: a compile by gfortran needs none of them.
"""

from __future__ import annotations

NAME = b".gpuoffload.facts"


def assembly(payload_path: str) -> str:
    """Assembler text that puts the file `payload_path` into the section. `e`: the linker leaves it out of programs
    (D7).
    """
    escaped = payload_path.replace("\\", "\\\\").replace('"', '\\"')
    return f'\t.section\t{NAME.decode()},"e"\n\t.incbin\t"{escaped}"\n\t.text\n'


def assembly_inline(payload: bytes) -> str:
    """The same, with the payload in the text: for `-S`, whose output must stand alone."""
    rows = [",".join(map(str, payload[at : at + 32])) for at in range(0, len(payload), 32)]
    body = "".join(f"\t.byte\t{row}\n" for row in rows)
    return f'\t.section\t{NAME.decode()},"e"\n{body}\t.text\n'


def attached(data: bytes, payload: bytes) -> bytes:
    """The object `data` with `payload` in the section. elf.NotElf where the file is neither ELF nor LLVM bitcode."""
    from . import bitcode, elf

    if bitcode.is_bitcode(data):
        return bitcode.with_tail(data, payload)
    return elf.with_section(data, NAME, payload, elf.SHF_EXCLUDE)


def payloads(data: bytes, at: int = 0, end: int | None = None) -> list[bytes]:
    """The section's contents in one object or shared library: none where it has no record."""
    from . import bitcode, elf

    if elf.is_elf(data, at):
        return list(elf.section(data, NAME, at, end))
    head = bytes(data[at : at + 4])
    if head == bitcode.WRAPPER:
        tail = bitcode.tail(bytes(data[at:end]))
        return [tail] if tail else []
    return []
