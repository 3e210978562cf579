"""The table of combinations says what the rules say, and of everybody only what lies open."""

from dataclasses import replace
from typing import Any

import pytest

from naipes_gui.core.cards import HIDDEN, Card
from naipes_gui.core.lesson import dealt
from naipes_gui.core.rules import View
from naipes_gui.core.table import FIRST, Seat
from naipes_gui.core.wording import Wording
from naipes_gui.core.yaku_table import YakuRow
from naipes_gui.games.hachi_hachi import GAME
from naipes_gui.games.hachi_hachi.lessons.account import ACCOUNT
from naipes_gui.games.hachi_hachi.options import HachiOptions
from naipes_gui.games.hachi_hachi.rules.yaku import dekiyaku, teyaku
from naipes_gui.games.hachi_hachi.rules.zones import CAPTURED
from naipes_gui.games.hachi_hachi.table.yaku_table import yaku_table

EVERY = [
    HachiOptions.make(),
    HachiOptions.make(profile="traditional", inoshikacho=True, sunashi=True, muko_sanbon=True),
    HachiOptions.make(profile="traditional", aka_kan=3, haneken_kan=8, two_triplets="4-5-6"),
    HachiOptions.make(profile="traditional", kan_points=10, handicap_source="off", specials=False),
]
every_rules = pytest.mark.parametrize("options", EVERY)


def rows(options: HachiOptions, view: View[Any] | None = None) -> dict[str, YakuRow]:
    return {row.key: row for part in yaku_table(options, view).parts for row in part.rows}


def kan(row: YakuRow) -> int:
    return int(row.worth.blanks["kan"])


@every_rules
def test_worths_are_those_of_the_rules_in_force(options: HachiOptions) -> None:
    for key, row in rows(options).items():
        cards = row.cards
        if row.chases or key in ("goko", "shiko", "akatan", "aotan", "inoshikacho"):
            assert {yaku.key: yaku.kan for yaku in dekiyaku(cards, options)}[key] == kan(row)
        elif len(cards) == 7:
            assert {yaku.key: yaku.kan for yaku in teyaku(cards, options)}[key] == kan(row)


def test_only_what_is_played_with_is_listed() -> None:
    first, second, third, last = map(rows, EVERY)
    assert "inoshikacho" in second
    assert "inoshikacho" not in third
    assert {"sunashi", "mukosanbon"} <= second.keys()
    assert not {"sunashi", "mukosanbon"} & first.keys()
    assert "sixteen_chaff" in third
    assert "sixteen_chaff" not in first.keys() | last.keys()
    assert not {"sanbon", "karasu"} & last.keys()
    assert kan(third["aka"]) == 3
    assert kan(third["futatatesanbon"]) == 6


def middle() -> View[Any]:
    timeline = dealt(ACCOUNT, GAME.rules_with(ACCOUNT.options))
    return timeline.view(timeline.ply, FIRST)


def test_a_hand_that_counts_double_is_worth_double() -> None:
    view = middle()
    say = Wording().say
    assert say(rows(view.options)["akatan"].worth) == "7 kan: 84 mon"
    assert say(rows(view.options, view)["akatan"].worth) == "7 kan: 168 mon"


def test_it_says_how_everybody_stands_and_who_has_shown_what() -> None:
    view = middle()
    found = rows(view.options, view)
    assert found["sanbon"].shown_by == (FIRST,)
    poems = {chase.seat: chase for chase in found["akatan"].chases}
    assert poems[FIRST].owned == (Card("01R"),)
    assert poems[Seat(2)].owned == (Card("02R"),)
    assert all(chase.is_lost for chase in poems.values())
    assert next(chase.seat for chase in found["goko"].chases) == FIRST


def test_face_down_captures_are_not_counted() -> None:
    view = middle()
    hidden = dict(view.state.table)
    hidden[CAPTURED.of(Seat(2))] = (HIDDEN,) * len(view.state.pile(Seat(2)))
    masked = replace(view, state=replace(view.state, table=hidden))
    chase = next(c for c in rows(view.options, masked)["akatan"].chases if c.seat == 2)
    assert chase.has_hidden
    assert not chase.owned
