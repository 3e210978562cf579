"""The strong players: every choice weighed over the same sampled deals, played out."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any, TypeAlias

from naipes_gui.bots.cards import split
from naipes_gui.bots.consequences import DEALS, Course, Event, Kind
from naipes_gui.bots.trial import ALL, Choice, Round, race
from naipes_gui.core.moves import Move
from naipes_gui.core.opponent import PLAIN, Style
from naipes_gui.core.table import Seat
from naipes_gui.core.text import Phrase
from naipes_gui.games.mosca.players import reasons
from naipes_gui.games.mosca.players.bits import HEIGHT, KINGS, TRUMPS, bits
from naipes_gui.games.mosca.players.decision import Decision
from naipes_gui.games.mosca.players.evidence import supposed_deal, supposed_hands
from naipes_gui.games.mosca.players.explaining import after_changing, of_declaring, of_two_cards
from naipes_gui.games.mosca.players.kernels.playout import (
    Board,
    Stakes,
    finished,
    fresh,
    lead,
    played_out,
)
from naipes_gui.games.mosca.players.player import Player, Turn
from naipes_gui.games.mosca.players.stays import threshold
from naipes_gui.games.mosca.players.strength import keeping, least, strength, thrown
from naipes_gui.games.mosca.rules.state import HAND_SIZE, PASSED

Dealt: TypeAlias = tuple[list[int], list[int]]
"""The hands as dealt, from the elder on, and the stock."""
PASS = Move("pass")
HABIT = 0.3
"""Counters another exchange must gain over the usual one. Weighed over thousands of deals
there is nothing better than the usual one; over hundreds there often seems to be.
"""
HOPELESS = 1.5
"""Margins by which a choice lies behind when it is given up."""
STANCE = 0.2
"""Counters that doing otherwise must gain over staying or passing as the thresholds say."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Depth:
    """How far a player looks, counted in deals and never in time."""

    talks: int
    """Deals at most over which staying and exchanges are weighed."""
    deals: int
    """Deals over which a card is weighed, unless one is seen to be best before."""
    further: Sequence[int] = ()
    """Stretches of deals on top of them for as long as none is."""
    doubt: float
    """How often, from 0 to 1, what another said is not taken to tell of his hand."""
    exact: bool = False
    """Whether the last tricks of a deal are worked out."""
    hope: float = 0.1
    """How much better the play will be than the play-outs promise."""


class Sampling(Player):
    """Weighs passing and every exchange, then every card, over sampled deals."""

    def __init__(self, rules: Any, style: Style = PLAIN, effort: int = 1, *, depth: Depth) -> None:
        super().__init__(rules, style, effort)
        self._depth = depth
        self._ended: Callable[[Board, Stakes], list[float]] = (
            finished if depth.exact else played_out
        )

    def declares(self, turn: Turn) -> Decision:
        sets = self._sets(turn)
        if turn.alone and not turn.view.narrowed:
            return Decision(next(iter(sets)), lambda: reasons.NOBODY_LEFT)
        talks, worth = self._depth.talks * self.effort, Outlook(turn, sets).worth
        plan = self._plan(turn, (Round(talks // 4), Round(talks - talks // 4, 4, HOPELESS)))
        choices, doubted = self._choices(turn, sets), turn.view.doubted
        ranked = race(choices, self._dealt(turn), worth, plan, turn.stop, doubted=doubted)
        return Decision(ranked[0].move, lambda: _reason(ranked, reasons.of_declaring), ranked)

    def _choices(self, turn: Turn, sets: Mapping[Move, int]) -> list[Choice]:
        """Return passing and every exchange, with what speaks against leaving the beaten track."""
        pool, seats = turn.stakes.pool, len(turn.state.scores)
        pack = turn.options.pack_size
        needed = threshold(seats, pack, pool, turn.inside, turn.to_come)
        staying, passing = (0.0, STANCE) if strength(turn.hand) >= needed else (STANCE, 0.0)
        bonus = self._depth.hope + turn.bias.staying(pool, turn.inside, seats)
        choices = [
            Choice(move, bonus + turn.bias.changing(gone), -staying - (HABIT if place else 0.0))
            for place, (move, gone) in enumerate(sets.items())
        ]
        return [*choices, Choice(PASS, bias=-passing)]

    @staticmethod
    def _plan(turn: Turn, plan: Sequence[Round]) -> Sequence[Round]:
        """Return the rounds, without giving up any of few choices that are asked about."""
        return [Round(part.deals, reach=ALL) for part in plan] if turn.view.narrowed else plan

    @staticmethod
    def _sets(turn: Turn) -> dict[Move, int]:
        """Return the exchanges to weigh, the usual one first."""
        if turn.view.narrowed:
            stays = (move for move in turn.moves if move.verb == "stay")
            return {move: bits(turn.state.trump).mask(move.cards) for move in stays}
        usual = thrown(turn.hand, turn.most)
        return {turn.stay(gone): gone for gone in (usual, *sensible(turn.hand, turn.most))}

    def _dealt(self, turn: Turn) -> Iterator[Dealt]:
        while True:
            yield supposed_deal(turn.known, self._depth.doubt, turn.rng)

    def plays(self, turn: Turn, cards: Mapping[int, Move]) -> Decision:
        start, stakes = turn.board(), turn.stakes
        leads = start.played == 0
        likely = lead(sum(cards)) if leads else min(cards, key=keeping)
        order = [likely, *(card for card in cards if card != likely)]
        card_of = {move: card for card, move in cards.items()}
        playing, me, ended = turn.state.participants, start.turn, self._ended

        def worth(move: Move, world: Mapping[Seat, int]) -> float:
            board = start.dealt([world.get(seat, turn.known.mine) for seat in playing])
            board.play(card_of[move])
            return ended(board, stakes)[me]

        added = turn.bias.leading if leads else lambda card: 0.0
        choices = [Choice(cards[card], added(card)) for card in order]
        deals = self._depth.deals * self.effort
        rounds = Round(deals // 4), Round(deals // 4, 4, HOPELESS), Round(deals // 2, 3, HOPELESS)
        plan = self._plan(turn, (*rounds, *self._further(turn)))
        doubted = turn.view.doubted
        ranked = race(choices, self._hands(turn), worth, plan, turn.stop, doubted=doubted)
        return Decision(ranked[0].move, lambda: _reason(ranked, reasons.of_playing), ranked)

    def contrast(self, turn: Turn, better: Move, other: Move) -> Phrase | str:
        if better.verb == other.verb == "play":
            return of_two_cards(turn, better, other, [*islice(self._hands(turn), DEALS)]) or ""
        if {better.verb, other.verb} <= {"stay", "pass"}:
            return self._of_declaring(turn, better, other) or ""
        return ""

    def _of_declaring(self, turn: Turn, better: Move, other: Move) -> Phrase | None:
        """Say what comes of one declaration and not of another."""
        trump = bits(turn.state.trump)
        sets = {each: trump.mask(each.cards) for each in (better, other) if each.verb == "stay"}
        outlook, worlds = Watched(turn, sets), [*islice(self._dealt(turn), DEALS)]
        found = [[outlook.course(move, world) for world in worlds] for move in (better, other)]
        return of_declaring(turn, better, other, found)

    def _further(self, turn: Turn) -> Iterator[Round]:
        """Return what is spent on a card that is close; who asks about few asks again himself."""
        if not turn.view.narrowed:
            for deals in self._depth.further:
                yield Round(deals * self.effort, 3, HOPELESS)

    def _hands(self, turn: Turn) -> Iterator[Mapping[Seat, int]]:
        while True:
            yield supposed_hands(turn.known, self._depth.doubt, turn.rng)


def _reason(choices: Sequence[Choice], of: Callable[[Sequence[Choice]], Phrase]) -> Phrase:
    return of(choices) if choices[0].gains else reasons.IN_A_HURRY


class Outlook:
    """Plays out what the others are likely to say, change and play."""

    def __init__(self, turn: Turn, sets: Mapping[Move, int]) -> None:
        self._turn, self._state, self._stakes = turn, turn.state, turn.stakes
        self._sets = sets
        self._seats = len(turn.state.scores)
        self._me = len(turn.state.declared)
        self._again = turn.options.short_stock == "reshuffle"

    def worth(self, move: Move, world: Dealt) -> float:
        """Return what a declaration gains in a deal."""
        if move.verb == "pass":
            return self._passing(world)
        return self._staying(self._sets[move], world)

    def _staying(self, gone: int, world: Dealt) -> float:
        dealt, cards = world
        stock, playing, me = Stock(cards), list[int](), 0
        for place, hand in enumerate(dealt):
            if place == self._me:
                me = len(playing)
                playing.append(stock.change(hand, gone))
            elif (count := self._says(place, hand, len(playing), len(stock.left))) == PASSED:
                stock.gone.extend(split(hand))
            else:
                playing.append(stock.change(hand, least(hand, count)))
        if len(playing) == 1:
            return self._stakes.pool * (1 - 1 / self._seats)
        return self.ended(playing, me)

    def ended(self, playing: Sequence[int], me: int) -> float:
        """Return what is gained with these hands of those who have stayed."""
        board = fresh(playing, self._turn.still_high)
        return played_out(board, self._stakes)[me]

    def _passing(self, world: Dealt) -> float:
        """Return what is lost to the others by passing: nothing if the pool stays."""
        dealt, stock = world
        later = range(self._me + 1, self._seats)
        taken = self._turn.inside or any(
            self._says(place, dealt[place], 0, len(stock)) != PASSED for place in later
        )
        return -self._stakes.pool / self._seats if taken else 0.0

    def _says(self, place: int, hand: int, inside: int, left: int) -> int:
        """Return what a seat has said, or is likely to say."""
        if place < self._me:
            return self._state.declared[place]
        to_come = self._seats - 1 - place
        pack, pool = self._turn.options.pack_size, self._stakes.pool
        if strength(hand) < threshold(self._seats, pack, pool, inside, to_come):
            return PASSED
        return thrown(hand, HAND_SIZE if self._again else min(HAND_SIZE, left)).bit_count()


class Watched(Outlook):
    """Remembers how the last deal was played that somebody stayed in."""

    def __init__(self, turn: Turn, sets: Mapping[Move, int]) -> None:
        super().__init__(turn, sets)
        self._told = frozenset[Event]()

    def ended(self, playing: Sequence[int], me: int) -> float:
        board = fresh(playing, self._turn.still_high)
        found = after_changing(self._turn, board, me)
        self._told = found.events
        return found.gain

    def course(self, move: Move, world: Dealt) -> Course:
        """Return what comes of a declaration in a deal."""
        # Whoever is left alone takes the pool without a trick being played.
        self._told = frozenset({Event(Kind.GOAL)} if move.verb == "stay" else ())
        gain = self.worth(move, world)
        return Course(gain, self._told)


class Stock:
    """The stock of a deal being imagined, and what was thrown in for the next one."""

    def __init__(self, cards: Sequence[int]) -> None:
        self.left = list(cards)
        self.gone: list[int] = []

    def change(self, hand: int, gone: int) -> int:
        """Return a hand after an exchange; the discards come back when the stock is used up."""
        count = gone.bit_count()
        if count > len(self.left):
            self.left += self.gone
            self.gone = []
        served = sum(self.left[:count])
        del self.left[:count]
        self.gone.extend(split(gone))
        return hand ^ gone | served


def sensible(hand: int, most: int) -> Iterator[int]:
    """Return sets of cards worth changing: the least so many, or all but one good plain card."""
    yield from (least(hand, count) for count in range(most + 1))
    loose = sorted(split(hand & ~(TRUMPS | KINGS)), key=HEIGHT.__getitem__)
    if 1 < len(loose) <= most + 1:
        yield sum(loose[1:])
