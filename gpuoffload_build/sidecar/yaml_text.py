"""The YAML rendering of a record for people: block style, one key a line.

Our own writer of 40 lines, because PyYAML needs more time to load and write one record than a Fortran compiler needs
for a small file, and this runs in every compile. A test reads what it writes with PyYAML and compares the data.
"""

from __future__ import annotations

from .codec import json_text

_PLAIN = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_./@+%-()")
_LETTERS = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_")
# Words that YAML 1.1 or 1.2 reads as something else than text.
_WORDS = frozenset(["y", "n", "yes", "no", "on", "off", "true", "false", "null", "none", "~", "nan", "inf"])


def yaml_text(value: dict[str, object]) -> str:
    """`value` as a YAML block mapping."""
    lines: list[str] = []
    _mapping(value, "", lines, "")
    return "\n".join(lines) + "\n"


def scalar(value: object) -> str:
    """A scalar as YAML reads it back; texts that could be read otherwise are quoted as in JSON."""
    if isinstance(value, str):
        bare = value.replace("::", "") if value[-1:] != ":" else ""
        if bare and value[0] in _LETTERS and bare.lower() not in _WORDS and all(char in _PLAIN for char in bare):
            return value
        text = json_text(value)
        return text if text.isprintable() else "".join(c if c.isprintable() else f"\\U{ord(c):08x}" for c in text)
    return json_text(value)


def _mapping(value: dict[str, object], indent: str, lines: list[str], first: str) -> None:
    """`first` stands in place of the first line's indentation: `- ` of the list that the mapping is an item of."""
    lead = first or indent
    for key, item in value.items():
        name = scalar(key)
        if isinstance(item, dict) and item:
            lines.append(f"{lead}{name}:")
            _mapping(item, indent + "  ", lines, "")
        elif isinstance(item, (list, tuple)) and item:
            if all(not isinstance(part, (dict, list, tuple)) for part in item):
                lines.append(f"{lead}{name}: [{', '.join(map(scalar, item))}]")
            else:
                lines.append(f"{lead}{name}:")
                _sequence(item, indent, lines)
        else:
            lines.append(f"{lead}{name}: {_leaf(item)}")
        lead = indent


def _sequence(value: list[object] | tuple[object, ...], indent: str, lines: list[str]) -> None:
    for item in value:
        if isinstance(item, dict) and item:
            _mapping(item, indent + "  ", lines, indent + "- ")
        elif isinstance(item, (list, tuple)) and item:
            lines.append(f"{indent}- {json_text(item)}")
        else:
            lines.append(f"{indent}- {_leaf(item)}")


def _leaf(value: object) -> str:
    if isinstance(value, dict):
        return "{}"
    if isinstance(value, (list, tuple)):
        return "[]"
    return scalar(value)
