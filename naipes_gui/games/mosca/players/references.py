"""Frozen players to measure the others against; they go by numbers of their own.

``reference-1`` was tuned as follows. Its worths of cards are fitted to 100,000 dealt hands, its
thresholds are in balance among themselves (tools/mosca_stays.py), and of some twenty rules
for changing, leading and replying it has those that none of the others beat with three players
and with four alike, each tried by one player against a table of the rest over 12,000 deals.
``greedy-1`` is what a quick hand writes: it stays with strength 1 whatever the pool, leads
trumps and always takes with its best card.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from naipes_gui.bots.cards import split, top
from naipes_gui.bots.player import frozen
from naipes_gui.core.moves import Move
from naipes_gui.core.opponent import PLAIN, Style
from naipes_gui.core.text import phrase
from naipes_gui.games.mosca.players.bits import HEIGHT, KINGS, TAKES, TRUMPS, WIDTH
from naipes_gui.games.mosca.players.decision import Decision
from naipes_gui.games.mosca.players.player import Player, Turn
from naipes_gui.games.mosca.players.stays import STAYS_1, threshold

TRUMP_WORTH: Mapping[int, float] = {12: 1.75, 11: 1.3, 10: 1.1, 9: 0.95, 8: 0.85}
LOW_TRUMP, KING, NO_TRUMP = 0.7, 0.2, 0.3
GREEDY_THRESHOLD = 1.0
QUEEN_OF_TRUMPS = 1 << 4 * WIDTH - 2
AS_TUNED = phrase("mosca", "By the rule.")


class Reference(Player):
    """Stays by its table, changes all but trumps and kings, plays by simple rules."""

    def __init__(self, rules: Any, style: Style = PLAIN, effort: int = 1) -> None:
        super().__init__(rules)

    def declares(self, turn: Turn) -> Decision:
        loose = sorted(split(turn.hand & ~(TRUMPS | KINGS)), key=HEIGHT.__getitem__)
        stays = turn.alone or _strength(turn.hand) >= self._needed(turn)
        move = turn.stay(sum(loose[: turn.most])) if stays else Move("pass")
        return Decision(move, lambda: AS_TUNED)

    def _needed(self, turn: Turn) -> float:
        seats, pack = len(turn.state.scores), turn.options.pack_size
        pool = turn.stakes.pool
        return threshold(seats, pack, pool, turn.inside, turn.to_come, STAYS_1)

    def plays(self, turn: Turn, cards: Mapping[int, Move]) -> Decision:
        board = turn.board()
        last = board.played == board.size - 1
        card = self._card(sum(cards), 1 << board.best, last=last)
        return Decision(cards[card], lambda: AS_TUNED)

    def _card(self, cards: int, best: int, *, last: bool) -> int:
        if not best or last:
            return _cheapest(cards, best) if best else _lead(cards)
        taking = cards & TAKES[best]
        return taking & KINGS or _cheapest(cards, best)


class Greedy(Reference):
    """Looks at its own hand, and plays its best card at once."""

    def _needed(self, turn: Turn) -> float:
        return GREEDY_THRESHOLD

    def _card(self, cards: int, best: int, *, last: bool) -> int:
        taking = cards & TAKES[best] if best else cards
        return top(taking) if taking else _least(split(cards))


def _strength(hand: int) -> float:
    trumps = hand & TRUMPS
    worth = sum(TRUMP_WORTH.get(HEIGHT[card], LOW_TRUMP) for card in split(trumps))
    return KING * (hand & KINGS).bit_count() + (worth or NO_TRUMP)


def _lead(hand: int) -> int:
    """Return the best trump of a majority or of a last pair, else the highest plain card."""
    trumps = hand & TRUMPS
    plain = hand ^ trumps
    if not plain or (trumps & (trumps - 1) and 2 * trumps.bit_count() > hand.bit_count()):
        return top(trumps)
    if trumps >= QUEEN_OF_TRUMPS and hand.bit_count() == 2:
        return trumps
    return max(split(plain), key=HEIGHT.__getitem__)


def _cheapest(cards: int, best: int) -> int:
    taking = cards & TAKES[best]
    return taking & -taking if taking else _least(split(cards))


def _least(cards: Iterable[int]) -> int:
    return min(cards, key=lambda card: (bool(card & TRUMPS), HEIGHT[card]))


REFERENCES = frozen(Reference, Greedy)
