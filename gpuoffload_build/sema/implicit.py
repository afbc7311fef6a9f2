"""Implicit typing rules (F2023 8.7)."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from gpuoffload_build.syntax.nodes import Implicit, TypeSpec


class ImplicitRules:
    """Maps a first letter to its type-spec; a letter that no rule covers has the default of the host, or 8.7's."""

    __slots__ = ("host", "letters", "none")

    def __init__(self, host: ImplicitRules | None, none: bool = False) -> None:
        self.host = host
        self.none = none
        self.letters: dict[str, TypeSpec] = {}

    def add(self, statement: Implicit) -> None:
        """Take in one IMPLICIT statement."""
        if statement.none:
            self.none = not statement.none_for or "type" in statement.none_for
            return
        self.none = False
        for rule in statement.rules:
            for letter in rule.letters:
                self.letters[letter] = rule.type_spec

    def rule(self, name: str) -> TypeSpec | str | None:
        """What an undeclared `name` is: a type-spec, 'integer' or 'real' by default, None under IMPLICIT NONE."""
        found = self.letters.get(name[0])
        if found is not None:
            return found
        if self.none:
            return None
        if self.host is not None:
            return self.host.rule(name)
        return "integer" if "i" <= name[0] <= "n" else "real"
