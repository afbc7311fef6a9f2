"""What the offload half of a compile gets (`CompileJob`) and gives back (`Rewritten`)."""

from __future__ import annotations

import os

TYPE_CHECKING = False
if TYPE_CHECKING:
    from gpuoffload_build.diagnostics.model import Diagnostic
    from gpuoffload_build.sema.options import LanguageOptions
    from gpuoffload_build.sema.project import Modules
    from gpuoffload_build.sidecar.search import SidecarModules
    from gpuoffload_build.source.text import Source
    from gpuoffload_build.toolchain.host import HostCompiler

    from .options import GpuOptions


class CompileJob:
    """One source file with loops, compiled with `--gpu`.

    path: as the user names it; raw: its bytes; form: 'free' or 'fixed'; width: the last column that counts, 0 for no
    limit
    preprocessed: the compiler's preprocessor output, None where the source needs none
    include_dirs: where INCLUDE lines look, the source's own folder first
    module_dirs: where .mod files and sidecars of used modules are looked for, in the compiler's order
    gpu: target, architectures, memory, fallback, show; language: the record's `language` field
    options: the compiler's options that may change the code (-O2, -fcheck=bounds ...)
    """

    __slots__ = (
        "_modules",
        "_source",
        "compiler",
        "form",
        "gpu",
        "include_dirs",
        "language",
        "module_dirs",
        "options",
        "path",
        "preprocessed",
        "raw",
        "width",
    )

    def __init__(
        self,
        *,
        path: str,
        raw: bytes,
        form: str,
        width: int,
        preprocessed: bytes | None,
        include_dirs: tuple[str, ...],
        module_dirs: tuple[str, ...],
        gpu: GpuOptions,
        compiler: HostCompiler,
        language: dict[str, object],
        options: list[str],
    ) -> None:
        self.path = path
        self.raw = raw
        self.form = form
        self.width = width
        self.preprocessed = preprocessed
        self.include_dirs = include_dirs
        self.module_dirs = module_dirs
        self.gpu = gpu
        self.compiler = compiler
        self.language = language
        self.options = options
        self._source: Source | None = None
        self._modules: SidecarModules | None = None

    @property
    def target(self) -> str:
        """'cuda', 'cuda_cpu' or 'metal_cpu'."""
        assert self.gpu.target is not None
        return self.gpu.target

    @property
    def stem(self) -> str:
        """The source's base name without suffix."""
        return os.path.splitext(os.path.basename(self.path))[0]

    def source(self) -> Source:
        """The source as the front end reads it: after the preprocessor and INCLUDE, in free form."""
        if self._source is None:
            from gpuoffload_build.source.load import load

            openmp = bool(self.language.get("openmp"))
            self._source = load(
                self.path, self.raw, self.form, self.preprocessed, self.include_dirs, self.width, openmp
            )
        return self._source

    def language_options(self) -> LanguageOptions:
        """The language options that sema reads."""
        from gpuoffload_build.sema.options import LanguageOptions

        return LanguageOptions.from_record(self.language)

    def modules(self) -> Modules:
        """The interfaces of used modules: sidecars, flang's module files, the shipped modules."""
        if self._modules is None:
            from gpuoffload_build.sidecar.search import SidecarModules

            self._modules = SidecarModules(self.module_dirs, self.compiler.family)
        return self._modules

    @property
    def problems(self) -> list[Diagnostic]:
        """Sidecars of used modules that were there but are stale or damaged."""
        return [] if self._modules is None else self._modules.problems


class Rewritten:
    """The compile half's result for a file that goes on to the host compiler.

    text: the host Fortran, free form with `# line "file"` markers; None where the file turned out to have no loop to
    offload, and the source is compiled as it is
    loops, facts: the record's fields; facts None leaves the record a stub
    warnings: diagnostics to print that do not stop the compile
    """

    __slots__ = ("facts", "loops", "text", "warnings")

    def __init__(
        self,
        text: str | None,
        loops: list[dict[str, object]] | None,
        facts: dict[str, object] | None = None,
        warnings: tuple[Diagnostic, ...] = (),
    ) -> None:
        self.text = text
        self.loops = loops
        self.facts = facts
        self.warnings = warnings
