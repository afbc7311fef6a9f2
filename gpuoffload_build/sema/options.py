"""Language options: what the host compiler's command line says about the meaning of the source."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping


class LanguageOptions:
    """Default kinds and modes; the driver makes it from the command line, a sidecar keeps it as a record.

    `real4_as` ... `real10_as`: the kind that stands for REAL(4) ... wherever the source says so (`-freal-4-real-8`).
    `integer4_as`: the same for INTEGER(4) (`-finteger-4-integer-8`). `omp_loops`: loops under `!$omp parallel do` are
    offloaded (`--gpu-offload-omp-loops`).
    """

    __slots__ = (
        "backslash",
        "double",
        "implicit_none",
        "integer",
        "integer4_as",
        "logical",
        "omp_loops",
        "real",
        "real4_as",
        "real8_as",
        "real10_as",
        "realloc_lhs",
    )

    def __init__(
        self,
        integer: int = 4,
        real: int = 4,
        double: int = 8,
        logical: int = 4,
        realloc_lhs: bool = True,
        implicit_none: bool = False,
        real4_as: int = 4,
        real8_as: int = 8,
        real10_as: int = 10,
        integer4_as: int = 4,
        backslash: bool = False,
        omp_loops: bool = False,
    ) -> None:
        self.integer = integer
        self.real = real
        self.double = double
        self.logical = logical
        self.realloc_lhs = realloc_lhs
        self.implicit_none = implicit_none
        self.real4_as = real4_as
        self.real8_as = real8_as
        self.real10_as = real10_as
        self.integer4_as = integer4_as
        self.backslash = backslash
        self.omp_loops = omp_loops

    def kind(self, category: str, kind: int) -> int:
        """The kind that `category(kind)` means under these options."""
        if category in ("real", "complex"):
            if kind == 4:
                return self.real4_as
            if kind == 8:
                return self.real8_as
            if kind == 10:
                return self.real10_as
        elif category == "integer" and kind == 4:
            return self.integer4_as
        return kind

    def to_record(self) -> dict[str, int | bool]:
        """Every option that differs from its default."""
        plain = LanguageOptions()
        return {f: getattr(self, f) for f in self.__slots__ if getattr(self, f) != getattr(plain, f)}

    @classmethod
    def from_record(cls, record: Mapping[str, object]) -> LanguageOptions:
        """The options of a record; keys of other rooms are left alone."""
        options = cls()
        for field in cls.__slots__:
            if field in record:
                setattr(options, field, record[field])
        return options
