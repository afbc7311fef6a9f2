"""Writes the checked-in outputs of the case files that have one oracle only: python tests/run/regenerate.py"""

from __future__ import annotations

import sys
import tempfile

import run_build


def main() -> int:
    with tempfile.TemporaryDirectory() as root:
        shop = run_build.Workshop(root, 2)
        for file in shop.files:
            if file.oracle is None:
                continue
            results = shop.results(run_build.Config(file.oracle, None), file)["cases"]
            text = ""
            for case in file.cases:
                result = results[case.name]
                if "error" in result:
                    print(result["error"], file=sys.stderr)
                    return 1
                text += f"== {case.name}\n{result['output']}"
            with open(file.expected_path, "w", encoding="ascii") as out:
                out.write(text)
            print(file.expected_path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
