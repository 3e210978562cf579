"""A match as a list of moves, looked at from any ply by anybody."""

from random import Random
from typing import Any

import pytest

from naipes_gui.core.cards import HIDDEN, Card
from naipes_gui.core.errors import Contradiction, IllegalMove
from naipes_gui.core.moves import Move
from naipes_gui.core.replay import Replay
from naipes_gui.core.rules import OUT, Stage
from naipes_gui.core.table import CHANCE, OMNISCIENT, Looked, Moved, Seat, apply_event, settled
from naipes_gui.core.timeline import Timeline
from tests.games_for_tests.high_card import HighCard, HighCardOptions, HighCardState
from tests.guess import guess

FIRST, SECOND = Seat(0), Seat(1)


def match(plies: int, **options: Any) -> Timeline[HighCardState]:
    rules = HighCard(HighCardOptions.make(target=1000, **options))
    timeline, rng = Timeline(rules), Random(3)
    while timeline.ply < plies:
        state = timeline.state
        chance = state.to_move == CHANCE
        timeline.push(rules.chance(state, rng) if chance else rules.legal(state)[0])
    return timeline


def test_a_match_that_has_not_begun_has_no_hands() -> None:
    assert list(match(0).hands()) == []
    assert match(1).shuffles == []


def test_hands_go_from_shuffle_to_shuffle() -> None:
    timeline = match(30)
    hands = list(timeline.hands())
    assert len(hands) > 3
    for hand in hands:
        assert [move.verb for _, move in hand.moves[:2]] == ["shuffle", "cut"]
        assert hand.states[0].stage is hand.states[-1].stage is Stage.SHUFFLE
        assert hand.states[-1].scores != hand.states[0].scores or not hand.paid


def test_only_decisions_of_seats_have_a_line() -> None:
    timeline = match(5)
    assert [timeline.moves[ply][1].verb for ply in timeline.decisions] == ["play", "play"]


def test_an_illegal_move_leaves_no_trace() -> None:
    timeline = match(3)
    before = (timeline.ply, timeline.state)
    with pytest.raises(IllegalMove):
        timeline.push(Move("nonsense"))
    assert (timeline.ply, timeline.state) == before


def test_cutting_forgets_the_future() -> None:
    timeline = match(12)
    timeline.view(12, FIRST)
    kept = timeline.states[:6]
    timeline.cut(5)
    assert (timeline.ply, timeline.states) == (5, kept)
    timeline.push(timeline.rules.chance(timeline.state, Random(8)))
    assert timeline.view(6, FIRST).memory == {}


def test_a_step_tells_a_story_and_a_jump_does_not() -> None:
    timeline = match(3)
    step, jump = timeline.step(3, FIRST), timeline.jump(3, FIRST)
    assert step.view == jump.view
    assert jump.events == ()
    dealt = [e for e in step.events if isinstance(e, Moved) and e.target == "hand:1"]
    assert all(card == HIDDEN for event in dealt for card in event.cards)


def test_a_shuffle_leaves_nothing_to_remember() -> None:
    timeline = match(20)
    for ply in timeline.shuffles:
        if ply + 1 <= timeline.ply:
            assert timeline.view(ply + 1, FIRST).memory == {}


def test_a_replay_stays_within_the_match() -> None:
    replay = Replay(match(20), FIRST)
    assert replay.forward().ply == 1
    assert replay.seek(-5).ply == 0
    assert replay.seek(99).ply == 20
    assert replay.forward().events == ()
    assert replay.look_as(SECOND).view.seat == SECOND
    assert replay.hands[-1] < 20
    assert replay.next_of(replay.hands) == 20
    assert replay.previous_of(replay.hands) == replay.hands[-1]
    replay.seek(0)
    assert (replay.previous_of(replay.hands), replay.next_of(replay.hands)) == (0, replay.hands[0])


def test_what_a_seat_looked_at_is_hidden_from_those_who_may_not_see_it() -> None:
    timeline = match(3)
    rules, state = timeline.rules, timeline.state
    look = Looked(FIRST, (Card("AS"),), "hand:1")
    assert rules.redact(look, state, FIRST) == look
    assert rules.redact(look, state, SECOND) == look
    assert rules.redact(look, state, OMNISCIENT) == look
    secret = Looked(FIRST, (Card("AS"),), "stock")
    assert rules.redact(secret, state, SECOND) == Looked(FIRST, (HIDDEN,), "stock")


def test_a_guess_keeps_what_is_seen_and_remembered() -> None:
    timeline = match(3)
    view = timeline.view(3, FIRST)
    world = guess(timeline.rules, view, Random(1))
    assert world.table["hand:0"] == view.state.table["hand:0"]
    assert HIDDEN not in {card for row in world.table.values() for card in row}


def test_an_impossible_view_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    timeline = match(3)
    monkeypatch.setattr(HighCard, "may_hold", lambda *_: False)
    with pytest.raises(Contradiction, match="seat 0"):
        guess(timeline.rules, timeline.view(3, FIRST), Random(1))


@pytest.mark.parametrize(
    "move",
    [
        Move("lot", (Card("AS"),)),
        Move("lot", (Card("AS"), Card("AS"))),
        Move("lot", (Card("AS"), OUT)),
        Move("lot", (Card("AS"), Card("2S"))),
        Move("lot", number=7),
        Move("deal", (Card("AS"), Card("KS"))),
    ],
    ids=str,
)
def test_a_lot_that_is_none(move: Move) -> None:
    timeline: Timeline[HighCardState] = Timeline(HighCard(HighCardOptions.make()))
    with pytest.raises(IllegalMove):
        timeline.push(move)


def test_a_shuffle_is_of_the_whole_pack() -> None:
    timeline = match(1)
    with pytest.raises(IllegalMove):
        timeline.push(Move("shuffle", timeline.rules.pack.cards[1:]))


@pytest.mark.parametrize("game", ["ecarte", "mosca", "napoleon", "nlk"])
def test_a_replay_rests_on_a_complete_trick_however_one_gets_there(game: str) -> None:
    from naipes_gui.games import all_games
    from tests.playthrough import choice

    info = all_games()[game]
    timeline: Timeline[Any] = Timeline(info.rules(info.options().make()))
    rng = Random(4)
    while timeline.ply < 150 and not timeline.state.is_over:
        timeline.push(choice(timeline, rng))
    walking, leaping = Replay(timeline, FIRST, info.face()), Replay(timeline, FIRST)
    begun = timeline.view(0, FIRST).state
    table, scores, rested = dict(begun.table), begun.scores, 0
    for ply in range(1, timeline.ply + 1):
        walked, leapt = walking.forward(), leaping.seek(ply)
        for event in walked.shown:
            apply_event(table, event)
            scores = settled(scores, event)
        # What a trick wins is paid when it is taken up, not while it lies there.
        assert walked.view.state.scores == leapt.view.state.scores == scores
        assert walked.view.state.table == leapt.view.state.table == table
        assert walked.taken == leapt.taken
        assert walked.ply == leapt.ply == ply
        if walked.taken is not None:
            zones = walked.view.zones
            lying = [c for z, cards in table.items() for c in cards
                     if zones.role(z).name in ("TRICK", "CHAIN")]  # fmt: skip
            assert walked.taken.card in lying
            assert len(lying) > 1
            rested += 1
        elif ply == timeline.ply:
            assert table == timeline.view(ply, FIRST).state.table
    assert rested > 2
    assert not any(isinstance(event, Moved) for event in walking.forward().events)
