"""gfortran's module file as data: names, symbols, generics. It is gzip'd text of nested lists, module versions 15 and
16 (gfortran 8 to 16).

Our own reader, because every compile of a file with loops may pay for it: a library that turns the whole file into
objects takes as long for the symbols of used modules, which every module file repeats, as for the module's own. Here
symbols are found by their heads, and each is taken apart only when it is asked for.
"""

from __future__ import annotations

import re

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    List = list[Any]

VERSIONS = (b"15", b"16")
_MAGIC = b"GFORTRAN module version '"
_TOKEN = re.compile(r"'(?:[^']|'')*'|[()]|[^\s()']+")
# A string's quotes are doubled, so that no string has such a head in it.
_HEAD = re.compile(r"(\d+)\s+'([^']+)'\s+'([^']*)'\s+'([^']*)'\s+(\d+)\s+(?=\(\s*\()")
_OPERATORS = (
    "u+", "u-", "+", "-", "*", "/", "**", "//", ".and.", ".or.", ".eqv.", ".neqv.", "==", "/=", ">", ">=", "<", "<=",
    "==", "/=", ">", ">=", "<", "<=", ".not.",
)  # fmt: skip
_ASSIGNMENT = {len(_OPERATORS): "assignment(=)"}


class Unreadable(ValueError):  # noqa: N818
    """The file is not of the form that this reader knows."""


class GnuSymbol:
    """One symbol of the file: its head, and its fields from the first time that they are asked for."""

    __slots__ = ("_fields", "_text", "attributes", "component_access", "label", "module", "name", "number", "space")

    def __init__(self, number: str, name: str, module: str, label: str, space: str, text: str) -> None:
        self.number = number
        self.name = name
        """As it was declared; a derived type's starts with a capital letter."""
        self.module = module
        """Where it was declared; empty for dummies and results, '(intrinsic)' for intrinsic procedures."""
        self.label = label
        self.space = space
        """Number of its namespace; the module's own, with all that it uses, is 1."""
        self.attributes = text[text.index("(", 1) + 1 : text.index(")")].split()
        """Flavour, intent, procedure kind, source of the interface, save, two numbers, then names of attributes."""
        self.component_access = ""
        """PRIVATE where components are private unless they say otherwise; known with `components`."""
        self._text = text
        self._fields: List | None = None

    @property
    def fields(self) -> List:
        """Attributes, components, [their access,] type, namespace, next in COMMON, dummies, [value,] bounds, result,
        [Cray pointer,] bindings ... Those in brackets are left out or made up, so that places are the same for all.
        """
        if self._fields is None:
            fields = nested(self._text)[0]
            if fields[1]:
                self.component_access = fields.pop(2)
            if self.flavor != "PARAMETER":
                fields.insert(6, [])
            if "CRAY_POINTEE" in self.attributes:
                del fields[9]
            self._fields = fields
        return self._fields

    @property
    def flavor(self) -> str:
        """MODULE, VARIABLE, PARAMETER, PROCEDURE, DERIVED, NAMELIST ..."""
        return self.attributes[0]

    @property
    def components(self) -> List:
        return self.fields[1]  # type: ignore[no-any-return]

    @property
    def type(self) -> List:
        return self.fields[2]  # type: ignore[no-any-return]

    @property
    def common_next(self) -> str:
        return str(self.fields[4])

    @property
    def dummies(self) -> list[str]:
        """Numbers of the dummies; '0' is an alternate return."""
        return self.fields[5]  # type: ignore[no-any-return]

    @property
    def value(self) -> List:
        return self.fields[6]  # type: ignore[no-any-return]

    @property
    def bounds(self) -> List:
        return self.fields[7]  # type: ignore[no-any-return]

    @property
    def result(self) -> str:
        return str(self.fields[8])

    @property
    def bindings(self) -> List:
        """Finalizers, type-bound names, user operators, intrinsic operators; empty where there is none."""
        return self.fields[9]  # type: ignore[no-any-return]

    @property
    def parameters(self) -> List:
        """Arguments of a parameterized type."""
        return self.fields[10]  # type: ignore[no-any-return]

    @property
    def members(self) -> list[str]:
        """Numbers of the members of a namelist group."""
        return self.fields[11]  # type: ignore[no-any-return]


class GnuFile:
    """What a module file says; `symbols` by number, `names` what each public name of the module means."""

    __slots__ = ("_components", "commons", "equivalences", "generics", "names", "symbols")

    def __init__(self, text: str) -> None:
        heads = list(_HEAD.finditer(text))
        tail = text.rfind("\n\n(")
        if not heads or tail < 0:
            raise Unreadable("it has no symbols")
        before = nested(text[: heads[0].start()].rpartition("(")[0])
        if len(before) < 5:
            raise Unreadable("a section is missing")
        operators, user_operators, generics, self.commons, self.equivalences = before[:5]
        self._components: dict[str, str] = {}
        self.symbols: dict[str, GnuSymbol] = {}
        ends = [head.start() for head in heads[1:]] + [tail]
        for head, end in zip(heads, ends):
            number, name, module, label, space = head.groups()
            self.symbols[number] = GnuSymbol(number, name, module, label, space, text[head.end() : end])
        self.names: dict[str, list[str]] = {}
        entries = nested(text[tail:])[0]
        for name, ambiguous, number in zip(entries[::3], entries[1::3], entries[2::3]):
            if ambiguous == "0":
                self.names.setdefault(string(name).lower(), []).append(number)
        self.generics: dict[str, list[str]] = {}
        """Generic names, `operator(...)`, `assignment(=)`: numbers of what they stand for."""
        for index, specifics in enumerate(operators):
            if specifics:
                self._add(operator_name(index), specifics)
        for name, _, *specifics in user_operators:
            self._add(f"operator(.{string(name)}.)", specifics)
        for name, _, *specifics in generics:
            self._add(string(name), specifics)

    def component(self, number: str) -> str:
        """The name of a component of any type of the file."""
        if not self._components:
            for symbol in self.symbols.values():
                if symbol.flavor == "DERIVED":
                    self._components.update((c[0], string(c[1])) for c in symbol.components)
        return self._components[number]

    def _add(self, name: str, specifics: list[str]) -> None:
        known = self.generics.setdefault(name, [])
        known += (s for s in specifics if s not in known)


def read(path: str) -> GnuFile | None:
    """The module file at `path`; None where it is none of gfortran's, or of another version."""
    with open(path, "rb") as file:
        raw = file.read()
    if not raw.startswith(b"\x1f\x8b"):
        return None
    import zlib

    try:
        raw = zlib.decompress(raw, 31)
        version = raw[len(_MAGIC) : len(_MAGIC) + 2]
        if not raw.startswith(_MAGIC) or version not in VERSIONS:
            return None
        return GnuFile(raw.partition(b"\n")[2].decode("ascii"))
    except (zlib.error, IndexError, ValueError):
        return None


def operator_name(index: int) -> str:
    """The generic specification of an intrinsic operator by its number in gfortran's list, user operators left out."""
    if index < len(_OPERATORS):
        return f"operator({_OPERATORS[index].lstrip('u')})"
    return _ASSIGNMENT.get(index, f"operator #{index}")


def nested(text: str) -> List:
    """Lists as lists, atoms as they are written: strings keep their quotes."""
    top: List = []
    stack = [top]
    for token in _TOKEN.findall(text):
        if token == "(":
            inner: List = []
            stack[-1].append(inner)
            stack.append(inner)
        elif token == ")":
            if len(stack) == 1:
                break
            stack.pop()
        else:
            stack[-1].append(token)
    return top


def string(token: str) -> str:
    """The value of a string atom."""
    if token[:1] != "'":
        raise Unreadable(f"{token} where a string should be")
    return token[1:-1].replace("''", "'")
