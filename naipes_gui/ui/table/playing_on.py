"""Cards that play themselves: the rest of the tricks when it is certain, and a last one."""

from dataclasses import replace
from typing import Any, ClassVar

from naipes_gui.core.cards import Card
from naipes_gui.core.face import Button, Face
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import View
from naipes_gui.core.text import phrase
from naipes_gui.core.zones import Role

REST = Move("rest")
"""What the button stands for. No rules know it: the cards are played one by one."""
KEY = "E"
FEWEST = 2
"""A single card is played as easily as the button is pressed."""


class PlayingOn:
    """Knows what is played without a click, once the person has said so."""

    marks_stay: ClassVar[bool] = False
    """Whether the marked move is a part of what is asked, and no hint that is put away."""

    def __init__(self, face: Face) -> None:
        self._face = face
        self.last_plays_itself = False
        self._begun = False

    def button(self, view: View[Any]) -> tuple[Button, ...]:
        """Return the button that plays the rest, if it is certain."""
        rest = self._rest(view)
        if len(rest) < FEWEST:
            return ()
        price = phrase("table", "%n trick(s), whoever holds what", n=len(rest))
        label = phrase("table", "The rest is mine")
        return (Button(REST, label, price, icon="check", key=KEY),)

    def asked(self, buttons: tuple[Button, ...]) -> tuple[Button, ...]:
        """Return the choices of the game as they are offered: what one mostly does is told."""
        return buttons

    def begin(self, view: View[Any]) -> Move | None:
        """Play the rest from now on; return the first card."""
        self._begun = True
        return self.next(view)

    @property
    def is_asking(self) -> bool:
        """Whether something else than a move is asked for."""
        return False

    def hears(self, move: Move) -> bool:
        """Tell whether a button was pressed that stands for nothing in the game."""
        return False

    def stop(self) -> None:
        """Leave every card to the person again."""
        self._begun = False

    def next(self, view: View[Any]) -> Move | None:
        """Return what is played by itself in a position in which the person is to play."""
        if not view.moves:
            return None
        rest = self._rest(view)
        if self._begun and rest:
            return _play(view, rest[0])
        self._begun = False
        return self._forced(view) if self.last_plays_itself and len(view.moves) == 1 else None

    def _forced(self, view: View[Any]) -> Move | None:
        """Return the only move there is, if it is a last card or needs no card of the hand."""
        only = view.moves[0]
        is_last = only.verb == "play" and _is_last(view)
        return only if is_last or self._face.needs_no_thought(view, only) else None

    def _rest(self, view: View[Any]) -> tuple[Card, ...]:
        rest = self._face.rest(view) if view.moves else ()
        return rest if rest and _play(view, rest[0]) is not None else ()


def left_open(buttons: tuple[Button, ...]) -> tuple[Button, ...]:
    """Return the choices of the game, none of them usual: what one mostly does would be a hint.

    A choice of cards is the person's own, and Enter makes it; between two of them it is left open.
    """
    is_open = sum(bool(button.move.cards) for button in buttons) > 1
    return tuple(
        replace(button, main=button.main and bool(button.move.cards) and not is_open)
        for button in buttons
    )


def _play(view: View[Any], card: Card) -> Move | None:
    return next((move for move in view.moves if move.cards == (card,) and not move.word), None)


def _is_last(view: View[Any]) -> bool:
    return len(view.cards(Role.HAND, view.seat)) == 1
