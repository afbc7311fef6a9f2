"""DESIGN.md says what the code has: classes and fields of the IR, structs of runtime.h, keys of the records."""

from __future__ import annotations

import importlib
import json
import re
from pathlib import Path

import pytest

import gpuoffload_build
from gpuoffload_build.ir.node import Node, Value
from gpuoffload_build.sidecar.record import Record

PACKAGE = Path(gpuoffload_build.__file__).parent
REPOSITORY = PACKAGE.parent
PAGE = (PACKAGE / "ir" / "DESIGN.md").read_text()
HEADERS = PACKAGE / "runtime" / "include" / "gpuoffload"
IR_ROOMS = ("ir.types", "ir.symbols", "ir.expr", "ir.stmt", "ir.kernel", "lower.device")
CLASS = re.compile(r"\b([A-Z][A-Za-z]+)\b(?:\(([^)]*)\))?")


def block(first: str) -> str:
    """The text between the fences of the block whose first line begins with `first`."""
    found = [b for b in re.findall(r"^```\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL) if b.startswith(first)]
    assert len(found) == 1, first
    return found[0]


def split(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def classes() -> dict[str, type[Node]]:
    """Every node class of the IR by name."""
    found: dict[str, type[Node]] = {}
    for room in IR_ROOMS:
        module = importlib.import_module(f"gpuoffload_build.{room}")
        found |= {
            name: value
            for name, value in vars(module).items()
            if isinstance(value, type) and issubclass(value, Node) and value.__module__ == module.__name__
        }
    return found


def grammar() -> dict[str, tuple[list[str], str]]:
    """Of each class on the page: its fields, and the class that it stands under ('' for none)."""
    found: dict[str, tuple[list[str], str]] = {}
    for text in (block("Type:"), block("DeviceUnit(")):
        head = ""
        for line in text.splitlines():
            if line and not line.startswith(" "):
                opening = re.match(r"(\w+)(?:\([^)]*\))?:", line)
                head = opening[1] if opening else ""
            for name, fields in CLASS.findall(line):
                if name == head and name in found and not fields:
                    continue  # a class of the lines above, as the base of those that follow
                assert name not in found, name
                found[name] = (split(fields), "" if name == head else head)
    return found


def test_the_grammar_has_every_class_and_no_other() -> None:
    assert set(grammar()) == set(classes())


@pytest.mark.parametrize("name", sorted(classes()))
def test_fields_and_base_of_a_class(name: str) -> None:
    node = classes()[name]
    fields, base = grammar()[name]
    assert fields == list(node.__slots__)  # type: ignore[attr-defined]
    assert node.__base__ in ((classes()[base],) if base else (Node, Value))


def without_comments(text: str) -> str:
    return re.sub(r"/\*.*?\*/|//[^\n]*", "", text, flags=re.DOTALL)


def members(body: str) -> list[str]:
    """The names that the declarations of a C struct declare."""
    return [re.sub(r"\[.*", "", d).split()[-1].lstrip("*") for d in split(body.replace(";", ","))]


def structs(header: str) -> dict[str, list[str]]:
    """The structs of a header with the names of their members."""
    text = without_comments((HEADERS / header).read_text())
    return {name: members(body) for name, body in re.findall(r"struct (\w+) \{(.*?)\}", text, re.DOTALL)}


def test_the_runtime_interface() -> None:
    text = block("gpuo_capture ")
    lines, _, functions = text.partition("\n\n")
    page = {line.split()[0]: split(line.split(maxsplit=1)[1]) for line in lines.splitlines()}
    assert page == structs("runtime.h")
    declared = re.findall(r"^(?:void|int\w*) (gpuo_\w+)\(", without_comments((HEADERS / "runtime.h").read_text()), re.M)
    assert sorted(re.findall(r"gpuo_\w+", functions)) == sorted(declared)


def test_metal_has_the_layouts_of_the_runtime() -> None:
    of_metal, of_runtime = structs("metal.h"), structs("runtime.h")
    assert {"gpuo_header", "gpuo_status"} <= set(of_metal)
    for name, fields in of_metal.items():
        assert fields == of_runtime.get(name, fields), name


def keys(name: str) -> list[str]:
    (line,) = re.findall(rf"^{name} *= \{{(.*)\}}$", block("record "), re.MULTILINE)
    return split(line)


def test_the_keys_of_records() -> None:
    record = Record("a.f90", {}, {}, None, {}, {})
    assert keys("record") == list(record.to_record())
    schema = json.loads((REPOSITORY / "module_cache" / "schema.json").read_text())
    assert set(keys("record")) == set(schema["properties"])
    assert set(keys("procedure")) == set(schema["$defs"]["procedure"]["properties"])
