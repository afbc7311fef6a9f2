"""The unsupported list: every construct that is not offloaded, on which devices, why, and what is planned.

This table is the only place that decides it. A new row is a design decision, never a way to make a failing loop
compile: what is not here and cannot be lowered yet is an error "not yet implemented".
"""

from __future__ import annotations

CUDA = frozenset(("cuda", "cuda_cpu"))
METAL = frozenset(("metal", "metal_cpu"))
ALL = CUDA | METAL


class Row:
    """One row of the list: constructs that share a reason. Each of them has its own test on each device (T1)."""

    __slots__ = ("code", "constructs", "devices", "help", "id", "plan", "why")

    def __init__(
        self, id: str, code: str, constructs: tuple[str, ...], devices: frozenset[str], why: str, plan: str, help: str
    ):
        self.id = id
        self.code = code
        self.constructs = constructs
        self.devices = devices
        self.why = why
        self.plan = plan
        self.help = help


U1 = Row(
    "U1",
    "GPU0301",
    ("real(8)", "complex(8)"),
    METAL,
    why="the Metal Shading Language has no 64-bit floating point",
    plan="emulate later",
    help="use real(4) in what this loop reaches, or another target",
)
U2 = Row(
    "U2",
    "GPU0302",
    ("real(10)", "real(16)", "complex(10)", "complex(16)"),
    ALL,
    why="no device has floating point of this width",
    plan="emulate, or never",
    help="use real(8) or real(4) in what this loop reaches",
)
U3 = Row(
    "U3",
    "GPU0303",
    (
        *("print", "read", "write", "internal-file read", "internal-file write"),
        *("open", "close", "inquire", "rewind", "backspace", "endfile", "flush", "wait"),
    ),
    ALL,
    why="a device has no Fortran units and no formats",
    plan="never, or a host-side buffer later",
    help="move the statement out of what the loop reaches: return a value or a code, and write the text after the loop",
)
U4 = Row(
    "U4",
    "GPU0304",
    ("error stop", "stop"),
    METAL,
    why="a Metal shader has no way to halt the program",
    plan="a host-side status buffer later",
    help="return a status and test it after the loop, or use another target",
)
U5 = Row(
    "U5",
    "GPU0305",
    (
        "a call of a procedure without a visible body that devices do not provide",
        "a call through a procedure dummy or pointer whose targets are not all known",
    ),
    ALL,
    why="device code is made from the source of everything that a loop calls",
    plan="more device functions; bodies from module files of installed libraries",
    help="compile the file that defines it through gpuoffload and link it",
)

ROWS = (U1, U2, U3, U4, U5)

REAL_KINDS = {8: U1, 10: U2, 16: U2}
"""Floating-point kinds on the list; complex counts as its real kind (reading R11)."""
