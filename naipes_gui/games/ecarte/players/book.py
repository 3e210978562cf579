"""The player by rules of thumb, as the old manuals teach them."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import combinations
from math import comb
from typing import Any

from naipes_gui.bots.cards import falling
from naipes_gui.core.moves import Move
from naipes_gui.core.opponent import PLAIN, Style
from naipes_gui.games.ecarte.players.beliefs import KING, Knowledge, keeping, rivals
from naipes_gui.games.ecarte.players.decision import Decision, Kind, Trial
from naipes_gui.games.ecarte.players.equity import results
from naipes_gui.games.ecarte.players.exchange import lowest, worst
from naipes_gui.games.ecarte.players.kernels.foresight import led, replied
from naipes_gui.games.ecarte.players.player import Player, Turn
from naipes_gui.games.ecarte.players.solver import ABOVE, SUIT_OF, TRUMPS, takes
from naipes_gui.games.ecarte.players.strength import glance, sampled
from naipes_gui.games.ecarte.rules.state import GAME, HAND_SIZE

TIMID = 3
"""Cards a beginner changes at most."""
EAGER = 3
"""How many ranks a trump is worth to a beginner who leads."""
FORESEEN = 1_000
"""Hands of the other that are gone through at the end, to avoid what is surely worse."""
BOLDNESS, PRUDENCE = 0.6, 0.9
"""The share of the chance asked for that a bold player does without; of that of losing, minded."""
WANDERING = 0.7
"""How much more it takes for who remembers nothing to be done with changing cards."""
RENEWING = 0.6
"""The same for who leads and likes to throw cards away."""
HIGH_TRUMPS = 0xF0 << 24
"""The trumps from the ace on."""
HUNTING = 0.75
"""How much likelier an ambitious player leads trumps, to win all tricks."""


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
    """Whether he knows which cards are masters and saves them, and sees the end of a hand."""
    fears: float = 0.0
    """How much more freely he plays when somebody is one point from the game."""
    waits: float = 0.0
    """How much surer he must be to stand on the king of trumps, which no change of cards takes
    from him; and half as much to refuse."""
    ponders: bool = False
    """Whether he imagines how the hand goes on before he leads a trump of few."""


class ByTheBook(Player):
    """Stands and refuses from fixed thresholds, keeps trumps and kings, counts the masters."""

    def __init__(
        self, rules: Any, style: Style = PLAIN, effort: int = 1, *, habits: Habits
    ) -> None:
        super().__init__(rules, style, effort)
        self._habits, self._worlds = habits, habits.worlds * effort

    def talk(self, turn: Turn) -> Decision:
        go_on, block = turn.moves
        least, chance = self._least(turn), self._chance(turn)
        chosen = block if chance >= least else go_on
        return Decision(chosen, chance=chance, least=min(1.0, least), rounds=self._worlds)

    def _least(self, turn: Turn) -> float:
        """Return the chance of the point from which it pays to block."""
        habits = self._habits
        least = habits.stand if turn.known.leads else habits.refuse
        if turn.state.round > 1:
            least = habits.later + WANDERING * (1 - self.style.memory) + turn.forgets()
            least += RENEWING * max(0.0, self.style.dropping) * turn.known.leads
        elif turn.known.mine & KING:
            least += habits.waits * (1 if turn.known.leads else 0.5)
        if max(turn.state.scores) == GAME - 1:
            least -= habits.fears
        bold = self.style.boldness
        return least - bold * (BOLDNESS * least if bold > 0 else PRUDENCE * (1 - least))

    def _chance(self, turn: Turn) -> float:
        known, doubt = turn.known, self._habits.doubt
        error = turn.rng.uniform(-doubt, doubt)
        if not self._worlds:
            return glance(known.mine, known.turnup, leads=known.leads) + error
        return sampled(known.mine, known.unseen, self._worlds, turn.rng, leads=known.leads) + error

    def change(self, turn: Turn) -> Decision:
        counts = [len(move.cards) for move in turn.moves]
        usual = worst if self._habits.counts_cards else _timid_discards
        thrown = usual(turn.known.mine, min(counts), max(counts))
        other = self._by_style(turn.known.mine, thrown.bit_count())
        allowed = round(self.style.dropping) and min(counts) <= other.bit_count() <= max(counts)
        return Decision(turn.discard(other if allowed else thrown))

    def _by_style(self, hand: int, count: int) -> int:
        """Return what is changed instead: a plain king or low trump too, or a card less."""
        step = round(self.style.dropping)
        if step < 0 and not self._habits.counts_cards:
            return lowest(hand, max(1, count - 2))
        more = lowest(hand, count + step)
        kept = step > 0 and (more ^ lowest(hand, count)) & HIGH_TRUMPS
        return lowest(hand, count) if kept else more

    def card(self, turn: Turn, cards: Mapping[int, Move]) -> Decision:
        lead, known = turn.card_led, turn.known
        if self._habits.counts_cards:
            card = by_the_book(known, lead, list(cards), HUNTING * self.style.greed)
            card = _not_beaten(turn, list(cards), card)
            if self._habits.ponders and _spends_trump(known, lead, card) and not self.style.greed:
                card = self._pondered(turn, cards, card)
        else:
            card = _eager(lead, list(cards), EAGER * (1 + self.style.greed))
        chance = float(takes(lead, card)) if lead else _safety(known, card)
        return Decision(cards[card], Kind.RULE, chance=chance)

    def _pondered(self, turn: Turn, cards: Mapping[int, Move], chosen: int) -> int:
        """Return the lead of a trump, unless another does better against imagined hands."""
        worth_of = results(turn.at)
        trial = Trial([(move, card) for card, move in cards.items()], turn.at)
        trial.run(
            rivals(turn.known, self._worlds, turn.rng),
            worth=lambda card, hand: worth_of[_result(turn, card, hand)],
        )
        best = trial.unless_worse(cards[chosen])
        return next(card for card, move in cards.items() if move == best)


def _spends_trump(known: Knowledge, lead: int, card: int) -> bool:
    """Tell whether a trump of one or two is led although there are other cards."""
    few = (known.mine & TRUMPS).bit_count() < 3
    return bool(not lead and few and card & TRUMPS and known.mine & ~TRUMPS)


def by_the_book(known: Knowledge, lead: int, cards: list[int], hunting: float = 0.0) -> int:
    """Return the card of good custom: the safest lead, the cheapest card that wins or loses."""
    if not lead:
        return max(cards, key=lambda card: _promise(known, card, hunting))
    winners = [card for card in cards if takes(lead, card)]
    return min(winners or cards, key=lambda card: _loss(known, card))


def _promise(known: Knowledge, card: int, hunting: float) -> float:
    """Return how a lead is likely to fare: to win, or to cost little."""
    wins = _safety(known, card)
    held = (known.mine & SUIT_OF[card.bit_length() - 1]).bit_count()
    if not card & TRUMPS:
        return wins + 0.06 * held - 0.002 * keeping(card) * (wins < 0.5)
    long = (known.mine & TRUMPS).bit_count() >= 3
    return wins + (0.15 if long else -0.35) + hunting


def _loss(known: Knowledge, card: int) -> int:
    """Return how much a card is missed once it is played."""
    return keeping(card) + (0 if _higher(known, card) else 60)


def _not_beaten(turn: Turn, cards: list[int], chosen: int) -> int:
    """Return a card, unless another is never worse and sometimes better: then that one."""
    known = turn.known
    pool, missing = known.open_to_rival, known.missing
    if comb(len(pool), missing) > FORESEEN:
        return chosen
    hands = [known.rival | sum(some) for some in combinations(pool, missing)]
    found = {card: [_result(turn, card, hand) for hand in hands] for card in cards}
    best = max(cards, key=lambda card: (sum(found[card]), card == chosen))
    never_worse = all(a >= b for a, b in zip(found[best], found[chosen], strict=True))
    return best if never_worse else chosen


def _result(turn: Turn, card: int, rival: int) -> int:
    if lead := turn.card_led:
        return replied(lead, card, rival, turn.known.mine, turn.won)
    return led(card, turn.known.mine, rival, turn.won)


def _timid_discards(hand: int, fewest: int, most: int) -> int:
    """Return what a beginner changes: a few low cards, and never an ace or court card."""
    low = [card for card in falling(hand & ~TRUMPS) if (card.bit_length() - 1) & 7 < 4]
    return lowest(hand, max(fewest, min(most, TIMID, len(low))))


def _eager(lead: int, cards: list[int], eager: float) -> int:
    """Return the card a beginner plays: the strongest to lead, the cheapest to answer."""
    if not lead:
        return max(cards, key=lambda card: _boldness(card, eager))
    winners = [card for card in cards if takes(lead, card)]
    return min(winners or cards, key=keeping)


def _boldness(card: int, eager: float) -> float:
    height = (card.bit_length() - 1) & 7
    return height + (eager if card & TRUMPS else 0)


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
