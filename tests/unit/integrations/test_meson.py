"""Native files: what Meson reads of them."""

from __future__ import annotations

import configparser
import os

from gpuoffload_build.integrations.meson import native_file_text, write_native_file


def test_each_compiler_stands_behind_the_launcher() -> None:
    text = native_file_text(["/bin/launch", "--gpu=cuda"], {"fortran": ["gfortran"], "c": ["ccache", "cc"]})
    file = configparser.ConfigParser()
    file.read_string(text)
    assert file["binaries"]["fortran"] == "['/bin/launch', '--gpu=cuda', 'gfortran']"
    assert file["binaries"]["c"] == "['/bin/launch', '--gpu=cuda', 'ccache', 'cc']"


def test_quotes_and_backslashes_are_escaped() -> None:
    assert native_file_text([], {"c": ["a'b\\c"]}) == "[binaries]\nc = ['a\\'b\\\\c']\n"


def test_same_text_same_file_left_untouched(tmp_path) -> None:
    first = write_native_file("x\n", str(tmp_path / "native"))
    os.utime(first, (1, 1))
    assert write_native_file("x\n", str(tmp_path / "native")) == first
    assert os.stat(first).st_mtime == 1
    assert write_native_file("y\n", str(tmp_path / "native")) != first
    assert len(os.listdir(tmp_path / "native")) == 2
