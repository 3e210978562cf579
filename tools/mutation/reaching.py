"""Which tests reach which line, and how long each takes."""

import json
from functools import cache
from pathlib import Path
from typing import NamedTuple

CONTRACT = "tests/contract/"
"""What is asked of every game lies here."""


class Reaching(NamedTuple):
    """What one run of all tests showed."""

    seconds: dict[str, float]
    """How long each test took that passed."""
    lines: dict[str, dict[str, list[str]]]
    """By file and line, the tests that ran it."""

    def quickest(self, path: Path, line: int, budget: float) -> list[str]:
        """Return the tests that may notice a change of a line, the likeliest first, for so long.

        First come those that ran the line, and of these those that name its module. Then those
        that only name it, those of its package, and what is asked of every game: what runs once
        in a process, when a module is loaded or before a cache, is the line of one test only;
        threads of Qt and child processes are not watched at all.
        """
        reached = set(self.lines.get(str(path), {}).get(str(line), ()))
        module, own = ".".join(path.with_suffix("").parts), _own(path)
        ranked = sorted(
            (_rank(test, reached, module, own), seconds, test)
            for test, seconds in self.seconds.items()
        )
        found, spent = list[str](), 0.0
        for rank, seconds, test in ranked:
            spent += seconds
            if found and (spent > budget or rank == FAR):
                break
            found.append(test)
        return found


FAR = 5


def _rank(test: str, reached: set[str], module: str, own: str) -> int:
    """Return how likely a test is to notice something, 0 the likeliest, `FAR` not at all."""
    if test in reached:
        return 0 if _names(test, module) else 1
    if _names(test, module):
        return 2
    return 3 if test.startswith(own) else 4 if test.startswith(CONTRACT) else FAR


@cache
def _names(test: str, module: str) -> bool:
    """Tell whether the file of a test says the name of a module."""
    file = Path(test.partition("::")[0])
    return file.is_file() and module in file.read_text(encoding="utf-8")


def _own(path: Path) -> str:
    """Return where the tests of a package lie."""
    return f"tests/{'/'.join(path.parts[1:-1])}/"


def load(kept: Path) -> Reaching:
    """Return what an earlier run found."""
    return Reaching(*json.loads(kept.read_text(encoding="utf-8")))
