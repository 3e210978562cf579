"""Judges decisions by what could be known, asking the strongest opponent of the game.

`judge` asks three questions, each with a chance of its own. First, what is best here. Then, over
fresh deals and until the verdict is foreseen, how far what was made lies behind that: the deals
that picked the best do not also say how much better it is, for they are partial to it. At last, of
what looks like a mistake, how often the strongest opponent would do the same.

The verdict is that of as many comparisons as make the interval narrow. Whoever looks after each of
them and blames as soon as an interval allows it errs often; here looking early only spares those
that would hardly change anything, and what is close to the verge is compared to the last.

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
from naipes_gui.core.significance import CERTAIN, share_between, student
from naipes_gui.core.table import Seat
from naipes_gui.core.text import Phrase, phrase
from naipes_gui.core.timeline import Timeline
from naipes_gui.review.asking import GOING, Weigh
from naipes_gui.review.chance import seed_of
from naipes_gui.review.judged import STYLE, Judged

FEWEST, ENOUGH, MOST_RUNS = 2, 6, 240
"""How many comparisons of two moves are made: to acquit, to blame, and where it is close."""
NARROW = 0.12
"""What part of a costly loss half the interval of a narrow one is at most."""
CONTENDERS, PICKS = 4, 4
"""How many moves that may be best are compared, and how often, before the best is picked: else
two judgements would blame by different measures."""
ACQUITS, BLAMES = 1.3, 1.5
"""How many intervals of what the comparisons to come may change must lie between a loss and the
verge for the verdict to be foreseen; to blame takes more."""
FIRST_PICK, SECOND_LOOK = 1_000, 1_500
"""The number of the first of these comparisons, and of another look at what is best: each question
has chance of its own."""
KNOWN_AS = 8
"""For how many comparisons counts what the deals of each say about the spread: a few alone may
differ little by luck."""
ASKED, FEW, MOST_ASKED = 12, 3, 36
"""How often the strongest opponent is asked what it would play instead of a mistake: as a rule,
where it can hardly be what it would do, and where it does it now and then."""
PLAIN = 2.0
"""In how many intervals of a single comparison a loss says that."""

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
        """Half its 95 % interval, by how the runs differ and by what the deals of each say."""
        runs = len(self.gaps)
        within = fmean(margin**2 for margin in self.margins) / CERTAIN**2
        between = sum((gap - self.mean) ** 2 for gap in self.gaps)
        variance = (KNOWN_AS * within + between) / (KNOWN_AS + runs - 1)
        return student(KNOWN_AS + runs) * sqrt(variance / runs)

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
        """Tell whether the verdict can be foreseen of as many comparisons as are worth making.

        They blame if their mean lies beyond the verge; until then it moves by chance alone.
        """
        runs = len(self.gaps)
        each = self.half * sqrt(runs)
        enough = min(MOST_RUNS, (each / (NARROW * costly)) ** 2)
        verge = costly + each / sqrt(enough) if enough else costly
        moves = each * sqrt(max(0.0, 1 / runs - 1 / enough)) if enough else 0.0
        if self.mean <= verge:
            return runs >= FEWEST and verge - self.mean >= ACQUITS * moves
        return runs >= ENOUGH and self.mean - verge >= BLAMES * moves


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
    counsel = _first_look(case, ask, stop)
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
    share = _share(case, ask, stop, FEW if gap.is_plain else ASKED)
    return None if share is None else replace(told, share=share)


def _first_look(case: Case, ask: Weigh, stop: Stop) -> Counsel | None:
    """Ask what is best; what was made must not by chance look best once, where it is close."""
    counsel = case.asked(ask, 0, stop)
    if counsel is None or len(counsel.choices) < 2 or not counsel.rounds:
        return counsel
    first, second, *_ = counsel.choices
    close = counsel.gap <= max(second.margin, case.game.decisions().costly)
    if first.move.meaning != case.made.meaning or not close:
        return counsel
    return case.asked(ask, SECOND_LOOK, stop)


def _best(case: Case, counsel: Counsel, ask: Weigh, stop: Stop) -> Picked | None:
    """Return the best move: of several that may be, the one that does best over more deals.

    Beside it, what the moves are worth: of those several, over these deals.
    """
    if not counsel.choices or counsel.choices[0].move.meaning == case.made.meaning:
        first_named = counsel.choices[0].move if counsel.choices else counsel.chosen
        return first_named, counsel.choices
    first, costly = counsel.choices[0], case.game.decisions().costly
    made = next((one for one in counsel.choices if one.move.meaning == case.made.meaning), None)
    if made is not None and first.worth - made.worth + made.margin < costly:
        return first.move, counsel.choices  # nothing that is hardly better can make it a mistake
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


def _share(case: Case, ask: Weigh, stop: Stop, enough: int) -> float | None:
    """Return how often the strongest opponent does the same, at least as far as it matters.

    So many times are enough if it never does; else it is asked until it is clear, and not so few
    times that having done it once by chance would be told from never.
    """
    same = number = 0
    while number < (MOST_ASKED if same else enough):
        number += 1
        counsel = case.asked(ask, -number, stop)
        if counsel is None:
            return None
        same += counsel.chosen.meaning == case.made.meaning
        low, high = share_between(same, number)
        if same and number >= ASKED and not low <= STYLE <= high:
            break
    return same / number


def _among(found: Judged, move: Move, gap: Gap) -> tuple[Weighed, ...]:
    """Return the choices with what was found out about one of them in earnest."""
    best = found.weighed(found.best) or Weighed(found.best, 0.0)
    kept = [one for one in found.choices if one.move.meaning != move.meaning]
    kept = [best, *(one for one in kept if one.move.meaning != best.move.meaning)]
    kept.append(Weighed(move, best.worth - gap.mean, gap.half))
    return tuple(sorted(kept, key=lambda one: -one.worth))
