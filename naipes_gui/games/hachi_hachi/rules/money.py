"""Amounts in mon, or in points where everybody settles with everybody (rules §2.14)."""

from naipes_gui.core.figures import Signed
from naipes_gui.core.text import InTwoUnits, Phrase, phrase
from naipes_gui.games.hachi_hachi.options import HachiOptions


def amount(options: HachiOptions, mon: int) -> Phrase:
    """Return an amount; whoever prefers the old notation is told −5 mon as “−1 kan 7 mon”."""
    if not options.is_traditional:
        return phrase("hachi_hachi", "{points} points", points=mon)
    return _in_two_units(mon, mon, options)


def balance(options: HachiOptions, mon: int) -> Phrase:
    """Return what a seat has won or lost, signed, short enough for its plate."""
    if not options.is_traditional:
        return Phrase("hachi_hachi", "{points}", {"points": Signed(mon)})
    return _in_two_units(Signed(mon), mon, options)


def short(options: HachiOptions, mon: int) -> Phrase:
    """Return an amount of a derivation: plain mon or points, where a sum is to be checked."""
    if not options.is_traditional:
        return amount(options, mon)
    return phrase("hachi_hachi", "{mon} mon", mon=mon)


def _in_two_units(number: int, mon: int, options: HachiOptions) -> Phrase:
    kan, rest = divmod(mon, options.kan_points)
    old = phrase("hachi_hachi", "{kan} kan {mon} mon", kan=kan, mon=rest)
    if not rest:
        old = phrase("hachi_hachi", "{kan} kan", kan=kan)
    plain = phrase("hachi_hachi", "{mon} mon", mon=number)
    return InTwoUnits(plain.context, plain.source, plain.blanks, old=old)
