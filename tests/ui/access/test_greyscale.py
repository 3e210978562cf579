"""Without any colour suits, months and what happens to a card are still told apart."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from naipes_gui.core.cards import Card
from naipes_gui.games import all_games
from naipes_gui.ui.shared.art import CardStyle, card_face
from naipes_gui.ui.table.scene import Marks
from tests.ui.table_help import ME, board, to_play

SUITS, RANKS, HIGH = "SHDC", "AKQJT987", 150
DIFFERENT = 12
"""Of 255: by so much two greys are seen to differ at a glance."""


def grey(image: QImage) -> list[int]:
    """Return the luminance of every pixel."""
    flat = image.convertToFormat(QImage.Format.Format_Grayscale8)
    held = flat.constBits()
    assert isinstance(held, memoryview)
    wide, line = flat.width(), flat.bytesPerLine()
    return [held[y * line + x] for y in range(flat.height()) for x in range(wide)]


def apart(one: list[int], other: list[int]) -> float:
    """Return which part of two pictures of one size differs so that it can be seen."""
    differing = sum(abs(a - b) > DIFFERENT for a, b in zip(one, other, strict=True))
    return differing / len(one)


def corner(card: Card, style: CardStyle) -> list[int]:
    """Return the index of a card, which is all that is seen of it in a fan."""
    picture = card_face(card, style, HIGH, 1.0).toImage()
    return grey(picture.copy(QRect(0, 0, picture.width() // 3, picture.height() // 2)))


@pytest.mark.parametrize("four", [False, True], ids=["two", "four"])
@pytest.mark.parametrize("rank", RANKS)
def test_suits_are_told_apart_by_shape(qapp: QApplication, rank: str, four: bool) -> None:
    style = CardStyle(deck="french", four_colours=four)
    corners = {suit: corner(Card(rank + suit), style) for suit in SUITS}
    for one, other in combinations(SUITS, 2):
        assert apart(corners[one], corners[other]) > 0.01, (one, other)


def flowers() -> dict[str, list[Card]]:
    """Return the cards of each month."""
    held = dict[str, list[Card]]()
    game = all_games()["hachi_hachi"]
    for card in game.rules(game.options().make()).pack.cards:
        held.setdefault(card.month, []).append(card)
    return held


def test_months_are_told_apart_by_their_numbers(qapp: QApplication) -> None:
    style, months = CardStyle(deck="flowers", marks=True), flowers()
    chaff = {month: corner(cards[-1], style) for month, cards in months.items()}
    assert len(chaff) == 12
    for one, other in combinations(chaff, 2):
        assert apart(chaff[one], chaff[other]) > 0.02, (one, other)


def test_classes_of_a_month_are_told_apart(qapp: QApplication) -> None:
    style = CardStyle(deck="flowers", marks=True)
    for cards in flowers().values():
        kinds = {card.kind: corner(card, style) for card in cards}
        for one, other in combinations(kinds, 2):
            assert apart(kinds[one], kinds[other]) > 0.01, (cards[0].month, one, other)


def test_what_happens_to_a_card_is_told_apart(qtbot: QtBot) -> None:
    timeline, felt = to_play(), board()
    qtbot.addWidget(felt)
    felt.show()
    felt.show_frame(timeline.jump(timeline.ply, ME))
    card = felt.table.hand_in_order()[1]
    place = felt.table.place_of(card)
    assert place is not None
    pose = felt.table.laid[place]
    area = QRect(round(pose.x - 90), round(pose.y - 150), 180, 300)
    seen = dict[str, list[int]]()
    for name, marks in {
        "plain": Marks(),
        "dimmed": Marks(dimmed=frozenset({card})),
        "picked": Marks(picked=(card,)),
        "focus": Marks(focus=card),
        "forbids": Marks(culprits=(card,)),
        "hinted": Marks(hinted=(card,)),
        "proposed": Marks(proposed=(card,)),
    }.items():
        felt.table.mark(marks)
        seen[name] = look(felt.grab().toImage(), area)
    felt.table.mark(Marks())
    felt.table.recent = frozenset({card})
    felt.table.mark(Marks())
    seen["recent"] = look(felt.grab().toImage(), area)
    felt.table.recent = frozenset()
    felt.table.crown(card)
    seen["wins"] = look(felt.grab().toImage(), area)
    felt.stop()
    for one, other in combinations(seen, 2):
        assert apart(seen[one], seen[other]) > 0.002, (one, other)


def look(image: QImage, area: QRect) -> list[int]:
    return grey(image.copy(area))
