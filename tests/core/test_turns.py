"""What seats did last is told to everybody, and to nobody more than could be seen."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from naipes_gui.core.cards import HIDDEN, Card
from naipes_gui.core.motion import Meaning
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import OMNISCIENT, Moved, Seat, Shown
from naipes_gui.core.text import Phrase
from naipes_gui.core.timeline import Frame, Timeline
from naipes_gui.core.turns import Turns
from naipes_gui.core.zones import Role
from naipes_gui.games import all_games
from tests.playthrough import choice

GAMES = sorted(all_games())
ME = Seat(0)


WITH_TRICKS = ("ecarte", "mosca", "napoleon")
"""Where every seat lays a card before it."""


def told(game: str, plies: int, seed: int = 3) -> Iterator[tuple[Timeline[Any], Frame[Any]]]:
    info = all_games()[game]
    timeline: Timeline[Any] = Timeline(info.rules(info.options().make()))
    rng, face = Random(seed), info.face()
    while timeline.ply < plies and not timeline.state.is_over:
        timeline.push(choice(timeline, rng))
        yield timeline, timeline.tell(timeline.ply, ME, face)


def cards_in(what: object) -> set[Card]:
    match what:
        case Phrase(_, _, blanks):
            return {card for value in blanks.values() for card in cards_in(value)}
        case Card():
            return {what}
        case tuple():
            return {card for value in what for card in cards_in(value)}
        case _:
            return set()


def seen(timeline: Timeline[Any], frame: Frame[Any]) -> set[Card]:
    views = frame.view, timeline.view(frame.ply - 1, ME)
    lying = {card for view in views for row in view.state.table.values() for card in row}
    passed = {c for e in frame.events if isinstance(e, Moved | Shown) for c in e.cards}
    return lying | passed | set(frame.view.memory)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_told_could_be_seen(game: str) -> None:
    count = 0
    for timeline, frame in told(game, 300):
        if frame.told is not None:
            assert cards_in(frame.told) <= seen(timeline, frame) - {HIDDEN}
            count += 1
    assert count > 30


@pytest.mark.parametrize("game", GAMES)
def test_the_last_turn_is_the_last_seat_s_and_its_cards_are_in_sight(game: str) -> None:
    turns, met = Turns(), set[Seat]()
    for timeline, frame in told(game, 200):
        turns.add(frame)
        mover, last = timeline.moves[-1][0], turns.last
        ended = frame.view.state.stage is not Stage.HAND or frame.view.state.to_move != mover
        if not frame.told or last is None:
            continue
        if ended:
            assert last.seat == mover
            assert last.told[-1] == frame.told
        since = turns.since(ME)
        assert since
        assert all(turn.seat != ME for turn in since[1:])
        # What one did oneself last is told beside what came of it since.
        assert since[0].seat == ME or all(turn.seat != ME for turn in turns.done)
        met.add(last.seat)
        assert HIDDEN not in last.cards
    assert len(met) == len(timeline.state.scores)


@pytest.mark.parametrize("game", [game for game in GAMES if all_games()[game].face().has_tricks])
def test_the_last_trick_is_what_was_played_and_who_took_it(game: str) -> None:
    turns, tricks, laid = Turns(), 0, list[Card]()
    for timeline, frame in told(game, 260, seed=8):
        turns.add(frame)
        zones = frame.view.zones
        for event in timeline.witnessed(timeline.ply, OMNISCIENT):
            if not isinstance(event, Moved):
                continue
            if event.how.meaning is Meaning.PLAY:
                laid += event.cards
            elif zones.role(event.target) is Role.HAND:
                laid = [card for card in laid if card not in event.cards]
            if event.how.meaning in (Meaning.DEAL, Meaning.GATHER):
                laid = []
        role = Role.CHAIN if game == "nlk" else Role.TRICK
        owners = timeline.rules.seats if role is Role.TRICK else ()
        lying = [card for seat in owners for card in frame.view.cards(role, seat)]
        if laid and not lying and not frame.view.cards(role) and turns.trick is not None:
            assert [card for _, card in turns.trick.plays] == laid
            assert turns.trick.taken.card in laid
            assert dict(turns.trick.plays[::-1]).get(turns.trick.taken.seat) is not None
            laid, tricks = [], tricks + 1
    assert tricks > 3


@pytest.mark.parametrize("game", [key for key in GAMES if key in WITH_TRICKS])
def test_what_is_laid_to_the_trick_is_what_lies_there_with_whoever_laid_it(game: str) -> None:
    turns, seen = Turns(), 0
    for timeline, frame in told(game, 200):
        turns.add(frame)
        lying = {
            (seat, card) for seat in timeline.rules.seats
            for card in frame.view.cards(Role.TRICK, seat)
        }  # fmt: skip
        if lying:
            assert set(turns.laid) == lying
            seen += 1
    assert seen > 10


@pytest.mark.parametrize("game", WITH_TRICKS)
def test_how_a_trick_ended_is_told_until_one_acts_again(game: str) -> None:
    turns, ended = Turns(), 0
    for _, frame in told(game, 200):
        turns.add(frame)
        latest, done = turns.latest(ME), turns.done
        assert latest[-1:] == done[-1:]
        if len(latest) > 1:
            ended += 1
            trick, *after = latest
            assert trick.taken is not None
            # Nothing that was done since is left out: a trick does not begin with its second card.
            assert after == done[len(done) - len(after) :]
            assert done[-len(latest)] is trick
            assert all(turn.seat != ME and turn.taken is None for turn in after)
    assert ended > 3


def test_what_is_captured_is_told_with_the_card_that_captured_it() -> None:
    turns, kinds = Turns(), set[tuple[bool, bool]]()
    for timeline, frame in told("hachi_hachi", 160):
        turns.add(frame)
        if turns.last is None or frame.view.state.stage is not Stage.HAND:
            continue
        view = timeline.view(frame.ply, ME)
        captured = set(view.cards(Role.CAPTURED, turns.last.seat))
        for group in turns.last.groups:
            kinds.add((group.from_stock, group.is_captured))
            assert len({card.month for card in group.cards}) == 1
            assert group.is_captured == (len(group.cards) > 1)
            assert captured.issuperset(group.cards) or not group.is_captured
    assert len(kinds) == 4


def test_a_card_that_is_only_drawn_is_told_by_what_becomes_of_it() -> None:
    turns = Turns()
    for _, frame in told("nlk", 40):
        turns.add(frame)
        assert all(
            "draw" not in part.source for turn in turns.done for part in turn.told if part.source
        )
    assert turns.done


@pytest.mark.parametrize("game", ["nlk", "hachi_hachi"])
def test_whoever_is_out_is_told_of_two_rounds_at_most(game: str) -> None:
    """Else what was done would pile up over the table for all the rest of the hand."""
    turns, out = Turns(), Seat(99)
    for _, frame in told(game, 200):
        turns.add(frame)
        assert len(turns.since(out)) <= 2 * len(frame.view.state.scores)
    assert turns.done


def test_what_the_stock_captures_of_the_cards_just_laid_is_its_own_capture() -> None:
    """It was shown as if the card of the hand had captured, and the one of the stock stayed."""
    seen = 0
    for seed in range(8):
        turns = Turns()
        for _, frame in told("hachi_hachi", 160, seed):
            turns.add(frame)
            last = turns.last
            if last is None or len(last.groups) != 2 or last.groups[0].from_stock:
                continue
            laid, turned = last.groups
            if laid.cards[0] in turned.cards or turned.cards[0] in laid.cards:
                assert (len(laid.cards), laid.is_captured) == (1, False)
                assert (turned.from_stock, turned.is_captured) == (True, True)
                seen += 1
    assert seen
