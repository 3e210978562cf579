"""What the plate under captured cards says is not covered by them."""

from itertools import pairwise, product
from typing import Any

import pytest
from PySide6.QtGui import QColor, QPixmap
from PySide6.QtWidgets import QApplication

from naipes_gui.core.cards import FLOWERS, Card
from naipes_gui.core.face import YakuProgress
from naipes_gui.core.table import Seat
from naipes_gui.core.text import phrase
from naipes_gui.core.zones import Role
from naipes_gui.ui.shared import language
from naipes_gui.ui.shared.flower_marks import NUMBER
from naipes_gui.ui.shared.paint import font, text_width
from naipes_gui.ui.shared.theme import PAPER
from naipes_gui.ui.table import captures
from naipes_gui.ui.table.board import Board
from naipes_gui.ui.table.captures import CAPTURES, TITLE, YOURS, Captured, captured, class_sums
from naipes_gui.ui.table.captures_room import class_box, line_of_class
from naipes_gui.ui.table.field import Field
from naipes_gui.ui.table.field_blocks import CLASSES, MINE
from naipes_gui.ui.table.field_layout import NUMBERED, in_class
from naipes_gui.ui.table.geometry import Box, Place
from naipes_gui.ui.table.pose import Pose
from tests.ui.felt_help import Case, is_my_turn, play, table_of


@pytest.mark.parametrize("size", [(796, 700), (900, 516), (992, 716), (1280, 660)])
def test_the_sum_of_a_class_ends_before_its_cards(
    qapp: QApplication, size: tuple[int, int]
) -> None:
    board, _ = table_of(Case("hachi_hachi", 3), size)
    room = board.table.room
    assert isinstance(room, Field)
    mine = room.mine()
    cards = class_box("H", mine, room)
    assert cards is not None
    if line := line_of_class(room):
        assert cards.y - line >= room.captures.y + MINE * room.own_title, "above the cards"
        return
    free = cards.x - room.captures.x - 12
    scale = board.overlay.text_style.text_scale
    for many in range(6):
        told = class_sums((many,) * 4, free, scale)
        assert max(text_width(each, font(0.86, 400, scale)) for each in told) <= free
        assert all(each.startswith(f"{many}") for each in told)
    assert class_sums((1, 0, 0, 2), 400, scale) == [
        "1 × 20 = 20",
        "0 × 10 = 0",
        "0 × 5 = 0",
        "2 × 1 = 2",
    ]


@pytest.mark.parametrize("size", [(992, 716), (992, 634), (1280, 660)])
def test_classes_of_others_keep_their_signs_as_they_capture(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    """They had them until the sums became wider, which is when they are needed."""
    drawn = list[str]()
    monkeypatch.setattr(captures, "class_sign", lambda _, kind, *__: drawn.append(kind))
    board, _ = table_of(Case("hachi_hachi", 3), size)
    room, style = board.table.room, board.overlay.text_style
    assert isinstance(room, Field)
    theirs = next(place for place in room.places() if place.angle != 0)
    for taken in ((0, 0, 0, 0), (2, 1, 0, 5), (4, 9, 7, 19)):
        drawn.clear()
        captured(Captured(taken, sum(taken), "", 88, False, None, True), theirs, room, style, 1.0)
        assert drawn == [*CLASSES], taken


@pytest.mark.parametrize("many", range(1, 20))
def test_a_captured_card_has_a_whole_number_or_none(qapp: QApplication, many: int) -> None:
    board, _ = table_of(Case("hachi_hachi", 3), (992, 632))
    room = board.table.room
    assert isinstance(room, Field)
    cards = [card for card in FLOWERS.cards if card.kind == "K"][:many]
    poses = [in_class(cards, i, room.mine(), room) for i in range(len(cards))]
    for pose, following in pairwise(poses):
        assert following.x - pose.x >= NUMBERED or pose.height < NUMBER


@pytest.mark.parametrize("size", [(900, 516), (992, 716)])
@pytest.mark.parametrize("profile", ["acanomas", "traditional"])
def test_my_own_plate_tells_which_combination_i_am_nearest_to(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], profile: str
) -> None:
    told: list[tuple[str, YakuProgress | None]] = []

    def painted(shown: Captured, place: Place, *rest: Any) -> QPixmap:
        if place.angle == 0:
            told.append((shown.whose, shown.nearest))
        return captured(shown, place, *rest)

    monkeypatch.setattr("naipes_gui.ui.table.field_pieces.captured", painted)
    board, rules = table_of(Case("hachi_hachi", 3, (("profile", profile),)), size)
    for timeline in play(board, rules, 60, seed=4, shown=is_my_turn):
        view = rules.observe(timeline.state, Seat(0))
        if told:
            assert told[-1] == ("", board.face.nearest(view, Seat(0)))
    assert any(nearest is not None for _, nearest in told)


@pytest.mark.parametrize("size", [(900, 516), (992, 716), (1280, 660)])
def test_the_line_of_my_yaku_lies_above_the_first_class(
    qapp: QApplication, size: tuple[int, int]
) -> None:
    board, _ = table_of(Case("hachi_hachi", 3), size)
    room, dpr = board.table.room, 1.0
    assert isinstance(room, Field)
    mine, style = room.mine(), board.overlay.text_style
    first = class_box("H", mine, room)
    assert first is not None
    far, near = (
        captured(
            Captured((0, 0, 0, 0), 0, "", 88, False, nearest), mine, room, style, dpr
        ).toImage()
        for nearest in (None, YakuProgress("x", phrase("x", "Yaku"), phrase("x", "1"), (), 3))
    )
    rows = [
        y for y in range(far.height())
        if any(far.pixel(x, y) != near.pixel(x, y) for x in range(far.width()))
    ]  # fmt: skip
    assert rows
    assert max(rows) <= first.y - room.captures.y + 2
    assert min(rows) > 34 * room.own_title, "the bar of the points stays free"


def test_a_class_wears_the_sign_that_its_cards_wear(qapp: QApplication) -> None:
    board, _ = table_of(Case("hachi_hachi", 3), (992, 716))
    room, style = board.table.room, board.table_style.text_style
    assert isinstance(room, Field)
    mine, box = room.mine(), room.captures
    with_signs, without = (
        captured(Captured((1, 2, 0, 4), 7, "", 88, False, None, signs), mine, room, style, 1.0)
        .toImage() for signs in (True, False)
    )  # fmt: skip
    for kind in "HTRK":
        row = class_box(kind, mine, room)
        assert row is not None
        line = line_of_class(room)
        y = round(row.y - box.y + (-line / 2 if line else row.height / 4))
        tab = [QColor(with_signs.pixel(x, y)).name() for x in range(12, 27)]
        assert tab != [QColor(without.pixel(x, y)).name() for x in range(12, 27)]
        assert QColor(PAPER).name() in tab


@pytest.mark.parametrize("wide", [830, 858, 900, 992])
def test_no_name_of_a_class_reaches_the_cards_beside_it(qapp: QApplication, wide: int) -> None:
    """A book beside the table leaves it 858 pixels of a window of 1,280."""
    language.speak("es")
    board, _ = table_of(Case("hachi_hachi", 3), (wide, 716))
    room, style = board.table.room, board.table_style.text_style
    assert isinstance(room, Field)
    mine, box = room.mine(), room.captures
    told = Captured((1, 1, 1, 1), 7, "", 88, False, None, True)
    made = captured(told, mine, room, style, 1.0).toImage()
    for kind in "HTRK":
        row = class_box(kind, mine, room)
        assert row is not None
        if line_of_class(room):
            continue
        left, top = round(row.x - box.x) + 1, round(row.y - box.y)
        inks = {made.pixel(x, top + y) for x in range(left, left + 40) for y in range(20)}
        assert len(inks) == 1


@pytest.mark.parametrize("size", [(900, 516), (992, 716)])
def test_what_marks_a_captured_card_as_new_lies_on_nothing_but_cards(
    qapp: QApplication, size: tuple[int, int]
) -> None:
    board, rules = table_of(Case("hachi_hachi", 3, (("profile", "traditional"),)), size)
    for _ in play(board, rules, 60, 4, lambda timeline: timeline.ply > 40):
        if marked := _captured_and_new(board):
            break
    assert marked
    table = board.table
    new = board.grab().toImage()
    table.recent = table.recent - {card for card, _ in marked}
    table.mark(table.marks)
    old = board.grab().toImage()
    boxes = [pose.box(table.cards.aspect) for _, pose in marked]
    rows = [bytes(image.constBits()) for image in (new, old)]
    wide = new.bytesPerLine()
    lines = [
        y for y in range(new.height()) if len({row[y * wide : (y + 1) * wide] for row in rows}) == 2
    ]
    changed = [
        (x, y) for y in lines for x in range(new.width()) if new.pixel(x, y) != old.pixel(x, y)
    ]
    assert changed
    for x, y in changed:
        assert any(box and box.meets(Box(x, y, 1, 1), 2) for box in boxes), (x, y)


def _captured_and_new(board: Board) -> list[tuple[Card, Pose]]:
    """Return the captured cards that are marked as new, with where they lie."""
    table = board.table
    assert table.view is not None
    return [
        (card, table.laid[zone, i])
        for zone, cards in table.view.state.table.items()
        if table.view.zones.role(zone) is Role.CAPTURED
        for i, card in enumerate(cards)
        if card in table.recent and table.laid[zone, i].visible
    ]


@pytest.mark.parametrize("wide", [792, 900])
def test_my_captures_are_called_mine(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, wide: int
) -> None:
    """Those of the others lie on the same felt, and are called captures."""
    written = list[str]()
    monkeypatch.setattr(
        "naipes_gui.ui.table.captures._write", lambda _, words, *__, **___: written.append(words)
    )
    board, _ = table_of(Case("hachi_hachi", 3), (wide, 516))
    room, style = board.table.room, board.overlay.text_style
    assert isinstance(room, Field)
    for tongue, par in product(("en", "es", "fr"), (88, 0)):
        language.speak(tongue)
        captured(Captured((4, 9, 9, 20), 42, "", par, False), room.mine(), room, style, 1.0)
        say = style.wording.say
        assert set(written) & {say(TITLE), say(YOURS)}, tongue
        assert say(CAPTURES) not in written
        written.clear()
    language.speak("en")
