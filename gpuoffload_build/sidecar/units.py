"""Which program units a source provides, by a scan of its lines: cheap enough for every compile.

The scan is exact or says None; then the caller parses. It gives up on what a line alone does not tell: headers that
are continued before their name, `;` beside a header, blanks inside fixed-form keywords (units left open at the end).
"""

from __future__ import annotations

_PREFIXES = frozenset(
    [
        "pure",
        "impure",
        "elemental",
        "recursive",
        "non_recursive",
        "module",
        "integer",
        "real",
        "complex",
        "logical",
        "character",
        "double",
        "precision",
        "type",
        "class",
        "byte",
        "attributes",
    ]
)
_LETTERS = frozenset("abcdefghijklmnopqrstuvwxyz")
_NAME = frozenset("abcdefghijklmnopqrstuvwxyz0123456789_$")


def provided(text: str, form: str) -> dict[str, object] | None:
    """The record's `provides` field, names in line case, submodules as `ancestor@name`; None where the lines do not
    tell.

    A separate `module procedure` body counts as a procedure, one in an interface block does not.
    """
    modules: list[str] = []
    submodules: list[str] = []
    external: list[str] = []
    program = False
    open_units: list[str] = []  # kinds, outermost first: unit, procedure, interface
    contained = [False]  # whether CONTAINS was seen, by depth
    fixed = form == "fixed"
    continued = False
    for raw in text.lower().split("\n"):
        if (
            open_units
            and not fixed
            and not continued
            and "end" not in raw
            and "&" not in raw
            and "function" not in raw
            and "subroutine" not in raw
            and "contains" not in raw
            and "interface" not in raw
            and "procedure" not in raw
            and "include" not in raw
        ):
            continue  # inside a unit most lines have none of these, and then they do not matter
        line, cont = _fixed_statement(raw) if fixed else (raw.strip(), False)
        if not line or line[0] in "!#" or cont:
            continue
        continues_previous, continued = continued, line[-1] == "&" and line[0] != "!"
        if continues_previous and not fixed:
            if "!" in line:
                continued = line.split("!")[0].rstrip().endswith("&")
            continue
        if not fixed and line[0].isdigit():
            line = line.lstrip("0123456789 \t")
        if "!" in line and not continued:
            before = line.split("!")[0].rstrip()
            if before.endswith("&"):
                continued = True
        word, rest = _word(line)
        if open_units and open_units[-1] == "interface" and word == "end" and rest.startswith("interface"):
            open_units.pop()
            continue
        if word == "endinterface":
            if open_units and open_units[-1] == "interface":
                open_units.pop()
            continue
        kind, name = _header(line, word, rest, open_units, contained)
        if kind:
            if ";" in line or (continued and not name):
                return None
            if not open_units:
                if kind == "module":
                    modules.append(name)
                elif kind == "submodule":
                    submodules.append(name)
                elif kind == "procedure":
                    external.append(name)
                elif kind == "program":
                    program = True
            open_units.append(kind)
            contained.append(False)
        elif _is_end(word, rest):
            if ";" in line or not open_units or open_units[-1] == "interface":
                return None
            open_units.pop()
            contained.pop()
        elif word == "contains" and not rest:
            contained[-1] = True
        elif (word == "include" and rest[:1] in "'\"") or (
            ";" in line and ("end" in line or "module" in line or "contains" in line)
        ):
            return None
        elif not open_units:
            if continued and word in _PREFIXES and "::" not in line:
                return None
            program = True
            open_units.append("program")
            contained.append(False)
        elif continued and word in _PREFIXES and "::" not in line and "(" not in line:
            return None
        if kind == "interface":
            contained.pop()
    if open_units:
        return None
    return {"modules": modules, "submodules": submodules, "external": external, "program": program}


def _fixed_statement(raw: str) -> tuple[str, bool]:
    """The statement field of a fixed-form line and whether the line continues another; empty for comments."""
    if not raw or raw[0] in "c*!d#":
        return "", False
    if raw[0] == "\t":
        return raw[1:].strip(), raw[1:2].isdigit() and raw[1:2] != "0"
    label = raw[:6].expandtabs(6)
    if len(label) > 5 and label[5] not in " 0":
        return raw[6:72].strip(), True
    return (raw[6:72] if len(raw) > 6 else "").strip(), False


def _word(lower: str) -> tuple[str, str]:
    """The name that a statement starts with, and what follows it without blanks."""
    at = 0
    for char in lower:
        if char not in _NAME:
            break
        at += 1
    return lower[:at], lower[at:].lstrip()


def _is_end(word: str, rest: str) -> bool:
    """True for the END statement of a program unit or procedure."""
    if word == "end":
        if not rest or rest[0] in "!;":
            return True
        following, after = _word(rest)
        return following in ("module", "submodule", "program", "subroutine", "function", "procedure", "blockdata") or (
            following == "block" and after.startswith("data")
        )
    return word in (
        "endmodule",
        "endsubmodule",
        "endprogram",
        "endsubroutine",
        "endfunction",
        "endprocedure",
        "endblockdata",
    )


def _header(lower: str, word: str, rest: str, open_units: list[str], contained: list[bool]) -> tuple[str, str]:
    """('module', name), ('submodule', 'a@n'), ('procedure', name), ('program', name), ('block data', name),
    ('interface', '') or nothing.
    """
    top = not open_units
    if word == "module":
        name, after = _word(rest)
        if name == "procedure" and not top:
            inside = open_units[-1] != "interface" and contained[-1]
            separate = inside and not after.startswith((":", ","))
            return ("procedure", _word(after)[0]) if separate else ("", "")
        if top and name and (not after or after[0] in "!;&"):
            return "module", name
    if word == "submodule" and top and rest[:1] == "(":
        inner, _, after = rest[1:].partition(")")
        name = _word(after.lstrip())[0]
        ancestor = inner.partition(":")[0].strip()
        return ("submodule", f"{ancestor}@{name}") if name and ancestor else ("", "")
    if word == "program" and top:
        name, after = _word(rest)
        if name and (not after or after[0] in "!;&"):
            return "program", name
    if (word == "block" and top and rest.startswith("data")) or (word == "blockdata" and top):
        return "block data", "block data"
    if word == "interface" and (not rest or rest[0] in "!oa_" or rest[0] in _LETTERS) and not top:
        return "interface", "interface"
    if word == "abstract" and rest.startswith("interface") and not top:
        return "interface", "interface"
    if "subroutine" in lower or "function" in lower:
        name = _procedure(lower)
        if name:
            return "procedure", name
    return "", ""


def _procedure(lower: str) -> str:
    """The name in `prefix SUBROUTINE name` or `prefix FUNCTION name (`; empty for any other statement."""
    at = 0
    end = len(lower)
    while at < end:
        word, rest = _word(lower[at:])
        if not word:
            return ""
        if word in ("subroutine", "function"):
            name, after = _word(rest)
            if not name or name[0] not in _LETTERS:
                return ""
            if word == "function":
                return name if after[:1] == "(" or after[:1] == "&" else ""
            return name if not after or after[0] in "(!;&b" else ""
        if word not in _PREFIXES:
            return ""
        at = end - len(rest)
        if rest[:1] == "*":  # INTEGER*4 FUNCTION f()
            rest = rest[1:].lstrip()
            _, rest = _word(rest)
            at = end - len(rest)
        if rest[:1] == "(":
            depth = 0
            for offset, char in enumerate(rest):
                if char == "(":
                    depth += 1
                elif char == ")":
                    depth -= 1
                    if not depth:
                        rest = rest[offset + 1 :].lstrip()
                        break
            else:
                return ""
            at = end - len(rest)
    return ""
