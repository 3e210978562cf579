"""Looks for positions that have one answer, and a reason for it.

A position is looked at closely only if it promises something. First players of little strength must
not agree on what to play. Then the strongest, asked once, must see one move clearly ahead, with a
sentence that says why. Then the review judges the second best move as if it had been played: it
must be a mistake. At last all other moves are compared with the best until none is left that a
review would let pass, or whose interval reaches the best.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from naipes_gui.core.cards import Card
from naipes_gui.core.info import GameInfo
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Rules, Stage
from naipes_gui.core.table import FIRST
from naipes_gui.core.text import Phrase
from naipes_gui.review.asking import GOING, WeighHere
from naipes_gui.review.judge import Case, judged, tried
from naipes_gui.review.judged import Judged, accepts, is_behind, is_flagged
from naipes_gui.review.problems import Problem, problem_of, rejudged
from naipes_gui.store.branching import lines_of
from naipes_gui.store.record import Record
from tools.problems.weak import WeakPlayers

LEVELS = ("beginner", "club")
FEW = 3
"""How often each of these is asked before anybody stronger is."""
MOST_MOVES = 40
NO_REASONS = ("Better on average over", "On average over")
"""How sentences begin that say no more than the figures."""


class Finder:
    """Judges the decisions of the first seat in matches of a game."""

    def __init__(self, game: GameInfo) -> None:
        self._game, self._options = game, None
        self._ask: WeighHere
        self._weak: WeakPlayers

    def sit_down(self, rules: Rules[Any, Any]) -> None:
        """Judge matches of these rules from now on."""
        if rules.options != self._options:
            self._options = rules.options
            self._ask, self._weak = WeighHere(self._game, rules), WeakPlayers(self._game, rules)

    def found_in(self, record: Record) -> Iterator[Problem]:
        """Yield the problems of the last hand of a match."""
        self.sit_down(record.rules)
        timeline = record.timeline
        begin = timeline.shuffles[-1]
        for ply in timeline.decisions:
            if ply < begin or timeline.moves[ply][0] != FIRST:
                continue
            case = Case.at(self._game, timeline, ply)
            if self._promises(case) and (found := self.clear(case)) is not None:
                accepted = {move.meaning for move in case.view.moves if accepts(found, move)}
                hits = self._weak.hits(case.view, accepted)
                lines = tuple(lines_of(record, timeline.ply))
                yield problem_of(record, found, lines, hits)

    def clear(self, case: Case) -> Judged | None:
        """Return the judgement of a position with one good move; nothing of any other."""
        counsel = case.asked(self._ask, 0, GOING)
        if counsel is None or len(counsel.choices) < 2 or not counsel.rounds:
            return None
        second = counsel.choices[1]
        if counsel.gap <= max(second.margin, case.game.decisions().costly):
            return None
        if not is_reason(counsel.reason):
            return None
        case = replace(case, made=second.move)
        found = judged(case, self._ask)
        if found is None or not is_flagged(found) or not tells_of_it(found):
            return None
        return self._all_weighed(case, found)

    def confirms(self, problem: Problem, again: int) -> bool:
        """Tell whether other chance comes to the same answer: its rival is a mistake again."""
        record, before = problem.record(), problem.judged
        self.sit_down(record.rules)
        case = Case.at(self._game, record.timeline, problem.ply, again)
        if problem.odds is not None:  # the tables have decided: it must only be no mistake
            found = judged(replace(case, made=before.best), self._ask)
            return found is not None and not is_flagged(found)
        found = judged(replace(case, made=before.made), self._ask)
        if found is None or found.best.meaning != before.best.meaning:
            return False
        return is_flagged(found)

    def again(self, problem: Problem, chance: int) -> Problem | None:
        """Return a problem as other chance judges it; nothing if that comes to another answer."""
        record, before = problem.record(), problem.judged
        self.sit_down(record.rules)
        case = replace(Case.at(self._game, record.timeline, problem.ply, chance), made=before.made)
        found = judged(case, self._ask)
        if found is None or found.best.meaning != before.best.meaning:
            return None
        if not is_flagged(found) or not tells_of_it(found):
            return None
        found = self._all_weighed(case, found)
        return None if found is None else rejudged(problem, found)

    def explained(self, problem: Problem) -> Problem:
        """Return a problem with what follows from the best and not from what tempts most."""
        record, before = problem.record(), problem.judged
        self.sit_down(record.rules)
        case = replace(Case.at(self._game, record.timeline, problem.ply), made=before.made)
        return rejudged(problem, replace(before, why=case.why(self._ask, before.best, GOING)))

    def asked_anew(self, problem: Problem) -> Problem:
        """Return a problem with who finds it among the weaker players of today."""
        record = problem.record()
        self.sit_down(record.rules)
        view = Case.at(self._game, record.timeline, problem.ply).view
        accepted = {move.meaning for move in problem.accepted(view.moves)}
        return replace(problem, hits=self._weak.hits(view, accepted))

    def _promises(self, case: Case) -> bool:
        moves = case.view.moves
        if not case.is_turn or case.view.state.stage is not Stage.HAND:
            return False
        if not 2 <= len(moves) <= MOST_MOVES:
            return False
        answers = (self._weak.answers(case.view, level, FEW) for level in LEVELS)
        return len({move.meaning for some in answers for move in some}) > 1

    def _all_weighed(self, case: Case, found: Judged) -> Judged | None:
        """Compare what may still be good with the best; nothing if another one is."""
        for move in case.view.moves:
            if move.meaning == found.best.meaning or _is_wrong(found, move):
                continue
            weighed = tried(case, found, move, self._ask)
            if weighed is None or not _is_wrong(weighed, move):
                return None
            found = weighed
        return found


def _is_wrong(found: Judged, move: Move) -> bool:
    """Tell whether a move would not be accepted, and lies behind the best by more than chance."""
    return accepts(found, move) is False and is_behind(found, move)


def is_reason(said: Phrase | str) -> bool:
    """Tell whether a sentence says why, and not only by how much."""
    return isinstance(said, Phrase) and not said.source.startswith(NO_REASONS)


def tells_of_it(found: Judged) -> bool:
    """Tell whether the reason says why, and compares with what tempts where it names a card."""
    if not is_reason(found.reason):
        return False
    assert isinstance(found.reason, Phrase)
    named, made = _cards(found.reason.blanks.get("other")), found.made
    return not named or sorted(named) in (sorted(made.cards), sorted((*made.cards, *made.onto)))


def _cards(value: object) -> list[Card]:
    """Return the cards that a blank names, however deep they stand in it."""
    match value:
        case Phrase():
            return [card for each in value.blanks.values() for card in _cards(each)]
        case tuple():
            return [card for each in value for card in _cards(each)]
        case Card():
            return [value]
        case _:
            return []
