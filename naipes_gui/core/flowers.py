"""The flower cards in words: English for translation, and their Japanese names."""

from collections.abc import Mapping

from naipes_gui.core.cards import Card
from naipes_gui.core.text import Phrase, phrase

MONTHS: Mapping[str, Phrase] = {
    "01": phrase("cards", "January"),
    "02": phrase("cards", "February"),
    "03": phrase("cards", "March"),
    "04": phrase("cards", "April"),
    "05": phrase("cards", "May"),
    "06": phrase("cards", "June"),
    "07": phrase("cards", "July"),
    "08": phrase("cards", "August"),
    "09": phrase("cards", "September"),
    "10": phrase("cards", "October"),
    "11": phrase("cards", "November"),
    "12": phrase("cards", "December"),
}
BLUE_RIBBONS = Card("06R"), Card("09R"), Card("10R")
"""The ribbons that are not red."""
PLANTS: Mapping[str, Phrase] = {
    "01": phrase("cards", "Pine"),
    "02": phrase("cards", "Plum"),
    "03": phrase("cards", "Cherry"),
    "04": phrase("cards", "Wisteria"),
    "05": phrase("cards", "Iris"),
    "06": phrase("cards", "Peony"),
    "07": phrase("cards", "Bush clover"),
    "08": phrase("cards", "Susuki"),
    "09": phrase("cards", "Chrysanthemum"),
    "10": phrase("cards", "Maple"),
    "11": phrase("cards", "Willow"),
    "12": phrase("cards", "Paulownia"),
}
THE_FLOWERS: Mapping[str, Phrase] = {
    "01H": phrase("cards", "the crane"),
    "01R": phrase("cards", "the pine poetry ribbon"),
    "01K": phrase("cards", "a pine chaff"),
    "02T": phrase("cards", "the bush warbler"),
    "02R": phrase("cards", "the plum poetry ribbon"),
    "02K": phrase("cards", "a plum chaff"),
    "03H": phrase("cards", "the curtain"),
    "03R": phrase("cards", "the cherry poetry ribbon"),
    "03K": phrase("cards", "a cherry chaff"),
    "04T": phrase("cards", "the cuckoo"),
    "04R": phrase("cards", "the wisteria ribbon"),
    "04K": phrase("cards", "a wisteria chaff"),
    "05T": phrase("cards", "the bridge"),
    "05R": phrase("cards", "the iris ribbon"),
    "05K": phrase("cards", "an iris chaff"),
    "06T": phrase("cards", "the butterflies"),
    "06R": phrase("cards", "the peony blue ribbon"),
    "06K": phrase("cards", "a peony chaff"),
    "07T": phrase("cards", "the boar"),
    "07R": phrase("cards", "the bush clover ribbon"),
    "07K": phrase("cards", "a bush clover chaff"),
    "08H": phrase("cards", "the moon"),
    "08T": phrase("cards", "the geese"),
    "08K": phrase("cards", "a susuki chaff"),
    "09T": phrase("cards", "the sake cup"),
    "09R": phrase("cards", "the chrysanthemum blue ribbon"),
    "09K": phrase("cards", "a chrysanthemum chaff"),
    "10T": phrase("cards", "the deer"),
    "10R": phrase("cards", "the maple blue ribbon"),
    "10K": phrase("cards", "a maple chaff"),
    "11H": phrase("cards", "the rain man"),
    "11T": phrase("cards", "the swallow"),
    "11R": phrase("cards", "the willow ribbon"),
    "11K": phrase("cards", "the lightning"),
    "12H": phrase("cards", "the phoenix"),
    "12K": phrase("cards", "a paulownia chaff"),
    "12K1": phrase("cards", "the yellow paulownia chaff"),
}
"""Every card with its article; the plain cards of a month share a name."""
SHORT: Mapping[str, Phrase] = {
    "01H": phrase("cards", "Crane"),
    "01R": phrase("cards", "Pine poetry ribbon"),
    "01K": phrase("cards", "Pine chaff"),
    "02T": phrase("cards", "Bush warbler"),
    "02R": phrase("cards", "Plum poetry ribbon"),
    "02K": phrase("cards", "Plum chaff"),
    "03H": phrase("cards", "Curtain"),
    "03R": phrase("cards", "Cherry poetry ribbon"),
    "03K": phrase("cards", "Cherry chaff"),
    "04T": phrase("cards", "Cuckoo"),
    "04R": phrase("cards", "Wisteria ribbon"),
    "04K": phrase("cards", "Wisteria chaff"),
    "05T": phrase("cards", "Bridge"),
    "05R": phrase("cards", "Iris ribbon"),
    "05K": phrase("cards", "Iris chaff"),
    "06T": phrase("cards", "Butterflies"),
    "06R": phrase("cards", "Peony blue ribbon"),
    "06K": phrase("cards", "Peony chaff"),
    "07T": phrase("cards", "Boar"),
    "07R": phrase("cards", "Bush clover ribbon"),
    "07K": phrase("cards", "Bush clover chaff"),
    "08H": phrase("cards", "Moon"),
    "08T": phrase("cards", "Geese"),
    "08K": phrase("cards", "Susuki chaff"),
    "09T": phrase("cards", "Sake cup"),
    "09R": phrase("cards", "Chrysanthemum blue ribbon"),
    "09K": phrase("cards", "Chrysanthemum chaff"),
    "10T": phrase("cards", "Deer"),
    "10R": phrase("cards", "Maple blue ribbon"),
    "10K": phrase("cards", "Maple chaff"),
    "11H": phrase("cards", "Rain man"),
    "11T": phrase("cards", "Swallow"),
    "11R": phrase("cards", "Willow ribbon"),
    "11K": phrase("cards", "Lightning"),
    "12H": phrase("cards", "Phoenix"),
    "12K": phrase("cards", "Paulownia chaff"),
    "12K1": phrase("cards", "Yellow paulownia chaff"),
}
BOTH: Mapping[str, Phrase] = {
    "01K": phrase("cards", "two pine chaff cards"),
    "02K": phrase("cards", "two plum chaff cards"),
    "03K": phrase("cards", "two cherry chaff cards"),
    "04K": phrase("cards", "two wisteria chaff cards"),
    "05K": phrase("cards", "two iris chaff cards"),
    "06K": phrase("cards", "two peony chaff cards"),
    "07K": phrase("cards", "two bush clover chaff cards"),
    "08K": phrase("cards", "two susuki chaff cards"),
    "09K": phrase("cards", "two chrysanthemum chaff cards"),
    "10K": phrase("cards", "two maple chaff cards"),
    "12K": phrase("cards", "two paulownia chaff cards"),
}
"""The two plain cards of a month that share a name, as a list has them."""
ROMAJI: Mapping[str, str] = {
    "01H": "matsu ni tsuru",
    "01R": "matsu ni akatan",
    "01K": "matsu no kasu",
    "02T": "ume ni uguisu",
    "02R": "ume ni akatan",
    "02K": "ume no kasu",
    "03H": "sakura ni maku",
    "03R": "sakura ni akatan",
    "03K": "sakura no kasu",
    "04T": "fuji ni hototogisu",
    "04R": "fuji ni tanzaku",
    "04K": "fuji no kasu",
    "05T": "ayame ni yatsuhashi",
    "05R": "ayame ni tanzaku",
    "05K": "ayame no kasu",
    "06T": "botan ni chō",
    "06R": "botan ni aotan",
    "06K": "botan no kasu",
    "07T": "hagi ni inoshishi",
    "07R": "hagi ni tanzaku",
    "07K": "hagi no kasu",
    "08H": "susuki ni tsuki",
    "08T": "susuki ni kari",
    "08K": "susuki no kasu",
    "09T": "kiku ni sakazuki",
    "09R": "kiku ni aotan",
    "09K": "kiku no kasu",
    "10T": "momiji ni shika",
    "10R": "momiji ni aotan",
    "10K": "momiji no kasu",
    "11H": "yanagi ni Ono no Michikaze",
    "11T": "yanagi ni tsubame",
    "11R": "yanagi ni tanzaku",
    "11K": "yanagi no kasu",
    "12H": "kiri ni hōō",
    "12K": "kiri no kasu",
    "12K1": "kiri no ki-kasu",
}


def is_flower(card: Card) -> bool:
    """Tell whether a card is of the flower pack; the last letter of ``01H`` is no suit."""
    return len(card) > 2 and card.month.isdecimal()


def the_flower(card: Card) -> Phrase:
    """Return a flower card with its article: the boar."""
    return THE_FLOWERS.get(card, THE_FLOWERS[card[:3]])


def both_flowers(one: Card, other: Card) -> Phrase | None:
    """Return two cards that share a name as one says them together: two pine chaff cards."""
    is_shared = the_flower(one) == the_flower(other) and one[:3] == other[:3]
    return BOTH.get(one[:3]) if is_shared else None


def flower(card: Card) -> Phrase:
    """Return a flower card without article: Boar."""
    return SHORT.get(card, SHORT[card[:3]])


def romaji(card: Card) -> str:
    """Return the Japanese name of a flower card: hagi ni inoshishi."""
    return ROMAJI.get(card, ROMAJI[card[:3]])
