"""`gpuoffload check --verify-parse`: fparser's opinion on every source beside our parser's.

What one of both sees and the other does not is a warning at its place; a file that fparser does not take is named and
nothing is said of it. Answers are kept in the build cache, by what the source says.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter

from gpuoffload_build.diagnostics.json_text import from_json, to_json
from gpuoffload_build.diagnostics.model import Diagnostic
from gpuoffload_build.sidecar.record import source_of
from gpuoffload_build.syntax import inventory, second_parser
from gpuoffload_build.syntax.older_forms import in_older_forms
from gpuoffload_build.syntax.parser import parse
from gpuoffload_build.toolchain import cache
from gpuoffload_build.toolchain.workers import spread

from .check_cache import keep, kept

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from gpuoffload_build.sidecar.record import Record
    from gpuoffload_build.source.text import Source

    Item = tuple[str, str, int]

KINDS = {
    "procedure": "procedure",
    "call": "call of",
    "do": "do loop",
    "do while": "do while loop",
    "do concurrent": "do concurrent loop",
}
WHY = "one of the parsers misreads the statement, and what becomes of a loop is only as good as its parser"
HELP = "report it with the statement, please, unless it is fparser that is wrong"


class Opinion:
    """differences: warnings; rejected: (place, why) where fparser does not take the file"""

    __slots__ = ("differences", "rejected")

    def __init__(self, differences: list[Diagnostic], rejected: tuple[str, str] | None) -> None:
        self.differences = differences
        self.rejected = rejected


def verify(
    records: Sequence[Record], jobs: int, version: str, progress: Callable[[str, int, int], None]
) -> list[Opinion]:
    """One opinion a record, in their order. `version` names this build of ours."""
    versions = (version, second_parser.version())

    def work(record: Record) -> Opinion:
        entry = cache.entry("verify", cache.digest((*versions, record.hash, record.file)), ".json")
        known = _known(entry)
        if known is not None:
            return known
        opinion = _opinion(record)
        _keep(entry, opinion)
        return opinion

    found: list[Opinion | None] = [None] * len(records)
    for done, (at, opinion) in enumerate(spread(work, records, jobs), 1):
        found[at] = opinion
        progress("verifying", done, len(records))
    return [opinion for opinion in found if opinion is not None]


def _opinion(record: Record) -> Opinion:
    source = source_of(record)
    text = source.text
    starts = [0, *(at + 1 for at, character in enumerate(text) if character == "\n")]
    tree = parse(text)
    fixed = _in_fixed_form(record, text)
    try:
        theirs = list(second_parser.inventory(fixed or in_older_forms(tree), bool(fixed)))
    except second_parser.Rejected as error:
        place = source.location(_first(text, starts, error.line or 1))
        return Opinion([], (str(place) if error.line else place.file, error.text))
    ours = [(kind, name, bisect_right(starts, at)) for kind, name, at in inventory.inventory(tree)]
    found = _differences(ours, theirs)
    return Opinion([_warning(source, _first(text, starts, line), *rest) for line, *rest in found], None)


def _in_fixed_form(record: Record, text: str) -> str:
    """The file as it is, where it is in fixed form and has the lines of `text`: what made free form of it is compared
    too then. '' where it is not.
    """
    field = record.source
    if field["form"] != "fixed" or "raw" not in field:
        return ""
    lines = str(field["raw"]).replace("\r\n", "\n").split("\n")
    width = int(str(field["width"]))
    if len(lines) != text.count("\n") + 1 or any("\t" in line for line in lines):
        return ""
    return "\n".join(line[:width] if width else line for line in lines)


def _differences(ours: list[Item], theirs: list[Item]) -> Iterator[tuple[int, str, str, str, str]]:
    """Line, kind, name, who sees it and who does not, in the order of lines."""
    mine, other = Counter(ours), Counter(theirs)
    found = [(line, kind, name, "gpuoffload", "fparser") for kind, name, line in (mine - other).elements()]
    found += [(line, kind, name, "fparser", "gpuoffload") for kind, name, line in (other - mine).elements()]
    return iter(sorted(found))


def _first(text: str, starts: list[int], line: int) -> int:
    """Where the first statement of a line begins."""
    at = starts[min(line, len(starts)) - 1]
    end = text.find("\n", at)
    whole = text[at : end if end >= 0 else len(text)]
    return at + len(whole) - len(whole.lstrip())


def _warning(source: Source, at: int, kind: str, name: str, seen_by: str, missed_by: str) -> Diagnostic:
    what = f"{name} statement" if kind == "input/output" else KINDS.get(kind, kind) + (f" '{name}'" if name else "")
    message = f"{what} is seen by {seen_by} and not by {missed_by}"
    return Diagnostic("GPU0403", "warning", source.location(at), message, WHY, HELP)


def _keep(entry: str, opinion: Opinion) -> None:
    """A cache that cannot be written costs time only."""
    keep(entry, {"differences": [to_json(d) for d in opinion.differences], "rejected": opinion.rejected})


def _known(entry: str) -> Opinion | None:
    content = kept(entry)
    try:
        rejected = content["rejected"]
        return Opinion(
            [from_json(item) for item in content["differences"]], (rejected[0], rejected[1]) if rejected else None
        )
    except (ValueError, KeyError, TypeError):
        return None
