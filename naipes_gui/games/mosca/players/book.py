"""The player by rules of thumb."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from naipes_gui.bots.cards import split, top
from naipes_gui.core.moves import Move
from naipes_gui.core.opponent import PLAIN, Style
from naipes_gui.core.text import Phrase
from naipes_gui.games.mosca.players import reasons
from naipes_gui.games.mosca.players.bits import HEIGHT, KINGS, LOWEST_TEN, TAKES, TRUMPS
from naipes_gui.games.mosca.players.decision import Decision
from naipes_gui.games.mosca.players.kernels.playout import lead, least, reply
from naipes_gui.games.mosca.players.player import Player, Turn
from naipes_gui.games.mosca.players.stays import threshold
from naipes_gui.games.mosca.players.strength import keeping, strength, thrown

MARKED = 0.5
"""A trait from here on changes a rule of thumb."""
STANDING_BACK = 0.4
"""Strength that a wary player asks for besides where somebody has stayed before."""
CLUNG = 3
"""So many cards at most are changed by who clings to them."""
NEAR_THE_END = (2, 3)
"""With so many cards left, one leads by whether a higher trump is out."""


@dataclass(frozen=True, slots=True)
class Habits:
    """What a player by rules of thumb goes by."""

    weighs_pool: bool = True
    """Whether he goes by the pool and the others, instead of looking at his hand alone."""
    threshold: float = 0.0
    """The strength from which he stays, if he looks at his hand alone."""
    doubt: float = 0.0
    """How far he may misjudge a hand."""
    thrifty: bool = True
    """Whether he changes all that is weak, keeps trumps for later and takes cheaply."""


class ByThumb(Player):
    """Stays when hand and pool are worth the risk, keeps trumps and kings."""

    def __init__(
        self, rules: Any, style: Style = PLAIN, effort: int = 1, *, habits: Habits
    ) -> None:
        super().__init__(rules, style, effort)
        self._habits = habits

    def declares(self, turn: Turn) -> Decision:
        """Stay if the hand is strong enough; who would be alone always stays."""
        stay = turn.stay(self._gone(turn))
        if turn.alone:
            return Decision(stay, lambda: reasons.NOBODY_LEFT)
        power, pool = self._power(turn), turn.stakes.pool
        needed = max(0.0, self._needed(turn))
        move = stay if power >= needed else Move("pass")
        return Decision(move, lambda: reasons.of_strength(power, needed, pool))

    def _power(self, turn: Turn) -> float:
        """Return the strength of the hand as it looks to him."""
        doubt = self._habits.doubt
        if not self._habits.weighs_pool:
            doubt += 1 - self.style.memory
        wrong = turn.rng.uniform(-doubt, doubt) if doubt else 0.0
        return max(0.0, strength(turn.hand) + wrong)

    def _needed(self, turn: Turn) -> float:
        """Return the strength from which on he stays."""
        pool, seats = turn.stakes.pool, len(turn.state.scores)
        bonus = turn.bias.staying(pool, turn.inside, seats)
        if turn.inside:
            bonus -= STANDING_BACK * max(0.0, self.style.dropping)
        if not self._habits.weighs_pool:
            return self._habits.threshold - bonus
        pack = turn.options.pack_size
        return threshold(seats, pack, pool, turn.inside, turn.to_come) - bonus

    def _gone(self, turn: Turn) -> int:
        """Return what he changes: some cling to their cards, some throw even kings for trumps.

        Who is absent-minded overlooks a card or two that he would change.
        """
        hand, most, dropping = turn.hand, turn.most, self.style.dropping
        if not self._habits.thrifty:
            return _low_cards(hand, most)
        overlooked = turn.forgets() + turn.forgets()
        if overlooked:
            most = max(0, thrown(hand, most).bit_count() - overlooked)
        if dropping <= -MARKED:
            return _lowest(hand & ~(TRUMPS | KINGS | KINGS >> 1), min(most, CLUNG))
        if dropping >= MARKED and hand & TRUMPS:
            return _lowest(hand & ~TRUMPS, most)
        return thrown(hand, most)

    def plays(self, turn: Turn, cards: Mapping[int, Move]) -> Decision:
        allowed, board = sum(cards), turn.board()
        if not board.played:
            card = self._lead(turn, allowed)
        elif self._habits.thrifty:
            card = reply(allowed, board.best, board.played == board.size - 1)
        else:
            card = _boldest(allowed, 1 << board.best)
        taken = not board.played or bool(card & TAKES[1 << board.best])

        def why() -> Phrase:
            higher = sum(1 for other in turn.known.unseen if other & TAKES[card])
            return reasons.of_card(cards[card].cards[0], taken, higher)

        return Decision(cards[card], why)

    def _lead(self, turn: Turn, hand: int) -> int:
        """Return a lead: the greedy draw trumps early, the patient never while they can wait."""
        greed, trumps, plain = self.style.greed, hand & TRUMPS, hand & ~TRUMPS
        if not self._habits.thrifty and greed > -MARKED:
            return top(hand)
        if greed >= MARKED and trumps:
            return top(trumps)
        if greed <= -MARKED and plain:
            return max(split(plain), key=HEIGHT.__getitem__)
        return _near_the_end(turn, hand) or lead(hand)


def _near_the_end(turn: Turn, hand: int) -> int:
    """Return what is led from trumps and plain cards, two or three in all, or nothing.

    The highest trump that is left takes now as well as later, and draws what would trump the other
    cards; any other waits.
    """
    trumps, plain = hand & TRUMPS, hand & ~TRUMPS
    if hand.bit_count() not in NEAR_THE_END or not (trumps and plain):
        return 0
    highest = top(trumps)
    return lead(plain) if any(card & TAKES[highest] for card in turn.known.unseen) else highest


def _lowest(cards: int, most: int) -> int:
    """Return so many of these cards at most, those kept least gladly."""
    return sum(sorted(split(cards), key=keeping)[:most])


def _low_cards(hand: int, most: int) -> int:
    """Return the plain cards below the ten, the lowest first."""
    low = [card for card in split(hand & ~TRUMPS) if HEIGHT[card] < LOWEST_TEN]
    return sum(sorted(low, key=HEIGHT.__getitem__)[:most])


def _boldest(cards: int, best: int) -> int:
    """Return the best card to take with, or else the least."""
    taking = cards & TAKES[best]
    return top(taking) if taking else least(cards)
