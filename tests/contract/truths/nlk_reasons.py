"""What NLK gives as reasons, looked at again: played on as at the table, and counted openly."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from random import Random
from threading import Event
from typing import Any, TypeAlias

from naipes_gui.core.cards import RANKS, Card
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import CHANCE, Seat
from naipes_gui.core.text import Phrase, Who
from naipes_gui.core.timeline import Timeline
from naipes_gui.games import all_games
from naipes_gui.games.nlk.players import contrast
from naipes_gui.games.nlk.players.levels import LEVELS

NEVER = Event()
TABLES = ("club", "expert")
"""Who the others are, in turn."""
ME = "expert"
"""How whoever was told goes on."""
FROM_A_HAND = 4
TAKE = Move("take")


@dataclass(frozen=True, slots=True)
class Told:
    """A reason, and the position in which it was given for one move and against another."""

    timeline: Timeline[Any]
    best: Move
    other: Move
    why: Phrase

    @property
    def state(self) -> Any:
        return self.timeline.state

    @property
    def me(self) -> Seat:
        return Seat(self.state.to_move)


@cache
def player(level: str) -> Any:
    return LEVELS[level](rules())


@cache
def rules() -> Any:
    game = all_games()["nlk"]
    return game.rules(game.options().make())


def told(many: int) -> Iterator[Told]:
    """Yield reasons of tricks in hands that were played as at the table."""
    seed = found = 0
    while found < many:
        seed += 1
        for timeline in _decisions(seed):
            view = timeline.view(timeline.ply, timeline.state.to_move)
            best = player(ME).choose(view, Random(seed), NEVER)
            other = Random(seed).choice([move for move in view.moves if move != best])
            asked = view.comparing(best, other)
            why = player("master").weigh(asked, Random(seed), NEVER).why
            if isinstance(why, Phrase):
                found += 1
                yield Told(timeline, best, other, why)


def _decisions(seed: int) -> list[Timeline[Any]]:
    rng, timeline, found = Random(seed), _dealt(seed), []
    while timeline.state.stage is Stage.HAND:
        state, view = timeline.state, timeline.view(timeline.ply, timeline.state.to_move)
        if state.is_playing_tricks and len(view.moves) > 1 and len(state.active) > 2:
            found.append(timeline.ply)
        timeline.push(player(TABLES[state.to_move % 2]).choose(view, Random(rng.random()), NEVER))
    kept = rng.sample(found, min(FROM_A_HAND, len(found)))
    return [timeline.until(ply) for ply in sorted(kept)]


def _dealt(seed: int) -> Timeline[Any]:
    timeline, rng = Timeline[Any](rules()), Random(seed)
    while timeline.state.stage is not Stage.HAND:
        state, is_chance = timeline.state, timeline.state.to_move == CHANCE
        timeline.push(rules().chance(state, rng) if is_chance else rules().legal(state)[0])
    return timeline


@dataclass(slots=True)
class Went:
    """How the trick went on after a move."""

    took: bool = False
    leads: bool = False
    out: frozenset[int] = frozenset()
    stuck: frozenset[int] = frozenset()
    """Who could not beat at the first turn after the move."""


def went(case: Told, move: Move, level: str, seed: int) -> Went:
    """Make a move at the table and play on until the trick is over."""
    timeline, me, rng = case.timeline.until(case.timeline.ply), case.me, Random(seed)
    timeline.push(move)
    result, moved = Went(), {int(me)}
    while timeline.state.stage is Stage.HAND and timeline.state.chain:
        state = timeline.state
        view = timeline.view(timeline.ply, state.to_move)
        if view.moves == (TAKE,):
            result.took |= state.to_move == me
            result.stuck |= {int(state.to_move)} - moved
        moved.add(int(state.to_move))
        who = player(ME if state.to_move == me else level)
        timeline.push(who.choose(view, Random(rng.random()), NEVER))
    state = timeline.state
    result.out = frozenset(int(seat) for seat in state.seats if not state.hand(seat))
    result.leads = state.stage is Stage.HAND and state.to_move == me
    return result


Happens: TypeAlias = Callable[[Told, Went], bool]
SHARES: Mapping[str, tuple[Happens, bool]] = {
    contrast.OUT.source: (lambda case, one: case.me in one.out, True),
    contrast.MUST_TAKE.source: (lambda case, one: one.took, False),
    contrast.LEADS.source: (lambda case, one: one.leads, True),
    contrast.RIVAL_TAKES.source: (lambda case, one: _who(case) in one.stuck, True),
    contrast.RIVAL_OUT.source: (lambda case, one: _who(case) in one.out, False),
}
"""What is told in shares, and whether it is said to happen often after the better move."""


def _who(case: Told) -> int:
    who = case.why.blanks["who"]
    assert isinstance(who, Who)
    return int(who.seat)


def share(said: Phrase) -> float:
    """Return a share that was told."""
    return {"hardly ever": 0.0, "nearly always": 1.0}.get(said.source) or said.blanks.get(
        "n", 0
    ) / 10


def happened(case: Told, tries: int) -> tuple[float, float]:
    """Return how often it came after the move that is said to bring it, and after the other."""
    happens, of_best = SHARES[case.why.source]
    moves = (case.best, case.other) if of_best else (case.other, case.best)
    one, other = (
        sum(happens(case, went(case, move, TABLES[i % 2], i)) for i in range(tries)) / tries
        for move in moves
    )
    return one, other


def with_others(case: Told) -> list[Card]:
    return [c for seat in case.state.active if seat != case.me for c in case.state.hand(seat)]


def counted(case: Told, card: Card) -> int:
    """Return on how many cards of its suit, which others really hold, one goes."""
    height = RANKS.index(card.rank)
    return sum(c.suit == card.suit and RANKS.index(c.rank) > height for c in with_others(case))


def is_right(case: Told) -> Any:
    """Tell whether a sentence without shares is true of the real hands."""
    match case.why.source:
        case contrast.TURNS.source:
            after = rules().play(case.state, case.best).state
            return not after.chain and after.to_move == case.me and bool(after.hand(case.me))
        case contrast.NEXT_TAKES.source | contrast.NEXT_COULD.source:
            best, worse = (rules().play(case.state, move).state for move in (case.best, case.other))
            only, may = (tuple(rules().legal(state)) for state in (best, worse))
            leads = not worse.chain and case.why.source == contrast.NEXT_TAKES.source
            is_next = _who(case) == best.to_move == worse.to_move
            return only == (TAKE,) != may and is_next and leads == (not worse.chain)
        case _:
            return _is_counted_right(case)


def _is_counted_right(case: Told) -> Any:
    blanks, source = case.why.blanks, case.why.source
    cards = {key: blanks[key] for key in ("gone", "kept", "low") if key in blanks}
    if "fewer of the cards" in source:
        return 0 < counted(case, cards["gone"]) < counted(case, cards["kept"]) == blanks["n"]
    if "rid of it only" in source:
        return counted(case, cards["gone"]) == 0 and counted(case, cards["kept"]) == blanks["n"]
    if "no burden" in source:
        return counted(case, cards["low"]) == blanks["n"]
    if "once taken up" in source:
        return counted(case, cards["low"]) == 0
    if "is a trump: it beats" in source or "a trump, for when" in source:
        return case.state.trump in {c.suit for c in (cards.get("low"), cards.get("kept")) if c}
    above = [c for c in with_others(case) if c.suit == cards["kept"].suit
             and RANKS.index(c.rank) < RANKS.index(cards["kept"].rank)]  # fmt: skip
    return not above
