"""Amounts in kan and mon, or in points where everybody settles with everybody (rules §2.14)."""

from naipes_gui.core.text import Phrase, phrase
from naipes_gui.games.hachi_hachi.options import HachiOptions


def amount(options: HachiOptions, mon: int) -> Phrase:
    """Return an amount as the table writes it; −5 mon are “−1 kan 7 mon”."""
    if not options.is_traditional:
        return phrase("hachi_hachi", "{points} points", points=signless(mon))
    kan, rest = divmod(mon, options.kan_points)
    if not rest:
        return phrase("hachi_hachi", "{kan} kan", kan=signless(kan))
    return phrase("hachi_hachi", "{kan} kan {mon} mon", kan=signless(kan), mon=rest)


def balance(options: HachiOptions, mon: int) -> Phrase:
    """Return the balance of a seat, short enough for its plate."""
    if not options.is_traditional:
        return Phrase("hachi_hachi", "{points}", {"points": signless(mon)})
    return amount(options, mon)


def short(options: HachiOptions, mon: int) -> Phrase:
    """Return an amount of a derivation: plain mon or points, where a sum is to be checked."""
    if not options.is_traditional:
        return amount(options, mon)
    return phrase("hachi_hachi", "{mon} mon", mon=signless(mon))


def signless(number: int) -> str:
    """Return a number with a true minus sign."""
    return f"−{-number}" if number < 0 else str(number)


def signed(number: int) -> str:
    """Return a number with its sign."""
    return f"+{number}" if number > 0 else signless(number)
