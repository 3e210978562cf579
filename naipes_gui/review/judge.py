"""Judges decisions by what could be known, asking the strongest opponent of the game.

`judge` asks three questions, each with a chance of its own. First, what is best here. Then, over
fresh deals and until it is clear, how far what was made lies behind that: the deals that picked
the best do not also say how much better it is, for they are partial to it. At last, of what looks
like a mistake, how often the strongest opponent would do the same.

How long that goes on is counted in rounds and never in time, so that a judgement is the same on
every machine. Who asks decides where the opponent thinks:
in this process (`WeighHere`), or in one of its own.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from statistics import fmean, stdev
from typing import Any, TypeAlias

from naipes_gui.core.counsel import Counsel, Weighed, corrected
from naipes_gui.core.info import GameInfo
from naipes_gui.core.moves import Move
from naipes_gui.core.opponent import Opponent
from naipes_gui.core.rules import Stage, Stop, View
from naipes_gui.core.significance import CERTAIN, half_of_few
from naipes_gui.core.table import Seat
from naipes_gui.core.text import Phrase, phrase
from naipes_gui.core.timeline import Timeline
from naipes_gui.review.asking import GOING, Weigh
from naipes_gui.review.chance import seed_of
from naipes_gui.review.judged import STYLE, Judged

FEWEST, ENOUGH, MOST_RUNS = 2, 6, 48
"""How many comparisons of two moves are made: to acquit, to blame, and where it is not clear."""
CONTENDERS, PICKS = 4, 3
"""How many moves that may be best are compared, and how often, before the best is picked: else
two judgements would blame by different measures."""
ACQUITTED, LATER, BLAMED = 1.5, 0.5, 2.0
"""How many intervals a loss must lie below or above what is costly for no more to be asked: to
acquit at once, or after many comparisons, and to blame; whoever looks often errs often."""
FIRST_PICK = 1_000
"""The number of the first of these comparisons: each question has chance of its own."""
SPREAD_FROM, WARY = 4, 2.5
"""From how many comparisons on it shows how much they differ, and by how much the interval of
their deals is widened before: a search that goes wrong goes wrong in all of its deals."""
ASKED, FEW = 12, 3
"""How often the strongest opponent is asked what it would play instead of a mistake: as a rule,
and where the mistake is so large that one comparison alone could hardly have missed it."""
PLAIN = 3.0
"""In how many intervals of a single comparison a loss is that large."""

Picked: TypeAlias = tuple[Move, tuple[Weighed, ...]]
"""The best move, and what the moves are worth."""


@dataclass(frozen=True, slots=True)
class Gap:
    """How far one move lies behind another, over several independent comparisons."""

    gaps: tuple[float, ...]
    margins: tuple[float, ...]
    rounds: int = 0
    reasons: tuple[Phrase | str, ...] = ()

    @property
    def mean(self) -> float:
        """The mean difference."""
        return fmean(self.gaps)

    @property
    def half(self) -> float:
        """Half its 95 % interval: by the deals of each run, and not less than the runs differ."""
        within = sqrt(sum(margin**2 for margin in self.margins)) / len(self.margins)
        if len(self.gaps) < SPREAD_FROM:
            return WARY * within
        return max(within, half_of_few(self.gaps))

    @property
    def reason(self) -> Phrase | str:
        """The sentence of the run that came nearest to the mean of all.

        Where they differ for sure, no run may speak whose own deals do not show it.
        """
        runs = list(range(len(self.gaps)))
        if self.mean > self.half:
            runs = [run for run in runs if self.gaps[run] > self.margins[run]]
        if not runs:
            return phrase(
                "review", "Better on average over {rounds} deals; there is no simple reason.",
                rounds=self.rounds,
            )  # fmt: skip
        return self.reasons[min(runs, key=lambda run: abs(self.gaps[run] - self.mean))]

    @property
    def is_plain(self) -> bool:
        """Whether a player that makes one of these comparisons can hardly get it wrong."""
        return self.mean > PLAIN * max(*self.margins, CERTAIN * stdev(self.gaps))

    def is_clear(self, costly: float) -> bool:
        """Tell whether no further comparison is likely to change the verdict."""
        runs, more = len(self.gaps), self.mean - costly
        if more < 0:
            return runs >= FEWEST and more < -(ACQUITTED if runs < ENOUGH else LATER) * self.half
        return runs >= ENOUGH and more > BLAMED * self.half


@dataclass(frozen=True, slots=True)
class Case:
    """A decision to be judged: the view of the seat, and what it did."""

    game: GameInfo
    ply: int
    view: View[Any]
    made: Move
    again: int = 0
    """Other chance than usual, for whoever asks whether two judgements agree."""
    is_turn: bool = True
    """Whether the seat was to move: what is called in between is not weighed."""

    @classmethod
    def at(cls, game: GameInfo, timeline: Timeline[Any], ply: int, again: int = 0) -> "Case":
        """Return the decision that was taken at a ply."""
        seat, made = timeline.moves[ply]
        is_turn = timeline.states[ply].to_move == seat
        return cls(game, ply, timeline.view(ply, seat), made, again, is_turn)

    @property
    def blank(self) -> Judged:
        """What is known without asking."""
        decisions = self.game.decisions()
        return Judged(
            ply=self.ply, hand=self.view.state.deals, seat=self.view.seat, made=self.made,
            best=self.made, kind=decisions.kind(self.view, self.made).key,
            costly=decisions.costly,
        )  # fmt: skip

    def asked(self, ask: Weigh, number: int, stop: Stop, *among: Move) -> Counsel | None:
        """Ask the strongest opponent of the game, about some moves alone if any are named."""
        view = self.view.among(among) if among else self.view
        seed = seed_of(self.game.key, self.view, number, self.again)
        return ask(view, Opponent(self.game.strongest), seed, stop)


def decided(timeline: Timeline[Any], seat: Seat) -> list[int]:
    """Return the plies at which a seat has decided something in a hand."""
    return [ply for ply in timeline.decisions if timeline.moves[ply][0] == seat]


def judge(
    game: GameInfo, timeline: Timeline[Any], ply: int, ask: Weigh, stop: Stop = GOING, *,
    again: int = 0,
) -> Judged | None:  # fmt: skip
    """Return what the decision at a ply cost; nothing when stopped."""
    return judged(Case.at(game, timeline, ply, again), ask, stop)


def judged(case: Case, ask: Weigh, stop: Stop = GOING) -> Judged | None:
    """Return what a decision cost; nothing when stopped."""
    blank = case.blank
    if not case.is_turn or len(case.view.moves) < 2 or case.view.state.stage is not Stage.HAND:
        return blank
    counsel = case.asked(ask, 0, stop)
    if counsel is None:
        return None
    picked = _best(case, counsel, ask, stop)
    if picked is None:
        return None
    best, choices = picked
    found = replace(
        blank, best=best, unit=counsel.unit, choices=choices,
        reason=corrected(counsel.reason, choices, counsel.rounds),
        kind=case.game.decisions().kind(case.view, case.made, best).key,
    )  # fmt: skip
    if best.meaning == case.made.meaning:
        return replace(found, best=case.made, is_told=counsel.rounds > 0, rounds=counsel.rounds)
    return _compared(case, found, ask, stop)


def tried(case: Case, found: Judged, move: Move, ask: Weigh, stop: Stop = GOING) -> Judged | None:
    """Return a judgement with another move weighed as thoroughly, for `accepts` to go by."""
    gap = None if move.meaning == found.best.meaning else _gap(case, found.best, move, ask, stop)
    return found if gap is None else replace(found, choices=_among(found, move, gap))


def _compared(case: Case, found: Judged, ask: Weigh, stop: Stop) -> Judged | None:
    gap = _gap(case, found.best, case.made, ask, stop)
    if stop.is_set():
        return None
    if gap is None:
        return replace(found, best=case.made, choices=())
    choices = _among(found, case.made, gap)
    told = replace(
        found, is_told=True, loss=max(0.0, gap.mean), low=gap.mean - gap.half,
        high=max(0.0, gap.mean + gap.half), rounds=gap.rounds,
        choices=choices, reason=corrected(gap.reason, choices, gap.rounds),
    )  # fmt: skip
    if gap.mean <= 0:
        return replace(told, best=case.made, low=min(0.0, told.low))
    if not told.flagged:
        return told
    share = _share(case, FEW if gap.is_plain else ASKED, ask, stop)
    return None if share is None else replace(told, share=share)


def _best(case: Case, counsel: Counsel, ask: Weigh, stop: Stop) -> Picked | None:
    """Return the best move: of several that may be, the one that does best over more deals.

    Beside it, what the moves are worth: of those several, over these deals.
    """
    if not counsel.choices or counsel.choices[0].move.meaning == case.made.meaning:
        first_named = counsel.choices[0].move if counsel.choices else counsel.chosen
        return first_named, counsel.choices
    first = counsel.choices[0]
    near = (one for one in counsel.choices if one.worth + one.margin >= first.worth)
    moves = [one.move for one in near if one.move.meaning != case.made.meaning][:CONTENDERS]
    worths = dict.fromkeys(moves, 0.0)
    for number in range(PICKS if len(moves) > 1 else 0):
        again = case.asked(ask, FIRST_PICK + number, stop, *moves)
        if again is None:
            return None
        found = {one.move: one.worth for one in again.choices}
        if not found.keys() >= worths.keys():
            return first.move, counsel.choices
        worths = {move: worth + found[move] / PICKS for move, worth in worths.items()}
    best = max(worths, key=lambda move: worths[move])
    return best, counsel.choices if len(moves) < 2 else _weighed_again(counsel, worths)


def _weighed_again(counsel: Counsel, worths: Mapping[Move, float]) -> tuple[Weighed, ...]:
    """Return the choices, the best first: the figures should say which it is."""
    again = (
        replace(one, worth=worths[one.move]) if one.move in worths else one
        for one in counsel.choices
    )
    return tuple(sorted(again, key=lambda one: -one.worth))


def _gap(case: Case, best: Move, other: Move, ask: Weigh, stop: Stop) -> Gap | None:
    """Compare two moves until it is clear; nothing where they have no figures, or when stopped."""
    runs, costly = list[tuple[float, float, int, Phrase | str]](), case.game.decisions().costly
    gap = None
    for counsel in _runs(case, (best, other), ask, stop):
        found = {one.move.meaning: one for one in counsel.choices}
        first, second = found.get(best.meaning), found.get(other.meaning)
        if first is None or second is None or not counsel.rounds:
            return None
        margin = max(first.margin, second.margin)
        runs.append((first.worth - second.worth, margin, counsel.rounds, counsel.reason))
        gaps, margins, rounds, reasons = zip(*runs, strict=True)
        gap = Gap(gaps, margins, sum(rounds), reasons)
        if gap.is_clear(costly):
            break
    return None if stop.is_set() else gap


def _runs(case: Case, moves: Sequence[Move], ask: Weigh, stop: Stop) -> Iterator[Counsel]:
    for number in range(1, MOST_RUNS + 1):
        counsel = case.asked(ask, number, stop, *moves)
        if counsel is None:
            return
        yield counsel


def _share(case: Case, often: int, ask: Weigh, stop: Stop) -> float | None:
    """Return how often the strongest opponent does the same, at least as far as it matters."""
    same = number = 0
    while number < often and same < STYLE * ASKED:
        number += 1
        counsel = case.asked(ask, -number, stop)
        if counsel is None:
            return None
        if counsel.chosen.meaning == case.made.meaning:
            same, often = same + 1, ASKED
    return same / max(number, often)


def _among(found: Judged, move: Move, gap: Gap) -> tuple[Weighed, ...]:
    """Return the choices with what was found out about one of them in earnest."""
    best = found.weighed(found.best) or Weighed(found.best, 0.0)
    kept = [one for one in found.choices if one.move.meaning != move.meaning]
    kept = [best, *(one for one in kept if one.move.meaning != best.move.meaning)]
    kept.append(Weighed(move, best.worth - gap.mean, gap.half))
    return tuple(sorted(kept, key=lambda one: -one.worth))
