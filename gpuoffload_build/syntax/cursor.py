"""The parser's place in the token lists, statement by statement, and the errors met on the way.

A statement that does not parse raises `Fault` inside the parser; the loop over statements (`units.py`,
`constructs.py`) records it and goes on with the next statement.
"""

from __future__ import annotations

from . import nodes
from .lexer import Tokens, tokenize


class Fault(Exception):  # noqa: N818
    """A statement does not parse; never leaves this room."""

    def __init__(self, pos: int, message: str) -> None:
        super().__init__(message)
        self.pos = pos
        self.message = message


# Keywords of two words that may be written as one; the key is the first word.
_PAIRS: dict[str, frozenset[str]] = {
    "end": frozenset(
        [
            "associate",
            "block",
            "blockdata",
            "critical",
            "do",
            "enum",
            "enumeration",
            "file",
            "forall",
            "function",
            "if",
            "interface",
            "module",
            "procedure",
            "program",
            "select",
            "submodule",
            "subroutine",
            "team",
            "type",
            "where",
        ]
    ),
    "else": frozenset(("if", "where")),
    "go": frozenset(("to",)),
    "select": frozenset(("case", "type", "rank")),
    "block": frozenset(("data",)),
    "double": frozenset(("precision", "complex")),
    "error": frozenset(("stop",)),
    "sync": frozenset(("all", "images", "memory", "team")),
    "event": frozenset(("post", "wait")),
    "notify": frozenset(("wait",)),
    "form": frozenset(("team",)),
    "change": frozenset(("team",)),
    "fail": frozenset(("image",)),
    "abstract": frozenset(("interface",)),
    "enumeration": frozenset(("type",)),
    "do": frozenset(("while", "concurrent")),
}
_CONSTRUCT_KEYWORDS = frozenset(
    [
        "do",
        "dowhile",
        "doconcurrent",
        "if",
        "select",
        "selectcase",
        "selecttype",
        "selectrank",
        "where",
        "forall",
        "block",
        "associate",
        "critical",
        "change",
    ]
)
_OPEN = frozenset(("(", "[", "(/"))
_CLOSE = frozenset((")", "]", "/)"))


class Cursor:
    """Tokens, the current statement, and the next token in it (`at`)."""

    def __init__(self, text: str) -> None:
        tokens: Tokens = tokenize(text)
        self.text = text
        self.kinds = tokens.kinds
        self.values = tokens.values
        self.starts = tokens.starts
        self.ends = tokens.ends
        self.token_bounds = tokens.statements
        self.directives = tokens.directives
        self.errors: list[tuple[int, str]] = []
        self.next_statement = 0
        self.at = 0
        """Index of the next token."""
        self.last = 0
        """Index of the "e" token that ends the statement."""
        self.head = 0
        """Index of the first token of the statement after label and construct name."""
        self.label: int | None = None
        self.construct_name: str | None = None
        self.start = 0
        """Offset where the statement starts, construct name included, label not."""
        self.line_start = 0
        """Offset where the statement starts, label included."""

    # -- statements

    def step(self) -> bool:
        """Go to the next statement; False at the end of the file."""
        if self.next_statement >= len(self.token_bounds):
            self.label = self.construct_name = None
            self.start = self.line_start = len(self.text)
            self.at = self.head = self.last = len(self.kinds) - 1
            return False
        at, last = self.token_bounds[self.next_statement]
        self.next_statement += 1
        kinds = self.kinds
        self.last = last
        self.line_start = self.starts[at]
        self.label = self.construct_name = None
        if kinds[at] == "i" and last > at + 1:
            digits = self.values[at]
            if digits.isdigit():
                self.label = int(digits)
                at += 1
        self.start = self.starts[at]
        if kinds[at] == "n" and self.values[at + 1] == ":" and self.values[at + 2] in _CONSTRUCT_KEYWORDS:
            self.construct_name = self.values[at]
            at += 2
        self.at = self.head = at
        return True

    def step_back(self) -> None:
        """Make the current statement the next one."""
        self.next_statement -= 1

    def keyword(self) -> str:
        """What the statement is: its keyword (two words joined), "=" or "=>" for an assignment, "" for neither.

        Leaves `at` after the keyword; for an assignment at its first token. Fortran has no reserved words: a statement
        is an assignment if a designator is followed by `=` or `=>`.
        """
        at = self.head
        if self.kinds[at] != "n":
            return ""
        values = self.values
        following = values[at + 1]
        if following in ("=", "=>"):
            return following
        if following in ("(", "%", "["):
            assignment = self._assignment(at + 1)
            if assignment:
                return assignment
        word = values[at]
        self.at = at + 1
        if word in _PAIRS and self.kinds[at + 1] == "n" and following in _PAIRS[word]:
            if word == "do" and values[at + 2] != "(":
                return word
            self.at = at + 2
            if following == "block" and values[at + 2] == "data":
                self.at = at + 3
                return "endblockdata"
            return word + following
        return word

    def _assignment(self, at: int) -> str:
        """ "=" or "=>" if that follows the designator whose first name precedes token `at`."""
        values = self.values
        while True:
            value = values[at]
            if value in ("(", "["):
                at = self.after_parentheses(at)
            elif value == "%":
                at += 2
                if at > self.last:
                    return ""
            elif value in ("=", "=>"):
                return value
            else:
                return ""

    def after_parentheses(self, at: int) -> int:
        """Index after the parenthesis that closes the one at `at`; the statement's end if none does."""
        values, kinds = self.values, self.kinds
        depth = 0
        for i in range(at, self.last):
            value = values[i]
            if value in _OPEN:
                if kinds[i] == "o":
                    depth += 1
            elif value in _CLOSE and kinds[i] == "o":
                depth -= 1
                if depth == 0:
                    return i + 1
        return self.last

    def last_end(self) -> int:
        """Where the statement read last ends: the current one, if none was put back."""
        return self.ends[self.token_bounds[max(self.next_statement - 1, 0)][1] - 1]

    def end_of_statement(self) -> int:
        """Offset of the statement's end."""
        return self.ends[self.last - 1]

    # -- tokens

    def expect(self, value: str) -> None:
        if self.values[self.at] != value:
            raise Fault(self.starts[self.at], f"'{value}' expected{self.instead()}")
        self.at += 1

    def accept(self, value: str) -> bool:
        if self.values[self.at] == value:
            self.at += 1
            return True
        return False

    def name(self) -> str:
        at = self.at
        if self.kinds[at] != "n":
            raise Fault(self.starts[at], "name expected" + self.instead())
        self.at = at + 1
        return self.values[at]

    def name_node(self) -> nodes.Name:
        at = self.at
        if self.kinds[at] != "n":
            raise Fault(self.starts[at], "name expected" + self.instead())
        self.at = at + 1
        return nodes.Name(self.values[at], self.starts[at], self.ends[at])

    def names(self) -> list[str]:
        """A list of names, at least one."""
        found = [self.name()]
        while self.accept(","):
            found.append(self.name())
        return found

    def statement_label(self) -> int:
        at = self.at
        if self.kinds[at] != "i" or not self.values[at].isdigit():
            raise Fault(self.starts[at], "statement label expected" + self.instead())
        self.at = at + 1
        return int(self.values[at])

    def done(self) -> None:
        """The statement must end here."""
        if self.at != self.last:
            raise Fault(self.starts[self.at], f"unexpected '{self.shown(self.at)}'")

    def instead(self) -> str:
        """For messages: what stands at the cursor."""
        if self.at >= self.last:
            return ""
        if self.values[self.at] in ("'", '"'):
            return ": character literal without its closing quote"
        return f" instead of '{self.shown(self.at)}'"

    def shown(self, at: int) -> str:
        written = self.text[self.starts[at] : self.ends[at]]
        return written if len(written) <= 40 and "\n" not in written else self.values[at][:40]

    def fault(self, message: str) -> Fault:
        return Fault(self.starts[self.at], message)

    def record(self, fault: Fault) -> None:
        self.errors.append((fault.pos, fault.message))

    def opaque(self) -> nodes.OpaqueStmt:
        """The current statement as text, and the cursor at its end: for a statement that does not parse."""
        self.at = self.last
        end = self.end_of_statement()
        node = nodes.OpaqueStmt(self.text[self.start : end], self.start, end)
        node.label = self.label
        return node
