"""Properties of every tree: fresh node classes, positions, keyword-named variables, speed of import."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from gpuoffload_build.syntax import grammar, nodes
from gpuoffload_build.syntax.parser import parse
from gpuoffload_build.syntax.show import expression
from gpuoffload_build.syntax.walk import children, walk

CASES = sorted((Path(__file__).parents[2] / "cases" / "syntax").glob("*.f90"))
CONTINUED = re.compile(r"&[ \t]*(?:![^\n]*)?\n(?:[ \t]*(?:![^\n]*)?\n)*[ \t]*&?")


def test_node_classes_are_what_the_grammar_says() -> None:
    assert Path(nodes.__file__).read_text(encoding="utf-8") == grammar.module_text()


@pytest.mark.parametrize("case", CASES, ids=lambda path: path.stem)
def test_positions(case: Path) -> None:
    text = case.read_text(encoding="utf-8")
    tree = parse(text)
    for node in walk(tree.units):
        assert 0 <= node.pos <= node.end <= len(text)
        if isinstance(node, nodes.Name):
            assert CONTINUED.sub("", text[node.pos : node.end]).lower() == node.id
        if isinstance(node, nodes.Expr):
            for child in children(node):
                assert node.pos <= child.pos <= child.end <= node.end
        if isinstance(node, nodes.Construct):
            last = text[node.end_pos : node.end] if hasattr(node, "end_pos") else "end"
            assert re.match(r"\d* *end|\d", last, re.I) or case.stem == "errors"
        if isinstance(node, nodes.Unit):
            assert node.pos <= node.header_end <= node.body_pos <= node.end_pos <= node.end
            for statement in getattr(node, "body", []):
                assert node.body_pos <= statement.pos <= statement.end <= node.end_pos
            for statement in getattr(node, "specification", []):
                assert node.header_end <= statement.pos <= statement.end <= node.body_pos


@pytest.mark.parametrize("case", [c for c in CASES if c.stem != "errors"], ids=lambda path: path.stem)
def test_the_text_of_an_expression_parses_to_the_same_expression(case: Path) -> None:
    text = case.read_text(encoding="utf-8")
    plain = nodes.Binary | nodes.Unary | nodes.Parenthesized | nodes.ArrayConstructor | nodes.Reference
    for node in walk(parse(text).units):
        if isinstance(node, plain):
            again = parse(f"x = {text[node.pos : node.end]}\nend\n")
            assert not again.errors
            statement = again.units[0].body[0]  # type: ignore[attr-defined]
            assert expression(statement.value) == expression(node)


def test_positions_of_a_do_concurrent() -> None:
    text = "  x = 1\n10 loop: do concurrent (i = 1:n, j = 2:m) local(t)\n  20 x = i\n  30 end do loop ! done\nend\n"
    program = parse(text).units[0]
    assert isinstance(program, nodes.MainProgram)
    loop = program.body[1]
    assert isinstance(loop, nodes.DoConcurrent)
    assert text[loop.pos :].startswith("loop:")
    assert text[loop.do_pos :].startswith("do concurrent")
    assert text[loop.header_pos : loop.header_end] == "(i = 1:n, j = 2:m) local(t)"
    assert text[loop.body_pos :].startswith("20 x")
    assert text[loop.end_pos : loop.end] == "30 end do loop"
    assert (loop.label, loop.end_label, loop.name) == (10, 30, "loop")
    assert text[loop.controls[1].upper.pos : loop.controls[1].upper.end] == "m"
    assert text[loop.body[0].pos :].startswith("x = i")
    assert loop.body[0].label == 20


def test_positions_of_a_unit() -> None:
    text = "subroutine s\ninteger i\n1 i = 2\ncontains\nsubroutine t\nend\n9 end subroutine s\n"
    unit = parse(text).units[0]
    assert isinstance(unit, nodes.Procedure)
    assert text[: unit.header_end] == "subroutine s"
    assert text[unit.body_pos :].startswith("1 i = 2")
    assert unit.contains_pos is not None
    assert text[unit.contains_pos :].startswith("contains")
    assert text[unit.end_pos :].startswith("9 end")
    assert unit.end_label == 9
    assert text[unit.name_pos :].startswith("s\n")


WORDS = """
allocatable allocate assign associate asynchronous backspace bind block call case class close codimension
common concurrent contains contiguous continue critical cycle data deallocate default deferred dimension do
double doubleprecision elemental else elseif elsewhere end enddo endfile endif entry enum enumerator
equivalence error event exit extends external final flush forall form format function generic go goto if
implicit import impure in include inquire integer intent interface intrinsic is kind len local lock logical
module namelist none nopass notify nullify only open operator optional out parameter pass pause pointer print
private procedure program protected public pure rank read real recursive reduce result return rewind save
select selectcase selecttype sequence shared simple stop submodule subroutine sync target team then to type
unlock use value volatile wait where while write character complex endassociate endblock endcritical endforall
endfunction endinterface endmodule endprocedure endprogram endselect endsubroutine endtype endwhere fail
change image memory all images abstract enumeration
"""
KEYWORDS = sorted(set(WORDS.split()))


@pytest.mark.parametrize("form", ["{} = 1", "{}(1) = 2", "{}%x = 3", "{}(i, :)%y(2) = 4", "{} => p", "{}(1:) => p"])
def test_variables_with_the_names_of_keywords(form: str) -> None:
    """Fortran has no reserved words."""
    lines = [form.format(word) for word in KEYWORDS]
    tree = parse("\n".join(["subroutine s", "call first", *lines, "end subroutine"]))
    assert not tree.errors
    procedure = tree.units[0]
    assert isinstance(procedure, nodes.Procedure)
    wanted = nodes.PointerAssignment if "=>" in form else nodes.Assignment
    statements = [s for s in procedure.body[1:] if isinstance(s, wanted)]
    assert len(statements) == len(procedure.body) - 1 == len(KEYWORDS)
    for word, statement in zip(KEYWORDS, statements):
        base = statement.target
        while isinstance(base, nodes.Reference | nodes.Component):
            base = base.base
        assert isinstance(base, nodes.Name)
        assert base.id == word


def test_keywords_as_names_in_expressions_and_calls() -> None:
    lines = [f"x = {word} + {word}(1)*{word}%a" for word in KEYWORDS] + [
        f"call {word}({word}={word})" for word in KEYWORDS
    ]
    tree = parse("\n".join(["subroutine s", *lines, "end subroutine"]))
    assert not tree.errors


def test_import_stays_light() -> None:
    """The room is imported in every compile of a file with a loop: nothing heavy may come in with it."""
    code = (
        "import sys; before = set(sys.modules); import gpuoffload_build.syntax.parser; print(set(sys.modules) - before)"
    )
    done = subprocess.run([sys.executable, "-S", "-c", code], check=True, capture_output=True, text=True, cwd=ROOT)
    for heavy in ("typing", "dataclasses", "inspect", "json", "pathlib", "subprocess"):
        assert f"'{heavy}'" not in done.stdout


ROOT = Path(__file__).parents[3]
