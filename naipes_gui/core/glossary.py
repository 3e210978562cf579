"""The words of a game that a newcomer meets first, each explained in one sentence."""

from dataclasses import dataclass, replace
from typing import Self

from naipes_gui.core.text import Phrase, phrase


@dataclass(frozen=True, slots=True)
class Term:
    """A word, what it means, and the rule that tells more of it."""

    forms: Phrase
    """How it stands in texts, the usual form first; forms are parted by upright strokes."""
    meaning: Phrase
    rule: str = ""
    everyday: bool = False
    """Whether it is so common a word that only the list explains it, and no text marks it."""
    marked: Phrase | None = None
    """Which forms are marked in texts, where the others are everyday words."""

    def at(self, rule: str) -> Self:
        """Return a word of several games with the rule of one of them."""
        return replace(self, rule=rule)


STOCK = Term(phrase("glossary", "stock"), phrase("glossary", "The cards that have not been dealt."))
ELDER = Term(
    phrase("glossary", "elder hand|dealer's left"),
    phrase("glossary", "Who speaks first, and leads first if he plays."),
)
TRICK = Term(
    phrase("glossary", "trick|tricks"),
    phrase("glossary", "The cards that are played against each other; the best of them wins it."),
    everyday=True,
)
FOLLOW = Term(
    phrase("glossary", "follow suit|follows suit"),
    phrase("glossary", "To play a card of the suit led."),
)
BEAT = Term(
    phrase("glossary", "beat|beats|play higher"),
    phrase("glossary", "To play a higher card of the suit than those before."),
    # Not “beat”, which is said of any card; other languages have a word of their own for it.
    marked=phrase("glossary", "play higher|plays higher"),
)
TRUMPING = Term(
    phrase("glossary", "trumping|trumped|trump it"),
    phrase("glossary", "To play a trump on a card of another suit."),
)
OVERTRUMP = Term(
    phrase("glossary", "overtrump|overtrumping|higher trump"),
    phrase("glossary", "To play a higher trump than the one played to another suit."),
)
REVOKE = Term(
    phrase("glossary", "revoke|revokes"),
    phrase("glossary", "Not to play the card one had to play."),
)
