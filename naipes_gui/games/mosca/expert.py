"""The strong player: every choice weighed over the same sampled deals, played out."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from statistics import fmean
from typing import Any, TypeVar

from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Rules
from naipes_gui.games.mosca.beliefs import dealt_hands, hands
from naipes_gui.games.mosca.bits import HEIGHT, KINGS, TRUMPS, split
from naipes_gui.games.mosca.player import Player, Turn
from naipes_gui.games.mosca.playout import fresh, lead, played_out
from naipes_gui.games.mosca.state import HAND_SIZE, PASSED
from naipes_gui.games.mosca.strength import is_worth_it, keeping, least, strength, thrown

HOPE = 0.1
"""How much better the play will be than the play-outs promise."""
OptionT = TypeVar("OptionT")
WorldT = TypeVar("WorldT")


class Expert(Player):
    """Weighs passing and every sensible exchange, then every card, over sampled deals."""

    def __init__(self, rules: Rules[Any, Any], *, talks: int = 120, deals: int = 80) -> None:
        super().__init__(rules)
        self._talks, self._deals = talks, deals

    def declares(self, turn: Turn) -> int | None:
        if not turn.inside and not turn.to_come:
            return thrown(turn.hand, turn.state.most)
        usual = thrown(turn.hand, turn.state.most)
        others = [gone for gone in sensible(turn.hand, turn.state.most) if gone != usual]
        worlds, outlook = self._worlds(turn), Outlook(turn)
        sieve = len(worlds) // 4
        best = _best(turn, [usual, *others], worlds[:sieve], outlook.staying, keep=3)
        best.sort(key=lambda gone: gone != usual)
        gone = _best(turn, best, worlds[sieve:], outlook.staying, keep=1)[0]
        return gone if self._gain(turn, outlook, gone, worlds) > -HOPE else None

    def _worlds(self, turn: Turn) -> list[tuple[list[int], list[int]]]:
        worlds = [dealt_hands(turn.known, turn.rng)]
        while len(worlds) < self._talks and not turn.stop.is_set():
            worlds.append(dealt_hands(turn.known, turn.rng))
        return worlds

    @staticmethod
    def _gain(turn: Turn, outlook: "Outlook", gone: int, worlds: Sequence[Any]) -> float:
        """Return what staying gains over passing in a deal, on the average."""
        gains = []
        for world in worlds:
            gains.append(outlook.staying(gone, world) - outlook.passing(world))
            if turn.stop.is_set():
                break
        return fmean(gains)

    def card(self, turn: Turn, cards: Mapping[int, Move]) -> int:
        stakes, start = turn.stakes, turn.board()
        playing, me = turn.state.participants, start.turn
        likely = lead(sum(cards)) if not start.played else min(cards, key=keeping)
        order = [likely, *(card for card in cards if card != likely)]
        worlds = (hands(turn.known, turn.rng) for _ in range(self._deals))

        def worth(card: int, world: Mapping[Any, int]) -> float:
            board = start.copy()
            board.hands = [world.get(seat, turn.known.mine) for seat in playing]
            board.play(card)
            return played_out(board, stakes)[me]

        return _best(turn, order, worlds, worth, keep=1)[0]


class Outlook:
    """Plays out what the others are likely to say, change and play."""

    def __init__(self, turn: Turn) -> None:
        self._turn, self._state, self._stakes = turn, turn.state, turn.stakes
        self._seats = len(turn.state.scores)
        self._me = len(turn.state.declared)
        self._again = turn.state.options.short_stock == "reshuffle"

    def staying(self, gone: int, world: tuple[list[int], list[int]]) -> float:
        """Return the gain of staying and changing these cards in a deal."""
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
        board = fresh(playing, still_high=self._turn.still_high)
        return played_out(board, self._stakes)[me]

    def passing(self, world: tuple[list[int], list[int]]) -> float:
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
        pool = self._stakes.pool
        if not is_worth_it(strength(hand), pool, inside, to_come, self._seats):
            return PASSED
        return thrown(hand, HAND_SIZE if self._again else min(HAND_SIZE, left)).bit_count()


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


def _best(
    turn: Turn,
    options: Sequence[OptionT],
    worlds: Iterator[WorldT] | Sequence[WorldT],
    worth: Callable[[OptionT, WorldT], float],
    *,
    keep: int,
) -> list[OptionT]:
    """Return the best options over the worlds, the first of those that tie."""
    total = [0.0] * len(options)
    for world in worlds if len(options) > keep else ():
        if turn.stop.is_set():
            break
        total = [value + worth(o, world) for o, value in zip(options, total, strict=True)]
    ranked = sorted(range(len(options)), key=lambda place: -total[place])
    return [options[place] for place in ranked[:keep]]
