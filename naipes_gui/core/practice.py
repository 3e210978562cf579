"""How well somebody remembers the cards of a game: harder as they improve, and easier again."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from naipes_gui.core.recall import LEVELS

UP, DOWN = 3, -2
"""So many right answers, or wrong ones, one after the other change the level."""


@dataclass(frozen=True, slots=True)
class Practice:
    """The level that somebody has come to, and how often they knew the answer, by kind."""

    level: int = LEVELS[0]
    run: int = 0
    """Right answers one after the other; wrong ones are negative."""
    kinds: Mapping[str, tuple[int, int]] = field(default_factory=dict[str, tuple[int, int]])
    """Right answers and questions."""

    @property
    def right(self) -> int:
        """How many answers were right in all."""
        return sum(right for right, _ in self.kinds.values())

    @property
    def asked(self) -> int:
        """How many questions were answered in all."""
        return sum(asked for _, asked in self.kinds.values())

    def answered(self, kind: str, *, rightly: bool) -> "Practice":
        """Return what has become of it after an answer."""
        right, asked = self.kinds.get(kind, (0, 0))
        kinds = {**self.kinds, kind: (right + rightly, asked + 1)}
        run = max(self.run, 0) + 1 if rightly else min(self.run, 0) - 1
        if run not in (UP, DOWN):
            return replace(self, run=run, kinds=kinds)
        level = self.level + (1 if run == UP else -1)
        return Practice(min(max(level, LEVELS[0]), LEVELS[-1]), 0, kinds)
