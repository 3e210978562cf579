"""What a decision cost, as far as could be known when it was taken.

Everything that speaks of mistakes goes by `is_flagged`: the list, the marks in a replay and the
questions put to the player. `costly` picks the few of a match that are worth a look, `accepts`
tells whether another try at one of them was good.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from naipes_gui.core.counsel import Weighed
from naipes_gui.core.counted import Counted
from naipes_gui.core.moves import Move
from naipes_gui.core.table import Seat
from naipes_gui.core.text import Phrase

STYLE = 0.15
"""What the strongest opponent would play this often is a matter of style and no mistake."""
TIED = 0.2
"""What part of a costly loss lies, at most, between two that are called as good."""
PART = 0.5
"""From what part of a costly loss on it is told that something better was there."""
MOST = 3
"""How many decisions of a match are shown at most."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Judged:
    """A decision, and how far it lay behind the best one; nothing of it rests on hidden cards."""

    ply: int
    hand: int
    """Counted from 1."""
    seat: Seat
    made: Move
    best: Move
    """The move that was made, where nothing better was found."""
    kind: str
    """The key of its `DecisionKind`."""
    is_told: bool = False
    """Whether it was weighed: not where nothing was to be decided, nor by a rule of thumb alone."""
    by_thumb: bool = False
    """Whether there was a choice, but the strongest opponent has no figures to tell by."""
    loss: float = 0.0
    """How much worse it was than the best on average, in the unit; nothing where it was best."""
    low: float = 0.0
    high: float = 0.0
    """The 95 % interval of the difference; it may begin below nothing."""
    unit: Counted = Counted.NOTHING
    costly: float = 0.0
    """From what loss on a decision of the game is a mistake."""
    share: float = 0.0
    """How often the strongest opponent would play it; found out only where it matters."""
    reason: Phrase | str = ""
    """Why the best one is best, in one sentence that was checked."""
    why: Phrase | str = ""
    """What follows from the best one and not from what was made, where that shows."""
    choices: tuple[Weighed, ...] = ()
    """What the moves are worth, the best first; those that were made or tried are among them."""
    rounds: int = 0
    """How many deals the comparison of the two rests on."""
    advised: bool = False
    """Whether a hint had called it good: what is better then is no mistake of the person."""

    @property
    def flagged(self) -> bool:
        """Whether it was a mistake."""
        return is_flagged(self)

    @property
    def could_be_better(self) -> bool:
        """Whether something else surely brings more, though too little for a mistake."""
        is_sure = self.is_told and 0 < self.low <= self.costly and not self.advised
        return is_sure and self.loss >= PART * self.costly

    @property
    def difference(self) -> float:
        """How far it lay behind, chance included: the one to sum, since losses never go below 0."""
        return (self.low + self.high) / 2

    def weighed(self, move: Move) -> Weighed | None:
        """Return what a move is worth, if it was weighed."""
        meaning = move.meaning
        return next((one for one in self.choices if one.move.meaning == meaning), None)


def is_flagged(judged: Judged) -> bool:
    """Tell whether a decision was a mistake.

    The whole interval of what it cost must lie above what is costly in this game, a strong
    player must hardly ever do the same, and no hint may have said to do it.
    """
    return is_dear(judged) and judged.share < STYLE and not judged.advised


def is_dear(judged: Judged) -> bool:
    """Tell whether a decision cost, for sure, more than is costly in this game."""
    return judged.is_told and costs_surely(judged.low, judged.costly)


def costs_surely(least: float, costly: float) -> bool:
    """Tell whether something is clearly worse that costs so much at the least, chance included.

    A hint, a word after a move and a review go by this alone: none calls clearly worse what
    another lets pass.
    """
    return least > costly


def costly(decisions: Iterable[Judged], most: int = MOST) -> list[Judged]:
    """Return the mistakes that cost most, the dearest first, those of a match being few."""
    mistakes = filter(is_flagged, decisions)
    return sorted(mistakes, key=lambda each: (-each.loss, each.ply))[:most]


def accepts(judged: Judged, move: Move) -> bool | None:
    """Tell whether another move would have been good; nothing if it has not been weighed.

    Its interval must reach the best, or lie next to it, and it must not be worth less than what
    was played.
    """
    if move.meaning == judged.best.meaning:
        return True
    best, made = judged.weighed(judged.best), judged.weighed(judged.made)
    tried = judged.weighed(move)
    if best is None or made is None or tried is None:
        return None
    is_next = best.worth - tried.worth + tried.margin <= TIED * judged.costly
    return tried.worth >= made.worth and (is_next or not _is_behind(tried, best))


def stands_alone(judged: Judged) -> bool:
    """Tell whether the interval of no other move that was weighed reaches the best one."""
    best = judged.weighed(judged.best)
    return best is not None and all(one is best or _is_behind(one, best) for one in judged.choices)


def is_behind(judged: Judged, move: Move) -> bool:
    """Tell whether a move is known to be worse than the best one, chance included."""
    best, one = judged.weighed(judged.best), judged.weighed(move)
    return best is not None and one is not None and _is_behind(one, best)


def _is_behind(one: Weighed, best: Weighed) -> bool:
    # Where the best was compared with this one, the interval stands beside the best.
    return one.worth + (one.margin or best.margin) < best.worth
