"""A baseline: the findings that a project has already, so that only new ones count.

JSON: {"format": 1, "findings": [{"code", "file", "message", "text", "count"}]}. Lines may move: a finding is known by
its code, its file, its message and the text of its line.
"""

from __future__ import annotations

import json

from gpuoffload_build.diagnostics.fingerprint import key_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from gpuoffload_build.diagnostics.fingerprint import Key
    from gpuoffload_build.diagnostics.model import Diagnostic
    from gpuoffload_build.diagnostics.render import ReadLine

FORMAT = 1
FIELDS = ("code", "file", "message", "text")


class BadBaseline(Exception):  # noqa: N818
    """The file is no baseline; the text says why."""


def write(path: str, findings: Iterable[Diagnostic], read_line: ReadLine) -> None:
    """Writes the baseline of `findings`. OSError where that fails."""
    counts: dict[Key, int] = {}
    for finding in findings:
        key = key_of(finding, read_line)
        counts[key] = counts.get(key, 0) + 1
    entries = [{**dict(zip(FIELDS, key)), "count": count} for key, count in sorted(counts.items())]
    with open(path, "w", encoding="utf-8") as file:
        json.dump({"format": FORMAT, "findings": entries}, file, indent=1, ensure_ascii=False)
        file.write("\n")


def read(path: str) -> dict[Key, int]:
    """How often each finding is known. BadBaseline where the file cannot be read as one."""
    try:
        with open(path, encoding="utf-8") as file:
            data = json.load(file)
        if data["format"] != FORMAT:
            raise BadBaseline(f"its format is {data['format']}, and this version reads format {FORMAT}")
        entries = data["findings"]
        return {(e["code"], e["file"], e["message"], e["text"]): int(e["count"]) for e in entries}
    except OSError as error:
        raise BadBaseline(error.strerror or str(error)) from None
    except ValueError as error:
        raise BadBaseline(f"it is no baseline: {error}") from None
    except (KeyError, TypeError):
        raise BadBaseline("it is no baseline that --write-baseline wrote") from None


def new_findings(findings: Iterable[Diagnostic], known: dict[Key, int], read_line: ReadLine) -> list[Diagnostic]:
    """The findings that are not in the baseline; of equal ones, those beyond its count."""
    left = dict(known)
    result = []
    for finding in findings:
        key = key_of(finding, read_line)
        if left.get(key, 0) > 0:
            left[key] -= 1
        else:
            result.append(finding)
    return result
