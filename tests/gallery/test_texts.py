"""The long text of each code: what it means, an example, why, what to do; and it is true where it can be checked."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import gpuoffload_build
from gpuoffload_build.check.device_functions import INTRINSICS
from gpuoffload_build.check.unsupported import ROWS
from gpuoffload_build.cli.main import COMMANDS
from gpuoffload_build.diagnostics.codes import CODES, softened_by_fallback, text_of
from gpuoffload_build.driver.options import SWITCHES, VALUED
from gpuoffload_build.syntax.parser import parse

FORTRAN = re.compile(r"^```fortran\n(.*?)^```$", re.MULTILINE | re.DOTALL)
EXAMPLE = re.compile(r"\n## Example\n\n```(?:fortran|sh|text)\n.+?\n```\n", re.DOTALL)


def sections(text: str) -> list[str]:
    return re.findall(r"^## (.+)$", text, re.MULTILINE)


@pytest.mark.parametrize("code", CODES)
def test_parts(code: str) -> None:
    text = text_of(code)
    meaning = text.split("\n\n")[1]
    assert len(meaning.split()) > 6
    assert not meaning.startswith("#")
    found = sections(text)
    assert found[:2] == ["Example", "Why"]
    assert found[-1] == "What to do"
    assert EXAMPLE.search(text)
    for part in re.split(r"^## .+\n", text, flags=re.MULTILINE)[1:]:
        assert part.strip()


@pytest.mark.parametrize("code", [code for code in CODES if code != "GPU0109"])
def test_examples_are_fortran(code: str) -> None:
    """All statements of the examples can be read: an example of GPU0109 alone is one that cannot."""
    for example in FORTRAN.findall(text_of(code)):
        complete = example
        if example.startswith(("do concurrent", "real", "integer", "implicit", "use", "interface", "if")):
            complete = f"subroutine s\n{example}"
            complete += "end do\n" if example.count("do concurrent") > example.count("end do") else ""
            complete += "end subroutine\n"
        assert parse(complete).errors == []


def test_each_finding_and_diagnostic_has_why_and_what_to_do() -> None:
    """Both have them as fifth and sixth argument, or by name; a star stands for both."""
    count = 0
    for path in Path(gpuoffload_build.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id in ("Diagnostic", "Finding")
            ):
                count += 1
                names = {keyword.arg for keyword in node.keywords}
                star = any(isinstance(argument, ast.Starred) for argument in node.args)
                assert star or len(node.args) + len(names & {"why", "help"}) >= 6, f"{path}:{node.lineno}"
                assert not any(isinstance(a, ast.Constant) and a.value == "" for a in node.args), (
                    f"{path}:{node.lineno}"
                )
    assert count > 20


def test_commands_and_options_that_texts_name_exist() -> None:
    for code in CODES:
        text = text_of(code)
        assert set(re.findall(r"`gpuoffload ([a-z-]+)", text)) <= set(COMMANDS)
        ours = set(re.findall(r"--(?:gpu|show-gpu)[a-z-]*", text))
        assert ours <= {*SWITCHES, *VALUED, "--show-gpu"}


@pytest.mark.parametrize("code", [code for code in CODES if softened_by_fallback(code)])
def test_the_fallback_is_offered_for_the_list(code: str) -> None:
    assert "`--gpu-allow-cpu-fallback` runs such loops on the CPU" in text_of(code).rpartition("## What to do")[2]
    assert code in {row.code for row in ROWS}


def test_the_functions_that_devices_provide_are_those_of_the_table() -> None:
    (names,) = re.findall(r"\n`(acos [a-z0-9 \n]+)`", text_of("GPU0305"))
    assert sorted(names.split()) == sorted(INTRINSICS)
