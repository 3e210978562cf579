"""Positions and tables for the tests of the interface."""

from pathlib import Path
from random import Random
from typing import Any

from naipes_gui.bots.baseline import RandomBot
from naipes_gui.core.cards import Card
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import CHANCE, Seat
from naipes_gui.core.timeline import Timeline
from naipes_gui.games import all_games
from naipes_gui.store.header import Player
from naipes_gui.store.matches import begin_match
from naipes_gui.store.recorder import Recorder
from naipes_gui.ui.table.board import Board
from naipes_gui.ui.table.plates import SeatInfo
from naipes_gui.ui.table.table_style import TableStyle
from naipes_gui.ui.table.tempo import Speed, Tempo

ME = Seat(0)
SITTERS = {Seat(0): SeatInfo(Seat(0), "Tú", "person"), Seat(1): SeatInfo(Seat(1), "Bruno", "bruno")}
STILL = TableStyle(tempo=Tempo(Speed.INSTANT, trick_hold=1))


class Never:
    def is_set(self) -> bool:
        return False


def played(plies: int, seed: int = 1, **options: Any) -> Timeline[Any]:
    """Return a random match of Écarté so many plies long."""
    game = all_games()["ecarte"]
    rules = game.rules(game.options().make(**options))
    timeline: Timeline[Any] = Timeline(rules)
    rng, bot = Random(seed), RandomBot(rules)
    while timeline.ply < plies and not timeline.state.is_over:
        state = timeline.state
        if state.to_move == CHANCE:
            timeline.push(rules.chance(state, rng))
        else:
            timeline.push(bot.choose(timeline.view(timeline.ply, state.to_move), rng, Never()))
    return timeline


def to_play(seed: int = 1, seat: Seat = ME, led: bool = True) -> Timeline[Any]:
    """Return a match in which a seat is to answer a lead, or to lead."""
    for tried in range(seed, seed + 400):
        timeline = played(3, tried)
        rng = Random(tried)
        while timeline.state.stage is Stage.HAND:
            state = timeline.state
            choices = timeline.rules.legal(state)
            on_table = any(cards for zone, cards in state.table.items() if zone[:5] == "trick")
            plays = [move for move in choices if move.verb == "play"]
            if plays and state.to_move == seat and on_table == led and len(plays) < 4:
                return timeline
            timeline.push(rng.choice(choices))
    raise AssertionError("no such position")


def board(look: TableStyle = STILL) -> Board:
    made = Board(all_games()["ecarte"].face(), "french", SITTERS, clockwise=True)
    made.resize(992, 716)
    made.adopt(look)
    return made


def forbidden(timeline: Timeline[Any]) -> Card:
    """Return a card of the person's hand that may not be played now."""
    legal = {move.cards for move in timeline.rules.legal(timeline.state)}
    hand: tuple[Card, ...] = timeline.state.table["hand:0"]
    return next(card for card in hand if (card,) not in legal)


def begun(folder: Path, seed: int = 3, **options: Any) -> Recorder:
    """Return the recorder of a match between a person and a beginner."""
    made = all_games()["ecarte"].options().make(**options)
    players = [Player(name="Tú"), Player(name="Bruno", kind="bot", level="beginner")]
    return begin_match("ecarte", made.to_json(), players, rng=Random(seed), folder=folder)


def first_legal(moves: tuple[Move, ...]) -> Move:
    return moves[0]
