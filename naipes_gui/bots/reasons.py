"""Sentences that are true of numbers, for what players say of their decisions."""

from functools import partial
from typing import Any, Literal

from naipes_gui.core.counsel import Figure, Weighed, figure
from naipes_gui.core.moves import Move
from naipes_gui.core.text import Phrase, phrase

ONLY_MOVE = phrase("bots", "Only move.")
LEFT_TO_CHANCE = phrase("bots", "Left to chance.")
ROUNDING = 1e-9
"""How far a share of all may lie below one, as a sum of fractions."""


def percent(share: float) -> int:
    """Return a share as a whole number of hundredths, none less than nothing or more than all.

    What is measured by how far it lies behind the best may come out a little beyond.
    """
    return round(100 * min(1.0, max(0.0, share)))


def hundredths(share: float) -> Phrase:
    """Return the same for a sentence, of which it can then be told that it is reckoned."""
    return phrase("bots", "{hundredths}", hundredths=percent(share))


def of_the_move(reason: Phrase | str) -> Phrase | str:
    """Return what a reason says of the move itself: how far another lies behind is said once."""
    doing = reason.blanks.get("doing") if isinstance(reason, Phrase) else None
    return doing if isinstance(doing, Phrase) else reason


def is_reckoned(told: Any) -> bool:
    """Tell whether a sentence, or what fills one of its blanks, has hundredths or decimals.

    Whoever does not like to count hears it only when asking for figures.
    """
    match told:
        case Phrase(
            context="bots", source="{hundredths}" | "{whole}.{part}" | "about %n time(s) in 100"
        ):
            return True
        case Phrase() if "} %" in told.source:
            return True  # kept beside a match by a version that wrote hundredths as any number
        case Phrase():
            return any(map(is_reckoned, told.blanks.values()))
        case tuple():
            return any(map(is_reckoned, told))
        case _:
            return False


def share_told(reason: Phrase, blank: str) -> float | None:
    """Return a share that a reason tells in hundredths, if it tells one."""
    told = reason.blanks.get(blank)
    while isinstance(told, Phrase):
        told = told.blanks.get("hundredths", told.blanks.get("figure"))
    return told / 100 if isinstance(told, int) else None


def other_exchange(best: Move, made: Move) -> Phrase:
    """Return which cards should have gone in an exchange, or stayed."""
    gone = tuple(card for card in best.cards if card not in made.cards)
    kept = tuple(card for card in made.cards if card not in best.cards)
    if gone and kept:
        return phrase(
            "bots", "{gone:short} should have gone, and {kept:short} stayed.",
            gone=gone, kept=kept,
        )  # fmt: skip
    if gone:
        return phrase("bots", "{gone:short} should have gone too.", gone=gone)
    return phrase("bots", "{kept:short} should have stayed in your hand.", kept=kept)


def often(share: float) -> Phrase:
    """Return a share as one speaks of it: in so many deals of ten."""
    if share > 1 - ROUNDING:
        return phrase("bots", "in every deal")
    if share < ROUNDING:
        return phrase("bots", "in no deal at all")
    tens = round(10 * share)
    if tens == 0:
        return phrase("bots", "in hardly any deal")
    if tens == 10:
        return phrase("bots", "in nearly every deal")
    return phrase("bots", "in %n deal(s) of 10", n=tens)


def times_in_a_hundred(share: float) -> Phrase:
    """Return an estimated share as one speaks of it."""
    times = percent(share)
    if times == 0:
        return phrase("bots", "hardly ever")
    if times == 100:
        return phrase("bots", "nearly always")
    return phrase("bots", "about %n time(s) in 100", n=times)


def decimal(number: float, digits: int = 2, *, sign: Literal["", "-", "+"] = "") -> Phrase:
    """Return a number with decimals, as the reader writes them.

    It comes without its sign, with a minus where it needs one, or with either sign.
    """
    unit = 10**digits
    parts = round(abs(number) * unit)
    shown = "" if not (sign and parts) else "−" if number < 0 else "+" if sign == "+" else ""
    whole, part = divmod(parts, unit)
    return phrase("bots", "{whole}.{part}", whole=f"{shown}{whole}", part=f"{part:0{digits}}")


def counters(number: float, digits: int = 2, *, sign: Literal["", "-", "+"] = "") -> Phrase:
    """Return a number of counters: where none was named just before it, a number needs its unit."""
    return phrase("bots", "{number} counters", number=decimal(number, digits, sign=sign))


def chips(number: float, digits: int = 2, *, sign: Literal["", "-", "+"] = "") -> Phrase:
    """Return the same of chips, where a game calls them so."""
    return phrase("bots", "{number} chips", number=decimal(number, digits, sign=sign))


def deals(rounds: int) -> Figure:
    """Return over how many deals all worths of a reason are taken."""
    return figure(int, rounds)


def behind(other: Move, best: Move, by: float, *, sign: Literal["", "-", "+"] = "") -> Figure:
    """Return how far a move lies behind another."""
    return figure(partial(decimal, sign=sign), by, other, best)


def worth(one: Weighed, digits: int = 2) -> Figure:
    """Return what a move is worth."""
    return figure(partial(decimal, digits=digits), one.worth, one.move)
