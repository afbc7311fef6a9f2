"""EXIT and CYCLE without goto, which MSL does not have.

The innermost loop of C is left by `break` or `continue`. To go further out, a flag is set and each loop on the way
is left by `break`; after each of them the flag is looked at:

    bool exit_2 = false;
    for (...) {                 // construct 2
      for (...) {               // construct 3
        ... exit_2 = true; break;
      }
      if (exit_2) break;
    }
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .names import Names


class Loop:
    """A loop of C that stands for a Fortran construct (`construct`), or only makes `break` possible."""

    __slots__ = ("construct", "crossing")

    def __init__(self, construct: int) -> None:
        self.construct = construct
        self.crossing: list[tuple[str, int]] = []
        """Jumps that leave this loop for one further out: 'exit' or 'cycle', and the construct."""


class Jumps:
    """The loops around the statement that is being printed, and the flags of the jumps that cross them."""

    def __init__(self, names: Names) -> None:
        self._names = names
        self._loops: list[Loop] = []
        self._flags: dict[tuple[str, int], str] = {}

    def enter(self, construct: int) -> Loop:
        loop = Loop(construct)
        self._loops.append(loop)
        return loop

    def leave(self) -> list[tuple[str, str]]:
        """The tests to print after the loop: a flag, and the statement to run where it is set."""
        loop = self._loops.pop()
        tests = []
        for jump in loop.crossing:
            kind, construct = jump
            if self._loops and self._loops[-1].construct == construct:
                tests.append((self._flags[jump], "break;" if kind == "exit" else "continue;"))
            else:
                if self._loops and jump not in self._loops[-1].crossing:
                    self._loops[-1].crossing.append(jump)
                tests.append((self._flags[jump], "break;"))
        return tests

    def inside(self, construct: int) -> bool:
        return any(loop.construct == construct for loop in self._loops)

    def jump(self, kind: str, construct: int) -> list[str]:
        """The statements of an EXIT or CYCLE that belongs to `construct`, which is around here."""
        loop = self._loops[-1]
        if loop.construct == construct:
            return ["break;" if kind == "exit" else "continue;"]
        if (kind, construct) not in loop.crossing:
            loop.crossing.append((kind, construct))
        return [f"{self.flag(kind, construct)} = true;", "break;"]

    def flag(self, kind: str, construct: int) -> str:
        jump = (kind, construct)
        if jump not in self._flags:
            self._flags[jump] = self._names.fresh(f"{kind}_{abs(construct)}")
        return self._flags[jump]
