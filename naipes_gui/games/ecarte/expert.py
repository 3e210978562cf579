"""The strong player: sampled worlds, played out exactly."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Rules
from naipes_gui.games.ecarte.beliefs import keeping, rivals
from naipes_gui.games.ecarte.equity import pays
from naipes_gui.games.ecarte.exchange import Outlook, likely_discards
from naipes_gui.games.ecarte.player import Player, Turn
from naipes_gui.games.ecarte.solver import Pays, led, mirrored, replied, replies, solve, split
from naipes_gui.games.ecarte.state import HAND_SIZE

HIDING = 0.04
"""How much likelier the point is while the other does not know of the king."""


class Expert(Player):
    """Weighs every choice over the same sampled worlds, in the worth of the score."""

    def __init__(self, rules: Rules[Any, Any], *, talks: int = 240, deals: int = 150) -> None:
        super().__init__(rules)
        self._talks, self._deals = talks, deals

    def blocks(self, turn: Turn) -> bool:
        outlook, number, leads = self._outlook(turn), turn.state.round, turn.known.leads
        authority = 0 if number > 1 else 1 if leads else -1
        go_on = outlook.answer if leads else outlook.exchange
        gain = 0.0
        for elder, dealer, stock, times in self._worlds(turn, self._talks):
            still = outlook.settle(elder, dealer, authority)
            gain += times * (still - go_on(elder, dealer, stock, number))
        return gain > 0

    def discards(self, turn: Turn) -> int:
        counts = [len(move.cards) for move in turn.moves]
        options = likely_discards(turn.known.mine, min(counts), max(counts))
        outlook, number = self._outlook(turn), turn.state.round
        worlds = list(self._worlds(turn, self._talks))
        change = outlook.exchange if turn.known.leads else outlook.serve

        def worth(thrown: int, world: tuple[int, int, Sequence[int], int]) -> float:
            elder, dealer, stock, times = world
            return times * change(elder, dealer, stock, number, thrown)

        sieve = len(worlds) // 5
        best = _best(turn, options, worlds[:sieve], worth, keep=5)
        return _best(turn, best, worlds[sieve:], worth, keep=1)[0]

    def card(self, turn: Turn, cards: Mapping[int, Move]) -> int:
        known, lead, won, pay = turn.known, turn.card_led, turn.won, turn.pays
        order = sorted(cards, key=keeping, reverse=not lead)

        def worth(card: int, world: tuple[int, int]) -> float:
            rival, times = world
            if lead:
                return times * replied(lead, card, rival, known.mine, won, pay)
            return times * led(card, known.mine, rival, won, pay)

        return _best(turn, order, rivals(known, self._deals, turn.rng), worth, keep=1)[0]

    def announces(self, turn: Turn) -> bool:
        if turn.state.trick and turn.known.leads:
            return True
        shown = turn.at._replace(mine=turn.at.mine + 1)
        if shown.is_over:
            return True
        gain, (open_, hidden) = 0.0, (pays(shown), turn.pays)
        for rival, times in rivals(turn.known, self._deals, turn.rng):
            said, kept = self._plays(turn, rival, open_), self._plays(turn, rival, hidden)
            gain += times * (said - kept)
        return gain / self._deals >= HIDING * (hidden[3] - hidden[2])

    @staticmethod
    def _plays(turn: Turn, rival: int, pay: Pays) -> float:
        mine, lead = turn.known.mine, turn.card_led
        if turn.known.leads:
            return solve(mine, rival, 0, pay)
        if not lead:
            return -solve(rival, mine, 0, mirrored(pay))
        return max(replied(lead, card, rival, mine, 0, pay) for card in split(replies(lead, mine)))

    def _outlook(self, turn: Turn) -> Outlook:
        options = self.rules.options
        return Outlook(turn.known, options.stakes, options.dealer_min)

    @staticmethod
    def _worlds(turn: Turn, count: int) -> Iterator[tuple[int, int, Sequence[int], int]]:
        """Return the hands of elder and dealer and the stock, each with how often it counts."""
        known, size = turn.known, len(turn.state.table["stock"])
        for number, (rival, times) in enumerate(rivals(known, count, turn.rng)):
            if number and turn.stop.is_set():
                return
            rest = [card for card in known.unseen if not card & rival]
            stock = turn.rng.sample(rest, min(size, 3 * HAND_SIZE))
            hands = (known.mine, rival) if known.leads else (rival, known.mine)
            yield *hands, stock, times


def _best(
    turn: Turn,
    options: Sequence[int],
    worlds: Sequence[Any],
    worth: Callable[[int, Any], float],
    *,
    keep: int,
) -> list[int]:
    """Return the best options over the worlds, the first of those that tie."""
    total = dict.fromkeys(options, 0.0)
    for world in worlds if len(options) > keep else ():
        if turn.stop.is_set():
            break
        total = {option: value + worth(option, world) for option, value in total.items()}
    return sorted(options, key=lambda option: -total[option])[:keep]
