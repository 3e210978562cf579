"""Positions of NLK written down by hand, and a way to play on from them."""

from collections.abc import Iterable
from dataclasses import replace
from random import Random
from typing import Any

from naipes_gui.core.cards import Card
from naipes_gui.core.draft import Draft
from naipes_gui.core.moves import Move
from naipes_gui.core.options import Value
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import CHANCE, Event, Seat
from naipes_gui.core.timeline import Timeline
from naipes_gui.core.zones import HAND
from naipes_gui.games.nlk.options import NlkOptions
from naipes_gui.games.nlk.rules import stall
from naipes_gui.games.nlk.rules.game import Nlk
from naipes_gui.games.nlk.rules.state import NlkState, Phase
from naipes_gui.games.nlk.rules.zones import PILE


def rules(**options: Value) -> Nlk:
    return Nlk(NlkOptions.make(**options))


def cards(text: str) -> tuple[Card, ...]:
    return tuple(map(Card, text.split()))


def piles(of: Nlk, tops: Iterable[str], to_move: int, stock: str = "", **fields: Any) -> NlkState:
    """Give each seat a pile, bottom first; the stock begins with these cards, all others follow."""
    laid = {PILE.of(Seat(seat)): cards(text) for seat, text in enumerate(tops)}
    first = cards(stock)
    used = {*first, *(card for zone in laid.values() for card in zone)}
    rest = tuple(card for card in of.pack.cards if card not in used)
    whole = fields.pop("whole", True)
    spare = {"stock": (*first, *rest)} if whole else {"stock": first, "gone": rest}
    table = {**of.start().table, **laid, **spare}
    return replace(
        of.start(), table=table, stage=Stage.HAND, dealer=Seat(0), to_move=Seat(to_move), deals=1,
        drawing=(), **fields,
    )  # fmt: skip


def trick(
    of: Nlk, hands: Iterable[str], to_move: int, chain: str = "", size: int = 0, trump: str = "H",
    **fields: Any,
) -> NlkState:  # fmt: skip
    """Give each seat a hand in the second phase; all other cards are out of play."""
    held = {HAND.of(Seat(seat)): cards(text) for seat, text in enumerate(hands)}
    used = {*cards(chain), *(card for zone in held.values() for card in zone)}
    gone = tuple(card for card in of.pack.cards if card not in used)
    table = {**of.start().table, **held, "chain": cards(chain), "stock": (), "gone": gone}
    state = replace(
        of.start(), table=table, stage=Stage.HAND, dealer=Seat(0), to_move=Seat(to_move), deals=1,
        drawing=(), phase=Phase.TRICKS, size=size, last_card=Card("9" + trump),
        laid_by=tuple(Seat(0) for _ in cards(chain)), **fields,
    )  # fmt: skip
    draft = Draft(state, (), of.options)
    stall.count(draft, of.pack)
    return draft.state


def play(of: Nlk, state: NlkState, *moves: str) -> NlkState:
    return told(of, state, *moves)[0]


def told(of: Nlk, state: NlkState, *moves: str) -> tuple[NlkState, tuple[Event, ...]]:
    events: tuple[Event, ...] = ()
    for text in moves:
        step = of.play(state, Move.parse(text))
        state, events = step.state, (*events, *step.events)
    return state, events


def legal(of: Nlk, state: NlkState) -> list[str]:
    return [str(move) for move in of.legal(state)]


def beats(of: Nlk, state: NlkState) -> set[str]:
    """Return the cards that may be laid; taking must be possible besides."""
    moves = legal(of, state)
    assert "take" in moves
    return {move.removeprefix("play ") for move in moves if move != "take"}


def hand(state: NlkState, seat: int) -> set[str]:
    return set(state.hand(Seat(seat)))


def at_random(of: Nlk, seed: object, most: int = 5_000) -> Timeline[NlkState]:
    """Play a match of random moves, or so many of them."""
    timeline, rng = Timeline(of), Random(str(seed))
    while not timeline.state.is_over and timeline.ply < most:
        state = timeline.state
        by_chance = state.to_move == CHANCE
        timeline.push(of.chance(state, rng) if by_chance else rng.choice(of.legal(state)))
    return timeline
