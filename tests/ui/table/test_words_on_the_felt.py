"""Words on the felt are cut short where they must be, and never lose what matters."""

from dataclasses import replace

import pytest
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from naipes_gui.core.face import Figure
from naipes_gui.core.table import Seat
from naipes_gui.core.text import FRENCH, SPANISH, phrase, show_suits, shown_suits
from naipes_gui.core.wording import Wording
from naipes_gui.games.ecarte.rules.state import TO_WIN
from naipes_gui.ui.shared.paint import font, text_width
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.table import months
from naipes_gui.ui.table.board import Board
from naipes_gui.ui.table.field import Field
from naipes_gui.ui.table.field_layout import month_box
from naipes_gui.ui.table.fixed_chips import FIXED
from naipes_gui.ui.table.free_speech import Around, best_stand, touches
from naipes_gui.ui.table.geometry import Box
from naipes_gui.ui.table.plate_text import (
    PlateContent,
    bid_width,
    content,
    figures_width,
    left_edge,
    plate_text,
    shortened,
    shows_level,
)
from naipes_gui.ui.table.plates import SeatInfo
from naipes_gui.ui.table.ring import Ring
from naipes_gui.ui.table.trump_chip import halves
from tests.ui.felt_help import Case, play, table_of
from tests.ui.table_help import ME, SITTERS, board, played

CHIPS = (Figure("chip", 100, phrase("table", "Chips")),)


def plate(width: float, word: str, name: str = "Damián", bid: str = "") -> PlateContent:
    seat_info = SeatInfo(Seat(1), name, "damian", "club")
    return PlateContent(seat_info, width, 64, word, None, CHIPS, False, False, bid)


@pytest.mark.parametrize("width", [890, 992, 1280])
def test_the_number_of_a_month_is_always_written(qapp: QApplication, width: int) -> None:
    room = Field(width, 716, 3, Seat(0), aspect=0.61)
    for month in range(1, 13):
        text, _ = months.caption(month, room, TextStyle())
        assert text.split(" ")[0] == str(month)


def test_a_month_name_is_cut_rather_than_left_out(qapp: QApplication) -> None:
    room = Field(1280, 716, 3, Seat(0), aspect=0.61)
    text, _ = months.caption(12, room, TextStyle())
    assert text.startswith("12 Paul")


def test_a_state_word_is_cut_rather_than_left_out(qapp: QApplication) -> None:
    shown = plate_text(plate(205, "Has taken the extra card"), TextStyle())
    assert (shown.beside, shown.below[:3], shown.below[-1]) == ("", "Has", "…")
    assert plate_text(plate(300, "Passed"), TextStyle()).below == "Passed"


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("width", [148, 196, 224])
def test_a_bid_and_every_number_stay_whole_on_a_plate(
    qapp: QApplication, width: int, scale: float
) -> None:
    style = TextStyle(text_scale=scale)
    content = plate(width * scale, "", "Hermenegildo", "Wellington")
    shown = plate_text(content, style)
    free = content.width - 10 - left_edge(shown.portrait, scale)
    assert figures_width(CHIPS, style, shown.figures) <= free
    assert bid_width(content, style, crown=shown.crown) <= free
    assert shown.name.startswith("H")


def test_a_word_of_two_letters_is_none(qapp: QApplication) -> None:
    assert shortened("Wellington", font(0.93), 14) == ""
    assert shortened("Changed 2", font(0.93), text_width("Chan…", font(0.93)) + 1) == ""


def test_a_state_word_becomes_smaller_before_it_is_cut_and_is_cut_between_words(
    qapp: QApplication,
) -> None:
    free = text_width("Speaks last", font(0.82)) + 1
    assert free < text_width("Speaks last", font(0.93))
    width = 205 + free - _room_below(205)
    shown = plate_text(plate(width, "Speaks last"), TextStyle())
    assert (shown.below, shown.words) == ("Speaks last", 0.82)
    assert plate_text(plate(width - 9, "Speaks last"), TextStyle()).below == "Speaks…"


def _room_below(width: float) -> float:
    """Return what a state word may take under the name on a plate so wide."""
    shown = plate_text(plate(width, ""), TextStyle())
    figures = figures_width(CHIPS, TextStyle(), shown.figures)
    return width - 10 - left_edge(shown.portrait, 1.0) - figures - 8


def test_levels_give_way_to_a_long_name(qapp: QApplication) -> None:
    assert shows_level(plate(200, ""), TextStyle())
    assert not shows_level(plate(150, "", "Hermenegildo"), TextStyle())


def test_levels_give_way_to_a_word_that_has_no_other_room(qapp: QApplication) -> None:
    bare = plate(212, "Changed 2")
    many = replace(bare, figures=CHIPS * 3)
    assert shows_level(bare, TextStyle())
    assert not shows_level(many, TextStyle())
    assert plate_text(replace(many, level=False), TextStyle()).beside == "Changed 2"
    assert shows_level(replace(many, turn=True), TextStyle())


def test_a_text_breaks_in_its_middle() -> None:
    assert halves("The first lead decides") == ("The first", "lead decides")
    assert halves("Spades") == ("Spades", "")


@pytest.mark.parametrize("corner", [(20, 20), (700, 20), (20, 400), (700, 400), (350, 200)])
def test_a_bubble_finds_a_free_place_at_every_plate(corner: tuple[int, int]) -> None:
    room = Ring(900, 516, 3, Seat(0))
    speaker = Box(*corner, 180, 64)
    others = (speaker, Box(corner[0] + 190, corner[1], 180, 64), Box(250, 375, 400, 141))
    stand = best_stand(speaker, (150.0, 40.0), room, Around(others))
    assert not touches(stand.box, others)
    assert stand.box.x >= 0
    assert stand.box.right <= room.width
    assert stand.box.y >= 0
    assert stand.box.bottom <= room.height


@pytest.mark.sampled("case.game", "size")
@pytest.mark.parametrize(
    ("size", "case"),
    [((900, 516), Case("napoleon", 5)), ((900, 516), Case("mosca", 6)),
     ((900, 516), Case("nlk", 4)), ((992, 716), Case("mosca", 6))],
    ids=str,
)  # fmt: skip
def test_what_all_say_at_once_covers_no_chip(
    qtbot: QtBot, case: Case, size: tuple[int, int]
) -> None:
    """Every game is heard where there is least room, and the most people in the usual room too."""
    board, rules = table_of(case, size)
    qtbot.addWidget(board, before_close_func=lambda widget: widget.stop())
    overlay, words, seen = board.overlay, phrase("games", "I deal."), 0
    for _ in play(board, rules, 40, seed=3):
        chips = {key: box for key, box in overlay.pieces().items() if key in FIXED}
        for seat in range(1, case.players):
            overlay.talk.say(
                words, Seat(seat), overlay.text_style, board.table_style.tempo, overlay.pieces()
            )
        for seat, bubble in overlay.talk.bubbles.items():
            assert not [key for key, box in chips.items() if box.meets(bubble.box)], seat
        seen += len(chips)
        overlay.hush()
    assert seen


@pytest.mark.parametrize("players", [4, 5, 6])
def test_what_is_said_covers_neither_a_card_of_the_field_nor_a_place_where_one_will_lie(
    qtbot: QtBot, players: int
) -> None:
    """Said in the deal it lay over months that were still empty, and with six over their cards."""
    board, rules = table_of(Case("hachi_hachi", players), (900, 450))
    qtbot.addWidget(board, before_close_func=lambda widget: widget.stop())
    overlay, words, seen = board.overlay, phrase("games", "I deal."), 0
    for _ in play(board, rules, 30, seed=3):
        for seat in map(Seat, range(1, players)):
            overlay.hush()
            overlay.talk.say(
                words, seat, overlay.text_style, board.table_style.tempo, overlay.pieces()
            )
            bubble, room = overlay.talk.bubbles[seat], board.table.room
            assert isinstance(room, Field)
            places = [month_box(month, room) for month in range(1, 13)]
            places += [box for zone, box in boxes_of(board) if zone == "field"]
            assert not bubble.is_seen or not any(box.meets(bubble.box) for box in places), seat
            seen += bubble.is_seen
    assert seen > 30


def boxes_of(board: Board) -> list[tuple[str, Box]]:
    scene = board.table
    boxes = [(zone, pose.box(scene.cards.aspect)) for (zone, _), pose in scene.laid.items()]
    return [(zone, box) for zone, box in boxes if box is not None]


def test_what_is_painted_is_painted_again_once_it_is_said_otherwise(qtbot: QtBot) -> None:
    """As it is in another language, or when the cards show other suits in the midst of a match."""
    board, _ = table_of(Case("ecarte", 2), (1280, 756))
    qtbot.addWidget(board)
    pieces, painted = board.overlay._pieces, list[str]()

    def make() -> QPixmap:
        painted.append(shown_suits())
        return QPixmap(8, 8)

    for suits in (FRENCH, FRENCH, SPANISH, SPANISH):
        if suits != shown_suits():
            show_suits(suits)
        pieces.put("trump", "the same sign", make, 10, 10)
    show_suits(FRENCH)
    board.stop()
    assert painted == [FRENCH, SPANISH]


def test_of_a_hand_that_is_over_trumps_and_tricks_stay_and_nobody_deals(qtbot: QtBot) -> None:
    timeline = played(400)
    ends = [ply for ply in timeline.shuffles[1:] if any(timeline.states[ply].plays)]
    view = timeline.view(ends[0], ME)
    made = board()
    qtbot.addWidget(made)
    made.show()
    made.show_frame(timeline.jump(ends[0], ME))
    assert "trump" in made.overlay.pieces()
    figures = [made.face.figures(view, Seat(seat)) for seat in (0, 1)]
    assert sum(figure.number for row in figures for figure in row) >= TO_WIN
    plates = [
        content(made.face, view, place, SITTERS[place.seat], TextStyle())
        for place in made.table.room.places()
    ]
    assert not any(plate.dealer for plate in plates)


@pytest.mark.parametrize("game", ["napoleon", "hachi_hachi"])
def test_who_is_called_otherwise_is_called_so_everywhere_on_the_felt(
    qtbot: QtBot, game: str
) -> None:
    """As from one problem to the next: other people sit at the same table."""
    case = Case(game, 5)
    board, rules = table_of(case, (992, 716))
    qtbot.addWidget(board, before_close_func=lambda widget: widget.stop())
    text_style = board.table_style.text_style
    called = replace(text_style, wording=Wording(("Tú", "Wilhelmina", "Leo", "Ío", "Constance")))
    for _ in play(board, rules, 12, seed=5):
        painted_anew(board, text_style)
        board.overlay.text_style = called
        board.refresh()
        changed, anew = painted(board), painted_anew(board, called)
        assert [key for key in anew if changed[key] != anew[key]] == []


def painted_anew(board: Board, text_style: TextStyle) -> dict[str, QImage]:
    """Return what every piece looks like that is painted whatever was painted before."""
    board.overlay.text_style = text_style
    board.overlay._pieces._signs = dict.fromkeys(board.overlay._pieces._signs)
    board.refresh()
    return painted(board)


def painted(board: Board) -> dict[str, QImage]:
    """Return what every piece on the felt looks like."""
    return {key: item.pixmap().toImage() for key, item in board.overlay._pieces.items()}
