"""The player by rules of thumb, as the old manuals teach them."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Rules
from naipes_gui.games.ecarte.beliefs import Knowledge, keeping
from naipes_gui.games.ecarte.exchange import worst
from naipes_gui.games.ecarte.player import Player, Turn
from naipes_gui.games.ecarte.solver import ABOVE, SUIT_OF, TRUMPS, split, takes
from naipes_gui.games.ecarte.state import GAME, HAND_SIZE
from naipes_gui.games.ecarte.strength import glance, sampled

TIMID = 3
"""Cards a beginner changes at most."""
EAGER = 3
"""How many ranks a trump is worth to a beginner who leads."""


@dataclass(frozen=True, slots=True)
class Habits:
    """What a player by the book goes by."""

    stand: float
    """The chance of the point from which he stands at once; so the next, to refuse."""
    refuse: float
    later: float
    worlds: int
    """Hands he imagines the other to hold; without any he trusts a glance."""
    doubt: float = 0.0
    """How far he may misjudge a hand."""
    counts_cards: bool = True
    """Whether he knows which cards are masters and saves them."""
    fears: float = 0.0
    """How much more freely he plays when somebody is one point from the game."""


class ByTheBook(Player):
    """Stands and refuses from fixed thresholds, keeps trumps and kings, counts the masters."""

    def __init__(self, rules: Rules[Any, Any], habits: Habits) -> None:
        super().__init__(rules)
        self._habits = habits

    def blocks(self, turn: Turn) -> bool:
        habits, known = self._habits, turn.known
        if turn.state.round > 1:
            threshold = habits.later
        else:
            threshold = habits.stand if known.leads else habits.refuse
        if max(turn.state.scores) == GAME - 1:
            threshold -= habits.fears
        return self._chance(turn) >= threshold

    def _chance(self, turn: Turn) -> float:
        known, habits = turn.known, self._habits
        doubt = turn.rng.uniform(-habits.doubt, habits.doubt)
        if not habits.worlds:
            return glance(known.mine, known.turnup, leads=known.leads) + doubt
        chance = sampled(known.mine, known.unseen, habits.worlds, turn.rng, leads=known.leads)
        return chance + doubt

    def discards(self, turn: Turn) -> int:
        counts = [len(move.cards) for move in turn.moves]
        if self._habits.counts_cards:
            return worst(turn.known.mine, min(counts), max(counts))
        return _timid_discards(turn.known.mine, min(counts), max(counts))

    def card(self, turn: Turn, cards: Mapping[int, Move]) -> int:
        lead, known = turn.card_led, turn.known
        if not self._habits.counts_cards:
            return _eager(lead, list(cards))
        if not lead:
            return max(cards, key=lambda card: self._promise(known, card))
        winners = [card for card in cards if takes(lead, card)]
        return min(winners or cards, key=lambda card: self._loss(known, card))

    @staticmethod
    def _loss(known: Knowledge, card: int) -> int:
        """Return how much a card is missed once it is played."""
        return keeping(card) + (0 if _higher(known, card) else 60)

    @staticmethod
    def _promise(known: Knowledge, card: int) -> float:
        """Return how a lead is likely to fare: to win, or to cost little."""
        wins = _safety(known, card)
        held = (known.mine & SUIT_OF[card.bit_length() - 1]).bit_count()
        if not card & TRUMPS:
            return wins + 0.06 * held - 0.002 * keeping(card) * (wins < 0.5)
        long = (known.mine & TRUMPS).bit_count() >= 3
        return wins + (0.15 if long else -0.35)


def _timid_discards(hand: int, fewest: int, most: int) -> int:
    """Return what a beginner changes: a few low cards, and never an ace or court card."""
    low = [card for card in split(hand & ~TRUMPS) if (card.bit_length() - 1) & 7 < 4]
    count = max(fewest, min(most, TIMID, len(low)))
    return sum(sorted(split(hand), key=keeping)[:count])


def _eager(lead: int, cards: list[int]) -> int:
    """Return the card a beginner plays: the strongest to lead, the cheapest to answer."""
    if not lead:
        return max(cards, key=_boldness)
    winners = [card for card in cards if takes(lead, card)]
    return min(winners or cards, key=keeping)


def _boldness(card: int) -> int:
    height = (card.bit_length() - 1) & 7
    return height + (EAGER if card & TRUMPS else 0)


def _higher(known: Knowledge, card: int) -> int:
    """Return how many cards that beat this one in its suit the other may hold."""
    above = ABOVE[card.bit_length() - 1]
    return sum(1 for other in known.open_to_rival if other & above) + bool(known.rival & above)


def _safety(known: Knowledge, card: int) -> float:
    """Return about how often the other can neither beat a lead in its suit nor trump it."""
    suit, above = SUIT_OF[card.bit_length() - 1], ABOVE[card.bit_length() - 1]
    if known.rival & above:
        return 0.0
    pool, hand = known.open_to_rival, HAND_SIZE - known.played.bit_count()
    beaten = 1 - _none(sum(1 for c in pool if c & above), len(pool), hand)
    if card & TRUMPS or known.rival & suit:
        return 1 - beaten
    void = _none(sum(1 for c in pool if c & suit), len(pool), hand)
    trumps = 1 - _none(sum(1 for c in pool if c & TRUMPS), len(pool), hand)
    if known.rival & TRUMPS:
        trumps = 1.0
    return (1 - beaten) * (1 - void * trumps)


def _none(marked: int, pool: int, drawn: int) -> float:
    """Return the chance that no marked card is among those drawn from a pool."""
    chance = 1.0
    for place in range(min(drawn, pool)):
        chance *= max(0, pool - marked - place) / (pool - place)
    return chance
