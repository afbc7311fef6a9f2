"""The commands: sh scripts, `gpuoffload fc`, launchers in front of other tools."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from gpuoffload_build.cli.main import COMMANDS, main
from gpuoffload_build.cli.shims import KINDS

GFORTRAN = shutil.which("gfortran")
pytestmark = pytest.mark.skipif(GFORTRAN is None, reason="needs gfortran")


@pytest.fixture
def commands(tmp_path, capsys):
    folder = tmp_path / "bin with blank"
    assert main(["shims", str(folder)]) == 0
    assert capsys.readouterr().out.splitlines() == [str(folder / name) for name in KINDS]
    return folder


def run(folder: Path, *words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    clean = {k: v for k, v in os.environ.items() if not k.startswith("GPUOFFLOAD")}
    clean.update(GPUOFFLOAD_CACHE_DIR=str(folder.parent / "cache"), **environment)
    return subprocess.run(words, cwd=folder.parent, env=clean, capture_output=True, text=True, check=False)


def test_scripts_are_the_compiler(commands):
    bare = run(commands, "gfortran", "--version")
    assert run(commands, str(commands / "gpuoffload-gfortran"), "--version").stdout == bare.stdout
    assert run(commands, str(commands / "gpuoffload-launch"), "gfortran", "--version").stdout == bare.stdout
    assert run(commands, str(commands / "gpuoffload-launch"), "--", "gfortran", "--version").stdout == bare.stdout
    assert run(commands, "sh", "-c", f"PATH='{commands}':$PATH gpuoffload-gfortran --version").stdout == bare.stdout


def test_script_through_a_link(commands, tmp_path):
    link = tmp_path / "elsewhere" / "fc"
    link.parent.mkdir()
    link.symlink_to(commands / "gpuoffload-gfortran")
    assert "GNU Fortran" in run(commands, str(link), "--version").stdout


def test_compiler_by_name(commands, tmp_path):
    fake = tmp_path / "my-fortran"
    fake.write_text('#!/bin/sh\necho mine "$@"\n')
    fake.chmod(0o755)
    done = run(commands, str(commands / "gpuoffload-gfortran"), "-dumpversion", GPUOFFLOAD_FC=str(fake))
    assert done.stdout == "mine -dumpversion\n"


def test_no_compiler(commands, tmp_path):
    shell = {"PATH": str(commands)}
    done = run(commands, str(commands / "gpuoffload-gfortran"), "-c", "x.f90", **shell)
    assert done.returncode == 127
    assert "no gfortran on PATH: install it, or name it in GPUOFFLOAD_FC [GPU0101]" in done.stderr


def test_other_tools_pass_through(commands):
    launch = str(commands / "gpuoffload-launch")
    (commands.parent / "a.c").write_text("int a;\n")
    assert run(commands, launch, "gcc", "-c", "a.c").returncode == 0
    assert run(commands, launch, "--gpu=cuda", "ar", "rcs", "liba.a", "a.o").returncode == 0
    assert run(commands, launch, "--gpu=cuda", "ranlib", "liba.a").returncode == 0
    assert run(commands, "ar", "t", "liba.a").stdout == "a.o\n"
    assert run(commands, launch).returncode == 1


def test_fc(commands):
    code = "import sys; from gpuoffload_build.cli.main import main; sys.exit(main())"
    (commands.parent / "s.f90").write_text("module s\nend module\n")
    done = run(commands, sys.executable, "-c", code, "fc", "--gpu=cuda_cpu", "--", "gfortran", "-c", "s.f90")
    assert (done.returncode, done.stderr) == (0, "")
    assert (commands.parent / "s.gpumod").exists()
    assert run(commands, sys.executable, "-c", code, "fc").returncode == 2


def test_compiler_cache_in_front(commands):
    cache = commands.parent / "ccache"
    cache.write_text('#!/bin/sh\nexec "$@"\n')
    cache.chmod(0o755)
    (commands.parent / "s.f90").write_text("module s\nend module\n")
    done = run(commands, str(commands / "gpuoffload-launch"), str(cache), "gfortran", "-c", "s.f90")
    assert (done.returncode, done.stderr) == (0, "")
    assert (commands.parent / "s.gpumod").exists()


def test_help_names_every_command(capsys):
    assert main(["--help"]) == 0
    shown = capsys.readouterr().out
    assert all(f"  {name} " in shown for name in COMMANDS)
    assert main(["no-such-command"]) == 2
    assert main([]) == 2
    assert main(["--version"]) == 0


def test_native_file_is_read_by_meson(commands, monkeypatch, capsys, tmp_path):
    monkeypatch.setenv("GPUOFFLOAD_CACHE_DIR", str(tmp_path / "cache"))
    assert main(["native-file", "--gpu=cuda_cpu"]) == 0
    path = capsys.readouterr().out.strip()
    text = Path(path).read_text()
    assert "'launch', '--gpu=cuda_cpu', 'gfortran'" in text
    assert main(["native-file", "--optimise"]) == 2


def test_explain(capsys):
    assert main(["explain", "gpu0102"]) == 0
    assert capsys.readouterr().out.startswith("# GPU0102")
    assert main(["explain", "GPU9999"]) == 2
