"""What of its month stays in hand when a card is laid down, and who could be first all the same."""

from collections.abc import Sequence

from naipes_gui.core.cards import Card
from naipes_gui.core.flowers import MONTHS
from naipes_gui.core.rules import View
from naipes_gui.core.text import Phrase, phrase
from naipes_gui.games.hachi_hachi.rules.deck import points
from naipes_gui.games.hachi_hachi.rules.months import out_of
from naipes_gui.games.hachi_hachi.rules.state import HachiState


def kept_beside(view: View[HachiState], card: Card) -> tuple[Card, ...]:
    """Return the cards of the month of a card that stay in hand when it is laid down."""
    hand = view.state.hand(view.seat)
    return tuple(each for each in hand if each.month == card.month and each != card)


def captured_later(view: View[HachiState], card: Card, kept: Sequence[Card]) -> Phrase:
    """Say with what a card that is laid down can be captured again, and what may come before.

    Who is told the hope without the risk takes a gift for a plan.
    """
    out, month = len(out_of(view, card)), MONTHS[card.month]
    if not out:
        return phrase(
            "hachi_hachi", "You keep {cards}, and nobody else has a card of {month}: only you can "
            "capture it.", cards=tuple(kept), month=month,
        )  # fmt: skip
    worth = points((card,))
    blanks = {
        "cards": tuple(kept), "more": phrase("hachi_hachi", "%n more card(s) of {month}", n=out,
                                             month=month),
    }  # fmt: skip
    if worth == 1:
        return phrase(
            "hachi_hachi", "You keep {cards}, which can capture it later; {more} could come first.",
            **blanks,
        )  # fmt: skip
    return phrase(
        "hachi_hachi", "It leaves {worth} open, which {cards} can capture later; {more} could come "
        "first.", worth=phrase("games", "%n point(s)", n=worth), **blanks,
    )  # fmt: skip
