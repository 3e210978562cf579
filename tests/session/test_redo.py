"""What was taken back can be made again until something else is done."""

from collections.abc import Iterator
from random import Random

import pytest

from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Stage
from naipes_gui.core.text import Phrase
from naipes_gui.games import all_games
from naipes_gui.session.worker import Worker
from naipes_gui.store.header import Player
from naipes_gui.store.matches import begin_for_show
from tests.session.test_masking import ME, Open

every_game = pytest.mark.parametrize("key", all_games())
pytestmark = pytest.mark.usefixtures("qapp")
DECISIONS = 30


def at_a_table(key: str) -> Worker:
    """Return what plays a match that no disk slows down, with opponents that think here."""
    game = all_games()[key]
    options = game.options().make()
    opponents = (
        Player(name=f"{seat}", kind="bot", level="club") for seat in range(1, options.players)
    )
    seats = Player(name="Tú"), *opponents
    recorder = begin_for_show(key, options.to_json(), seats, Random(3))
    worker = Worker(recorder, ME, seed=5, dealing=Random(4))
    worker.bot_process = Open(key, recorder.record.rules)
    return worker


def wait_for_me(worker: Worker) -> bool:
    """Let the others play until the person is to decide; tell whether that comes."""
    while not worker.timeline.state.is_over:
        state, before = worker.timeline.state, worker.timeline.ply
        if state.to_move == ME and state.stage is Stage.HAND:
            return True
        if state.stage is Stage.SHUFFLE:
            worker.go_on(f"part {before}")
        elif state.to_move == ME:
            worker.submit(before, worker.timeline.rules.legal(state, ME)[0])
        worker.advance()
    return False


def choices(worker: Worker) -> list[Move]:
    legal = worker.timeline.rules.legal(worker.timeline.state, ME)
    return [move for move in legal if move.verb not in ("resign", "claim", "cancel")]


def two_ways(worker: Worker) -> Iterator[Move]:
    """Play on; whenever there is a choice, play one move, take it back and yield it."""
    for number in range(DECISIONS):
        if not wait_for_me(worker):
            return
        ply, moves = worker.timeline.ply, choices(worker)
        worker.submit(ply, moves[number % len(moves)])
        if len(moves) > 1 and worker.timeline.state.stage is Stage.HAND:
            worker.take_back()
            assert worker.timeline.ply == ply
            yield moves[number % len(moves)]


@every_game
def test_what_was_taken_back_is_made_again(key: str) -> None:
    worker = at_a_table(key)
    made = 0
    for move in two_ways(worker):
        ply = worker.timeline.ply
        worker.redo()
        assert worker.timeline.moves[ply] == (ME, move)
        made += 1
    assert made > 3


@every_game
def test_another_move_makes_an_end_of_what_was_taken_back(key: str) -> None:
    worker = at_a_table(key)
    still_legal = 0
    for move in two_ways(worker):
        other = next(each for each in choices(worker) if each != move)
        worker.submit(worker.timeline.ply, other)
        if not wait_for_me(worker):
            break
        still_legal += move in choices(worker)
        ply = worker.timeline.ply
        worker.redo()
        assert worker.timeline.ply == ply
    assert still_legal > 0


@every_game
def test_decisions_are_taken_back_and_made_again_one_by_one(key: str) -> None:
    worker = at_a_table(key)
    steps = 0
    for number in range(DECISIONS):
        if not wait_for_me(worker):
            break
        first, begun = worker.timeline.ply, worker.timeline.state.deals
        worker.submit(first, choices(worker)[number % len(choices(worker))])
        if not wait_for_me(worker) or worker.timeline.state.deals != begun:
            continue
        second = worker.timeline.ply
        worker.submit(second, choices(worker)[0])
        made = list(worker.timeline.moves)
        if worker.timeline.state.stage is not Stage.HAND:
            continue
        for ply in (second, first):
            worker.take_back()
            assert worker.timeline.ply == ply
        worker.redo()
        assert worker.timeline.ply == second
        worker.redo()
        assert worker.timeline.moves == made
        steps += 1
    assert steps > 1


def test_that_there_is_nothing_to_make_again_is_said() -> None:
    worker, said = at_a_table("ecarte"), list[Phrase]()
    worker.refused.connect(said.append)
    assert wait_for_me(worker)
    ply = worker.timeline.ply
    worker.redo()
    assert worker.timeline.ply == ply
    assert [phrase.source for phrase in said] == [
        "Nothing has been taken back that could be redone."
    ]
