"""Constructs (F2023 clause 11): IF, DO, SELECT, ASSOCIATE, BLOCK, CRITICAL, CHANGE TEAM, WHERE and FORALL.

A header that does not parse costs the header only: it becomes an OpaqueStmt, the statements inside go to the
enclosing block, and the END statement that belonged to it is passed over (`Orphans`).
"""

from __future__ import annotations

from . import nodes
from .actions import ActionParser
from .cursor import Fault
from .definitions import UNIT_ENDS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    SelectBlock = nodes.CaseBlock | nodes.TypeGuard | nodes.RankCase

_END_IF = frozenset(("elseif", "else", "endif"))
_END_DO = frozenset(("enddo",))
_END_WHERE = frozenset(("elsewhere", "endwhere"))
_END_CASE = frozenset(("case", "endselect"))
_END_TYPE_GUARD = frozenset(("type", "class", "endselect"))
_END_RANK_CASE = frozenset(("rank", "endselect"))
END_OF_UNIT = UNIT_ENDS | {"end", "contains"}
_REDUCTIONS = frozenset(["+", "*", ".and.", ".or.", ".eqv.", ".neqv.", "max", "min", "iand", "ior", "ieor"])
TERMINAL = "terminal statement"
"""What `statements` gives where a labelled DO ended at the statement that carries its label."""

# END keywords, and what may come before them at the same level, of a construct by its first keyword.
_ENDS = {
    "if": ("endif", ("else", "elseif")),
    "do": ("enddo", ()),
    "dowhile": ("enddo", ()),
    "doconcurrent": ("enddo", ()),
    "selectcase": ("endselect", ("case",)),
    "selecttype": ("endselect", ("type", "class")),
    "selectrank": ("endselect", ("rank",)),
    "where": ("endwhere", ("elsewhere",)),
    "forall": ("endforall", ()),
    "block": ("endblock", ()),
    "associate": ("endassociate", ()),
    "critical": ("endcritical", ()),
    "changeteam": ("endteam", ()),
    "type": ("endtype", ()),
    "interface": ("endinterface", ()),
    "abstractinterface": ("endinterface", ()),
    "enum": ("endenum", ("enumerator",)),
    "enumerationtype": ("endenumeration", ("enumerator",)),
}


class Orphans:
    """Constructs of one block whose header did not parse, innermost last."""

    __slots__ = ("waiting",)

    def __init__(self) -> None:
        self.waiting: list[str] = []

    def passed_over(self, keyword: str) -> bool:
        """True if the statement belongs to such a construct; its END statement closes it."""
        if not self.waiting:
            return False
        end, between = _ENDS[self.waiting[-1]]
        if keyword == end:
            self.waiting.pop()
            return True
        return keyword in between


class ConstructParser(ActionParser):
    """Every executable statement."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.do_labels: list[int] = []
        """Labels that DO statements wait for, innermost last."""
        self.finished_label: int | None = None
        """Label of the statement parsed last: of the END statement if that was a construct."""

    def parts(
        self, specification: list[nodes.Stmt], body: list[nodes.Stmt], ends: frozenset[str], wanted: str
    ) -> tuple[str, int]:
        raise NotImplementedError

    def statements(self, body: list[nodes.Stmt], ends: frozenset[str], wanted: str) -> str:
        """Parse statements into `body`; the keyword (one of `ends`) of the statement that ends them.

        TERMINAL if it was the labelled terminal statement of a DO; "" (and an error recorded, naming `wanted`) where
        the file or the program unit ends first.
        """
        orphans = Orphans()
        while True:
            opened = self.start
            if not self.step():
                self.record(Fault(opened, f"{wanted} missing"))
                return ""
            keyword = self.keyword()
            if orphans.waiting and orphans.passed_over(keyword):
                continue
            if keyword in ends:
                return keyword
            if keyword in END_OF_UNIT:
                self.record(Fault(self.start, f"{wanted} expected"))
                self.step_back()
                return ""
            self.one_statement(keyword, body, orphans)
            if self.do_labels and self.finished_label == self.do_labels[-1]:
                return TERMINAL

    def one_statement(self, keyword: str, body: list[nodes.Stmt], orphans: Orphans) -> None:
        """Append the statement or construct that starts here, an OpaqueStmt (and an error) where it does not parse."""
        label = self.label
        statement_at = self.next_statement
        try:
            node = self.executable(keyword)
            if node is None:
                node = self.specification_statement(keyword)
                if node is None:
                    raise Fault(self.start, self.unknown(keyword))
        except (Fault, RecursionError) as fault:
            self.record(fault if isinstance(fault, Fault) else Fault(self.starts[self.at], "nested too deeply"))
            self.next_statement = statement_at - 1  # faults are in headers and in single statements
            self.step()
            node = self.opaque()
            if self.begins_construct(keyword):
                orphans.waiting.append(keyword)
            self.finished_label = label
        node.label = label
        body.append(node)

    def unknown(self, keyword: str) -> str:
        if keyword:
            return f"statement not understood: '{keyword}'"
        return "statement not understood"

    def begins_construct(self, keyword: str) -> bool:
        """The current statement, which did not parse, is the header of a block with an END statement."""
        if keyword == "if":
            return self.values[self.last - 1] == "then"
        if keyword in ("where", "forall"):
            return self.values[self.head + 1] == "(" and self.after_parentheses(self.head + 1) == self.last
        if keyword == "do":
            return self.kinds[self.head + 1] != "i"
        return keyword in _ENDS

    def executable(self, keyword: str) -> nodes.Stmt | None:
        """The executable statement or construct that starts here; None if none does."""
        label = self.label
        if keyword != "=":
            construct = _CONSTRUCTS.get(keyword)
            if construct is not None:
                name = self.construct_name
                node = construct(self, keyword)
                if isinstance(node, nodes.Construct):
                    node.name = name
                else:
                    self.finished_label = label
                return node
        self.finished_label = label
        return self.action(keyword)

    # -- END statements

    def close(self, node: nodes.Construct, keyword: str) -> nodes.Construct:
        """Read what follows the keyword of the END statement; set `end` and `end_label`."""
        if keyword == TERMINAL:  # finished_label stays: the statement may end an outer DO as well
            node.end = self.ends[self.last - 1]
            return node
        if keyword:
            if self.kinds[self.at] == "n":
                self.at += 1
            if self.at != self.last:
                self.record(self.fault(f"unexpected '{self.shown(self.at)}'"))
                self.at = self.last
            node.end_label = self.label
        node.end = self.last_end()
        self.finished_label = node.end_label
        return node

    # -- IF

    def _if(self, keyword: str) -> nodes.Stmt | None:
        pos = self.start
        condition = self._in_parentheses()
        if self.kinds[self.at] == "i":
            return self.arithmetic_if(condition)
        if self.values[self.at] != "then" or self.at + 1 != self.last:
            action = self._action_statement()
            return nodes.IfStmt(condition, action, pos, action.end)
        self.at += 1
        branches: list[nodes.IfBranch] = []
        branch_pos = pos
        test: nodes.Expr | None = condition
        while True:
            body: list[nodes.Stmt] = []
            end = self.statements(body, _END_IF, "END IF")
            branches.append(nodes.IfBranch(test, body, branch_pos, self.line_start))
            if end not in ("else", "elseif"):
                break
            branch_pos, test = self.start, None
            try:
                if end == "elseif":
                    test = self._in_parentheses()
                    self.expect("then")
                if self.kinds[self.at] == "n":
                    self.at += 1
                self.done()
            except Fault as fault:
                self.record(fault)
                test = nodes.Nil(self.start, self.end_of_statement()) if test is None and end == "elseif" else test
        return self.close(nodes.IfConstruct(branches, pos, pos), end)

    def _in_parentheses(self) -> nodes.Expr:
        self.expect("(")
        value = self.expression()
        self.expect(")")
        return value

    def _action_statement(self) -> nodes.Stmt:
        """The action of IF, WHERE or FORALL on one line."""
        keyword_at, start = self.head, self.start
        self.head = self.at
        self.start = self.starts[self.at]
        keyword = self.keyword()
        action = None
        if keyword in ("if", "where", "forall"):
            action = _CONSTRUCTS[keyword](self, keyword)
            if isinstance(action, nodes.Construct):
                raise Fault(self.start, "construct as an action statement")
        elif keyword:
            action = self.action(keyword)
        if action is None:
            raise Fault(self.start, self.unknown(keyword))
        action.label = None
        self.head, self.start = keyword_at, start
        return action

    # -- DO

    def _do(self, keyword: str) -> nodes.Stmt | None:
        do_pos = self.starts[self.head]
        pos = self.start
        do_label: int | None = None
        if self.kinds[self.at] == "i":
            do_label = self.statement_label()
            self.accept(",")
        elif self.accept(",") and self.at == self.last:
            raise self.fault("loop control expected")
        if keyword == "do" and self.values[self.at + 1] == "(" and self.values[self.at] in ("while", "concurrent"):
            keyword += self.values[self.at]
            self.at += 1
        body: list[nodes.Stmt] = []
        node: nodes.DoLoop | nodes.DoWhile | nodes.DoConcurrent
        if keyword == "doconcurrent":
            node = self._concurrent_header(do_label, body, pos, do_pos)
        elif keyword == "dowhile":
            condition = self._in_parentheses()
            node = nodes.DoWhile(do_label, condition, body, self.ends[self.at - 1], pos, pos, pos)
        elif self.at == self.last:
            node = nodes.DoWhile(do_label, None, body, self.ends[self.at - 1], pos, pos, pos)
        else:
            variable = self.name_node()
            self.expect("=")
            lower = self.expression()
            self.expect(",")
            upper = self.expression()
            step = self.expression() if self.accept(",") else None
            node = nodes.DoLoop(do_label, variable, lower, upper, step, body, self.ends[self.at - 1], pos, pos, pos)
        self.done()
        first = self.next_statement
        if do_label is not None:
            self.do_labels.append(do_label)
        end = self.statements(body, _END_DO, "END DO")
        if do_label is not None:
            self.do_labels.pop()
        node.end_pos = self.line_start if end else self.last_end()
        if isinstance(node, nodes.DoConcurrent):
            node.body_pos = self.starts[self.token_bounds[first][0]] if body else node.end_pos
        return self.close(node, end)

    def _concurrent_header(
        self, do_label: int | None, body: list[nodes.Stmt], pos: int, do_pos: int
    ) -> nodes.DoConcurrent:
        header_pos = self.starts[self.at]
        type_spec, controls, mask = self.concurrent_header()
        locality: list[nodes.Locality] = []
        while self.at < self.last:
            locality.append(self._locality())
        end = self.ends[self.at - 1]
        return nodes.DoConcurrent(
            do_label, type_spec, controls, mask, locality, body, do_pos, header_pos, end, end, end, pos, end
        )

    def concurrent_header(
        self,
    ) -> tuple[nodes.TypeSpec | None, list[nodes.ConcurrentControl], nodes.Expr | None]:
        """`([type ::] i = a:b[:c], ... [, mask])` (R1126)."""
        self.expect("(")
        type_spec: nodes.TypeSpec | None = None
        mask: nodes.Expr | None = None
        controls: list[nodes.ConcurrentControl] = []
        if self.kinds[self.at] == "n" and self.before_double_colon_of_header():
            type_spec = self.type_spec()
            self.expect("::")
        while mask is None:
            if self.kinds[self.at] == "n" and self.values[self.at + 1] == "=":
                name = self.name_node()
                self.at += 1
                lower = self.expression()
                self.expect(":")
                upper = self.expression()
                step = self.expression() if self.accept(":") else None
                controls.append(nodes.ConcurrentControl(name, lower, upper, step, name.pos, self.ends[self.at - 1]))
            elif controls:
                mask = self.expression()
            else:
                raise self.fault("index name expected" + self.instead())
            if not self.accept(","):
                break
        self.expect(")")
        return type_spec, controls, mask

    def before_double_colon_of_header(self) -> bool:
        return self.values[self.at + 1] != "=" and self.before_double_colon()

    def _locality(self) -> nodes.Locality:
        """One locality-spec (R1130)."""
        pos = self.starts[self.at]
        kind = self.name()
        if kind not in ("local", "local_init", "shared", "reduce", "default"):
            raise Fault(pos, f"locality specification expected instead of '{kind}'")
        self.expect("(")
        operator: str | None = None
        names: list[nodes.Name] = []
        if kind == "default":
            self.expect("none")
        else:
            if kind == "reduce":
                operator = self.values[self.at]
                if operator not in _REDUCTIONS:
                    raise self.fault("reduction operation expected" + self.instead())
                self.at += 1
                self.expect(":")
            names.append(self.name_node())
            while self.accept(","):
                names.append(self.name_node())
        self.expect(")")
        return nodes.Locality(kind, names, operator, pos, self.ends[self.at - 1])

    # -- SELECT

    def _selector(self) -> tuple[str | None, nodes.Expr]:
        """`([name =>] selector)`."""
        self.expect("(")
        name: str | None = None
        if self.kinds[self.at] == "n" and self.values[self.at + 1] == "=>":
            name = self.name()
            self.at += 1
        selector = self.expression()
        self.expect(")")
        self.done()
        return name, selector

    def _blocks(self, ends: frozenset[str], block: Callable[[str, list[nodes.Stmt]], SelectBlock]) -> str:
        """Read the blocks of a SELECT construct; `block` is called at each first statement. How they ended."""
        before: list[nodes.Stmt] = []
        end = self.statements(before, ends, "END SELECT")
        if before:
            self.record(Fault(before[0].pos, "statement before the first block of a SELECT construct"))
        while end not in ("endselect", "", TERMINAL):
            body: list[nodes.Stmt] = []
            try:
                node = block(end, body)
                if self.kinds[self.at] == "n":  # the construct's name
                    self.at += 1
                self.done()
                node.end = self.ends[self.at - 1]
            except Fault as fault:
                self.record(fault)
                body.append(self.opaque())
            end = self.statements(body, ends, "END SELECT")
        return end

    def _select_case(self, keyword: str) -> nodes.Stmt | None:
        pos = self.start
        selector = self._in_parentheses()
        self.done()
        cases: list[nodes.CaseBlock] = []

        def case_block(_: str, body: list[nodes.Stmt]) -> nodes.CaseBlock:
            node = nodes.CaseBlock([], False, body, self.start, self.start)
            cases.append(node)
            if self.accept("default"):
                node.default = True
            else:
                node.values = self.arguments()
            return node

        end = self._blocks(_END_CASE, case_block)
        return self.close(nodes.SelectCase(selector, cases, pos, pos), end)

    def _select_type(self, keyword: str) -> nodes.Stmt | None:
        pos = self.start
        name, selector = self._selector()
        guards: list[nodes.TypeGuard] = []

        def guard(word: str, body: list[nodes.Stmt]) -> nodes.TypeGuard:
            node = nodes.TypeGuard(f"{word} is", None, body, self.start, self.start)
            guards.append(node)
            if word == "class" and self.accept("default"):
                node.kind = "class default"
            else:
                self.expect("is")
                self.expect("(")
                node.type_spec = self.type_spec()
                self.expect(")")
            return node

        end = self._blocks(_END_TYPE_GUARD, guard)
        return self.close(nodes.SelectType(name, selector, guards, pos, pos), end)

    def _select_rank(self, keyword: str) -> nodes.Stmt | None:
        pos = self.start
        name, selector = self._selector()
        cases: list[nodes.RankCase] = []

        def rank_case(_: str, body: list[nodes.Stmt]) -> nodes.RankCase:
            node = nodes.RankCase(None, False, body, self.start, self.start)
            cases.append(node)
            if self.accept("default"):
                node.default = True
            else:
                self.expect("(")
                node.rank = self.argument()
                self.expect(")")
            return node

        end = self._blocks(_END_RANK_CASE, rank_case)
        return self.close(nodes.SelectRank(name, selector, cases, pos, pos), end)

    # -- WHERE and FORALL

    def _where(self, keyword: str) -> nodes.Stmt | None:
        pos = self.start
        mask: nodes.Expr | None = self._in_parentheses()
        if self.at < self.last:
            assert mask is not None
            action = self._action_statement()
            return nodes.WhereStmt(mask, action, pos, action.end)
        branches: list[nodes.WhereBranch] = []
        branch_pos = pos
        while True:
            body: list[nodes.Stmt] = []
            end = self.statements(body, _END_WHERE, "END WHERE")
            branches.append(nodes.WhereBranch(mask, body, branch_pos, self.line_start))
            if end != "elsewhere":
                break
            branch_pos, mask = self.start, None
            try:
                if self.values[self.at] == "(":
                    mask = self._in_parentheses()
                if self.kinds[self.at] == "n":
                    self.at += 1
                self.done()
            except Fault as fault:
                self.record(fault)
                mask = nodes.Nil(self.start, self.end_of_statement())
        return self.close(nodes.WhereConstruct(branches, pos, pos), end)

    def _forall(self, keyword: str) -> nodes.Stmt | None:
        pos = self.start
        type_spec, controls, mask = self.concurrent_header()
        if self.at < self.last:
            action = self._action_statement()
            return nodes.ForallStmt(type_spec, controls, mask, action, pos, action.end)
        body: list[nodes.Stmt] = []
        end = self.statements(body, frozenset(("endforall",)), "END FORALL")
        return self.close(nodes.ForallConstruct(type_spec, controls, mask, body, pos, pos), end)

    # -- scopes

    def _associate(self, keyword: str) -> nodes.Stmt | None:
        pos = self.start
        self.expect("(")
        associations = [self._association()]
        while self.accept(","):
            associations.append(self._association())
        self.expect(")")
        self.done()
        body: list[nodes.Stmt] = []
        end = self.statements(body, frozenset(("endassociate",)), "END ASSOCIATE")
        return self.close(nodes.Associate(associations, body, pos, pos), end)

    def _association(self) -> nodes.Association:
        pos = self.starts[self.at]
        name = self.name()
        self.expect("=>")
        selector = self.expression()
        return nodes.Association(name, selector, pos, selector.end)

    def _block(self, keyword: str) -> nodes.Stmt | None:
        pos = self.start
        self.done()
        specification: list[nodes.Stmt] = []
        body: list[nodes.Stmt] = []
        end, body_pos = self.parts(specification, body, frozenset(("endblock",)), "END BLOCK")
        return self.close(nodes.Block(specification, body, body_pos, pos, pos), end)

    def _critical(self, keyword: str) -> nodes.Stmt | None:
        pos = self.start
        options = self._options(self.arguments()) if self.values[self.at] == "(" else []
        self.done()
        body: list[nodes.Stmt] = []
        end = self.statements(body, frozenset(("endcritical",)), "END CRITICAL")
        return self.close(nodes.Critical(options, body, pos, pos), end)

    def _options(self, arguments: list[nodes.Expr]) -> list[nodes.KeywordArgument]:
        options = []
        for argument in arguments:
            if not isinstance(argument, nodes.KeywordArgument):
                raise Fault(argument.pos, "'keyword =' expected")
            options.append(argument)
        return options

    def _change_team(self, keyword: str) -> nodes.Stmt | None:
        pos = self.start
        self.expect("(")
        team = self.expression()
        associations: list[nodes.Association] = []
        options: list[nodes.Expr] = []
        while self.accept(","):
            if self.values[self.at + 1] == "=":
                options.append(self.argument())
                continue
            start = self.starts[self.at]
            coarray = self.entity()  # `a[*] => b`
            if coarray.initial is None:
                raise self.fault("'=>' expected")
            associations.append(nodes.Association(coarray.name, coarray.initial, start, coarray.end))
        self.expect(")")
        self.done()
        body: list[nodes.Stmt] = []
        end = self.statements(body, frozenset(("endteam",)), "END TEAM")
        if end and self.values[self.at] == "(":  # `end team (stat=s)`
            self.at = self.after_parentheses(self.at)
        return self.close(nodes.ChangeTeam(team, associations, self._options(options), body, pos, pos), end)


_C = ConstructParser
_CONSTRUCTS: dict[str, Callable[[ConstructParser, str], nodes.Stmt | None]] = {
    "if": _C._if,
    "do": _C._do,
    "dowhile": _C._do,
    "doconcurrent": _C._do,
    "selectcase": _C._select_case,
    "selecttype": _C._select_type,
    "selectrank": _C._select_rank,
    "where": _C._where,
    "forall": _C._forall,
    "associate": _C._associate,
    "block": _C._block,
    "critical": _C._critical,
    "changeteam": _C._change_team,
}
