"""Which tests reach which line, and how long each takes."""

import json
from collections.abc import Callable, Sequence
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

    def asked(self, path: Path, line: int, budget: float) -> list[str]:
        """Return the tests that may notice a change of a line, the likeliest first, for so long.

        First come those that ran the line, and of these those that name its module. Then those
        that only name it, those that ran anything of its file, those of its package, what is asked
        of every game, and whoever runs anything of the package: what runs once in a process, when
        a module is loaded or before a cache, is the line of one test only; threads of Qt and child
        processes are not watched at all.
        """
        ranks = self._ranks(path, line)
        ranked = sorted((rank, self.seconds[test], test) for test, rank in ranks.items())
        found, spent = list[str](), 0.0
        for _, seconds, test in ranked:
            spent += seconds
            if found and spent > budget:
                break
            found.append(test)
        return found

    def _ranks(self, path: Path, line: int) -> dict[str, int]:
        """Return how likely tests are to notice a change, 0 the likeliest, without the others."""
        reached = set(self.lines.get(str(path), {}).get(str(line), ()))
        module, package = ".".join(path.with_suffix("").parts), _package(path)
        near, far = self._of_file(str(path)), self._of_package(package)
        own = f"tests/{'/'.join(package.parts[1:])}/"
        kinds: Sequence[Callable[[str], bool]] = (
            lambda test: test in reached and _names(test, module),
            lambda test: test in reached,
            lambda test: _names(test, module),
            lambda test: test in near,
            lambda test: test.startswith(own),
            lambda test: test.startswith(CONTRACT),
            lambda test: test in far,
        )
        ranks = ((test, (is_such(test) for is_such in kinds)) for test in self.seconds)
        every = ((test, next((at for at, is_so in enumerate(each) if is_so), FAR))
                 for test, each in ranks)  # fmt: skip
        return {test: rank for test, rank in every if rank != FAR}

    def _of_file(self, file: str) -> set[str]:
        """Return the tests that ran any line of a file."""
        return {test for tests in self.lines.get(file, {}).values() for test in tests}

    def _of_package(self, package: Path) -> set[str]:
        """Return the tests that ran any line of a package."""
        files = (file for file in self.lines if package in Path(file).parents)
        return set[str]().union(*map(self._of_file, files))


FAR = 7


@cache
def _names(test: str, module: str) -> bool:
    """Tell whether the file of a test says the name of a module."""
    file = Path(test.partition("::")[0])
    return file.is_file() and module in file.read_text(encoding="utf-8")


def _package(path: Path) -> Path:
    """Return the package whose tests lie together: a layer, or one of the games."""
    return Path(*path.parts[: 3 if path.parts[1] == "games" and len(path.parts) > 3 else 2])


def load(kept: Path) -> Reaching:
    """Return what an earlier run found."""
    return Reaching(*json.loads(kept.read_text(encoding="utf-8")))
