"""Says what comes of changing these cards and not those: trumps, the king, a card that was kept."""

from collections.abc import Collection

from naipes_gui.bots.consequences import Difference, Event, Kind
from naipes_gui.bots.contrast import shares
from naipes_gui.bots.reasons import often
from naipes_gui.core.cards import Card
from naipes_gui.core.moves import Move
from naipes_gui.core.text import Phrase, phrase


def if_changed(move: Move, instead_of: Move) -> Phrase:
    """Return an exchange as the condition of what comes of it, by what is otherwise in it."""
    kept = tuple(card for card in instead_of.cards if card not in move.cards)
    gone = tuple(card for card in move.cards if card not in instead_of.cards)
    if kept and not gone:
        return phrase("consequences", "if you keep {cards:short}", cards=kept)
    if gone and not kept:
        return phrase("consequences", "if you change {cards:short} too", cards=gone)
    if not move.cards:
        return phrase("consequences", "if you change none")
    return phrase("consequences", "if you change {cards:short}", cards=move.cards)


def of_new_cards(found: Difference, instead: Phrase) -> Phrase | None:
    """Say how often trumps come to a hand, or their king."""
    blanks = {**shares(found), "instead": instead}
    match found.event:
        case Event(Kind.KING):
            return phrase(
                "consequences", "The king of trumps comes to you {often}; {instead}, {less}.",
                **blanks,
            )  # fmt: skip
        case Event(Kind.TRUMPS, _, 1):
            return phrase(
                "consequences", "You come to a trump {often}; {instead}, {less}.", **blanks
            )
        case Event(Kind.TRUMPS, _, number):
            return phrase(
                "consequences", "You come to %n trump(s) or more {often}; {instead}, {less}.",
                n=number, **blanks,
            )  # fmt: skip
        case _:
            return None


def of_a_kept_card(
    found: Difference, hand: Collection[Card], other: Move, instead: Phrase
) -> Phrase | None:
    """Say how often a card takes a trick that the other exchange throws away, or keeps as well."""
    if found.event.kind is not Kind.CARD or not {*found.event.cards} <= {*hand}:
        return None
    blanks = {"card": found.event.cards[0], "often": often(found.share)}
    if blanks["card"] in other.cards:
        return phrase(
            "consequences", "You keep {card:short}: later it takes a trick {often}.", **blanks
        )
    return phrase(
        "consequences", "{card:short} takes a trick {often}; {instead}, {less}.",
        card=blanks["card"], instead=instead, **shares(found),
    )  # fmt: skip
