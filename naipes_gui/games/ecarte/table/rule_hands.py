"""What is said of a hand of which it was counted how it fares: «jeux de règle»."""

from collections.abc import Sequence

from naipes_gui.core.cards import Card
from naipes_gui.core.text import Phrase, phrase

PARTS = (
    phrase("ecarte", "falls short, −2"),
    phrase("ecarte", "three or four tricks, +1"),
    phrase("ecarte", "all five, +2"),
)
"""What may come of playing without an exchange, the worst first."""


def parts(counts: Sequence[int]) -> tuple[tuple[Phrase, int], ...]:
    """Return what may come of playing, the best first, each with how often it does."""
    return tuple(reversed(list(zip(PARTS, counts, strict=True))))


def basis(hands: int) -> Phrase:
    """Return what was counted."""
    return phrase(
        "ecarte",
        "If you play: counted over all {n} hands that the other may hold, both playing perfectly "
        "with open cards.",
        n=hands,
    )


def by_the_tables(mine: int, theirs: int, *, stands: bool) -> Phrase:
    """Return what the tables say of the hand at a score."""
    if stands:
        words = phrase(
            "ecarte", "At {mine} to {theirs} the tables always play this hand.", mine=mine,
            theirs=theirs,
        )  # fmt: skip
    else:
        words = phrase(
            "ecarte", "At {mine} to {theirs} the tables always propose with this hand.", mine=mine,
            theirs=theirs,
        )  # fmt: skip
    return words


def turned(out: Card, into: Card, counts: Sequence[int], *, stands: bool) -> Phrase:
    """Return how the answer turns with one card changed."""
    short, *won = counts
    share = round(100 * sum(won) / (short + sum(won)))
    blanks = {"into": (into,), "out": (out,), "share": share}
    if stands:
        return phrase(
            "ecarte", "With {into:short} in place of {out:short}, the point in {share} of 100: "
            "play.", **blanks,
        )  # fmt: skip
    return phrase(
        "ecarte", "With {into:short} in place of {out:short}, the point in {share} of 100: "
        "propose.", **blanks,
    )  # fmt: skip
