"""`gpuoffload facts` on what compiles leave."""

from __future__ import annotations

import json
import subprocess

import jsonschema
import pytest
import yaml

from gpuoffload_build import resources
from gpuoffload_build.cli.main import main

USER = """module user
  use m, only: k, s
contains
  impure subroutine loud(x)
    real, intent(inout) :: x(:)
    character(9) :: text
    call s(x)
    write (text, *) k
    print *, text
  end subroutine
  subroutine loops(x)
    real, intent(inout) :: x(:)
    integer :: i
    do concurrent (i = 1:size(x))
      x(i) = 2*x(i)
    end do
  end subroutine
end module
"""


@pytest.fixture
def compiled(place, monkeypatch):
    place.write("user.f90", USER)
    for name in ("m.f90", "user.f90"):
        done = place.ours("-c", name)
        assert done.returncode == 0, done.stderr
    subprocess.run(["ar", "rcs", "libboth.a", "m.o", "user.o"], cwd=place.folder, check=True)
    subprocess.run(["ar", "rcsT", "libthin.a", "m.o", "user.o"], cwd=place.folder, check=True)
    monkeypatch.chdir(place.folder)
    return place


@pytest.mark.parametrize("name", ["user.gpumod", "user.o", "libboth.a", "libthin.a"])
def test_facts(compiled, name, capsys):
    assert main(["facts", "--json", name]) == 0
    with open(resources.folder("module_cache") + "/schema.json") as file:
        schema = json.load(file)
    records = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    for record in records:
        jsonschema.validate(record, schema)
        assert not record["stub"]
    facts = {p["key"]: p for r in records for p in r["facts"]["procedures"]}
    loud = facts["user::loud"]
    assert [(site["kind"], site["internal"]) for site in loud["io"]] == [("write", True), ("print", False)]
    assert loud["pure"]["found"] is False
    assert [call["to"] for call in loud["calls"]] == ["m::s"]
    assert "r" in loud["variables"]["m::k"]
    (loop,) = records[-1]["loops"]
    assert (loop["line"], loop["procedure"]) == (14, "user::loops")


def test_text_is_yaml(compiled, capsys):
    assert main(["facts", "user.o"]) == 0
    (shown,) = yaml.safe_load_all(capsys.readouterr().out)
    assert [p["name"] for p in shown["facts"]["procedures"]] == ["loud", "loops"]


def test_files_without_facts(compiled, capsys):
    compiled.write("empty", "")
    compiled.write("broken.gpumod", "---\n")
    assert main(["facts", "empty", "none.o", "broken.gpumod"]) == 1
    lines = capsys.readouterr().err.splitlines()
    assert [line.partition(": ")[2].partition(":")[0] for line in lines] == ["empty", "none.o", "broken.gpumod"]
    assert main(["facts"]) == 2
