"""How far somebody is from a combination: how many of its cards are captured, where the rest is."""

from collections.abc import Collection, Iterator

from naipes_gui.core.cards import Card
from naipes_gui.core.rules import View
from naipes_gui.core.table import Seat
from naipes_gui.core.text import Phrase, Who, phrase
from naipes_gui.games.hachi_hachi.rules.state import HachiState

LACKING, NAMED = 2, 3
"""So many cards may be missing for it to be told, and so many be named."""


def how_far(
    view: View[HachiState], seat: Seat, yaku: Phrase, cards: Collection[Card], needed: int,
    gained: Collection[Card] = (),
) -> Phrase | None:  # fmt: skip
    """Say it of a combination that needs so many of some cards, if it is begun and near.

    What is ``gained`` comes to the captures of the seat by the move that is spoken of.
    """
    state = view.state
    mine = {*state.pile(seat), *gained}
    have = sum(card in mine for card in cards)
    left = [*_left(state, cards, mine)]
    lack = needed - have
    if not have or not 0 < lack <= min(LACKING, len(left)) or len(left) > NAMED:
        return None
    blanks = {"yaku": yaku, "have": have, "needed": needed, "missing": _missing(view, left, lack)}
    if seat != view.seat:
        return phrase(
            "hachi_hachi", "{who} has {have} of the {needed} cards for {yaku}; still to capture: "
            "{missing}.", who=Who(seat), **blanks,
        )  # fmt: skip
    if gained:
        return phrase(
            "hachi_hachi", "With it you have {have} of the {needed} cards for {yaku}; still to "
            "capture: {missing}.", **blanks,
        )  # fmt: skip
    return phrase(
        "hachi_hachi",
        "You have {have} of the {needed} cards for {yaku}; still to capture: {missing}.", **blanks,
    )  # fmt: skip


def _missing(view: View[HachiState], left: list[Card], lack: int) -> Phrase:
    """Name what is missing, each with the place where it is; fewer may do than are to be had."""
    cards = tuple(_where(view, card) for card in left)
    if len(left) > lack:
        return phrase("hachi_hachi", "%n of these, {cards}", n=lack, cards=cards)
    return phrase("hachi_hachi", "{cards}", cards=cards)


def _left(
    state: HachiState, cards: Collection[Card], mine: Collection[Card]
) -> Iterator[Card]:  # fmt: skip
    """Yield which of some cards nobody has captured."""
    captured = {card for seat in state.seats for card in state.pile(seat)}
    yield from (card for card in cards if card not in mine and card not in captured)


def _where(view: View[HachiState], card: Card) -> Phrase:
    state = view.state
    if card in state.field:
        return phrase("hachi_hachi", "{card} (in the field)", card=card)
    if card in state.hand(view.seat):
        return phrase("hachi_hachi", "{card} (in your hand)", card=card)
    if card == state.turned:
        return phrase("hachi_hachi", "{card} (just turned)", card=card)
    for seat, shown in enumerate(state.teyaku):
        # What was shown of a dealt hand, and has gone nowhere since, is still held.
        if any(card in combination.cards for combination in shown):
            return phrase("hachi_hachi", "{card} (held by {who})", card=card, who=Who(Seat(seat)))
    return phrase("hachi_hachi", "{card} (not seen yet)", card=card)
