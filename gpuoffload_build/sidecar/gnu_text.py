"""The interface of a module as Fortran text, from gfortran's module file.

Constants with values, variables, types with components and bindings, procedures without bodies, generics; entities of
other modules come in by USE, so that a type is the same whichever way it comes. The file has no private names but
those that something public needs. What has no text here is in `unknown`: names that the module has, and no more.
"""

from __future__ import annotations

from .gnu_expression import Inexpressible, class_container, expression, refuse_parameterized, shape_text, type_text
from .gnu_file import string

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from .gnu_file import GnuFile, GnuSymbol

    List = list[Any]

INTRINSIC_MODULES = frozenset(
    ["iso_c_binding", "iso_fortran_env", "ieee_arithmetic", "ieee_exceptions", "ieee_features", "omp_lib", "openacc"]
)
_INTENTS = {"IN": "intent(in)", "OUT": "intent(out)", "INOUT": "intent(inout)"}
_ATTRIBUTES = {
    a: a.lower()
    for a in (
        "ALLOCATABLE", "POINTER", "TARGET", "OPTIONAL", "VALUE", "CONTIGUOUS", "VOLATILE", "ASYNCHRONOUS", "PROTECTED",
    )
}  # fmt: skip
_HIDDEN_MEANING = frozenset(["THREADPRIVATE", "CRAY_POINTER", "CRAY_POINTEE", "IN_EQUIVALENCE"])
_CLASS_ATTRIBUTES = {"a": "allocatable", "p": "pointer"}
_THREADPRIVATE = 2


class ModuleText:
    """Writes one module; `unknown` is complete after `text()`."""

    def __init__(self, file: GnuFile, module: str) -> None:
        self.file = file
        self.module = module
        self.unknown: set[str] = set()
        self._local = {n: name for name, numbers in file.names.items() for n in numbers if not _internal(name)}
        """Numbers of symbols with a public name here."""
        self._canonical = {(s.name, s.module): n for n, s in file.symbols.items() if s.space == "1"}
        self._own = [s for s in file.symbols.values() if s.module == module and s.space == "1" and not _skipped(s)]
        self._taken = {*file.names, *file.generics, *(s.name.lower() for s in self._own)}
        self._uses: dict[str, dict[str, str]] = {}
        self._declarations: list[str] = []
        self._contained: list[str] = []
        self._attempted: set[str] = set()
        self._scopes: list[dict[str, str]] = []
        """Procedures being written, innermost last: names of dummies and results, with their numbers."""

    def text(self) -> str:
        """The module's text."""
        public = {n for n in self.file.names if self._is_entity(n)} | set(self.file.generics)
        self._import_public()
        self._find_unknown_storage()
        for symbol in self._own:
            self._attempt(symbol)
        bound = self._bound_operators()
        for name, specifics in self.file.generics.items():
            self._generic(name, [s for s in specifics if s not in bound.get(name, ())])
        for entry in self.file.commons:
            self._common(entry)
        lines = [f"module {self.module}"]
        for module, names in self._uses.items():
            nature = ", intrinsic ::" if module in INTRINSIC_MODULES else ""
            items = (local if local == original else f"{local} => {original}" for local, original in names.items())
            lines.append(f"use{nature} {module}, only: {', '.join(items)}")
        lines.append("private")
        if public:
            lines.append(f"public :: {', '.join(sorted(public))}")
        lines += self._declarations
        if self._contained:
            lines += ["contains", *self._contained]
        lines.append(f"end module {self.module}\n")
        return "\n".join(lines)

    # Names -------------------------------------------------------------------------------------------------------

    def of(self, number: str) -> str:
        """The name of a symbol where the text is; Inexpressible where another entity has that name or it has none."""
        symbol = self.file.symbols[number]
        if symbol.module in ("", "(intrinsic)"):
            for names in reversed(self._scopes):
                if symbol.name in names:
                    if names[symbol.name] == number:
                        return symbol.name
                    break
            else:
                if symbol.module:
                    return symbol.name
            raise Inexpressible(symbol.name)
        if symbol.module == self.module:
            name = symbol.name.lower()
        else:
            name = self._foreign(symbol)
        if any(name in names for names in self._scopes):
            raise Inexpressible(name)
        return name

    def intrinsic(self, module: str, name: str) -> str:
        """The local name of an entity of an intrinsic module."""
        for local, original in self._uses.get(module, {}).items():
            if original == name:
                return local
        return self._use(module, name, name)

    def _foreign(self, symbol: GnuSymbol) -> str:
        number = self._canonical.get((symbol.name, symbol.module), symbol.number)
        if number not in self._local:
            self._local[number] = self._use(symbol.module, symbol.name.lower(), symbol.name.lower())
        return self._local[number]

    def _use(self, module: str, original: str, wanted: str) -> str:
        local = wanted
        count = 0
        while local in self._taken:
            count += 1
            local = f"{wanted}__{count}"
        self._taken.add(local)
        self._uses.setdefault(module.removeprefix("__"), {})[local] = original
        return local

    def _is_entity(self, name: str) -> bool:
        return not _internal(name) and any(not _skipped(self.file.symbols[n]) for n in self.file.names[name])

    def _import_public(self) -> None:
        for name, numbers in self.file.names.items():
            if _internal(name):
                continue
            for number in numbers:
                symbol = self.file.symbols[number]
                if symbol.module == "(intrinsic)":
                    self._local.pop(number, None)
                elif symbol.module != self.module and not _skipped(symbol):
                    self._uses.setdefault(symbol.module.removeprefix("__"), {})[name] = symbol.name.lower()
        # The parent component of a type has the name that the parent type had here.
        for symbol in self._own:
            if symbol.flavor == "DERIVED" and int(symbol.attributes[6]) and symbol.components:
                component = symbol.components[0]
                parent = self.file.symbols[component[2][1]]
                number = self._canonical.get((parent.name, parent.module), parent.number)
                if parent.module != self.module and number not in self._local:
                    self._local[number] = self._use(parent.module, parent.name.lower(), string(component[1]))

    # Entities ----------------------------------------------------------------------------------------------------

    def _attempt(self, symbol: GnuSymbol) -> None:
        """Write an entity of this module, once; what cannot be written is unknown."""
        name = symbol.name.lower()
        if name in self.unknown or symbol.number in self._attempted:
            return
        self._attempted.add(symbol.number)
        depth = len(self._scopes)
        try:
            lines, inside = self._entity(symbol)
        except (Inexpressible, IndexError, KeyError, ValueError, TypeError):
            del self._scopes[depth:]
            self.unknown.add(name)
        else:
            (self._contained if inside else self._declarations).extend(lines)

    def _entity(self, symbol: GnuSymbol) -> tuple[list[str], bool]:
        """The lines that declare an entity of this module, and whether they stand after CONTAINS."""
        name = symbol.name.lower()
        if symbol.flavor == "PARAMETER":
            line = self._object(name, symbol, ["parameter"])
            return [f"{line} = {expression(symbol.value, self)}"], False
        if symbol.flavor == "VARIABLE":
            return [self._object(name, symbol, _save(symbol))], False
        if symbol.flavor == "DERIVED":
            return self._derived(name, symbol), False
        if symbol.flavor == "NAMELIST":
            return [f"namelist /{name}/ {', '.join(self.of(n) for n in symbol.members)}"], False
        if symbol.flavor == "PROCEDURE":
            attributes = symbol.attributes
            if "PROC_POINTER" in attributes or attributes[3] == "UNKNOWN" or symbol.type[2] != "0":
                return [self._procedure_entity(name, symbol)], False
            if "ABSTRACT" in attributes:
                return ["abstract interface", *self._procedure(symbol, imports=True), "end interface"], False
            if attributes[3] == "BODY":
                module = "MODULE_PROCEDURE" in attributes
                prefix = "module " if module else ""
                lines = self._procedure(symbol, imports=not module, prefix=prefix)
                return ["interface", *lines, "end interface"], False
            return self._procedure(symbol, imports=False), True
        raise Inexpressible(symbol.flavor)

    def _object(self, name: str, symbol: GnuSymbol, more: list[str]) -> str:
        """The type declaration of a data object, without its value."""
        if _HIDDEN_MEANING & set(symbol.attributes[7:]):
            raise Inexpressible("storage")
        words = [*more, *_words(symbol.attributes)]
        if "IS_BIND_C" in symbol.attributes and symbol.flavor == "VARIABLE" and not symbol.attributes.count("DUMMY"):
            words.append(f"bind(c, name='{symbol.label}')")
        return self._data(name, symbol.type, symbol.bounds, words)

    def _data(self, name: str, spec: List, bounds: List, words: list[str]) -> str:
        if spec[0] == "CLASS":
            declared, letter, bounds = class_container(self.file.symbols[spec[1]], self.file)
            kind = "class(*)"
            if declared:
                refuse_parameterized(self.file.symbols[declared])
                kind = f"class({self.of(declared)})"
            words = [w for w in words if w not in _CLASS_ATTRIBUTES.values()]
            if letter in _CLASS_ATTRIBUTES:
                words.append(_CLASS_ATTRIBUTES[letter])
            if bounds and bounds[2] == "EXPLICIT":
                raise Inexpressible("one container serves all bounds")
        else:
            kind = type_text(spec, self)
        shape, coshape = shape_text(bounds, self)
        return f"{', '.join([kind, *words])} :: {name}{shape}{coshape}"

    def _procedure_entity(self, name: str, symbol: GnuSymbol) -> str:
        """PROCEDURE, EXTERNAL or INTRINSIC: a procedure pointer or a procedure that is not described here."""
        attributes = symbol.attributes
        if "INTRINSIC" in attributes:
            return f"intrinsic :: {name}"
        words = _words(attributes) + (["pointer"] if "PROC_POINTER" in attributes else [])
        if symbol.dummies and symbol.type[2] == "0":
            raise Inexpressible("procedure pointer")
        kind = self._interface(symbol.type, attributes)
        if not kind and "pointer" not in words:
            return f"{', '.join(['external', *words])} :: {name}"
        return f"{', '.join([f'procedure({kind})', *words, *_save(symbol)])} :: {name}"

    def _interface(self, spec: List, attributes: List) -> str:
        """What stands in PROCEDURE(...): a name, a type or nothing."""
        if spec[2] != "0":
            return self.of(spec[2])
        return "" if spec[0] in ("UNKNOWN", "PROCEDURE") or "SUBROUTINE" in attributes else type_text(spec, self)

    def _derived(self, name: str, symbol: GnuSymbol) -> list[str]:
        refuse_parameterized(symbol)
        components = symbol.components
        attributes = symbol.attributes
        words = [w.lower() for w in ("ABSTRACT",) if w in attributes]
        if "IS_BIND_C" in attributes:
            words.append("bind(c)")
        if int(attributes[6]):
            number = components[0][2][1]
            if self.file.symbols[number].module == self.module:
                self._attempt(self.file.symbols[number])
            parent = self.of(number)
            if parent in self.unknown or parent != string(components[0][1]):
                raise Inexpressible("the parent component's name")
            words.append(f"extends({parent})")
            components = components[1:]
        lines = [f"type{''.join(f', {w}' for w in words)} :: {name}"]
        if symbol.component_access == "PRIVATE":
            lines.append("private")
        if "SEQUENCE" in attributes:
            lines.append("sequence")
        declared = (c for c in components if "ARTIFICIAL" not in c[6])
        lines += [self._component(c, symbol.component_access) for c in declared]
        if symbol.bindings:
            bound = self._bindings(symbol.bindings)
            if bound:
                lines += ["contains", *bound]
        return [*lines, "end type"]

    def _component(self, component: List, default: str) -> str:
        _, quoted, spec, bounds, kind_expression, parameters, attributes, access, initial, *rest = component
        if kind_expression or parameters:
            raise Inexpressible("parameterized component")
        name = string(quoted)
        words = _words(attributes)
        if access in ("PUBLIC", "PRIVATE") and access != (default if default == "PRIVATE" else "PUBLIC"):
            words.append(access.lower())
        if "PROC_POINTER" in attributes:
            binding = rest[0]
            words += ["pointer", *_passing(binding)]
            line = f"procedure({self._interface(spec, attributes)}), {', '.join(words)} :: {name}"
        else:
            line = self._data(name, spec, bounds, words)
        declared = line.partition(" :: ")[0].split(", ")
        if not initial or "allocatable" in declared:
            return line  # what the compiler gives an allocatable component is no initialisation
        arrow = "=>" if "pointer" in declared else "="
        return f"{line} {arrow} {expression(initial, self)}"

    def _bindings(self, bindings: List) -> list[str]:
        finalizers, named, user_operators, operators = bindings[-4:]
        lines = [f"final :: {self.of(number)}" for number in finalizers]
        for name, binding in named:
            lines += self._binding(string(name), binding)
        for name, binding in user_operators:
            lines += self._binding(f"operator(.{string(name)}.)", binding)
        for number, binding in operators:
            lines += self._binding(_bound_operator(int(number)), binding)
        return lines

    def _binding(self, name: str, binding: List) -> list[str]:
        access, overriding, _, form, _, _, _, target = binding
        words = [access.lower()] if access in ("PUBLIC", "PRIVATE") else []
        if form == "GENERIC":
            return [f"generic, {words[0] if words else 'public'} :: {name} => {', '.join(map(string, target[1::2]))}"]
        words += _passing(binding)
        if overriding == "NON_OVERRIDABLE":
            words.append("non_overridable")
        procedure = self.of(target)
        if overriding == "DEFERRED":
            return [f"procedure({procedure}), {', '.join([*words, 'deferred'])} :: {name}"]
        return [f"procedure{''.join(f', {w}' for w in words)} :: {name} => {procedure}"]

    # Procedures --------------------------------------------------------------------------------------------------

    def _procedure(self, symbol: GnuSymbol, imports: bool, prefix: str = "") -> list[str]:
        """A procedure without its body."""
        attributes = symbol.attributes
        name = symbol.name.lower()
        dummies = [None if n == "0" else self.file.symbols[n] for n in symbol.dummies]
        function = "FUNCTION" in attributes
        scope = {d.name: d.number for d in dummies if d is not None}
        result = symbol if symbol.result in ("0", symbol.number) else self.file.symbols[symbol.result]
        if function:
            scope[result.name] = result.number
        prefix += _prefix(attributes)
        heading = f"{'function' if function else 'subroutine'} {name}"
        heading += f"({', '.join('*' if d is None else d.name for d in dummies)})"
        if "IS_BIND_C" in attributes:
            named = "" if "ABSTRACT" in attributes or "DUMMY" in attributes else f", name='{symbol.label}'"
            heading += f" bind(c{named})"
        if function and result is not symbol:
            heading += f" result({result.name})"
        lines = [prefix + heading]
        if imports:
            lines.append("import")
        self._scopes.append(scope)
        for dummy in dummies:
            if dummy is not None:
                lines += self._dummy(dummy)
        if function:
            lines += self._result(result)
        self._scopes.pop()
        lines.append(f"end {'function' if function else 'subroutine'}")
        return lines

    def _result(self, result: GnuSymbol) -> list[str]:
        if "PROC_POINTER" in result.attributes:
            return [self._procedure_entity(result.name, result)]
        return [self._data(result.name, result.type, result.bounds, _words(result.attributes))]

    def _dummy(self, dummy: GnuSymbol) -> list[str]:
        attributes = dummy.attributes
        if dummy.flavor != "PROCEDURE":
            return [self._object(dummy.name, dummy, [])]
        if attributes[3] == "BODY" and dummy.type[2] == "0":
            lines = ["interface", *self._procedure(dummy, imports=True), "end interface"]
            words = _words(attributes) + (["pointer"] if "PROC_POINTER" in attributes else [])
            return lines + [f"{w} :: {dummy.name}" for w in words]
        return [self._procedure_entity(dummy.name, dummy)]

    # Generics and storage ----------------------------------------------------------------------------------------

    def _generic(self, name: str, specifics: list[str]) -> None:
        """An interface block; specifics of the intrinsic modules come by the generic's own name."""
        names: list[str] = []
        for number in specifics:
            symbol = self.file.symbols[number]
            if symbol.flavor == "DERIVED":
                continue
            home = symbol.module.removeprefix("__").removesuffix("_internal")  # specifics of gfortran's openacc
            if home in INTRINSIC_MODULES:
                self._uses.setdefault(home, {})[name] = name
            elif symbol.module == self.module and symbol.name in self.unknown:
                self.unknown.add(name)
                return
            else:
                try:
                    names.append(self.of(number))
                except Inexpressible:
                    self.unknown.add(name)
                    return
        if names:
            self._declarations += [f"interface {name}", f"procedure :: {', '.join(names)}", "end interface"]

    def _bound_operators(self) -> dict[str, set[str]]:
        """Procedures that are operators only through a type's bindings, of which the file makes plain specifics: called
        as these they would miss overriding.
        """
        found: dict[str, set[str]] = {}
        for name in self.file.generics:
            if name.startswith(("operator(", "assignment(")):
                break
        else:
            return found
        for symbol in self.file.symbols.values():
            if symbol.space == "1" and symbol.flavor == "DERIVED" and symbol.bindings:
                _, named, user_operators, operators = symbol.bindings[-4:]
                targets = {string(n): b[7] for n, b in named if isinstance(b[7], str)}
                pairs = [(f"operator(.{string(n)}.)", b) for n, b in user_operators]
                pairs += [(_bound_operator(int(n)), b) for n, b in operators]
                for name, binding in pairs:
                    found.setdefault(name, set()).update(targets.get(string(b), "") for b in binding[7][1::2])
        return found

    def _find_unknown_storage(self) -> None:
        for numbers in _variables(self.file.equivalences):
            self.unknown.add(self.file.symbols[numbers].name)
        for entry in self.file.commons:
            if int(entry[2]) & _THREADPRIVATE or entry[3] != "0":
                self.unknown.update(s.name for s in self._members(entry))

    def _members(self, entry: List) -> list[GnuSymbol]:
        members = []
        number = entry[1]
        while number != "0":
            members.append(self.file.symbols[number])
            number = members[-1].common_next
        return members

    def _common(self, entry: List) -> None:
        members = self._members(entry)
        if any(m.module != self.module for m in members):
            return
        if any(m.name in self.unknown for m in members):
            self.unknown.update(m.name for m in members)  # its place in the block counts
            return
        name = string(entry[0])
        block = "" if name == "__BLNK__" else name
        self._declarations.append(f"common /{block}/ {', '.join(m.name for m in members)}")


def _internal(name: str) -> bool:
    return name.startswith("_")


def _skipped(symbol: GnuSymbol) -> bool:
    """Modules, containers, and names that are only generic: the list of generics has these."""
    if _internal(symbol.name) or symbol.name == "STAR" or symbol.flavor == "MODULE":
        return True
    if symbol.module == "(intrinsic)":
        return True
    return "GENERIC" in symbol.attributes and symbol.flavor == "PROCEDURE" and symbol.attributes[2] != "MODULE-PROC"


def _words(attributes: List) -> list[str]:
    words = [_INTENTS[attributes[1]]] if attributes[1] in _INTENTS else []
    return words + [_ATTRIBUTES[a] for a in attributes[7:] if a in _ATTRIBUTES]


def _save(symbol: GnuSymbol) -> list[str]:
    return ["save"] if symbol.attributes[4] == "EXPLICIT-SAVE" and "IN_COMMON" not in symbol.attributes else []


def _prefix(attributes: List) -> str:
    """PURE and its like: gfortran marks an elemental procedure as pure unless it is impure."""
    words = []
    if "ELEMENTAL" in attributes:
        words.append("elemental" if "PURE" in attributes else "impure elemental")
    elif "PURE" in attributes:
        words.append("pure")
    if "RECURSIVE" in attributes:
        words.append("recursive")
    return "".join(w + " " for w in words)


def _passing(binding: List) -> list[str]:
    if binding[2] == "NOPASS":
        return ["nopass"]
    passed = string(binding[5])
    return [f"pass({passed})"] if passed else []


def _bound_operator(number: int) -> str:
    """A type-bound operator by its number, which counts user operators too."""
    from .gnu_file import operator_name

    return operator_name(number - 1 if number > 25 else number)


def _variables(value: object) -> list[str]:
    """Numbers of the variables in a list of expressions."""
    if not isinstance(value, list):
        return []
    found = [value[3]] if value[:1] == ["VARIABLE"] else []
    for item in value:
        found += _variables(item)
    return found
