"""What would have come of another move: same cards, same chance, same opponents."""

from random import Random
from threading import Event
from typing import Any

import pytest

from naipes_gui.core.errors import BadRecord, IllegalMove
from naipes_gui.core.moves import Move
from naipes_gui.core.opponent import Opponent
from naipes_gui.core.rules import Stage, Stop, View
from naipes_gui.core.table import Seat
from naipes_gui.games import all_games
from naipes_gui.review.asking import AskHere
from naipes_gui.review.other_line import Follower, growing, other_line
from naipes_gui.review.proof import proved, proving
from naipes_gui.store.record import Record
from tests.review.played import choices, header, match

GAMES = sorted(all_games())


class Weak:
    """Asks a beginner where the reference would play: the tests have no time for a Master."""

    def __init__(self, record: Record) -> None:
        self._ask, self.asked = AskHere(record), list[tuple[Seat, Opponent]]()

    def __call__(self, view: View[Any], who: Opponent, seed: int, stop: Stop) -> Move | None:
        self.asked.append((view.seat, who))
        weak = Opponent("beginner", who.style, who.effort)
        return self._ask(view, weak, seed, stop)


def another(record: Record, ply: int, rng: Random) -> Move:
    made = record.timeline.moves[ply][1]
    return rng.choice([m for m in record.rules.legal(record.timeline.states[ply]) if m != made])


@pytest.mark.parametrize("naipes", [1, 2])
@pytest.mark.parametrize("key", GAMES)
def test_a_line_that_repeats_what_was_played_is_the_hand_that_was_played(
    key: str, naipes: int
) -> None:
    record = match(key, 2, naipes=naipes)
    moves, rng = list(record.timeline.moves), Random(key)
    for hand in (1, 2):
        for ply in rng.sample(plies := choices(record, hand=hand), min(3, len(plies))):
            line = other_line(record, ply, moves[ply][1], ask=Weak(record))
            assert line is not None
            assert line.had is not None
            assert list(line.record.timeline.moves) == moves[: line.end]
            assert line.record.timeline.state == record.timeline.states[line.end]
            assert line.would == line.had
            assert set(line.difference) == {0}
    assert list(record.timeline.moves) == moves


@pytest.mark.parametrize("naipes", [1, 2])
@pytest.mark.parametrize("key", GAMES)
def test_another_move_is_answered_by_the_same_opponents_from_the_same_cards(
    key: str, naipes: int
) -> None:
    record, rng = match(key, 1, naipes=naipes, seed=3), Random(key)
    mine = [ply for ply in choices(record) if record.timeline.moves[ply][0] == 0]
    ply = rng.choice(mine or choices(record))
    line = other_line(record, ply, another(record, ply, rng), ask=Weak(record))
    assert line is not None
    timeline = line.record.timeline
    assert list(timeline.moves[:ply]) == list(record.timeline.moves[:ply])
    assert timeline.moves[ply] == (line.change.seat, line.change.move)
    assert timeline.state.stage in (Stage.SHUFFLE, Stage.OVER)
    assert line.record.seals == record.seals[:1]
    assert line.would.scores == tuple(timeline.state.scores)
    proof = proved(line)
    assert proof.holds
    assert proof.asked > 0
    assert line.exact


def test_whoever_goes_through_the_steps_reads_in_the_players(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The window's thread only begins a line: the players of a game take longer than a frame."""
    record, asked = match("mosca", 1), list[str]()
    ply = choices(record)[0]
    other, ask = another(record, ply, Random(1)), Weak(record)
    monkeypatch.setattr(type(all_games()["mosca"]), "bots", lambda self: asked.append(self.key))
    steps = growing(record, ply, other, ask=ask)
    assert asked == []
    with pytest.raises(TypeError):
        next(steps)
    assert asked == ["mosca"]


def test_who_plays_for_the_person_is_said() -> None:
    record = match("mosca", 1)
    ply = next(ply for ply in choices(record) if record.timeline.moves[ply][0] == 0)
    line = other_line(record, ply, another(record, ply, Random(1)), ask=(ask := Weak(record)))
    assert line is not None
    assert line.follower is Follower.REFERENCE
    assert line.played_by == Opponent(all_games()["mosca"].strongest)
    for seat, who in ask.asked:
        assert who == (line.played_by if seat == 0 else record.header.opponents[seat])


def test_a_computer_player_follows_its_own_change() -> None:
    record = match("ecarte", 1, person=False, seed=1)
    ply = choices(record)[0]
    line = other_line(record, ply, another(record, ply, Random(1)))
    assert line is not None
    assert line.follower is Follower.ITSELF
    assert line.played_by == record.header.opponents[line.change.seat]
    assert proved(line).holds


def test_every_level_answers_truly() -> None:
    for level in all_games()["ecarte"].bots():
        record = match("ecarte", 1, level=level, seed=5)
        ply = choices(record)[0]
        again = other_line(record, ply, record.timeline.moves[ply][1])
        assert again is not None
        assert again.would == again.had
        line = other_line(record, ply, another(record, ply, Random(2)))
        assert line is not None
        assert proved(line).holds


def test_a_match_that_goes_on_does_not_disturb_a_line_that_grows() -> None:
    record = match("ecarte", 1)
    ply = choices(record)[0]
    ask = Weak(record)
    move = another(record, ply, Random(1))
    steps = growing(record, ply, move, ask=ask)
    record.take({"undo": 0})
    grown = [grown.timeline.ply for grown in steps]
    assert grown == list(range(grown[0], grown[-1] + 1))
    assert record.timeline.ply < grown[0]


def test_a_line_stops_when_told_to() -> None:
    record, stop = match("ecarte", 1), Event()
    ply = choices(record)[0]
    stop.set()
    assert other_line(record, ply, another(record, ply, Random(1)), stop=stop) is None
    line = other_line(record, ply, another(record, ply, Random(1)), ask=Weak(record))
    assert line is not None
    assert [proof.asked for proof in proving(line, stop=stop)] == [0]


def test_other_players_than_those_of_the_match_are_no_exact_answer() -> None:
    about = header("ecarte").to_json()
    about["seats"][1]["version"] = 0
    record = match("ecarte", 1)
    record.header = type(record.header).from_json(about)
    ply = choices(record)[0]
    line = other_line(record, ply, another(record, ply, Random(1)), ask=Weak(record))
    assert line is not None
    assert not line.exact


def test_what_the_rules_do_not_allow_is_refused() -> None:
    record = match("ecarte", 1)
    with pytest.raises(IllegalMove):
        other_line(record, choices(record)[0], Move("bid", number=3))
    for ply in (-1, 0, 1, record.timeline.ply, record.timeline.ply + 1):
        with pytest.raises(BadRecord):
            other_line(record, ply, Move("propose"))


def test_an_answer_is_proved_wrong_when_it_is_another() -> None:
    record = match("ecarte", 1)

    class Liar(Weak):
        def __call__(self, view: View[Any], who: Opponent, seed: int, stop: Stop) -> Move | None:
            return view.moves[-1]

    plies = [ply for ply in choices(record) if record.timeline.moves[ply][0] == 0]
    lines = (
        other_line(record, ply, move, ask=Liar(record))
        for ply in plies
        for move in record.rules.legal(record.timeline.states[ply])
    )
    assert any(not proved(line).holds for line in lines if line is not None)
