"""Free-form text on its way to the host compiler."""

from __future__ import annotations

import pytest

from gpuoffload_build.codegen.host_text import ends_continued, fold, marker, statement_text


@pytest.mark.parametrize(
    ("text", "joined"),
    [
        ("n", "n"),
        ("size( & ! the rows\n    ! of x\n  x, 1)", "size(  x, 1)"),
        ("na&\n   &me", "name"),
        ("n + &\n\n  m", "n +  m"),
        ("len('a&\n   &b!') + 1", "len('ab!') + 1"),
        ("'it''s & more'", "'it''s & more'"),
    ],
)
def test_a_statement_comes_on_one_line(text: str, joined: str) -> None:
    assert statement_text(text, 0, len(text)) == joined


def test_what_stands_around_the_extent_is_left_out() -> None:
    assert statement_text("i=1:n)", 4, 5) == "n"


def test_long_statements_fold_and_join_again() -> None:
    statement = "call s(" + ", ".join(f"argument_{n}" for n in range(60)) + ", '" + "x" * 200 + "')"
    lines = fold(statement).split("\n")
    assert max(map(len, lines)) <= 121
    assert len(lines) > 5
    assert all(line.startswith("&") for line in lines[1:])
    assert "".join(line.removeprefix("&").removesuffix("&") for line in lines) == statement


def test_short_statements_stay() -> None:
    assert fold("x = 1") == "x = 1"


@pytest.mark.parametrize(
    ("line", "quote", "continued", "open_quote"),
    [
        ("x = 1", "", False, ""),
        ("x = &", "", True, ""),
        ("x = & ! why", "", True, ""),
        ("x = 1 ! why &", "", False, ""),
        ("x = 'a &", "", True, "'"),
        ("  & b ! c'", "'", False, ""),
        ("  & b & ! c", "'", False, ""),
        ("x = '! &' &", "", True, ""),
    ],
)
def test_continuation(line: str, quote: str, continued: bool, open_quote: str) -> None:
    assert ends_continued(line, quote) == (continued, open_quote)


def test_a_marker_quotes_the_name() -> None:
    assert marker(12, 'a "b"\\c.f90') == '# 12 "a \\"b\\"\\\\c.f90"'
