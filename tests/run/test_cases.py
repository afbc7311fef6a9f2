"""Every run case, built through the driver, prints what the host compiler's own build prints; its loops were launched.

RUN_CASES_BATCH=1 makes one program a case file, which is quick for one:
`RUN_CASES_BATCH=1 pytest tests/run -k 'gfortran-cuda_cpu and masks'`.
"""

from __future__ import annotations

import os
import re
from itertools import pairwise

import pytest
import run_build
import run_corpus
from run_build import Config, Workshop

FILES = run_corpus.case_files()
COMPILERS = ("gfortran", "flang")

# name of the way, compiler, target, memory mode of the run, options of the host compiler
WAYS = [
    (f"{compiler}-{target}{'-' if memory else ''}{memory}", compiler, target, memory, ("-O1",))
    for compiler in COMPILERS
    for target, memory in (("cuda_cpu", ""), ("cuda_cpu", "separate"), ("metal_cpu", ""))
]
SLOW = [
    ("gfortran-checked", "gfortran", "cuda_cpu", "", ("-O0", "-fcheck=all")),
    ("gfortran-O3", "gfortran", "cuda_cpu", "", ("-O3",)),
    ("flang-O3", "flang", "cuda_cpu", "", ("-O3",)),
    ("gfortran-metal-separate", "gfortran", "metal_cpu", "separate", ("-O1",)),
    ("flang-metal-separate", "flang", "metal_cpu", "separate", ("-O1",)),
]


def parameters(of_file):
    """One for each way to build and each item that `of_file` gives of a case file."""
    found = []
    for name, compiler, target, memory, options in WAYS + SLOW:
        way = Config(compiler, target, options)
        for batch in run_build.batches(FILES, target):
            for file in batch:
                marks = [pytest.mark.xdist_group(f"{way.name}-{batch[0].name}")]
                if (name, compiler, target, memory, options) in SLOW:
                    marks.append(pytest.mark.slow)
                for item, text in of_file(file):
                    found.append(pytest.param(way, memory, file, item, marks=marks, id=f"{name}-{file.name}-{text}"))
    return found


def needs(compiler: str) -> None:
    if run_build.BARE[compiler] is None:
        pytest.skip(f"{compiler} is not installed")


def skip_where_host_crashes(workshop: Workshop, compiler: str, file: run_corpus.CaseFile) -> None:
    """A crash of the bare compiler is its own bug: there is no build to compare with."""
    if crash := workshop.host_crash(compiler, file):
        pytest.skip(f"the bare {compiler} crashes on {file.name}: {crash}")


def host_output(workshop: Workshop, compiler: str, file: run_corpus.CaseFile, case: run_corpus.Case) -> str:
    """What the bare compiler's build prints, or the checked-in text where that compiler is no oracle."""
    if file.oracle is not None and file.oracle != compiler:
        return file.expected()[case.name]
    skip_where_host_crashes(workshop, compiler, file)
    result = workshop.results(Config(compiler, None), file)["cases"][case.name]
    assert "output" in result, result["error"]
    return result["output"]


def not_launched(loops: list[str], result: dict) -> list[str]:
    """The loops for which no kernel was launched."""
    return [loop for loop in loops if result["loops"].get(loop, 0) == 0]


@pytest.mark.parametrize(("way", "memory", "file", "case"), parameters(lambda file: [(c, c.name) for c in file.cases]))
def test_case(workshop: Workshop, way: Config, memory: str, file: run_corpus.CaseFile, case: run_corpus.Case) -> None:
    needs(way.compiler)
    result = workshop.results(way, file, memory)
    mine = result["cases"][case.name]
    if "error" in mine:
        skip_where_host_crashes(workshop, way.compiler, file)
    assert "output" in mine, mine["error"]
    assert mine["output"] == host_output(workshop, way.compiler, file, case)
    assert mine["output"].strip(), "the case prints nothing"
    assert "differs" not in mine["output"]
    assert not_launched(case.loops, result) == []


@pytest.mark.parametrize(
    ("way", "memory", "file", "loops"),
    parameters(lambda file: [(file.helper_loops, "helpers")] if file.helper_loops else []),
)
def test_helper_loops_launch(
    workshop: Workshop, way: Config, memory: str, file: run_corpus.CaseFile, loops: list[str]
) -> None:
    """Loops of procedures that the cases call."""
    needs(way.compiler)
    result = workshop.results(way, file, memory)
    errors = {e["error"] for e in (result["cases"][c.name] for c in file.cases) if "error" in e}
    if errors:
        skip_where_host_crashes(workshop, way.compiler, file)
    assert not errors, "\n".join(sorted(errors))
    assert not_launched(loops, result) == []


@pytest.mark.parametrize("compiler", COMPILERS)
@pytest.mark.parametrize("file", [f for f in FILES if f.not_yet], ids=lambda file: file.name)
def test_not_yet(workshop: Workshop, compiler: str, file: run_corpus.CaseFile, tmp_path) -> None:
    """What the core leaves out is an error that says so and where; no object, or no program, is left."""
    needs(compiler)
    way = Config(compiler, "cuda_cpu")
    folder = str(tmp_path)
    objects: list[str] = []
    program = os.path.join(folder, "program")
    main = os.path.join(folder, "main.f90")
    with open(main, "w", encoding="ascii") as text:
        text.write(run_corpus.main_program([file]))
    with pytest.raises(run_build.CommandError) as caught:
        for source in (run_corpus.SUPPORT, *file.sources, main):
            objects += workshop.compile(way, [source], folder)
        run_build.run([*way.command(), *objects, "-o", program], folder, 60, workshop.environment())
    message = str(caught.value)
    place = re.escape(os.path.basename(file.sources[0])) + r":\d+:\d+: error: not yet implemented: "
    assert re.search(place + re.escape(file.not_yet), message), message
    left = {n for n in os.listdir(folder) if n.endswith(".o")} - {os.path.basename(o) for o in objects}
    assert left == set()
    assert not os.path.exists(program)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_hosts_agree(workshop: Workshop, file: run_corpus.CaseFile) -> None:
    """The oracles themselves: both host compilers print the same, or the one oracle what is checked in."""
    for compiler in COMPILERS:
        needs(compiler)
    oracles = [file.oracle] if file.oracle else list(COMPILERS)
    texts = [{c.name: host_output(workshop, name, file, c) for c in file.cases} for name in oracles]
    if file.oracle:
        texts.append(file.expected())
    assert texts[0] == texts[1]
    for name, text in texts[0].items():
        lines = text.splitlines()
        for line, following in pairwise(lines):
            label, _, value = line.partition(": ")
            if label == "expected":
                assert following.partition(": ")[2] == value, f"{name}: differs from the sequential DO"


def test_case_names_are_unique() -> None:
    names = [case.name for file in FILES for case in file.cases]
    assert len(set(names)) == len(names)
    bases = [os.path.basename(source) for file in FILES for source in file.sources]
    assert len(set(bases)) == len(bases)
    assert len(names) >= 150


def test_every_case_has_a_loop() -> None:
    """Of its own, or in a helper that it calls."""
    assert [c.name for f in FILES for c in f.cases if not c.loops and not c.empty and not f.helper_loops] == []


def test_both_hosts_are_used() -> None:
    """At least one of the compilers is there: a run without any would test nothing."""
    assert any(run_build.BARE.values())
