"""A turn with all that came of it, in one line: what was captured, and what the stock gave."""

from collections.abc import Iterator, Sequence

from naipes_gui.core.cards import Card
from naipes_gui.core.motion import PLAY
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import View
from naipes_gui.core.table import Event, Moved, Paid, Said, Seat
from naipes_gui.core.text import Phrase, Who, phrase
from naipes_gui.games.hachi_hachi.options import HachiOptions
from naipes_gui.games.hachi_hachi.rules.money import balance
from naipes_gui.games.hachi_hachi.rules.state import HachiState
from naipes_gui.games.hachi_hachi.rules.zones import CAPTURE, FLIP, LAY
from naipes_gui.games.hachi_hachi.table.feat_words import earned
from naipes_gui.games.hachi_hachi.table.names import REASONS


def account(seat: Seat, move: Move, events: Sequence[Event]) -> Phrase | None:
    """Tell a card that is played or taken with all that came of it; other moves are only said."""
    if move.verb not in ("play", "take"):
        return None
    told = _from_hand(seat, events)
    told = _from_stock(told, seat, events)
    made = [event for event in events if isinstance(event, Said) and event.verb == "yaku"]
    if not made:
        return told
    return phrase("hachi_hachi", "{told}; combinations: {kan} kan", told=told, kan=made[0].number)


def with_compensation(told: Phrase, events: Sequence[Event], options: HachiOptions) -> Phrase:
    """Tell with a move who gets what for being left out by it (HH-2.7)."""
    due: dict[Seat, int] = {}
    for event in events:
        if isinstance(event, Paid) and event.reason == "compensation":
            due[event.taker] = due.get(event.taker, 0) + event.amount
    for seat, mon in due.items():
        told = phrase("hachi_hachi", "{told}; {who}: {mon} for being left out", told=told,
                      who=Who(seat), mon=balance(options, mon))  # fmt: skip
    return told


def with_feats(told: Phrase, view: View[HachiState], events: Sequence[Event]) -> Phrase:
    """Tell with a move what it earns beside its cards, from the view before it."""
    piles = {seat: view.state.pile(seat) for seat in view.state.seats}
    for _, _, feat in earned(view, piles, events):
        told = phrase("hachi_hachi", "{told}; {more}", told=told, more=REASONS[feat.key])
    return told


def _from_hand(seat: Seat, events: Sequence[Event]) -> Phrase | None:
    card, who = _card(events, PLAY), Who(seat)
    if card is None:
        return None
    if taken := _taken(card, _before_the_stock(events)):
        return phrase("hachi_hachi", "{who}: {card:mid} {taken:captured}", who=who, card=card,
                      taken=taken)  # fmt: skip
    return phrase("hachi_hachi", "{who}: {card:mid}, to the field", who=who, card=card)


def _from_stock(told: Phrase | None, seat: Seat, events: Sequence[Event]) -> Phrase:
    card = _card(events, FLIP) or _card(events, LAY)
    if card is None or (told is not None and _waits(card, events)):
        return told or Phrase("hachi_hachi", "")
    came = _of_stock(card, events)
    if told is None:
        return phrase("hachi_hachi", "{who}: {came}", who=Who(seat), came=came)
    return phrase("hachi_hachi", "{told}; {came}", told=told, came=came)


def _waits(card: Card, events: Sequence[Event]) -> bool:
    """Tell whether it is still to be chosen what a turned card captures: that choice tells it."""
    return not _taken(card, events) and _card(events, LAY) is None


def _of_stock(card: Card, events: Sequence[Event]) -> Phrase:
    if taken := _taken(card, events):
        return phrase("hachi_hachi", "from the stock, {card:mid} {taken:captured}", card=card,
                      taken=taken)  # fmt: skip
    return phrase("hachi_hachi", "from the stock, {card:mid}: it stays", card=card)


def _card(events: Sequence[Event], way: object) -> Card | None:
    return next((event.cards[0] for event in _moved(events) if event.how == way), None)


def _before_the_stock(events: Sequence[Event]) -> Sequence[Event]:
    """Return what the card of the hand did: what it was laid for, the stock may take afterwards."""
    turned = (
        nth for nth, each in enumerate(events) if isinstance(each, Moved) and each.how == FLIP
    )
    return events[: next(turned, len(events))]


def _taken(card: Card, events: Sequence[Event]) -> tuple[Card, ...]:
    """Return what a card captured."""
    captured = (event.cards for event in _moved(events) if event.how == CAPTURE)
    return next((tuple(c for c in both if c != card) for both in captured if card in both), ())


def _moved(events: Sequence[Event]) -> Iterator[Moved]:
    return (event for event in events if isinstance(event, Moved))
