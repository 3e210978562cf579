"""A file of the project with one thing changed."""

from difflib import unified_diff
from pathlib import Path
from typing import NamedTuple


class Mutant(NamedTuple):
    """A file with one thing changed."""

    path: Path
    line: int
    text: str

    @property
    def name(self) -> str:
        """What it is called in reports."""
        return f"{self.path}:{self.line}"

    def difference(self, original: str) -> str:
        """Return what is changed, line by line."""
        pair = original.splitlines(), self.text.splitlines()
        changed = unified_diff(*pair, lineterm="", n=0)
        return "\n".join(line for line in changed if line[:3] not in ("---", "+++", "@@ "))
