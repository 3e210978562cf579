"""A lesson as a value: which steps are read, where they stand, what is dealt before them."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from naipes_gui.core.errors import NaipesError
from naipes_gui.core.lesson import Do, Lesson, Say, See, Step, cards_of, dealt, played, seen
from naipes_gui.core.rules import Rules
from naipes_gui.core.table import CHANCE
from naipes_gui.core.text import phrase
from naipes_gui.core.timeline import Timeline
from naipes_gui.games import all_games

WORD = phrase("test", "Look.")


def lesson(*steps: Step, lot: str = "1", deck: str = "", before: str = "") -> Lesson:
    moves = tuple(filter(None, before.split("; ")))
    return Lesson(
        key="test", title=WORD, stage=WORD, about=WORD, minutes=1, opponents=(), lot=lot,
        deck=deck, cut=3, steps=steps, before=moves,
    )  # fmt: skip


def test_what_is_said_is_counted_and_moves_take_their_time() -> None:
    met = seen("play AS", "play KS")
    steps: tuple[Step, ...] = (Say(WORD), *met, Do("play QS", WORD), See("pass", WORD))
    made = lesson(*steps)
    assert steps[1:3] == (See("play AS"), See("play KS"))
    assert made.told == (0, 3, 4)
    assert made.plies(5) == (5, 5, 6, 7, 8, 9)


def test_what_is_left_out_is_nothing() -> None:
    assert (Say(WORD).text, See("pass").headline, See("pass").text) == (None, None, None)
    do = Do("pass", WORD)
    assert (do.text, do.wrong, do.is_shown) == (None, {}, True)
    assert (lesson().options, lesson().before) == ({}, ())


def opened() -> tuple[Rules[Any, Any], list[str]]:
    """Return rules, and the moves of a hand that was played by the first move each time."""
    game = all_games()["ecarte"]
    rules, rng = game.rules(game.options().make()), Random(4)
    timeline = Timeline(rules)
    while timeline.ply < 8:
        state = timeline.state
        by_chance = state.to_move == CHANCE
        timeline.push(rules.chance(state, rng) if by_chance else rules.legal(state)[0])
    return rules, [str(move) for _, move in timeline.moves]


def test_a_hand_is_dealt_as_far_as_its_first_step_and_played_to_its_last() -> None:
    rules, moves = opened()
    lot, deck = moves[0].removeprefix("lot "), moves[1].removeprefix("shuffle ")
    before, rest = moves[3:5], moves[5:]
    cut = int(moves[2].removeprefix("cut "))
    mine = [Do(move, WORD) for move in rest[1:]]
    steps: tuple[Step, ...] = (Say(WORD), *seen(*rest[:1]), Say(WORD), *mine)
    made = replace(lesson(*steps, lot=lot, deck=deck, before="; ".join(before)), cut=cut)
    assert [str(move) for _, move in dealt(made, rules).moves] == moves[:5]
    assert [str(move) for _, move in played(made, rules).moves] == moves
    with pytest.raises(NaipesError):
        dealt(replace(made, deck=deck[:-3]), rules)
    with pytest.raises(NaipesError):
        played(replace(made, steps=(Do("play 2S", WORD),)), rules)


def test_who_deals_first_may_be_said_by_number() -> None:
    game = all_games()["ecarte"]
    rules = game.rules(game.options().make())
    numbered = lesson(lot="1", deck=opened()[1][1].removeprefix("shuffle "))
    try:
        made = dealt(numbered, rules)
    except NaipesError:
        # A game that draws cards for the first deal knows no number.
        assert rules.lot_is_drawn
    else:
        assert made.moves[0][1].number == 1


def test_cards_are_read_as_records_write_them() -> None:
    assert cards_of("AS TH 7C") == ("AS", "TH", "7C")
    assert cards_of("") == ()
