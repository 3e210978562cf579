"""A game of a few lines: each seat plays one card of two, the highest wins a point.

It has what records must cope with: hands without a move, a reshuffle in mid-hand, a seat that
speaks out of turn, and a match that may end early.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any

import pytest

from naipes_gui import games
from naipes_gui.core.cards import NATURAL, Card, Pack, french
from naipes_gui.core.counsel import Counsel
from naipes_gui.core.draft import Draft
from naipes_gui.core.info import GameInfo, Preset
from naipes_gui.core.motion import DEAL, PLAY
from naipes_gui.core.moves import Move
from naipes_gui.core.opponent import PLAIN, Style
from naipes_gui.core.options import Options, number, switch
from naipes_gui.core.rules import Rules, Stage, State, Stop, View
from naipes_gui.core.table import BANK, CHANCE, NOBODY, Faces, Seat
from naipes_gui.core.text import phrase
from naipes_gui.core.zones import HAND, STOCK, Owned, Role

PLAYED = Owned("played", Faces.ALL, Role.PLAYED, phrase("text_table", "Played"))
VOID = Card("KS")
"""Dealt first, it ends the hand before it begins."""


@dataclass(frozen=True, kw_only=True)
class HighCardOptions(Options):
    players: int = number(2, 2, 4, phrase("test", "Players"), phrase("test", "Seats."))
    target: int = number(3, 1, 1000, phrase("test", "Target"), phrase("test", "Points."))
    random_lot: bool = switch(False, phrase("test", "Lot"), phrase("test", "No cards."))


@dataclass(frozen=True, slots=True, kw_only=True)
class HighCardState(State):
    again: bool = False


class HighCard(Rules[HighCardState, HighCardOptions]):
    zones = (HAND, PLAYED)
    ways = (DEAL, PLAY)

    @property
    def pack(self) -> Pack:
        return french(32)

    @property
    def lot_is_drawn(self) -> bool:
        return not self.options.random_lot

    def lot_strength(self, card: Card) -> int:
        return NATURAL.index(card.rank)

    def start(self) -> HighCardState:
        return HighCardState(**self.opening())

    def deal(self, draft: Draft[HighCardState]) -> None:
        if draft.table[STOCK.id][0] == VOID:
            self._end(draft)
            return
        elder = self.after(draft.state.dealer)
        for seat in self.seats_from(elder):
            draft.draw(2, STOCK.id, HAND.of(seat), DEAL)
        draft.set(to_move=elder)

    def choices(self, state: HighCardState) -> Sequence[Move]:
        hand = [Move("play", (card,)) for card in state.table[HAND.of(state.to_move)]]
        return [*hand, *([] if state.again else [Move("again")])]

    def interjections(self, state: HighCardState, seat: Seat) -> Sequence[Move]:
        return [Move("cheer")]

    def decide(self, draft: Draft[HighCardState], seat: Seat, move: Move) -> None:
        if move.verb == "cheer":
            draft.say(seat, "cheer")
        elif move.verb == "again":
            draft.set(stage=Stage.RESHUFFLE, to_move=CHANCE, again=True, drawing=(seat,))
        else:
            draft.move(move.cards, HAND.of(seat), PLAYED.of(seat), PLAY)
            self._go_on(draft, seat)

    def _go_on(self, draft: Draft[HighCardState], seat: Seat) -> None:
        if seat != draft.state.dealer:
            draft.set(to_move=self.after(seat))
            return
        ranks = [NATURAL.index(draft.table[PLAYED.of(s)][0].rank) for s in self.seats]
        draft.pay(BANK, Seat(ranks.index(max(ranks))), 1, "highest")
        self._end(draft)

    def to_shuffle(self, state: HighCardState) -> Sequence[Card]:
        return state.table[STOCK.id] if state.stage is Stage.RESHUFFLE else self.pack.cards

    def reshuffled(self, draft: Draft[HighCardState], order: Sequence[Card]) -> None:
        draft.shuffle(STOCK.id, order)
        draft.set(stage=Stage.HAND, to_move=draft.state.drawing[0], drawing=())

    def may_end(self, state: HighCardState) -> bool:
        return max(state.scores) > 0

    def _end(self, draft: Draft[HighCardState]) -> None:
        if max(draft.state.scores) >= self.options.target:
            draft.set(stage=Stage.OVER, to_move=NOBODY)
        else:
            dealer = self.after(draft.state.dealer)
            draft.set(stage=Stage.SHUFFLE, to_move=CHANCE, dealer=dealer)


class AnyMove:
    """Plays any legal move."""

    def __init__(
        self, level: str, rules: Rules[Any, Any], style: Style = PLAIN, effort: int = 1
    ) -> None:
        self.level = level

    def choose(self, view: View[Any], rng: Random, stop: Stop) -> Move:
        return rng.choice(view.moves)

    def weigh(self, view: View[Any], rng: Random, stop: Stop) -> Counsel:
        return Counsel(self.choose(view, rng, stop))


def _no_face() -> Any:
    raise AssertionError("the game has no face")


GAME = GameInfo(
    key="high_card",
    title=phrase("test", "High Card"),
    blurb=phrase("test", "The highest wins."),
    players=(2, 4),
    minutes=1,
    difficulty=1,
    felt="green",
    clockwise=True,
    options=lambda: HighCardOptions,
    rules=HighCard,
    bots=lambda: {level: partial(AnyMove, level) for level in ("beginner", "club", "expert")},
    face=_no_face,
    presets=(Preset("plain", phrase("test", "Plain")),),
)


def install(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the program know this game and no other."""
    monkeypatch.setattr(games, "all_games", lambda: {GAME.key: GAME})
