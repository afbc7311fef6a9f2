"""The table of diagnostic codes: a title each; the long text of a code is `texts/CODE.md`.

GPU00xx ourselves, GPU01xx driver and build, GPU02xx the program breaks the standard, GPU03xx the unsupported list
(U1 to U5 of the semantics), GPU04xx something could not be known. Only GPU03xx is softened by
`--gpu-allow-cpu-fallback`. A code is never used again for something else.
"""

from __future__ import annotations

import os

CODES: dict[str, str] = {
    "GPU0001": "not yet implemented",
    "GPU0002": "internal error of gpuoffload",
    "GPU0101": "a tool is missing",
    "GPU0102": "objects were compiled for different targets",
    "GPU0103": "a file was compiled without --gpu",
    "GPU0104": "two modules have one name",
    "GPU0105": "facts are damaged or of another version",
    "GPU0106": "a module file is out of date",
    "GPU0107": "the device compiler failed",
    "GPU0108": "an option has a wrong value",
    "GPU0109": "the source could not be read",
    "GPU0110": "an object could not be completed",
    "GPU0111": "allow comment without effect",
    "GPU0201": "reference to an impure procedure in a loop",
    "GPU0202": "image control or stop statement in a loop",
    "GPU0203": "accumulation without reduce",
    "GPU0204": "branch out of a loop",
    "GPU0205": "iterations race for a variable",
    "GPU0206": "variable without locality under default(none)",
    "GPU0301": "real(8) on a device without 64-bit floating point",
    "GPU0302": "real(10) and real(16) on a device",
    "GPU0303": "input or output on a device",
    "GPU0304": "stop on a device that cannot halt the program",
    "GPU0305": "call of a procedure without a body",
    "GPU0401": "module without facts",
    "GPU0402": "name that cannot be resolved",
    "GPU0403": "two parsers read a source differently",
}


def softened_by_fallback(code: str) -> bool:
    """Whether `--gpu-allow-cpu-fallback` turns the error into a warning: the unsupported list, nothing else (R5)."""
    return code.startswith("GPU03")


def text_of(code: str) -> str:
    """The long text of a code, Markdown: what it says, why, what to do. KeyError for a code that does not exist."""
    title = CODES[code]
    path = os.path.join(os.path.dirname(os.path.abspath(__file__)), "texts", code + ".md")
    with open(path, encoding="utf-8") as file:
        return f"# {code}: {title}\n\n{file.read()}"
