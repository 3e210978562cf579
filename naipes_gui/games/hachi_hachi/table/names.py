"""What combinations, payments and fields are called."""

from collections.abc import Mapping

from naipes_gui.core.text import Phrase, phrase
from naipes_gui.games.hachi_hachi.rules.yaku_names import DEKIYAKU

TEYAKU: Mapping[str, Phrase] = {
    "shiso": phrase("hachi_hachi", "Four and Three"),
    "ichinishi": phrase("hachi_hachi", "One, Two, Four"),
    "futatatesanbon": phrase("hachi_hachi", "Two Standing Triplets"),
    "sanbontatesanbon": phrase("hachi_hachi", "Triplet and Standing Triplet"),
    "futasanbon": phrase("hachi_hachi", "Two Triplets"),
    "haneken": phrase("hachi_hachi", "Triplet and Two Pairs"),
    "teshi": phrase("hachi_hachi", "Four of a Kind"),
    "kuttsuki": phrase("hachi_hachi", "Three Pairs"),
    "tatesanbon": phrase("hachi_hachi", "Standing Triplet"),
    "sanbon": phrase("hachi_hachi", "Triplet"),
    "karasu": phrase("hachi_hachi", "Empty Hand"),
    "pikaichi": phrase("hachi_hachi", "One Bright"),
    "toichi": phrase("hachi_hachi", "One Animal"),
    "tanichi": phrase("hachi_hachi", "One Ribbon"),
    "aka": phrase("hachi_hachi", "Red Hand"),
    "sunashi": phrase("hachi_hachi", "No Chaff"),
    "mukosanbon": phrase("hachi_hachi", "Fourth of the Field"),
}
IN_SHORT: Mapping[str, Phrase] = {
    "shiso": phrase("hachi_hachi", "four cards of a month and three of another"),
    "ichinishi": phrase("hachi_hachi", "four cards of a month and a pair"),
    "futatatesanbon": phrase("hachi_hachi", "twice three cards of a month"),
    "sanbontatesanbon": phrase("hachi_hachi", "twice three cards of a month"),
    "futasanbon": phrase("hachi_hachi", "twice three cards of a month"),
    "haneken": phrase("hachi_hachi", "three cards of a month and two pairs"),
    "teshi": phrase("hachi_hachi", "four cards of a month"),
    "kuttsuki": phrase("hachi_hachi", "three pairs"),
    "tatesanbon": phrase("hachi_hachi", "three cards of a month"),
    "sanbon": phrase("hachi_hachi", "three cards of a month"),
    "karasu": phrase("hachi_hachi", "nothing but chaff"),
    "pikaichi": phrase("hachi_hachi", "a bright and six chaff"),
    "toichi": phrase("hachi_hachi", "an animal and six chaff"),
    "tanichi": phrase("hachi_hachi", "a ribbon and six chaff"),
    "aka": phrase("hachi_hachi", "ribbons and chaff, nothing else"),
    "sunashi": phrase("hachi_hachi", "no chaff at all"),
    "mukosanbon": phrase("hachi_hachi", "the fourth card of three in the field"),
}
"""What each combination of a dealt hand is, in a few words."""
YAKU: Mapping[str, Phrase] = {**TEYAKU, **DEKIYAKU}
ROMAJI: Mapping[str, str] = {
    "shiso": "shi-sō", "ichinishi": "ichi-ni-shi", "futatatesanbon": "futa-tate-sanbon",
    "sanbontatesanbon": "sanbon-tate-sanbon", "futasanbon": "futa-sanbon", "haneken": "haneken",
    "teshi": "te-shi", "kuttsuki": "kuttsuki", "tatesanbon": "tate-sanbon", "sanbon": "sanbon",
    "karasu": "karasu", "pikaichi": "pika-ichi", "toichi": "tō-ichi", "tanichi": "tan-ichi",
    "aka": "aka", "sunashi": "su-nashi", "mukosanbon": "mukō-sanbon", "goko": "gokō",
    "shiko": "shikō", "nanatan": "nanatan", "akatan": "akatan", "aotan": "aotan",
    "inoshikacho": "inoshikachō",
}  # fmt: skip
"""The Japanese names of the combinations."""
SPECIALS: Mapping[str, Phrase] = {
    "all_eights": phrase("hachi_hachi", "All Eights"),
    "double_eights": phrase("hachi_hachi", "Double Eights"),
    "sixteen_chaff": phrase("hachi_hachi", "Sixteen Chaff"),
}
REASONS: Mapping[str, Phrase] = {
    "fee": phrase("hachi_hachi", "Fee for dropping out"),
    "mizuten": phrase("hachi_hachi", "Mizuten"),
    "place": phrase("hachi_hachi", "Price of the place"),
    "compensation": phrase("hachi_hachi", "Compensation for being forced out"),
    "teyaku": phrase("hachi_hachi", "Combinations in the hand"),
    "dekiyaku": phrase("hachi_hachi", "Captured combinations"),
    "cards": phrase("hachi_hachi", "Card points"),
    "diving": phrase("hachi_hachi", "Diving"),
    "escape": phrase("hachi_hachi", "Escape"),
    "pot": phrase("hachi_hachi", "The pot"),
    **SPECIALS,
}
FIELDS: Mapping[int, Phrase] = {
    1: phrase("hachi_hachi", "×1 · small field (koba)"),
    2: phrase("hachi_hachi", "×2 · large field (ōba)"),
    4: phrase("hachi_hachi", "×4 · grand field (zetsuba)"),
}


FIELD_NAMES: Mapping[int, Phrase] = {
    1: phrase("hachi_hachi", "Small field (koba)"),
    2: phrase("hachi_hachi", "Large field (ōba)"),
    4: phrase("hachi_hachi", "Grand field (zetsuba)"),
}
"""The same beside the factor."""


def field_name(multiplier: int) -> Phrase:
    """Return the banner of the multiplier."""
    other = phrase("hachi_hachi", "×{times}", times=multiplier)
    return FIELDS.get(multiplier, other)
