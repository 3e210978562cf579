"""Frozen players that strength is measured against; a change of them is a new version.

``greedy-1`` is the club player of the first generation. ``reference-1`` plays alike by numbers
that were tuned: twelve of them were varied two at a time over 220 trials per settlement, and a
change was kept if it won over 6,000 deals with every seat (among three) and again over 6,000
others. In 5,000 to 20,000 further deals it got more than the mean of the others, who played as
``greedy-1``: 2.3 ± 0.3 points a hand among three and 7.3 ± 0.8 among five where everybody
settles with everybody, and 0.5 ± 0.2 mon at ×1 against 88, where only the loss of a card of
whose month two are unseen was changed for good. What it takes, keeps and says does not depend
on anything that the levels are tuned by.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from naipes_gui.bots.cards import places
from naipes_gui.bots.player import frozen
from naipes_gui.core.moves import Move
from naipes_gui.core.opponent import PLAIN, Style
from naipes_gui.games.hachi_hachi.players.bits import EACH, INDEX, SHIFT, mask, points
from naipes_gui.games.hachi_hachi.players.decision import Decision, Estimate, ranked
from naipes_gui.games.hachi_hachi.players.player import Player
from naipes_gui.games.hachi_hachi.players.position import Position
from naipes_gui.games.hachi_hachi.players.turn import Turn
from naipes_gui.games.hachi_hachi.rules.field import matches
from naipes_gui.games.hachi_hachi.rules.play import CANCEL, SAGE, SHOBU
from naipes_gui.games.hachi_hachi.rules.yaku import key_cards, teyaku, worth

LATE = 3
"""Turns that must be left for going on with a combination."""
FAR = 8
"""More cards than anybody can lack."""


@dataclass(frozen=True, slots=True)
class Numbers:
    """What a frozen player plays by."""

    own: float
    deny: float
    risk: float
    near: tuple[float, ...]
    """How likely a combination of which so many cards are missing still comes about."""
    lost: tuple[float, ...]
    """How likely a card left in the field is lost, by the unseen cards of its month."""


GREEDY = Numbers(1.0, 1.0, 1.0, (1.0, 0.5, 0.16, 0.05, 0.015, 0, 0, 0), (0.0, 0.3, 0.5, 0.65))
AGAINST_88 = Numbers(1.0, 1.0, 1.0, GREEDY.near, (0.0, 0.3, 0.28, 0.65))
EACH_WITH_EACH = Numbers(
    0.52, 0.54, 1.27, (1.0, 0.223, 0.058, 0.05, 0.015, 0, 0, 0), (0.0, 0.58, 0.41, 0.65)
)
TUNED = {"par88": AGAINST_88, "pairwise": EACH_WITH_EACH}


class Frozen(Player):
    """Takes the cards that are worth most, or leaves the one that is least likely to be missed."""

    def __init__(
        self, rules: Any, style: Style = PLAIN, effort: int = 1, *, numbers: Numbers | None = None
    ) -> None:
        super().__init__(rules)
        self._numbers = numbers or TUNED[rules.options.settlement]

    def card(self, turn: Turn) -> Decision:
        worths, lost = weights(turn.at, self._numbers), losses(turn.at, self._numbers)

        def gain(move: Move) -> float:
            if move.verb == "take":
                return worths[INDEX[move.cards[0]]]
            card = INDEX[move.cards[0]]
            found = move.onto or matches(turn.state.field, move.cards[0])
            if move.word == "place":
                return -sum(worths[INDEX[each]] for each in found) - worths[card]
            if found:
                return worths[card] + sum(worths[INDEX[each]] for each in found)
            return -self._numbers.risk * lost[card] * worths[card]

        return ranked({move: gain(move) for move in turn.moves if move != CANCEL})

    def hope(self, turn: Turn) -> Estimate:
        hand, options = turn.at.hand, turn.options
        kan = worth(teyaku(hand, options, turn.state.field))
        keys = sum(card in key_cards(options) for card in hand)
        pairs = sum(bool(turn.at.field >> SHIFT[INDEX[card]] & 15) for card in hand)
        strength = 0.35 * (points(mask(hand)) - 38) + 9 * (keys - 1.6) + 6 * (pairs - 3)
        return Estimate(2 * options.kan_points * (kan - 1.1) + strength - 4)

    def stops(self, turn: Turn) -> Decision:
        """Stop unless another combination is near, nobody else has one near, and time is left."""
        near = lacking(turn.at)
        stops = len(turn.at.hand) < LATE or near[0] > 1 or min(near[1:]) < 2
        return ranked({SHOBU: float(stops), SAGE: float(not stops)})

    def cancels(self, turn: Turn) -> Decision:
        """Cancel when another comes near, or nothing more can be completed."""
        near = lacking(turn.at)
        cancels = near[0] > len(turn.at.hand) or min(near[1:]) < 2
        other = next(move for move in turn.moves if move != CANCEL)
        return ranked({CANCEL: float(cancels), other: float(not cancels)})


def weights(at: Position, numbers: Numbers) -> list[float]:
    """Return what each card is worth to the viewer, in card points."""
    rate = at.options.kan_points * (1.0 if at.options.settlement == "pairwise" else 2.0)
    found = [float(each) for each in EACH]
    for cards, need, kan in at.worth.sets():
        for owner, pile in enumerate(at.piles):
            share = numbers.deny / 2 if owner else numbers.own
            others = sum(other for place, other in enumerate(at.piles) if place != owner) & cards
            lack = need - (pile & cards).bit_count()
            if lack <= 0 or (cards ^ others).bit_count() < need:
                continue
            for place in places(cards & ~pile & ~others):
                found[place] += share * rate * kan * (numbers.near[lack - 1] - numbers.near[lack])
    return found


def losses(at: Position, numbers: Numbers) -> Sequence[float]:
    """Return how likely each card is lost when it is left in the field."""
    counts = [0] * 12
    for place in at.unseen:
        counts[place // 4] += 1
    return [numbers.lost[min(3, counts[place // 4])] for place in range(48)]


def lacking(at: Position) -> list[int]:
    """Return how many cards every player lacks for the nearest combination it can still have."""
    found = []
    for player, pile in enumerate(at.piles):
        others = sum(other for place, other in enumerate(at.piles) if place != player)
        lacks = (
            need - (pile & cards).bit_count()
            for cards, need, _ in at.worth.sets()
            if (cards & ~others).bit_count() >= need
        )
        found.append(min((lack for lack in lacks if lack > 0), default=FAR))
    return found


REFERENCES = frozen(Frozen, partial(Frozen, numbers=GREEDY))
