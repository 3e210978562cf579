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

from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from typing import Any

from naipes_gui.core.counsel import Counsel, Weighed, corrected
from naipes_gui.core.decisions import Decisions
from naipes_gui.core.info import GameInfo
from naipes_gui.core.moves import Move
from naipes_gui.core.opponent import Opponent
from naipes_gui.core.rules import Stage, Stop, View
from naipes_gui.core.significance import share_between
from naipes_gui.core.text import Phrase
from naipes_gui.core.timeline import Timeline
from naipes_gui.review.asking import GOING, Question, Weigh, answers
from naipes_gui.review.chance import seeds_of
from naipes_gui.review.gap import Gap
from naipes_gui.review.judged import STYLE, Judged

CONTENDERS, PICKS = 4, 4
"""How many moves that may be best are compared with what was made, and how often with one another
to tell which comes first."""
FIRST_PICK, SECOND_LOOK = 1_000, 1_500
"""The number of the first of these comparisons, and of another look at what is best: each question
has chance of its own."""
AGAINST = 2_000
"""How far apart the numbers of the comparisons with one contender and with the next are."""
FEW, ASKED, MOST_ASKED = 6, 22, 150
"""How often the strongest opponent is asked what it would play instead of a mistake: where that can
hardly be the same, as a rule (so often never is clearly less than `STYLE`), and near that line."""
BESIDE = 5
"""How many moves that were given up at a glance are weighed beside one that stands alone."""
SEEN = 1.7
"""As how many fewer questions those count that are looked at again and again."""


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
    def is_choice(self) -> bool:
        """Whether there was anything to decide that is weighed."""
        several = self.is_turn and len(self.view.moves) > 1
        return several and self.view.state.stage is Stage.HAND

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
        return ask(*next(self._questions((number,), self._view(among))), stop)

    def series(
        self, ask: Weigh, numbers: Iterable[int], stop: Stop, *among: Move
    ) -> Generator[Counsel | None, None, None]:
        """Ask it again and again; an answer is the same whoever gives it, and when."""
        return answers(ask, self._questions(numbers, self._view(among)), stop)

    def doubts(
        self, ask: Weigh, numbers: Iterable[int], stop: Stop
    ) -> Generator[Counsel | None, None, None]:
        """Ask it again and again, of which only counts whether it would do the same."""
        return answers(ask, self._questions(numbers, self.view.doubting(self.made)), stop)

    def why(self, ask: Weigh, best: Move, stop: Stop) -> Phrase | str:
        """Ask what follows from a better move and not from the one that was made, if it shows."""
        view = self.view.comparing(best, self.made)
        told = ask(*next(self._questions((0,), view)), stop)
        return told.why if told is not None else ""

    def _view(self, among: Sequence[Move]) -> View[Any]:
        return self.view.among(among) if among else self.view

    def _questions(self, numbers: Iterable[int], view: View[Any]) -> Iterator[Question]:
        who = Opponent(self.game.strongest)
        seeds = seeds_of(self.game.key, self.view, numbers, self.again)
        return ((view, who, seed) for seed in seeds)


def judge(
    game: GameInfo, timeline: Timeline[Any], ply: int, ask: Weigh, stop: Stop = GOING, *,
    again: int = 0,
) -> Judged | None:  # fmt: skip
    """Return what the decision at a ply cost; nothing when stopped."""
    return judged(Case.at(game, timeline, ply, again), ask, stop)


def judged(case: Case, ask: Weigh, stop: Stop = GOING) -> Judged | None:
    """Return what a decision cost; nothing when stopped."""
    if not case.is_choice:
        return case.blank
    looks = _doubting(case, looked(case, ask, stop))
    ranked = _ranked(case, looks, ask, stop) if looks else None
    if not looks or not ranked:
        return None
    counsel, best = looks[0], next(iter(ranked))
    found = begun(case, counsel, ranked)
    if best.meaning == case.made.meaning:
        is_told = counsel.rounds > 0
        own = replace(
            found, best=case.made, is_told=is_told, by_thumb=not is_told, rounds=counsel.rounds
        )
        return _beside(case, own, counsel, ask, stop)
    return compared(case, found, list(ranked), ask, stop)


def tried(case: Case, found: Judged, move: Move, ask: Weigh, stop: Stop = GOING) -> Judged | None:
    """Return a judgement with another move weighed as thoroughly, for `accepts` to go by."""
    gap = None if move.meaning == found.best.meaning else _gap(case, found.best, move, ask, stop)
    if gap is None:
        return found
    # What a try seems to be worth more than the best, over other deals, says that both are as good.
    best = found.weighed(found.best)
    most = best.worth if best is not None else 0.0
    choices = _among(case, found, move, gap)
    return replace(found, choices=tuple(replace(c, worth=min(c.worth, most)) for c in choices))


def looked(case: Case, ask: Weigh, stop: Stop) -> Sequence[Counsel]:
    """Ask twice what is best, whatever was made; nothing when stopped.

    A single look at a hard position may be wrong, and what looks best in it is not compared.
    """
    with closing(case.series(ask, (0, SECOND_LOOK), stop)) as asked:
        first = next(asked)
        if first is None or len(first.choices) < 2 or not first.rounds:
            return [first] if first else []
        second = next(asked)
    return [first, second] if second and second.choices else []


def _doubting(case: Case, looks: Sequence[Counsel]) -> Sequence[Counsel]:
    """Return the looks, first what does not name the move that was made."""
    return sorted(looks, key=lambda look: names(case.made, look)) if len(looks) > 1 else looks


def names(move: Move, look: Counsel) -> bool:
    """Tell whether a look takes a move for the best."""
    return look.choices[0].move.meaning == move.meaning


def rules_out(move: Move, look: Counsel) -> bool:
    """Tell whether a look takes a move for worse than the best, chance included."""
    best = look.choices[0]
    found = (one for one in look.choices if one.move.meaning == move.meaning)
    return all(best.worth - one.worth > one.margin for one in found)


def begun(case: Case, counsel: Counsel, ranked: Mapping[Move, float]) -> Judged:
    """Return a judgement that knows what is best, and nothing yet of what was made."""
    best = next(iter(ranked))
    choices = _weighed_again(counsel, ranked) if counsel.choices else ()
    return replace(
        case.blank, best=best, unit=counsel.unit, choices=choices,
        reason=corrected(counsel.reason, choices, counsel.rounds),
        kind=case.game.decisions().kind(case.view, case.made, best).key,
    )  # fmt: skip


def _beside(case: Case, own: Judged, counsel: Counsel, ask: Weigh, stop: Stop) -> Judged | None:
    """Return it with moves that were given up at a glance weighed as well; nothing when stopped.

    Else whoever passed would not see what a bid would have brought.
    """
    if counsel.dismissed is None or len(counsel.choices) > 1:
        return own
    given_up = {each.meaning: each for each in (counsel.dismissed, *case.view.moves)}
    given_up.pop(own.best.meaning, None)
    others = list(given_up.values())[:BESIDE]
    numbers = range(FIRST_PICK, FIRST_PICK + PICKS)
    with closing(case.series(ask, numbers, stop, own.best, *others)) as asked:
        looks = [each for each in asked if each is not None]
    if stop.is_set():
        return None
    gaps = {move: gap for move in others if (gap := _over(looks, own.best, move))}
    if not gaps:
        return own
    first = next(iter(gaps.values()))
    rest = (Weighed(move, first.level - gap.mean, gap.half) for move, gap in gaps.items())
    choices = (Weighed(own.best, first.level), *sorted(rest, key=lambda one: -one.worth))
    reason = corrected(counsel.reason, choices, first.rounds)
    return replace(own, choices=choices, rounds=first.rounds, reason=reason)


def _ranked(
    case: Case, looks: Sequence[Counsel], ask: Weigh, stop: Stop
) -> Mapping[Move, float] | None:
    """Return the moves that may be better, the best first, and what they are worth.

    It is the move that was made alone where that looks best; nothing when stopped.
    """
    counsel = looks[0]
    best = counsel.choices[0] if counsel.choices else Weighed(counsel.chosen, 0.0)
    if best.move.meaning == case.made.meaning:
        return {best.move: best.worth}
    made = next((one for one in counsel.choices if one.move.meaning == case.made.meaning), None)
    if made and best.worth - made.worth + made.margin < case.game.decisions().costly:
        return {best.move: best.worth}  # nothing that is hardly better can make it a mistake
    moves = _contenders(case.made, looks) or [best.move]
    if len(moves) == 1:
        return {best.move: best.worth}
    worths = dict.fromkeys(moves, 0.0)
    with closing(case.series(ask, range(FIRST_PICK, FIRST_PICK + PICKS), stop, *moves)) as asked:
        for again in asked:
            if again is None:
                return None
            found = {one.move: one.worth for one in again.choices}
            if not found.keys() >= worths.keys():
                return {best.move: best.worth}
            worths = {move: worth + found[move] / PICKS for move, worth in worths.items()}
    return {move: worths[move] for move in sorted(worths, key=lambda move: -worths[move])}


def _contenders(made: Move, looks: Iterable[Counsel]) -> list[Move]:
    """Return the moves that may be best by one of these looks, without the one that was made."""
    near = (
        one.move
        for look in looks
        for one in look.choices
        if one.worth + one.margin >= look.choices[0].worth
    )
    found = {move.meaning: move for move in near if move.meaning != made.meaning}
    return list(found.values())[:CONTENDERS]


def _weighed_again(counsel: Counsel, worths: Mapping[Move, float]) -> tuple[Weighed, ...]:
    """Return the choices, the best first: none is shown above it.

    What was looked at once lies as far behind the best as in that look: of other deals both may
    be worth more, or less.
    """
    best, most = next(iter(worths.items()))
    known = {one.move: one for one in counsel.choices}
    then = known[best].worth if best in known else most
    again = (replace(known.get(move) or Weighed(move, worth), worth=worth)
             for move, worth in worths.items())  # fmt: skip
    others = (replace(one, worth=most - max(0.0, then - one.worth)) for one in counsel.choices
              if one.move not in worths)  # fmt: skip
    return tuple(sorted((*again, *others), key=lambda one: -one.worth))


def compared(
    case: Case, found: Judged, contenders: Sequence[Move], ask: Weigh, stop: Stop,
    looks: Sequence[Counsel] = (),
) -> Judged | None:  # fmt: skip
    """Compare what was made with all that may be better, until one is that costs too much to miss.

    Which of them is the very best need not be known for that. Who gives the looks is in a hurry:
    what they rule out, and lies far behind, is not asked about once more.
    """
    gaps = dict[Move, Gap]()
    for place, move in enumerate(contenders):
        gap = _gap(case, move, case.made, ask, stop, place * AGAINST)
        if stop.is_set():
            return None
        if gap is None:
            break
        gaps[move] = gap
        if gap.mean - gap.half > found.costly:
            found = _led_by(case, found, move, gaps)
            break
    if found.best not in gaps:
        return replace(found, best=case.made, choices=(), by_thumb=True)
    return _told(case, found, gaps[found.best], ask, stop, looks)


def _led_by(case: Case, found: Judged, best: Move, gaps: Mapping[Move, Gap]) -> Judged:
    """Return it with another move as the best; those compared before lie behind as that showed."""
    most = max((one.worth for one in found.choices), default=0.0)
    behind = {move.meaning: max(0.0, gaps[best].mean - gap.mean) for move, gap in gaps.items()}
    choices = (
        replace(one, worth=most - behind.get(one.move.meaning, most - one.worth))
        for one in found.choices
    )
    kind = case.game.decisions().kind(case.view, case.made, best).key
    return replace(found, best=best, kind=kind, choices=tuple(choices))


def _told(
    case: Case, found: Judged, gap: Gap, ask: Weigh, stop: Stop, looks: Sequence[Counsel]
) -> Judged | None:
    choices = _among(case, _at_level(case, found, gap.level), case.made, gap)
    told = replace(
        found, is_told=True, loss=max(0.0, gap.mean), low=gap.mean - gap.half,
        high=max(0.0, gap.mean + gap.half), rounds=gap.rounds,
        choices=choices, reason=corrected(gap.reason, choices, gap.rounds),
    )  # fmt: skip
    if gap.mean <= 0:
        return replace(told, best=case.made, low=min(0.0, told.low))
    if not told.flagged:
        return told
    is_likely = bool(looks) and gap.is_likely
    is_out = is_likely and all(rules_out(case.made, look) for look in looks)
    few = FEW if is_likely or gap.is_plain else ASKED
    share = 0.0 if is_out else _share(case, ask, stop, few)
    if share is None:
        return None
    told = replace(told, share=share)
    why = case.why(ask, told.best, stop) if told.flagged else ""
    return None if stop.is_set() else replace(told, why=why)


def _gap(case: Case, best: Move, other: Move, ask: Weigh, stop: Stop, after: int = 0) -> Gap | None:
    """Compare two moves until it is clear; nothing where they have no figures, or when stopped."""
    known = case.game.decisions()
    numbers = range(after + 1, after + known.most + 1)
    with closing(case.series(ask, numbers, stop, best, other)) as asked:
        gap = _clear(asked, best, other, known)
    return None if stop.is_set() else gap


def _clear(
    asked: Iterable[Counsel | None], best: Move, other: Move, known: Decisions
) -> Gap | None:
    looks, gap = list[Counsel](), None
    for counsel in asked:
        if counsel is None:
            break
        looks.append(counsel)
        gap = _over(looks, best, other)
        if gap is None or gap.is_clear(known.costly, known.narrow, known.most):
            break
    return gap


def _over(looks: Iterable[Counsel], best: Move, other: Move) -> Gap | None:
    """Return how far a move lies behind another over some looks, if both have figures."""
    runs = list[tuple[float, float, int, Phrase | str, float]]()
    for look in looks:
        found = {one.move.meaning: one for one in look.choices}
        first, second = found.get(best.meaning), found.get(other.meaning)
        if first is None or second is None or not look.rounds:
            return None
        margin = max(first.margin, second.margin)
        runs.append((first.worth - second.worth, margin, look.rounds, look.reason, first.worth))
    if not runs:
        return None
    gaps, margins, rounds, reasons, levels = zip(*runs, strict=True)
    return Gap(gaps, margins, sum(rounds), reasons, levels)


def _share(case: Case, ask: Weigh, stop: Stop, few: int) -> float | None:
    """Return how often the strongest opponent does the same, as far as it matters.

    If it never does it is soon clear; else it is asked until the interval stands clear of `STYLE`,
    and that a wider one than of 95 %: it is looked at again and again.
    """
    same = number = 0
    with closing(case.doubts(ask, range(-1, -MOST_ASKED - 1, -1), stop)) as asked:
        for number, counsel in enumerate(asked, 1):
            if counsel is None:
                return None
            same += counsel.chosen.meaning == case.made.meaning
            if not same and number >= few:
                break
            low, high = share_between(same / SEEN, number / SEEN)
            if same and number >= ASKED and not low <= STYLE <= high:
                break
    return same / number


def _at_level(case: Case, found: Judged, level: float) -> Judged:
    """Return it with what the best is worth; the others lie as far behind it as they did."""
    best = found.weighed(found.best)
    then, least = best.worth if best is not None else level, case.game.decisions().least
    choices = tuple(
        replace(one, worth=max(least, level - max(0.0, then - one.worth))) for one in found.choices
    )
    return replace(found, choices=choices)


def _among(case: Case, found: Judged, move: Move, gap: Gap) -> tuple[Weighed, ...]:
    """Return the choices with what was found out about one of them in earnest.

    What the best is worth comes of other deals than the distance, which may be longer by chance.
    """
    best = found.weighed(found.best) or Weighed(found.best, 0.0)
    kept = [one for one in found.choices if one.move.meaning != move.meaning]
    kept = [best, *(one for one in kept if one.move.meaning != best.move.meaning)]
    worth = max(case.game.decisions().least, best.worth - gap.mean)
    kept.append(Weighed(move, worth, gap.half))
    return tuple(sorted(kept, key=lambda one: -one.worth))
