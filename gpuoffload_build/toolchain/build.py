"""Makes the objects that recipes describe: those in the build cache are taken from there, the others are compiled,
several at a time.
"""

from __future__ import annotations

import os

from gpuoffload_build.diagnostics.model import Diagnostic, Location

from . import cache, run
from .device import CXX_LAUNCHER, Recipe, ToolFailed, cxx, include_dir
from .jobserver import Tokens

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

SHOWN_LINES = 20  # of a tool's own messages


class _Job:
    """One recipe under way."""

    __slots__ = ("child", "log", "output", "recipe")

    def __init__(self, recipe: Recipe, folder: str, number: int) -> None:
        base = os.path.join(folder, f"{number}")
        os.mkdir(base)
        source = os.path.join(base, os.path.splitext(recipe.name)[0] + recipe.suffix)
        with open(source, "w", encoding="utf-8") as file:
            file.write(recipe.text)
        self.recipe = recipe
        self.log = os.path.join(base, "log")
        self.output = os.path.join(base, "output")
        descriptor = os.open(self.log, os.O_WRONLY | os.O_CREAT, 0o600)
        try:
            actions = ((os.POSIX_SPAWN_DUP2, descriptor, 1), (os.POSIX_SPAWN_DUP2, descriptor, 2))
            self.child = run.Child((*recipe.words, source, "-o", self.output), actions)
        finally:
            os.close(descriptor)


def build(recipes: Sequence[Recipe], folder: str) -> list[str]:
    """The paths of the objects, in the recipes' order. `folder` is for temporary files. ToolFailed at the first that
    fails.

    Where the cache cannot be written, the objects stay in `folder`.
    """
    waiting = [recipe for recipe in dict.fromkeys(recipes) if not cache.intact(recipe.path)]
    if not waiting:
        return [recipe.path for recipe in recipes]
    tokens = Tokens(os.environ.get("MAKEFLAGS", ""), parallel())
    try:
        made = _make(waiting, folder, tokens)
    finally:
        tokens.close()
    return [made.get(recipe, recipe.path) for recipe in recipes]


def _make(waiting: list[Recipe], folder: str, tokens: Tokens) -> dict[Recipe, str]:
    """The objects, by recipe. One job runs in any case, further ones as `tokens` has them."""
    made: dict[Recipe, str] = {}
    running: list[_Job] = []
    failed: Diagnostic | None = None
    asked: run.Ended | None = None
    number = 0
    while running or (waiting and failed is None and asked is None):
        while waiting and failed is None and asked is None and (not running or tokens.take()):
            running.append(_Job(waiting.pop(0), folder, number))
            number += 1
        job = running.pop(0)
        ended = job.child.wait()
        if running:
            tokens.give_back()
        if job.child.asked:
            asked = asked or ended
        elif ended.code:
            failed = failed or _failure(job, ended)
        else:
            made[job.recipe] = _finish(job)
    if asked is not None:
        raise run.Interrupted(asked)
    if failed is not None:
        raise ToolFailed(failed)
    return made


def parallel() -> int:
    """How many compilers run at once where no jobserver says it: the cores that this process may use, or
    GPUOFFLOAD_JOBS.
    """
    chosen = os.environ.get("GPUOFFLOAD_JOBS", "")
    return int(chosen) if chosen.isdigit() and chosen != "0" else len(os.sched_getaffinity(0))


def _finish(job: _Job) -> str:
    """Puts the result into the cache; its path."""
    path = job.output if job.recipe.wrap is None else _embedded(job)
    with open(path, "rb") as file:
        data = file.read()
    try:
        cache.store(job.recipe.path, data)
    except OSError:
        return path
    return job.recipe.path


def _embedded(job: _Job) -> str:
    """The object that holds a fatbin: the assembler takes it in whole."""
    assert job.recipe.wrap is not None
    size = os.path.getsize(job.output)
    text = job.recipe.wrap.replace("@FATBIN@", job.output).replace("@SIZE@", str(size))
    source = job.output + "_image.cpp"
    with open(source, "w", encoding="utf-8") as file:
        file.write(text)
    path = job.output + "_image.o"
    ended, output = run.capture((cxx(), *CXX_LAUNCHER, "-I" + include_dir(), "-c", source, "-o", path), errors=True)
    if ended.code:
        raise ToolFailed(_tool_message(job.recipe, output.decode("utf-8", "replace"), ended))
    return path


def _failure(job: _Job, ended: run.Ended) -> Diagnostic:
    with open(job.log, encoding="utf-8", errors="replace") as file:
        return _tool_message(job.recipe, file.read(), ended)


def _tool_message(recipe: Recipe, output: str, ended: run.Ended) -> Diagnostic:
    """GPU0107: what the tool said, and where its input is kept for a report."""
    tool = os.path.basename(recipe.words[0])
    lines = output.splitlines()
    shown = "\n".join(lines[:SHOWN_LINES]) or "it said nothing"
    kept = os.path.join(cache.root(), "failed", recipe.name + recipe.suffix)
    try:
        os.makedirs(os.path.dirname(kept), exist_ok=True)
        cache.publish(kept, recipe.text.encode("utf-8"))
        where = f"its input is kept in {kept}"
    except OSError:
        where = "its input could not be kept"
    return Diagnostic(
        "GPU0107",
        "error",
        Location(recipe.source, 1, 1),
        f"{tool} failed with exit status {ended.code} on code made by gpuoffload",
        why=shown,
        help=f"please report this; {where}",
    )
