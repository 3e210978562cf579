"""Finds hands of Écarté at which the first word decides: propose, or play?

The tables of the Master say for every score how often a hand stands; where they are of one mind the
question has an answer. Beside it stands what comes of playing: all hands that the other may hold
are gone through, both playing perfectly with open cards. Of the hands with one card changed for
which the tables say the contrary, the one of most equal strength is kept, with its own count.
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from typing import Any

import numpy as np
from numba import njit

from naipes_gui.core.cards import Card
from naipes_gui.core.counsel import Weighed
from naipes_gui.core.info import GameInfo
from naipes_gui.core.rules import View
from naipes_gui.core.table import FIRST
from naipes_gui.core.zones import TURN_UP
from naipes_gui.games.ecarte.options import EcarteOptions
from naipes_gui.games.ecarte.players.solver import bits
from naipes_gui.games.ecarte.players.tables import TRUMPS, Situation, tables
from naipes_gui.games.ecarte.rules.state import HAND_SIZE, PACK, EcarteState
from naipes_gui.games.ecarte.table import rule_hands as words
from naipes_gui.review.judge import Case, judged
from naipes_gui.review.judged import Judged, is_flagged
from naipes_gui.review.problems import Odds, Problem, problem_of
from naipes_gui.store.branching import lines_of
from naipes_gui.store.record import Record
from tools.ecarte_tables.tricks import outcome
from tools.problems.finding import Finder
from tools.problems.proposing import why

SURE = 0.99
"""How often the tables must say the same."""
LEAST, MOST = 0.4, 0.97
"""How often such a hand wins against any other: of weaker and stronger ones nobody need think."""
SHORT, POINT, VOLE = range(3)


class RuleFinder(Finder):
    """Judges what the elder says first, in matches of Écarté."""

    def __init__(self, game: GameInfo) -> None:
        super().__init__(game)
        self._counted = Counted()

    def found_in(self, record: Record) -> Iterator[Problem]:
        """Yield the question of the last hand of a match, if it has an answer."""
        self.sit_down(record.rules)
        timeline = record.timeline
        begin = timeline.shuffles[-1]
        # A king turned up may end the match before anybody has said a word.
        ply = next((ply for ply in timeline.decisions if ply >= begin), None)
        if ply is None or timeline.moves[ply][0] != FIRST:
            return
        case = Case.at(self._game, timeline, ply)
        if not _asks(case.view):
            return
        found = self.told(case)
        if found is None:
            return
        says = found.best.verb
        accepted = {found.best.meaning}
        hits = self._weak.hits(case.view, accepted)
        lines = tuple(lines_of(record, timeline.ply))
        problem = problem_of(record, found, lines, hits)
        odds = self._counted.odds(case.view, record.rules.options, says)
        if odds.why:
            yield replace(problem, odds=odds)

    def told(self, case: Case) -> Judged | None:
        """Return what the tables say of a hand, if they are of one mind and the review bears it.

        What each answer is worth is how often they give it.
        """
        state = case.view.state
        hand = state.hand(FIRST)
        share = _share(state, hand)
        if SURE > share > 1 - SURE or not LEAST <= _strength(state, hand) <= MOST:
            return None
        says = "stand" if share >= SURE else "propose"
        mine = next(move for move in case.view.moves if move.verb == says)
        other = next(move for move in case.view.moves if move.verb != says)
        found = judged(replace(case, made=mine), self._ask)
        if found is None or is_flagged(found):
            return None
        return replace(
            case.blank, made=other, best=mine, is_told=True,
            choices=(Weighed(mine, 1.0), Weighed(other, 0.0)),
        )  # fmt: skip


class Counted:
    """Counts what comes of playing."""

    def odds(self, view: View[EcarteState], options: EcarteOptions, says: str) -> Odds:
        """Return what comes of a hand that is played, and of the nearest that is told otherwise."""
        state, stands = view.state, says == "stand"
        hand = state.hand(FIRST)
        counts = _counts(state, hand)
        parts, at = words.parts(counts), tuple(state.scores)
        mine, theirs = at[FIRST], at[1 - FIRST]
        said = words.by_the_tables(mine, theirs, stands=stands)
        won = 1 - counts[SHORT] / sum(counts)
        because = why(view, options, won, stands=stands)
        turn = _nearest(state, hand, stands)
        if turn is None:
            return Odds(words.basis(sum(counts)), parts, said, because)
        out, into = turn
        other = tuple(into if card == out else card for card in hand)
        turned = _counts(state, other)
        return Odds(
            words.basis(sum(counts)), parts, said, because,
            words.turned(out, into, turned, stands=not stands), words.parts(turned),
        )  # fmt: skip


def _asks(view: View[Any]) -> bool:
    state = view.state
    verbs = {move.verb for move in view.moves}
    return verbs == {"propose", "stand"} and state.round == 1 and state.elder == FIRST


def _share(state: EcarteState, hand: tuple[Card, ...]) -> float:
    """Return how often the tables play a hand."""
    bit = bits(state.trump)
    turnup = bit.mask(state.table[TURN_UP.id])
    at = Situation(state.scores[FIRST], state.scores[1 - FIRST], turnup)
    return tables().blocks(at, bit.mask(hand), 1, 0, leads=True)


def _strength(state: EcarteState, hand: tuple[Card, ...]) -> float:
    bit = bits(state.trump)
    return tables().strength(bit.mask(hand), bit.mask(state.table[TURN_UP.id]), leads=True)


def _nearest(state: EcarteState, hand: tuple[Card, ...], stands: bool) -> tuple[Card, Card] | None:
    """Return which card to change for which, for the tables to say the contrary for sure."""
    known = {*hand, *state.table[TURN_UP.id]}
    here = _strength(state, hand)
    found = list[tuple[float, Card, Card]]()
    for out in hand:
        for into in (card for card in PACK.cards if card not in known):
            other = tuple(into if card == out else card for card in hand)
            share = _share(state, other)
            if (share <= 1 - SURE) if stands else (share >= SURE):
                found.append((abs(_strength(state, other) - here), out, into))
    return min(found)[1:] if found else None


def _counts(state: EcarteState, hand: tuple[Card, ...]) -> tuple[int, int, int]:
    """Return in how many hands of the other the elder falls short, makes the point, or all."""
    bit = bits(state.trump)
    turned = state.table[TURN_UP.id]
    turnup = bit.mask(turned)
    others = [card for card in PACK.cards if card not in {*hand, *turned}]
    squeezed = [_squeezed(bit[card], turnup) for card in others]
    rivals = np.array([sum(some) for some in combinations(squeezed, HAND_SIZE)], np.int64)
    short, point, vole = _outcomes(_squeezed(bit.mask(hand), turnup), rivals)
    return int(short), int(point), int(vole)


def _squeezed(cards: int, turnup: int) -> int:
    """Return cards as the tables of tricks number them, the turn-up left out."""
    low = turnup - 1 & TRUMPS
    return cards & ~TRUMPS | cards & low | (cards & TRUMPS & ~low) >> 1


@njit
def _outcomes(mine, rivals):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202
    found = np.zeros(3, np.int64)
    for rival in rivals:
        made = outcome(mine, rival)
        found[SHORT if made < 2 else POINT if made == 2 else VOLE] += 1
    return found
