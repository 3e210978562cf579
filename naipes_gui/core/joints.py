"""How words change where a blank is filled: «de» and «el rey» make «del rey».

A language writes its rules into its own translations (`naipes_gui.core.text.JOINTS`): a rule
a line, with what is found (a regular expression in which ``¦`` is the beginning of what fills
a blank), an arrow and what is put instead. English has none, and keeps the text as it stands.
"""

import re
from functools import lru_cache
from typing import Self

from naipes_gui.core.figures import Figures

_ARROW = " ⇒ "
EDGE = "\ue000"
"""A sign of nobody's own, where what fills a blank begins."""
_BLANK = re.compile(r"(?<!\{)\{(?=\w)")

Rules = tuple[tuple[re.Pattern[str], str], ...]


class Joining(str):
    """A text whose blanks, when they are filled, are joined as its language joins words."""

    __slots__ = ("_rules",)
    _rules: Rules

    @classmethod
    def of(cls, text: str, rules: Rules) -> Self:
        """Return a text that knows the rules of its language."""
        made = cls(text)
        made._rules = rules
        return made

    def format(self, *args: object, **blanks: object) -> str:
        """Fill the blanks, with whole numbers as the language writes them."""
        filled = {name: _written(value) for name, value in blanks.items()}
        if not self._rules:
            return super().format(*args, **filled)
        marked = _BLANK.sub(EDGE + "{", self)
        return joined(marked.format(*args, **filled), self._rules)


def _written(value: object) -> object:
    return Figures(value) if type(value) is int else value


def joined(text: str, rules: Rules) -> str:
    """Apply rules to a text in which the beginnings of what filled its blanks are marked."""
    for found, instead in rules:
        text = found.sub(instead, text)
    return text.replace(EDGE, "")


@lru_cache(maxsize=8)
def rules_of(text: str) -> Rules:
    """Read the rules of a language."""
    lines = (line.split(_ARROW) for line in text.splitlines() if _ARROW in line)
    return tuple((re.compile(found.replace("¦", EDGE)), instead) for found, instead in lines)
