"""What the table offers in a problem: the choices of the game, none of them gold."""

from typing import Any

from naipes_gui.core.face import Button
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import View
from naipes_gui.ui.table.playing_on import PlayingOn, left_open


class Deciding(PlayingOn):
    """Plays nothing by itself, and tells nothing of what one mostly does: it would be a hint."""

    def asked(self, buttons: tuple[Button, ...]) -> tuple[Button, ...]:
        """Return the choices of the game, all alike but for cards that the person picked."""
        return left_open(buttons)

    def button(self, view: View[Any]) -> tuple[Button, ...]:
        """Return nothing: not even that the rest is certain is told."""
        return ()

    def next(self, view: View[Any]) -> Move | None:
        """Return nothing."""
        return None
