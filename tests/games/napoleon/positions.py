"""Positions of Napoleon written down by hand, and a way to play on from them."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from naipes_gui.core.cards import Card
from naipes_gui.core.moves import Move
from naipes_gui.core.options import Value
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import Event, Seat
from naipes_gui.games.napoleon.options import NapoleonOptions
from naipes_gui.games.napoleon.rules.bids import Bid
from naipes_gui.games.napoleon.rules.game import FIRST_PHASE, Napoleon
from naipes_gui.games.napoleon.rules.state import NapoleonState, Phase

P0, P1, P2, P3 = map(Seat, range(4))


def rules(players: int = 4, **options: Value) -> Napoleon:
    return Napoleon(NapoleonOptions.make(players=players, **options))


def cards(text: str) -> tuple[Card, ...]:
    return tuple(map(Card, text.split()))


def dealt(of: Napoleon, hands: Sequence[str] = (), dealer: int = 0, **fields: Any) -> NapoleonState:
    """Return a hand that has just been dealt; what is not given comes from the pack in order.

    ``hands`` are by seat; a seat that sits out gets nothing.
    """
    given = {at: cards(text) for at, text in enumerate(hands)}
    used = {card for each in given.values() for card in each}
    rest = iter([card for card in of.pack.cards if card not in used])
    bidders = of.bidders(Seat(dealer))
    start = replace(of.start(), dealer=Seat(dealer), bidders=bidders)
    table = dict(start.table)
    for seat in bidders:
        own = given.get(seat, ())
        more = of.options.cards_dealt - len(own)
        table[f"hand:{seat}"] = (*own, *(next(rest) for _ in range(more)))
    extra = {"extra_card": ("table", 1), "miron": ("table", 1), "sir_garnet": ("spare", 5)}
    zone, many = extra.get(of.options.variant, ("table", 0))
    table[zone] = tuple(next(rest) for _ in range(many))
    table["stock"] = tuple(rest)
    phase = FIRST_PHASE.get(of.options.variant, Phase.AUCTION)
    known: dict[str, Any] = {
        "table": table, "stage": Stage.HAND, "deals": 1, "drawing": (), "phase": phase,
        "to_move": bidders[0], **fields,
    }  # fmt: skip
    return replace(start, **known)


def playing(
    of: Napoleon, hands: Sequence[str], declarer: int, bid: str, dealer: int = 0, **fields: Any
) -> NapoleonState:
    """Return a hand of which the auction is over."""
    known: dict[str, Any] = {
        "phase": Phase.PLAY, "to_move": Seat(declarer), "leader": Seat(declarer),
        "declarer": Seat(declarer), "contract": Bid(bid), **fields,
    }  # fmt: skip
    return dealt(of, hands, dealer, **known)


def play(of: Napoleon, state: NapoleonState, moves: Iterable[str]) -> NapoleonState:
    """Make moves such as ``play KS`` or just ``KS``, of the seat to move."""
    return told(of, state, moves)[0]


def told(
    of: Napoleon, state: NapoleonState, moves: Iterable[str]
) -> tuple[NapoleonState, tuple[Event, ...]]:
    events: tuple[Event, ...] = ()
    for text in moves:
        move = Move.parse(text) if not text.isupper() else Move("play", cards(text))
        step = of.play(state, move)
        state, events = step.state, (*events, *step.events)
    return state, events


def legal(of: Napoleon, state: NapoleonState) -> list[str]:
    """Return the legal moves, plays as the card alone."""
    return [str(move).removeprefix("play ") for move in of.legal(state)]


def trick(of: Napoleon, state: NapoleonState, text: str) -> NapoleonState:
    return play(of, state, text.split())
