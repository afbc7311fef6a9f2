"""Builds and runs batches of case files, each batch once for all its cases, also under pytest-xdist.

A file that does not compile is left out of its batch; when the program does not link, its files are linked one by one;
when it does not end well, its cases are run one by one. So one bad file or case does not hide the others.
"""

from __future__ import annotations

import fcntl
import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
import run_corpus
from compilers import FLANG, GFORTRAN
from run_corpus import Case, CaseFile

BATCH = int(os.environ.get("RUN_CASES_BATCH", "12"))  # case files a program
BUILD_LIMIT = 300  # seconds for one command
RUN_LIMIT = 120
CASE_LIMIT = 30
CRASHES = ("internal compiler error", "PLEASE submit a bug report")  # gfortran's words and flang's
BARE = {"gfortran": GFORTRAN, "flang": FLANG}


class Config:
    """A compiler ('gfortran' or 'flang'), a target (None: the bare compiler) and options of the host compiler."""

    def __init__(self, compiler: str, target: str | None, options: tuple[str, ...] = ("-O1",)) -> None:
        self.compiler = compiler
        self.target = target
        self.options = options
        self.name = "-".join([compiler, target or "host", *(o.strip("-").replace("=", "_") for o in options)])

    def command(self) -> list[str]:
        """The command with its options; RUN_CASES_DRIVER names another driver, which the compiler's name follows."""
        bare = BARE[self.compiler]
        if bare is None:
            raise FileNotFoundError(f"no {self.compiler} on PATH")
        options = [*self.options, "-ffp-contract=off"]
        if self.target is None:
            return [bare, *options]
        driver = os.environ.get("RUN_CASES_DRIVER")
        if driver:
            return [*driver.split(), bare, f"--gpu={self.target}", *options]
        shim = "gpuoffload-gfortran" if self.compiler == "gfortran" else "gpuoffload-flang-new"
        return [os.path.join(os.path.dirname(sys.executable), shim), f"--gpu={self.target}", *options]

    def module_option(self, folder: str) -> list[str]:
        """Where modules are written (and read)."""
        return [f"-J{folder}"] if self.compiler == "gfortran" else ["-module-dir", folder]


def batches(files: list[CaseFile], target: str | None) -> list[list[CaseFile]]:
    """The files that the target can build, in programs of a bearable size."""
    fit = [f for f in files if (f.metal or target != "metal_cpu") and (target is None or f.not_yet is None)]
    return [fit[i : i + BATCH] for i in range(0, len(fit), BATCH)]


class Locked:
    """A lock among processes."""

    def __init__(self, path: str) -> None:
        os.makedirs(os.path.dirname(path), exist_ok=True)
        self.path = path

    def __enter__(self) -> None:
        self.file = open(self.path, "w", encoding="ascii")
        fcntl.flock(self.file, fcntl.LOCK_EX)

    def __exit__(self, *_: object) -> None:
        self.file.close()


class CommandError(Exception):
    """A command that did not end well; the text is what it printed."""


def run(command: list[str], folder: str, limit: float, env: dict[str, str] | None = None) -> str:
    """Standard output of the command."""
    try:
        done = subprocess.run(
            command, cwd=folder, env=env, timeout=limit, capture_output=True, text=True, errors="replace", check=False
        )
    except subprocess.TimeoutExpired as error:
        raise CommandError(f"{' '.join(command)}\nno end after {limit} s") from error
    if done.returncode != 0:
        raise CommandError(f"{' '.join(command)}\nexit status {done.returncode}\n{done.stderr}\n{done.stdout}"[:6000])
    return done.stdout


class Workshop:
    """The build tree of one test session, shared by its workers."""

    def __init__(self, root: str, threads: int) -> None:
        self.root = root
        self.threads = threads
        self.files = run_corpus.case_files()

    def batch_of(self, file: CaseFile, target: str | None) -> list[CaseFile]:
        """The batch that the file is built in."""
        return next(b for b in batches(self.files, target) if file.name in [f.name for f in b])

    def results(self, config: Config, file: CaseFile, memory: str = "") -> dict:
        """Of the file's batch: {'cases': {name: {'output' or 'error': text}}, 'loops': {'file:line': launches}}."""
        batch = self.batch_of(file, config.target)
        folder = self._folder(config, batch)
        programs = self._programs(config, batch)
        return self._once(os.path.join(folder, f"run{memory}.json"), lambda: self._run(programs, batch, folder, memory))

    def _folder(self, config: Config, batch: list[CaseFile]) -> str:
        return os.path.join(self.root, config.name, batch[0].name)

    def _programs(self, config: Config, batch: list[CaseFile]) -> dict:
        """What `_build` gives, built once."""
        folder = self._folder(config, batch)
        return self._once(os.path.join(folder, "build.json"), lambda: self._build(config, batch, folder))

    def host_crash(self, compiler: str, file: CaseFile) -> str | None:
        """Where the bare compiler crashes on the file: the line in which it says so."""
        errors = self._programs(Config(compiler, None), self.batch_of(file, None))["errors"]
        lines = errors.get(file.name, "").splitlines()
        return next((line.strip() for line in lines if any(words in line for words in CRASHES)), None)

    def _once(self, path, make):
        if not os.path.exists(path):
            with Locked(path + ".lock"):
                if not os.path.exists(path):
                    made = make()
                    with open(path + ".new", "w", encoding="utf-8") as file:
                        json.dump(made, file)
                    os.rename(path + ".new", path)
        with open(path, encoding="utf-8") as file:
            return json.load(file)

    def environment(self, **more: str) -> dict[str, str]:
        """The caller's, with one cache for all builds of the session."""
        return {**os.environ, "GPUOFFLOAD_CACHE_DIR": os.path.join(self.root, "cache"), **more}

    def _build(self, config: Config, batch: list[CaseFile], folder: str) -> dict:
        """{'programs': [[path, [file names]]], 'errors': {file name: text}}."""
        os.makedirs(folder, exist_ok=True)
        support = os.path.join(self.root, config.name, "support")
        support_object = self._once(
            os.path.join(support, "support.json"), lambda: self.compile(config, [run_corpus.SUPPORT], support)[0]
        )
        errors: dict[str, str] = {}
        objects: dict[str, list[str]] = {}

        def compile_file(file: CaseFile) -> None:
            try:
                ours = ("--gpu-offload-omp-loops",) if file.openmp and config.target else ()
                objects[file.name] = self.compile(config, file.sources, folder, support, ours=ours)
            except CommandError as error:
                errors[file.name] = str(error)

        with ThreadPoolExecutor(self.threads) as pool:
            list(pool.map(compile_file, batch))
        good = [file for file in batch if file.name in objects]
        programs: list[tuple[str, list[str]]] = []

        def link(files: list[CaseFile], name: str) -> None:
            source = os.path.join(folder, f"main_{name}.f90")
            with open(source, "w", encoding="ascii") as text:
                text.write(run_corpus.main_program(files))
            main = self.compile(config, [source], folder, support)[0]
            program = os.path.join(folder, name)
            linked = [main, *(o for f in files for o in objects[f.name]), support_object]
            run([*config.command(), "-o", program, *linked], folder, BUILD_LIMIT, self.environment())
            programs.append((program, [f.name for f in files]))

        def link_alone(file: CaseFile) -> None:
            try:
                link([file], file.name)
            except CommandError as error:
                errors[file.name] = str(error)

        if good:
            try:
                link(good, "all")
            except CommandError:
                for file in good:
                    link_alone(file)
        return {"programs": programs, "errors": errors}

    def compile(
        self, config: Config, sources: list[str], folder: str, *search: str, ours: tuple[str, ...] = ()
    ) -> list[str]:
        """Compiles the files into the folder, in this order; the objects. `ours`: more options of the driver."""
        os.makedirs(folder, exist_ok=True)
        objects = []
        for source in sources:
            objects.append(os.path.join(folder, os.path.basename(source) + ".o"))
            command = [
                *config.command(),
                *ours,
                "-c",
                source,
                "-o",
                objects[-1],
                *(f"-I{s}" for s in (folder, *search)),
            ]
            run([*command, *config.module_option(folder)], folder, BUILD_LIMIT, self.environment())
        return objects

    def _run(self, built: dict, batch: list[CaseFile], folder: str, memory: str) -> dict:
        cases: dict[str, dict[str, str]] = {}
        loops: dict[str, int] = {}
        by_name = {f.name: f for f in batch}
        for name, text in built["errors"].items():
            for case in by_name[name].cases:
                cases[case.name] = {"error": text}
        statistics = os.path.join(folder, f"stats{memory}.json")
        env = self.environment(GPUOFFLOAD_STATS=statistics, **({"GPUOFFLOAD_MEMORY": memory} if memory else {}))

        def note_launches() -> None:
            if os.path.exists(statistics):
                with open(statistics, encoding="utf-8") as file:
                    for place, count in json.load(file)["loops"].items():
                        path, _, line = place.rpartition(":")
                        key = f"{os.path.basename(path)}:{line}"
                        loops[key] = loops.get(key, 0) + count
                os.remove(statistics)

        def run_alone(program: str, case: Case) -> None:
            try:
                printed = run_corpus.split_output(run([program, case.name], folder, CASE_LIMIT, env))
                cases[case.name] = {"output": printed[case.name]}
            except CommandError as error:
                cases[case.name] = {"error": str(error)}
            note_launches()

        def run_all(program: str, files: list[CaseFile]) -> None:
            try:
                printed = run_corpus.split_output(run([program], folder, RUN_LIMIT, env))
                note_launches()
                cases.update((name, {"output": text}) for name, text in printed.items())
            except CommandError:
                for case in (c for f in files for c in f.cases):
                    run_alone(program, case)

        for program, names in built["programs"]:
            run_all(program, [by_name[name] for name in names])
        return {"cases": cases, "loops": loops}
