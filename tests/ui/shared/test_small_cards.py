"""At 96 pixels of height the index of every card is read, whichever deck and size it is of."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from naipes_gui.core.cards import SUITS, Card
from naipes_gui.core.text import SUITS_TO_SEE
from naipes_gui.ui.shared import theme
from naipes_gui.ui.shared.art import CardStyle, card_face, card_size

HIGH = 96
RANKS = "A23456789TJQK"
sizes = pytest.mark.parametrize("size", ["normal", "big", "large"])
decks = pytest.mark.parametrize("suits", SUITS_TO_SEE)


def index_of(card: str, style: CardStyle, dpr: float = 1.0) -> QImage:
    """Return the strip of a card that a fan leaves to be seen, as far as its rank reaches."""
    picture = card_face(Card(card), style, HIGH, dpr).toImage()
    wide, high = picture.width(), picture.height()
    parts = {"normal": (0.19, 0.175), "big": (0.29, 0.24), "large": (0.41, 0.32)}
    across, down = parts[style.size]
    return picture.copy(QRect(2, 3, round(wide * across), round(high * down)))


def ink_rows(image: QImage) -> int:
    """Count the rows that the rank takes."""
    return sum(
        any(theme.luminance(image.pixelColor(x, y).name()) < 0.4 for x in range(2, image.width()))
        for y in range(image.height())
    )


def differing(one: QImage, other: QImage) -> int:
    """Count the points where one sees a difference."""
    return sum(
        abs(one.pixelColor(x, y).lightness() - other.pixelColor(x, y).lightness()) > 60
        for x in range(one.width())
        for y in range(one.height())
    )


@decks
@sizes
def test_the_rank_is_at_least_ten_pixels_high(qapp: QApplication, suits: str, size: str) -> None:
    style = CardStyle(suits=suits, size=size)
    for card in (rank + suit for rank in RANKS for suit in SUITS):
        assert ink_rows(index_of(card, style)) >= 10, card


@decks
@sizes
def test_no_two_ranks_look_alike(qapp: QApplication, suits: str, size: str) -> None:
    style = CardStyle(suits=suits, size=size)
    seen = {rank: index_of(f"{rank}S", style) for rank in RANKS}
    for one, other in combinations(RANKS, 2):
        assert differing(seen[one], seen[other]) >= 4, (one, other)


@decks
@pytest.mark.parametrize("dpr", [1.0, 1.25, 1.5, 2.0])
def test_a_card_has_a_picture_of_its_own_at_every_ratio(
    qapp: QApplication, suits: str, dpr: float
) -> None:
    """A point of the picture is a point of the screen: nothing is scaled when it is painted."""
    style = CardStyle(suits=suits)
    picture = card_face(Card("KH"), style, HIGH, dpr)
    assert picture.devicePixelRatio() == dpr
    assert picture.size() == card_size(style, HIGH) * dpr


@decks
@pytest.mark.parametrize("chosen", ["normal", "big", "large"])
@pytest.mark.parametrize("high", [48, 60, 93, 120, 180])
def test_whoever_needs_large_words_reads_the_ranks_of_small_cards(
    qapp: QApplication, suits: str, chosen: str, high: int
) -> None:
    """No smaller index is painted than was chosen, and the largest where a card is small."""
    sizes = ["normal", "big", "large"]
    faces = {
        size: card_face(Card("8S"), CardStyle(suits=suits, size=size), high, 1.0).toImage()
        for size in sizes
    }
    style = CardStyle(suits=suits, size=chosen, rank=20)
    made = card_face(Card("8S"), style, high, 1.0).toImage()
    painted = next(size for size in sizes if faces[size] == made)
    assert sizes.index(painted) >= sizes.index(chosen)
    whole = CardStyle(suits=suits, size=painted)
    rank = ink_rows(card_face(Card("8S"), whole, high, 1.0).toImage().copy(top_of(painted, high)))
    assert rank >= 18 or painted == "large"
    assert card_face(Card("8S"), style._replace(rank=0), high, 1.0).toImage() == faces[chosen]


def top_of(size: str, high: int) -> QRect:
    """Return where the rank of a card so high lies."""
    across, down = {"normal": (0.19, 0.175), "big": (0.29, 0.24), "large": (0.41, 0.32)}[size]
    return QRect(2, 3, round(high * 5 / 7 * across), round(high * down))
