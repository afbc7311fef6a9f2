"""Names that are safe in C, CUDA and MSL, and unique where they are printed."""

from __future__ import annotations

# C++ keywords and the types that every text sees; macros of the host's headers; words of CUDA and MSL; our own names
_WORDS = """
alignas alignof and and_eq asm auto bitand bitor bool break case catch char char8_t char16_t char32_t class compl
concept const const_cast consteval constexpr constinit continue decltype default delete do double dynamic_cast
else enum explicit export extern false float for friend goto if inline int long mutable namespace new noexcept
not not_eq nullptr operator or or_eq private protected public register reinterpret_cast requires return short
signed sizeof static static_assert static_cast struct switch template this thread_local throw true try typedef
typeid typename union unsigned using virtual void volatile wchar_t while xor xor_eq restrict typeof
int8_t int16_t int32_t int64_t uint8_t uint16_t uint32_t uint64_t size_t ptrdiff_t intptr_t uintptr_t

null unix linux i386 errno stdin stdout stderr assert offsetof main
threadidx blockidx blockdim griddim warpsize dim3
kernel vertex fragment device constant threadgroup thread ray_data object_data half uint uchar ushort ulong
bfloat metal sampler texture atomic as_type select

args context iteration slot partial
"""
RESERVED = frozenset(_WORDS.split())


def safe(name: str) -> str:
    """`name` spelled so that it is an identifier of C and no word of the device languages."""
    spelled = "".join(c if c.isascii() and (c.isalnum() or c == "_") else "_" for c in name.lower().replace("::", "_"))
    if spelled[:1].isdigit() or spelled.startswith("_"):
        spelled = "x" + spelled
    if spelled in RESERVED or spelled.startswith(("gpuo_", "std")):
        spelled += "_"
    return spelled


class Names:
    """The names taken in one scope of a text; an inner scope sees those of its `outer` as taken."""

    def __init__(self, outer: Names | None = None) -> None:
        self._outer = outer
        self._taken: set[str] = set()

    def taken(self, name: str) -> bool:
        return name in self._taken or (self._outer is not None and self._outer.taken(name))

    def fresh(self, name: str) -> str:
        """A name like `name` that nothing else has; the first taker gets it unchanged."""
        spelled = safe(name)
        chosen, n = spelled, 1
        while self.taken(chosen):
            n += 1
            chosen = f"{spelled}_{n}"
        self._taken.add(chosen)
        return chosen
