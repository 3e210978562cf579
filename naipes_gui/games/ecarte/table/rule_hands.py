"""What is said of a hand of which it was counted how it fares: «jeux de règle»."""

from collections.abc import Sequence
from typing import NamedTuple

from naipes_gui.core.cards import Card
from naipes_gui.core.table import Seat
from naipes_gui.core.text import Phrase, Who, phrase
from naipes_gui.games.ecarte.rules.state import GAME

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
            "ecarte", "At {mine} to {theirs} the tables computed for the Master always play this "
            "hand.", mine=mine, theirs=theirs,
        )  # fmt: skip
    else:
        words = phrase(
            "ecarte", "At {mine} to {theirs} the tables computed for the Master always propose "
            "with this hand.", mine=mine, theirs=theirs,
        )  # fmt: skip
    return words


class Compared(NamedTuple):
    """What came of both answers in the same deals: of 1,000 the games, of 100 the points."""

    plays: int
    proposes: int
    apart: int
    """Half the interval of their difference."""
    now: int
    """How often the point is won with the cards as they are."""
    renewed: int
    """How often it is once cards were changed."""


def at_stake(theirs: int, other: Seat, *, refuses: bool = False) -> Phrase:
    """Return what playing at once puts at stake, or refusing, at the points that the other has."""
    if refuses:
        return _at_stake_of_who_refuses(theirs, other)
    if theirs == GAME - 1:
        return phrase(
            "ecarte", "{who} lacks a single point: to play and to fail costs no more than any hand "
            "that is lost.", who=Who(other),
        )  # fmt: skip
    if theirs == GAME - 2:
        return phrase("ecarte", "{who} lacks two points: who plays and fails loses the game.",
                      who=Who(other))  # fmt: skip
    return phrase("ecarte", "To play and to fail costs two points; once cards were changed, one.")


def _at_stake_of_who_refuses(theirs: int, other: Seat) -> Phrase:
    if theirs == GAME - 1:
        return phrase(
            "ecarte", "{who} lacks a single point: to refuse and to fail costs no more than any "
            "hand that is lost.", who=Who(other),
        )  # fmt: skip
    if theirs == GAME - 2:
        return phrase("ecarte", "{who} lacks two points: who refuses and fails loses the game.",
                      who=Who(other))  # fmt: skip
    return phrase("ecarte", "To refuse and to fail costs two points; once cards were changed, one.")


def compared(found: Compared, kept: Sequence[Card], hand: int, *, stands: bool) -> Phrase:
    """Return why one answer is better: what new cards bring, and what is at stake."""
    lead = found.plays - found.proposes if stands else found.proposes - found.plays
    blanks = {"n": hand - len(kept), "now": found.now, "renewed": found.renewed,
              "plays": found.plays, "proposes": found.proposes}  # fmt: skip
    if lead <= found.apart:
        return phrase(
            "ecarte", "It is close: playing wins the game in {plays} of 1,000 cases, proposing in "
            "{proposes}. With the cards as they are the point is yours in {now} of 100 deals, with "
            "%n new card(s) in {renewed}.", **blanks,
        )  # fmt: skip
    if stands:
        return phrase(
            "ecarte", "Playing wins the game in {plays} of 1,000 cases, proposing in {proposes}: "
            "with the cards as they are the point is yours in {now} of 100 deals, with %n new "
            "card(s) in {renewed}.", **blanks,
        )  # fmt: skip
    return phrase(
        "ecarte", "Proposing wins the game in {proposes} of 1,000 cases, playing in {plays}: you "
        "keep {kept:short}, and with %n new card(s) the point is yours in {renewed} of 100 deals.",
        kept=tuple(kept), **blanks,
    )  # fmt: skip


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
