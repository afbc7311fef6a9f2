"""Colour: option, environment, terminal."""

from __future__ import annotations

import pytest

from gpuoffload_build.diagnostics.colour import wants_colour


@pytest.mark.parametrize(
    ("arguments", "environment", "terminal", "expected"),
    [
        ([], {}, False, False),
        ([], {}, True, True),
        ([], {"TERM": "dumb"}, True, False),
        ([], {"NO_COLOR": "1"}, True, False),
        ([], {"NO_COLOR": ""}, True, True),
        ([], {"FORCE_COLOR": "1"}, False, True),
        ([], {"FORCE_COLOR": "0"}, False, False),
        ([], {"CLICOLOR_FORCE": "1", "NO_COLOR": "1"}, False, False),
        (["-fdiagnostics-color=always"], {"NO_COLOR": "1"}, False, True),
        (["-fdiagnostics-color=always", "-fdiagnostics-color=never"], {}, True, False),
        (["-fdiagnostics-color=never", "-fdiagnostics-color=auto"], {}, True, True),
        (["-fcolor-diagnostics"], {}, False, True),
        (["-fno-color-diagnostics"], {"FORCE_COLOR": "1"}, True, False),
    ],
)
def test_wants_colour(arguments: list[str], environment: dict[str, str], terminal: bool, expected: bool) -> None:
    assert wants_colour(arguments, environment, terminal) is expected
