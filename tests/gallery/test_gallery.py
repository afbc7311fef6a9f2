"""The error gallery: for each code a case that fires and an `_ok` case, the nearest program that does not.

    what the case shows, in a sentence
    --- commands
    gpuoffload check --gpu=metal       (one command a line; $FC is our driver over gfortran, the folder is empty)
    --- main.f90
    ...
    --- expected
    the transcript: each command with what it prints and, where it fails, its exit status

`pytest --update-cases` writes what is printed now as expected: read the diff.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from compilers import GFORTRAN

from gpuoffload_build.diagnostics.codes import CODES
from gpuoffload_build.syntax import second_parser

HERE = Path(__file__).parent
BIN = Path(sys.executable).parent
CASES = sorted(HERE.glob("*.case"))
CODE = re.compile(r"\[(GPU\d{4})\]")
HEADLINE = re.compile(r"(\S+:\d+:\d+|gpuoffload): (error|warning|note): .+ \[GPU\d{4}\]")
BLOCK = re.compile(r"^(?=\S+:.* (?:error|warning): |\$ )", re.MULTILINE)
COUNTS = re.compile(r"; \d+ files?, \d+ read and \d+ judged anew")


class Case:
    """What a case shows, its commands, its files, and the transcript that it expects."""

    def __init__(self, text: str) -> None:
        self.shows, *parts = re.split(r"^--- ", text, flags=re.MULTILINE)
        self.files = dict(part.split("\n", 1) for part in parts)
        self.commands = self.files.pop("commands").splitlines()
        self.expected = self.files.pop("expected", "")

    def transcript(self, folder: Path, cache: Path) -> str:
        """Runs the commands in `folder`; paths of this machine and counts of what was read are left out."""
        for name, text in self.files.items():
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
            path.chmod(0o755 if text.startswith("#!") else 0o644)
        printed = "".join(_run(command, folder, cache) for command in self.commands)
        printed = COUNTS.sub("", printed.replace(str(cache), "CACHE").replace(str(folder), "FOLDER"))
        return re.sub(r"_[0-9a-f]{8}_", "_HASH_", printed)


def _run(command: str, folder: Path, cache: Path) -> str:
    environment = {k: v for k, v in os.environ.items() if not k.startswith("GPUOFFLOAD")}
    environment.update(FC="gpuoffload-gfortran", NO_COLOR="1", LC_ALL="C", GPUOFFLOAD_CACHE_DIR=str(cache))
    environment["PATH"] = f"{BIN}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        ["sh", "-c", command],
        cwd=folder,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    status = f"[exit status {done.returncode}]\n" if done.returncode else ""
    return f"$ {command}\n{done.stdout}{status}"


def code_of(path: Path) -> str:
    """The code that a case is about: cases are named CODE, CODE_ok, CODE_what, CODE_what_ok."""
    return path.stem.partition("_")[0]


def is_ok(path: Path) -> bool:
    return path.stem.endswith("_ok")


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_case(path: Path, cache: Path, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    text = path.read_text(encoding="utf-8")
    case = Case(text)
    if GFORTRAN is None and any("$FC" in command for command in case.commands):
        pytest.skip("gfortran is not installed")
    if "--verify-parse" in "".join(case.commands) and not second_parser.installed():
        pytest.skip("fparser is not installed")
    printed = case.transcript(tmp_path, cache)
    if request.config.getoption("--update-cases"):
        path.write_text(text.partition("--- expected\n")[0] + "--- expected\n" + printed, encoding="utf-8")
        return
    assert printed == case.expected


@pytest.mark.parametrize("code", CODES)
def test_each_code_has_a_case_that_fires_and_one_that_does_not(code: str) -> None:
    assert HERE / f"{code}.case" in CASES
    assert HERE / f"{code}_ok.case" in CASES


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_what_a_case_shows(path: Path) -> None:
    """A firing case prints its code and no other; an `_ok` case prints none, fails nowhere, and does something."""
    case = Case(path.read_text(encoding="utf-8"))
    code = code_of(path)
    assert code in CODES
    assert case.shows.strip()
    found = set(CODE.findall(case.expected))
    assert found == (set() if is_ok(path) else {code})
    if is_ok(path):
        assert "[exit status" not in case.expected
        assert " offloaded" in case.expected or "right\n" in case.expected
        assert sum("./main" in command for command in case.commands) == case.expected.count("\nright\n")


@pytest.mark.parametrize("path", [path for path in CASES if not is_ok(path)], ids=lambda path: path.stem)
def test_each_finding_says_where_and_what_and_why_and_what_to_do(path: Path) -> None:
    """Lines about the command itself have no place; what to do stands in their message."""
    expected = Case(path.read_text(encoding="utf-8")).expected
    found = [block for block in BLOCK.split(expected) if CODE.search(block.partition("\n")[0])]
    assert found
    for block in found:
        headline, _, rest = block.partition("\n")
        assert HEADLINE.fullmatch(headline)
        if not headline.startswith("gpuoffload: "):
            assert "  why: " in rest
            assert "  help: " in rest
