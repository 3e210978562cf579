"""Whole numbers as people write them: thousands in groups, and a minus sign that is one.

A language shows in its own translations how it writes two of them (`naipes_gui.core.text.FIGURES`):
what stands between the groups, and whether four digits are already two groups.
"""

import re
from dataclasses import dataclass

GROUP = 3
_DIGITS = re.compile(r"\d+")


@dataclass(frozen=True, slots=True)
class Grouping:
    """What stands between groups of three digits, and from how many digits on."""

    between: str = ""
    least: int = GROUP + 1

    @classmethod
    def of(cls, shown: str) -> "Grouping":
        """Read how 1234 and 12345 are written; what is no such pair sets no groups."""
        found = re.search(r"1(?P<four>\D?)234\s+12(?P<between>\D?)345", shown)
        if found is None:
            return cls()
        return cls(found["between"], GROUP + 1 if found["four"] else GROUP + 2)

    def set(self, digits: str) -> str:
        """Return digits in groups."""
        if not self.between or len(digits) < self.least:
            return digits
        first = len(digits) % GROUP or GROUP
        rest = (digits[i : i + GROUP] for i in range(first, len(digits), GROUP))
        return self.between.join((digits[:first], *rest))


_worn = Grouping()


def wear(shown: str) -> None:
    """Write numbers from now on as two of them are shown."""
    global _worn  # the one language of a running program
    _worn = Grouping.of(shown)


def whole(number: int) -> str:
    """Return a whole number as the language of the program writes it."""
    return f"{Figures(number)}"


def signed(number: int) -> str:
    """Return a whole number with its sign, which nothing has none of."""
    return f"{Signed(number)}"


class Figures(int):
    """A whole number in a blank of a text."""

    def __format__(self, form: str) -> str:
        return _DIGITS.sub(_in_groups, super().__format__(form)).replace("-", "−")


class Signed(Figures):
    """One that tells that it is more than nothing as well."""

    def __format__(self, form: str) -> str:
        return f"{'+' if self > 0 else ''}{super().__format__(form)}"


def _in_groups(digits: re.Match[str]) -> str:
    return _worn.set(digits[0])
