"""Tables of real matches have room for everything, whatever the size of window and text.

The whole walk, with all fonts, sizes and positions, is ``python -m tools.table_walk.walk``.
"""

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication

from naipes_gui.core.rules import Stage
from naipes_gui.core.table import NOBODY, Seat
from naipes_gui.core.zones import TURN_UP, Role
from naipes_gui.games.nlk.rules.zones import CHAIN
from naipes_gui.ui.beside_table.companion import FELT
from naipes_gui.ui.shared import language
from naipes_gui.ui.shared.growth import bars
from naipes_gui.ui.table.field import Field
from naipes_gui.ui.table.geometry import Room
from naipes_gui.ui.table.hand_room import FEW
from naipes_gui.ui.table.ring import Ring
from naipes_gui.ui.table.rooms import text_scale
from naipes_gui.ui.table.trick_room import trick_room
from tests.nights import at_night
from tools.table_walk.faults import faults
from tools.table_walk.laying import Setting, Table, Thing, system_font
from tools.table_walk.positions import ME, matches, positions
from tools.table_walk.unpainted import unpainted
from tools.table_walk.walk import MOST, walk

SETTINGS = (
    Setting((900, 600), font="DejaVu Sans"),
    Setting((1280, 800), panel=True, language="en"),
    Setting((1280, 800), 1.5),
    Setting((1280, 800), 2.0, panel=True, language="fr"),
    Setting((1280, 800), 2.0, font="DejaVu Sans"),
    Setting((960, 540), font="Open Sans"),
    Setting((2560, 1440), 2.0, font="DejaVu Sans", language="en"),
    Setting((900, 600), 1.5),
    Setting((900, 600), 2.0, font="DejaVu Sans", language="fr"),
    Setting((960, 540), 2.0, language="en"),
    Setting((800, 800), 2.0, font="DejaVu Sans"),
    Setting((1280, 800), 2.0, font="DejaVu Sans", coach=True),
    Setting((900, 600), 2.0, font="DejaVu Sans", language="fr", coach=True),
)
HIGHER = Setting((1280, 900), 2.0, font="DejaVu Sans")
"""So high a window leaves a trick of three more room below the others than between them."""
BESIDE_THE_PANEL = (
    Setting((900, 600), panel=True, font="DejaVu Sans"),
    Setting((900, 600), 2.0, panel=True, font="DejaVu Sans"),
    Setting((960, 540), 1.25, panel=True, language="en"),
    Setting((1280, 800), 2.0, panel=True, font="DejaVu Sans"),
    Setting((1280, 800), 1.5, panel=True, language="fr"),
)
"""Windows whose table moves aside."""
LARGE_TEXT = ("hachi_hachi-3", "mosca-4", "napoleon-4", "napoleon-5", "napoleon-7", "nlk-5")
CARDS = (
    Setting((900, 600), 1.25, cards=1.3),
    Setting((960, 540), 1.25, cards=1.3),
    Setting((2560, 1440), cards=1.3),
)
"""Cards as large as wanted leave what is drawn for the first deal little room."""
PROPORTION = 0.5
"""A card of the table is at least so high against one of my hand."""
BESIDE_A_BOOK = Setting((FELT, 800))


LATER = [match for place, match in enumerate(matches()) if place % 4 > 1]
"""By day every second pair is looked at: of a pair each is seen in half of all settings."""


@pytest.mark.parametrize("match", [*(m for m in matches() if m not in LATER), *at_night(*LATER)])
def test_nothing_is_covered_cut_or_lost(qapp: QApplication, match: str) -> None:
    settings = SETTINGS[matches().index(match) % 2 :: 2]
    aside = [each for each in BESIDE_THE_PANEL if Table(match).size(each) != each.felt]
    higher = (HIGHER,) if match.endswith("-3") else ()
    found = dict(walk([match], (*settings, BESIDE_A_BOOK, *aside, *higher), 2))
    assert not found


@pytest.mark.parametrize("match", ["mosca-5", "napoleon-5", "nlk-4", "nlk-5", "hachi_hachi-3"])
def test_nothing_lies_on_what_is_drawn_for_the_first_deal(qapp: QApplication, match: str) -> None:
    assert not dict(walk([match], CARDS, 2))


def test_the_key_of_a_choice_covers_no_month(qapp: QApplication) -> None:
    assert not dict(walk(["hachi_hachi-3"], SETTINGS[1:2], 3))


@pytest.mark.parametrize(
    ("match", "ply", "setting"),
    [
        ("nlk-4", 41, Setting((900, 600), panel=True, language="en")),
        ("nlk-6", 42, Setting((900, 600), 2.0, font="DejaVu Sans", language="en")),
        ("nlk-5", 52, Setting((1920, 1080), 2.0, panel=True, font="Cantarell", language="en")),
        ("nlk-2", 43,
         Setting((900, 600), 1.25, panel=True, font="DejaVu Sans", language="fr")),
        ("nlk-9", 52, Setting((960, 540), 1.25, font="DejaVu Sans", language="en", coach=True)),
        ("nlk-9", 52, Setting((960, 540), 2.0, font="DejaVu Sans", coach=True)),
        ("napoleon-4", 206, Setting((960, 540), 1.5, panel=True, language="en")),
        ("hachi_hachi-4-traditional", 43,
         Setting((960, 540), 1.5, panel=True, font="DejaVu Sans", language="en")),
        ("hachi_hachi-4-traditional", 50,
         Setting((900, 600), 1.5, font="DejaVu Sans", language="fr", coach=True)),
        ("hachi_hachi-4-traditional", 171, Setting((1280, 800), cards=1.3)),
        ("hachi_hachi-4-traditional", 43,
         Setting((1280, 800), panel=True, font="DejaVu Sans", language="en")),
        ("hachi_hachi-4-traditional", 43,
         Setting((900, 600), 1.25, panel=True, font="DejaVu Sans")),
        ("hachi_hachi-5-traditional", 152, Setting((900, 600), 1.5, font="DejaVu Sans")),
        ("mosca-5", 166, Setting((1366, 768), 1.5, font="Cantarell", language="en")),
        ("mosca-3", 59, Setting((1920, 1080), 2.0, panel=True, font="Cantarell", language="en")),
    ],
)  # fmt: skip
def test_words_give_way_to_each_other_and_to_cards(
    qapp: QApplication, match: str, ply: int, setting: Setting
) -> None:
    """Tell that names of cards, notes, keys and chips part, where the whole walk met them."""
    with unpainted(), system_font(setting.font):
        language.speak(setting.language)
        position = next(p for p in positions(match, MOST) if p.ply == ply)
        found = list(faults(Table(match).lay(position, setting)))
    language.speak("en")
    assert not found


@pytest.mark.parametrize("match", ["mosca-4", "napoleon-4", "nlk-4"])
def test_of_three_others_one_sits_opposite_below_the_lines_of_the_coach(
    qapp: QApplication, match: str
) -> None:
    """Two at one side and one alone at the other were not read as a round table."""
    windows = (900, 600), (960, 540), (1280, 800)
    wanted = [Setting(window, coach=True) for window in windows]
    for setting in wanted:
        room = Table(match).lay(positions(match, 2)[0], setting).room
        assert isinstance(room, Ring)
        assert (room.sides, room.tops) == (1, 1)
    assert not dict(walk([match], wanted, 6))


def test_a_few_positions_show_both_a_hand_and_what_goes_before() -> None:
    for match in matches():
        stages = [position.view.state.stage for position in positions(match, 2)]
        assert stages.count(Stage.HAND) == 1, match


def test_a_fault_is_found(qapp: QApplication) -> None:
    """Tell that the walk sees what lies over something else, and what is missing."""
    playing = next(p for p in positions("mosca-4") if p.view.state.stage is Stage.HAND)
    laid = Table("mosca-4").lay(playing, SETTINGS[0])
    assert not list(faults(laid))
    plate = next(thing for thing in laid.things if thing.kind == "plate")
    moved = [replace(t, box=plate.box) if t.kind == "pot" else t for t in laid.things]
    assert any("pot" in fault for fault in faults(replace(laid, things=tuple(moved))))
    gone = [thing for thing in laid.things if thing.kind not in ("trump", "pot")]
    assert {"no trump", "no pot"} <= set(faults(replace(laid, things=tuple(gone))))


def test_what_cannot_be_read_is_found(qapp: QApplication) -> None:
    """Tell that the walk sees cut words, cards too small to be known, and words in the way."""
    trick = next(p for p in positions("nlk-4") if p.view.cards(Role.CHAIN, NOBODY))
    laid = Table("nlk-4").lay(trick, SETTINGS[0])
    assert not list(faults(laid))
    laid.overlay._pieces.tell("laid:0", "C…n")
    assert "laid:0 is cut: C…n" in set(faults(laid))
    small = {
        zone: tuple(replace(pose, height=20.0) for pose in row) for zone, row in laid.cards.items()
    }
    assert any("is small" in fault for fault in faults(replace(laid, cards=small)))
    plate = next(thing for thing in laid.things if thing.kind == "plate")
    spoken = Thing("bubble", "bubble:1", 1, plate.box)
    found = set(faults(replace(laid, things=(*laid.things, spoken))))
    assert any("bubble:1" in fault for fault in found)


@pytest.mark.parametrize("match", ["ecarte-2", "hachi_hachi-3", "mosca-4", "napoleon-6", "nlk-3"])
def test_the_wanted_size_of_cards_is_that_of_the_table_too(qapp: QApplication, match: str) -> None:
    position = next(p for p in positions(match) if p.view.state.stage is Stage.HAND)
    for window in ((900, 600), (1280, 800), (1920, 1080)):
        rooms = [Table(match).lay(position, Setting(window, cards=c)).room for c in (0.8, 1, 1.6)]
        small, usual, large = map(_on_the_table, rooms)
        # On the smallest felt a small hand leaves the trick room that it lacked.
        assert window[0] < 1000 or small < usual < large
        assert usual <= large
        assert rooms[0].hand_height < rooms[1].hand_height <= rooms[2].hand_height


def _on_the_table(room: Room) -> float:
    """Return how high the cards in the middle of a table are."""
    if isinstance(room, Ring):
        return trick_room(room).height if room.players > 2 else room.table_height
    assert isinstance(room, Field)
    return room.month_height


def test_large_and_small_cards_hold_the_layouts(qapp: QApplication) -> None:
    wanted = [
        Setting((1280, 800), cards=1.3),
        Setting((900, 600), cards=1.6),
        Setting((1920, 1080), panel=True, cards=0.8),
    ]
    found = dict(walk([m for m in matches() if m.endswith(("-2", "-3", "-5"))], wanted, 2))
    assert not found


def test_backs_beside_a_plate_leave_it_in_sight_however_many_they_are(qapp: QApplication) -> None:
    wanted = [Setting((1366, 768), 1.5), Setting((2560, 1440), 1.5), Setting((1280, 800), 2.0)]
    held = (len(p.view.cards(Role.HAND, Seat(1))) for p in positions("nlk-2", 12))
    assert max(held) > 5
    assert not dict(walk(["nlk-2", "ecarte-2"], wanted, 12))


def test_a_note_stands_beside_a_long_staircase_and_its_count(qapp: QApplication) -> None:
    wanted = [
        Setting((1920, 1080), panel=True, font="DejaVu Sans", language="fr"),
        Setting((1280, 800), 1.5, font="DejaVu Sans", language="fr"),
    ]
    assert not dict(walk(["nlk-6", "nlk-7", "nlk-8"], wanted, 6))


def test_a_turned_card_is_seen_beside_the_phases_between_the_usual_heights_too(
    qapp: QApplication,
) -> None:
    assert not dict(walk(["mosca-3"], [Setting((1280, h), panel=True) for h in (720, 754)], 12))


@pytest.mark.parametrize("match", ["mosca-3", "mosca-4", "mosca-5"])
def test_a_turned_card_is_read_in_a_small_window_with_large_text(
    qapp: QApplication, match: str
) -> None:
    turned = next(p for p in positions(match, 12) if p.view.cards(Role.TURN_UP))
    for text in (1.5, 2.0):
        laid = Table(match).lay(turned, Setting((900, 600), text))
        (card,) = laid.cards[TURN_UP.id]
        assert card.height >= 60


@pytest.mark.parametrize("match", ["nlk-3", "nlk-4", "nlk-5", "nlk-6"])
def test_a_staircase_is_read_in_a_small_window_with_large_text(
    qapp: QApplication, match: str
) -> None:
    """Tell that its cards are about as large as mine, unless a large hand takes the room."""
    lying = (p for p in positions(match) if p.view.cards(Role.CHAIN, NOBODY))
    position = next(p for p in lying if len(p.view.cards(Role.HAND, ME)) <= FEW)
    laid = Table(match).lay(position, Setting((900, 600), 1.5))
    heights = {pose.height for pose in laid.cards[CHAIN.id]}
    assert min(heights) > 0.8 * laid.room.hand_height


@pytest.mark.parametrize(
    ("match", "setting"),
    [
        ("mosca-6", Setting((900, 600), 1.5)),
        ("mosca-5", Setting((1280, 800), 2.0)),
        ("mosca-5", Setting((1280, 800), 2.0, language="fr")),
        ("napoleon-4", Setting((900, 600), 1.5)),
        ("napoleon-5", Setting((900, 600), 2.0, language="fr")),
        ("napoleon-6", Setting((900, 600), 2.0, language="fr")),
    ],
)
def test_buttons_say_their_price_in_a_small_window_with_large_text(
    qapp: QApplication, match: str, setting: Setting
) -> None:
    """Tell that what may be bid stands in one row, which is too high for a label alone."""
    language.speak(setting.language)
    table = Table(match)
    asked = [p for p in positions(match) if len(p.view.moves) > 1 and p.view.cards(Role.HAND, ME)]
    asked = [p for p in asked if not p.view.cards(Role.TRICK) and p.view.state.to_move == ME]
    seen = 0
    for position in asked:
        laid = table.lay(position, setting)
        boxes = [t.box for t in laid.things if t.kind == "button" and t.key != "sort"]
        seen += len(boxes) > 1
        assert all(box.height > 50 * laid.room.text_scale for box in boxes)
        assert len({box.y for box in boxes}) < 2
    language.speak("en")
    assert seen


@pytest.mark.thorough
def test_small_cards_leave_two_rows_of_buttons_their_room(qapp: QApplication) -> None:
    seven = ["napoleon-7", "napoleon-7-seven"]
    wanted = [Setting((900, 600), text, cards=0.8) for text in (1.0, 1.25)]
    assert not dict(walk(seven, wanted, 20))


def test_a_felt_that_is_higher_than_wide_has_room_beside_the_turned_card(
    qapp: QApplication,
) -> None:
    wanted = [Setting((900, 1000), text) for text in (1.0, 1.25, 1.5)]
    assert not dict(walk(["ecarte-2"], wanted, 20))


@pytest.mark.parametrize("window", [(900, 600), (1280, 800)])
def test_large_text_leaves_everything_in_proportion(
    qapp: QApplication, window: tuple[int, int]
) -> None:
    """Neither are bars much larger than plates, nor cards of a trick much smaller than mine."""
    for scale in (1.0, 1.5, 2.0):
        setting = Setting(window, scale)
        for match in LARGE_TEXT:
            players = len(Table(match)._seats)
            room = Table(match).lay(positions(match, 1)[0], setting).room
            months = isinstance(room, Field)
            piles = match.startswith("nlk")
            on_felt = text_scale(*setting.felt, setting.scale, players, months=months, piles=piles)
            assert bars(setting.scale, window[1]) <= 1.2 * on_felt
            assert _on_the_table(room) >= PROPORTION * room.hand_height, (match, scale)
