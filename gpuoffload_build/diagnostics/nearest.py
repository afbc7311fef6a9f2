"""What to say of a diagnostic code that does not exist."""

from __future__ import annotations

from .codes import CODES


def no_such_code(code: str) -> str:
    """One line, with the nearest code where one is near."""
    from difflib import get_close_matches

    near = get_close_matches(code.upper().replace("O", "0"), CODES, 1, 0.7)
    hint = f"did you mean {near[0]} ({CODES[near[0]]})?" if near else "`gpuoffload explain` lists them"
    return f"there is no code '{code}'; {hint}"
