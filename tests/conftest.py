"""Options of the whole test suite."""

from __future__ import annotations

from pathlib import Path

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--update-cases", action="store_true", help="write what the text-in, text-out cases give as expected"
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what is marked slow, unless the command line has a -m of its own (`-m ''` runs everything)."""
    if any(str(argument).startswith("-m") for argument in config.invocation_params.args):
        return
    slow = [item for item in items if item.get_closest_marker("slow")]
    if slow and not any("::" in str(argument) for argument in config.invocation_params.args):
        config.hook.pytest_deselected(items=slow)
        items[:] = [item for item in items if item not in set(slow)]


@pytest.fixture
def expect_text(request: pytest.FixtureRequest):  # type: ignore[no-untyped-def]
    """A function (path, text): `text` must be what the file holds; with --update-cases it is written there."""

    def check(path: Path, text: str) -> None:
        if request.config.getoption("--update-cases"):
            path.write_text(text, encoding="utf-8")
            return
        assert path.exists(), f"{path} is missing: run pytest --update-cases and read the result"
        assert text == path.read_text(encoding="utf-8")

    return check
