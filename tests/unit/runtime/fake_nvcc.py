"""In place of nvcc: compiles the text of kernels as C++ into a shared library; the "fatbin" names it.

The library has a table of its kernels for the driver of programs/fake_cuda.cpp. Usage as nvcc's, with FOLDER first.
"""

from __future__ import annotations

import hashlib
import re
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent


def main(folder: Path, words: list[str]) -> int:
    source = Path(next(w for w in words if w.endswith(".cu")))
    output = Path(words[words.index("-o") + 1])
    include = next(w for w in words if w.startswith("-I"))
    text = source.read_text()
    kernels = re.findall(r"^GPUO_KERNEL(_COARSE)?\((\w+), (\w+), \w+\)", text, re.MULTILINE)
    coarsening = {"": "1", "_COARSE": "GPUO_COARSENING"}
    table = "".join(f'  {{"{name}", {name}_run, sizeof({args}), {coarsening[c]}}},\n' for c, name, args in kernels)
    text += (
        '\n#include "fake_cuda.h"\nextern "C" const FakeKernel fake_kernels[];\nconst FakeKernel fake_kernels[] = {\n'
    )
    text += table + "  {nullptr, nullptr, 0, 1}};\n"
    library = folder / f"{hashlib.sha256(text.encode()).hexdigest()}.so"
    if not library.exists():
        copy = library.with_suffix(".cpp")
        copy.write_text(text)
        options = ["-std=c++17", "-O1", "-fPIC", "-shared", "-fwrapv", "-ffp-contract=off", include]
        done = subprocess.run(["g++", *options, f"-I{HERE / 'programs'}", str(copy), "-o", str(library)], check=False)
        if done.returncode:
            return done.returncode
    output.write_bytes(b"FAKELIBR" + bytes(library) + b"\0")
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), sys.argv[2:]))
