"""What a hand comes to that one plays, and what it costs or brings not to play it, in words."""

from naipes_gui.bots.reasons import often
from naipes_gui.core.moves import Move
from naipes_gui.core.table import Seat
from naipes_gui.core.text import Phrase, phrase
from naipes_gui.games.hachi_hachi.options import HachiOptions
from naipes_gui.games.hachi_hachi.rules import dropout
from naipes_gui.games.hachi_hachi.rules.deck import PAR
from naipes_gui.games.hachi_hachi.rules.money import amount
from naipes_gui.games.hachi_hachi.rules.state import HachiState, Phase

NOTHING = phrase("hachi_hachi", "Without a place you neither win nor lose.")
ROUND, STEP = 20, 5
"""From how many mon on an average is told in round figures, and in which."""


def about(options: HachiOptions, mon: float) -> Phrase:
    """Return an average without its sign, as one speaks of it."""
    exact = abs(mon)
    return amount(options, STEP * round(exact / STEP) if exact >= ROUND else round(exact))


def mine(options: HachiOptions, mon: float) -> Phrase:
    """Say what the own dealt combination brings: nothing can take it away."""
    return phrase(
        "hachi_hachi", "If you play, your dealt combination brings you {mon} in all, whatever you "
        "capture.", mon=amount(options, round(mon)),
    )  # fmt: skip


def theirs(options: HachiOptions, mon: float, share: float, *, alone: bool) -> Phrase:
    """Say how often those who play against the viewer hold a dealt combination, and its price.

    They alone do, or the viewer as well.
    """
    if alone:
        return phrase(
            "hachi_hachi", "You hold no dealt combination, and those who play against you do "
            "{often}: that costs about {mon} on average.", often=often(share),
            mon=about(options, mon),
        )  # fmt: skip
    return phrase(
        "hachi_hachi", "Those who play against you hold a dealt combination {often}: about {mon} "
        "to pay on average.", often=often(share), mon=about(options, mon),
    )  # fmt: skip


def combinations(options: HachiOptions, mon: float, mine: float, theirs: float) -> Phrase:
    """Say how often a combination is captured by whom, and what that comes to."""
    blanks = {"mine": often(mine), "theirs": often(theirs), "mon": about(options, mon)}
    if mon < 0:
        return phrase(
            "hachi_hachi", "The others make a yaku {theirs} and you {mine}: you lose about {mon} "
            "on average.", **blanks,
        )  # fmt: skip
    return phrase(
        "hachi_hachi", "You make a yaku {mine}, and both others pay it; they make one {theirs}: "
        "you win about {mon} on average.", **blanks,
    )  # fmt: skip


def to_par(options: HachiOptions, points: int, times: int) -> Phrase:
    """Say how many points the hand comes to where nobody has a combination, and what follows."""
    gap = abs(points - PAR)
    blanks = {
        "points": points, "par": PAR, "gap": gap, "mon": amount(options, gap * times),
        "times": times,
    }  # fmt: skip
    if points < PAR and times > 1:
        return phrase(
            "hachi_hachi", "Without a yaku of anybody you would come to about {points} points: "
            "{gap} short of {par}, and at ×{times} that is {mon}.", **blanks,
        )  # fmt: skip
    del blanks["times"], blanks["mon"]
    if points < PAR:
        return phrase(
            "hachi_hachi", "Without a yaku of anybody you would come to about {points} points: "
            "{gap} short of {par}.", **blanks,
        )  # fmt: skip
    return phrase(
        "hachi_hachi", "Without a yaku of anybody you would come to about {points} points: {gap} "
        "above {par}.", **blanks,
    )  # fmt: skip


def to_each_other(options: HachiOptions, mon: float) -> Phrase:
    """Say the same where everybody pays everybody the difference of the points."""
    blanks = {"mon": about(options, mon)}
    if mon < 0:
        return phrase(
            "hachi_hachi", "Without a yaku of anybody the others would capture more than you: on "
            "average that costs {mon}.", **blanks,
        )  # fmt: skip
    return phrase(
        "hachi_hachi", "Without a yaku of anybody you would capture more than the others: on "
        "average that brings {mon}.", **blanks,
    )  # fmt: skip


def without(state: HachiState, seat: Seat, options: HachiOptions, better: Move) -> Phrase:
    """Say what it costs or brings not to play; of an offer that is to be made, what it costs."""
    match state.phase:
        case Phase.OFFER if better.number is not None:
            return phrase(
                "hachi_hachi", "The place costs {mon}.", mon=amount(options, better.number)
            )  # fmt: skip
        case Phase.OFFER:
            return _left_out(dropout.compensation(state, seat, options), options)
        case Phase.ANSWER:
            return phrase(
                "hachi_hachi", "For your place you are offered {mon}.",
                mon=amount(options, state.offer),
            )  # fmt: skip
        case _:
            return _dropping(state, options, is_better=better.verb == "out")


def _left_out(due: int, options: HachiOptions) -> Phrase:
    if not due:
        return NOTHING
    return phrase(
        "hachi_hachi", "Without a place you get {mon} from everybody who pays compensation.",
        mon=amount(options, due),
    )  # fmt: skip


def _dropping(state: HachiState, options: HachiOptions, *, is_better: bool) -> Phrase:
    mon = amount(options, dropout.fee(state, options))
    if is_better:
        return phrase("hachi_hachi", "Dropping out costs only {mon}.", mon=mon)
    return phrase("hachi_hachi", "Dropping out would cost {mon} for certain.", mon=mon)
