"""At the flower table one reads what everybody did, and sees between which cards one chooses."""

from random import Random
from typing import Any, cast

import pytest
from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from naipes_gui.core.cards import Card
from naipes_gui.core.rules import Stage, View
from naipes_gui.core.table import Seat
from naipes_gui.core.timeline import Timeline
from naipes_gui.core.zones import Role
from naipes_gui.games import all_games
from naipes_gui.ui.shared.art import CardStyle, card_face
from naipes_gui.ui.table.action_button import price_lines
from naipes_gui.ui.table.board import Board
from naipes_gui.ui.table.field import Field
from naipes_gui.ui.table.field_layout import APART, month_place
from naipes_gui.ui.table.field_pieces import choice_words
from naipes_gui.ui.table.geometry import Box
from naipes_gui.ui.table.overlay import LANDING
from naipes_gui.ui.table.pieces import box_of
from naipes_gui.ui.table.pose import bounding
from naipes_gui.ui.table.turn_pictures import tells_all
from tests.nights import at_night
from tests.playthrough import choice
from tests.ui.felt_help import Case, table_of

SIZES = [(900, 516), *at_night((992, 716), (1530, 970))]
ROUND = 20
"""More moves than are made from one turn of mine to the next."""
SEED_OF_A_STOP = 1
"""With which I may stop a hand soon; another one is looked for where the rules draw otherwise."""
THREE = Case("hachi_hachi", 3, (("profile", "traditional"),))


def pairs(view: View[Any] | None) -> list[tuple[Card, list[Card]]]:
    """Return the cards of the hand that may take one of several, with these."""
    assert view is not None
    hand = view.cards(Role.HAND, Seat(0))
    taken = {c: [m.onto[0] for m in view.moves if m.cards == (c,) and m.onto] for c in hand}
    return [(card, cards) for card, cards in taken.items() if len(cards) > 1]


def played(qtbot: QtBot, size: tuple[int, int], seed: int) -> tuple[Board, Timeline[Any]]:
    """Return a table in the middle of a hand, where the person chooses a card to play."""
    board, rules = table_of(THREE, size)
    qtbot.addWidget(board, before_close_func=lambda widget: widget.stop())
    timeline: Timeline[Any] = Timeline(rules)
    rng, face = Random(seed), all_games()["hachi_hachi"].face()
    for _ in range(400):
        timeline.push(choice(timeline, rng))
        state, ply = timeline.state, timeline.ply
        mine = state.stage is Stage.HAND and state.to_move == 0
        if not mine or not pairs(timeline.view(ply, Seat(0))):
            continue
        board.show_frame(timeline.jump(max(0, ply - ROUND), Seat(0)))
        for shown in range(max(0, ply - ROUND), ply):
            board.show_frame(timeline.tell(shown + 1, Seat(0), face))
            board.director.finish_all()
        if len(board.turns.since(Seat(0))) == 3:
            return board, timeline
    raise AssertionError("no such position")


@pytest.mark.thorough
@pytest.mark.parametrize("size", SIZES)
def test_my_turn_and_those_of_every_opponent_since_are_told_by_their_cards(
    qtbot: QtBot, size: tuple[int, int]
) -> None:
    board, _ = played(qtbot, size, 3)
    room = board.table.room
    assert isinstance(room, Field)
    lines = board.overlay.turn_line.lines
    assert {turn.seat for turn in board.turns.since(Seat(0))} == {0, 1, 2}
    assert len(lines) == 3
    strip = board.overlay.pieces()["turn"]
    assert strip.y == round(room.last_turn.y)
    assert strip.bottom <= room.hand_top
    # Who points at it reads it: names of cards tell nothing to whoever has never seen one.
    at_it = strip.centre
    assert board.view_ is not None
    assert board.overlay.written_at(*at_it, board.view_).split("\n") == lines


def test_what_turns_were_is_told_in_one_place(qtbot: QtBot) -> None:
    board, rules = table_of(THREE, (992, 690))
    qtbot.addWidget(board, before_close_func=lambda widget: widget.stop())
    timeline: Timeline[Any] = Timeline(rules)
    rng, face = Random(2), all_games()["hachi_hachi"].face()
    board.show_frame(timeline.jump(0, Seat(0)))
    tops, told = set[float](), 0
    while timeline.state.deals < 2 and timeline.ply < 60:
        timeline.push(choice(timeline, rng))
        board.show_frame(timeline.tell(timeline.ply, Seat(0), face))
        board.director.finish_all()
        if tells_all(board._told(timeline.view(timeline.ply, Seat(0)))):
            told += 1
            tops.add(board.overlay.pieces()["turn"].y)
    assert told > 10
    assert len(tops) == 1


def test_cards_that_take_one_another_are_told_by_their_months(qtbot: QtBot) -> None:
    """Whoever has never seen a flower sees at once which of mine have a match in the field."""
    board, _ = played(qtbot, (900, 516), 3)
    view = board.view_
    assert view is not None
    board.hand.arm(view)
    hand, field = view.cards(Role.HAND, Seat(0)), view.cards(Role.FIELD)
    shared = {card.month for card in hand} & {card.month for card in field}
    taking = {card for card in (*hand, *field) if card.month in shared}
    assert taking
    assert board.table.marks.taking == taking
    plain, lit = (
        card_face(field[0], CardStyle("flowers", marks=True), 98, 1.0, lit=lit).toImage()
        for lit in (False, True)
    )
    differing = [y for y in range(98) if plain.pixel(8, y) != lit.pixel(8, y)]
    assert differing
    assert max(differing) < 98 / 4, "only the tab of the month"
    board.hand.disarm()
    board.hand.mark()
    assert not board.table.marks.taking


@pytest.mark.thorough
@pytest.mark.parametrize("size", SIZES)
def test_a_picked_card_lays_its_month_open(qtbot: QtBot, size: tuple[int, int]) -> None:
    board, _ = played(qtbot, size, 3)
    card, offered = pairs(board.view_)[0]
    closed = dict(board.table.laid)
    board.hand.click(card)
    table, room = board.table, board.table.room
    assert isinstance(room, Field)
    assert room.opened == int(card.month)
    places = [table.place_of(other) for other in offered]
    poses = sorted((table.laid[place] for place in places if place), key=lambda pose: pose.x)
    width = room.month_height * room.aspect
    assert poses[1].x - poses[0].x >= width + APART - 1
    lying = set(board.view_.cards(Role.FIELD)) if board.view_ is not None else set()
    assert table.marks.dimmed == lying - set(offered)
    _keys_are_those_of_the_buttons(board, offered)
    for first in lying:
        for other in lying - {first}:
            assert first.month == other.month or not _overlap(board, first, other)
    board.hand.clear()
    assert table.laid == closed
    assert not table.marks.dimmed
    assert not [key for key in board.overlay.pieces() if key.startswith("choice")]


def _keys_are_those_of_the_buttons(board: Board, offered: list[Card]) -> None:
    """See that the key on each card is that of the button which takes it."""
    assert board.view_ is not None
    buttons = board.face.buttons(board.view_, tuple(board.hand.picked))
    taking = {each.move.onto[0]: each.key for each in buttons if each.move.onto}
    lying = board.overlay.pieces()
    for i in (1, 2):
        at = lying[f"choice-key:{i}"].centre
        (card,) = (
            each for each in offered
            if (place := board.table.place_of(each)) is not None
            and (box := bounding([board.table.laid[place]], board.table.room.aspect)) is not None
            and Box(box.x, box.y - 20, box.width + 1, box.height).holds(*at)
        )  # fmt: skip
        (sign, *_) = cast("tuple[Any, ...]", board.overlay._pieces._signs[f"choice-key:{i}"])
        assert sign[0] == taking[card]


def _overlap(board: Board, one: Card, other: Card) -> bool:
    boxes = []
    for card in (one, other):
        place = board.table.place_of(card)
        assert place is not None
        boxes.append(bounding([board.table.laid[place]], board.table.room.aspect))
    a, b = boxes
    return a is not None and b is not None and a.meets(b)


@pytest.mark.parametrize("size", SIZES)
def test_what_one_chooses_between_is_written_alike(qtbot: QtBot, size: tuple[int, int]) -> None:
    board, _ = played(qtbot, size, 3)
    words = choice_words(board.overlay._pieces, [Card("05R"), Card("05T"), Card("01H")])
    assert len({(" · " in word, word.isdigit()) for word in words}) == 1


@pytest.mark.thorough
def test_what_a_picked_card_can_do_is_said_where_it_is_this_or_that(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    board, _ = played(qtbot, SIZES[0], 3)
    view, said = board.view_, list[str]()
    assert view is not None
    monkeypatch.setattr(
        "naipes_gui.ui.table.board.announce", lambda _, text, **__: said.append(text)
    )
    board.hand.arm(view)
    card, _ = pairs(view)[0]
    board.hand.click(card)
    say = board.table_style.text_style.wording.say
    offered = [say(button.label) for button in board.face.buttons(view, board.hand.picked)]
    assert len(offered) > 1
    assert said
    assert all(label in said[-1] for label in offered)
    said.clear()
    board.hand.click(card)
    assert said == [], "a card that is put back can do nothing"


@pytest.mark.thorough
def test_what_is_pointed_at_stands_and_shows_where_it_goes(qtbot: QtBot) -> None:
    """A card that captures rings what it takes, another one the empty place of its month."""
    board, _ = played(qtbot, SIZES[0], 3)
    scene, zone, seen = board.table, board.my_zone(), set[bool]()
    assert board.view_ is not None
    taking = {move.cards[0] for move in board.view_.moves if move.onto}
    for card in board.view_.cards(Role.HAND, Seat(0)):
        place = scene.place_of(card)
        assert place is not None
        assert place[0] == zone
        pose = scene.laid[place]
        board.pointer.move(QPointF(pose.x - pose.height * 0.25, pose.y))
        up = [board.card_at((zone, i)) for i, each in enumerate(scene.items_of(zone))
              if each.is_raised]  # fmt: skip
        assert up == [card]
        landing = board.overlay._pieces.get(LANDING)
        assert (landing is None) == (card in taking)
        seen.add(card in taking)
        if landing is not None:
            x, y = month_place(int(card.month), cast("Field", scene.room))
            assert box_of(landing).holds(x, y)
    assert seen == {True, False}
    board.pointer.leave()
    assert not any(item.is_raised for item in scene.items_of(zone))
    assert board.overlay._pieces.get(LANDING) is None


def test_what_stopping_and_going_on_cost_is_read_beside_the_panel(qtbot: QtBot) -> None:
    board, rules = table_of(THREE, (992, 690))
    qtbot.addWidget(board, before_close_func=lambda widget: widget.stop())
    timeline = stopping(rules)
    board.show_frame(timeline.jump(timeline.ply, Seat(0)))
    told = [(each.caption.price, price_lines(each.caption, 1.0)) for each in board.bar._buttons]
    assert len(told) == 2
    assert all(price and lines for price, lines in told)
    room, stock = board.table.room, board.table.laid["stock", 0]
    assert isinstance(room, Field)
    for box in board.bar.boxes():
        assert box.y > room.last_turn.bottom
        assert box.x > stock.x + stock.height * room.aspect / 2


def stopping(rules: Any) -> Timeline[Any]:
    """Return a match in which I may stop a hand or go on."""
    for seed in range(SEED_OF_A_STOP, 40):
        timeline: Timeline[Any] = Timeline(rules)
        rng = Random(seed)
        while not timeline.state.is_over:
            view = timeline.view(timeline.ply, Seat(0))
            if any(move.verb == "shobu" for move in view.moves):
                return timeline
            timeline.push(choice(timeline, rng))
    raise AssertionError("nobody may stop")
