"""A game that nobody has heard of is shown by the generic table, found by its folder alone."""

from collections.abc import Sequence
from random import Random
from typing import Any

from pytestqt.qtbot import QtBot

from naipes_gui.bots.baseline import RandomBot
from naipes_gui.core.cards import Card
from naipes_gui.core.face import Button, Face, PlayedHand, ScoreLine, ScoreSheet, Spot
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import View
from naipes_gui.core.table import CHANCE, Said, Seat
from naipes_gui.core.text import Phrase, phrase
from naipes_gui.core.timeline import Timeline
from naipes_gui.core.zones import STOCK
from naipes_gui.ui.table.board import Board
from naipes_gui.ui.table.plates import SeatInfo
from tests.games_for_tests.high_card import GAME, PLAYED, HighCardOptions
from tests.ui.table_help import STILL, Never


class HighCardFace(Face):
    def spots(self, view: View[Any]) -> tuple[Spot, ...]:
        return Spot(STOCK), Spot(PLAYED, in_front=True, reach=0.3)

    def prompts(self, view: View[Any]) -> tuple[Phrase, ...]:
        return (phrase("test", "Play a card."),)

    def buttons(self, view: View[Any], picked: Sequence[Card]) -> tuple[Button, ...]:
        again = Move("again")
        return (Button(again, phrase("test", "Again")),) if again in view.moves else ()

    def saying(self, view: View[Any], said: Said) -> Phrase | None:
        return phrase("test", "Hurrah!") if said.verb == "cheer" else None

    def score_sheet(self, view: View[Any], hand: PlayedHand) -> ScoreSheet:
        lines = tuple(
            ScoreLine(Seat(s), phrase("test", "played"), (), 0, total)
            for s, total in enumerate(hand.states[-1].scores)
        )
        return ScoreSheet(phrase("test", "Done"), phrase("test", "One hand"), lines)

    def tell(self, view: View[Any], seat: Seat, move: Move) -> Phrase:
        return phrase("test", "plays {card}", card=move.cards)


def test_the_generic_table_shows_it_and_the_baseline_plays_it(qtbot: QtBot) -> None:
    rules: Any = GAME.rules(HighCardOptions.make(players=3))
    timeline: Timeline[Any] = Timeline(rules)
    names = {Seat(i): SeatInfo(Seat(i), name, "person") for i, name in enumerate("ABC")}
    board = Board(HighCardFace(), "french", names, clockwise=True)
    qtbot.addWidget(board)
    board.adopt(STILL)
    rng, bot = Random(4), RandomBot(rules)
    board.show_frame(timeline.jump(0, Seat(0)))
    while not timeline.state.is_over and timeline.ply < 200:
        seat = timeline.state.to_move
        view = timeline.view(timeline.ply, seat)
        chance = seat == CHANCE
        move = rules.chance(timeline.state, rng) if chance else bot.choose(view, rng, Never())
        timeline.push(move)
        board.show_frame(timeline.step(timeline.ply, Seat(0)))
        board.director.finish_all()
        shown = {z: tuple(i.card for i in board.table.items_of(z)) for z in timeline.state.table}
        assert shown == dict(timeline.view(timeline.ply, Seat(0)).state.table)
    assert timeline.state.is_over
    board.stop()


def test_a_click_plays_its_card(qtbot: QtBot) -> None:
    rules: Any = GAME.rules(HighCardOptions.make(players=2))
    timeline: Timeline[Any] = Timeline(rules)
    rng = Random(8)
    while not (timeline.state.to_move == 0 and timeline.state.table["hand:0"]):
        state = timeline.state
        legal = rules.legal(state)
        timeline.push(rules.chance(state, rng) if state.to_move == CHANCE else rng.choice(legal))
    names = {Seat(i): SeatInfo(Seat(i), name, "person") for i, name in enumerate("AB")}
    board = Board(HighCardFace(), "french", names, clockwise=True)
    qtbot.addWidget(board)
    board.adopt(STILL)
    board.show_frame(timeline.jump(timeline.ply, Seat(0)))
    card = timeline.state.table["hand:0"][0]
    with qtbot.waitSignal(board.chosen) as chosen:
        board.hand.click(card)
    assert chosen.args[1] == Move("play", (card,))
    board.stop()
