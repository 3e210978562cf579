"""What the table offers besides the moves of a guided hand: to go on, and to be shown the move."""

from typing import Any

from naipes_gui.core.face import Button
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import View
from naipes_gui.core.text import phrase
from naipes_gui.ui.table.playing_on import PlayingOn, left_open

GO_ON, SHOW, NEXT_LESSON, FOR_REAL, LEAVE = (
    Move(f"lesson-{what}") for what in ("on", "show", "next", "match", "leave")
)
"""What the buttons stand for; no rules know them."""
GO_ON_BUTTON = Button(GO_ON, phrase("lessons", "Go on"), main=True, icon="right")
SHOW_BUTTON = Button(SHOW, phrase("lessons", "Which one?"), icon="hint", key="H")
NEXT_BUTTON = Button(NEXT_LESSON, phrase("lessons", "Next lesson"), main=True, icon="learn")
PLAY_BUTTON = Button(FOR_REAL, phrase("lessons", "Play a match"), icon="cards")
LEAVE_BUTTON = Button(LEAVE, phrase("lessons", "Finish"), icon="check")


class Guiding(PlayingOn):
    """Plays nothing by itself: the lesson says what comes next."""

    marks_stay = True
    offered: tuple[Button, ...] = ()

    def button(self, view: View[Any]) -> tuple[Button, ...]:
        """Return what stands beside the choices of the game."""
        return self.offered

    def asked(self, buttons: tuple[Button, ...]) -> tuple[Button, ...]:
        """Return the choices of the game: gold is what the lesson means.

        What would end the hand before the lesson has led to its end is left out.
        """
        return tuple(button for button in left_open(buttons) if not button.cuts_short)

    def next(self, view: View[Any]) -> Move | None:
        """Return nothing."""
        return None
