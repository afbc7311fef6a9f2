"""Processes, the build cache, recipes, compilers found and asked."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from gpuoffload_build.toolchain import build, cache, device, gpu, host, run
from gpuoffload_build.toolchain.jobserver import Tokens


@pytest.fixture
def own_cache(tmp_path, monkeypatch):
    monkeypatch.setenv("GPUOFFLOAD_CACHE_DIR", str(tmp_path / "cache"))
    return tmp_path / "cache"


def test_capture_and_exit_status():
    ended, output = run.capture(["sh", "-c", "echo out; echo err >&2; exit 3"])
    assert (ended.code, ended.signal, output) == (3, 0, b"out\n")
    ended, output = run.capture(["sh", "-c", "echo err >&2; kill -9 $$"], errors=True)
    assert (ended.code, ended.signal, output) == (137, 9, b"err\n")


def test_program_that_is_not_there():
    with pytest.raises(run.CannotRun, match="cannot run 'no-such-program': No such file or directory"):
        run.run(["no-such-program"])


def test_standard_input_is_fed(tmp_path):
    data = b"x" * 300_000
    target = tmp_path / "out"
    assert run.Child(["sh", "-c", f"cat > {target}"], stdin=data).wait().code == 0
    assert target.read_bytes() == data
    assert run.Child(["true"], stdin=data).wait().code == 0  # a reader that goes away


def test_signal_handlers_come_back_after_several_children():
    before = [signal.getsignal(number) for number in run.ENDING]
    children = [run.Child(["true"]) for _ in range(3)]
    for child in (children[1], children[0], children[2]):
        child.wait()
    assert [signal.getsignal(number) for number in run.ENDING] == before


def test_cache_entries(own_cache):
    path = cache.entry("objects", cache.digest(["a", b"b"]), ".o")
    assert path.startswith(str(own_cache))
    assert not cache.intact(path)
    cache.store(path, b"content")
    assert cache.intact(path)
    assert cache.whole(path) == b"content"
    whole = Path(path).read_bytes()
    for damaged in (b"", whole[:-1], whole[1:], b"C" + whole[1:], whole + b"x"):
        Path(path).write_bytes(damaged)
        assert not cache.intact(path)


def test_digest_keeps_parts_apart():
    assert cache.digest(["ab", "c"]) != cache.digest(["a", "bc"])


def test_cache_folder(monkeypatch):
    monkeypatch.delenv("GPUOFFLOAD_CACHE_DIR", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", "/x")
    assert cache.root() == "/x/gpuoffload"
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setenv("HOME", "/h")
    assert cache.root() == "/h/.cache/gpuoffload"
    monkeypatch.setenv("GPUOFFLOAD_CACHE_DIR", "/own")
    assert cache.root() == "/own"


def recipe(text: str, name: str = "one.o") -> device.Recipe:
    return device.Recipe(name, "x.f90", text, ".cpp", (device.cxx(), "-c"))


def test_objects_are_made_once(own_cache, tmp_path):
    first = build.build([recipe("int a;"), recipe("int b;", "two.o"), recipe("int a;")], str(tmp_path))
    assert first[0] == first[2] != first[1]
    times = [os.stat(path).st_mtime_ns for path in first]
    (tmp_path / "more").mkdir()
    assert build.build([recipe("int a;"), recipe("int b;", "two.o")], str(tmp_path / "more")) == first[:2]
    assert [os.stat(path).st_mtime_ns for path in first] == times


def test_what_a_tool_says(own_cache, tmp_path):
    with pytest.raises(device.ToolFailed) as caught:
        build.build([recipe("int a = ;")], str(tmp_path))
    diagnostic = caught.value.diagnostic
    assert diagnostic.code == "GPU0107"
    assert "expected primary-expression" in diagnostic.why
    kept = diagnostic.help.partition("kept in ")[2]
    assert Path(kept).read_text() == "int a = ;"


def test_builds_in_parallel_share_a_cache(own_cache, tmp_path):
    results: list[list[str]] = []

    def one(number: int) -> None:
        folder = tmp_path / str(number)
        folder.mkdir()
        code = (
            "import sys; from gpuoffload_build.toolchain import build, device\n"
            "r = [device.Recipe(f'{n}.o', 'x', f'int v{n};', '.cpp', (device.cxx(), '-c')) for n in range(4)]\n"
            f"print(build.build(r, {str(folder)!r}))"
        )
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
        results.append(done.stdout.split())

    threads = [threading.Thread(target=one, args=(number,)) for number in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert results[0] == results[1] == results[2]
    assert not list(own_cache.rglob("*.tmp"))


def test_missing_tools(monkeypatch):
    monkeypatch.setenv("GPUOFFLOAD_NVCC", "no-such-nvcc")
    monkeypatch.setenv("GPUOFFLOAD_CXX", "no-such-c++")
    for ask, what in ((device.nvcc, "nvcc"), (device.cxx, "C++")):
        with pytest.raises(device.ToolFailed) as caught:
            ask()
        assert caught.value.diagnostic.code == "GPU0101"
        assert what in caught.value.diagnostic.message
        assert "install" in caught.value.diagnostic.help


def test_nvcc_options():
    options = device._nvcc_options(("sm_90", "compute_80"), False)
    assert "-fmad=false" in options
    assert options[-4:] == ["-gencode", "arch=compute_90,code=sm_90", "-gencode", "arch=compute_80,code=compute_80"]
    assert "-use_fast_math" in device._nvcc_options(("sm_90",), True)


def test_devices_have_names_of_architectures():
    assert all(name.startswith("sm_") and name[3:].isdigit() for name in gpu.architectures())


def compiler(folder: Path, name: str, says: str) -> str:
    path = folder / name
    path.write_text(f"#!/bin/sh\necho >> {folder}/asked\necho '{says}'\n")
    path.chmod(0o755)
    return str(path)


@pytest.mark.parametrize(
    ("says", "family", "version"),
    [
        ("GNU Fortran (Debian 12.2.0-14+deb12u1) 12.2.0", "gnu", "12.2.0"),
        ("GNU Fortran (Debian 16-20260101-1) 16.0.0 20260101 (experimental)", "gnu", "16.0.0"),
        ("Debian flang-new version 19.1.7 (3~deb12u1)", "llvm", "19.1.7"),
        ("flang version 22.1.0", "llvm", "22.1.0"),
    ],
)
def test_compilers_are_asked_once(own_cache, tmp_path, says, family, version):
    path = compiler(tmp_path, "mpif90", says)
    for _ in range(2):
        found = host.identify((path,))
        assert found is not None
        assert (found.family, found.version) == (family, version)
    assert (tmp_path / "asked").read_text() == "\n"
    os.utime(path, (1, 1))
    host.identify((path,))
    assert (tmp_path / "asked").read_text() == "\n\n"


def test_other_programs_are_no_fortran_compilers(own_cache, tmp_path):
    assert host.identify((compiler(tmp_path, "gcc", "gcc (Debian 12.2.0) 12.2.0"),)) is None
    assert host.identify(("no-such-compiler",)) is None


def test_shims_do_not_find_themselves(tmp_path, monkeypatch):
    from gpuoffload_build.cli.shims import text, write

    ours, real = tmp_path / "ours", tmp_path / "real"
    ours.mkdir()
    real.mkdir()
    write(str(ours / "gfortran"), text(str(ours), "gfortran"))
    compiler(real, "gfortran", "GNU Fortran (x) 12.2.0")
    monkeypatch.setenv("PATH", f"{ours}:{real}")
    monkeypatch.delenv("GPUOFFLOAD_FC", raising=False)
    assert host.find_fortran("gfortran") == str(real / "gfortran")
    shim = str(ours / "gfortran")
    assert host.behind_shim(("ccache", shim)) == ("ccache", str(real / "gfortran"))
    assert host.behind_shim(("gcc",)) == ("gcc",)
    monkeypatch.setenv("PATH", str(ours))
    assert host.find_fortran("gfortran") is None
    assert host.behind_shim((shim,)) == ()


@pytest.mark.parametrize("kind", ["fifo", "pipe"])
def test_tokens_of_a_jobserver(tmp_path, kind):
    if kind == "fifo":
        path = tmp_path / "fifo"
        os.mkfifo(path)
        make = os.open(path, os.O_RDWR | os.O_NONBLOCK)
        auth, ends = f"fifo:{path}", [make]
        os.write(make, b"ab")
    else:
        make, write = os.pipe()
        os.write(write, b"ab")
        auth, ends = f"{make},{write}", [make, write]
    tokens = Tokens(f"w -j3 --jobserver-auth=-2,-2 --jobserver-auth={auth} -- X=1", 64)
    assert [tokens.take() for _ in range(3)] == [True, True, False]
    tokens.give_back()
    assert tokens.take()
    tokens.close()
    assert sorted(os.read(make, 8)) == sorted(b"ab")
    if kind == "pipe":
        os.set_blocking(make, False)
    with pytest.raises(BlockingIOError):  # nothing more, and the reopened end did not change make's own
        os.read(make, 1)
    for descriptor in ends:
        os.close(descriptor)


@pytest.mark.parametrize("auth", [None, "-2,-2", "fifo:/nowhere", "fifo:/dev/null", "x"])
def test_without_a_jobserver_cores_count(auth):
    tokens = Tokens(f"w --jobserver-auth={auth}" if auth else "w", 3)
    assert [tokens.take() for _ in range(3)] == [True, True, False]
    tokens.give_back()
    assert tokens.take()


def test_interrupted_build_ends_by_the_signal(own_cache, tmp_path):
    code = (
        "from gpuoffload_build.toolchain import build, device, run\n"
        "text = '#include <regex>\\nstd::regex r(\"a\");'\n"
        "r = device.Recipe('x.o', 'x', text, '.cpp', (device.cxx(), '-O3', '-c'))\n"
        "try:\n"
        f"    build.build([r], {str(tmp_path)!r})\n"
        "except run.Interrupted as i:\n"
        "    run.end_as(i.ended)\n"
    )
    child = subprocess.Popen([sys.executable, "-c", code])
    for _ in range(200):
        if (tmp_path / "0" / "log").exists():
            break
        time.sleep(0.02)
    child.send_signal(signal.SIGTERM)
    assert child.wait(30) == -signal.SIGTERM
    assert not list(own_cache.glob("objects/*/*"))
