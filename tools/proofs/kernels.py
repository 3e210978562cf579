"""Compiles every kernel as installers have it, and asks it and plain Python the same.

``python -m tools.proofs.kernels [QUESTIONS]``. Lost is an answer that differs in any digit.
"""

from collections.abc import Iterator
from importlib.machinery import ExtensionFileLoader
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from types import ModuleType

from naipes_gui.bench.kernels import alone, question
from tools.compile.building import compile_kernel, kernels, name_of
from tools.proofs.asking import Tally, end, parser


def loaded(name: str, file: Path) -> ModuleType:
    """Return what was compiled of a module, beside the one that is imported."""
    spec = spec_from_file_location(name, file, loader=ExtensionFileLoader(name, str(file)))
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def differences(name: str, quick: ModuleType, seeds: range) -> Iterator[str]:
    """Ask a compiled kernel and plain Python the same; yield what they disagree about."""
    plain = alone(name, plain=True)
    assert plain
    for seed in seeds:
        one, other = (repr(question(name, each, Random(seed))()) for each in (plain, quick))
        if one != other:
            yield f"{name}, question {seed}: {one} in Python, {other} in C"


def main(words: list[str]) -> int:
    wishes = parser("kernels", __doc__, 30_000, "questions to each").parse_args(words)
    tally, seeds = Tally(), range(wishes.seed, wishes.seed + wishes.count)
    for source in kernels():
        name = name_of(source)
        with TemporaryDirectory() as folder:
            quick = loaded(name, compile_kernel(source, Path(folder)))
            for told in differences(name, quick, seeds):
                tally.lose(told)
    return tally.sum_up(f"{len(kernels())} kernels asked {wishes.count} questions each")


if __name__ == "__main__":
    end(main)
