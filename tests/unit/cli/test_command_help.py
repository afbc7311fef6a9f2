"""Each subcommand that takes arguments says what they are, on standard output and with status 0."""

from __future__ import annotations

import pytest

from gpuoffload_build.cli.main import COMMANDS, main


@pytest.mark.parametrize(
    "command", [name for name, (arguments, _) in COMMANDS.items() if arguments or name == "native-file"]
)
@pytest.mark.parametrize("word", ["-h", "--help"])
def test_help(command: str, word: str, capsys: pytest.CaptureFixture[str]) -> None:
    try:
        status = main([command, word])
    except SystemExit as end:  # argparse
        status = int(end.code or 0)
    printed = capsys.readouterr()
    assert status == 0
    assert printed.out.startswith(f"usage: gpuoffload {command}")
    assert printed.err == ""
