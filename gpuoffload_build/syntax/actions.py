"""Executable statements that are not constructs (F2023 clauses 9.7, 10.2, 11.2 to 11.7, 12)."""

from __future__ import annotations

from . import nodes
from .cursor import Fault
from .declarations import shape_spec
from .definitions import DefinitionParser

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

_CONTROL_IN_PARENTHESES = frozenset(("write", "open", "close", "inquire", "wait"))


class ActionParser(DefinitionParser):
    """One method a statement; each is called with the cursor after the keyword."""

    def action(self, keyword: str) -> nodes.Stmt | None:
        """The action statement that starts here, to its end; None if `keyword` starts none."""
        if keyword == "=":
            return self._assignment_statement()
        method = _ACTIONS.get(keyword)
        if method is None:
            return None
        node = method(self, keyword)
        if node is not None:
            self.done()
        return node

    def _assignment_statement(self) -> nodes.Stmt:
        at = self.at
        target = self.trailers(nodes.Name(self.values[at], self.starts[at], self._past(at)))
        self.expect("=")
        value = self.expression()
        self.done()
        return nodes.Assignment(target, value, target.pos, value.end)

    def _past(self, at: int) -> int:
        """End of token `at`, and the cursor after it."""
        self.at = at + 1
        return self.ends[at]

    def _pointer_assignment(self, keyword: str) -> nodes.Stmt | None:
        at = self.at
        target = self.trailers(nodes.Name(self.values[at], self.starts[at], self._past(at)))
        self.expect("=>")
        value = self.expression()
        return nodes.PointerAssignment(target, value, target.pos, value.end)

    def _call(self, keyword: str) -> nodes.Stmt | None:
        at = self.at
        pos = self.starts[at]
        procedure = self.trailers(nodes.Name(self.name(), pos, self.ends[at]))
        launch: list[nodes.Expr] = []
        if self.values[self.at : self.at + 3] == ["<", "<", "<"]:
            launch = self._chevrons()
            procedure = self.trailers(procedure)
        arguments: list[nodes.Expr] = []
        has_parentheses = False
        if isinstance(procedure, nodes.Reference):
            arguments, has_parentheses = procedure.arguments, True
            procedure = procedure.base
        return nodes.Call(procedure, arguments, has_parentheses, launch, self.start, self.ends[self.at - 1])

    def _chevrons(self) -> list[nodes.Expr]:
        """`<<<grid, block>>>` of CUDA Fortran."""
        values, kinds = self.values, self.kinds
        close = self.at + 3
        while close < self.last and values[close : close + 3] != [">", ">", ">"]:
            close += 1
        if close >= self.last:
            raise self.fault("'>>>' missing")
        self.at += 3
        values[close], kinds[close] = "", "e"  # an expression must not take `>` for a comparison
        try:
            launch = [self.argument()]
            while self.accept(","):
                launch.append(self.argument())
            if self.at != close:
                raise self.fault("'>>>' expected")
        finally:
            values[close], kinds[close] = ">", "o"
        self.at = close + 3
        return launch

    # -- branches

    def _goto(self, keyword: str) -> nodes.Stmt | None:
        if self.kinds[self.at] == "i":
            target = self.statement_label()
            return nodes.Goto(target, self.start, self.ends[self.at - 1])
        if self.kinds[self.at] == "n":
            variable = self.name()
            self.accept(",")
            targets = self._labels() if self.values[self.at] == "(" else []
            return nodes.AssignedGoto(variable, targets, self.start, self.ends[self.at - 1])
        targets = self._labels()
        self.accept(",")
        selector = self.expression()
        return nodes.ComputedGoto(targets, selector, self.start, selector.end)

    def _labels(self) -> list[int]:
        self.expect("(")
        found = [self.statement_label()]
        while self.accept(","):
            found.append(self.statement_label())
        self.expect(")")
        return found

    def arithmetic_if(self, value: nodes.Expr) -> nodes.Stmt:
        """The labels after `if (value)`."""
        targets = [self.statement_label()]
        while self.accept(","):
            targets.append(self.statement_label())
        self.done()
        return nodes.ArithmeticIf(value, targets, self.start, self.ends[self.at - 1])

    def _assign(self, keyword: str) -> nodes.Stmt | None:
        if self.kinds[self.at] != "i":
            return None
        target = self.statement_label()
        self.expect("to")
        variable = self.name()
        return nodes.LabelAssign(target, variable, self.start, self.ends[self.at - 1])

    def _continue(self, keyword: str) -> nodes.Stmt | None:
        return nodes.Continue(self.start, self.ends[self.at - 1])

    def _cycle(self, keyword: str) -> nodes.Stmt | None:
        construct = self.name() if self.at < self.last else None
        return nodes.Cycle(construct, self.start, self.ends[self.at - 1])

    def _exit(self, keyword: str) -> nodes.Stmt | None:
        construct = self.name() if self.at < self.last else None
        return nodes.Exit(construct, self.start, self.ends[self.at - 1])

    def _return(self, keyword: str) -> nodes.Stmt | None:
        value = self.expression() if self.at < self.last else None
        return nodes.Return(value, self.start, self.ends[self.at - 1])

    def _stop(self, keyword: str) -> nodes.Stmt | None:
        code: nodes.Expr | None = None
        quiet: nodes.Expr | None = None
        if self.at < self.last and self.values[self.at] != ",":
            code = self.expression()
        if self.accept(","):
            if self.name() != "quiet":
                raise Fault(self.starts[self.at - 1], "'quiet' expected")
            self.expect("=")
            quiet = self.expression()
        return nodes.Stop(code, quiet, keyword == "errorstop", self.start, self.ends[self.at - 1])

    def _pause(self, keyword: str) -> nodes.Stmt | None:
        code = self.expression() if self.at < self.last else None
        return nodes.Pause(code, self.start, self.ends[self.at - 1])

    def _fail_image(self, keyword: str) -> nodes.Stmt | None:
        return nodes.FailImage(self.start, self.ends[self.at - 1])

    def _image_control(self, keyword: str) -> nodes.Stmt | None:
        arguments: list[nodes.Expr] = []
        if self.values[self.at] == "(":
            arguments = self.arguments()
        elif keyword in ("lock", "unlock"):
            return None
        kind = _IMAGE_CONTROL[keyword]
        return nodes.ImageControl(kind, arguments, self.start, self.ends[self.at - 1])

    # -- allocation

    def _allocate(self, keyword: str) -> nodes.Stmt | None:
        self.expect("(")
        type_spec: nodes.TypeSpec | None = None
        if self.kinds[self.at] == "n" and self.before_double_colon():
            type_spec = self.type_spec()
            self.expect("::")
        objects, options = self._objects_and_options()
        allocations = [allocation(o) for o in objects]
        return nodes.Allocate(type_spec, allocations, options, self.start, self.ends[self.at - 1])

    def _deallocate(self, keyword: str) -> nodes.Stmt | None:
        self.expect("(")
        objects, options = self._objects_and_options()
        return nodes.Deallocate(objects, options, self.start, self.ends[self.at - 1])

    def _nullify(self, keyword: str) -> nodes.Stmt | None:
        objects = self.arguments()
        return nodes.Nullify(objects, self.start, self.ends[self.at - 1])

    def _objects_and_options(self) -> tuple[list[nodes.Expr], list[nodes.KeywordArgument]]:
        """To the closing parenthesis."""
        objects: list[nodes.Expr] = []
        options: list[nodes.KeywordArgument] = []
        while True:
            item = self.argument()
            if isinstance(item, nodes.KeywordArgument):
                options.append(item)
            else:
                objects.append(item)
            if not self.accept(","):
                break
        self.expect(")")
        return objects, options

    # -- input and output

    def _io(self, keyword: str) -> nodes.Stmt | None:
        controls: list[nodes.Expr] = []
        items: list[nodes.Expr] = []
        if keyword == "print" or (keyword == "read" and not self._control_list_follows()):
            controls = [self._format_specifier()]
            if self.at < self.last:
                self.expect(",")
                items = self._io_items()
        elif self.values[self.at] == "(" and self._control_list_follows():
            controls = self.arguments()
            self.accept(",")
            items = self._io_items()
        elif keyword in _CONTROL_IN_PARENTHESES or self.at == self.last:
            return None
        else:  # `rewind 10`
            controls = [self.expression()]
        return nodes.Io(keyword, controls, items, self.start, self.ends[self.at - 1])

    def _control_list_follows(self) -> bool:
        """False for a format that happens to begin with a parenthesis: `read (fmt), x`."""
        if self.values[self.at] != "(":
            return False
        after = self.after_parentheses(self.at)
        if self.values[after] == "," and self.values[self.head] == "read":
            inside = self.values[self.at : after]
            return "," in inside or "=" in inside  # `read (5, *), x`
        return self.kinds[after] != "o" or self.values[after] in ("(", "(/", "[", "-", "+", ",")

    def _format_specifier(self) -> nodes.Expr:
        if self.accept("*"):
            return nodes.Star(self.starts[self.at - 1], self.ends[self.at - 1])
        return self.expression()

    def _io_items(self) -> list[nodes.Expr]:
        items: list[nodes.Expr] = []
        if self.at < self.last:
            items.append(self.expression())
            while self.accept(","):
                items.append(self.expression())
        return items


def allocation(designator: nodes.Expr) -> nodes.Allocation:
    """`a(n)[*]` taken apart into object, shape and coshape."""
    pos, end = designator.pos, designator.end
    coshape: list[nodes.ShapeSpec] = []
    shape: list[nodes.ShapeSpec] = []
    if isinstance(designator, nodes.Coindexed):
        coshape = [shape_spec(c) for c in designator.cosubscripts]
        designator = designator.base
    if isinstance(designator, nodes.Reference):
        shape = [shape_spec(a) for a in designator.arguments]
        designator = designator.base
    if not isinstance(designator, nodes.Name | nodes.Component):
        raise Fault(pos, "allocate object expected")
    return nodes.Allocation(designator, shape, coshape, pos, end)


_IMAGE_CONTROL = {
    "syncall": "sync all",
    "syncimages": "sync images",
    "syncmemory": "sync memory",
    "syncteam": "sync team",
    "eventpost": "event post",
    "eventwait": "event wait",
    "notifywait": "notify wait",
    "formteam": "form team",
    "lock": "lock",
    "unlock": "unlock",
}
_A = ActionParser
_ACTIONS: dict[str, Callable[[ActionParser, str], nodes.Stmt | None]] = {
    "=>": _A._pointer_assignment,
    "call": _A._call,
    "goto": _A._goto,
    "assign": _A._assign,
    "continue": _A._continue,
    "cycle": _A._cycle,
    "exit": _A._exit,
    "return": _A._return,
    "stop": _A._stop,
    "errorstop": _A._stop,
    "pause": _A._pause,
    "failimage": _A._fail_image,
    **dict.fromkeys(_IMAGE_CONTROL, _A._image_control),
    "allocate": _A._allocate,
    "deallocate": _A._deallocate,
    "nullify": _A._nullify,
    **dict.fromkeys(
        ("print", "read", "write", "open", "close", "inquire", "rewind", "backspace", "endfile", "flush", "wait"),
        _A._io,
    ),
}
