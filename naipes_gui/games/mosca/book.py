"""The player by rules of thumb."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Rules
from naipes_gui.games.mosca.bits import HEIGHT, LOWEST_TEN, TAKES, TRUMPS, highest, split
from naipes_gui.games.mosca.player import Player, Turn
from naipes_gui.games.mosca.playout import lead, least, reply
from naipes_gui.games.mosca.strength import is_worth_it, strength, thrown


@dataclass(frozen=True, slots=True)
class Habits:
    """What a player by rules of thumb goes by."""

    weighs_pool: bool = True
    """Whether he compares the pool with the risk, instead of looking at his hand alone."""
    threshold: float = 0.0
    """The strength from which he stays, if he looks at his hand alone."""
    doubt: float = 0.0
    """How far he may misjudge a hand."""
    thrifty: bool = True
    """Whether he changes all that is weak, and takes cheaply when he plays last to a trick."""


class ByThumb(Player):
    """Stays when pool and players are worth the risk, keeps trumps and kings."""

    def __init__(self, rules: Rules[Any, Any], habits: Habits) -> None:
        super().__init__(rules)
        self._habits = habits

    def declares(self, turn: Turn) -> int | None:
        """Return the cards to change, or nothing to pass; who would be alone always stays."""
        alone = not turn.inside and not turn.to_come
        if not alone and not self._stays(turn):
            return None
        most = turn.state.most
        return thrown(turn.hand, most) if self._habits.thrifty else _low_cards(turn.hand, most)

    def _stays(self, turn: Turn) -> bool:
        habits = self._habits
        power = max(0.0, strength(turn.hand) + turn.rng.uniform(-habits.doubt, habits.doubt))
        if not habits.weighs_pool:
            return power >= habits.threshold
        seats = len(turn.state.scores)
        return is_worth_it(power, turn.state.bank, turn.inside, turn.to_come, seats)

    def card(self, turn: Turn, cards: Mapping[int, Move]) -> int:
        allowed, board = sum(cards), turn.board()
        if not self._habits.thrifty:
            return _boldest(allowed, board.best)
        if not board.played:
            return _straight_lead(allowed)
        last = board.played == len(board.hands) - 1
        return reply(allowed, board.best, last=True) if last else _boldest(allowed, board.best)


def _straight_lead(hand: int) -> int:
    """Return the best trump from two or more, else the best plain card."""
    trumps = hand & TRUMPS
    return highest(trumps) if trumps & (trumps - 1) else lead(hand)


def _low_cards(hand: int, most: int) -> int:
    """Return the plain cards below the ten, the lowest first."""
    low = [card for card in split(hand & ~TRUMPS) if HEIGHT[card] < LOWEST_TEN]
    return sum(sorted(low, key=HEIGHT.__getitem__)[:most])


def _boldest(cards: int, best: int) -> int:
    """Return the best trump to lead, the best card to take with, or else the least."""
    if not best:
        return highest(cards)
    taking = cards & TAKES[best]
    return highest(taking) if taking else least(cards)
