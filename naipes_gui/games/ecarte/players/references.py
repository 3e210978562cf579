"""Frozen players that strength is measured against: never changed, only followed by new ones.

Both stand and refuse from a fixed chance of the point against 100 random hands with open cards,
change all but trumps and kings, announce every king, and play by which cards are masters.
``greedy-1`` blocks whenever it is more likely than not to win the point. ``reference-1`` has
tuned thresholds, see `TUNED`. They share the rules and the open-card solver with the levels, and
no judgement: what they go by stands in this module.
"""

from collections.abc import Mapping
from functools import partial
from typing import Any, NamedTuple

from naipes_gui.bots.cards import falling
from naipes_gui.bots.player import frozen
from naipes_gui.core.moves import Move
from naipes_gui.core.opponent import PLAIN, Style
from naipes_gui.games.ecarte.players.beliefs import Knowledge
from naipes_gui.games.ecarte.players.decision import Decision
from naipes_gui.games.ecarte.players.kernels.foresight import WON, result
from naipes_gui.games.ecarte.players.player import Player, Turn
from naipes_gui.games.ecarte.players.solver import ABOVE, SUIT_OF, TRUMPS, takes
from naipes_gui.games.ecarte.rules.state import HAND_SIZE

WORLDS = 100
KINGS = 0x808080


class Thresholds(NamedTuple):
    """The chances of the point from which such a player blocks."""

    stand: float
    refuse: float
    later: float


GREEDY = Thresholds(0.5, 0.5, 0.5)
TUNED = Thresholds(0.85, 0.6, 0.35)
"""Of stand .50 … 1, refuse .40 … .70 and later .20 … .65 these gained most, within 0.002 points,
against the computed policy over 20,000 deals at 0–0 (each role by itself, tables of seed 1).
"""


class RuleOfThumb(Player):
    """Plays by fixed rules, without style and without looking ahead."""

    def __init__(
        self, rules: Any, style: Style = PLAIN, effort: int = 1, *, thresholds: Thresholds
    ) -> None:
        super().__init__(rules)
        self._thresholds = thresholds

    def talk(self, turn: Turn) -> Decision:
        go_on, block = turn.moves
        least, chance = self._least(turn), _chance(turn)
        chosen = block if chance >= least else go_on
        return Decision(chosen, chance=chance, least=least, rounds=WORLDS)

    def _least(self, turn: Turn) -> float:
        stand, refuse, later = self._thresholds
        return later if turn.state.round > 1 else stand if turn.known.leads else refuse

    def change(self, turn: Turn) -> Decision:
        counts = [len(move.cards) for move in turn.moves]
        loose = (turn.known.mine & ~(TRUMPS | KINGS)).bit_count()
        count = max(min(counts), min(max(counts), loose))
        thrown = sum(sorted(falling(turn.known.mine), key=_kept)[:count])
        return Decision(turn.discard(thrown))

    def card(self, turn: Turn, cards: Mapping[int, Move]) -> Decision:
        lead, known = turn.card_led, turn.known
        if not lead:
            card = max(cards, key=partial(_promise, known))
            return Decision(cards[card], chance=_safety(known, card))
        winners = [card for card in cards if takes(lead, card)]
        card = min(winners or cards, key=partial(_loss, known))
        return Decision(cards[card], chance=float(bool(winners)))


def _chance(turn: Turn) -> float:
    mine, unseen, wins = turn.known.mine, turn.known.unseen, 0
    for _ in range(WORLDS):
        other = sum(turn.rng.sample(unseen, HAND_SIZE))
        wins += result(mine, other) >= WON if turn.known.leads else result(other, mine) < WON
    return wins / WORLDS


def _kept(card: int) -> int:
    """Return how gladly a card is kept: trumps, then kings, then by height."""
    height = (card.bit_length() - 1) & 7
    return 100 + height if card & TRUMPS else 50 if height == 7 else height


def _promise(known: Knowledge, card: int) -> float:
    """Return how a lead is likely to fare: to win, or to cost little."""
    wins = _safety(known, card)
    held = (known.mine & SUIT_OF[card.bit_length() - 1]).bit_count()
    if not card & TRUMPS:
        return wins + 0.06 * held - 0.002 * _kept(card) * (wins < 0.5)
    return wins + (0.15 if (known.mine & TRUMPS).bit_count() >= 3 else -0.35)


def _loss(known: Knowledge, card: int) -> int:
    """Return how much a card is missed once it is played."""
    above = ABOVE[card.bit_length() - 1]
    beatable = known.rival & above or any(other & above for other in known.open_to_rival)
    return _kept(card) + (0 if beatable else 60)


def _safety(known: Knowledge, card: int) -> float:
    """Return about how often the other can neither beat a lead in its suit nor trump it."""
    suit, above = SUIT_OF[card.bit_length() - 1], ABOVE[card.bit_length() - 1]
    if known.rival & above:
        return 0.0
    beaten = 1 - _none(known, above)
    if card & TRUMPS or known.rival & suit:
        return 1 - beaten
    trumps = 1.0 if known.rival & TRUMPS else 1 - _none(known, TRUMPS)
    return (1 - beaten) * (1 - _none(known, suit) * trumps)


def _none(known: Knowledge, marked: int) -> float:
    """Return the chance that the other drew none of some cards."""
    pool, hand = len(known.open_to_rival), HAND_SIZE - known.played.bit_count()
    free = pool - sum(1 for card in known.open_to_rival if card & marked)
    chance = 1.0
    for place in range(min(hand, pool)):
        chance *= max(0, free - place) / (pool - place)
    return chance


REFERENCES = frozen(partial(RuleOfThumb, thresholds=TUNED), partial(RuleOfThumb, thresholds=GREEDY))
