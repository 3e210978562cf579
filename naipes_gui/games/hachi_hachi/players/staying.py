"""What a hand comes to that one plays, by where it comes from: why to play it, or why not."""

from collections.abc import Iterator, Sequence
from random import Random
from statistics import fmean
from typing import NamedTuple

from naipes_gui.core.moves import Move
from naipes_gui.core.text import Phrase
from naipes_gui.games.hachi_hachi.players import staying_words as words
from naipes_gui.games.hachi_hachi.players.bits import points
from naipes_gui.games.hachi_hachi.players.coming import Coming, Parts
from naipes_gui.games.hachi_hachi.players.consequence_words import both
from naipes_gui.games.hachi_hachi.players.turn import Turn
from naipes_gui.games.hachi_hachi.rules.state import Phase

TALKED_OVER = (Phase.DROP, Phase.OFFER, Phase.ANSWER)
"""When it is asked whether somebody plays the hand."""
PLAYS = ("in", "offer", "refuse")
"""What who wants to play says then."""
TRIFLE = 0.2
"""What part of the dearest cause another must cost to be told beside it."""


class Played(NamedTuple):
    """What came of the hand in one possible world."""

    parts: Parts
    points: int
    """Of the viewer's captures."""
    made: bool
    """Whether the viewer has captured a combination."""
    beaten: bool
    """Whether another has."""

    @property
    def is_made(self) -> bool:
        """Whether combinations decided it."""
        return self.made or self.beaten


class Part(NamedTuple):
    """How much of what the hand comes to has one cause, in mon, and how that is said."""

    mon: float
    told: Phrase


def played_out(coming: Coming, rng: Random) -> Played:
    """Deal a possible world and play it out."""
    deal = coming.dealt(rng)
    parts = coming.parts(deal)
    mine, *theirs = (bool(coming.plan.worth.value(pile)) for pile in deal.piles)
    return Played(parts, points(deal.piles[0]), mine, any(theirs))


def staying(turn: Turn, better: Move, played: Sequence[Played]) -> Phrase | str:
    """Return what speaks for playing, or against it, and what it costs or brings not to play."""
    parts = sorted(_parts(turn, played), key=lambda part: part.mon)
    if not parts:
        return ""
    told = _for_it(parts) if better.verb in PLAYS else _against_it(parts)
    if len(told) == 1:
        told += (words.without(turn.state, turn.view.seat, turn.options, better),)
    return both(*told)


def _for_it(parts: Sequence[Part]) -> tuple[Phrase, ...]:
    """Return what brings most, or what costs most where nothing brings anything: it is bearable."""
    return ((parts[-1] if parts[-1].mon > 0 else parts[0]).told,)


def _against_it(parts: Sequence[Part]) -> tuple[Phrase, ...]:
    """Return what costs most, and what comes next to it if it is no trifle beside."""
    first, *more = parts
    return (first.told, *(part.told for part in more[:1] if part.mon <= TRIFLE * first.mon < 0))


def _parts(turn: Turn, played: Sequence[Played]) -> Iterator[Part]:
    """Yield what a hand comes to by its causes, as far as they are worth a mon."""
    for part in (_mine, _theirs, _combinations, _account):
        found = part(turn, played)
        if round(found.mon):
            yield found


def _mine(turn: Turn, played: Sequence[Played]) -> Part:
    mon = turn.state.multiplier * fmean(each.parts.mine for each in played)
    return Part(mon, words.mine(turn.options, mon))


def _theirs(turn: Turn, played: Sequence[Played]) -> Part:
    mon = turn.state.multiplier * fmean(each.parts.theirs for each in played)
    share = fmean(each.parts.theirs < 0 for each in played)
    return Part(mon, words.theirs(turn.options, mon, share, alone=not played[0].parts.mine))


def _combinations(turn: Turn, played: Sequence[Played]) -> Part:
    money = (each.parts.captured if each.is_made else 0.0 for each in played)
    mon = turn.state.multiplier * fmean(money)
    mine, theirs = fmean(each.made for each in played), fmean(each.beaten for each in played)
    return Part(mon, words.combinations(turn.options, mon, mine, theirs))


def _account(turn: Turn, played: Sequence[Played]) -> Part:
    """Count the points by the deals in which they decide: those without combinations."""
    left, times = [each for each in played if not each.is_made], turn.state.multiplier
    if not left:
        return Part(0.0, words.NOTHING)
    each = times * fmean(one.parts.captured for one in left)
    told = words.to_each_other(turn.options, each)
    if turn.options.settlement == "par88":
        told = words.to_par(turn.options, round(fmean(one.points for one in left)), times)
    return Part(each * len(left) / len(played), told)
