"""The check over public codes: no name unresolved, no internal error, each loop its outcome; planted constructs found.

tools/check_codes.py prints the figures; docs/codes.md has them, with the versions.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from check_codes import CODES, TARGETS, PublicCode
from mutants import Code, chosen, faults, reports
from plants import PLANTS, Plant

SEED = 2018
COUNT = 20
MUTATED = ("fiats", "formal", "neural-fortran")
DEVICES = (("cuda", "cuda_cpu"), ("metal", "metal_cpu"))


def folders_of(code: PublicCode, codes: Path) -> PublicCode:
    """The code, where all of its folders are there."""
    for folder in code.folders:
        if not (codes / folder).is_dir():
            pytest.skip(f"{folder} is not in {codes}")
    return code


@pytest.mark.slow
@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("code", CODES, ids=lambda code: code.name)
def test_every_name_is_resolved_and_every_loop_has_its_outcome(
    codes: Path, code: PublicCode, target: str, tmp_path: Path
) -> None:
    folders_of(code, codes)
    command = [str(Path(sys.executable).with_name("gpuoffload")), "check", f"--gpu={target}", "--format=json"]
    includes = (f"-I{folder}/include" for folder in code.folders)
    environment = {**os.environ, "GPUOFFLOAD_CACHE_DIR": str(tmp_path)}
    done = subprocess.run(
        [*command, "--all-procedures", *includes, *code.options, *code.folders],
        check=False,
        cwd=codes,
        env=environment,
        capture_output=True,
        text=True,
    )
    facts = json.loads(done.stdout)
    assert [place for place in facts["unresolved"] if place["module"] is None] == []
    assert [p for p in facts["not_analysed"] if "GPU0002" in p["message"]] == []
    assert {loop["outcome"] for loop in facts["loops"]} <= {"offloaded", "error"}
    failed = [loop["code"] for loop in facts["loops"] if loop["outcome"] == "error"]
    assert sorted(failed) == sorted(finding["code"] for finding in facts["findings"] if finding["severity"] == "error")


@pytest.fixture(scope="module", params=[code for code in CODES if code.name in MUTATED], ids=lambda code: code.name)
def mutated(request: pytest.FixtureRequest, codes: Path, tmp_path_factory: pytest.TempPathFactory) -> Code:
    """A copy of a code whose sources are changed one at a time."""
    code = folders_of(request.param, codes)
    folder = tmp_path_factory.mktemp(code.name)
    for name in code.folders:
        shutil.copytree(codes / name, folder / name)
    includes = tuple(f"-I{folder / name}/include" for name in code.folders)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("GPUOFFLOAD_CACHE_DIR", str(tmp_path_factory.mktemp("cache")))
        yield Code([str(folder / name) for name in code.folders], (*includes, *code.options))


@pytest.mark.slow
@pytest.mark.parametrize("plant", PLANTS, ids=str)
def test_planted_constructs_are_found_where_they_stand(mutated: Code, plant: Plant) -> None:
    for targets in DEVICES:
        spots = chosen(mutated.free(mutated.spots, plant, targets), COUNT, SEED)
        assert len(spots) == COUNT or len(spots) == len(mutated.free(mutated.spots, plant, targets))
        assert [fault for spot in spots for fault in faults(mutated, spot, plant, targets)] == []


@pytest.mark.slow
@pytest.mark.parametrize("plant", PLANTS, ids=str)
def test_planted_constructs_that_no_loop_reaches_are_not_told(mutated: Code, plant: Plant) -> None:
    spots = chosen(mutated.unreached, COUNT, SEED)
    assert list(reports(mutated, spots, plant, TARGETS)) == []
