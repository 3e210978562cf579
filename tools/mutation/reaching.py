"""Which tests reach which line, and how long each takes."""

import json
from functools import cache
from pathlib import Path
from typing import NamedTuple


class Reaching(NamedTuple):
    """What one run of all tests showed."""

    seconds: dict[str, float]
    """How long each test took that passed."""
    lines: dict[str, dict[str, list[str]]]
    """By file and line, the tests that ran it."""

    def quickest(self, path: Path, line: int, budget: float) -> list[str]:
        """Return the tests that run a line, without any those of its package, as long as time is.

        First come those that name its module, then quick ones: what runs when a module is loaded
        is run by whatever test comes first, and a thousand others are quicker than the right one.
        Threads of Qt and child processes are not watched: what runs there has no line of its own.
        """
        tests = set(self.lines.get(str(path), {}).get(str(line), ())) & set(self.seconds)
        tests = tests or {test for test in self.seconds if test.startswith(_own(path))}
        found, spent = list[str](), 0.0
        module = ".".join(path.with_suffix("").parts)
        for test in sorted(tests, key=lambda t: (not _names(t, module), self.seconds[t])):
            spent += self.seconds[test]
            if found and spent > budget:
                break
            found.append(test)
        return found


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
