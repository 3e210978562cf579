"""Click, drag and keys play."""

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolTip
from pytestqt.qtbot import QtBot

from naipes_gui.core.cards import Card
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import Said, Seat
from naipes_gui.core.text import install, phrase
from naipes_gui.core.timeline import Timeline
from naipes_gui.ui.table.board import Board
from naipes_gui.ui.table.plates import SeatInfo
from naipes_gui.ui.table.scene import Marks
from naipes_gui.ui.table.table_style import TableStyle
from naipes_gui.ui.table.tempo import Speed, Tempo
from tests.ui.felt_help import Case, is_my_turn, play, table_of
from tests.ui.table_help import ME, STILL, board, forbidden, played, to_play


def where(table: Board, card: Card) -> QPoint:
    """Return a point near the left edge of a card, which no other card covers."""
    place = table.table.place_of(card)
    assert place is not None
    pose = table.table.laid[place]
    return QPoint(round(pose.x - pose.height * 0.25), round(pose.y))


def click(table: Board, card: Card) -> None:
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=where(table, card))


def key(table: Board, *names: Qt.Key) -> None:
    for name in names:
        QTest.keyClick(table, name)


@pytest.fixture
def table(qtbot: QtBot) -> Board:
    made = board()
    qtbot.addWidget(made)
    made.show()
    return made


def test_why_one_has_to_wait_is_told_no_longer_than_one_has_to(table: Board) -> None:
    timeline = to_play()
    frame = timeline.jump(timeline.ply, ME)
    table.show_frame(frame)
    table.hand.disarm()
    table.warn("There is nothing for you to decide now.")
    table.show_frame(frame)
    assert table.hand.armed
    assert table.toast.isHidden()
    table.warn("You must follow suit.")
    table.show_frame(frame)
    assert not table.toast.isHidden(), "that is as true as it was"
    table.hand.disarm()
    table.tell("A matter of note.")
    table.show_frame(frame)
    assert not table.toast.isHidden(), "nobody has to wait for that to be read"
    table.toast.dismiss()


def test_a_click_plays_a_legal_card(qtbot: QtBot, table: Board) -> None:
    timeline = to_play()
    table.show_frame(timeline.jump(timeline.ply, ME))
    move = timeline.rules.legal(timeline.state)[0]
    with qtbot.waitSignal(table.chosen) as chosen:
        click(table, move.cards[0])
    assert chosen.args == [timeline.ply, move]
    assert not table.hand.armed


def test_an_illegal_card_asks_why(qtbot: QtBot, table: Board) -> None:
    timeline = to_play()
    table.show_frame(timeline.jump(timeline.ply, ME))
    card = forbidden(timeline)
    assert card in table.table.marks.dimmed
    with qtbot.waitSignal(table.hand.puzzled) as asked, qtbot.assertNotEmitted(table.chosen):
        click(table, card)
    assert asked.args == [card]


def test_a_card_dropped_on_the_felt_is_played(qtbot: QtBot, table: Board) -> None:
    timeline = to_play()
    table.show_frame(timeline.jump(timeline.ply, ME))
    move = timeline.rules.legal(timeline.state)[0]
    start = where(table, move.cards[0])
    with qtbot.waitSignal(table.chosen) as chosen:
        QTest.mousePress(table.viewport(), Qt.MouseButton.LeftButton, pos=start)
        for step in range(1, 8):
            QTest.mouseMove(table.viewport(), start - QPoint(0, 45 * step))
        QTest.mouseRelease(table.viewport(), Qt.MouseButton.LeftButton, pos=start - QPoint(0, 320))
    assert chosen.args[1] == move


def test_a_card_let_go_over_the_hand_stays(qtbot: QtBot, table: Board) -> None:
    timeline = to_play()
    table.show_frame(timeline.jump(timeline.ply, ME))
    start = where(table, timeline.rules.legal(timeline.state)[0].cards[0])
    with qtbot.assertNotEmitted(table.chosen):
        QTest.mousePress(table.viewport(), Qt.MouseButton.LeftButton, pos=start)
        QTest.mouseMove(table.viewport(), start + QPoint(40, 10))
        QTest.mouseRelease(table.viewport(), Qt.MouseButton.LeftButton, pos=start + QPoint(40, 10))
    assert table.hand.armed


@pytest.mark.parametrize(("pressed", "at"), [(Qt.Key.Key_Home, 0), (Qt.Key.Key_End, -1)])
def test_home_and_end_lead_to_the_ends_of_the_hand(
    table: Board, pressed: Qt.Key, at: int
) -> None:  # fmt: skip
    timeline = to_play()
    table.show_frame(timeline.jump(timeline.ply, ME))
    row = [card for card in table.table.hand_in_order() if card in table.hand.playable]
    key(table, pressed)
    assert table.hand.focus == row[at]


def test_after_a_move_is_taken_back_the_cursor_is_on_no_closed_card(table: Board) -> None:
    timeline = to_play()
    view = timeline.jump(timeline.ply, ME)
    table.show_frame(view)
    row = table.table.hand_in_order()
    for card in row:
        table.hand.focus_on(card)
        table.show_frame(view)
        assert table.hand.focus in {None, *table.hand.playable}
        assert (table.hand.focus == card) == (card in table.hand.playable)


def test_the_keyboard_plays_the_focused_card(qtbot: QtBot, table: Board) -> None:
    timeline = to_play()
    table.show_frame(timeline.jump(timeline.ply, ME))
    legal = {move.cards[0] for move in timeline.rules.legal(timeline.state)}
    key(table, Qt.Key.Key_Home)
    while table.hand.focus not in legal:
        key(table, Qt.Key.Key_Right)
    with qtbot.waitSignal(table.chosen) as chosen:
        key(table, Qt.Key.Key_Return)
    assert chosen.args[1].cards == (table.hand.focus,)
    assert table.table.marks.focus is None, "what was played is not where one goes on from"


def test_letters_find_a_rank(table: Board) -> None:
    timeline = played(3)
    table.show_frame(timeline.jump(3, ME))
    for card in table.table.hand_in_order():
        if card.rank in "AKJT":
            key(table, Qt.Key[f"Key_{card.rank}"])
            assert table.hand.focus is not None
            assert table.hand.focus.rank == card.rank


def test_a_number_goes_on_along_its_rank_or_says_that_there_is_none(table: Board) -> None:
    timeline = next(
        t for t in (played(3, s) for s in range(1, 90)) if t.state.to_move == ME and pairs(t)
    )
    timeline.push(Move("stand"))
    table.show_frame(timeline.jump(timeline.ply, ME))
    row = table.table.hand_in_order()
    rank = pairs(timeline)[0]
    same = [card for card in row if card.rank == rank]
    met = set[Card | None]()
    for _ in same:
        QTest.keyClicks(table, rank)
        met.add(table.hand.focus)
    assert met == set(same)
    missing = next(number for number in "2345678" if number not in {card.rank for card in row})
    table.toast.dismiss()
    QTest.keyClicks(table, missing)
    assert missing in table.toast.accessibleName()
    assert not table.toast.isHidden()
    table.toast.dismiss()


def pairs(timeline: Timeline[Any]) -> list[str]:
    """Return the numbers of which the person holds two cards."""
    held = [card.rank for card in timeline.state.hand(ME)]
    return [rank for rank in "23456789" if held.count(rank) > 1]


def test_numbers_press_the_buttons(qtbot: QtBot, table: Board) -> None:
    timeline = next(t for t in (played(3, s) for s in range(1, 60)) if t.state.to_move == ME)
    table.show_frame(timeline.jump(3, ME))
    with qtbot.waitSignal(table.chosen) as chosen:
        key(table, Qt.Key.Key_2)
    assert chosen.args[1] == Move("stand")


def test_cards_to_exchange_are_numbered_and_put_back(qtbot: QtBot, table: Board) -> None:
    timeline = next(t for t in (played(3, s) for s in range(1, 60)) if t.state.to_move == ME)
    timeline.push(Move("propose"))
    timeline.push(Move("accept"))
    table.show_frame(timeline.jump(timeline.ply, ME))
    first, second, *_ = table.table.hand_in_order()
    click(table, first)
    click(table, second)
    assert list(table.table.marks.picked) == [first, second]
    key(table, Qt.Key.Key_Escape)
    assert not list(table.table.marks.picked)
    click(table, second)
    with qtbot.waitSignal(table.chosen) as chosen:
        key(table, Qt.Key.Key_Return)
    assert chosen.args[1] == Move("discard", (second,))


def exchanging(table: Board) -> tuple[Card, ...]:
    timeline = next(t for t in (played(3, s) for s in range(1, 60)) if t.state.to_move == ME)
    timeline.push(Move("propose"))
    timeline.push(Move("accept"))
    table.show_frame(timeline.jump(timeline.ply, ME))
    return tuple(table.table.hand_in_order())


def test_chosen_proposed_and_focused_cards_look_different(table: Board) -> None:
    chosen, proposed, both, focused, _ = exchanging(table)
    table.advise(Move("discard", (proposed, both)))
    click(table, chosen)
    click(table, both)
    table.hand.focus_on(focused)
    lifts = {card: table.hand.lift_of(card) for card in (chosen, proposed, both, focused)}
    assert lifts[chosen] == lifts[both] > lifts[proposed] > 0
    assert lifts[focused] < lifts[chosen]
    items = {}
    for card in lifts:
        place = table.table.place_of(card)
        assert place is not None
        items[card] = table.table.item(place)
    assert [items[card]._badge.pixmap().isNull() for card in lifts] == [False, True, False, True]
    rings = {items[card]._ring.pixmap().cacheKey() for card in (chosen, proposed, focused)}
    assert len(rings) == 3
    # The number lies in the strip that the next card leaves free.
    strip = abs(items[proposed].x() - items[chosen].x())
    badge = items[chosen]._badge
    right = badge.x() + badge.offset().x() + badge.boundingRect().width()
    assert right <= strip - items[chosen].boundingRect().width() / 2 or right < 0


def test_a_click_on_the_empty_felt_leaves_a_choice_of_cards(table: Board) -> None:
    first, second, *_ = exchanging(table)
    click(table, first)
    click(table, second)
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(30, 330))
    assert table.hand.picked == (first, second)
    key(table, Qt.Key.Key_Escape)
    assert not table.hand.picked


def test_what_was_said_is_gone_once_the_person_has_answered(table: Board) -> None:
    exchanging(table)
    timeline = next(t for t in (played(3, s) for s in range(1, 60)) if t.state.to_move == ME)
    table.show_frame(timeline.jump(timeline.ply, ME))
    other = next(seat for seat in timeline.rules.seats if seat != ME)
    table.overlay.say(timeline.view(timeline.ply, ME), Said(other, "propose"))
    table.overlay.fade(timeline.jump(timeline.ply, ME))
    assert other in table.overlay.talk.bubbles
    timeline.push(Move("propose"))
    table.overlay.fade(timeline.step(timeline.ply, ME))
    assert other not in table.overlay.talk.bubbles
    table.stop()


def test_space_picks_card_after_card_and_enter_exchanges_them(qtbot: QtBot, table: Board) -> None:
    timeline = next(t for t in (played(3, s) for s in range(1, 60)) if t.state.to_move == ME)
    timeline.push(Move("propose"))
    timeline.push(Move("accept"))
    table.show_frame(timeline.jump(timeline.ply, ME))
    with qtbot.assertNotEmitted(table.chosen):
        for _ in range(2):
            key(table, Qt.Key.Key_Right)
            key(table, Qt.Key.Key_Space)
    picked = list(table.table.marks.picked)
    assert len(picked) == 2
    with qtbot.waitSignal(table.chosen) as chosen:
        key(table, Qt.Key.Key_Return)
    assert set(chosen.args[1].cards) == set(picked)


def test_confirming_needs_a_second_click(qtbot: QtBot) -> None:
    table = board(TableStyle(tempo=Tempo(Speed.INSTANT), confirm_card=True))
    qtbot.addWidget(table)
    table.show()
    timeline = to_play()
    table.show_frame(timeline.jump(timeline.ply, ME))
    card = timeline.rules.legal(timeline.state)[0].cards[0]
    with qtbot.assertNotEmitted(table.chosen):
        click(table, card)
    with qtbot.waitSignal(table.chosen):
        click(table, card)


def cutting() -> int:
    return next(s for s in range(1, 60) if played(2, s).state.to_move == ME)


def test_the_pack_is_cut_with_the_pointer(qtbot: QtBot, table: Board) -> None:
    timeline = played(2, cutting())
    table.show_frame(timeline.jump(2, ME))
    assert timeline.state.stage is Stage.CUT
    pose = table.table.laid["stock", 9]
    end = pose.x + pose.height * table.table.cards.aspect / 2
    at = QPoint(round(end), round(pose.y))
    with qtbot.waitSignal(table.chosen) as chosen:
        QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert chosen.args[1] == Move("cut", number=10)


def test_the_pack_is_cut_with_the_keys(qtbot: QtBot, table: Board) -> None:
    timeline = played(2, cutting())
    table.show_frame(timeline.jump(2, ME))
    key(table, Qt.Key.Key_Right, Qt.Key.Key_Right)
    with qtbot.waitSignal(table.chosen) as chosen:
        key(table, Qt.Key.Key_Return)
    assert chosen.args[1].verb == "cut"


def test_hovering_does_not_move_what_is_hit(table: Board) -> None:
    timeline = to_play()
    table.show_frame(timeline.jump(timeline.ply, ME))
    card = timeline.rules.legal(timeline.state)[0].cards[0]
    at = where(table, card)
    QTest.mouseMove(table.viewport(), at)
    place = table.table.place_of(card)
    assert place is not None
    assert table.place_at(at) == place
    bottom = QPoint(at.x(), round(table.table.laid[place].y + table.table.laid[place].height / 2.2))
    assert table.place_at(bottom) == place


def test_a_table_watched_takes_no_cards(qtbot: QtBot, table: Board) -> None:
    timeline = to_play()
    table.interactive = False
    table.show_frame(timeline.jump(timeline.ply, ME))
    with qtbot.assertNotEmitted(table.chosen):
        click(table, timeline.rules.legal(timeline.state)[0].cards[0])


def test_the_table_can_be_seen_from_the_other_side(table: Board) -> None:
    timeline = played(3)
    table.show_frame(timeline.jump(3, Seat(1)))
    assert table.table.room.near == Seat(1)
    assert tuple(i.card for i in table.table.items_of("hand:1")) == timeline.state.table["hand:1"]
    assert all(item.card == "??" for item in table.table.items_of("hand:0"))


def test_a_resize_lays_everything_out_again(qtbot: QtBot) -> None:
    table = board(STILL)
    qtbot.addWidget(table)
    timeline = to_play()
    table.show_frame(timeline.jump(timeline.ply, ME))
    table.show()
    table.resize(700, 520)
    qtbot.waitUntil(lambda: not table._repaint.isActive())
    row = [item.pos().x() for item in table.table.items_of("hand:0")]
    assert max(row) < 700
    table.stop()


def test_a_bubble_stays_at_its_plate_and_follows_the_language(qtbot: QtBot, table: Board) -> None:
    timeline = to_play()
    table.show_frame(timeline.jump(timeline.ply, ME))
    words = phrase("ecarte", "I deal.")
    table.overlay.talk.say(words, Seat(1), table.overlay.text_style, STILL.tempo, {})
    bubble = table.overlay.talk.bubbles[Seat(1)]

    def apart() -> float:
        plate = table.table.room.place(Seat(1)).plate
        return bubble.box.x - plate.right

    before = apart()
    table.resize(1280, 716)
    assert abs(apart() - before) < 1
    width = bubble._picture.pixmap().width()
    install(lambda _context, text, _n: f"{text} {text}")
    table.refresh()
    install(lambda _context, text, _n: text)
    assert bubble._picture.pixmap().width() > width
    qtbot.wait(250)
    table.stop()


def test_earlier_talk_is_gone_once_a_card_is_played(qtbot: QtBot, table: Board) -> None:
    timeline = to_play()
    table.show_frame(timeline.jump(timeline.ply, ME))
    seats = timeline.rules.seats
    for seat in seats:
        table.overlay.say(timeline.view(timeline.ply, ME), Said(seat, "propose"))
    assert [*table.overlay.talk.bubbles] == [*seats]
    timeline.push(timeline.rules.legal(timeline.state)[0])
    frame = timeline.step(timeline.ply, ME)
    table.overlay.fade(frame)
    speaking = [event.seat for event in frame.events if isinstance(event, Said)]
    assert [*table.overlay.talk.bubbles] == [seat for seat in seats if seat in speaking]
    table.stop()


def test_a_trick_taken_back_leaves_no_crown_on_a_hidden_card(table: Board) -> None:
    timeline = to_play(led=True)
    table.show_frame(timeline.jump(timeline.ply, ME))
    assert any(item.is_marked for item in table.table.items_of("trick:1"))
    table.show_frame(timeline.jump(timeline.ply - 1, ME))
    assert not any(item.is_marked for item in table.table.items_of("hand:1"))


def test_a_ring_does_not_fly_along_with_the_card(qtbot: QtBot) -> None:
    table = board(TableStyle(tempo=Tempo(Speed.RELAXED)))
    qtbot.addWidget(table)
    table.show()
    timeline = to_play(led=False)
    table.show_frame(timeline.jump(timeline.ply, ME))
    move = next(m for m in timeline.rules.legal(timeline.state) if m.verb == "play")
    place = table.table.place_of(move.cards[0])
    assert place is not None
    table.table.mark(Marks(focus=move.cards[0]))
    item = table.table.item(place)
    before = item.is_marked
    timeline.push(move)
    table.show_frame(timeline.step(timeline.ply, ME))
    assert (before, item.is_marked) == (True, False)
    table.stop()


def test_pointing_at_a_plate_says_who_sits_there(
    table: Board, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = list[str]()
    monkeypatch.setattr(QToolTip, "showText", lambda where, text, *_: said.append(text))
    monkeypatch.setattr(table.overlay, "seat_infos", {
        Seat(0): SeatInfo(Seat(0), "Tú", "person"),
        Seat(1): SeatInfo(Seat(1), "Bruno", "bruno", "master", "bold"),
    })  # fmt: skip
    for place in table.table.room.places():
        spot = QPoint(round(place.plate.x + 9), round(place.plate.y + 9))
        table.pointer.name_card(QHelpEvent(QEvent.Type.ToolTip, spot, spot))
    assert said == ["Tú", "Bruno · Master · Bold"]


def test_the_felt_is_painted_once_and_lies_everywhere_at_any_size(table: Board) -> None:
    """A second picture as large as the window is 15 MB at 2560 by 1440."""
    assert table.cacheMode() == Board.CacheModeFlag.CacheNone
    table.table.clear()
    table.viewport().resize(700, 500)
    table._rebuild()
    cloth = table._felt_picture.toImage()

    shown = table.viewport().grab().toImage()
    assert shown.size() == cloth.size()
    assert {shown.pixel(x, x) == cloth.pixel(x, x) for x in range(0, 500, 7)} == {True}

    # Larger, and not painted anew yet.
    table.viewport().resize(1400, 500)
    corner = table.viewport().grab().toImage().pixelColor(1399, 499)
    assert corner.green() > max(corner.red(), corner.blue())


@pytest.mark.parametrize("case", [Case("ecarte", 2), Case("mosca", 4)], ids=str)
def test_cards_that_were_drawn_are_marked_as_new_until_one_acts(qtbot: QtBot, case: Case) -> None:
    felt, rules = table_of(case, (1100, 760))
    qtbot.addWidget(felt)
    marked, held = 0, frozenset[Card]()
    for timeline in play(felt, rules, 160, 3):
        now = frozenset(timeline.state.table["hand:0"])
        seat, move = timeline.moves[-1]
        dealt = not held
        new, held = now - held, now
        if new and not dealt and timeline.state.stage is Stage.HAND:
            assert new <= felt.table.recent
            marked += 1
        elif seat == Seat(0) and move.verb == "play":
            assert not felt.table.recent & now
    assert marked


def test_a_bubble_keeps_its_place_when_notices_come_and_the_room_changes(qtbot: QtBot) -> None:
    """Two rivals have spoken: nothing that comes later and is in nobody's way moves them."""
    table, rules = table_of(Case("mosca", 4), (992, 716))
    qtbot.addWidget(table, before_close_func=lambda widget: widget.stop())
    next(play(table, rules, 60, 2, is_my_turn))
    words, talk = phrase("games", "I deal."), table.overlay.talk
    for seat in (Seat(1), Seat(3)):
        talk.say(words, seat, table.overlay.text_style, STILL.tempo, table.overlay.pieces())
    before = {seat: bubble.box for seat, bubble in talk.bubbles.items()}
    assert {Seat(1), Seat(3)} <= before.keys()
    blocked = table._lanes()[0].blocked
    assert all(box in blocked for box in before.values())
    painted = [bubble._picture.pixmap().cacheKey() for bubble in talk.bubbles.values()]
    table.table.room = replace(table.table.room, held=table.table.room.held + 1)
    table.tell("A notice.")
    assert {seat: bubble.box for seat, bubble in talk.bubbles.items()} == before
    # It is not even written anew.
    assert [b._picture.pixmap().cacheKey() for b in talk.bubbles.values()] == painted


def test_a_hand_keeps_its_order_when_it_ends_early(qtbot: QtBot) -> None:
    table, rules = table_of(Case("ecarte", 2), (992, 716))
    qtbot.addWidget(table, before_close_func=lambda widget: widget.stop())
    ended, held = 0, list[Card]()
    for timeline in play(table, rules, 60, 5):
        cards = table.table.hand_in_order()
        # A turned king can end a game with the deal.
        if timeline.state.is_played_out and cards and held:
            assert cards == [card for card in held if card in cards]
            ended += 1
        held = cards
    assert ended


def test_a_name_alone_is_not_said_over_what_one_looks_at(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """“You” lay over my own captures wherever the pointer rested."""
    made, rules = table_of(Case("hachi_hachi", 3), (1280, 700))
    qtbot.addWidget(made, before_close_func=lambda widget: widget.stop())
    next(play(made, rules, 60, 2, is_my_turn))
    room = made.table.room
    said = list[str]()
    monkeypatch.setattr(QToolTip, "showText", lambda where, text, *_: said.append(text))
    for place in room.places():
        box = made.overlay.pieces()[f"taken:{place.seat}"]
        spot = QPoint(round(box.x + 8), round(box.bottom - 8))
        made.pointer.name_card(QHelpEvent(QEvent.Type.ToolTip, spot, spot))
    assert len(said) == len(room.places()) - 1
    assert not any("Tú" in told for told in said)
