"""Where our data lie: `templates/` and `module_cache/`, in a wheel (`_data/` in the package) and in an editable
checkout (beside the package).
"""

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
