"""Diagnostics as SARIF 2.1.0, for code scanning and editors: plain dictionaries, one run.

The loop and the declarations are related locations, the way from the loop to the construct is a code flow, the long
text of each code is its rule's help. Files below the current folder are relative to %SRCROOT%, of which no path is
told: the log says nothing of the machine.
"""

from __future__ import annotations

import json
import os
from urllib.parse import quote

from gpuoffload_build import __version__

from .codes import CODES, text_of
from .fingerprint import key_of, near
from .render import on_line

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from .model import Diagnostic, Location
    from .render import ReadLine

    Object = dict[str, object]

SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
VERSION = "2.1.0"
ROOT = "%SRCROOT%"
FINGERPRINT = "gpuoffload/v1"


def sarif(diagnostics: Iterable[Diagnostic], read_line: ReadLine, problems: Iterable[tuple[str, str]] = ()) -> str:
    """The log; `problems` are (place, text) of what could not be analysed."""
    found = list(diagnostics)
    codes = sorted({diagnostic.code for diagnostic in found})
    seen: dict[str, int] = {}
    results = []
    for diagnostic in found:
        result = _result(diagnostic, codes.index(diagnostic.code), read_line)
        result["partialFingerprints"] = {FINGERPRINT: _fingerprint(diagnostic, read_line, seen)}
        results.append(result)
    notes = [{"level": "error", "message": {"text": f"{place}: not analysed: {text}"}} for place, text in problems]
    invocation: Object = {"executionSuccessful": not notes}
    if notes:
        invocation["toolExecutionNotifications"] = notes
    run = {
        "tool": {
            "driver": {
                "name": "gpuoffload",
                "version": __version__,
                "rules": [_rule(code) for code in codes],
            }
        },
        "columnKind": "unicodeCodePoints",
        "originalUriBaseIds": {ROOT: {"description": {"text": "the folder that gpuoffload check ran in"}}},
        "invocations": [invocation],
        "results": results,
    }
    log = {"$schema": SCHEMA, "version": VERSION, "runs": [run]}
    return json.dumps(log, indent=2, ensure_ascii=False) + "\n"


def _rule(code: str) -> Object:
    text = text_of(code)
    return {
        "id": code,
        "shortDescription": {"text": CODES[code]},
        "fullDescription": {"text": text.partition("\n\n")[2].partition("\n\n")[0].strip()},
        "help": {"text": text, "markdown": text},
    }


def _result(diagnostic: Diagnostic, rule: int, read_line: ReadLine) -> Object:
    paragraphs = [diagnostic.message, diagnostic.why, diagnostic.help]
    here = {"physicalLocation": _physical(diagnostic.location, diagnostic.width, read_line)}
    result: Object = {
        "ruleId": diagnostic.code,
        "ruleIndex": rule,
        "level": diagnostic.severity,
        "message": {"text": "\n".join(text for text in paragraphs if text)},
        "locations": [here] if diagnostic.location.line else [],
    }
    related = list(diagnostic.related)
    loop = diagnostic.loop
    if loop is not None:
        at = next((n for n, (place, _) in enumerate(related) if place == loop), None)
        if at is None:
            at = len(related)
            related.append((loop, "in this loop"))
        way = [_located(place, text, read_line) for place, text in related[at:]]
        way.append({**here, "message": {"text": diagnostic.message}})
        result["codeFlows"] = [{"threadFlows": [{"locations": [{"location": location} for location in way]}]}]
    if related:
        result["relatedLocations"] = [
            {"id": number, **_located(place, text, read_line)} for number, (place, text) in enumerate(related, 1)
        ]
    return result


def _located(place: Location, text: str, read_line: ReadLine) -> Object:
    return {"physicalLocation": _physical(place, 1, read_line), "message": {"text": text}}


def _physical(location: Location, width: int, read_line: ReadLine) -> Object:
    """A region ends with its line at the latest."""
    end = location.column + on_line(location, width, read_line(location.file, location.line))
    region = {"startLine": location.line, "startColumn": location.column, "endColumn": end}
    return {"artifactLocation": artifact(location.file), "region": region}


def artifact(path: str) -> Object:
    """A file below the current folder by its path relative to %SRCROOT%, another one by its file URI."""
    path = near(path)
    text = quote(os.fsencode(path), safe="/-._~")
    return {"uri": "file://" + text} if path.startswith("/") else {"uri": text, "uriBaseId": ROOT}


def _fingerprint(diagnostic: Diagnostic, read_line: ReadLine, seen: dict[str, int]) -> str:
    """The same for the same finding wherever its line moves to; equal findings of a file are counted."""
    import hashlib

    text = "\0".join(key_of(diagnostic, read_line))
    digest = hashlib.blake2b(text.encode("utf-8", "surrogatepass"), digest_size=8).hexdigest()
    seen[digest] = seen.get(digest, 0) + 1
    return f"{digest}:{seen[digest]}"
