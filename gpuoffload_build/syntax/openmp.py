"""OpenMP directives (OpenMP 5.2, clauses 3 and 5): the comments with the sentinel `!$omp`, and what they stand before.

Fixed form has become free form before this (`source/fixed.py`), so a directive goes on behind `&`, and its next line
repeats the sentinel. Directive names are those of the table below; of another one only its words are known. Offsets
are those of the file's text.
"""

from __future__ import annotations

import re
from bisect import bisect_right

from . import nodes
from .cursor import Fault
from .units import UnitParser

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

_SENTINEL = re.compile(r"!\$omp(?=[\s&]|\Z)", re.I)
_NOT_LINE_END = re.compile(r"[^\n]")
_BETWEEN = re.compile(r"(?:[\s;]+|![^\n]*|#[^\n]*)*")
_LABEL = re.compile(r"[0-9]+[ \t]+")

LOOPS = ("parallel do simd", "parallel do")
"""The directives whose loops are offloaded."""
_NAMES = (
    *LOOPS,
    "parallel sections",
    "parallel workshare",
    "parallel masked",
    "parallel master",
    "parallel loop",
    "parallel",
    "do simd",
    "do",
    "loop",
    "simd",
    "distribute",
    "teams",
    "target",
    "task",
    "taskgroup",
    "taskloop",
    "taskwait",
    "taskyield",
    "threadprivate",
    "declare reduction",
    "declare simd",
    "declare target",
    "declare variant",
    "declare mapper",
    "requires",
    "critical",
    "atomic",
    "barrier",
    "flush",
    "single",
    "masked",
    "master",
    "ordered",
    "section",
    "sections",
    "workshare",
    "scan",
    "cancel",
    "cancellation point",
    "assume",
    "assumes",
    "nothing",
    "error",
    "tile",
    "unroll",
    "allocate",
    "allocators",
    "depobj",
    "scope",
    "interop",
    "dispatch",
)
_SQUEEZED = {name.replace(" ", ""): name for name in _NAMES}
_LONGEST = 3
"""Words of the longest name, `end` not counted."""
_LISTS = frozenset(["private", "firstprivate", "lastprivate", "shared", "copyin", "copyprivate"])
_EXPRESSIONS = frozenset(["collapse", "if", "num_threads"])


class Clause:
    """name: of the clause; modifier: what stands before a colon (`max` of REDUCTION), or the word of DEFAULT
    names: the variables of its list; value: its expression
    whole: False where it has more than that says: array sections, common blocks, several modifiers
    """

    __slots__ = ("end", "modifier", "name", "names", "pos", "value", "whole")

    def __init__(self, name: str, pos: int) -> None:
        self.name = name
        self.modifier = ""
        self.names: list[nodes.Name] = []
        self.value: nodes.Expr | None = None
        self.whole = True
        self.pos = pos
        self.end = pos


class OmpDirective:
    """name: in one spelling (`parallel do`, `end parallel do`); before: offset of the statement that follows, its label
    passed over; problem: (offset, message) of what could not be parsed
    """

    __slots__ = ("before", "clauses", "end", "name", "pos", "problem")

    def __init__(self, name: str, pos: int, end: int, before: int) -> None:
        self.name = name
        self.clauses: list[Clause] = []
        self.pos = pos
        self.end = end
        self.before = before
        self.problem: tuple[int, str] | None = None


def omp_directives(file: nodes.File) -> list[OmpDirective]:
    """The OpenMP directives of a file, in order."""
    spans = [(d.pos, d.end) for d in file.directives if _is_omp(file.text, d)]
    if not spans:
        return []
    text = file.text
    parser = _DirectiveParser(_alone(text, spans))
    return [parser.directive(*_extent(text, spans, parser.start)) for _ in iter(parser.step, False)]


def _is_omp(text: str, directive: nodes.Directive) -> bool:
    """The sentinel, on a line where nothing else stands before it."""
    if not _SENTINEL.match(directive.text):
        return False
    return not text[text.rfind("\n", 0, directive.pos) + 1 : directive.pos].strip()


def _alone(text: str, spans: Iterable[tuple[int, int]]) -> str:
    """`text` with blanks for everything but the directives, whose sentinels are blank as well."""
    out: list[str] = []
    at = 0
    for start, end in spans:
        out += (_NOT_LINE_END.sub(" ", text[at:start]), "     ", text[start + 5 : end])
        at = end
    return "".join(out)


def between(text: str, start: int, end: int) -> bool:
    """Whether more than blanks and comments stands between two offsets."""
    found = _BETWEEN.match(text, start, end)
    return found is None or found.end() != end


def _extent(text: str, spans: list[tuple[int, int]], first_token: int) -> tuple[int, int, int]:
    """Start and end of the directive whose first token is given, and offset of the statement behind it."""
    at = bisect_right(spans, (first_token, 0)) - 1
    start = spans[at][0]
    while at + 1 < len(spans) and _continued(text[spans[at][0] + 5 : spans[at][1]]):
        at += 1
    end = spans[at][1]
    blank = _BETWEEN.match(text, end)
    before = blank.end() if blank else end
    label = _LABEL.match(text, before)
    return start, end, label.end() if label else before


def _continued(line: str) -> bool:
    return line.partition("!")[0].rstrip().endswith("&")


class _DirectiveParser(UnitParser):
    """Each directive is a statement of its own to it."""

    def directive(self, pos: int, end: int, before: int) -> OmpDirective:
        """The current one."""
        self.at = self.head
        directive = OmpDirective(self._directive_name(), pos, end, before)
        if directive.name.startswith("end "):
            return directive
        try:
            while self.at < self.last:
                self.accept(",")
                directive.clauses.append(self._clause(directive.name))
        except Fault as fault:
            directive.problem = (fault.pos, fault.message)
        return directive

    def _directive_name(self) -> str:
        words: list[str] = []
        while self.kinds[self.at + len(words)] == "n" and len(words) <= _LONGEST:
            words.append(self.values[self.at + len(words)])
        for ending in ("end", ""):
            for count in range(len(words), 0, -1):
                squeezed = "".join(words[:count])
                known = _SQUEEZED.get(squeezed[len(ending) :]) if squeezed.startswith(ending) else None
                if known is not None:
                    self.at += count
                    return f"{ending} {known}".strip()
        if words:
            self.at += 1
        return words[0] if words else ""

    def _clause(self, directive: str) -> Clause:
        pos = self.starts[self.at]
        if directive == "threadprivate" and self.values[self.at] in ("(", "(/"):
            clause = Clause("list", pos)
        else:
            clause = Clause(self.name(), pos)
        if self.values[self.at] in ("(", "(/"):
            after = self.after_parentheses(self.at)
            if self.values[after - 1] not in (")", "/)"):
                raise self.fault("')' missing")
            self.at += self.values[self.at] == "("
            self._inside(clause, after - 1)
            self.at = after
        clause.end = self.ends[self.at - 1]
        return clause

    def _inside(self, clause: Clause, closing: int) -> None:
        """What stands between the parentheses; of clauses that mean nothing here, nothing is read."""
        if clause.name == "reduction":
            clause.modifier = self._operator(closing)
            self._list(clause, closing)
        elif clause.name in _LISTS or clause.name == "list":
            self._list(clause, closing)
        elif clause.name == "default" and self.at + 1 == closing:
            clause.modifier = self.values[self.at]
        elif clause.name in _EXPRESSIONS:
            colon = self._colon(closing)
            if colon:
                clause.modifier = " ".join(self.values[self.at : colon])
                self.at = colon + 1
            clause.value = self.expression()
            clause.whole = self.at == closing
        else:
            clause.whole = False

    def _operator(self, closing: int) -> str:
        """The reduction's operator; with a modifier before it (`inscan, +`) both."""
        colon = self._colon(closing)
        if not colon:
            raise self.fault("':' expected in REDUCTION")
        operator = "".join(self.values[self.at : colon])
        self.at = colon + 1
        return operator

    def _colon(self, closing: int) -> int:
        """Index of a colon that is in no inner parentheses; 0 where there is none."""
        at = self.at
        while at < closing:
            if self.values[at] == ":":
                return at
            at = self.after_parentheses(at) if self.values[at] in ("(", "[") else at + 1
        return 0

    def _list(self, clause: Clause, closing: int) -> None:
        """`a, b, c`; anything else in the list leaves `whole` False. A common block is a name with its slashes."""
        while self.at < closing:
            if self.kinds[self.at] == "n" and self.values[self.at + 1] in (",", ")"):
                clause.names.append(self.name_node())
            else:
                clause.whole = False
                if self.values[self.at] in ("/", "(/") and self.kinds[self.at + 1] == "n":
                    name = nodes.Name(f"/{self.values[self.at + 1]}/", self.starts[self.at], self.ends[self.at + 1])
                    clause.names.append(name)
                while self.at < closing and self.values[self.at] != ",":
                    self.at = self.after_parentheses(self.at) if self.values[self.at] == "(" else self.at + 1
            self.accept(",")
