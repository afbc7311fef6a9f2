"""Diagnostics as JSON: {"format": 1, "findings": [...], ...}, one object a diagnostic."""

from __future__ import annotations

import json

from .model import Diagnostic, Location

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from typing import Any

FORMAT = 1


def json_text(diagnostics: Iterable[Diagnostic], more: Mapping[str, object] | None = None) -> str:
    """The whole document; the fields of `more` stand beside the findings."""
    document = {"format": FORMAT, **(more or {}), "findings": [to_json(d) for d in diagnostics]}
    return json.dumps(document, indent=2, ensure_ascii=False) + "\n"


def to_json(diagnostic: Diagnostic) -> dict[str, object]:
    """One diagnostic."""
    return {
        "code": diagnostic.code,
        "severity": diagnostic.severity,
        **_place(diagnostic.location),
        "width": diagnostic.width,
        "message": diagnostic.message,
        "why": diagnostic.why,
        "help": diagnostic.help,
        "related": [{**_place(location), "message": text} for location, text in diagnostic.related],
        "loop": _place(diagnostic.loop) if diagnostic.loop is not None else None,
    }


def from_json(data: Mapping[str, Any]) -> Diagnostic:
    """The diagnostic that `to_json` wrote."""
    diagnostic = Diagnostic(
        data["code"],
        data["severity"],
        _location(data),
        data["message"],
        data["why"],
        data["help"],
        tuple((_location(item), item["message"]) for item in data["related"]),
        data["width"],
    )
    if data["loop"] is not None:
        diagnostic.loop = _location(data["loop"])
    return diagnostic


def _location(data: Mapping[str, Any]) -> Location:
    return Location(data["file"], data["line"], data["column"])


def _place(location: Location) -> dict[str, object]:
    return {"file": location.file, "line": location.line, "column": location.column}
