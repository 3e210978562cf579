"""Two matches under rules that differ in one option, played alike until something differs."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from naipes_gui.core.cards import Card
from naipes_gui.core.errors import BadOptions
from naipes_gui.core.face import PlayedHand
from naipes_gui.core.info import GameInfo
from naipes_gui.core.moves import Move
from naipes_gui.core.options import Option, Options, Spread, Value
from naipes_gui.core.rules import Rules, Stage
from naipes_gui.core.table import CHANCE, Paid, Seat
from tests.contract.rare import RARE, Wishes

LOOKS = 7
"""Plies from one look at what the table says to the next."""


@dataclass(frozen=True, slots=True)
class Pair:
    """An option and two of its values, all others alike."""

    key: str
    one: Options
    other: Options

    def __str__(self) -> str:
        one, other = self.one.to_json(), self.other.to_json()
        rest = {k: v for k, v in one.items() if v != getattr(type(self.one).make(), k)}
        return f"{self.key}: {one[self.key]!r} or {other[self.key]!r} with {rest}"


def values(option: Option) -> list[Value]:
    """Return the values of an option, of numbers a small one and a larger one."""
    listed = [choice.value for choice in option.choices]
    return listed + [value for spread in option.spreads for value in _few(spread)]


def _few(spread: Spread) -> list[Value]:
    # Scores come in steps: to a first counter or to a third may be the same.
    far = 30 if spread.word == "first_to" else min(spread.high, 2 * spread.low + 1)
    return list(dict.fromkeys(map(spread.value, (spread.low, far))))


def option_set(game: GameInfo, rng: Random) -> Options:
    """Return any options that go together, a third of them not the usual ones."""
    kind, granted = game.options(), dict[str, Value]()
    for option in kind.declared():
        if rng.random() < 0.35 or option.key == "players":
            wish = {option.key: rng.choice(values(option))}
            if option.key == "players":
                wish = {option.key: rng.randint(*game.players)}
            if _made(kind, granted | wish) is not None:
                granted |= wish
    return kind.make(**granted)


def flipped(options: Options) -> Iterator[Pair]:
    """Yield the options with every other value of every one of them that goes with the rest."""
    stored = options.to_json()
    for option in options.declared():
        for value in values(option) if option.key != "players" else ():
            other = _made(type(options), {**stored, option.key: value})
            if value != stored[option.key] and other is not None:
                yield Pair(option.key, options, other)


def _made(kind: type[Options], chosen: Mapping[str, Any]) -> Options | None:
    try:
        return kind.make(**chosen)
    except BadOptions:
        return None


class Twins:
    """Two matches from the same cards, in which the same moves are made."""

    def __init__(
        self, game: GameInfo, pair: Pair, seed: object, looks: int = LOOKS, *, open_: bool = True
    ) -> None:
        self.rng = Random(f"{pair.key}/{seed}")
        hint = RARE.get((game.key, pair.key))
        # A position that was set up may be one that closed options make impossible.
        self.hint = hint if open_ or hint is None else replace(hint, late=None)
        self.looks = looks
        self.rules: tuple[Rules[Any, Any], ...] = (game.rules(pair.one), game.rules(pair.other))
        self.face = game.face()
        self.states: list[Any] = [rules.start() for rules in self.rules]
        self.past: list[list[Any]] = [[], []]
        self.paid: list[list[Paid]] = [[], []]
        self.moves: list[tuple[Seat, Move]] = []
        self.cut: Move | None = None
        self.mood: dict[tuple[object, ...], float] = {}
        self.hands = self.plies = 0

    def differ(self, hands: int) -> bool:
        """Play on for so many hands, or until the match is over or the two matches differ."""
        until = self.hands + hands
        if self.rules[0].minutes != self.rules[1].minutes:
            return True
        while self.hands < until and not self.states[0].is_over:
            if self._step():
                return True
        return False

    def _step(self) -> bool:
        self.plies += 1
        if self.states[0].stage is Stage.SHUFFLE:
            self._begin_hand()
        found = self._options()
        if not found:
            return True
        seat, move = found
        before = self.states[0].stage
        if self._push(seat, move) or self.states[0] != self.states[1]:
            return True
        ended = before in (Stage.HAND, Stage.CUT) and self.states[0].stage in (
            Stage.SHUFFLE,
            Stage.OVER,
        )
        self.hands += ended
        if before is Stage.CUT and self.hint is not None and not ended:
            self._skip()
        return (ended or self.plies % self.looks == 0) and self._tell_apart(ended=ended)

    def _begin_hand(self) -> None:
        self.past, self.paid, self.moves = [[s] for s in self.states], [[], []], []
        self.mood.clear()

    def _options(self) -> tuple[Seat, Move] | None:
        """Return what happens next, or nothing if it cannot happen in both."""
        (rules, twin), (one, other) = self.rules, self.states
        if one.to_move == CHANCE:
            move = self._chance()
            return (CHANCE, move) if _chance_allows(twin, other, move) else None
        legal = {seat: rules.legal(one, seat) for seat in self._speakers(one)}
        if any(list(twin.legal(other, seat)) != list(moves) for seat, moves in legal.items()):
            return None
        mover = one.to_move
        loud = [seat for seat, moves in legal.items() if moves and seat != mover]
        seat = self.rng.choice(loud) if loud and self.rng.random() < 0.1 else mover
        return seat, self._chosen(legal[seat])

    def _speakers(self, state: Any) -> Sequence[Seat]:
        return self.rules[0].seats if state.stage is Stage.HAND else (state.to_move,)

    def _chosen(self, moves: Sequence[Move]) -> Move:
        """Choose any move; in every hand other words are rare, such as to pass or to bid high."""
        if self.cut is not None and self.cut in moves:
            return self.cut
        words = [(m.verb, m.number, m.word) for m in moves]
        for word in words:
            if word not in self.mood:
                self.mood[word] = self.rng.choice((0.03, 0.3, 1, 1, 10))
        return self.rng.choices(moves, [self.mood[word] for word in words])[0]

    def _chance(self) -> Move:
        rules, state = self.rules[0], self.states[0]
        if state.stage is Stage.LOT:
            return rules.chance(state, self.rng)
        order = shuffled(rules.to_shuffle(state), self.rng)
        if state.stage is Stage.SHUFFLE and self.hint is not None and self.hint.deal is not None:
            order = self._arranged(order, self.hint.deal(rules, self.rng))
        return Move("shuffle", order)

    def _arranged(self, order: tuple[Card, ...], wishes: Wishes) -> tuple[Card, ...]:
        """Change places in a pack so that, cut as it will be, the deal is as wished."""
        rules, state = self.rules[0], self.states[0]
        ready = rules.apply(state, Move("shuffle", order)).state
        self.cut = self.rng.choice(rules.legal(ready))
        table = rules.apply(ready, self.cut).state.table
        cards = list(order)
        free = {zone: list(table[zone]) for zone in wishes}
        for zone, wished in wishes.items():
            for card, stands in zip(wished, free[zone], strict=False):
                here, there = cards.index(card), order.index(stands)
                cards[here], cards[there] = cards[there], cards[here]
        return tuple(cards)

    def _skip(self) -> None:
        """Go on from a position near the end of the hand, if the hint knows one."""
        if self.hint is not None and self.hint.late is not None:
            late = self.hint.late(self.rules[0], self.states[0], self.rng)
            self.states = [late, late]

    def _push(self, seat: Seat, move: Move) -> bool:
        """Make a move in both; tell whether different things happen."""
        steps = [
            rules.apply(state, move, seat)
            for rules, state in zip(self.rules, self.states, strict=True)
        ]
        self.states = [step.state for step in steps]
        self.moves.append((seat, move))
        for past, paid, step in zip(self.past, self.paid, steps, strict=True):
            past.append(step.state)
            paid += [event for event in step.events if isinstance(event, Paid)]
        return steps[0].events != steps[1].events

    def _tell_apart(self, *, ended: bool) -> bool:
        one, other = (self._told(nth, ended=ended) for nth in (0, 1))
        return one != other

    def _told(self, nth: int, *, ended: bool) -> list[object]:
        rules, state, face = self.rules[nth], self.states[nth], self.face
        seat = state.to_move if state.to_move >= 0 else Seat(0)
        view = rules.observe(state, seat)
        said: list[object] = [
            rules.tally(state), rules.may_end(state), face.situation(view), face.spots(view),
            face.facts(view), face.notes(view), face.pot(view), face.steps(view),
            [face.figures(view, one) for one in rules.seats],
        ]  # fmt: skip
        if state.stage is Stage.HAND:
            said += [face.tracker(view), face.buttons(view, ())]
        if ended and self.past[nth]:
            hand = PlayedHand(self.past[nth], self.moves, self.paid[nth])
            said += [face.score_sheet(view, hand), rules.ranking(state)]
        return said


def _chance_allows(rules: Rules[Any, Any], state: Any, move: Move) -> bool:
    if move.verb == "shuffle":
        return sorted(rules.to_shuffle(state)) == sorted(move.cards)
    if rules.lot_is_drawn != bool(move.cards):
        return False
    return not move.cards or {c for c in move.cards if c != "XX"} <= set(rules.lot_pack)


def shuffled(pack: Sequence[Card], rng: Random) -> tuple[Card, ...]:
    """Shuffle well, or so badly that cards of a suit or of a rank stay together."""
    cards = list(pack)
    rng.shuffle(cards)
    style = rng.randrange(4)
    if style < 2:
        return tuple(cards)
    loose = rng.uniform(0.5, 6)
    order = {c: (str(c.suit) if style == 2 else str(c.rank)) for c in cards}
    groups = sorted(set(order.values()))
    rng.shuffle(groups)
    return tuple(sorted(cards, key=lambda c: groups.index(order[c]) + rng.uniform(0, loose)))
