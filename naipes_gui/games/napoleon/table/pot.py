"""How the pot that is left at the end of a match is divided (NAP-R32)."""

from collections.abc import Sequence

from naipes_gui.core.cards import Card
from naipes_gui.core.face import PlayedHand
from naipes_gui.core.fingerprint import sha256
from naipes_gui.core.table import Seat
from naipes_gui.core.text import Phrase, Who, phrase
from naipes_gui.games.napoleon.options import NapoleonOptions
from naipes_gui.games.napoleon.rules.state import NapoleonState
from naipes_gui.games.napoleon.rules.words import shown


def divided(hand: PlayedHand, options: NapoleonOptions) -> Phrase:
    """Return what becomes of the pot after the last hand; the ranking is made without it."""
    last: NapoleonState = hand.states[-1]
    each, over = divmod(last.bank, len(last.scores))
    pot, share, one = (shown(counters, options) for counters in (last.bank, each, 1))
    lucky = tuple(map(Who, drawn(sealed(hand), len(last.scores), over)))
    if not over:
        return phrase(
            "napoleon", "The pot of {pot} is divided: {each} for each. (Rule 2.32)",
            pot=pot, each=share,
        )  # fmt: skip
    if not each:
        return phrase(
            "napoleon", "The pot of {pot} is drawn for: {one} for {names}. (Rule 2.32)",
            pot=pot, one=one, names=lucky,
        )  # fmt: skip
    return phrase(
        "napoleon",
        "The pot of {pot} is divided: {each} for each, and by lot {one} more for {names}. "
        "(Rule 2.32)",
        pot=pot, each=share, one=one, names=lucky,
    )  # fmt: skip


def drawn(deck: Sequence[Card], players: int, counters: int) -> tuple[Seat, ...]:
    """Return who is given the counters that cannot be divided, one each.

    The order of the deck that was sealed before the last hand draws the lot: nobody could
    know or change it, and whoever has the record can draw it again.
    """
    sealed = " ".join(deck)
    seats = map(Seat, range(players))
    order = sorted(seats, key=lambda seat: sha256(f"{sealed} {seat}".encode()).hexdigest())
    return tuple(sorted(order[:counters]))


def sealed(hand: PlayedHand) -> tuple[Card, ...]:
    """Return the pack as it was shuffled for a hand."""
    return next((move.cards for _, move in hand.moves if move.verb == "shuffle"), ())
