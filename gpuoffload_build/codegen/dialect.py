"""What differs between the device languages: a few words."""

from __future__ import annotations

from gpuoffload_build.ir.node import Node


class Dialect(Node):
    """The words of a device language. Address spaces are empty where pointers have none.

    template: the frame of its texts, in templates/
    function: what stands before a function that kernels call
    memory, local, arguments: the spaces of captured data, of a thread's own variables, of the argument struct
    table: what stands before an array of constants
    missing: intrinsic functions that the language does not have
    """

    name: str
    template: str
    function: str
    memory: str
    local: str
    arguments: str
    table: str
    missing: frozenset[str] = frozenset()

    def pointer(self, element: str, space: str) -> str:
        """The type of a pointer to `element` in `space`."""
        return f"{space} {element} *".lstrip()
