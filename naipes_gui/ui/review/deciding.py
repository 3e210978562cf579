"""What the table offers besides the move in a review: to see the answer, or to skip."""

from typing import Any

from naipes_gui.core.face import Button
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import View
from naipes_gui.core.text import phrase
from naipes_gui.ui.table.playing_on import PlayingOn, left_open

SHOW, SKIP = Move("review-show"), Move("review-skip")
"""What the two buttons stand for; no rules know them."""
BUTTONS = (
    Button(SHOW, phrase("review", "See the answer"), phrase("review", "without trying"), key="V"),
    Button(SKIP, phrase("review", "Skip"), phrase("review", "it comes again at the end"), key="S"),
)


class Deciding(PlayingOn):
    """Plays nothing by itself: in a review everything is for the person to decide."""

    offers = True
    """Whether the two buttons are shown."""
    is_last = False
    """Whether no other moment waits: then nothing can be skipped."""

    def asked(self, buttons: tuple[Button, ...]) -> tuple[Button, ...]:
        """Return the choices of the game, none of them gold: it would be taken for the answer."""
        return left_open(buttons)

    def button(self, view: View[Any]) -> tuple[Button, ...]:
        """Return what stands beside the choices of the game."""
        shown = BUTTONS[:1] if self.is_last else BUTTONS
        return shown if self.offers and view.moves else ()

    def next(self, view: View[Any]) -> Move | None:
        """Return nothing."""
        return None
