"""The example of module_cache/FORMAT.md is what the facts say of its text."""

from __future__ import annotations

from pathlib import Path

import yaml
from facts_of_text import records

FORMAT = Path(__file__).parents[3] / "module_cache" / "FORMAT.md"


def test_example() -> None:
    example = FORMAT.read_text(encoding="utf-8").split("### Example\n")[1]
    fortran = example.split("```fortran\n")[1].split("```")[0]
    expected = yaml.safe_load(example.split("```yaml\n")[1].split("```")[0].replace("    ...\n", ""))
    smooth = "subroutine smooth(x, work, n)\n real :: x(n), work(n)\nend subroutine\n"
    data = records("module m; contains\n" + fortran + smooth + "end module\n")["m::relax"].data
    for dummy, shown in zip(data["dummies"], expected.pop("dummies")):
        assert {name: dummy[name] for name in shown} == shown
    # the text has one line before it in the module
    assert [{**e, "at": [e["at"][0] - 1, e["at"][1]]} for e in data["allocations"]] == expected.pop("allocations")
    assert [{**e, "at": [e["at"][0] - 1, e["at"][1]]} for e in data["exits"]] == expected.pop("exits")
    assert [{**e, "at": [e["at"][0] - 1, e["at"][1]]} for e in data["temporaries"]] == expected.pop("temporaries")
    assert {name: data[name] for name in expected} == expected
