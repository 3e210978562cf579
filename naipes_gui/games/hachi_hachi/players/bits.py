"""The 48 cards as bits and small numbers; `deck` and `yaku` are the readable rules."""

from collections.abc import Sequence
from typing import NamedTuple

from naipes_gui.bots.cards import Bits
from naipes_gui.core.cards import FLOWERS
from naipes_gui.games.hachi_hachi.options import HachiOptions
from naipes_gui.games.hachi_hachi.rules.deck import (
    BLUE,
    BRIGHT4,
    INOSHIKACHO,
    NINE_RIBBONS,
    POETRY,
    POINTS,
    RAIN,
    RIBBONS,
    is_chaff,
)

CARDS = FLOWERS.cards
INDEX = {card: place for place, card in enumerate(CARDS)}
SHIFT = tuple(place // 4 * 4 for place in range(48))
"""How far the month of a card lies from the lowest bit."""
EACH = tuple(POINTS[card.kind] for card in CARDS)
mask = Bits.rising(CARDS).mask


def _of_kind(kind: str) -> int:
    return mask(card for card in CARDS if card.kind == kind)


BRIGHTS, ANIMALS, STRIPS = _of_kind("H"), _of_kind("T"), _of_kind("R")
FOUR, RAIN_MAN, NINE = mask(BRIGHT4), mask([RAIN]), mask(NINE_RIBBONS)
RED, BLUES, BOAR = mask(POETRY), mask(BLUE), mask(INOSHIKACHO)
CHAFF = mask(filter(is_chaff, CARDS))
ALL_RIBBONS = mask(RIBBONS)


def points(cards: int) -> int:
    """Return the card points of a mask."""
    return (
        cards.bit_count()
        + 19 * (cards & BRIGHTS).bit_count()
        + 9 * (cards & ANIMALS).bit_count()
        + 4 * (cards & STRIPS).bit_count()
    )


class Worth(NamedTuple):
    """What the options say of combinations."""

    inoshikacho: bool
    nanatan_plus: bool
    additive: bool

    @property
    def keys(self) -> int:
        """The cards that can complete a combination."""
        return BRIGHTS | ALL_RIBBONS | (BOAR if self.inoshikacho else 0)

    def value(self, pile: int) -> int:
        """Return the kan of the combinations in a pile."""
        kan = 7 * ((pile & RED == RED) + (pile & BLUES == BLUES))
        if self.inoshikacho and pile & BOAR == BOAR:
            kan += 7
        if pile & FOUR == FOUR:
            five = bool(pile & RAIN_MAN)
            kan += (22 if self.additive else 12) if five else 10
        if (pile & NINE).bit_count() >= 7:
            kan += 10
            kan += (pile & ALL_RIBBONS).bit_count() - 7 if self.nanatan_plus else 0
        return kan

    def sets(self) -> list[tuple[int, int, int]]:
        """Return the combinations: their cards, how many of these they need, their kan."""
        three = [RED, BLUES, *([BOAR] if self.inoshikacho else [])]
        return [(FOUR, 4, 10), (NINE, 7, 10), *((cards, 3, 7) for cards in three)]


def worth(options: HachiOptions) -> Worth:
    """Return what the options say of combinations."""
    return Worth(options.inoshikacho, options.nanatan_plus, options.brights_additive)


def months(cards: int) -> Sequence[int]:
    """Return how many of the cards are of each month."""
    return [(cards >> 4 * month & 15).bit_count() for month in range(12)]
