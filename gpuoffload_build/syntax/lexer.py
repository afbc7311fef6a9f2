"""Text of a file in free form -> tokens, grouped into statements.

One regular expression runs over the whole (lower-cased) text: that is several times faster than working line by
line. Continuation lines, and the comments between them, are white space to it. All positions are offsets into the text.

Token kinds: "n" name, "i" integer, "r" real, "d" dotted (`.and.`, `.true._lk`), "s" character literal (value as
written), "b" boz (as written), "h" Hollerith (`2h` and two characters), "o" operator or delimiter, "?" a character that
does not belong there, "e" end of statement.
"""

from __future__ import annotations

import re

CONTINUATION = r"&[ \t]*(?:![^\n]*)?\n(?:[ \t]*(?:![^\n]*)?\n|[ \t]*\#[^\n]*\n)*(?:[ \t]*&(?![ \t]*[!\n]))?"
_STRING_CONTINUATION = r"&[ \t]*\n(?:[ \t]*(?:![^\n]*)?\n)*(?![ \t]*[!\n])(?:[ \t]*&|(?![ \t]*&))"
_IN_STRING = r"&(?![ \t]*\n)|" + _STRING_CONTINUATION

# Some alternative fits any character, so that nothing ever backtracks far. Group numbers are used below.
_TOKEN = re.compile(
    r"(?:[ \t\r\f\v]+|" + CONTINUATION + r")*(?:"
    r"([a-z_$][a-z0-9_$]*)"  # 1 name
    r"|(\*\*|//(?!\))|/=(?!=)|==|<=|>=|=>|::|\(/(?![=)/])|/\)|\.\.|[-+*/=()<>,:%\[\]?@])"  # 2 operator
    r"|((?:(?:[0-9]+\.(?![a-z]+\.)[0-9]*|\.[0-9]+)(?:[edq][+-]?[0-9]+)?|[0-9]+[edq][+-]?[0-9]+)(?:_[a-z0-9_]+)?)"  # 3
    r"|([0-9]+(?:_[a-z0-9_]+)?)(?![0-9h])"  # 4 integer
    r"|(\.[ ]*[a-z]+[ ]*\.(?:_[a-z0-9_]+)?)"  # 5 dotted
    r"|([\n;][\s;]*)"  # 6 end of statement
    r"|(![^\n]*)"  # 7 comment
    r"|('[^'\n&]*(?:(?:''|" + _IN_STRING + r")[^'\n&]*)*'"
    r'|"[^"\n&]*(?:(?:""|' + _IN_STRING + r')[^"\n&]*)*")'  # 8 character literal
    r"|([0-9]+)h"  # 9 Hollerith
    r"|(\#[^\n]*)"  # 10 preprocessor line
    r"|([^ \t\r\f\v])"  # 11 anything else
    r")"
)
_KINDS = "?norid??????"
_SPLIT = re.compile(r"(?<=[^\s&])&[ \t]*(?:![^\n]*)?\n(?:[ \t]*(?:![^\n]*)?\n)*[ \t]*&(?=[^\s&])")
_STRING_SPLICE = re.compile(_STRING_CONTINUATION)
_DIRECTIVE = re.compile(r"!(?:\$(?:[a-z]\w*\b|[ \t])|(?:dir|dec|gcc|pgi|nvf|nec|ibm)[$*])")
_BOZ = re.compile(r"['\"][0-9a-f]+['\"]\Z")


class Tokens:
    """Parallel lists, one entry a token; each statement ends with one token of kind "e" and value ""."""

    __slots__ = ("directives", "ends", "kinds", "starts", "statements", "values")

    def __init__(self) -> None:
        self.kinds: list[str] = []
        self.values: list[str] = []
        """Lower-cased, except for character literals and Hollerith."""
        self.starts: list[int] = []
        self.ends: list[int] = []
        self.statements: list[tuple[int, int]] = []
        """Index of the first token, index of the "e" token."""
        self.directives: list[tuple[int, int]] = []
        """Start and end of comments that some compiler obeys."""


def tokenize(text: str) -> Tokens:
    """All tokens of `text`. Never fails: what no rule fits becomes a token of kind "?"."""
    low = text.lower()
    if len(low) != len(text):  # some letters change length; only ASCII matters to Fortran
        low = text.translate({c: c + 32 for c in range(65, 91)})
    low += "\n"
    tokens = Tokens()
    kinds, values, starts, ends = tokens.kinds, tokens.values, tokens.starts, tokens.ends
    add_kind, add_value, add_start, add_end = kinds.append, values.append, starts.append, ends.append
    splits = {m.start() for m in _SPLIT.finditer(low)} if "&" in low else set()
    first = 0  # index of the first token of this statement
    resume: int | None = 0
    while resume is not None:
        matches = _TOKEN.finditer(low, resume)
        resume = None
        for m in matches:
            group = m.lastindex
            if group is None:
                continue
            start, end = m.span(group)
            if group <= 5:
                value = low[start:end]
                if splits and m.start() in splits and len(kinds) > first:
                    _join(tokens, first, value, start, end)
                    continue
                add_kind(_KINDS[group])
                add_value(value)
                add_start(start)
                add_end(end)
                if group == 5 and " " in value:
                    values[-1] = value.replace(" ", "")
            elif group == 6:
                if len(kinds) > first:
                    tokens.statements.append((first, len(kinds)))
                    add_kind("e")
                    add_value("")
                    add_start(start)
                    add_end(start)
                    first = len(kinds)
            elif group == 7:
                if _DIRECTIVE.match(low, start):
                    tokens.directives.append((start, end))
            elif group == 8:
                _string(tokens, first, text, start, end)
            elif group == 9:
                resume = _hollerith(tokens, first, text, start, end)
                break
            elif group == 11 or low[low.rfind("\n", 0, start) + 1 : start].strip():  # `#` is fine in column 1 only
                if splits and m.start() in splits and len(kinds) > first:
                    _join(tokens, first, text[start], start, end)
                    continue
                add_kind("?")
                add_value(text[start])
                add_start(start)
                add_end(end)
    if len(kinds) > first:
        tokens.statements.append((first, len(kinds)))
    add_kind("e")
    add_value("")
    add_start(len(text))
    add_end(len(text))
    return tokens


def _string(tokens: Tokens, first: int, text: str, start: int, end: int) -> None:
    """Add a character literal; a kind prefix, or the letter of a boz constant, is the token before it."""
    kinds, values, starts, ends = tokens.kinds, tokens.values, tokens.starts, tokens.ends
    kind, value = "s", text[start:end]
    if len(kinds) > first and ends[-1] == start and kinds[-1] == "n":
        before = values[-1]
        if before in ("b", "o", "z", "x") and _BOZ.match(value.lower()):
            kind, value = "b", before + value.lower()
        elif before == "_" and len(kinds) > first + 1 and kinds[-2] == "i" and ends[-2] == starts[-1]:
            value = values[-2] + "_" + value
            for column in (kinds, values, starts, ends):
                column.pop()
        elif before[-1] == "_" and before != "_":
            value = before + value
        else:
            before = ""
        if before:
            start = starts[-1]
            for column in (kinds, values, starts, ends):
                column.pop()
    kinds.append(kind)
    values.append(value)
    starts.append(start)
    ends.append(end)


def _hollerith(tokens: Tokens, first: int, text: str, start: int, digits_end: int) -> int:
    """Add `nH` and its n characters; where there are fewer on the line it was an integer. The end of what was read."""
    count = int(text[start:digits_end])
    begin = digits_end + 1
    value = text[begin : begin + count]
    end = begin + len(value)
    if "\n" in value:  # carried over to a continuation line: `...&\n     &...`
        piece = _STRING_SPLICE.search(text, begin)
        value = ""
        at = begin
        while len(value) < count and piece:
            value += text[at : piece.start()]
            at = piece.end()
            piece = _STRING_SPLICE.search(text, at)
        left = count - len(value)
        value += text[at : at + left]
        end = at + left
    in_type_spec = (
        len(tokens.kinds) == first + 2 and tokens.values[-1] == "*" and tokens.kinds[-2] == "n"
    )  # `real*8hour`: fixed form without the blank
    kind = "h"
    if in_type_spec or count == 0 or "\n" in value or len(value) < count:
        kind, value, end = "i", str(count), digits_end
    tokens.kinds.append(kind)
    tokens.values.append(f"{count}h{value}" if kind == "h" else value)
    tokens.starts.append(start)
    tokens.ends.append(end)
    return end


def _join(tokens: Tokens, first: int, value: str, start: int, end: int) -> None:
    """Add a token that only `&` line end `&` separates from the one before: one token if together they lex as one."""
    kinds, values, starts, ends = tokens.kinds, tokens.values, tokens.starts, tokens.ends
    for parts in (2, 1):  # before the break may be one token, or the two of `.and`
        if parts == 2 and (len(values) - first < 2 or values[-2] != "." or ends[-2] != starts[-1]):
            continue
        joined = "".join(values[-parts:]) + value
        m = _TOKEN.match(joined)
        if m and m.lastindex is not None and m.lastindex <= 5 and m.span(m.lastindex) == (0, len(joined)):
            start = starts[-parts]
            for column in (kinds, values, starts, ends):
                del column[-parts:]
            value = joined
            break
    m = _TOKEN.match(value)
    kinds.append(_KINDS[m.lastindex or 0] if m else "?")
    values.append(value)
    starts.append(start)
    ends.append(end)


def string_value(token: str) -> tuple[str, str | None]:
    """Value and kind of a character literal as written: quotes undoubled, continued lines joined."""
    quote = token[-1]
    at = token.index(quote)
    kind = token[: at - 1] if at else None
    value = token[at + 1 : -1]
    if "\n" in value:
        value = _STRING_SPLICE.sub("", value)
    if quote in value:
        value = value.replace(quote + quote, quote)
    return value, kind
