"""`gpuoffload facts FILE...`: the facts in sidecars, objects, archives, shared libraries and programs.

Stubs are completed on the way; modules that they use are looked for in the same file, beside it and in the -I folders.
"""

from __future__ import annotations

import os
import sys

from gpuoffload_build.sidecar.codec import Corrupt
from gpuoffload_build.sidecar.record import Record
from gpuoffload_build.sidecar.store import SUFFIX, read_sidecar
from gpuoffload_build.sidecar.yaml_text import yaml_text

USAGE = "usage: gpuoffload facts [--json] [-I DIR]... FILE.gpumod|FILE.o|FILE.a|FILE.so..."


def facts(arguments: list[str]) -> int:
    """Prints one YAML document, or with --json one line of JSON, a record. Exit status 1 where a file has none."""
    as_json = False
    folders: list[str] = []
    paths: list[str] = []
    words = iter(arguments)
    for word in words:
        if word in ("-h", "--help"):
            print(USAGE)
            return 0
        if word == "--json":
            as_json = True
        elif word == "-I":
            folders.append(next(words, "."))
        elif word.startswith("-I"):
            folders.append(word[2:])
        elif word.startswith("-"):
            print(USAGE, file=sys.stderr)
            return 2
        else:
            paths.append(word)
    if not paths:
        print(USAGE, file=sys.stderr)
        return 2
    status = 0
    for path in paths:
        records, problem = read(path)
        if problem:
            print(f"gpuoffload: {path}: {problem}", file=sys.stderr)
            status = 1
        for origin, record in _completed(path, records, folders):
            if as_json:
                print(record.to_json())
            else:
                print(f"# {origin}\n---\n{yaml_text(record.for_people())}", end="")
    return status


def read(path: str) -> tuple[list[tuple[str, Record]], str]:
    """The records of a file with where each comes from, and what is wrong with the file."""
    from gpuoffload_build.driver.inputs import read_inputs

    found: list[tuple[str, Record]] = []
    try:
        if path.endswith(SUFFIX):
            with open(path, "rb") as file:
                return [(path, Record.from_json(read_sidecar(file.read())[0]))], ""
        if not os.path.isfile(path):
            return [], "there is no such file"
        for item in read_inputs(path):
            if item.problem:
                return found, item.problem
            found += [(item.name, record) for record in item.records()]
    except OSError as error:
        return found, error.strerror or str(error)
    except Corrupt as error:
        return found, f"its facts cannot be read: {error}"
    return found, "" if found else "it has no facts: it was not compiled through gpuoffload"


def _completed(path: str, records: list[tuple[str, Record]], folders: list[str]) -> list[tuple[str, Record]]:
    stubs = [record for _, record in records if record.stub and record.source]
    if stubs:
        from gpuoffload_build.check.program import Program
        from gpuoffload_build.sidecar.complete import complete
        from gpuoffload_build.sidecar.search import SidecarModules

        near = (os.path.dirname(path) or ".", *folders)
        known = [record for _, record in records if record.source]
        program = Program(known, SidecarModules(near, stubs[0].compiler["family"]))
        for record in stubs:
            complete(record, program.unit(record), program.project)
    return records
