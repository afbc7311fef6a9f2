"""Runs the compiler so that its object carries the record, and writes the sidecars when it has succeeded.

gfortran does it in one step: the assembler gets a second input with the section. With -flto, and with flang, the object
goes to a temporary name in the same folder, gets the section and is renamed. Either way a killed compile leaves no
object without a record, which make would take for good.
"""

from __future__ import annotations

import os

from gpuoffload_build.sidecar import section
from gpuoffload_build.sidecar.codec import frame
from gpuoffload_build.sidecar.store import (
    SUFFIX,
    finish,
    module_check,
    module_file,
    names_of,
    sidecar_bytes,
    write_if_changed,
)
from gpuoffload_build.toolchain import run

from .messages import fail

TYPE_CHECKING = False
if TYPE_CHECKING:
    from gpuoffload_build.sidecar.record import Record
    from gpuoffload_build.toolchain.host import HostCompiler

    from .scratch import Scratch


class CannotWrite(Exception):  # noqa: N818
    """A file of ours could not be written: the disk is full, or the folder is read-only."""

    def __init__(self, path: str, error: OSError) -> None:
        super().__init__(f"cannot write '{path}': {error.strerror}")


class Compile:
    """One run of the compiler for one source.

    arguments: for the compiler, with the source and, where the user gave one, `-o` at the places `output_at`
    target: the object (or assembly); stdin: what the compiler reads from its standard input, or None
    renamed: a folder in the object's debugging information, and the text of the same length that takes its place
    """

    __slots__ = ("arguments", "compiler", "output_at", "renamed", "scratch", "stage", "stdin", "target")

    def __init__(
        self,
        compiler: HostCompiler,
        stage: str,
        arguments: list[str],
        output_at: tuple[int, int] | None,
        target: str,
        scratch: Scratch,
        stdin: bytes | None = None,
    ) -> None:
        self.compiler = compiler
        self.stage = "object" if stage == "link" else stage
        self.arguments = arguments
        self.output_at = output_at
        self.target = target
        self.scratch = scratch
        self.stdin = stdin
        self.renamed: tuple[bytes, bytes] | None = None

    def perform(self, make_record: MakeRecord, module_dir: str) -> run.Ended:
        """Compiles, attaches the record and writes the sidecars; the compiler's end, or status 1 where we could not
        write.
        """
        try:
            if self.stage == "syntax":
                return self._without_object(make_record, module_dir)
            if self.compiler.family == "gnu" and self.stage == "object" and not self._lto():
                return self._in_one_step(make_record, module_dir)
            return self._by_rename(make_record, module_dir)
        except CannotWrite as error:
            _unlink(self.target)
            return run.Ended(fail(str(error), "GPU0110") << 8)

    def _lto(self) -> bool:
        """True with -flto: gcc then keeps the assembler's options in the object, and the link would look for our
        file.
        """
        last = [argument for argument in self.arguments if argument.startswith(("-flto", "-fno-lto"))][-1:]
        return bool(last) and last[0] != "-fno-lto"

    def _in_one_step(self, make_record: MakeRecord, module_dir: str) -> run.Ended:
        record = make_record()
        json = record.to_json()
        try:
            payload = self.scratch.write("record", frame(json))
            text = section.assembly(payload)
            assembly = self.scratch.write("record.s", os.fsencode(text))
        except OSError as error:
            raise CannotWrite(self.scratch_path(), error) from None
        # With -pipe the assembler would read our file in place of its standard input.
        arguments = [argument for argument in self.arguments if argument != "-pipe"]
        child = self._start([*arguments, "-Xassembler", assembly])
        sidecars = Sidecars(record, json, module_dir)
        ended = child.wait()
        if ended.code == 0:
            sidecars.write()
        return ended

    def _by_rename(self, make_record: MakeRecord, module_dir: str) -> run.Ended:
        folder, base = os.path.split(self.target)
        temporary = os.path.join(folder, f".{base}.{os.getpid()}.tmp{os.path.splitext(base)[1]}")
        arguments = list(self.arguments)
        if self.output_at is None:
            arguments += ["-o", temporary]
        else:
            arguments[slice(*self.output_at)] = ["-o", temporary]
        child = self._start(arguments)
        try:
            record = make_record()
            json = record.to_json()
            payload = frame(json)
            sidecars = Sidecars(record, json, module_dir)
        finally:
            ended = child.wait()
        if ended.code:
            _unlink(temporary)
            _unlink(self.target)
            return ended
        try:
            with open(temporary, "rb") as file:
                data = file.read()
            if self.renamed is not None:
                data = data.replace(*self.renamed)
            if self.stage == "assembly":
                data += section.assembly_inline(payload).encode()
            else:
                data = section.attached(data, payload)
            with open(temporary, "wb") as file:
                file.write(data)
            sidecars.write()
            os.rename(temporary, self.target)
        except OSError as error:
            raise CannotWrite(self.target, error) from None
        finally:
            _unlink(temporary)
        return ended

    def _without_object(self, make_record: MakeRecord, module_dir: str) -> run.Ended:
        child = self._start(self.arguments)
        try:
            record = make_record()
            sidecars = Sidecars(record, record.to_json(), module_dir)
        finally:
            ended = child.wait()
        if ended.code == 0:
            sidecars.write()
        return ended

    def _start(self, arguments: list[str]) -> run.Child:
        return run.Child((*self.compiler.words, *arguments), stdin=self.stdin)

    def scratch_path(self) -> str:
        """The folder for temporary files, for messages."""
        return os.environ.get("TMPDIR") or "/tmp"


class Sidecars:
    """The sidecars of one record, made while the compiler runs and written when it has succeeded."""

    __slots__ = ("_data", "_family", "_folder", "_names")

    def __init__(self, record: Record, json: str, folder: str) -> None:
        self._names = names_of(record.provides)
        self._data = sidecar_bytes(record, json) if self._names else b""
        self._folder = folder
        self._family = record.compiler["family"]

    def write(self) -> None:
        """Writes those that changed. CannotWrite where one cannot be written; the others stay."""
        for name in self._names:
            path = os.path.join(self._folder, name + SUFFIX)
            check = module_check(os.path.join(self._folder, module_file(name, self._family)))
            try:
                write_if_changed(path, finish(self._data, check))
            except OSError as error:
                raise CannotWrite(path, error) from None


def _unlink(path: str) -> None:
    try:
        os.unlink(path)
    except OSError:
        pass


if TYPE_CHECKING:
    from collections.abc import Callable

    MakeRecord = Callable[[], Record]
