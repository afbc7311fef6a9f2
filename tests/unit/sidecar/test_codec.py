"""Records as bytes: JSON, frames, sections, sidecars."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

import pytest
import yaml

from gpuoffload_build.sidecar import archive, bitcode, elf, section
from gpuoffload_build.sidecar.codec import Corrupt, frame, frames, json_text
from gpuoffload_build.sidecar.record import Record, raw_source
from gpuoffload_build.sidecar.store import finish, read_sidecar, sidecar_bytes, write_if_changed
from gpuoffload_build.sidecar.yaml_text import yaml_text
from gpuoffload_build.toolchain.archive import archive as write_archive

ODD = {
    "plain": "text",
    "quotes": "a \"b\" \\ 'c'",
    "lines": "a\nb\tc\x01\x7f",
    "words": [
        "yes",
        "no",
        "on",
        "null",
        "~",
        "1.5",
        "0x1",
        "1e3",
        "-",
        "",
        " ",
        "a: b",
        "#x",
        "é",
        "\u2028",
        "2026-01-01",
        "=",
    ],
    "nested": {"list": [{"a": 1, "b": [1, 2]}, {"c": {}}], "empty": [], "none": None, "flag": True, "deep": [[1, [2]]]},
    "y": "y",
    "12": 12,
}


def make_record(text: str = "module m\nend module\n") -> Record:
    record = Record(
        "m.f90",
        {"family": "gnu", "name": "gfortran", "version": "12.2.0"},
        {},
        None,
        raw_source("m.f90", text.encode(), "free", 132),
        {"modules": ["m"], "submodules": [], "external": [], "program": False},
    )
    record.seal()
    return record


def test_json_is_that_of_the_standard_library():
    assert json_text(ODD) == json.dumps(ODD, separators=(",", ":"), ensure_ascii=False)


def test_yaml_reads_back():
    assert yaml.safe_load(yaml_text(ODD)) == ODD


def test_both_documents_hold_the_same():
    record = make_record()
    data = finish(sidecar_bytes(record, record.to_json()), "none")
    people, machines = yaml.safe_load_all(data.decode())
    assert machines == record.to_record()
    del machines["source"], machines["facts"], people["facts"]
    assert people == machines


def test_sidecar_round_trip():
    record = make_record()
    text, check = read_sidecar(finish(sidecar_bytes(record, record.to_json()), "12345678"))
    assert check == "12345678"
    assert Record.from_json(text).to_record() == record.to_record()


@pytest.mark.parametrize(
    "damage",
    [
        lambda data: data[:-1],
        lambda data: data[: len(data) // 2],
        lambda data: data.replace(b'"m.f90"', b'"n.f90"'),
        lambda data: b"",
        lambda data: b"\xff" + data,
        lambda data: data + b"more",
    ],
)
def test_damaged_sidecar(damage):
    record = make_record()
    with pytest.raises(Corrupt):
        read_sidecar(damage(finish(sidecar_bytes(record, record.to_json()), "none")))


def test_record_of_another_format():
    with pytest.raises(Corrupt, match="format is 99"):
        Record.from_json(make_record().to_json().replace('"format":2', '"format":99'))
    with pytest.raises(Corrupt, match="its format is 1, and this version of gpuoffload reads format 2"):
        Record.from_json(make_record().to_json().replace('"format":2', '"format":1'))


def test_frames_concatenate():
    assert list(frames(frame("one") + frame("zwei é") + b"\0\0\0" + frame("3"))) == ["one", "zwei é", "3"]


@pytest.mark.parametrize("change", [lambda d: d[:-1], lambda d: d[:20] + b"x" + d[21:], lambda d: b"junk" + d])
def test_damaged_frames(change):
    with pytest.raises(Corrupt):
        list(frames(change(frame("some text that is long enough to be damaged"))))


def test_hash_changes_with_text_and_options():
    first = make_record()
    again = make_record()
    other = make_record("module m\n integer :: i\nend module\n")
    assert first.hash == again.hash != other.hash
    again.options = ["-O3"]
    again.seal()
    assert again.hash != first.hash


def test_text_that_is_not_utf8_is_kept():
    field = raw_source("x.f90", b"! \xe9\n", "free", 132)
    assert str(field["raw"]).encode(str(field["encoding"])) == b"! \xe9\n"


def test_write_if_changed(tmp_path):
    path = str(tmp_path / "x")
    assert write_if_changed(path, b"1")
    os.utime(path, (1, 1))
    assert not write_if_changed(path, b"1")
    assert os.stat(path).st_mtime == 1
    assert write_if_changed(path, b"2")
    assert os.listdir(tmp_path) == ["x"]


@pytest.fixture
def object_file(tmp_path):
    source = tmp_path / "x.c"
    source.write_text("int answer(void) { return 42; }\nint (*other(void))(void) { return answer; }\n")
    subprocess.run(["gcc", "-g", "-c", "x.c"], cwd=tmp_path, check=True)
    return tmp_path / "x.o"


def test_section_in_an_object(object_file, tmp_path):
    payload = frame("the record")
    data = section.attached(object_file.read_bytes(), payload)
    assert section.payloads(data) == [payload]
    object_file.write_bytes(data)
    shown = subprocess.run(["readelf", "-SW", object_file], capture_output=True, text=True, check=True)
    assert shown.stderr == ""
    (line,) = [line for line in shown.stdout.splitlines() if ".gpuoffload.facts" in line]
    assert " E " in line
    main = tmp_path / "main.c"
    main.write_text("int (*other(void))(void); int main(void) { return other()() - 42; }\n")
    subprocess.run(["gcc", main, object_file, "-o", tmp_path / "main"], check=True)
    assert subprocess.run([tmp_path / "main"], check=False).returncode == 0
    assert section.payloads((tmp_path / "main").read_bytes()) == []


def test_section_survives_partial_links(object_file, tmp_path):
    object_file.write_bytes(section.attached(object_file.read_bytes(), frame("one")))
    other = tmp_path / "y.c"
    other.write_text("int y;\n")
    subprocess.run(["gcc", "-c", "y.c"], cwd=tmp_path, check=True)
    second = tmp_path / "y.o"
    second.write_bytes(section.attached(second.read_bytes(), frame("two")))
    subprocess.run(["ld", "-r", "x.o", "y.o", "-o", "both.o"], cwd=tmp_path, check=True)
    texts = [t for p in section.payloads((tmp_path / "both.o").read_bytes()) for t in frames(p)]
    assert texts == ["one", "two"]


def test_cut_off_object(object_file):
    data = section.attached(object_file.read_bytes(), frame("the record"))
    assert section.payloads(data[:3]) == []
    for length in (20, 70, len(data) // 2, len(data) - 1):
        with pytest.raises(elf.NotElf):
            section.payloads(data[:length])


def test_bitcode_keeps_a_tail():
    wrapped = bitcode.with_tail(b"BC\xc0\xde" + b"x" * 9, frame("record"))
    assert len(wrapped) % 4 == 0
    assert list(frames(bitcode.tail(wrapped))) == ["record"]
    again = bitcode.with_tail(wrapped, frame("another"))
    assert list(frames(bitcode.tail(again))) == ["another"]


@pytest.mark.parametrize("flags", ["rcs", "rcsT"])
def test_archive_members(object_file, tmp_path, flags):
    long_name = tmp_path / "a_name_that_is_longer_than_sixteen.o"
    long_name.write_bytes(object_file.read_bytes())
    subprocess.run(["ar", flags, "lib.a", "x.o", long_name.name], cwd=tmp_path, check=True)
    path = tmp_path / "lib.a"
    data = path.read_bytes()
    found = list(archive.members(data, str(path)))
    assert [m.name for m in found] == ["x.o", long_name.name]
    for member in found:
        whole = Path(member.file).read_bytes() if member.file else data[member.start : member.end]
        assert whole == object_file.read_bytes()


def test_written_archive_links(object_file, tmp_path):
    members = [
        ("a_name_that_is_longer_than_sixteen.o", object_file.read_bytes()),
        ("odd.o", object_file.read_bytes() + b"x"),
    ]
    (tmp_path / "lib.a").write_bytes(write_archive(members[:1]))
    main = tmp_path / "main.c"
    main.write_text("int answer(void); int main(void) { return answer() - 42; }\n")
    subprocess.run(["gcc", main, tmp_path / "lib.a", "-o", tmp_path / "main"], check=True)
    (tmp_path / "both.a").write_bytes(write_archive(members))
    listed = subprocess.run(["ar", "t", "both.a"], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert listed.stdout.split() == [name for name, _ in members]
