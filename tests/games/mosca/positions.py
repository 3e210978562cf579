"""Positions of La Mosca written down by hand, and a way to play on from them."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from naipes_gui.core.cards import Card
from naipes_gui.core.moves import Move
from naipes_gui.core.options import Value
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import Event, Seat
from naipes_gui.games.mosca.options import MoscaOptions
from naipes_gui.games.mosca.rules.game import Mosca
from naipes_gui.games.mosca.rules.state import MoscaState, Phase

DEALER, ELDER, NEXT = (Seat(seat) for seat in range(3))
T6 = {1: "KS QS 8D 7C 9H", 2: "AS TS KD 8C 7H", 0: "JS 9S QD KC 8H"}
"""The whole hand of the rule book, with hearts as trumps; seat 0 deals, nobody changes."""
T6_CARDS = "KS TS 9S QS AS JS 8D KD QD 8C KC 7C 8H 9H 7H"


def rules(**options: Value) -> Mosca:
    return Mosca(MoscaOptions.make(**options))


def cards(text: str) -> tuple[Card, ...]:
    return tuple(map(Card, text.split()))


def position(of: Mosca, hands: dict[int, str], turnup: str = "7H", **fields: Any) -> MoscaState:
    """Seat 0 has dealt and paid; the other cards are the stock, dealt out to whoever has none."""
    shown = {f"hand:{seat}": cards(held) for seat, held in hands.items()}
    used = {card for zone in shown.values() for card in zone} | {Card(turnup)}
    rest = [card for card in of.pack.cards if card not in used]
    for seat in of.seats:
        if seat not in hands:
            shown[f"hand:{seat}"], rest = tuple(rest[:5]), rest[5:]
    table = {**of.start().table, **shown, "turnup": cards(turnup), "stock": tuple(rest)}
    count = len(of.seats)
    known: dict[str, Any] = {"scores": (-count,) + (0,) * (count - 1), **fields}
    return MoscaState(
        table=table, stage=Stage.HAND, dealer=DEALER, elder=ELDER, to_move=ELDER, deals=1,
        drawing=(), **known,
    )  # fmt: skip


def playing(of: Mosca, hands: dict[int, str], turnup: str = "7H", **fields: Any) -> MoscaState:
    """Return a position in which all who were given cards stayed as they are."""
    state = position(of, hands, turnup, **fields)
    order = state.order
    declared = tuple(0 if seat in hands else -1 for seat in order)
    first = next(seat for seat in order if seat in hands)
    return replace(
        state, declared=declared, served=len(order), phase=Phase.PLAY, leader=first, to_move=first
    )


def answering(of: Mosca, trick: str, hand: str, turnup: str = "7H") -> MoscaState:
    """Return a trick in which the last participant must answer the cards on the table."""
    led = cards(trick)
    hands = {seat: str(card) for seat, card in enumerate(led, 1)}
    state = playing(of, {**hands, (len(led) + 1) % len(of.seats): hand}, turnup)
    return play(of, state, [f"play {card}" for card in led])


def play(of: Mosca, state: MoscaState, moves: Iterable[str]) -> MoscaState:
    """Make moves such as ``play KS`` of the seat to move."""
    return told(of, state, moves)[0]


def told(
    of: Mosca, state: MoscaState, moves: Iterable[str]
) -> tuple[MoscaState, tuple[Event, ...]]:
    events: tuple[Event, ...] = ()
    for text in moves:
        step = of.play(state, Move.parse(text))
        state, events = step.state, (*events, *step.events)
    return state, events


def plays(text: str) -> list[str]:
    """Turn cards into moves: ``KD AD`` is ``play KD``, ``play AD``."""
    return [f"play {card}" for card in text.split()]


def legal(of: Mosca, state: MoscaState) -> set[str]:
    """Return the cards that may be played."""
    return {str(move.cards[0]) for move in of.legal(state)}


def dealt(of: Mosca, hands: dict[int, str], turnup: str, **fields: Any) -> MoscaState:
    """Deal with seat 0 as dealer so that these hands and this turn-up come out."""
    wanted = position(of, hands, turnup)
    order = wanted.order
    packets = [wanted.hand(seat)[:2] for seat in order] + [wanted.hand(seat)[2:] for seat in order]
    top = [card for packet in packets for card in packet]
    deck = (*top, Card(turnup), *wanted.table["stock"])
    start = replace(of.start(), stage=Stage.SHUFFLE, dealer=DEALER, **fields)
    shuffled = of.play(start, Move("shuffle", (*deck[-1:], *deck[:-1]))).state
    return of.play(shuffled, Move("cut", number=1)).state
