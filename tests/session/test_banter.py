"""What is said after a hand follows from what was weighed before it."""

from random import Random
from threading import Event as Flag
from typing import Any

import pytest

from naipes_gui.core.counsel import Counsel, Weighed
from naipes_gui.core.moves import Move
from naipes_gui.core.opponent import Opponent
from naipes_gui.core.rules import Stage, View
from naipes_gui.core.table import CHANCE, Seat
from naipes_gui.core.text import Phrase
from naipes_gui.games import all_games
from naipes_gui.session.banter import CLOSE, LINES, LUCKY, RIGHT, UNLUCKY, fresh, reaction, remark
from naipes_gui.store.header import Player as Seated
from naipes_gui.store.matches import begin_for_show
from naipes_gui.store.record import Record

STAND, PROPOSE = Move("stand"), Move("propose")


def counsel(worth: float, gap: float, margin: float = 0.1) -> Counsel:
    return Counsel(STAND, (Weighed(STAND, worth), Weighed(PROPOSE, worth - gap, margin)))


@pytest.mark.parametrize(
    ("worth", "gap", "gained", "mood"),
    [
        (0.8, 0.5, -1, UNLUCKY),
        (-0.4, 0.5, 2, LUCKY),
        (0.8, 0.5, 1, RIGHT),
        (-0.4, 0.05, -1, CLOSE),
        (0.8, 0.05, 0, CLOSE),
        (-0.4, 0.5, -1, None),
        (0.8, 0.05, 1, None),
        (0.0, 0.5, 1, LUCKY),
        (0.0, 0.5, -1, None),
        (0.8, 0.5, 0, None),
        (-0.4, 0.5, 0, None),
        (-0.4, 0.05, 0, CLOSE),
    ],
)
def test_a_mood_compares_what_came_with_what_was_expected(
    worth: float, gap: float, gained: int, mood: str | None
) -> None:
    assert reaction(counsel(worth, gap), gained) == mood


@pytest.mark.parametrize(("chosen", "mood"), [(STAND, RIGHT), (PROPOSE, LUCKY)])
def test_what_was_chosen_tells_what_was_expected(chosen: Move, mood: str) -> None:
    """Some choose what is not the best, and did not expect the best of it."""
    choices = Weighed(STAND, 0.5), Weighed(PROPOSE, -0.5, 0.1)
    assert reaction(Counsel(chosen, choices), 1) == mood


def test_of_a_choice_that_was_not_weighed_the_best_is_expected() -> None:
    assert reaction(Counsel(Move("play"), (Weighed(STAND, -0.5),)), 1) == LUCKY


def test_who_weighed_nothing_says_nothing() -> None:
    assert reaction(Counsel(STAND), 3) is None


def test_there_is_more_than_one_line_for_every_mood() -> None:
    assert all(len({line.source for line in lines}) > 2 for lines in LINES.values())


def test_nobody_says_twice_what_was_said_until_all_was() -> None:
    for lines in LINES.values():
        said = list[Phrase]()
        for line in lines:
            assert line in fresh(lines, said[:-1])
            assert not {*fresh(lines, said)} & {*said}
            said.append(line)
        assert fresh(lines, said) == lines


class Asked:
    """Stands for the process of the opponents, and keeps what it is asked."""

    def __init__(self, counsel: Counsel | None) -> None:
        self.counsel, self.questions = counsel, list[tuple[View[Any], Opponent, int, Any]]()

    def weigh(self, view: View[Any], who: Opponent, seed: int, stop: Any) -> Counsel | None:
        self.questions.append((view, who, seed, stop))
        return self.counsel


def hand_of(key: str, seed: int) -> Record:
    """Return a match in which two hands are over, or all, between a person and the computer."""
    game = all_games()[key]
    options = game.options().make()
    opponents = (
        Seated(name=f"{seat}", kind="bot", level="club", effort=seat)
        for seat in range(1, options.players)
    )
    rng = Random(f"{key}/{seed}")
    recorder = begin_for_show(key, options.to_json(), (Seated(name="Tú"), *opponents), rng)
    rules = recorder.record.rules
    while recorder.timeline.ended < 2 and not recorder.record.is_over:
        state = recorder.timeline.state
        if state.to_move == CHANCE:
            recorder.chance(rng)
        elif state.stage is Stage.CUT:
            recorder.cut_for(rng)
        else:
            moves = [move for move in rules.legal(state) if move.verb != "resign"]
            recorder.move(rng.choice(moves))
    return recorder.record


def first_choices(record: Record) -> dict[Seat, int]:
    """Return where in the last hand each opponent first had more than one move."""
    found = dict[Seat, int]()
    timeline = record.timeline
    for ply in range(timeline.shuffles[-1], timeline.ply):
        seat, state = timeline.moves[ply][0], timeline.states[ply]
        if state.stage is Stage.HAND and len(record.rules.legal(state, seat)) > 1:
            found.setdefault(seat, ply)
    return {seat: ply for seat, ply in found.items() if seat in record.header.opponents}


def gained(record: Record, seat: Seat) -> float:
    """Return by how much a seat did better in the last hand than the mean of the others."""
    timeline = record.timeline
    before, after = timeline.states[timeline.shuffles[-1]].scores, timeline.state.scores
    mine = after[seat] - before[seat]
    others = [after[each] - before[each] for each in record.rules.seats if each != seat]
    ahead = mine - sum(others) / len(others)
    return float(-ahead if record.rules.fewest_win else ahead)


@pytest.mark.parametrize("key", all_games())
@pytest.mark.parametrize("worth", [1.0, -1.0])
def test_an_opponent_compares_its_first_choice_with_what_became_of_it(
    key: str, worth: float
) -> None:
    spoke = set[Seat]()
    for seed in range(6):
        record, stop = hand_of(key, seed), Flag()
        asked: Any = Asked(counsel(worth, 0.5))
        said = remark(record, asked, stop)
        ((view, who, start, flag),) = asked.questions
        ply = first_choices(record)[view.seat]
        assert who == record.header.opponents[view.seat]
        assert view == record.timeline.view(ply, view.seat)
        assert (start, flag) == (record.thought(ply), stop)
        mood = reaction(asked.counsel, gained(record, view.seat))
        assert said is None if mood is None else said is not None and said[0] == view.seat
        assert said is None or said[1] in LINES[mood or ""]
        assert remark(record, asked, stop) == said
        spoke.add(view.seat)
    assert len(spoke) > 1 or len(record.header.opponents) == 1


@pytest.mark.parametrize("weighed", [None, Counsel(STAND)])
def test_nothing_is_said_where_nothing_was_weighed(weighed: Counsel | None) -> None:
    process: Any = Asked(weighed)
    assert remark(hand_of("ecarte", 1), process, Flag()) is None
    assert len(process.questions) == 1
