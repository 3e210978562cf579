"""Amounts in mon, or in points where everybody settles with everybody (rules §2.14)."""

from naipes_gui.core.text import InTwoUnits, Phrase, phrase
from naipes_gui.games.hachi_hachi.options import HachiOptions


def amount(options: HachiOptions, mon: int) -> Phrase:
    """Return an amount; whoever prefers the old notation is told −5 mon as “−1 kan 7 mon”."""
    if not options.is_traditional:
        return phrase("hachi_hachi", "{points} points", points=signless(mon))
    return _in_two_units(signless(mon), mon, options)


def balance(options: HachiOptions, mon: int) -> Phrase:
    """Return what a seat has won or lost, signed, short enough for its plate."""
    if not options.is_traditional:
        return Phrase("hachi_hachi", "{points}", {"points": signed(mon)})
    return _in_two_units(signed(mon), mon, options)


def short(options: HachiOptions, mon: int) -> Phrase:
    """Return an amount of a derivation: plain mon or points, where a sum is to be checked."""
    if not options.is_traditional:
        return amount(options, mon)
    return phrase("hachi_hachi", "{mon} mon", mon=signless(mon))


def _in_two_units(number: str, mon: int, options: HachiOptions) -> Phrase:
    kan, rest = divmod(mon, options.kan_points)
    old = phrase("hachi_hachi", "{kan} kan {mon} mon", kan=signless(kan), mon=rest)
    if not rest:
        old = phrase("hachi_hachi", "{kan} kan", kan=signless(kan))
    plain = phrase("hachi_hachi", "{mon} mon", mon=number)
    return InTwoUnits(plain.context, plain.source, plain.blanks, old=old)


def signless(number: int) -> str:
    """Return a number with a true minus sign."""
    return f"−{-number}" if number < 0 else str(number)


def signed(number: int) -> str:
    """Return a number with its sign."""
    return f"+{number}" if number > 0 else signless(number)
