"""Players who take what is worth most now: a beginner sees points, a club player combinations."""

from typing import Any

from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Rules
from naipes_gui.games.hachi_hachi.bits import INDEX, SHIFT, mask, points
from naipes_gui.games.hachi_hachi.deck import HAND_SIZE
from naipes_gui.games.hachi_hachi.field import matches
from naipes_gui.games.hachi_hachi.player import Player, Turn
from naipes_gui.games.hachi_hachi.position import Eye
from naipes_gui.games.hachi_hachi.yaku import key_cards, teyaku, worth

LATE = 3
"""Turns that must be left for going on with a combination."""


class Greedy(Player):
    """Weighs every move by the cards it brings and the card it leaves to the others."""

    def __init__(self, rules: Rules[Any, Any], eye: Eye, *, noise: float = 0.0) -> None:
        super().__init__(rules)
        self.eye, self._noise = eye, noise

    def card(self, turn: Turn) -> Move:
        weights, losses = turn.at.weights(0, self.eye), turn.at.losses()

        def gain(move: Move) -> float:
            swing = self._noise * turn.rng.random()
            taken = taken_by(turn, move)
            if taken:
                return sum(weights[place] for place in taken) + swing
            card = INDEX[move.cards[0]]
            return swing - self.eye.risk * losses[card] * weights[card]

        return max((move for move in turn.moves if move.verb != "cancel"), key=gain)

    def hope(self, turn: Turn) -> float:
        """Return a guess from hand combinations, points, key cards and matches in the field."""
        hand, options = turn.at.hand, turn.state.options
        kan = worth(teyaku(hand, options, turn.state.field))
        keys = sum(card in key_cards(options) for card in hand)
        pairs = sum(bool(turn.at.field >> SHIFT[INDEX[card]] & 15) for card in hand)
        strength = 0.35 * (points(mask(hand)) - 38) + 9 * (keys - 1.6) + 6 * (pairs - 3)
        return 2 * options.kan_points * (kan - 1.1) + strength - 4

    def stops(self, turn: Turn) -> bool:
        """Stop unless another combination is near, nobody else has one near, and time is left."""
        near = missing(turn)
        return len(turn.at.hand) < LATE or near[0] > 1 or min(near[1:]) < 2

    def cancels(self, turn: Turn) -> bool:
        """Cancel when another comes near, or nothing more can be completed."""
        near = missing(turn)
        return near[0] > len(turn.at.hand) or min(near[1:]) < 2


def taken_by(turn: Turn, move: Move) -> list[int]:
    """Return the cards that a move brings, the one that takes included."""
    if move.verb == "take":
        return [INDEX[card] for card in move.cards]
    card = move.cards[0]
    taken = () if move.word == "place" else move.onto or matches(turn.state.field, card)
    return [INDEX[each] for each in (card, *taken)] if taken else []


def missing(turn: Turn) -> list[int]:
    """Return how many cards every player lacks for the nearest combination it can still have."""
    piles, found = turn.at.piles, []
    for player, pile in enumerate(piles):
        others = sum(other for place, other in enumerate(piles) if place != player)
        lacks = [HAND_SIZE + 1]
        for cards, need, _ in turn.at.worth.sets():
            lack = need - (pile & cards).bit_count()
            if lack > 0 and (cards & ~others).bit_count() >= need:
                lacks.append(lack)
        found.append(min(lacks))
    return found
