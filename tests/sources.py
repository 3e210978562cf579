"""The modules of the program as text, for tests of what may not stand in any of them."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import naipes_gui
from tools import translations

PACKAGE = Path(naipes_gui.__file__).parent

every_text = cache(translations.texts)
"""The texts of the program by context; to collect them, all of it is parsed."""


def sources_with(*words: str) -> Iterator[tuple[str, str]]:
    """Yield where each module lies that has one of these words, and its text.

    To parse what cannot be meant takes a hundred times as long as to look.
    """
    return sources_like("|".join(map(re.escape, words)))


def sources_like(pattern: str) -> Iterator[tuple[str, str]]:
    """Yield where each module lies in which a pattern is found, and its text."""
    looked_for = re.compile(pattern)
    for path in sorted(PACKAGE.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        if looked_for.search(text):
            yield path.relative_to(PACKAGE).as_posix(), text
