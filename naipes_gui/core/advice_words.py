"""What was measured of a piece of advice, in words: for pages, for the ear and for a terminal."""

from collections.abc import Callable

from naipes_gui.core.advice import Advice, Chapter, Receipt, Verdict
from naipes_gui.core.info import GameInfo
from naipes_gui.core.opponent import LEVEL_NAMES
from naipes_gui.core.text import Phrase, phrase

Writer = Callable[[float, int], str]
"""Writes a number with so many decimals as the reader's country does."""

VERDICTS = {
    Verdict.HOLDS: phrase("advice", "good advice"),
    Verdict.DOUBTFUL: phrase("advice", "not clear"),
    Verdict.CONTRARY: phrase("advice", "bad advice"),
}
SENTENCES = {
    Verdict.HOLDS: phrase("advice", "Good advice: whoever follows it fares better."),
    Verdict.DOUBTFUL: phrase("advice", "Not clear: so small a difference may be mere chance."),
    Verdict.CONTRARY: phrase(
        "advice", "Bad advice: in our measurement whoever follows it fares worse."
    ),
}
FIXED = phrase("advice", "by fixed rules")
FINE, COARSE = 1.0, 10.0
HOW_TO_READ = phrase(
    "advice",
    "The point is what the deals brought on average, the band around it what chance leaves in "
    "doubt (95 %): right of zero whoever follows the advice gains, left of it they lose.",
)
STALE = phrase(
    "advice", "This was measured with earlier opponents; the present ones may play otherwise."
)


def places(half: float) -> int:
    """Return how many decimals tell something beside an interval."""
    return 2 if half < FINE else 1 if half < COARSE else 0


def signed(value: float, decimals: int, write: Writer) -> str:
    """Return a number with its sign; nothing has none."""
    written = write(value, decimals)
    return f"+{written}" if round(value, decimals) > 0 else written


def figure(mean: float, half: float, chapter: Chapter, write: Writer) -> str:
    """Return a result as it is printed: ``+0.05 ± 0.02``."""
    mean, half = mean * chapter.per, half * chapter.per
    decimals = places(half)
    return f"{signed(mean, decimals, write)} ± {write(half, decimals)}"


def heard(mean: float, half: float, chapter: Chapter, write: Writer) -> Phrase:
    """Return the same for the ear: between what and what it lies."""
    low, high = (mean - half) * chapter.per, (mean + half) * chapter.per
    decimals = places(half * chapter.per)
    return phrase(
        "advice", "between {low} and {high} {unit}, with 95 % certainty",
        low=signed(low, decimals, write), high=signed(high, decimals, write), unit=chapter.unit,
    )  # fmt: skip


def who_plays(chapter: Chapter) -> Phrase:
    """Say who sits in the seats, and who takes the decision."""
    seats = LEVEL_NAMES.get(chapter.level, FIXED)
    if chapter.level == chapter.chooser:
        return phrase("advice", "All seats play {level}.", level=seats)
    chooser = LEVEL_NAMES.get(chapter.chooser, FIXED)
    return phrase(
        "advice", "Who sits in all the seats: {level}; the decision itself is taken by: {chooser}.",
        level=seats, chooser=chooser,
    )  # fmt: skip


def measured(receipt: Receipt) -> tuple[Phrase, ...]:
    """Say over how many deals, and in how many others nothing was to be decided."""
    played = phrase(
        "advice", "%n deal(s), each played twice: following the advice, and not following it.",
        n=receipt.deals,
    )  # fmt: skip
    others = receipt.dealt - receipt.deals
    if not others:
        return (played,)
    return played, phrase("advice", "In %n other deal(s) it did not apply.", n=others)


def under(info: GameInfo, advice: Advice) -> list[Phrase]:
    """Return by which rules it is tested, where they are not the usual ones."""
    declared = {option.key: option for option in info.options().declared()}
    return [
        phrase("advice", "Played with another rule: {option}, {value}.",
               option=declared[key].label, value=declared[key].told(value))
        for key, value in advice.options.items()
    ]  # fmt: skip


def is_stale(info: GameInfo, receipt: Receipt) -> bool:
    """Tell whether other opponents were measured than those of today."""
    return not info.levels_play_as_in(receipt.bots_version)
