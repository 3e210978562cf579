"""Luck and skill of a hand: bars that add up from the chance before the deal to that after it.

At every decision that was judged the position has one value, that of the best move. From there to
the value of what was done is skill; from there to the value at the next decision is luck: cards
drawn, or cards and play of the others. So the bars close whatever the values are; how good they
are, the tables of the game decide. A game without such values has no ledger.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from naipes_gui.core.decisions import DEAL, LUCK_BARS, SKILL_BARS
from naipes_gui.core.info import GameInfo
from naipes_gui.core.text import Phrase, phrase
from naipes_gui.core.timeline import Timeline
from naipes_gui.core.win_chance import WinChance
from naipes_gui.review.judged import Judged

NAMES = {
    "deal": phrase("review", "Deal"),
    "exchange": phrase("review", "Your proposals and exchanges"),
    "draw": phrase("review", "Cards drawn"),
    "play": phrase("review", "Your play"),
    "others": phrase("review", "The others’ cards and play"),
    "rest": phrase("review", "Hands with nothing to decide"),
}
ONE_RIVAL = phrase("review", "Your opponent’s cards and play")
DUEL = 2
BARS = (DEAL, *SKILL_BARS, *LUCK_BARS)
REST = "rest"
"""The bar of a match for hands in which nothing was weighed."""
SEVERAL = 2
LEAST = 0.0005
"""What would be written as nothing."""


@dataclass(frozen=True, slots=True)
class Bar:
    """What one thing did to the chance of the game."""

    key: str
    name: Phrase
    change: float


@dataclass(frozen=True, slots=True)
class Ledger:
    """The chance before a hand, what changed it, and the chance after it."""

    before: float
    bars: tuple[Bar, ...]
    after: float

    @property
    def luck(self) -> float:
        """What was not in one's own hand."""
        return sum(bar.change for bar in self.bars if bar.key not in SKILL_BARS)

    @property
    def skill(self) -> float:
        """What the own decisions cost: nothing at best."""
        return sum(bar.change for bar in self.bars if bar.key in SKILL_BARS)


def ledger(
    game: GameInfo, timeline: Timeline[Any], place: int, decisions: Sequence[Judged]
) -> Ledger | None:
    """Return luck and skill of a hand that is over, for the seat whose decisions were judged.

    The first hand has place 0. Nothing comes back where the game cannot tell chances.
    """
    there = (each for each in decisions if each.is_told and each.hand == place + 1)
    told = sorted(there, key=lambda each: each.ply)  # they may have been judged in any order
    values = game.win_chance(timeline.rules.options)
    if values is None or not told:
        return None
    start, end = timeline.played(place).states
    chance = before = values.before(start, told[0].seat)
    after = values.after(start, end, told[0].seat)
    changes, luck = dict.fromkeys(BARS, 0.0), DEAL
    for each in told:
        kind, (top, done) = game.decisions().named(each.kind), _worth(values, timeline, each)
        changes[luck] += top - chance
        changes[kind.skill] += done - top
        chance, luck = done, kind.luck
    changes[luck] += after - chance
    players = len(timeline.rules.seats)
    return Ledger(before, tuple(_bar(key, changes[key], players) for key in BARS), after)


def whole(hands: Sequence[Ledger]) -> Ledger | None:
    """Return luck and skill of a match from those of its hands, in order; of one game alone.

    What lies between them is luck: hands in which there was nothing to be judged.
    """
    if len(hands) < SEVERAL or any(hand.after in (0.0, 1.0) for hand in hands[:-1]):
        return None
    first, last = hands[0], hands[-1]
    names = {bar.key: bar.name for bar in first.bars}
    told = {key: sum(bar.change for hand in hands for bar in hand.bars if bar.key == key)
            for key in names}  # fmt: skip
    rest = last.after - first.before - sum(told.values())
    bars = [Bar(key, names[key], change) for key, change in told.items()]
    if abs(rest) >= LEAST:
        bars.append(Bar(REST, NAMES[REST], rest))
    return Ledger(first.before, tuple(bars), last.after)


def _bar(key: str, change: float, players: int) -> Bar:
    is_duel = key == "others" and players == DUEL
    return Bar(key, ONE_RIVAL if is_duel else NAMES[key], change)


def _worth(values: WinChance[Any], timeline: Timeline[Any], judged: Judged) -> tuple[float, float]:
    """Return what a position is worth, and what it is worth after what was done."""
    best, made = judged.weighed(judged.best), judged.weighed(judged.made)
    assert best is not None  # what is told was weighed
    assert made is not None
    view = timeline.view(judged.ply, judged.seat)
    return values.at(view, best.worth), values.at(view, made.worth)
