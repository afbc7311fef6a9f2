"""Our own options: taken out of the compiler's command line and of GPUOFFLOAD_FLAGS, before the compiler sees either.

Every option that starts with `--gpu` is ours; one that we do not know is an error, never the compiler's.
"""

from __future__ import annotations

TARGETS = ("cuda", "cuda_cpu", "metal_cpu", "none")
MEMORY = ("managed", "separate")
SWITCHES = ("--gpu-allow-cpu-fallback", "--gpu-embed-source", "--gpu-offload-omp-loops", "--show-gpu-kernel-source")
VALUED = ("--gpu", "--gpu-arch", "--gpu-memory")


class OptionError(Exception):
    """An option of ours that cannot be obeyed; the text says what is accepted."""


class GpuOptions:
    """What the user asked of us; `target` is None without `--gpu` and with `--gpu=none`."""

    __slots__ = ("arch", "embed_source", "fallback", "memory", "omp_loops", "show", "target")

    def __init__(self) -> None:
        self.target: str | None = None
        self.arch: tuple[str, ...] = ()
        self.memory: str | None = None
        self.fallback = False
        self.show = False
        self.embed_source = False
        self.omp_loops = False

    def to_record(self) -> dict[str, object] | None:
        """The record's `gpu` field: None where nothing is offloaded."""
        if self.target is None:
            return None
        return {
            "target": self.target,
            "arch": list(self.arch),
            "memory": self.memory or "managed",
            "fallback": self.fallback,
            "embed_source": self.embed_source,
        }

    def take(self, argument: str) -> bool:
        """Obeys `argument` and says True, or says False where it is not ours. A later option wins, as compilers have
        it.
        """
        if not argument.startswith(("--gpu", "--show-gpu")):
            return False
        name, equals, value = argument.partition("=")
        if name in SWITCHES:
            if equals:
                raise OptionError(f"option '{name}' takes no value")
            if name == "--gpu-allow-cpu-fallback":
                self.fallback = True
            elif name == "--gpu-embed-source":
                self.embed_source = True
            elif name == "--gpu-offload-omp-loops":
                self.omp_loops = True
            else:
                self.show = True
        elif name in VALUED:
            self._valued(name, value)
        else:
            known = ", ".join(sorted((*SWITCHES, *(n + "=" for n in VALUED))))
            raise OptionError(f"unrecognized option '{argument}'; the options that start with '--gpu' are: {known}")
        return True

    def _valued(self, name: str, value: str) -> None:
        if name == "--gpu":
            if value not in TARGETS:
                raise OptionError(
                    f"unrecognized argument in option '--gpu={value}'; valid arguments are: {' '.join(TARGETS)}"
                )
            self.target = None if value == "none" else value
        elif name == "--gpu-memory":
            if value not in MEMORY:
                raise OptionError(
                    f"unrecognized argument in option '--gpu-memory={value}'; valid arguments are: {' '.join(MEMORY)}"
                )
            self.memory = value
        else:
            names = tuple(part for part in value.split(",") if part)
            for part in names:
                if not _is_arch(part):
                    raise OptionError(
                        f"unrecognized argument in option '--gpu-arch={value}'; "
                        "give architectures as sm_90 or compute_80, separated by commas"
                    )
            if not names:
                raise OptionError("option '--gpu-arch=' needs an architecture such as sm_90")
            self.arch = names


def _is_arch(name: str) -> bool:
    for prefix in ("sm_", "compute_"):
        if name.startswith(prefix):
            digits = name[len(prefix) :].rstrip("af")
            return digits.isdigit()
    return False


def take_environment(flags: str, gpu: GpuOptions) -> None:
    """GPUOFFLOAD_FLAGS holds only our options; they come first, so that the command line wins."""
    for word in flags.split():
        if not gpu.take(word):
            raise OptionError(f"'{word}' in GPUOFFLOAD_FLAGS is no option of gpuoffload")
