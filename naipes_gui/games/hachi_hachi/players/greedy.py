"""Players who take what is worth most now: a beginner sees points, a club player combinations."""

from collections.abc import Sequence
from typing import Any

from naipes_gui.core.cards import Card
from naipes_gui.core.moves import Move
from naipes_gui.core.opponent import PLAIN, Style
from naipes_gui.games.hachi_hachi.players.bits import INDEX, SHIFT, mask, points
from naipes_gui.games.hachi_hachi.players.decision import Decision, Estimate, ranked
from naipes_gui.games.hachi_hachi.players.player import Player
from naipes_gui.games.hachi_hachi.players.position import EYES, Eye
from naipes_gui.games.hachi_hachi.players.turn import KEPT, Turn, taken_by
from naipes_gui.games.hachi_hachi.rules.deck import HAND_SIZE
from naipes_gui.games.hachi_hachi.rules.field import matches
from naipes_gui.games.hachi_hachi.rules.play import CANCEL, SAGE, SHOBU
from naipes_gui.games.hachi_hachi.rules.yaku import key_cards, teyaku, worth

NEXT_KAN = 7
"""What most combinations are worth."""
SOON = (1.0, 0.09, 0.025, 0.01)
"""How likely a combination of which so many cards are missing comes about in one turn."""


class Greedy(Player):
    """Weighs every move by the cards it brings and the card it leaves to the others."""

    def __init__(
        self, rules: Any, style: Style = PLAIN, effort: int = 1, *, eye: Eye | None = None,
        noise: float = 0.0,
    ) -> None:  # fmt: skip
        super().__init__(rules, style, effort)
        self.eye, self._noise = eye or EYES[rules.options.settlement], noise

    def card(self, turn: Turn) -> Decision:
        worths = self.gains(turn)
        likes = self.likes(turn, worths)
        if self._noise:
            likes = {move: like + self._noise * turn.rng.random() for move, like in likes.items()}
        chosen = max(worths, key=lambda move: worths[move] + likes[move])
        return ranked(worths, chosen=chosen)

    def gains(self, turn: Turn) -> dict[Move, float]:
        """Return what the moves seem to be worth, in card points."""
        weights, losses = turn.at.weights(0, self.eye), turn.at.losses(self.eye)

        def gain(move: Move) -> float:
            if taken := taken_by(turn, move):
                return sum(weights[place] for place in taken)
            card = INDEX[move.cards[0]]
            declined = sum(weights[INDEX[c]] for c in matches(turn.state.field, move.cards[0]))
            return -self.eye.risk * losses[card] * weights[card] - declined

        return {move: gain(move) for move in turn.moves if move != CANCEL}

    def likes(self, turn: Turn, moves: dict[Move, float]) -> dict[Move, float]:
        """Return how much the style likes moves, in card points."""
        if self.bias.is_plain:
            return dict.fromkeys(moves, 0.0)
        return {move: self.bias.card(turn, move) for move in moves}

    def hope(self, turn: Turn) -> Estimate:
        kan = turn.options.kan_points if turn.is_promised else 0
        return Estimate(self.guess(turn, turn.at.hand) + (1 - 2 * KEPT) * kan, owed=KEPT * kan)

    def leaves(self, turn: Turn) -> float:
        return super().leaves(turn) - _to_promise(turn)

    def guess(self, turn: Turn, hand: Sequence[Card]) -> float:
        """Return a guess from hand combinations, points, key cards and matches in the field."""
        options = turn.options
        kan = worth(teyaku(hand, options, turn.state.field))
        keys = sum(card in key_cards(options) for card in hand)
        pairs = sum(bool(turn.at.field >> SHIFT[INDEX[card]] & 15) for card in hand)
        strength = 0.35 * (points(mask(hand)) - 38) + 9 * (keys - 1.6) + 6 * (pairs - 3)
        return 2 * options.kan_points * (kan - 1.1) + strength - 4

    def stops(self, turn: Turn) -> Decision:
        """Stop unless going on seems to bring more."""
        kan = turn.at.worth.value(turn.at.piles[0])
        mon = turn.options.kan_points * (len(turn.at.seats) - 1)
        liked = self.bias.going_on * mon
        return Estimate(mon * self.later(turn, kan)).against(SAGE, {SHOBU: mon * kan}, liked=liked)

    def cancels(self, turn: Turn) -> Decision:
        """Cancel for half unless going on seems to bring more."""
        kan = turn.at.worth.value(turn.at.piles[0])
        mon = turn.options.kan_points * (len(turn.at.seats) - 1)
        other = next(move for move in turn.moves if move != CANCEL)
        liked = self.bias.going_on * mon
        estimate = Estimate(mon * self.later(turn, kan))
        return estimate.against(other, {CANCEL: mon * kan / 2}, liked=liked)

    def later(self, turn: Turn, kan: int) -> float:
        """Return the kan that going on seems to bring: more, half at the end, or a loss."""
        left = len(turn.at.hand)
        mine, *theirs = (SOON[min(3, lack)] * left for lack in missing(turn))
        more, lost = min(0.9, mine), min(0.9, sum(theirs))
        ends = max(0.0, 1 - more - lost)
        return more * (kan + NEXT_KAN) - 2 * lost * NEXT_KAN + ends * kan / 2


def _to_promise(turn: Turn) -> int:
    """Return what who drops out pays a dealer who promised to play, where it is paid at once."""
    paid = turn.state.mizuten and turn.options.mizuten == "bga"
    return turn.options.kan_points if paid else 0


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
