"""Text of 200 % on a low felt: it grows as far as there is room, and pointing shows it in full."""

from dataclasses import replace
from itertools import product

import pytest
from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip

from naipes_gui.core.rules import Stage
from naipes_gui.core.table import NOBODY, Seat
from naipes_gui.core.zones import Role
from naipes_gui.ui.shared import language
from naipes_gui.ui.shared.flower_marks import WHOLE
from naipes_gui.ui.table.board import Board
from naipes_gui.ui.table.captures_room import class_box
from naipes_gui.ui.table.field import Field
from naipes_gui.ui.table.ring import Ring
from naipes_gui.ui.table.rooms import text_scale
from naipes_gui.ui.table.trick_room import trick_room
from tests.ui.felt_help import Case, play, table_of
from tools.table_walk.laying import Setting, Table
from tools.table_walk.positions import positions
from tools.table_walk.unpainted import unpainted
from tools.table_walk.walk import walk

LOW = Setting((900, 600), 2.0)
COACHED = replace(LOW, coach=True)
USUAL = Setting((1280, 800), 2.0)
READ = 55
"""How high a turned card is at least whose rank and suit are read."""
WITH_LOTS = ["nlk-3", "nlk-4", "nlk-6", "nlk-8", "hachi_hachi-4-traditional", "mosca-3"]


@pytest.mark.parametrize(
    ("players", "months", "least"),
    [(2, False, 1.39), (3, False, 1.39), (4, False, 1.39), (5, False, 1.34), (6, False, 1.39),
     (8, False, 1.14), (9, False, 1.19), (3, True, 1.34), (6, True, 1.34)],
)  # fmt: skip
def test_on_the_lowest_felt_text_still_grows(players: int, months: bool, least: float) -> None:
    assert text_scale(*LOW.felt, LOW.scale, players, months=months) >= least


@pytest.mark.parametrize(
    ("match", "coached", "usual", "card"),
    [
        ("ecarte-2", 1.29, 1.69, 86), ("nlk-2", 1.19, 1.55, 86), ("nlk-3", 1.32, 1.69, 86),
        ("nlk-4", 1.14, 1.69, 86), ("nlk-6", 1.09, 1.49, 72), ("mosca-3", 1.29, 1.69, 99),
        ("mosca-4", 1.19, 1.69, 98), ("mosca-5", 1.19, 1.69, 93), ("mosca-6", 1.19, 1.69, 84),
        ("napoleon-3", 1.29, 1.69, 99), ("napoleon-4", 1.19, 1.69, 98),
        ("napoleon-5", 1.19, 1.69, 93), ("napoleon-6", 1.19, 1.69, 84),
    ],
)  # fmt: skip
def test_below_the_coach_text_grows_and_cards_stay_as_they_are(
    qapp: QApplication, match: str, coached: float, usual: float, card: float
) -> None:
    """Tell how large text is at 900x600 and 1280x800, and how high a card that is played."""
    table = Table(match)
    played = max(positions(match), key=lambda p: len(p.view.cards(Role.TRICK, NOBODY)))
    low, high = (table.lay(played, each).room for each in (COACHED, replace(USUAL, coach=True)))
    assert low.text_scale >= coached
    assert high.text_scale >= usual
    assert isinstance(low, Ring)
    laid = trick_room(low).height if low.players > 2 and not low.chain else low.table_height
    assert laid >= card
    assert low.hand_height >= 100


@pytest.mark.parametrize("match", ["mosca-3", "mosca-4", "mosca-5", "mosca-6"])
def test_the_turned_card_is_read_below_the_coach(qapp: QApplication, match: str) -> None:
    table = Table(match)
    turned = [
        pose.height
        for position in positions(match, 12)
        if position.view.state.stage is Stage.HAND
        for zone, row in table.lay(position, COACHED).cards.items()
        for pose in row
        if position.view.zones.role(zone) is Role.TURN_UP
    ]
    assert turned
    assert min(turned) >= READ


@pytest.mark.parametrize("match", ["hachi_hachi-3-traditional", "hachi_hachi-4", "hachi_hachi-5"])
def test_below_the_coach_words_grow_beside_flowers_that_are_known(
    qapp: QApplication, match: str
) -> None:
    """From so high a card on its class is seen in its corner too, and of rivals what they make."""
    room = Table(match).lay(positions(match, 1)[0], COACHED).room
    assert isinstance(room, Field)
    assert room.text_scale >= 1.19
    assert room.month_height >= WHOLE
    assert room.hand_height >= 100
    assert room.level.captures > 0


def test_what_my_captures_make_is_written_as_large_as_what_others_do(qapp: QApplication) -> None:
    match = "hachi_hachi-3-traditional"
    room = Table(match).lay(positions(match, 1)[0], USUAL).room
    assert isinstance(room, Field)
    assert room.text_scale > 1.7
    assert room.own_title == room.text_scale
    cards = class_box("H", room.mine(), room)
    assert cards is not None
    assert cards.height >= 40


SPEAKING = ["nlk-6", "hachi_hachi-3-traditional", "mosca-4"]


@pytest.mark.parametrize("match", SPEAKING)
def test_nobody_speaks_over_the_stock_or_over_what_is_counted(
    qapp: QApplication, match: str
) -> None:
    language.speak("es")
    table, met = Table(match), 0
    for position, setting in product(positions(match, 14), (LOW, COACHED, USUAL)):
        with unpainted():
            laid = table.lay(position, setting)
        said = [thing for thing in laid.things if thing.kind == "bubble"]
        told = [thing for thing in laid.things if thing.kind in ("stock", "label", "count")]
        met += len(said) * len(told)
        for bubble in said:
            assert not [thing.key for thing in told if thing.box.meets(bubble.box, -3)], position
    language.speak("en")
    assert met


def test_plates_of_nine_lie_over_neither_chip(qapp: QApplication) -> None:
    widest = [replace(LOW, font="DejaVu Sans", language=tongue) for tongue in ("en", "fr")]
    found = [fault for fault, _ in walk(["nlk-9"], widest, 25)]
    assert [fault for fault in found if "direction" in fault or "trump" in fault] == []


def test_no_note_lies_on_a_card_that_one_of_two_plays(qapp: QApplication) -> None:
    found = [fault for fault, _ in walk(["ecarte-2"], [LOW, Setting((900, 600), 1.5)], 40)]
    assert [fault for fault in found if "note" in fault] == []


@pytest.mark.sampled
@pytest.mark.parametrize(
    ("match", "setting", "thing"),
    [
        ("nlk-3", Setting((1024, 700), 1.25), "count"),
        ("nlk-3", LOW, ""),
        ("nlk-3", Setting((900, 600), 2.0, font="DejaVu Sans", language="fr"), "count"),
        ("nlk-4", LOW, "laid"),
        ("nlk-8", Setting((1280, 800)), "note"),
        ("nlk-8", LOW, ""),
        ("nlk-9", LOW, ""),
        ("napoleon-3", Setting((900, 1000)), "played"),
        ("napoleon-5", Setting((900, 1000), 1.25), "played"),
    ],
)
def test_what_lies_beside_seats_and_stairs_keeps_apart(
    qapp: QApplication, match: str, setting: Setting, thing: str
) -> None:
    assert [fault for fault, _ in walk([match], [setting], 14) if thing in fault] == []


@pytest.mark.parametrize("players", range(2, 10))
def test_text_is_no_larger_than_it_is_wanted_and_never_smaller_than_usual(players: int) -> None:
    for height in range(300, 1000, 50):
        for width in (640, 900, 1280):
            assert text_scale(width, height, 1.0, players) == 1.0
            assert 1.0 <= text_scale(width, height, 1.3, players) <= 1.3


def test_with_large_text_nobody_sits_between_the_chips(qapp: QApplication) -> None:
    """Five at a low table: two at each side, whose plates are as wide as their words."""
    room = Table("napoleon-5").lay(positions("napoleon-5", 1)[0], LOW).room
    chips = [room.trump_place, room.corner]  # type: ignore[attr-defined]
    plates = [place.plate for place in room.places()]
    assert not any(plate.meets(chip) for plate in plates for chip in chips)
    usual = Table("napoleon-5").lay(positions("napoleon-5", 1)[0], Setting((900, 600))).room
    assert {round(place.angle) for place in usual.places()} >= {168, 192}


@pytest.mark.thorough
@pytest.mark.parametrize("window", [(800, 800), (900, 600), (900, 1000)])
def test_what_was_drawn_lies_off_the_pack(qapp: QApplication, window: tuple[int, int]) -> None:
    settings = [Setting(window, text, font="DejaVu Sans") for text in (1.0, 2.0)]
    found = dict(walk(WITH_LOTS, settings, 4))
    assert [fault for fault in found if "lot" in fault] == []


@pytest.mark.parametrize("match", ["napoleon-5", "napoleon-6"])
def test_who_played_a_card_is_not_written_on_a_plate(qapp: QApplication, match: str) -> None:
    language.speak("es")
    table, met = Table(match), 0
    for position in positions(match, 12):
        laid = table.lay(position, LOW)
        for thing in (thing for thing in laid.things if thing.key.startswith("owner:")):
            met += 1
            plates = [plate.box for plate in laid.things if plate.kind == "plate"]
            assert not any(thing.box.meets(plate, -3) for plate in plates), thing
    language.speak("en")
    assert met


def said_at(board: Board, key: str, monkeypatch: pytest.MonkeyPatch) -> str:
    said = list[str]()
    monkeypatch.setattr(QToolTip, "showText", lambda where, text, *_: said.append(text))
    monkeypatch.setattr(QToolTip, "hideText", lambda: None)
    x, y = board.overlay.pieces()[key].centre
    spot = QPoint(round(x), round(y))
    board.pointer.name_card(QHelpEvent(QEvent.Type.ToolTip, spot, spot))
    return "".join(said)


def test_what_the_felt_writes_smaller_than_wanted_is_told_by_pointing(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    language.speak("en")
    board, rules = table_of(Case("mosca", 4), LOW.felt)
    for timeline in play(board, rules, 30, 3):
        if {"trump", "pot", "direction"} <= set(board.overlay.pieces()) and timeline.ply > 12:
            break
    assert board.view_ is not None
    assert said_at(board, "trump", monkeypatch) == ""
    style = board.table_style
    board.adopt(replace(style, text_style=replace(style.text_style, text_scale=2.0)))
    assert board.overlay.text_style.text_scale < 2.0
    assert "rumps" in said_at(board, "trump", monkeypatch)
    assert "pool" in said_at(board, "pot", monkeypatch).lower()
    assert said_at(board, "direction", monkeypatch)
    assert board.overlay.plate_at(*board.table.room.place(Seat(1)).plate.centre) == Seat(1)
    board.close()


@pytest.mark.parametrize(
    ("size", "text", "least"),
    [((900, 494), 2.0, 20), ((1280, 677), 1.5, 15), ((900, 516), 1.0, 10), ((2560, 1290), 1.8, 10)],
)
def test_ranks_are_as_large_as_words_where_these_are_large(
    qapp: QApplication, size: tuple[int, int], text: float, least: int
) -> None:
    """A large window makes words and cards larger together: only what is small asks for more."""
    board, _ = table_of(Case("nlk", 4), size, text)
    assert board.table.cards.rank == least
    board.close()
