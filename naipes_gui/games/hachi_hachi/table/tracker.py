"""How far the viewer is from each combination: what it owns, what is missing, what is lost."""

from collections.abc import Iterator, Sequence
from typing import Any

from naipes_gui.core.cards import Card
from naipes_gui.core.face import CardStatus, YakuProgress
from naipes_gui.core.rules import View
from naipes_gui.core.table import Seat
from naipes_gui.core.text import Phrase, phrase
from naipes_gui.games.hachi_hachi.options import HachiOptions
from naipes_gui.games.hachi_hachi.rules.deck import BRIGHT4, BRIGHT5, INOSHIKACHO, NINE_RIBBONS
from naipes_gui.games.hachi_hachi.rules.months import is_out_of_reach
from naipes_gui.games.hachi_hachi.rules.state import HachiState
from naipes_gui.games.hachi_hachi.rules.yaku import threes
from naipes_gui.games.hachi_hachi.rules.yaku_names import DEKIYAKU


def chased(options: HachiOptions) -> list[tuple[str, int, tuple[Card, ...], int]]:
    """Return the combinations with their kan, their cards and how many of these they need."""
    sets = [(key, 7, cards, 3) for key, cards in threes(options)]
    found = [("goko", 12, BRIGHT5, 5), ("shiko", 10, BRIGHT4, 4)]
    return [*found, *sets, ("nanatan", 10, NINE_RIBBONS, 7)]


def tracker(view: View[Any]) -> tuple[YakuProgress, ...]:
    """Return how the viewer stands with every combination, those not played with last."""
    found = list(chases(view, view.seat))
    if not view.options.inoshikacho:
        off = _holds(view, view.seat, INOSHIKACHO)
        found.append(
            YakuProgress("inoshikacho", DEKIYAKU["inoshikacho"], _worth(7), off, 3, in_use=False)
        )
    return tuple(found)


def nearest(view: View[Any], seat: Seat) -> YakuProgress | None:
    """Return the combination that a seat lacks fewest cards of, if it has a third of any."""
    begun = [
        each for each in chases(view, seat)
        if each.owned * 3 >= each.needed and each.is_possible
    ]  # fmt: skip
    return min(begun, key=lambda each: each.needed - each.owned, default=None)


def within_reach(view: View[Any], seat: Seat) -> list[int]:
    """Return what the combinations are worth, in kan, of which a seat lacks a single card."""
    held = [
        (kan, needed, _holds(view, seat, cards)) for _, kan, cards, needed in chased(view.options)
    ]
    return [kan for kan, needed, holds in held if _lacks_one(holds, needed)]


def _lacks_one(holds: Sequence[tuple[Card, CardStatus]], needed: int) -> bool:
    statuses = [status for _, status in holds]
    to_come = statuses.count(CardStatus.MISSING)
    return statuses.count(CardStatus.OWNED) == needed - 1 and to_come > 0


def chases(view: View[Any], seat: Seat) -> Iterator[YakuProgress]:
    """Yield how a seat stands with every combination that is played with."""
    for key, kan, cards, needed in chased(view.options):
        yield YakuProgress(key, DEKIYAKU[key], _worth(kan), _holds(view, seat, cards), needed)


def _worth(kan: int) -> Phrase:
    return phrase("hachi_hachi", "{kan} kan", kan=kan)


def _holds(
    view: View[HachiState], seat: Seat, cards: Sequence[Card]
) -> tuple[tuple[Card, CardStatus], ...]:
    state = view.state
    mine = state.pile(seat) if seat >= 0 else ()
    captured = {card for seat in state.seats for card in state.pile(seat)}

    def hold(card: Card) -> CardStatus:
        if card in mine:
            return CardStatus.OWNED
        is_lost = card in captured or (seat == view.seat and is_out_of_reach(view, card))
        return CardStatus.DEAD if is_lost else CardStatus.MISSING

    return tuple((card, hold(card)) for card in cards)
