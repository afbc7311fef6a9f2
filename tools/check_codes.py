"""Runs `gpuoffload check` over public codes and prints what it says and what it costs, as the tables of docs/codes.md.

    python tools/check_codes.py CODES [NAME...]

CODES is a folder with a checkout of each code under its name. stdlib is preprocessed with fypp into
CODES/stdlib-generated the first time. Seconds are CPU seconds of one worker; cold is with an empty build cache.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from gpuoffload_build.check.find_sources import find_sources
from gpuoffload_build.driver.check_record import compiler_of, read_command
from gpuoffload_build.sidecar.record import Record, source_of
from gpuoffload_build.syntax import nodes
from gpuoffload_build.syntax.parser import parse
from gpuoffload_build.syntax.walk import walk_statements

GPUOFFLOAD = str(Path(sys.executable).with_name("gpuoffload"))
TARGETS = ("cuda", "cuda_cpu", "metal", "metal_cpu")
FYPP = ("-DMAXRANK=4", "-DPROJECT_VERSION_MAJOR=0", "-DPROJECT_VERSION_MINOR=8", "-DPROJECT_VERSION_PATCH=1")


class PublicCode:
    """One code: the folders that are read (its own first), with those that its dependencies stand in, and options."""

    def __init__(self, name: str, folders: tuple[str, ...], options: tuple[str, ...] = ()) -> None:
        self.name = name
        self.folders = folders
        self.options = options


CODES = (
    PublicCode("assert", ("assert",)),
    PublicCode("julienne", ("julienne", "assert")),
    PublicCode("fiats", ("fiats", "julienne", "assert")),
    PublicCode("formal", ("formal", "julienne", "assert")),
    PublicCode("stdlib", ("stdlib-generated",), ("-Istdlib-generated/include",)),
    PublicCode("neural-fortran", ("neural-fortran",)),
    PublicCode("dc_patterns", ("dc_patterns",), ("-Idc_patterns/common",)),
    PublicCode("lapack", ("lapack",)),
)


class Cost:
    """CPU seconds of a process and its children, and the peak resident set in MiB of the largest."""

    def __init__(self, status: int, seconds: float, mebibytes: float) -> None:
        self.status = status
        self.seconds = seconds
        self.mebibytes = mebibytes


def run(command: list[str], output: Path, environment: dict[str, str] | None = None) -> Cost:
    """Runs a command with its standard output in a file."""
    with open(output, "wb") as stdout, open(f"{output}.err", "wb") as stderr:
        process = subprocess.Popen(command, stdout=stdout, stderr=stderr, env=environment)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    return Cost(process.returncode, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024)


class Source:
    """A source as the check reads it: what it provides and uses, its lines, procedures and loops."""

    def __init__(self, path: str, record: Record, uses: list[str]) -> None:
        self.path = path
        provides: dict[str, Any] = record.provides
        named = [name for kind in ("modules", "submodules") for name in provides.get(kind) or ()]
        self.provides = {str(name).lower() for name in named}
        self.uses = {name.lower() for name in uses}
        with open(path, "rb") as file:
            self.lines = file.read().count(b"\n")
        statements = list(walk_statements(parse(source_of(record).text).units))
        bodies = [node for node in statements if isinstance(node, nodes.Procedure)]
        interfaces = [node for node in statements if isinstance(node, nodes.Interface)]
        declared = sum(isinstance(inner, nodes.Procedure) for node in interfaces for inner in walk_statements([node]))
        self.procedures = len(bodies) - declared
        for node in statements:
            if isinstance(node, nodes.Submodule):
                self.uses.add(f"{node.ancestor}@{node.parent}" if node.parent else node.ancestor)


def read_sources(code: PublicCode) -> tuple[list[Source], list[str]]:
    """The sources of a code, and those that cannot be read with the reason."""
    found, unread = [], []
    for command in find_sources(code.folders, code.options).unique():
        checked = read_command(command, compiler_of((), {}), "codes")
        if checked.problem or checked.errors:
            unread.append(f"{command.path}: {checked.problem or checked.errors[0][1]}")
        else:
            found.append(Source(command.path, Record.from_json(checked.record), [name for name, _, _ in checked.uses]))
    return found, unread


def in_order(sources: list[Source]) -> list[Source]:
    """The sources, each after those that provide what it uses."""
    home = {name: source for source in sources for name in source.provides}
    ordered: dict[int, Source] = {}

    def take(source: Source, above: tuple[Source, ...]) -> None:
        if id(source) not in ordered and source not in above:
            for name in sorted(source.uses):
                if name in home and home[name] is not source:
                    take(home[name], (*above, source))
            ordered[id(source)] = source

    for source in sources:
        take(source, ())
    return list(ordered.values())


def compiled(
    compiler: str, code: PublicCode, sources: list[Source], work: Path, most: int
) -> tuple[list[Source], list[str], float]:
    """Those that `compiler -O2 -c` compiles, the others, and its CPU seconds for the former; at most so many lines."""
    done: list[Source] = []
    failed: list[str] = []
    seconds = 0.0
    includes = [f"-I{folder}/include" for folder in code.folders if os.path.isdir(f"{folder}/include")]
    for source in in_order(sources):
        if sum(one.lines for one in done) + source.lines > most:
            continue
        files = (source.path, "-o", f"{work}/object.o")
        coarrays = ("-fcoarray=single",) if "gfortran" in compiler else ()
        options = ("-O2", "-c", f"-J{work}", *coarrays, *includes, *code.options)
        cost = run([compiler, *options, *files], work / "output")
        if cost.status == 0:
            done.append(source)
            seconds += cost.seconds
        else:
            failed.append(source.path)
    return done, failed, seconds


def checked(code: PublicCode, target: str, paths: list[str], work: Path, *more: str) -> tuple[dict[str, Any], Cost]:
    """What the check says, as JSON, and what it costs; the build cache is in `work`."""
    environment = {**os.environ, "GPUOFFLOAD_CACHE_DIR": str(work / "cache")}
    includes = [f"-I{folder}/include" for folder in code.folders if os.path.isdir(f"{folder}/include")]
    options = [option if option.startswith("-I") else f"--flag={option}" for option in (*includes, *code.options)]
    command = [GPUOFFLOAD, "check", f"--gpu={target}", "-j1", "--format=json"]
    output = work / f"check-{target}.json"
    cost = run([*command, *more, *options, *paths], output, environment)
    assert cost.status in (0, 1, 3), Path(f"{output}.err").read_text()
    return json.loads(output.read_text()), cost


def report(code: PublicCode, compiler: str, most: int) -> None:
    """Prints everything about one code."""
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        os.environ["GPUOFFLOAD_CACHE_DIR"] = str(work / "own")
        sources, unread = read_sources(code)
        lines = sum(source.lines for source in sources)
        print(f"## {code.name}\n")
        print(f"{len(sources)} files, {lines} lines, {sum(source.procedures for source in sources)} procedures\n")
        paths = list(code.folders)
        _, cold = checked(code, "cuda", paths, work)
        _, warm = checked(code, "cuda", paths, work)
        print("| target | loops | offloaded | refused | findings |\n|---|---|---|---|---|")
        for target in TARGETS:
            print_outcomes(target, checked(code, target, paths, work)[0])
        facts, everything = checked(code, "cuda", paths, work, "--all-procedures")
        names = {f"`{u['name']}` ({u['module'] or 'no module'})" for u in facts["unresolved"]}
        modules = sorted(str(u["module"]) for u in facts["unknown_modules"])
        internal = [p for p in facts["not_analysed"] if "GPU0002" in p["message"]]
        print(f"\n- names not resolved, in all procedures: {len(names)} {', '.join(sorted(names)[:20])}")
        print(f"- `Unknown(module)`: {', '.join(modules) or 'none'}")
        print(f"- internal errors: {len(internal)}; not analysed: {len(unread)}", *unread[:10], sep="\n  - ")
        line = 1e6 * cold.seconds / lines
        print(f"- seconds: {cold.seconds:.2f} cold ({line:.1f} us a line), {warm.seconds:.2f} warm")
        print(f"- seconds with --all-procedures, sources read before: {everything.seconds:.2f}")
        peaks = (f"{cost.mebibytes:.0f} MiB" for cost in (cold, warm, everything))
        print("- peak memory: {} cold, {} warm, {} with --all-procedures".format(*peaks))
        if compiler:
            print_comparison(compiler, code, sources, work, most)
        print(flush=True)


def print_outcomes(target: str, facts: dict[str, Any]) -> None:
    """One row: what becomes of the loops on a target."""
    outcomes = [loop["outcome"] for loop in facts["loops"]]
    codes = sorted(finding["code"] for finding in facts["findings"])
    told = ", ".join(f"{codes.count(c)} x {c}" for c in sorted(set(codes))) or "none"
    print(f"| {target} | {len(outcomes)} | {outcomes.count('offloaded')} | {outcomes.count('error')} | {told} |")


def print_comparison(compiler: str, code: PublicCode, sources: list[Source], work: Path, most: int) -> None:
    """The check next to the compiler, over the files that it compiles."""
    modules = work / "modules"
    modules.mkdir()
    done, failed, seconds = compiled(compiler, code, sources, modules, most)
    print(f"- left out, because {compiler} does not compile them: {', '.join(failed) or 'none'}")
    if not done:
        return
    thousands = sum(source.lines for source in done) / 1000
    shutil.rmtree(work / "cache")
    paths = [source.path for source in done]
    _, cold = checked(code, "cuda", paths, work)
    _, warm = checked(code, "cuda", paths, work)
    ours = f"{cold.seconds / thousands:.4f} cold, {warm.seconds / thousands:.4f} warm"
    print(f"- seconds per 1,000 lines: {ours}; {compiler} -O2 -c: {seconds / thousands:.4f}")
    ratios = f"{cold.seconds / seconds:.3f} cold, {warm.seconds / seconds:.4f} warm"
    print(f"- ratio: {ratios} ({thousands:.1f} thousand lines)")


def generate_stdlib() -> None:
    """Expands stdlib's fypp sources."""
    for source in sorted(path for top in ("src", "test") for path in Path("stdlib", top).rglob("*")):
        made = Path("stdlib-generated", source.relative_to("stdlib"))
        if source.suffix in (".fypp", ".f90", ".F90"):
            made.parent.mkdir(parents=True, exist_ok=True)
        if source.suffix == ".fypp":
            subprocess.run(["fypp", "-Istdlib/include", *FYPP, source, made.with_suffix(".F90")], check=True)
        elif source.suffix in (".f90", ".F90"):
            shutil.copy(source, made)
    shutil.copytree("stdlib/include", "stdlib-generated/include", dirs_exist_ok=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("codes", metavar="CODES")
    parser.add_argument("names", nargs="*", metavar="NAME", help="default: all that are there")
    parser.add_argument("--compiler", default="gfortran", help="what to compare with; '' for nothing")
    parser.add_argument("--lines", type=int, default=10**9, help="how many lines are compared at most")
    options = parser.parse_intermixed_args()
    os.chdir(options.codes)
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    for code in CODES:
        wanted = code.name in options.names or (not options.names and os.path.isdir(code.name))
        if wanted and code.name == "stdlib" and not os.path.isdir("stdlib-generated"):
            generate_stdlib()
        if wanted:
            report(code, options.compiler, options.lines)


if __name__ == "__main__":
    main()
