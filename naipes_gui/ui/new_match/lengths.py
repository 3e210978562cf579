"""What is said of a match that may become longer than a record can be."""

from naipes_gui.core.options import Option, Value
from naipes_gui.core.text import translate
from naipes_gui.store.limits import MOST_HANDS, MOST_MOVES
from naipes_gui.ui.new_match.rules_choice import spread_of
from naipes_gui.ui.shared.numbers import decimal

LONG = 200
"""Hands, rounds or losses from which the end of a record is worth a word."""
OPEN = ("first_to", "minutes", "bust")
"""Lengths of which the cards or the clock decide how many hands they are."""


def limit_of(option: Option, value: Value) -> str:
    """Return how far a match can go, if one that is played so long may come there."""
    word, spread = str(value).partition(":")[0], spread_of(option, value)
    number = spread.number(value) if spread is not None and spread.word else None
    if word not in OPEN and (number is None or number < LONG):
        return ""
    return translate(
        "new_game",
        "A match goes no further than {hands} hands or {moves} moves: there it can only be "
        "given up.",
    ).format(hands=decimal(MOST_HANDS, 0), moves=decimal(MOST_MOVES, 0))
