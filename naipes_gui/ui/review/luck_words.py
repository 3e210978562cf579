"""What is said of luck and skill of a hand: bars that add up, or the values of its positions."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import floor

from naipes_gui.core.counted import Counted
from naipes_gui.core.decisions import SKILL_BARS
from naipes_gui.core.figures import signed
from naipes_gui.core.info import GameInfo
from naipes_gui.core.text import translate
from naipes_gui.core.wording import Wording, labelled
from naipes_gui.review.ledger import Ledger
from naipes_gui.review.position_value import PositionValue
from naipes_gui.ui.beside_table.cost_words import figure, in_shares

LONGEST = 0.5
"""What part of the chance the longest bar stands for; what is more is as long."""


@dataclass(frozen=True, slots=True)
class LuckRow:
    """A line with its figures and, where it is a bar, how long it is: from −1 to 1."""

    name: str
    figures: str
    part: float | None = None

    @property
    def text(self) -> str:
        """The line as it is read out."""
        return labelled(self.name, self.figures)


@dataclass(frozen=True, slots=True)
class LuckSection:
    """Luck and skill of a hand, as it is shown and read."""

    title: str
    about: str = ""
    """What the figures count, where the lines do not say so."""
    rows: tuple[LuckRow, ...] = ()
    note: str = ""

    @property
    def lines(self) -> list[str]:
        """All of it, line by line."""
        rows = (row.text for row in self.rows)
        return [part for part in (self.title, self.about, *rows, self.note) if part]


def title(hand: int = 0) -> str:
    """Return the heading: that of the hand one is at, or of one of several."""
    if hand:
        return translate("review", "Hand {hand}: luck and skill").format(hand=hand)
    return translate("review", "Luck and skill of this hand")


def later() -> LuckSection:
    """Return what stands there while one has to decide without knowing how the cards lay."""
    return LuckSection(title(), note=translate("review", "It is told with the answer."))


def of_match(found: Ledger, wording: Wording) -> LuckSection:
    """Return the bars of a whole match."""
    return replace(
        bars(found, wording), title=translate("review", "Luck and skill of the match"),
        about=translate("review", "All bars are drawn to the same scale: as far as they go is "
                        "{longest} %.").format(longest=round(100 * LONGEST)),
    )  # fmt: skip


def bars(found: Ledger, wording: Wording, hand: int = 0) -> LuckSection:
    """Return the bars of a hand; the figures add up as they are written.

    All are drawn to one scale, so that hands can be compared.
    """
    before, *changes = percents(found)
    words = translate("review", "{before} % → {after} %")
    total = words.format(before=before, after=before + sum(changes))
    pairs = list(zip(found.bars, changes, strict=True))
    rows = (
        LuckRow(wording.say(bar.name), f"{signed(change)} %", _part(bar.change))
        for bar, change in pairs
    )
    skill = sum(change for bar, change in pairs if bar.key in SKILL_BARS)
    words = translate("review", "Luck {luck} %, your decisions {skill} %.")
    note = words.format(luck=signed(sum(changes) - skill), skill=signed(skill))
    first = LuckRow(translate("review", "Chance of winning the game"), total)
    return LuckSection(title(hand), "", (first, *rows), note)


def _part(change: float) -> float:
    return max(-1.0, min(1.0, change / LONGEST))


def percents(found: Ledger) -> list[int]:
    """Return the chance before and every change in whole hundredths that add up.

    Each is the difference of two rounded sums, so no bar that is nothing gets a figure.
    """
    chance, written = found.before, [_whole(found.before)]
    for bar in found.bars:
        former, chance = chance, chance + bar.change
        written.append(_whole(chance) - _whole(former))
    return written


def _whole(chance: float) -> int:
    # What was computed in another order differs in the last digit.
    return floor(round(100 * chance, 6) + 0.5)


def values(found: Sequence[PositionValue], info: GameInfo, wording: Wording) -> LuckSection:
    """Return what the positions of a hand were worth, which adds up to nothing."""
    rows = tuple(LuckRow(_decision(each, info, wording), value(each)) for each in found)
    note = translate("review", "These values do not add up to the result: between them lie the "
                     "cards and play of the others.")  # fmt: skip
    return LuckSection(title(), _counted(found[0].unit, wording), rows, note)


def waiting() -> LuckSection:
    """Return what stands there while the positions are valued."""
    return LuckSection(title(), note=translate("review", "Valuing the positions…"))


def _decision(found: PositionValue, info: GameInfo, wording: Wording) -> str:
    kind = wording.say(info.decisions().named(found.kind).name)
    cards = wording.row(found.made.cards)
    return f"{kind} · {cards}" if cards else kind


def value(found: PositionValue) -> str:
    """Return what a position was worth, with half its interval."""
    is_share = in_shares(found.unit)
    sign = "−" if found.worth < 0 else "" if is_share else "+"
    amount = f"{sign}{figure(found.worth, found.unit, 1)}"
    return f"{amount} ± {figure(found.half, found.unit, 1)}" if found.half else amount


def _counted(unit: Counted, wording: Wording) -> str:
    if in_shares(unit):
        return translate("review", "Of 100 hands, not lost from here, before you played")
    words = translate("review", "Worth before you played, in {unit}")
    return words.format(unit=wording.say(unit.words))
