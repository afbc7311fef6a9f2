"""Diagnostics as SARIF 2.1.0, for code scanning and editors: plain dictionaries, one run.

Places and the chain of calls are related locations; the long text of each code is its rule's help.
"""

from __future__ import annotations

import json
import os
from urllib.parse import quote

from gpuoffload_build import __version__

from .codes import CODES, text_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from .model import Diagnostic, Location

SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"
VERSION = "2.1.0"


def sarif(diagnostics: Iterable[Diagnostic], complete: bool = True) -> str:
    """The log. `complete` is False where something could not be analysed."""
    found = list(diagnostics)
    codes = sorted({diagnostic.code for diagnostic in found})
    run = {
        "tool": {
            "driver": {
                "name": "gpuoffload",
                "version": __version__,
                "rules": [_rule(code) for code in codes],
            }
        },
        "columnKind": "unicodeCodePoints",
        "invocations": [{"executionSuccessful": complete}],
        "results": [_result(diagnostic, codes.index(diagnostic.code)) for diagnostic in found],
    }
    log = {"$schema": SCHEMA, "version": VERSION, "runs": [run]}
    return json.dumps(log, indent=2, ensure_ascii=False) + "\n"


def _rule(code: str) -> dict[str, object]:
    text = text_of(code)
    return {
        "id": code,
        "shortDescription": {"text": CODES[code]},
        "fullDescription": {"text": text.partition("\n\n")[2].partition("\n\n")[0].strip()},
        "help": {"text": text, "markdown": text},
    }


def _result(diagnostic: Diagnostic, rule: int) -> dict[str, object]:
    paragraphs = [diagnostic.message, diagnostic.why, diagnostic.help]
    result: dict[str, object] = {
        "ruleId": diagnostic.code,
        "ruleIndex": rule,
        "level": diagnostic.severity,
        "message": {"text": "\n".join(text for text in paragraphs if text)},
        "locations": [{"physicalLocation": _physical(diagnostic.location, diagnostic.width)}],
    }
    if diagnostic.related:
        result["relatedLocations"] = [
            {"id": number, "physicalLocation": _physical(location, 1), "message": {"text": text}}
            for number, (location, text) in enumerate(diagnostic.related, 1)
        ]
    return result


def _physical(location: Location, width: int) -> dict[str, object]:
    region = {"startLine": location.line, "startColumn": location.column, "endColumn": location.column + width}
    return {"artifactLocation": {"uri": uri(location.file)}, "region": region}


def uri(path: str) -> str:
    """A relative reference for a path below the current folder, else a file URI."""
    text = quote(path.replace(os.sep, "/"), safe="/-._~")
    return "file://" + text if text.startswith("/") else text
