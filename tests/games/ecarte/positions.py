"""Positions of Écarté written down by hand, and a way to play on from them."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from naipes_gui.core.cards import Card
from naipes_gui.core.moves import Move
from naipes_gui.core.options import Value
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import Event, Seat
from naipes_gui.games.ecarte.options import EcarteOptions
from naipes_gui.games.ecarte.rules.game import Ecarte
from naipes_gui.games.ecarte.rules.state import PACK, EcarteState, Phase

ELDER, DEALER = Seat(0), Seat(1)


def rules(**options: Value) -> Ecarte:
    return Ecarte(EcarteOptions.make(**options))


def cards(text: str) -> tuple[Card, ...]:
    return tuple(map(Card, text.split()))


def position(
    elder: str,
    dealer: str,
    turnup: str,
    phase: Phase = Phase.PLAY,
    **fields: Any,
) -> EcarteState:
    """Seat 0 leads, seat 1 deals; all other cards are the stock."""
    hands = {"hand:0": cards(elder), "hand:1": cards(dealer), "turnup": cards(turnup)}
    used = {card for zone in hands.values() for card in zone}
    stock = tuple(card for card in PACK.cards if card not in used)
    table = {**rules().start().table, **hands, "stock": stock}
    known: dict[str, Any] = {"scores": (0, 0), "to_move": ELDER, **fields}
    return EcarteState(
        table=table, stage=Stage.HAND, dealer=DEALER, leader=ELDER, deals=1, drawing=(),
        phase=phase, **known,
    )  # fmt: skip


def with_tricks(state: EcarteState, elder: int, dealer: int) -> EcarteState:
    """Give the players so many tricks of cards from the stock."""
    stock, many = state.table["stock"], 2 * (elder + dealer)
    won = {"won:0": stock[: 2 * elder], "won:1": stock[2 * elder : many], "stock": stock[many:]}
    return replace(state, table={**state.table, **won})


def play(of: Ecarte, state: EcarteState, moves: Iterable[str]) -> EcarteState:
    """Make moves such as ``play KS``, of the seat to move; ``1: claim`` names the seat."""
    return told(of, state, moves)[0]


def told(
    of: Ecarte, state: EcarteState, moves: Iterable[str]
) -> tuple[EcarteState, tuple[Event, ...]]:
    events: tuple[Event, ...] = ()
    for text in moves:
        who, _, move = text.rpartition(": ")
        step = of.play(state, Move.parse(move), Seat(int(who)) if who else None)
        state, events = step.state, (*events, *step.events)
    return state, events


def plays(text: str) -> list[str]:
    """Turn cards into moves: ``KD AD`` is ``play KD``, ``play AD``."""
    return [f"play {card}" for card in text.split()]


def legal(of: Ecarte, state: EcarteState) -> list[str]:
    return [str(move) for move in of.legal(state)]
