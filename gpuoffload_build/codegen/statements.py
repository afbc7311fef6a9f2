"""Statements and constructs as C text."""

from __future__ import annotations

from gpuoffload_build.diagnostics.model import CompilerBug
from gpuoffload_build.ir.expr import Expr, Literal, VariableRef
from gpuoffload_build.ir.stmt import (
    Assign,
    Block,
    Call,
    Case,
    Cycle,
    Do,
    DoWhile,
    Exit,
    If,
    IntrinsicSubroutine,
    PointerAssign,
    Return,
    SelectCase,
    Statement,
    Stop,
)
from gpuoffload_build.ir.walk import children, location

from .c_types import c_type
from .constants import integer
from .expressions import Expressions
from .jumps import Jumps
from .printer import EQUALITY, RELATION, Text, category, not_yet
from .writer import Writer

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from gpuoffload_build.ir.node import Node

WHAT = {
    "Allocate": "ALLOCATE",
    "Deallocate": "DEALLOCATE",
    "Nullify": "NULLIFY",
    "Where": "WHERE",
    "Forall": "FORALL",
    "Goto": "GO TO",
    "Label": "GO TO",
    "Io": "input or output",
    "SelectType": "SELECT TYPE",
    "SelectRank": "SELECT RANK",
    "DispatchCallStatement": "a call by dynamic type",
    "PointerCallStatement": "a call through a procedure pointer or dummy procedure",
    "UnknownCall": "a call of an unknown procedure",
    "ImageControl": "an image control statement",
}


class Statements(Expressions):
    """Prints lists of statements into its writer. `leave` is what ends the whole body: RETURN, or CYCLE of the loop."""

    def __init__(self, text: Text, writer: Writer, leave: str = "return;", outermost: int | None = None) -> None:
        super().__init__(text, writer)
        self.jumps = Jumps(self.names)
        self._leave = leave
        self._outermost = outermost

    def statements(self, body: tuple[Statement, ...]) -> None:
        for statement in body:
            self.statement(statement)

    def statement(self, s: Statement) -> None:
        self.writer.at(location(s.at))
        if isinstance(s, Assign):
            self._assign(s)
        elif isinstance(s, Call):
            self.writer.line(f"{self.call(s.procedure, s.arguments, s.at)};")
        elif isinstance(s, If):
            self._if(s)
        elif isinstance(s, Do):
            self._do(s)
        elif isinstance(s, DoWhile):
            self._do_while(s)
        elif isinstance(s, SelectCase):
            self._select_case(s)
        elif isinstance(s, Block):
            self._loop("do", s.construct, s.body, tail=" while (false);")
        elif isinstance(s, (Exit, Cycle)):
            self._jump("exit" if isinstance(s, Exit) else "cycle", s.construct)
        elif isinstance(s, Return):
            self.writer.line(self._leave)
        elif isinstance(s, Stop):
            self._stop(s)
        elif isinstance(s, IntrinsicSubroutine):
            self._intrinsic_subroutine(s)
        elif isinstance(s, PointerAssign):
            self._view_name(s)
        else:
            what = getattr(s, "what", "") or WHAT.get(type(s).__name__, "this statement")
            raise not_yet(what, s.at)

    def _assign(self, s: Assign) -> None:
        if s.target.rank != 0:
            raise not_yet("assignment to a whole array or section", s.at)
        self.writer.line(self.store(s.target, self.value(s.value)))

    def _view_name(self, s: PointerAssign) -> None:
        """The associate name of an array section: a view of its own."""
        target = s.target
        if not isinstance(target, VariableRef) or target.variable.storage != "associate" or s.bounds:
            raise not_yet("pointer assignment", s.at)
        view = self.view(s.value)
        self.writer.line(f"const auto {self.bind(target.variable, 'view')} = {view};")

    def _if(self, s: If) -> None:
        for n, arm in enumerate(s.arms):
            word = "if" if n == 0 else "else if"
            head = "else" if arm.condition is None else f"{word} ({self.value(arm.condition)})"
            if n > 0:
                self.writer.at(location(arm.at))
            with self.writer.block(head):
                self.statements(arm.body)

    def _do(self, s: Do) -> None:
        if category(s.variable.type) != "integer":
            raise not_yet("a DO variable that is not an integer", s.variable.at)
        element, variable = c_type(s.variable.type, s.at), self.target(s.variable)[0]
        name = s.variable.variable.name if isinstance(s.variable, VariableRef) else "do"
        lower, upper = self._fixed(s.lower, f"{name}_first"), self._fixed(s.upper, f"{name}_last")
        step = "1" if s.step is None else self._fixed(s.step, f"{name}_step")
        trips = self.names.fresh(f"{name}_trips")
        self.writer.line(f"{variable} = {lower};")
        advance = (
            f"++{variable}"
            if step == "1" and not variable.startswith("*")
            else f"{variable} = {element}({variable} + {step})"
        )
        head = f"for (int64_t {trips} = gpuo_trips({lower}, {upper}, {step}); {trips} > 0; --{trips}, {advance})"
        self._loop(head, s.construct, s.body)

    def _fixed(self, e: Expr, name: str) -> str:
        """The value of a limit, evaluated here and kept (11.1.7.4.1)."""
        if integer(e) is not None:
            return self.value(e)
        kept = self.names.fresh(name)
        self.writer.line(f"const {c_type(e.type, e.at)} {kept} = {self.value(e)};")
        return kept

    def _do_while(self, s: DoWhile) -> None:
        head = "for (;;)" if s.condition is None else f"while ({self.value(s.condition)})"
        self._loop(head, s.construct, s.body)

    def _loop(
        self,
        head: str,
        construct: int,
        body: tuple[Statement, ...],
        tail: str = "",
        print_body: Callable[[], None] | None = None,
    ) -> None:
        """A loop of C, with the flags of the jumps that reach it from deeper loops, and of those that leave it."""
        kinds = far_jumps(body, construct)
        for kind in kinds:
            self.writer.line(f"bool {self.jumps.flag(kind, construct)} = false;")
        self.jumps.enter(construct)
        with self.writer.block(head, tail):
            if "cycle" in kinds:
                self.writer.line(f"{self.jumps.flag('cycle', construct)} = false;")
            if print_body is None:
                self.statements(body)
            else:
                print_body()
        for flag, action in self.jumps.leave():
            self.writer.line(f"if ({flag}) {action}")

    def _jump(self, kind: str, construct: int) -> None:
        if self.jumps.inside(construct):
            for line in self.jumps.jump(kind, construct):
                self.writer.line(line)
        elif kind == "cycle" and construct == self._outermost:
            self.writer.line(self._leave)
        else:
            raise CompilerBug(f"{kind.upper()} of a construct that is not around it")

    def _select_case(self, s: SelectCase) -> None:
        if category(s.selector.type) not in ("integer", "logical"):
            raise not_yet("SELECT CASE of a character expression", s.selector.at)
        with self.writer.block(""):
            selector = self.names.fresh("selected")
            self.writer.line(f"const {c_type(s.selector.type, s.at)} {selector} = {self.value(s.selector)};")
            if _exits(s.cases, s.construct):
                body = tuple(statement for case in s.cases for statement in case.body)
                self._loop("do", s.construct, body, " while (false);", lambda: self._cases(s.cases, selector))
            else:
                self._cases(s.cases, selector)

    def _cases(self, cases: tuple[Case, ...], selector: str) -> None:
        ordered = [c for c in cases if c.ranges is not None] + [c for c in cases if c.ranges is None]
        for n, case in enumerate(ordered):
            test = self._test(case, selector)
            head = "else" if test is None else f"{'if' if n == 0 else 'else if'} ({test})"
            if n == 0 and test is None:
                head = ""
            self.writer.at(location(case.at))
            with self.writer.block(head):
                self.statements(case.body)

    def _test(self, case: Case, selector: str) -> str | None:
        if case.ranges is None:
            return None
        tests = []
        for r in case.ranges:
            if r.lower is r.upper and r.lower is not None:
                tests.append(f"{selector} == {self.operand(r.lower, EQUALITY + 1)}")
                continue
            ends = [f"{selector} >= {self.operand(r.lower, RELATION + 1)}"] if r.lower is not None else []
            ends += [f"{selector} <= {self.operand(r.upper, RELATION + 1)}"] if r.upper is not None else []
            tests.append(" && ".join(ends) if len(ends) == 1 or len(case.ranges) == 1 else f"({' && '.join(ends)})")
        return " || ".join(tests) or "false"

    def _stop(self, s: Stop) -> None:
        """ERROR STOP and STOP end the thread where it stands; the launcher ends the program as they do (U4, R5)."""
        word = "error stop" if s.error else "stop"
        if s.quiet is not None and not (isinstance(s.quiet, Literal) and s.quiet.value is False):
            raise not_yet(f"{word.upper()} with QUIET", s.at)
        site = self.text.sites.number(location(s.at), word)
        if s.code is not None and category(s.code.type) != "integer":
            if not isinstance(s.code, Literal) or not isinstance(s.code.value, str):
                raise not_yet(f"{word.upper()} with a character expression that is no constant", s.at)
            text, length = c_string(s.code.value)
            state = "GPUO_ERROR_STOP_TEXT" if s.error else "GPUO_STOP_TEXT"
            self.writer.line(f"gpuo_stop_text(context, {state}, {text}, {length}, {site});")
        elif s.error:
            self.writer.line(f"gpuo_error_stop(context, {'1' if s.code is None else self.value(s.code)}, {site});")
        else:
            code = "0, 0" if s.code is None else f"{self.value(s.code)}, 1"
            self.writer.line(f"gpuo_plain_stop(context, {code}, {site});")

    def _intrinsic_subroutine(self, s: IntrinsicSubroutine) -> None:
        if s.name != "mvbits":
            raise not_yet(f"the intrinsic subroutine {s.name!r}", s.at)
        a = {x.keyword: x.value for x in s.arguments}
        names = ("from", "frompos", "len", "to", "topos")
        values = [v for v in (a.get(n) for n in names) if v is not None]
        if len(values) != 5 or any(v.rank != 0 for v in values):
            raise not_yet("MVBITS of arrays", s.at)
        self.writer.line(self.store(values[3], f"gpuo_mvbits({', '.join(self.value(v) for v in values)})"))


def _exits(cases: tuple[Case, ...], construct: int) -> bool:
    return any(isinstance(node, Exit) and node.construct == construct for case in cases for node in _below(case))


def _below(node: Node) -> list[Node]:
    found: list[Node] = []
    for child in children(node):
        found.append(child)
        found += _below(child)
    return found


def far_jumps(body: tuple[Statement, ...], construct: int) -> list[str]:
    """The kinds of jump, exit and cycle, that reach `construct` from a loop of C inside of it."""
    found: set[str] = set()

    def look(node: Node, deep: bool) -> None:
        if isinstance(node, (Exit, Cycle)) and node.construct == construct and deep:
            found.add("exit" if isinstance(node, Exit) else "cycle")
        deep = deep or isinstance(node, (Do, DoWhile, Block)) or _is_loop(node)
        for child in children(node):
            look(child, deep)

    for statement in body:
        look(statement, False)
    return sorted(found)


def _is_loop(node: Node) -> bool:
    return isinstance(node, SelectCase) and _exits(node.cases, node.construct)


def c_string(text: str) -> tuple[str, int]:
    """A C string literal, and its length in bytes."""
    data = text.encode()
    plain = "".join(chr(b) if 32 <= b < 127 and b not in b'"\\?' else f"\\{b:03o}" for b in data)
    return f'"{plain}"', len(data)
