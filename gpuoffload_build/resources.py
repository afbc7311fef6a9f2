"""Our data, `templates/` and `module_cache/`: in a wheel `_data/` in the package, in an editable checkout beside it."""

from __future__ import annotations

import os


def package() -> str:
    """The folder of the package itself."""
    return os.path.dirname(os.path.abspath(__file__))


def folder(name: str) -> str:
    """The folder `templates` or `module_cache`. FileNotFoundError where the installation lacks it."""
    here = package()
    for base in (os.path.join(here, "_data"), os.path.dirname(here)):
        path = os.path.join(base, name)
        if os.path.isdir(path):
            return path
    raise FileNotFoundError(f"the installation of gpuoffload has no folder '{name}'")


def fill(template: str, later: tuple[str, ...] = (), **fields: str) -> str:
    """The template with each `@NAME@` replaced by the field of that name in lower case.

    Names in `later` stay as they are. KeyError where the template has a name that is not given, or lacks one that is.
    """
    with open(os.path.join(folder("templates"), template), encoding="utf-8") as file:
        parts = file.read().split("@")
    unused = set(fields) | {name.lower() for name in later}
    for at in range(1, len(parts), 2):
        name = parts[at].lower()
        unused.discard(name)
        parts[at] = f"@{parts[at]}@" if parts[at] in later else fields[name]
    if unused:
        raise KeyError(f"template {template} has no @{sorted(unused)[0].upper()}@")
    return "".join(parts)
