"""Buttons stand in one row as long as they can, and say what they cost."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from naipes_gui.core.cards import Card
from naipes_gui.core.face import Button
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import FIRST
from naipes_gui.core.text import phrase
from naipes_gui.core.timeline import Timeline
from naipes_gui.core.zones import Role
from naipes_gui.games import all_games
from naipes_gui.ui.shared.paint import font, text_width
from naipes_gui.ui.shared.theme import CONTRAST, TABLE_PALETTE, TablePalette
from naipes_gui.ui.table.action_bar import ActionBar
from naipes_gui.ui.table.action_button import (
    DENSITIES,
    PAD,
    RING_LINE,
    ActionButton,
    Caption,
    price_lines,
    ring_off,
)
from tests.playthrough import choice
from tests.ui.felt_help import Case, is_my_turn, play, table_of

BIDS = ("Pass", "Three", "Misère", "Four", "Napoleon", "Wellington", "Blücher")


def bid(name: str, price: str = "not bid before") -> Button:
    return Button(Move(name), phrase("table", name), phrase("table", price), key="1")


@pytest.fixture
def bar(qtbot: QtBot) -> ActionBar:
    ground = QWidget()
    qtbot.addWidget(ground)
    made = ActionBar(ground)
    made.ground_for_test = ground  # type: ignore[attr-defined]  # keeps it alive
    return made


def rows(bar: ActionBar) -> int:
    return len({box.y for box in bar.boxes()})


def test_a_label_wider_than_its_room_is_told_briefly_and_heard_whole(bar: ActionBar) -> None:
    """It lay over the captures beside the lane, and hid what was counted there."""
    label = phrase("table", "As advised: a pine chaff, the pine poetry ribbon")
    brief = phrase("table", "As advised")
    bar.offer([Button(Move("play"), label, main=True, briefly=brief)])
    for room, shown in (
        (700, "As advised: a pine chaff, the pine poetry ribbon"),
        (320, "As advised"),
        (700, "As advised: a pine chaff, the pine poetry ribbon"),
    ):
        bar.arrange(room)
        (button,) = (b for b in bar.findChildren(ActionButton) if not b.isHidden())
        assert button.caption.label == shown
        assert button.accessibleName() == "As advised: a pine chaff, the pine poetry ribbon"
        assert bar.boxes()[0].width <= room


@pytest.mark.parametrize("width", [876, 968, 1256])
def test_seven_bids_with_their_prices_stand_in_one_row(bar: ActionBar, width: int) -> None:
    bar.arrange(width)
    bar.offer([bid(name) for name in BIDS])
    assert rows(bar) == 1
    assert bar.width() <= width + 24
    assert bar.height() > 60


def test_what_does_not_fit_in_one_row_stands_in_low_ones(bar: ActionBar) -> None:
    bar.arrange(400)
    bar.offer([bid(name) for name in BIDS])
    assert rows(bar) == 2
    assert bar.width() <= 424
    assert max(box.height for box in bar.boxes()) < 40
    assert bar._buttons[0].toolTip() == "not bid before"
    assert bar._buttons[0].accessibleDescription() == "not bid before"


@pytest.mark.parametrize("width", range(320, 560, 20))
def test_three_choices_never_take_a_third_row_for_their_prices(bar: ActionBar, width: int) -> None:
    """Each may be too wide to stand beside its neighbour although two rows are long enough."""
    bar.arrange(width, 70)
    labels = ("Take the geese", "Take a susuki chaff", "Leave it in the field")
    bar.offer([bid(label, price) for label, price in zip(labels, ("30 points", "21 points", ""),
                                                         strict=True)])  # fmt: skip
    told = rows(bar)
    bar.offer([bid(label, "") for label in labels])
    assert told <= max(2, rows(bar))


@pytest.mark.parametrize(("width", "told", "in_rows"), [
    (876, {False: True, True: True}, 1), (620, {False: True}, 1), (300, {False: False}, 2),
])  # fmt: skip
def test_what_is_closed_is_left_out_where_not_all_bids_stand_in_one_row(
    bar: ActionBar, width: int, told: dict[bool, bool], in_rows: int
) -> None:
    shut = phrase("table", "It lies below the highest bid.")
    offered = [
        replace(bid(name, "outbid"), why=shut) if number % 2 else bid(name, "+16 / −16")
        for number, name in enumerate(BIDS)
    ]
    bar.arrange(width)
    bar.offer(offered)
    shown = bar._buttons
    assert {b.caption.disabled: bool(price_lines(b.caption, 1.0)) for b in shown} == told
    assert rows(bar) == in_rows
    bar.arrange(876)
    assert len(bar._buttons) == len(BIDS), "they come back with the room"


LONG = (
    "If nobody stops: 28 kan; if another does, you may pay double",
    "You show the king, the queen and the jack: 1 point, not the 2 of all five tricks",
    "You promise 3 tricks (authority): fail, and Bruno scores 2",
)


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("width", [560, 700, 980])
@pytest.mark.parametrize("count", [1, 2, 3])
def test_a_price_is_told_whole_on_the_button(
    bar: ActionBar, width: int, scale: float, count: int
) -> None:
    bar.text_style = replace(bar.text_style, text_scale=scale)
    bar.arrange(width)
    bar.offer([bid("Go on", price) for price in LONG[:count]])
    for button, price in zip(bar._buttons, LONG, strict=False):
        told = " ".join(price_lines(button.caption, scale))
        # What no row has room for is at least said by the tool tip.
        assert told == price or (not told and price in button.toolTip())
        if count * scale < 3 and width > 560:
            assert told


@pytest.mark.parametrize("most", range(110, 300, 10))
def test_no_word_of_a_price_stands_alone_that_could_have_company(most: int) -> None:
    small = font(DENSITIES[1].small, 500, 1.0)
    for price in (*LONG, "You receive 168 mon: 84 mon from each"):
        caption = Caption("Stop", price, "1", "", main=False, disabled=False, dense=1, most=most)
        lines = price_lines(caption, 1.0)
        assert " ".join(lines) == price
        if len(lines) > 1:
            *_, before, last = lines
            word = before.split(" ")[-1]
            together = text_width(f"{word} {last}", small)
            # Moving a word down would make the last line the longest.
            assert " " in last or together > max(text_width(each, small) for each in lines)


@pytest.mark.parametrize(("scale", "width"), [(1.0, 660), (1.5, 960), (2.0, 1280)])
def test_a_short_price_stands_on_every_button_of_many(
    bar: ActionBar, scale: float, width: int
) -> None:
    bar.text_style = replace(bar.text_style, text_scale=scale)
    bar.arrange(width)
    bar.offer([bid(name, "+18 / −18") for name in BIDS])
    assert all(price_lines(b.caption, scale) == ("+18 / −18",) for b in bar._buttons)


@pytest.mark.parametrize("colours", [TABLE_PALETTE, CONTRAST])
def test_a_closed_button_is_dimmed_and_locked_and_never_gold(
    bar: ActionBar, colours: TablePalette
) -> None:
    bar.text_style = replace(bar.text_style, colours=colours)
    bar.arrange(700)
    closed = replace(bid("Four"), why=phrase("table", "Too low."), main=True)
    bar.offer([bid("Four"), closed])
    free, shut = (button._picture("rest").toImage() for button in bar._buttons)
    assert brightness(shut) < 0.8 * brightness(free)
    bar.gild()
    assert bar._buttons[1]._picture("rest").toImage() == shut


def brightness(image: QImage) -> float:
    """Return how bright the brightest ink in the middle of a picture is."""
    area = image.rect().adjusted(20, 20, -20, -20)
    xs, ys = range(area.left(), area.right()), range(area.top(), area.bottom())
    return max(image.pixelColor(x, y).lightnessF() for x in xs for y in ys)


def test_buttons_grow_again_with_the_table(bar: ActionBar) -> None:
    bar.arrange(400)
    bar.offer([bid(name) for name in BIDS])
    bar.arrange(1256)
    assert rows(bar) == 1


def test_buttons_keep_their_places_while_cards_are_marked(bar: ActionBar) -> None:
    """Whoever marks one card more must not find another button under the pointer."""

    def offered(marked: str) -> list[Button]:
        enter = Button(Move("enter"), phrase("table", marked), key="1", main=True)
        return [enter, Button(Move("pass"), phrase("table", "Pass"), key="2")]

    bar.arrange(900)
    bar.offer(offered("Come in and change three cards"))
    wide = bar.boxes()
    bar.offer(offered("Come in"))
    assert bar.boxes() == wide
    bar.clear()
    bar.offer(offered("Come in"))
    assert bar.boxes()[0].width < wide[0].width


@pytest.mark.parametrize("game", ["ecarte", "mosca", "nlk", "hachi_hachi", "napoleon"])
def test_no_card_that_is_picked_moves_a_button(bar: ActionBar, game: str) -> None:
    """From the first card on: a hand on its way to «Pass» must not come to «Stay»."""
    info, rng, asked = all_games()[game], Random(3), 0
    timeline: Timeline[Any] = Timeline(info.rules(info.options().make()))
    face = info.face()
    bar.arrange(620)
    while timeline.ply < 60 and timeline.state.stage is not Stage.OVER:
        view = timeline.view(timeline.ply, FIRST)
        hand = view.cards(Role.HAND, FIRST)
        before: tuple[object, ...] = ()
        bar.clear()
        for many in range(min(len(hand), 5) + 1):
            offered = face.buttons(view, hand[:many])
            if len(offered) > 1 and all(each.price for each in offered):
                bar.offer(offered)
                same = [each.move.verb for each in offered]
                assert not before or (same, bar.boxes()) == before
                before = same, bar.boxes()
                asked += many > 0
        timeline.push(choice(timeline, rng))
    assert asked or game != "mosca"


def test_a_gold_button_without_a_key_of_its_own_shows_enter_and_only_while_it_is_gold(
    bar: ActionBar,
) -> None:
    """Whoever marks cards by keys sees which key is done with them."""

    def cap() -> QImage:
        # The cap lies in the left third: what follows it are the words.
        picture = bar._buttons[0]._picture("rest").toImage()
        return picture.copy(0, 0, picture.width() // 3, picture.height())

    bar.offer([replace(bid("Change the cards"), key="", main=True)])
    wide, shown = bar._buttons[0].width(), cap()
    bar.gild(None, lent=True)
    lent = cap()
    bar.offer([bid("Change the cards")])
    numbered = cap()
    assert bar._buttons[0].width() == wide, "the words do not move when the sign goes"
    assert inked(shown) > inked(lent) + 20
    assert numbered != shown


def inked(picture: QImage) -> int:
    """Return how many pixels of a picture differ from the one in the middle of its left edge."""
    ground = picture.pixelColor(14, picture.height() // 2).lightness()
    return sum(
        abs(picture.pixelColor(x, y).lightness() - ground) > 60
        for x in range(14, picture.width()) for y in range(14, picture.height() - 14)
    )  # fmt: skip


def test_of_several_choices_none_is_filled_with_gold_but_what_was_picked_or_advised(
    bar: ActionBar,
) -> None:
    """What Enter presses is framed: filled, “Pass” would be taken for advice."""
    bar.arrange(900)
    bar.offer([replace(bid("Pass"), main=True), bid("Three")])
    passing, three = bar._buttons
    assert passing.gold
    assert not passing.is_filled
    assert passing._colours("rest")[0] == TABLE_PALETTE.raised
    assert passing._colours("rest")[1] == TABLE_PALETTE.gold
    bar.gild(three.move_)
    assert three.gold
    assert three._colours("rest")[0] == TABLE_PALETTE.gold
    bar.offer([replace(bid("Pass"), main=True), replace(bid("Three"), why=phrase("table", "No"))])
    assert bar._buttons[0].is_filled, "it is all that can be done"
    change = Button(Move("change", (Card("KS"),)), phrase("table", "Change"), main=True)
    bar.offer([change, bid("Pass")])
    assert bar._buttons[0].is_filled, "the cards were picked"


@pytest.mark.parametrize("width", [540, 660])
def test_large_prices_are_broken_before_they_are_made_small(bar: ActionBar, width: int) -> None:
    bar.text_style = replace(bar.text_style, text_scale=1.4)
    bar.arrange(width)
    bar.offer([bid("Propose", "From 1 to 5; Bruno decides"), bid("Play", LONG[2])])
    dense = max(button.caption.dense for button in bar._buttons)
    assert dense < 2
    assert rows(bar) == 1


def test_a_row_made_where_there_was_more_room_fits_where_it_stands(bar: ActionBar) -> None:
    """What the buttons say at their longest is kept free only where there is room for it."""
    longest = phrase("table", "Come in and change five cards")
    enter = Button(Move("enter"), phrase("table", "Come in"), longest=longest)
    choices = [enter, Button(Move("pass"), phrase("table", "Pass"))]
    bar.arrange(900)
    bar.offer(choices)
    wide = bar.boxes()[-1].right
    bar.arrange(wide - 40)
    assert bar.boxes()[-1].right <= wide - 40
    bar.arrange(900)
    assert bar.boxes()[-1].right == wide


@pytest.mark.parametrize("players", [4, 5, 6])
def test_giving_and_drawing_lie_over_no_pile_in_a_small_window_with_large_text(
    qtbot: QtBot, players: int
) -> None:
    board, rules = table_of(Case("nlk", players), (900, 494), 1.5)
    qtbot.addWidget(board)
    seen = 0
    for _ in play(board, rules, 60, 3, is_my_turn):
        buttons = board.bar.boxes()
        if not board.table.room.piles or len(buttons) < 2:  # type: ignore[attr-defined]
            continue
        seen += 1
        poses = board.table.laid.values()
        lying = [box for pose in poses if (box := pose.box(board.table.cards.aspect)) is not None]
        names = [box for key, box in board.overlay.pieces().items() if key.startswith("label:")]
        others = [*lying, *names, *(place.plate for place in board.table.room.places())]
        assert not any(button.meets(other, -3) for button in buttons for other in others)
    assert seen


@pytest.mark.parametrize("width", [1256, 876, 640, 420])
@pytest.mark.parametrize("many", [2, 3, 7])
def test_the_ring_of_a_button_reaches_no_other(bar: ActionBar, many: int, width: int) -> None:
    bar.offer([bid(name) for name in BIDS[:many]])
    bar.arrange(width)
    assert len(bar.boxes()) == many
    for button, box in zip(bar._buttons, bar.boxes(), strict=True):
        reach = ring_off(button.gap) + RING_LINE / 2
        assert reach <= PAD
        assert not any(other.meets(box, reach) for other in bar.boxes() if other != box)
