"""Sources and options from a build folder that is set up: CMake or Meson need not have built anything."""

from __future__ import annotations

import json
import os
import shlex

from .sources import SourceCommand, is_source, placed, shown

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .sources import Sources

OUTPUT_OPTIONS = frozenset(("-o", "-MF", "-MT", "-MQ"))
DROPPED = frozenset(("-c", "-S", "-fsyntax-only", "-MD", "-MMD", "-MP", "-M", "-MM"))

TARGETS = ("cuda", "cuda_cpu", "metal_cpu")
SWITCHES = ("--gpu-allow-cpu-fallback", "--gpu-offload-omp-loops")  # of ours, what changes a verdict

ASK = "configure with -DCMAKE_EXPORT_COMPILE_COMMANDS=ON, or check the folders of the sources"


def build_folder(folder: str, found: Sources) -> bool:
    """Whether `folder` is a build folder that says how its sources are compiled; they are added then.

    The file API and Meson's introspection know generated sources; compile_commands.json knows every generator's
    commands. The first that has Fortran sources counts.
    """
    before = len(found.commands) + len(found.problems)
    for reader in (_meson, _file_api, _compile_commands):
        if reader(folder, found) and len(found.commands) + len(found.problems) > before:
            return True
    if _has(folder, "CMakeCache.txt") and not _has(folder, "CMakeLists.txt"):
        found.problems.append((folder, "CMake was not asked to say how sources are compiled: " + ASK))
        return True
    return False


def _has(folder: str, name: str) -> bool:
    return os.path.isfile(os.path.join(folder, name))


def _read(path: str, found: Sources) -> object:
    """A JSON file; None where there is none."""
    try:
        with open(path, encoding="utf-8") as file:
            data: object = json.load(file)
            return data
    except FileNotFoundError:
        return None
    except (OSError, ValueError) as error:
        found.problems.append((path, f"it cannot be read: {error}"))
        return None


def _items(data: object, key: str = "") -> list[dict[str, object]]:
    """The objects in a list, or in the list `key` of an object."""
    if key and isinstance(data, dict):
        data = data.get(key)
    return [item for item in data if isinstance(item, dict)] if isinstance(data, list) else []


def _words(data: object) -> list[str]:
    return [str(word) for word in data] if isinstance(data, list) else []


def _cmake_options(folder: str) -> list[str]:
    """Our options in CMake's cache: the file API has no launchers, nor has compile_commands.json before CMake 3.29."""
    try:
        with open(os.path.join(folder, "CMakeCache.txt"), encoding="utf-8", errors="surrogateescape") as file:
            lines = [line.rstrip("\n") for line in file if line.startswith("GPUOFFLOAD_")]
    except OSError:
        return []
    values = {line.partition(":")[0]: line.partition("=")[2] for line in lines}
    flags = [word for word in _shell_words(values.get("GPUOFFLOAD_FLAGS", "")) or () if word in SWITCHES]
    return [f"--gpu={values['GPUOFFLOAD_GPU']}", *flags] if values.get("GPUOFFLOAD_GPU") in TARGETS else []


# compile_commands.json


def _compile_commands(folder: str, found: Sources) -> bool:
    data = _read(os.path.join(folder, "compile_commands.json"), found)
    if data is None:
        return False
    options = _cmake_options(folder)
    for entry in _items(data):
        path = str(entry.get("file", ""))
        if not is_source(path):
            continue
        directory = os.path.join(folder, str(entry.get("directory", ".")))
        words = _words(entry.get("arguments")) or _shell_words(str(entry.get("command", "")))
        if words is None:
            found.problems.append((shown(path, directory), f"its command in {folder} has a quote without its end"))
            continue
        compiler, arguments = _split(words, path)
        if not any(argument.startswith("--gpu") for argument in arguments):
            arguments = [*options, *arguments]
        found.add(SourceCommand(shown(path, directory), placed(arguments, directory), compiler, False, directory))
    return True


def _shell_words(command: str) -> list[str] | None:
    """The words of a command as a shell has them; None where a quote has no end."""
    try:
        return shlex.split(command)
    except ValueError:
        return None


def _split(words: list[str], path: str) -> tuple[tuple[str, ...], list[str]]:
    """The compiler and the arguments that change what the source means, of a command that compiles `path`."""
    at = next((i for i, word in enumerate(words) if _is_compiler(word)), 0)
    ours = [word for word in words[:at] if word.startswith("--gpu")]
    arguments: list[str] = []
    name = os.path.basename(path)
    skip = False
    for word in words[at + 1 :]:
        if skip or word in OUTPUT_OPTIONS:
            skip = not skip
        elif word not in DROPPED and not (word[:1] != "-" and os.path.basename(word).startswith(name)):
            arguments.append(word)
    return (words[at],) if words else (), ours + [a for a in arguments if a != "-fpreprocessed"]


def _is_compiler(word: str) -> bool:
    base = os.path.basename(word)
    return "gfortran" in base or "flang" in base or base in ("ftn", "mpif90", "mpifort", "mpif77")


# CMake's file API


def _file_api(folder: str, found: Sources) -> bool:
    reply = os.path.join(folder, ".cmake", "api", "v1", "reply")
    try:
        index = max(name for name in os.listdir(reply) if name.startswith("index-"))
    except (OSError, ValueError):
        return False
    options = _cmake_options(folder)
    for item in _items(_read(os.path.join(reply, index), found), "objects"):
        if item.get("kind") != "codemodel":
            continue
        model = _read(os.path.join(reply, str(item.get("jsonFile"))), found)
        roots = model.get("paths", {}) if isinstance(model, dict) else {}
        for configuration in _items(model, "configurations")[:1]:
            for target in _items(configuration, "targets"):
                data = _read(os.path.join(reply, str(target.get("jsonFile"))), found)
                _target(data, str(roots.get("source", ".")), str(roots.get("build", folder)), options, found)
        return True
    return False


def _target(data: object, source_root: str, build_root: str, options: list[str], found: Sources) -> None:
    """The Fortran sources of one target: its compile groups hold the options."""
    groups = _items(data, "compileGroups")
    own = data.get("paths", {}) if isinstance(data, dict) else {}
    directory = os.path.join(build_root, str(own.get("build", ".")))
    for source in _items(data, "sources"):
        at = source.get("compileGroupIndex")
        if not isinstance(at, int) or not 0 <= at < len(groups) or groups[at].get("language") != "Fortran":
            continue
        group = groups[at]
        arguments = list(options)
        for fragment in _items(group, "compileCommandFragments"):
            arguments += _shell_words(str(fragment.get("fragment", ""))) or ()
        arguments += ["-D" + str(define.get("define")) for define in _items(group, "defines")]
        arguments += ["-I" + str(include.get("path")) for include in _items(group, "includes")]
        path = shown(str(source.get("path")), source_root)
        generated = bool(source.get("isGenerated"))
        found.add(SourceCommand(path, placed(arguments, build_root), (), generated, directory))


# Meson's introspection


def _meson(folder: str, found: Sources) -> bool:
    targets = _read(os.path.join(folder, "meson-info", "intro-targets.json"), found)
    if targets is None:
        return False
    for target in _items(targets):
        for group in _items(target, "target_sources"):
            if group.get("language") != "fortran":
                continue
            compiler = _words(group.get("compiler"))
            words, _ = _split(compiler, "")
            ours = [word for word in compiler if word.startswith("--gpu")]
            arguments = placed([*ours, *_words(group.get("parameters"))], folder)
            for key, generated in (("sources", False), ("generated_sources", True)):
                for path in _words(group.get(key)):
                    if is_source(path):
                        found.add(SourceCommand(shown(path, folder), arguments, words, generated, folder))
    return True
