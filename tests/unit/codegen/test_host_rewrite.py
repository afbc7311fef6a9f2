"""The rewritten source: what stands outside the loops keeps its text and its lines."""

from __future__ import annotations

import re

import hand

from gpuoffload_build.codegen.host_fortran import Edit, apply, launch
from gpuoffload_build.source.text import Source


def numbered(text: str) -> list[tuple[str, int, str]]:
    """(file, line, text) of every line, as a compiler counts them."""
    lines: list[tuple[str, int, str]] = []
    file, line = "", 0
    for text_line in text.splitlines():
        match = re.fullmatch(r'# (\d+) "(.*)"', text_line)
        if match:
            file, line = match[2], int(match[1])
        else:
            lines.append((file, line, text_line))
            line += 1
    return lines


def rewritten(text: str, *edits: Edit, lines: list[tuple[int, str, int]] | None = None) -> list[tuple[str, int, str]]:
    return numbered(apply(Source("a.f90", text, "free", lines), list(edits)))


def at(text: str, part: str) -> tuple[int, int]:
    return text.index(part), text.index(part) + len(part)


def test_lines_around_an_edit_keep_their_numbers() -> None:
    text = "one\n  LOOP\n  BODY\n  END\nfive\nsix\n"
    start, end = at(text, "LOOP\n  BODY\n  END")
    assert rewritten(text, Edit(start, end, "block", ["x", "end block"])) == [
        ("a.f90", 1, "one"),
        ("a.f90", 2, "  block"),
        ("a.f90", 2, "x"),
        ("a.f90", 2, "end block"),
        ("a.f90", 5, "five"),
        ("a.f90", 6, "six"),
    ]


def test_the_rest_of_the_last_line_stays_in_its_column() -> None:
    text = "LOOP\nEND; y = 2 ! why\nthree\n"
    start, end = at(text, "LOOP\nEND")
    assert rewritten(text, Edit(start, end, "block", ["end block"])) == [
        ("a.f90", 1, "block"),
        ("a.f90", 1, "end block"),
        ("a.f90", 2, "     y = 2 ! why"),
        ("a.f90", 3, "three"),
    ]


def test_two_loops_on_one_line() -> None:
    text = "A; B\nthree\n"
    edits = [Edit(0, 1, "block", ["end block"]), Edit(3, 4, "block", ["end block"])]
    assert [(n, t.strip()) for _, n, t in rewritten(text, *edits)] == [
        (1, "block"),
        (1, "end block"),
        (1, "block"),
        (1, "end block"),
        (2, "three"),
    ]


def test_edits_side_by_side_and_text_without_a_last_line_end() -> None:
    text = "x\nLOOP"
    edits = [Edit(2, 2, "before", []), Edit(6, 6, "", ["after"])]
    assert [(n, t.strip()) for _, n, t in rewritten(text, *edits)] == [
        (1, "x"),
        (2, "before"),
        (2, "LOOP"),
        (2, "after"),
    ]


def test_included_lines_are_lines_of_their_file() -> None:
    text = "one\ninner\nlast\n"
    assert rewritten(text, lines=[(1, "a.f90", 1), (2, "b.inc", 7), (3, "a.f90", 3)]) == [
        ("a.f90", 1, "one"),
        ("b.inc", 7, "inner"),
        ("a.f90", 3, "last"),
    ]


def test_no_marker_between_continued_lines() -> None:
    text = "x = 1 + & ! c\n! between\n  2\nlast\n"
    shown = apply(Source("a.f90", text, "free", [(1, "a.f90", 1), (3, "b.inc", 1), (4, "a.f90", 4)]), [])
    assert shown == '# 1 "a.f90"\nx = 1 + & ! c\n! between\n  2\nlast\n'


def test_labels_and_construct_names_stay() -> None:
    text = "100 outer : do concurrent (i = 1:3)\n a(i) = i\n end do outer\n"
    source = Source("a.f90", text)
    [kernel] = hand.kernels(source, [[hand.capture("a", shape=hand.assumed(1), access="w")]])
    lines = numbered(apply(source, launch(kernel)))
    assert [t for _, _, t in lines][:2] == ["100 if (.true.) then", "block"]
    assert [(n, t.strip()) for _, n, t in lines][-5:] == [
        (1, "else"),
        (1, "outer : do concurrent (i = 1:3)"),
        (2, "a(i) = i"),
        (3, "end do outer"),
        (3, "end if"),
    ]


def test_limits_are_copied_as_they_are_written() -> None:
    text = "do concurrent (i = f(n, &\n  'x'):2*(n+1):-1, j = 1:m)\n end do\n"
    source = Source("a.f90", text)
    [kernel] = hand.kernels(source, [[]])
    lines = [t for _, _, t in numbered(apply(source, launch(kernel)))]
    assert [line.partition(" = ")[2] for line in lines if line.startswith("gpuoffload_limits(")] == [
        "f(n,  'x')", "2*(n+1)", "-1", "1", "m", "1",
    ]  # fmt: skip


def test_names_of_ours_give_way_to_the_users() -> None:
    source = Source("a.f90", "do concurrent (i = 1:3)\n x(i) = GPUoffload_limits\n end do\n")
    [kernel] = hand.kernels(source, [[hand.capture("gpuoffload_limits"), hand.capture("x", access="w")]])
    text = apply(source, launch(kernel))
    assert re.findall(r"integer\(8\) :: (\w+)\(3\)", text) == ["gpuoffload_limits2"]
