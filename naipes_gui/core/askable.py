"""Which of the questions mean something in a game, and what they are called there."""

from collections.abc import Iterator
from typing import Any

from naipes_gui.core.face import Face
from naipes_gui.core.question import Question, label_in
from naipes_gui.core.rules import View
from naipes_gui.core.text import Phrase
from naipes_gui.core.zones import Role

LIES_IN = {
    Question.CAPTURES: {Role.CAPTURED, Role.WON, Role.PILE},
    Question.FIELD: {Role.FIELD, Role.CHAIN, Role.PILE, Role.TURN_UP},
}
"""What is asked about lies in one of these, if the game has any."""


def askable(face: Face, view: View[Any]) -> Iterator[tuple[Question, Phrase]]:
    """Yield what one can ask in a game, with what that does."""
    roles = {view.zones.role(zone) for zone in view.zones}
    for question in Question:
        told = label_in(question, has_tricks=face.has_tricks)
        if told is None or (question in LIES_IN and not LIES_IN[question] & roles):
            continue
        if question is Question.POT and face.pot(view) is None:
            continue
        yield question, told
