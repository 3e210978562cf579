"""A hand that is about to be played, dealt out and played in thought."""

from collections.abc import Callable, Sequence
from random import Random

from naipes_gui.core.table import Seat
from naipes_gui.games.hachi_hachi.players.bits import CARDS, INDEX, points
from naipes_gui.games.hachi_hachi.players.position import Position
from naipes_gui.games.hachi_hachi.players.rollout import Deal, Playout
from naipes_gui.games.hachi_hachi.players.turn import Turn
from naipes_gui.games.hachi_hachi.rules.deck import HAND_SIZE
from naipes_gui.games.hachi_hachi.rules.settlement import ESCAPE
from naipes_gui.games.hachi_hachi.rules.state import ACTIVE
from naipes_gui.games.hachi_hachi.rules.yaku import teyaku, worth


class Coming:
    """The hand as it will be if the viewer plays it: who joins is guessed from who has spoken."""

    def __init__(self, turn: Turn, plan: Callable[[Position, int], Playout]) -> None:
        self.turn, self.state, self.options = turn, turn.state, turn.options
        chosen = self._players()
        order = [seat for seat in self.state.seats if seat in chosen]
        self.me, self.count = order.index(turn.view.seat), len(order)
        self.plan, self.field = plan(turn.at, self.count), turn.at.field

    def _players(self) -> list[Seat]:
        """Return three seats: those who are in, the viewer, and whoever is asked next."""
        viewer, state = self.turn.view.seat, self.state
        later = state.seats[state.seats.index(viewer) + 1 :]
        pool = dict.fromkeys((*state.playing, *state.bought, *later, *state.seats))
        return [viewer, *[seat for seat in pool if seat != viewer][: ACTIVE - 1]]

    def dealt(self, rng: Random) -> Deal:
        """Deal the cards that the viewer does not see; before he has looked, his own too."""
        unseen = list(self.turn.at.unseen)
        rng.shuffle(unseen)
        hidden = self.state.is_fresh
        mine = [] if hidden else [INDEX[card] for card in self.turn.at.hand]
        others = HAND_SIZE * (self.count - (0 if hidden else 1))
        theirs = (unseen[place : place + HAND_SIZE] for place in range(0, others, HAND_SIZE))
        stock = unseen[others:][: HAND_SIZE * self.count]
        return Deal([*([] if hidden else [mine]), *theirs], [0] * self.count, self.field, stock)

    def gain(self, deal: Deal) -> float:
        """Play a deal and count what it brings with hand combinations and the pot."""
        mine, *theirs = map(self._teyaku, deal.hands)
        money = self.plan.run(deal, -self.me % self.count)
        mon = self.options.kan_points * ((self.count - 1) * mine - sum(theirs))
        return money + mon + self._pot(money)

    def promised(self, deal: Deal) -> float:
        """Return what a promise to play brings beside, once a deal has been played."""
        kan = self.options.kan_points
        return kan * (self.options.players - 1 if points(deal.piles[0]) >= ESCAPE else 1 - ACTIVE)

    def _teyaku(self, hand: Sequence[int]) -> int:
        return worth(teyaku([CARDS[c] for c in hand], self.options, self.state.field))

    def _pot(self, money: float) -> float:
        return self.state.bank / self.state.multiplier if money > 0 else 0.0
