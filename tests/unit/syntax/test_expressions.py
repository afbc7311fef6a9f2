"""Precedence and grouping of operators (F2023 10.1.2 and 10.1.3), literals, lexical corner cases."""

from __future__ import annotations

import pytest

from gpuoffload_build.syntax import nodes
from gpuoffload_build.syntax.parser import parse
from gpuoffload_build.syntax.show import expression


def value_of(text: str) -> nodes.Expr:
    tree = parse(f"x = {text}\nend\n")
    assert not tree.errors, tree.errors
    (unit,) = tree.units
    assert isinstance(unit, nodes.MainProgram)
    (statement,) = unit.body
    assert isinstance(statement, nodes.Assignment)
    return statement.value


PRECEDENCE = [
    ("a**b**c", "(a ** (b ** c))"),
    ("-a**b", "(- (a ** b))"),
    ("-a*b", "(- (a * b))"),
    ("-a+b", "((- a) + b)"),
    ("a-b-c", "((a - b) - c)"),
    ("a/b*c", "((a / b) * c)"),
    ("a*b**c", "(a * (b ** c))"),
    ("a+b*c", "(a + (b * c))"),
    ("a//b//c", "((a // b) // c)"),
    ("a//b+c", "(a // (b + c))"),
    ("a+b==c*d", "((a + b) == (c * d))"),
    ("a//b==c", "((a // b) == c)"),
    (".not.a.and.b", "((.not. a) .and. b)"),
    (".not.a==b", "(.not. (a == b))"),
    (".not..not.a", "(.not. (.not. a))"),
    ("a.or.b.and.c", "(a .or. (b .and. c))"),
    ("a.eqv.b.or.c", "(a .eqv. (b .or. c))"),
    ("a.eqv.b.neqv.c", "((a .eqv. b) .neqv. c)"),
    ("a.or..not.b.and.c", "(a .or. ((.not. b) .and. c))"),
    (".inv.a*b", "((.inv. a) * b)"),
    (".inv.a**2", "((.inv. a) ** 2)"),
    ("-.inv.a", "(- (.inv. a))"),
    (".inv..inv.a", "(.inv. (.inv. a))"),
    ("a.dot.b+c", "(a .dot. (b + c))"),
    ("a.dot.b.cross.c", "((a .dot. b) .cross. c)"),
    ("a.or.b.dot.c.eqv.d", "((a .or. b) .dot. (c .eqv. d))"),
    ("a.lt.b.and.c.ge.d", "((a < b) .and. (c >= d))"),
    ("a .eq. b", "(a == b)"),
    ("a*(-b)*c", "((a * paren(- b)) * c)"),
    # a sign after an operator, as compilers take it
    ("a*-b+c", "((a * (- b)) + c)"),
    ("a*-b*c", "((a * (- b)) * c)"),
    ("a**-b*c", "((a ** (- b)) * c)"),
    ("a**-b**c", "(a ** (- (b ** c)))"),
    ("a+-b*c", "(a + (- (b * c)))"),
    ("a == -b + c", "(a == ((- b) + c))"),
    ("1.eq.2", "(1 == 2)"),
    ("1.e5.eq.x", "(1.e5 == x)"),
    ("1..eq.2.", "(1. == 2.)"),
    ("1.d0", "1.d0"),
    ("1.a.2", "(1 .a. 2)"),
    ("x%e.lt.1", "(x%e < 1)"),
]


@pytest.mark.parametrize(("text", "grouped"), PRECEDENCE)
def test_precedence(text: str, grouped: str) -> None:
    assert expression(value_of(text)) == grouped


@pytest.mark.parametrize(("text", "grouped"), PRECEDENCE)
def test_positions_of_operations(text: str, grouped: str) -> None:
    value = value_of(text)
    assert (value.pos, value.end) == (4, 4 + len(text))
    if isinstance(value, nodes.Binary):
        written = f"x = {text}"[value.op_pos :].replace(".eq.", "==").replace(".lt.", "<").replace(".ge.", ">=")
        assert written.startswith(value.op)


def test_a_string_has_its_value() -> None:
    value = value_of("\"it''s\"\"\" // 'it''s'")
    assert isinstance(value, nodes.Binary)
    assert isinstance(value.left, nodes.StringLiteral)
    assert isinstance(value.right, nodes.StringLiteral)
    assert value.left.value == "it''s\""
    assert value.right.value == "it's"


def test_upper_case_is_kept_in_strings_only() -> None:
    value = value_of("F(X) // 'ABC' // K_'Ü'")
    assert expression(value) == "((f(x) // 'ABC') // k_'Ü')"


def test_letters_that_change_length_in_lower_case() -> None:
    tree = parse("! \u0130\nX = 'A'\nEND\n")
    assert not tree.errors
    assert expression(tree.units[0].body[0].target) == "x"  # type: ignore[attr-defined]


def test_deep_nesting() -> None:
    deep = 1500
    value = value_of("(" * deep + "a" + ")" * deep)
    for _ in range(deep):
        assert isinstance(value, nodes.Parenthesized)
        value = value.value
    assert isinstance(value, nodes.Name)


def test_too_deep_nesting_costs_the_statement_only() -> None:
    deep = 100_000
    tree = parse("x = " + "(" * deep + "a" + ")" * deep + "\ny = 1\nend\n")
    assert [message for _, message in tree.errors] == ["nested too deeply"]
    (unit,) = tree.units
    assert isinstance(unit, nodes.MainProgram)
    assert [type(s) for s in unit.body] == [nodes.OpaqueStmt, nodes.Assignment]


def test_deeply_nested_constructs() -> None:
    deep = 1000
    tree = parse("if (a) then\n" * deep + "x = 1\n" + "end if\n" * deep + "end\n")
    assert not tree.errors
    assert parse("if (a) then\n" * 5000 + "end if\n" * 5000 + "end\n").errors


def test_long_sums() -> None:
    value = value_of(" + &\n".join(f"a({i})" for i in range(3000)))
    assert isinstance(value, nodes.Binary)


def test_unclosed_strings_with_many_continuation_lines_take_no_time() -> None:
    tree = parse("x = 'abc" + "&\n      def" * 200 + "\nend\n")
    assert tree.errors
