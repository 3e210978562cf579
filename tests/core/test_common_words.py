"""What is said before a hand is said by no game, and in all of them alike."""

from dataclasses import replace
from typing import Any

import pytest

from naipes_gui.core.cards import Card
from naipes_gui.core.info import GameInfo
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import OUT, Stage, View
from naipes_gui.core.table import OMNISCIENT, Said, Seat
from naipes_gui.core.timeline import Timeline
from naipes_gui.core.wording import Wording
from naipes_gui.games import all_games

ME, OTHER = Seat(0), Seat(1)
WORDING = Wording(["Ana", "Bea", "Carlos", "Dora", "Elio", "Fina"])
STAGES: list[tuple[dict[str, Any], str]] = [
    ({"stage": Stage.LOT}, "Drawing for the first deal."),
    ({"stage": Stage.SHUFFLE, "dealer": ME}, "You deal first."),
    ({"stage": Stage.SHUFFLE, "dealer": OTHER}, "Bea deals first."),
    ({"stage": Stage.CUT, "to_move": ME}, "You cut."),
    ({"stage": Stage.CUT, "to_move": OTHER}, "Bea cuts."),
]


@pytest.fixture(params=all_games())
def game(request: pytest.FixtureRequest) -> GameInfo:
    return all_games()[request.param]


def at_the_start(game: GameInfo, seat: Seat = ME, **fields: Any) -> View[Any]:
    rules = game.rules(game.options().make())
    view = Timeline(rules).view(0, seat)
    return replace(view, state=replace(view.state, **fields))


@pytest.mark.parametrize(("fields", "text"), STAGES)
def test_the_situation_before_a_hand(game: GameInfo, fields: dict[str, Any], text: str) -> None:
    view = at_the_start(game, **fields)
    assert WORDING.tell(*game.face().situation(view)) == text


@pytest.mark.parametrize("game", ["ecarte", "mosca"], indirect=True)
def test_it_is_said_which_card_deals_first_and_that_equal_ones_are_drawn_again(
    game: GameInfo,
) -> None:
    rules = game.rules(game.options().make())
    face, timeline = game.face(), Timeline(rules)
    others = len(rules.seats) - 2
    for drawn in (("QS", "QD", *["8C"] * others), ("7H", "KD", *[OUT] * others)):
        timeline.push(Move("lot", tuple(map(Card, drawn))))
    told = [WORDING.tell(*face.situation(timeline.view(ply, ME))) for ply in (1, 2)]
    last = "Bea deals first, after a tie, with" if others else "Bea deals first, with"
    assert told == [
        "A tie (Ana and Bea): cards are drawn again for the first deal.",
        f"{last} the king of diamonds, the highest.",
    ]


@pytest.mark.parametrize(("game", "options"), [
    ("ecarte", {"first_dealer": "highest"}), ("ecarte", {"first_dealer": "lowest"}),
    ("mosca", {}), ("napoleon", {}), ("nlk", {}), ("hachi_hachi", {}),
], indirect=["game"])  # fmt: skip
def test_what_is_said_of_the_card_that_deals_first_is_what_decides(
    game: GameInfo, options: dict[str, str]
) -> None:
    rules = game.rules(game.options().make(**options))
    pack = sorted(rules.lot_pack, key=rules.lot_strength)
    drawn = (pack[-1], *pack[: len(rules.seats) - 1])
    timeline = Timeline(rules)
    timeline.push(Move("lot", drawn))
    told = WORDING.tell(*game.face().situation(timeline.view(1, ME)))
    word = {"ecarte": options.get("first_dealer", ""), "napoleon": "lowest",
            "hachi_hachi": "earliest month"}.get(game.key, "highest")  # fmt: skip
    assert told.startswith("You deal first: ")
    assert word in told


def test_a_cut_is_told_and_the_first_dealer_says_so(game: GameInfo) -> None:
    face, cut = game.face(), Move("cut", number=9)
    told = [face.describe(at_the_start(game, seat), ME, cut) for seat in (ME, OTHER, OMNISCIENT)]
    assert [WORDING.say(each) for each in told] == [
        "You cut the cards", "Ana cuts the cards", "Ana cuts the cards",
    ]  # fmt: skip
    said = face.bubble(at_the_start(game), Said(OTHER, "deals"))
    assert said is not None
    assert WORDING.say(said) == "I deal."
