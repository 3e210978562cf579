"""Compiles kernels where they lie, or into another folder: python -m tools.compile [NAME…]

    --clean       takes away what was compiled
    --into DIR    writes below DIR, in the folders of the package
    --show        prints what Cython is given, and compiles nothing

NAME is a part of the path of a kernel; without one all are meant.
"""

import argparse
import ast
import shutil
import sys
from pathlib import Path
from time import perf_counter

from naipes_gui.compiled import FOLDER
from tools.compile.building import ROOT, compile_kernel, kernels, name_of, translation
from tools.compile.translation import is_wide


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.compile")
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--into", type=Path, default=ROOT)
    parser.add_argument("--clean", action="store_true")
    parser.add_argument("--show", action="store_true")
    said = parser.parse_args()
    chosen = [
        path for path in kernels()
        if not said.names or any(name in name_of(path) for name in said.names)
    ]  # fmt: skip
    if not chosen:
        parser.error("there is no such kernel: " + ", ".join(map(name_of, kernels())))
    for path in chosen:
        _do(path, said)


def _do(path: Path, said: argparse.Namespace) -> None:
    folder = said.into / path.parent.relative_to(ROOT) / FOLDER
    if said.clean:
        shutil.rmtree(folder, ignore_errors=True)
    elif said.show:
        print(translation(path))
    elif sys.platform == "win32" and is_wide(ast.parse(path.read_text(encoding="utf-8"))):
        print(f"       {path.name} runs as plain Python: this compiler knows no 128 bits")
    else:
        begun = perf_counter()
        made = compile_kernel(path, folder)
        print(f"{perf_counter() - begun:5.1f} s  {made.relative_to(said.into)}")


if __name__ == "__main__":
    main()
