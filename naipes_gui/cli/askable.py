"""Which of the questions mean something in a game, and what they are called there."""

from collections.abc import Iterator
from typing import Any

from naipes_gui.core.face import Face
from naipes_gui.core.question import LABELS, Question
from naipes_gui.core.rules import View
from naipes_gui.core.text import Phrase, phrase
from naipes_gui.core.zones import Role

LIES_IN = {
    Question.CAPTURES: {Role.CAPTURED, Role.WON, Role.PILE},
    Question.FIELD: {Role.FIELD, Role.CHAIN, Role.PILE, Role.TURN_UP},
    Question.REACH: {Role.FIELD},
}
"""What is asked about lies in one of these, if the game has any."""
OF_SUITS = (Question.TRUMP, Question.ENDS)
WITHOUT_MONTHS = phrase("cli", "Say what lies open")


def askable(face: Face, view: View[Any]) -> Iterator[tuple[Question, Phrase]]:
    """Yield what one can ask in a game, with what that does."""
    roles = {view.zones.role(zone) for zone in view.zones}
    for question, told in LABELS.items():
        if question in LIES_IN and not LIES_IN[question] & roles:
            continue
        if question in OF_SUITS and not face.has_tricks:
            continue
        if question is Question.POT and face.pot(view) is None:
            continue
        plain = question is Question.FIELD and Role.FIELD not in roles
        yield question, WITHOUT_MONTHS if plain else told
