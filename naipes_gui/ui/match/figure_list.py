"""How a hint lists what was weighed: no word beside a figure says anything else than the figure."""

from collections.abc import Iterable, Mapping
from itertools import chain

from naipes_gui.core.counsel import Counsel, Weighed
from naipes_gui.core.text import translate
from naipes_gui.ui.beside_table.choice_words import figures, is_settled
from naipes_gui.ui.match import nudges

SELDOM = 0.1
"""Of what part of the deals of the best a choice that is not settled had less, it has no figure."""
NAMED = 3
"""How many choices without a figure are named: more are counted."""
SHORT = 40
"""How many letters names may have together: those of exchanges are long."""


def is_hardly_tried(counsel: Counsel, one: Weighed, costly: float) -> bool:
    """Tell whether a figure rests on so little that nobody knows which of two is better."""
    most = max(each.deals for each in counsel.choices)
    is_unsettled = one in nudges.alike(counsel) and one not in nudges.no_mistakes(counsel, costly)
    return is_unsettled and one.move != counsel.chosen and 0 < one.deals < SELDOM * most


def compared(counsel: Counsel, one: Weighed, costly: float) -> str:
    """Return what a choice is worth, and how it compares in words; the advised needs none."""
    if is_hardly_tried(counsel, one, costly):
        return translate("hints", "hardly tried")
    told = figures(counsel, one.worth, 0.0)
    own = next((each for each in counsel.choices if each.move == counsel.chosen), None)
    if own is None or one is own:
        return told
    is_level = told == figures(counsel, own.worth, 0.0)
    if one.worth > own.worth and not is_level:
        words = translate("hints", "more, but perhaps by chance")
    elif one is counsel.choices[0] and not is_level:
        words = translate("hints", "about as good")
    else:
        words = nudges.beside_the_best(counsel, one, costly)
    return translate("hints", "{worth}, {compared}").format(worth=told, compared=words)


def unlisted(
    counsel: Counsel, names: Mapping[str, Weighed], listed: Iterable[str], every: Iterable[str],
) -> list[str]:  # fmt: skip
    """Account for all that one may do besides: what is left of the list, and what nobody weighed.

    ``names`` are the choices as they are called, ``every`` the names of all moves.
    """
    shown, level = {*listed}, nudges.alike(counsel)
    rest = [name for name in names if name not in shown]
    near = [name for name in rest if names[name] in level]
    worse = [name for name in rest if name not in near]
    unweighed = [name for name in dict.fromkeys(every) if name not in names]
    apart = (
        translate("hints", "Not so sure: {names}") if is_settled(counsel)
        else translate("hints", "Not weighed: {names}")
    )  # fmt: skip
    return [*chain(
        _said(translate("hints", "Perhaps as good: {names}"), near),
        _said(translate("hints", "Worse: {names}"), worse),
        _said(apart, unweighed),
    )]  # fmt: skip


def _said(words: str, names: list[str]) -> list[str]:
    if not names:
        return []
    told = " · ".join(names)
    is_short = len(names) <= NAMED and len(told) <= SHORT
    return [words.format(names=told if is_short or len(names) == 1 else _so_many(len(names)))]


def _so_many(others: int) -> str:
    return translate("hints", "%n other(s)", n=others)
