"""What the key of a hint says where one is to find it alone: how hard it is, and what it is not."""

from naipes_gui.core.text import translate
from naipes_gui.ui.problems.answer import Words
from naipes_gui.ui.problems.series import Position

CHOICES = 3
"""With fewer choices, to name a bad one would give the good one away."""


class Hint:
    """Says more every time it is asked about the same position."""

    def __init__(self) -> None:
        self._asked = 0
        self._of = -1

    def said(self, position: Position, words: Words, key: str) -> str:
        """Return how many weaker players find it; the second time, what is worth least."""
        again = self._of == position.judged.ply
        self._asked, self._of = self._asked + 1 if again else 1, position.judged.ply
        choices = position.judged.choices
        if self._asked > 1 and len(choices) >= CHOICES:
            least = min(choices, key=lambda one: one.worth)
            view = position.record.timeline.view(position.judged.ply, position.judged.seat)
            said = translate("problems", "It is not “{choice}”: nothing is worth less.")
            return said.format(choice=words.choice(view, least.move))
        alone = translate("problems", "You are to find this one alone; the answer says why.")
        more = translate("problems", "{key} again puts the worst choice aside.")
        last = [more.format(key=key)] if len(choices) >= CHOICES else []
        return " ".join([alone, words.hits(position), *last]).replace("  ", " ").strip()
