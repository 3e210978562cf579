"""Questions on the felt that are no choices of the game: their answers are buttons with a key."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from naipes_gui.core.face import Button, Face
from naipes_gui.core.moves import Move
from naipes_gui.core.recall import Recall
from naipes_gui.core.rules import View
from naipes_gui.core.text import phrase
from naipes_gui.ui.table.playing_on import PlayingOn

ANSWER, SKIP = "recall", Move("recall-skip")
"""What the buttons stand for; no rules know them."""
SKIP_BUTTON = Button(SKIP, phrase("recall", "Skip"), key="0")


def answer_keys(question: Recall) -> list[str]:
    """Return the key of every answer: that of a number is its own last digit, which all differ.

    A number of the place before another number would say that 2 means 7.
    """
    numbers = [answer.blanks.get("number") for answer in question.answers]
    digits = [str(number)[-1] for number in numbers if isinstance(number, int)]
    if digits:
        return digits
    return [str(place) for place in range(1, len(question.answers) + 1)]


class Asking(PlayingOn):
    """Offers the answers to a question instead of the choices of the game, while one is asked."""

    def __init__(self, face: Face) -> None:
        super().__init__(face)
        self.question: Recall | None = None
        self.offered: tuple[Button, ...] = ()
        """What stands there while no question is asked, instead of what the game offers."""
        self.pressed: Callable[[Move], None] = lambda move: None
        self.answered: Callable[[int | None], None] = lambda place: None
        """What is called with the answer that was chosen; with nothing to skip the question."""

    @property
    def is_asking(self) -> bool:
        """Whether something else than a move is asked for."""
        return self.question is not None or bool(self.offered)

    def asked(self, buttons: tuple[Button, ...]) -> tuple[Button, ...]:
        """Return the choices of the game, which wait for an answer."""
        return () if self.is_asking else super().asked(buttons)

    def button(self, view: View[Any]) -> tuple[Button, ...]:
        """Return the answers, or what is offered otherwise."""
        if self.question is None:
            return self.offered or super().button(view)
        keys = answer_keys(self.question)
        made = (
            Button(Move(ANSWER, number=place), answer, key=keys[place])
            for place, answer in enumerate(self.question.answers)
        )
        skip = replace(SKIP_BUTTON, key="") if SKIP_BUTTON.key in keys else SKIP_BUTTON
        return (*made, skip)

    def hears(self, move: Move) -> bool:
        """Take an answer; tell whether it was one."""
        if self.question is None and move in {button.move for button in self.offered}:
            self.pressed(move)
            return True
        if self.question is None or not (move.verb == ANSWER or move == SKIP):
            return False
        self.answered(move.number if move.verb == ANSWER else None)
        return True

    def next(self, view: View[Any]) -> Move | None:
        """Return what is played by itself: nothing while a question stands."""
        return None if self.is_asking else super().next(view)
