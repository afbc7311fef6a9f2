"""Valid files with tokens deleted, doubled, swapped or replaced: the answer is a tree and recorded errors.

Never an exception, and every position is inside the text.
"""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from gpuoffload_build.source.fixed import to_free
from gpuoffload_build.syntax.lexer import tokenize
from gpuoffload_build.syntax.parser import parse
from gpuoffload_build.syntax.walk import walk

CASES = sorted((Path(__file__).parents[1] / "cases" / "syntax").glob("*.f90"))
STRAY = [
    "(",
    ")",
    "[",
    "]",
    "'",
    '"',
    "&",
    "&\n",
    "\n",
    ";",
    "=",
    "=>",
    "::",
    ":",
    ",",
    "%",
    "end",
    "do",
    "if",
    "!",
    "#",
]
STRAY += ["/", "(/", "..", ".", "*", "5h", "1.", "10", "then", "contains", "type", "function f", "?", "@", "\x00", "é"]


def mutated(text: str, chance: random.Random) -> str:
    """`text` with one to four tokens changed."""
    tokens = tokenize(text)
    spans = [(a, b) for a, b in zip(tokens.starts, tokens.ends) if b > a]
    for _ in range(chance.randint(1, 4)):
        a, b = chance.choice(spans)
        c, d = chance.choice(spans)
        kind = chance.randrange(5)
        if kind == 0:
            text = text[:a] + text[b:]
        elif kind == 1:
            text = text[:b] + " " + text[a:b] + text[b:]
        elif kind == 2:
            text = text[:a] + text[c:d] + text[b:]
        elif kind == 3:
            text = text[:a] + chance.choice(STRAY) + text[b:]
        else:
            text = text[:a] + text[max(a, text.find("\n", a)) :]
    return text


def check(text: str) -> None:
    tree = parse(text)
    for node in walk(tree.units):
        assert 0 <= node.pos <= node.end <= len(text)
    for pos, message in tree.errors:
        assert 0 <= pos <= len(text)
        assert message


@pytest.mark.parametrize("case", CASES, ids=lambda path: path.stem)
def test_mutations(case: Path) -> None:
    text = case.read_text(encoding="utf-8")
    for seed in range(40):
        check(mutated(text, random.Random(f"{case.stem} {seed}")))


@pytest.mark.parametrize("case", CASES, ids=lambda path: path.stem)
def test_every_prefix(case: Path) -> None:
    text = case.read_text(encoding="utf-8")
    for end in range(0, len(text), 97):
        check(text[:end])


@pytest.mark.slow
@pytest.mark.parametrize("case", CASES, ids=lambda path: path.stem)
def test_many_mutations(case: Path) -> None:
    text = case.read_text(encoding="utf-8")
    for seed in range(1500):
        check(mutated(text, random.Random(f"{case.stem} long {seed}")))


def test_any_bytes_as_fixed_form() -> None:
    chance = random.Random("fixed")
    for _ in range(200):
        lines = [
            "".join(chance.choice(" \t'\"!&c*0159dDhHabc(=") for _ in range(chance.randrange(90))) for _ in range(12)
        ]
        check(to_free("\n".join(lines)))
