"""Mutants that are known: those that change nothing, and those planted by hand."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tools.mutation.mutant import Mutant

HERE = Path(__file__).parent


class Fault(NamedTuple):
    """A mutant that somebody thought of, and the tests that are to notice it."""

    name: str
    mutant: Mutant
    tests: list[str]


def equivalents() -> dict[tuple[str, str], str]:
    """Return by file and change why no test can notice it."""
    found = tomllib.loads((HERE / "equivalent.toml").read_text(encoding="utf-8"))
    return {
        (file, entry["change"].strip()): entry["why"]
        for file, entries in found.items()
        for entry in entries
    }


def planted() -> Iterator[Fault]:
    """Yield the faults that are planted by hand, wherever the code they spoil lies now.

    Raises:
        ValueError: the code is no longer as it was when a fault was thought of.

    """
    texts = {path: path.read_text(encoding="utf-8") for path in Path("naipes_gui").rglob("*.py")}
    found = tomllib.loads((HERE / "planted.toml").read_text(encoding="utf-8"))
    for fault in found["fault"]:
        paths = [path for path, text in texts.items() if fault["from"] in text]
        if len(paths) != 1:
            raise ValueError(f"{fault['name']}: {len(paths)} files say {fault['from']!r}")
        before, _, after = texts[paths[0]].partition(fault["from"])
        spoilt = before + fault["to"] + after
        yield Fault(fault["name"], Mutant(paths[0], before.count("\n") + 1, spoilt), fault["tests"])
