"""Records of procedures, from Fortran text; each is held against the schema."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import jsonschema

from gpuoffload_build.facts.reading import ProcedureRecord
from gpuoffload_build.facts.record import unit_records
from gpuoffload_build.sema.options import LanguageOptions
from gpuoffload_build.sema.project import ParsedFile, Project
from gpuoffload_build.source.load import load
from gpuoffload_build.syntax.parser import parse

SCHEMA = json.loads((Path(__file__).parents[3] / "module_cache" / "schema.json").read_text(encoding="utf-8"))
PROCEDURE = jsonschema.Draft202012Validator({"$defs": SCHEMA["$defs"], **SCHEMA["$defs"]["procedure"]})


class NoModules:
    """There are no other files."""

    def find(self, module_name: str, from_file: str) -> ParsedFile | None:
        return None


def records(text: str, options: LanguageOptions | None = None) -> dict[str, ProcedureRecord]:
    source = load("x.f90", text.encode(), "free", None, ())
    unit = Project(NoModules()).add(ParsedFile(source, parse(source.text), options or LanguageOptions()))
    found: list[dict[str, Any]] = unit_records(unit, unit.project)
    for record in found:
        PROCEDURE.validate(json.loads(json.dumps(record)))
    return {record["key"]: ProcedureRecord(record) for record in found}
