"""Which hands a review shows luck and skill of, and when."""

from naipes_gui.core.info import GameInfo
from naipes_gui.core.wording import Wording
from naipes_gui.ui.review import luck_words
from naipes_gui.ui.review.luck_words import LuckSection
from naipes_gui.ui.review.moments import Moments

MOST = 12
"""Hands of a match without mistakes that are shown: the last ones."""


def luck_sections(moments: Moments, info: GameInfo, wording: Wording) -> list[LuckSection]:
    """Return what can be shown now: nothing of a hand in which there is still to be decided."""
    if moments.found is None:
        return _of_all(moments, info, wording)
    if not moments.course.asks and moments.luck.adds_up:
        return _of_all(moments, info, wording)
    if moments.course.is_over and moments.luck.adds_up:
        return _of_all(moments, info, wording)
    found = _of(moments, moments.course.present.hand, info, wording)
    if moments.is_told:
        return [found] if found is not None else []
    return [luck_words.later()] if found is not None or not moments.luck.adds_up else []


def _of_all(moments: Moments, info: GameInfo, wording: Wording) -> list[LuckSection]:
    if moments.hand:
        found = _of(moments, moments.hand, info, wording)
        return [found] if found is not None else []
    told = ((hand, moments.luck.ledger(hand)) for hand in moments.hands[-MOST:])
    bars = [luck_words.bars(each, wording, hand) for hand, each in told if each is not None]
    match = moments.luck.whole(moments.hands)
    return [luck_words.of_match(match, wording), *bars] if match is not None else bars


def _of(moments: Moments, hand: int, info: GameInfo, wording: Wording) -> LuckSection | None:
    luck = moments.luck
    if luck.adds_up:
        found = luck.ledger(hand)
        return luck_words.bars(found, wording) if found is not None else None
    values = luck.values(hand)
    if values is None:
        return luck_words.waiting()
    return luck_words.values(values, info, wording) if values else None
