"""How a choice is called that a player weighs: as its button or its cards, or as what one does."""

from decimal import ROUND_HALF_UP, Decimal
from typing import Any

from naipes_gui.core.cards import Card
from naipes_gui.core.counsel import Counsel
from naipes_gui.core.face import Face
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import View
from naipes_gui.core.text import translate
from naipes_gui.core.wording import CardsInWords, Wording, card_name, labelled
from naipes_gui.ui.beside_table.cost_words import in_shares, what_is_counted
from naipes_gui.ui.shared.numbers import decimal

PLACES = 2
LEAST = 0.004
"""Margins below are none."""


def choice(face: Face, view: View[Any], move: Move, wording: Wording) -> str:
    """Return a move as the action bar offers it, with the cards it names."""
    offered = (b for b in face.buttons(view, move.cards) if b.move.meaning == move.meaning)
    button = next(offered, None)
    if button is not None and button.name is not None:
        return wording.say(button.name)
    label = wording.say(button.label) if button is not None else ""
    cards = wording.row(move.cards)
    if move.onto and not all(_is_named(card, label, wording) for card in move.onto):
        cards = f"{cards} → {wording.row(move.onto)}"
    if not label:
        return cards or str(move)
    if move.onto and "→" not in cards:
        card = f"{CardsInWords(move.cards, wording):mid}"
        return translate("hints", "{label} with {card}").format(label=label, card=card)
    needless = all(_is_named(card, label, wording) for card in move.cards) and "→" not in cards
    return label if needless else labelled(label, cards)


def named(face: Face, view: View[Any], move: Move, wording: Wording) -> str:
    """Return a choice for the middle of a sentence: a card as it is, all else as it is offered."""
    name = choice(face, view, move, wording)
    if is_card(face, view, move, wording):
        return name
    return translate("review", "“{choice}”").format(choice=name)


def is_card(face: Face, view: View[Any], move: Move, wording: Wording) -> bool:
    """Tell whether a choice is to play a card: all else is offered in words."""
    return choice(face, view, move, wording) == wording.row(move.cards)


def deed(face: Face, view: View[Any], move: Move, wording: Wording) -> str:
    """Return what one does with a move, for the middle of a sentence: a button is no part of one.

    Every card of it is named.
    """
    told = wording.say(face.describe(view, view.seat, move))
    missing = [card for card in move.cards if not _is_named(card, told, wording)]
    cards = f" ({wording.row(missing)})" if missing else ""
    return f"{told[:1].lower()}{told[1:]}{cards}"


def _is_named(card: Card, told: str, wording: Wording) -> bool:
    """Tell whether a card is named in words that may call it with its article."""
    return wording.short(card).lower() in told.lower() or card_name(card) in told


def worth(value: float, places: int = PLACES) -> str:
    """Return a worth with its sign, as the reader's country writes numbers."""
    number = decimal(abs(_rounded(value, places)), places)
    return f"−{number}" if value < -0.5 * 10**-places else f"+{number}"


def hundredths(value: float) -> str:
    """Return a share as so many of a hundred; what is less than one keeps a decimal."""
    return decimal(100 * value, 0 if value >= 0.01 else 1)


def _rounded(value: float, places: int = PLACES) -> float:
    """Return a worth as it is written: halves away from nothing, as Qt does."""
    return float(Decimal(value).quantize(Decimal(10) ** -places, ROUND_HALF_UP))


def grounds(counsel: Counsel, wording: Wording) -> str:
    """Return what the worths count and what they rest on; nothing where nothing was weighed."""
    if not counsel.choices:
        return ""
    if not counsel.rounds and is_settled(counsel):
        return translate("hints", "Worked out to the end: chance has no part in it.")
    if not counsel.rounds:
        # Nobody has played it out: such a figure is no money, and would be taken for it.
        return translate("hints", "Marks by a rule of thumb: they only say which is better.")
    if in_shares(counsel.unit):
        return translate("hints", "So many of 100 hands are not lost, with the cards as they may "
                         "lie.")  # fmt: skip
    words = translate(
        "hints", "On average, in {unit}, over {deals} with the cards as they may lie."
    )
    deals = translate("review", "%n deal(s)", n=counsel.rounds)
    said = words.format(unit=unit(counsel, wording), deals=deals)
    return f"{said} {what_is_counted(counsel.unit)}".rstrip()


def is_settled(counsel: Counsel) -> bool:
    """Tell whether it is known of every choice that nothing can be lost by it any more."""
    return in_shares(counsel.unit) and all(one.worth == 1 for one in counsel.choices)


def margin(value: float, places: int = PLACES) -> str:
    """Return a margin as it follows a worth; one too small to be written is left out."""
    number = worth(max(value, 10**-places), places).lstrip("+")
    return f" ±{number}" if value > LEAST else ""


def figures(counsel: Counsel, value: float, doubt: float) -> str:
    """Return a worth and how much of it is in doubt, as `unit` says that it is counted."""
    if in_shares(counsel.unit):
        return f"{hundredths(value)}{margin(100 * doubt, 0)}"
    return f"{worth(value)}{margin(doubt)}"


def unit(counsel: Counsel, wording: Wording) -> str:
    """Return what a worth counts, in words."""
    if in_shares(counsel.unit):
        return translate("review", "{unit} of 100").format(unit=wording.say(counsel.unit.words))
    return wording.say(counsel.unit.words)
