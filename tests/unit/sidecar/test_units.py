"""The scan of lines that says which program units a source provides."""

from __future__ import annotations

from pathlib import Path

import pytest

import gpuoffload_build
from gpuoffload_build.sidecar.provides import provides_of
from gpuoffload_build.sidecar.units import provided


def names(text: str, form: str = "free"):
    found = provided(text, form)
    if found is None:
        return None
    return found["modules"], found["submodules"], found["external"], found["program"]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("module m\nend module\n", (["m"], [], [], False)),
        ("Module  M ! comment\nend\nMODULE nice\nendmodule nice\n", (["m", "nice"], [], [], False)),
        ("module procedure\nend module\n", (["procedure"], [], [], False)),
        ("submodule (a) b\nend submodule\nsubmodule(a:b)c\nend\n", ([], ["a@b", "a@c"], [], False)),
        ("program p\ncontains\nsubroutine q\nend\nend program p\n", ([], [], [], True)),
        ("print *, 1\nend\n", ([], [], [], True)),
        ("use m\nx = 1\nend\n", ([], [], [], True)),
        ("pure integer(kind=4) function f(x)\nend function\nsubroutine s\nend\n", ([], [], ["f", "s"], False)),
        ("integer*8 function f()\nend\n", ([], [], ["f"], False)),
        ("block data b\nend block data\n", ([], [], [], False)),
        ("module m\ncontains\nmodule pure function f(x)\nend function\nend module\n", (["m"], [], [], False)),
        (
            "module m\ninterface g\n module procedure a, b\nend interface\ncontains\nsubroutine a\nend\nend module\n",
            (["m"], [], [], False),
        ),
        (
            "module m\ninterface\nmodule subroutine s\nend subroutine\nend interface\nend module\n"
            "submodule (m) n\ncontains\nmodule procedure s\nend procedure\nend submodule\n",
            (["m"], ["m@n"], [], False),
        ),
        ("subroutine s(a, &\n  b)\nreal :: a, & ! c\n  b\nend subroutine\n", ([], [], ["s"], False)),
        ("module m\ntype :: t\n integer :: end\nend type\nend module\n", (["m"], [], [], False)),
        ("subroutine s\nif (x) then\nend if\ndo i = 1, 2\nend do\nend_value = 3\nend\n", ([], [], ["s"], False)),
        ("real function_value\nend\n", ([], [], [], True)),
        ('! nothing\n\n# 1 "x"\n', ([], [], [], False)),
        ("module m; integer :: i; end module\n", None),
        ("pure &\n function f(x)\nend function\n", None),
        ("module m\ninclude 'x'\nend module\n", None),
        ("module m\n", None),
    ],
)
def test_free_form(text, expected):
    assert names(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("C x\n      MODULE M\n      END\n", (["m"], [], [], False)),
        ("      SUBROUTINE S(A,\n     & B)\n      END\n", ([], [], ["s"], False)),
        ("      PROGRAM P\n   10 CONTINUE\n      E N D\n", None),
        ("\tSUBROUTINE S\n\tEND\n", ([], [], ["s"], False)),
    ],
)
def test_fixed_form(text, expected):
    assert names(text, "fixed") == expected


def test_scan_says_what_the_parser_says():
    """Every free-form source of the examples and tests; the scan may give up, but not often."""
    root = Path(gpuoffload_build.__file__).parent.parent
    paths = [p for folder in ("examples", "tests", "module_cache") for p in (root / folder).rglob("*.f90")]
    gave_up = 0
    for path in paths:
        text = path.read_text(encoding="latin-1")
        found = provided(text, "free")
        if found is None:
            gave_up += 1
        else:
            assert found == provides_of(text), path
    assert len(paths) > 20
    assert gave_up <= len(paths) // 10
