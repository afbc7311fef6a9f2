"""Sources and options of an fpm project, from its manifest alone, with the dependencies that are on this machine."""

from __future__ import annotations

import importlib
import os

from .sources import folder_sources

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .sources import Sources

MANIFEST = "fpm.toml"


def fpm_project(folder: str, found: Sources, more: tuple[str, ...] = ()) -> bool:
    """Whether `folder` has a manifest; its sources and those of its dependencies are added then, with the options
    `more` besides those that the manifests name.
    """
    if not os.path.isfile(os.path.join(folder, MANIFEST)):
        return False
    before = len(found.commands)
    _package(folder, folder, found, set(), whole=True)
    for command in found.commands[before:]:
        command.arguments = (*command.arguments, *more)
    return True


def _package(folder: str, root: str, found: Sources, seen: set[str], whole: bool) -> None:
    """One package; of a dependency only the library."""
    folder = os.path.normpath(folder)
    if os.path.realpath(folder) in seen:
        return
    seen.add(os.path.realpath(folder))
    manifest = _manifest(os.path.join(folder, MANIFEST), found)
    if manifest is None:
        return
    found.packages.add(str(manifest.get("name", "")))
    arguments = _arguments(folder, manifest, found)
    for source_folder in _folders(manifest, whole):
        path = os.path.join(folder, source_folder)
        if os.path.isdir(path):
            folder_sources(path, found, arguments)
    tables = [manifest.get("dependencies")]
    if whole:
        tables.append(manifest.get("dev-dependencies"))
    for table in tables:
        for name, value in table.items() if isinstance(table, dict) else ():
            _dependency(str(name), value, folder, root, found, seen)


def _dependency(name: str, value: object, folder: str, root: str, found: Sources, seen: set[str]) -> None:
    """A dependency on a path, or one that fpm has fetched into build/dependencies; a metapackage has no source."""
    if isinstance(value, str):
        return
    path = value.get("path") if isinstance(value, dict) else None
    home = os.path.join(folder, str(path)) if path else os.path.join(root, "build", "dependencies", name)
    if os.path.isfile(os.path.join(home, MANIFEST)):
        _package(home, root, found, seen, whole=False)
    else:
        found.absent[name] = home


def _manifest(path: str, found: Sources) -> dict[str, object] | None:
    toml = None
    for name in ("tomllib", "tomli"):  # the standard library has a reader since Python 3.11
        if toml is None:
            try:
                toml = importlib.import_module(name)
            except ImportError:
                pass
    if toml is None:
        found.problems.append((path, "reading it needs Python 3.11 or the package tomli"))
        return None
    try:
        with open(path, "rb") as file:
            data: dict[str, object] = toml.load(file)
            return data
    except (OSError, ValueError) as error:
        found.problems.append((path, f"it cannot be read: {error}"))
        return None


def _table(data: object, *names: str) -> dict[str, object]:
    for name in names:
        data = data.get(name) if isinstance(data, dict) else None
    return data if isinstance(data, dict) else {}


def _list(value: object) -> list[str]:
    if isinstance(value, list):
        return [str(item) for item in value]
    return [value] if isinstance(value, str) else []


def _arguments(folder: str, manifest: dict[str, object], found: Sources) -> tuple[str, ...]:
    """The options of every source of a package: its macros, its form, its include folders."""
    arguments: list[str] = []
    cpp = _table(manifest, "preprocess", "cpp")
    if "cpp" in _table(manifest, "preprocess"):
        arguments.append("-cpp")
        version = str(manifest.get("version", ""))
        arguments += ["-D" + macro.replace("{version}", version) for macro in _list(cpp.get("macros"))]
        arguments += ["-I" + os.path.join(folder, name) for name in _list(cpp.get("directories"))]
    form = _table(manifest, "fortran").get("source-form")
    if form in ("free", "fixed"):
        arguments.append(f"-f{form}-form")
    includes = _list(_table(manifest, "library").get("include-dir")) or ["include"]
    found.includes += [path for path in (os.path.join(folder, name) for name in includes) if os.path.isdir(path)]
    return tuple(arguments)


def _folders(manifest: dict[str, object], whole: bool) -> list[str]:
    """Source folders in fpm's order; a program's own folder may be inside another."""
    folders = _list(_table(manifest, "library").get("source-dir")) or ["src"]
    if whole:
        folders += ["app", "example", "test"]
        for key in ("executable", "example", "test"):
            table = manifest.get(key)
            for item in table if isinstance(table, list) else ():
                folders += _list(item.get("source-dir")) if isinstance(item, dict) else []
    return list(dict.fromkeys(folders))
