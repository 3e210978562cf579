"""What the figures say, in sentences; how a number is written, whoever reads them knows."""

from collections.abc import Callable, Collection, Sequence
from typing import TypeAlias

from naipes_gui.core.game_statistics import Unit
from naipes_gui.core.opponent import LEVEL_NAMES
from naipes_gui.core.quoting import quoted
from naipes_gui.core.text import Phrase, phrase
from naipes_gui.games import all_games
from naipes_gui.statistics.deal_luck import Fair, kinds
from naipes_gui.statistics.facts import Facts
from naipes_gui.statistics.figures import ENOUGH_MATCHES, Mean
from naipes_gui.statistics.opponents import Doing, Met
from naipes_gui.statistics.outcome import Outcome, last_loses
from naipes_gui.statistics.overview import Overview, Streak, Streaks
from naipes_gui.statistics.wish import MIXED, OWN

Number: TypeAlias = Callable[[float, int], str]
"""Writes a number with so many decimals."""

FEW = phrase("statistics", "too few yet")
OUTCOMES = {
    Outcome.WON: phrase("library", "Won"),
    Outcome.DRAWN: phrase("library", "Drawn"),
    Outcome.LOST: phrase("library", "Lost"),
    Outcome.SAFE: phrase("library", "Not lost"),
}
GIVEN_UP = phrase("statistics", "Given up")
UNFINISHED = phrase("statistics", "Unfinished")
WITHOUT_HELP = phrase("statistics", "Without help")
WITH_HELP = phrase("statistics", "With help")


def whole(value: float, number: Number) -> str:
    """Return an amount with its sign, and with a decimal only where it has one."""
    near = round(value, 1)
    text = number(near, 0 if near == int(near) else 1)
    return f"+{text}" if near > 0 else text


def percent(share: float, number: Number) -> Phrase:
    """Return a share."""
    return phrase("widgets", "{number} %", number=number(100 * share, 0))


def standing(found: Overview, number: Number) -> Phrase:
    """Return what all hands came to."""
    if last_loses(found.game):
        return phrase(
            "statistics", "You lost {lost} of %n hand(s); among equals it would be {equal}",
            n=found.hands.count, lost=found.lost, equal=number(found.lost_by_equals, 1),
        )  # fmt: skip
    told = round(found.total, 1)
    if not told:
        return phrase("statistics", "In all you are even")
    size = {"amount": amount(found, abs(told), number, signed=False)}
    if told > 0:
        return phrase("statistics", "In all you are {amount} up", **size)
    return phrase("statistics", "In all you are {amount} down", **size)


def luckless(found: Overview, fair: Fair, number: Number) -> Phrase:
    """Return what it would be with everybody's cards, and how sure that is."""
    low, high = (round(fair.total + side * fair.half) for side in (-1, 1))
    return phrase(
        "statistics",
        "With average cards it would have been about {amount}; luck leaves room for {low} to "
        "{high}.",
        amount=amount(found, round(fair.total), number), low=whole(low, number),
        high=whole(high, number),
    )  # fmt: skip


def taken_out(game: str) -> Phrase:
    """Return what exactly is taken out of a result as the luck of the deal, and what is not."""
    return phrase(
        "statistics",
        "Taken out is only how good the first cards were that you were dealt, by how far results "
        "go with this: {kinds}. All other luck stays in: cards that come later, what the others "
        "held, and how they played.",
        kinds=tuple(one.label for one in kinds(game)),
    )  # fmt: skip


def amount(found: Overview, value: float, number: Number, *, signed: bool = True) -> Phrase:
    """Return a result with its unit."""
    counted, near = unit(found.game, found.units), round(value, 1)
    if counted.behind is not None:
        counted, near, signed = (counted.behind if near < 0 else counted), abs(near), False
    told = whole(near, number)
    return phrase("statistics", "{amount} {unit}", unit=counted.of(near),
                  amount=told if signed else told.lstrip("+"))  # fmt: skip


def unit(game: str, units: Collection[str]) -> Unit:
    """Return what matches of a game are counted in."""
    return all_games()[game].statistics().unit_of(units)


def title(found: Overview) -> Phrase:
    """Return what the course of results is called."""
    about = all_games()[found.game].statistics()
    return about.unit_of(found.units).title or about.title


def cost(match: Facts, loss: float, number: Number) -> Phrase:
    """Return what a decision cost, with the unit."""
    return phrase("statistics", "{amount} {unit}", amount=number(loss, 2),
                  unit=unit(match.game, {match.unit}).of_costs.of(round(loss, 2)))  # fmt: skip


def counted(found: Overview) -> Phrase:
    """Return how much was played."""
    told = {
        "matches": phrase("statistics", "%n match(es)", n=found.matches + found.unfinished),
        "hands": phrase("statistics", "%n hand(s)", n=found.hands.count),
    }
    if not found.unfinished:
        return phrase("statistics", "{matches} and {hands}.", **told)
    # A page of an opponent counts these matches too.
    return phrase("statistics", "{matches} and {hands}; unfinished: {unfinished}.",
                  unfinished=found.unfinished, **told)  # fmt: skip


def by_the_hand(found: Overview, number: Number) -> Phrase:
    """Return what a hand brings, and whether that is more than chance."""
    hands = found.hands
    if not hands.is_enough:
        return phrase("statistics", "There are too few hands yet to tell luck from skill.")
    verdict = {
        1: phrase("statistics", "you do better than luck explains"),
        -1: phrase("statistics", "you do worse than luck explains"),
        0: phrase("statistics", "that may be luck alone"),
    }[hands.sign]
    if last_loses(found.game):
        return _lost_of_hundred(found, verdict, number)
    return phrase(
        "statistics",
        "A hand brings you {mean} {unit}. Luck leaves room for {low} to {high}: {verdict}.",
        mean=signed(hands.mean, number, 2), unit=unit(found.game, found.units).of(2.0),
        low=signed(hands.low, number, 2), high=signed(hands.high, number, 2), verdict=verdict,
    )  # fmt: skip


def _lost_of_hundred(found: Overview, verdict: Phrase, number: Number) -> Phrase:
    share, half = found.lost / found.hands.count, found.hands.half
    low, high = (percent(min(1.0, max(0.0, share + way * half)), number) for way in (-1, 1))
    return phrase(
        "statistics",
        "You lose {share} of the hands. Luck leaves room for {low} to {high}: {verdict}.",
        share=percent(share, number), low=low, high=high, verdict=verdict,
    )  # fmt: skip


def signed(value: float, number: Number, places: int) -> str:
    """Return a number with its sign."""
    text = number(value, places)
    return f"+{text}" if value > 0 else text


def won(found: Overview, number: Number) -> Phrase:
    """Return how many matches were won, or lost, and how many it would be among equals."""
    wins, share, expected = found.wins, found.wins.share, found.expected
    if last_loses(found.game):
        return phrase(
            "statistics",
            "You lost {lost} of %n match(es), {share}; among equals it would be {expected}.",
            n=wins.of, lost=wins.of - wins.count, share=percent(1 - share, number),
            expected=percent(1 - expected, number),
        )  # fmt: skip
    return phrase(
        "statistics",
        "You won {won} of %n match(es), {share}; among equals it would be {expected}.",
        n=wins.of, won=wins.count, share=percent(share, number),
        expected=percent(expected, number),
    )  # fmt: skip


def certainty(found: Overview, number: Number) -> Phrase:
    """Return how sure a share of matches is."""
    wins = found.wins
    if wins.of < ENOUGH_MATCHES:
        return phrase("statistics", "There are too few matches yet to tell.")
    low, high = wins.between
    if last_loses(found.game):
        low, high = 1 - high, 1 - low
    verdict = (
        phrase("statistics", "luck alone hardly explains that")
        if wins.differs(found.expected)
        else phrase("statistics", "that may be luck alone")
    )
    return phrase(
        "statistics", "Luck leaves room for {low} to {high}: {verdict}.",
        low=percent(low, number), high=percent(high, number), verdict=verdict,
    )  # fmt: skip


def streak_lines(streaks: Streaks, game: str) -> list[tuple[Phrase, Phrase, Streak]]:
    """Return the rows of matches that were won or not, each with what it is called."""
    won, lost = (_safe, _lost) if last_loses(game) else (_won, _without)
    now = (won if streaks.winning else lost)(streaks.now.matches)
    worst = lost(streaks.worst.matches)
    return [
        (phrase("statistics", "Now"), now, streaks.now),
        (phrase("statistics", "Best streak"), won(streaks.best.matches), streaks.best),
        (phrase("statistics", "Worst streak"), worst, streaks.worst),
    ]


def _won(n: int) -> Phrase:
    return phrase("statistics", "%n won in a row", n=n)


def _without(n: int) -> Phrase:
    return phrase("statistics", "%n without winning", n=n)


def _safe(n: int) -> Phrase:
    return phrase("statistics", "%n without losing", n=n)


def _lost(n: int) -> Phrase:
    return phrase("statistics", "%n lost in a row", n=n)


def doing(one: Doing, number: Number, *, yours: bool = False) -> Phrase:
    """Return a habit in a sentence, or that it was seen too seldom."""
    if not one.share.is_enough:
        return phrase("statistics", "{habit}: too few yet", habit=one.habit.label)
    share = percent(one.share.share, number)
    told = one.habit.yours if yours else one.habit.theirs
    return Phrase(told.context, told.source, {"share": share})


def doings(met: Met, number: Number) -> Phrase:
    """Return what an opponent is most of all known for."""
    if met.telling is None:
        return FEW
    return doing(met.telling, number)


def suggestion(level: str, present: str, levels: Sequence[str]) -> Phrase:
    """Return which level to try."""
    text = phrase("statistics", "You are above {present}: try {level}.",
                  present=level_name(present), level=level_name(level))  # fmt: skip
    if levels.index(level) > levels.index(present):
        return text
    return phrase("statistics", "{present} is too strong for now: try {level}.",
                  present=level_name(present), level=level_name(level))  # fmt: skip


def level_name(level: str) -> Phrase | str:
    """Return a level in words; a record may name one that is not known."""
    if level == MIXED:
        return phrase("statistics", "Several levels")
    return LEVEL_NAMES.get(level, quoted(level))


def rules_name(game: str, rules: str) -> Phrase | str:
    """Return rules in words."""
    if rules == OWN:
        return phrase("statistics", "Rules of one's own")
    presets = {preset.key: preset.label for preset in all_games()[game].presets}
    return presets.get(rules, quoted(rules))


def help_name(*, assisted: bool) -> Phrase:
    """Return whether there was help."""
    return WITH_HELP if assisted else WITHOUT_HELP


def ending(match: Facts) -> Phrase:
    """Return how a match ended, in a word."""
    if match.outcome is not None:
        return OUTCOMES[match.outcome]
    return GIVEN_UP if match.end == "abandoned" else UNFINISHED


def per_hand(mean: Mean, number: Number) -> Phrase | str:
    """Return what a hand brings as a figure, or that there are too few."""
    if not mean.is_enough:
        return FEW
    return phrase("statistics", "{mean} ± {half}", mean=signed(mean.mean, number, 2),
                  half=number(mean.half, 2))  # fmt: skip
