"""The words of Hachi-Hachi that a newcomer meets first."""

from naipes_gui.core.glossary import STOCK, Term
from naipes_gui.core.text import phrase
from naipes_gui.games.hachi_hachi.rules.yaku_names import DEKIYAKU
from naipes_gui.games.hachi_hachi.table.names import TEYAKU
from naipes_gui.games.hachi_hachi.table.yaku_table import CAPTURED, DEALT

NAMED = (
    "shiso",
    "ichinishi",
    "futasanbon",
    "haneken",
    "kuttsuki",
    "mukosanbon",
)
"""Combinations of the hand whose names mean nothing else in a sentence."""
GLOSSARY = (
    Term(
        phrase("glossary", "yaku|dekiyaku"),
        phrase("glossary", "A combination of captured cards, which is paid."),
        "2.9",
    ),
    Term(
        phrase("glossary", "teyaku|combinations in the hand"),
        phrase("glossary", "A combination in the hand as it was dealt."),
        "2.8",
    ),
    Term(
        phrase("glossary", "shōbu"),
        phrase("glossary", "Stop: the hand ends, and the others pay."),
        "2.10",
    ),
    Term(
        phrase("glossary", "sage"),
        phrase(
            "glossary",
            "Go on: there is more to win, but who stops later may have you pay for both.",
        ),
        "2.10",
    ),
    Term(
        phrase("glossary", "mizuten"),
        phrase("glossary", "What the dealer says before looking: a promise to play."),
        "2.7",
    ),
    Term(
        phrase("glossary", "kan"),
        phrase("glossary", "The large coin: twelve mon, unless ten are agreed."),
        "2.14",
    ),
    Term(
        phrase("glossary", "mon"),
        phrase("glossary", "The small coin, in which all is paid."),
        "2.14",
    ),
    Term(
        phrase("glossary", "bright|brights"),
        phrase("glossary", "One of the five cards worth 20 points."),
        "2.6",
    ),
    Term(
        phrase("glossary", "animal|animals"),
        phrase(
            "glossary",
            "A card worth 10 points: a beast, birds or insects, and the sake cup and the bridge.",
        ),
        "2.9",
    ),
    Term(
        phrase("glossary", "ribbon|ribbons"),
        phrase("glossary", "A card with a strip of paper, worth 5 points."),
        "2.9",
    ),
    Term(
        phrase("glossary", "chaff|kasu"),
        phrase(
            "glossary",
            "A card without bright, animal or ribbon, worth 1 point. In the hand as it was dealt "
            "all of willow counts as chaff.",
        ),
        "2.8",
    ),
    Term(
        phrase("glossary", "triplet|triplets"),
        phrase("glossary", "Three cards of a month in the hand as it was dealt."),
        "2.8",
    ),
    Term(
        phrase("glossary", "Empty Hand|karasu"),
        phrase("glossary", "Seven chaff cards in the hand as it was dealt; all of willow count."),
        "2.8",
    ),
    Term(
        phrase("glossary", "Red Hand|aka"),
        phrase(
            "glossary",
            "Two ribbons or more, and chaff, in the hand as it was dealt; all of willow is chaff.",
        ),
        "2.8",
    ),
    Term(
        phrase("glossary", "group B"),
        phrase(
            "glossary",
            "Hands dealt of chaff, or all but one card, or with two ribbons or more; all of willow "
            "is chaff in them.",
        ),
        "2.8",
    ),
    Term(
        phrase("glossary", "standing"),
        phrase(
            "glossary",
            "Said of a triplet of April, May or July, or of December's chaff: it is worth more.",
        ),
        "2.8",
    ),
    Term(
        phrase("glossary", "koba|ōba|zetsuba"),
        phrase("glossary", "Small, large and grand field: all is paid once, twice or four times."),
        "2.6",
    ),
    Term(
        phrase("glossary", "later hands"),
        phrase(
            "glossary",
            "Of several brights in the field only the largest counts now; each other one "
            "multiplies one of the next hands.",
        ),
        "2.6",
    ),
    *(Term(TEYAKU[key], DEALT[key], "2.8") for key in NAMED),
    *(Term(name, CAPTURED[key], "2.9") for key, name in DEKIYAKU.items()),
    Term(
        phrase("glossary", "Diving"),
        phrase("glossary", "To capture the fourth card of one's own triplet."),
        "2.11",
    ),
    Term(
        phrase("glossary", "Escape"),
        phrase("glossary", "To reach 89 points with a hand of group B."),
        "2.11",
    ),
    STOCK.at("2.2"),
)
