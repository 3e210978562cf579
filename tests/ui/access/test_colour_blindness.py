"""Suits in clear colours stay apart for every kind of colour blindness."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from naipes_gui.core.cards import FLOWERS, SUITS, Card
from naipes_gui.core.flowers import BLUE_RIBBONS, flower
from naipes_gui.core.text import SUITS_TO_SEE
from naipes_gui.ui.shared import theme
from naipes_gui.ui.shared.art import CardStyle, card_face

Rgb = tuple[float, float, float]

# Machado, Oliveira and Fernandes, 2009, at full severity, for linear light.
KINDS: dict[str, tuple[Rgb, Rgb, Rgb]] = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
APART = 25
"""Of the distance of colours in CIELAB: 2.3 is just seen, and 10 at a glance."""
INKS = {
    "paper": theme.APART_INK,
    "dark": theme.APART_ON_DARK,
    "Spanish paper": theme.SPANISH_APART_INK,
    "Spanish dark": theme.SPANISH_APART_ON_DARK,
}


def linear(colour: str) -> Rgb:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    r, g, b = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return r, g, b


def seen(colour: str, kind: str) -> Rgb:
    """Return a colour in CIELAB as it is seen."""
    light = linear(colour)
    r, g, b = (
        min(1.0, max(0.0, sum(k * part for k, part in zip(row, light, strict=True))))
        for row in KINDS[kind]
    )
    x = bent((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047)
    y = bent(0.2126729 * r + 0.7151522 * g + 0.072175 * b)
    z = bent((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def bent(t: float) -> float:
    return t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116


def distance(one: str, other: str, kind: str) -> float:
    pairs = zip(seen(one, kind), seen(other, kind), strict=True)
    return float(sum((a - b) ** 2 for a, b in pairs) ** 0.5)


def test_the_simulation_knows_red_from_green_only_where_the_eye_does() -> None:
    red, green = "#C22F3B", "#6F7A1E"
    assert distance(red, green, "usual") > 60
    assert distance(red, green, "deuteranopia") < 20


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("inks", INKS)
def test_clear_inks_stay_apart(inks: str, kind: str) -> None:
    for one, other in combinations(SUITS, 2):
        assert distance(INKS[inks][one], INKS[inks][other], kind) >= APART, (one, other)


def test_clear_inks_are_read_on_their_grounds() -> None:
    colours = theme.TABLE_PALETTE
    for suit in SUITS:
        for inks in (theme.APART_INK, theme.SPANISH_APART_INK):
            assert theme.contrast(inks[suit], theme.PAPER) >= 4.4, suit
        for inks in (theme.APART_ON_DARK, theme.SPANISH_APART_ON_DARK):
            assert theme.contrast(inks[suit], colours.plate) >= 4.5, suit


def commonest(image: QImage) -> str:
    """Return the commonest colour of an index that is no paper."""
    names = [
        image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())
    ]
    inked = [name for name in names if theme.luminance(name) < 0.35]
    return max(set(inked), key=inked.count)


@pytest.mark.parametrize("suits", SUITS_TO_SEE)
@pytest.mark.parametrize("kind", KINDS)
def test_the_letters_on_the_cards_stay_apart(qapp: QApplication, suits: str, kind: str) -> None:
    style = CardStyle(suits=suits, apart=True)
    inks = {}
    for suit in SUITS:
        picture = card_face(Card("7" + suit), style, 350, 1.0).toImage()
        inks[suit] = commonest(picture.copy(QRect(8, 14, 40, 48)))
    for one, other in combinations(SUITS, 2):
        assert distance(inks[one], inks[other], kind) >= APART, (one, other, inks)


RIBBONS = [card for card in FLOWERS.cards if card.kind == "R"]
SLIP, MARK = QRect(75, 90, 70, 180), QRect(3, 3, 90, 56)
"""Where the ribbon of a card lies, and the sign of its class, on a card 350 high."""


def clearest(image: QImage) -> QColor:
    """Return the commonest of the colours that are neither paper nor ink."""
    pixels = [image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height())]
    names = [each.name() for each in pixels if each.saturation() > 150]
    return QColor(max(set(names), key=names.count))


def called(colour: QColor) -> str:
    """Return what anybody calls a colour: from 250 degrees on blue would be violet."""
    hue = colour.hue()
    return "blue" if 200 <= hue <= 225 else "red" if hue <= 12 or hue >= 345 else str(hue)


@pytest.mark.parametrize("card", RIBBONS)
def test_a_ribbon_and_its_sign_have_the_colour_of_its_name(qapp: QApplication, card: Card) -> None:
    told = "blue" if "blue" in flower(card).source else "red"
    assert (card in BLUE_RIBBONS) == (told == "blue")
    picture = card_face(card, CardStyle(deck="flowers", marks=True), 350, 1.0).toImage()
    assert [called(clearest(picture.copy(where))) for where in (SLIP, MARK)] == [told, told]


@pytest.mark.parametrize("kind", KINDS)
def test_ribbons_of_two_colours_are_told_apart(qapp: QApplication, kind: str) -> None:
    style = CardStyle(deck="flowers")
    faces = {card: card_face(card, style, 350, 1.0).toImage() for card in RIBBONS}
    inks = {card: clearest(face.copy(SLIP)).name() for card, face in faces.items()}
    for one, other in combinations(RIBBONS, 2):
        if (one in BLUE_RIBBONS) != (other in BLUE_RIBBONS):
            assert distance(inks[one], inks[other], kind) >= 2 * APART, (one, other)
