"""Statements that end a procedure before its last one."""

from __future__ import annotations

from gpuoffload_build.ir.stmt import Associate, Block, If, SelectCase, SelectRank, SelectType

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from gpuoffload_build.ir.stmt import Statement
    from gpuoffload_build.ir.symbols import At, Body

    from .notes import Notes


def early_exits(notes: Notes, body: Body) -> Iterator[tuple[str, At]]:
    """Keyword and place of each RETURN that is followed by something, and of each STOP, ERROR STOP and the like.

    A RETURN after which the procedure ends anyway is none, even at the end of the last construct's arms; nor is a STOP
    in that place of a main program.
    """
    last = {id(statement) for statement in _last(body.statements)} if notes.exits else set()
    for what, statement, at in notes.exits:
        ends_here = what == "return" or (what == "stop" and body.procedure is None)
        if not (ends_here and id(statement) in last):
            yield what, at


def _last(statements: Sequence[Statement]) -> Iterator[Statement]:
    """The statements after which the list ends."""
    if not statements:
        return
    statement = statements[-1]
    yield statement
    if isinstance(statement, If):
        for arm in statement.arms:
            yield from _last(arm.body)
    elif isinstance(statement, (SelectCase, SelectType, SelectRank)):
        for case in statement.cases:
            yield from _last(case.body)
    elif isinstance(statement, (Associate, Block)):
        yield from _last(statement.body)
