"""In play the opponents are handed what their seats may know, and nothing more."""

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from naipes_gui.bots.baseline import RandomBot
from naipes_gui.core.cards import HIDDEN
from naipes_gui.core.counsel import Counsel
from naipes_gui.core.moves import Move
from naipes_gui.core.opponent import Opponent
from naipes_gui.core.rules import Stage, Stop, View
from naipes_gui.core.table import Seat
from naipes_gui.games import all_games
from naipes_gui.review.asking import GOING
from naipes_gui.session.bot_process import BotProcess, Question, masked
from naipes_gui.session.worker import Worker
from naipes_gui.store.header import Player
from naipes_gui.store.matches import begin_match

ME = Seat(0)
HANDS = 2
every_game = pytest.mark.parametrize("key", all_games())
pytestmark = pytest.mark.usefixtures("qapp")


class Open(BotProcess):
    """Thinks here, and keeps what it was handed and what it would have sent."""

    def __init__(self, game: str, rules: Any) -> None:
        super().__init__(game, rules)
        self.handed, self.sent = list[View[Any]](), list[View[Any]]()

    def choose(self, view: View[Any], who: Opponent, seed: int, stop: Stop) -> Move | None:
        self.handed.append(view)
        return super().choose(view, who, seed, stop)

    def weigh(
        self, view: View[Any], who: Opponent, seed: int, stop: Stop, enough: Stop = GOING
    ) -> Counsel | None:
        self.handed.append(view)
        return super().weigh(view, who, seed, stop, enough)

    def _ask(self, question: Question, stop: Stop, enough: Stop) -> Move | Counsel:
        verb, view, _, seed = question
        self.sent.append(view)
        move = RandomBot(self.rules).choose(view, Random(seed), stop)
        return move if verb == "choose" else Counsel(move)


class Leaking(Worker):
    """Hands out the whole position, as a fault of the program might."""

    def _think(self, seat: Seat) -> None:
        timeline = self.timeline
        honest = timeline.view(timeline.ply, seat)
        leak = replace(honest, state=timeline.state)
        if honest.state.stage is Stage.CUT:
            super()._think(seat)
        elif move := self.bot_process.choose(leak, self.opponents[seat], 1, self.stop):
            self.recorder.move(move)


def at_a_table(key: str, folder: Path, kind: type[Worker] = Worker) -> tuple[Worker, Open]:
    game = all_games()[key]
    options = game.options().make()
    names = [Player(name="Tú"), *(
        Player(name=f"{seat}", kind="bot", level="club") for seat in range(1, options.players)
    )]  # fmt: skip
    recorder = begin_match(key, options.to_json(), names, rng=Random(3), folder=folder)
    worker = kind(recorder, ME, seed=5, dealing=Random(4))
    worker.bot_process = Open(key, recorder.record.rules)
    return worker, worker.bot_process


def play(worker: Worker) -> None:
    """Play some hands, without a thread; hints are asked for, and a word after each hand."""
    rng = Random(6)
    while worker.timeline.state.deals <= HANDS and not worker.timeline.state.is_over:
        state, before = worker.timeline.state, worker.timeline.ply
        if state.to_move == ME and state.stage in (Stage.HAND, Stage.CUT):
            worker.advise(before, Opponent("club"))
            moves = [m for m in worker.timeline.rules.legal(state, ME) if m.verb != "resign"]
            worker.submit(before, rng.choice(moves))
        elif state.stage is Stage.SHUFFLE:
            worker.comment()
            worker.go_on(f"part {before}")
        worker.advance()
    QApplication.processEvents()
    worker.recorder.close()


@every_game
def test_views_are_masked_when_they_are_handed_out(
    key: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    worker, bot_process = at_a_table(key, tmp_path)
    play(worker)
    rules, timeline = worker.timeline.rules, worker.timeline
    assert len(bot_process.handed) > 10
    assert any(HIDDEN in view.state.table["stock"] for view in bot_process.handed)
    assert {view.seat for view in bot_process.handed} == set(rules.seats)
    for view in bot_process.handed:
        assert masked(rules, view) is view
    true = [timeline.view(ply, seat) for ply in range(timeline.ply) for seat in rules.seats]
    assert all(view in true for view in bot_process.handed)
    assert "may not know" not in caplog.text


@every_game
def test_a_worker_that_hands_out_the_position_is_found_out_and_gives_nothing_away(
    key: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    worker, bot_process = at_a_table(key, tmp_path, Leaking)
    play(worker)
    rules = worker.timeline.rules
    assert any(masked(rules, view) is not view for view in bot_process.handed)
    assert "was about to be shown cards that it may not know" in caplog.text
    assert bot_process.sent
    assert all(masked(rules, view) is view for view in bot_process.sent)
