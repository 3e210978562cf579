"""What is called certain is certain: no reply of anybody takes a trick of the rest."""

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

from naipes_gui.bots.baseline import RandomBot
from naipes_gui.core.cards import Card
from naipes_gui.core.moves import Move
from naipes_gui.core.rest import certain
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import CHANCE, Seat
from naipes_gui.core.timeline import Timeline
from naipes_gui.core.wording import Wording
from naipes_gui.games import all_games
from tests.ui.table_help import Never


def match(key: str, seed: int, **options: Any) -> Iterator[Timeline[Any]]:
    game = all_games()[key]
    rules: Any = game.rules(game.options().make(**options))
    timeline: Timeline[Any] = Timeline(rules)
    rng, bot = Random(seed), RandomBot(rules)
    while timeline.ply < 260 and not timeline.state.is_over:
        yield timeline
        seat = timeline.state.to_move
        if seat == CHANCE:
            timeline.push(rules.chance(timeline.state, rng))
        else:
            timeline.push(bot.choose(timeline.view(timeline.ply, seat), rng, Never()))


def played_out(timeline: Timeline[Any], seat: Seat, rest: tuple[Card, ...], rng: Random) -> bool:
    """Tell whether a seat wins every trick with the cards it leads, whatever the others do."""
    rules, state, deals = timeline.rules, timeline.state, timeline.state.deals
    for card in rest:
        if state.stage is not Stage.HAND or state.deals != deals:
            return True
        if state.to_move != seat:
            return False
        state = rules.play(state, Move("play", (card,))).state
        while state.stage is Stage.HAND and state.to_move != seat:
            state = rules.play(state, rng.choice(list(rules.legal(state)))).state
            if not state.trick and state.stage is Stage.HAND and state.to_move != seat:
                return False
    return True


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("key", "options"),
    [("napoleon", {"players": 3}), ("mosca", {"players": 3}), ("mosca", {"players": 4})],
)
def test_nobody_takes_a_trick_of_the_rest(key: str, options: dict[str, Any]) -> None:
    face, found = all_games()[key].face(), 0
    for seed in range(80):
        for timeline in match(key, seed, **options):
            seat = timeline.state.to_move
            if timeline.state.stage is not Stage.HAND or seat < 0:
                continue
            if rest := face.rest(timeline.view(timeline.ply, seat)):
                assert {*rest} == {*timeline.state.hand(seat)}
                tries = (played_out(timeline, seat, rest, Random(n)) for n in range(6))
                assert all(tries), (seed, timeline.ply, rest)
                found += 1
        if found > 4:
            return
    raise AssertionError("hardly ever certain")


@pytest.mark.parametrize("key", all_games())
def test_a_letter_of_the_game_that_does_nothing_says_why(key: str) -> None:
    """Whatever the sheet of keys lists is never silent: a button prints it, or a sentence comes."""
    face, told = all_games()[key].face(), set[str]()
    for timeline in islice((each for seed in range(4) for each in match(key, seed)), 400):
        view = timeline.view(timeline.ply, Seat(0))
        for letter, what in face.keys(view):
            why = face.refused(view, letter)
            assert why is not None
            told.add(Wording().say(why))
            assert Wording().say(what)
        assert face.refused(view, "Ñ") is None
    assert told or not face.keys(view)
    if key in ("ecarte", "mosca", "napoleon"):
        assert len(told) > 2


def order(hand: str, others: str, trump: str = "S") -> tuple[Card, ...]:
    ranks = "23456789TJQKA"
    return certain(
        [Card(c) for c in hand.split()], [Card(c) for c in others.split()], trump,
        lambda card: card.suit, lambda card: ranks.index(card.rank),
    )  # fmt: skip


def test_the_worst_is_feared() -> None:
    assert order("AS AH KH", "QS QH") == ("AS", "AH", "KH")
    assert order("AS AH", "QS TS QH") == ()
    assert order("AS KS AH", "QS TS KH") == ("AS", "KS", "AH")
    assert order("AS 2S", "QS") == ("AS", "2S")
    assert order("AS 2S", "QS TS") == ()
    assert order("AH 2H", "3H 4D") == ("AH", "2H")
    assert order("AH 2H", "3H 4H") == ()
    assert order("AH", "2S") == ()
