"""The strong player: sampled worlds, played out greedily, the same for every choice."""

from collections.abc import Callable, Sequence
from random import Random
from statistics import fmean
from typing import Any, TypeVar

from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Rules
from naipes_gui.core.table import Seat
from naipes_gui.games.hachi_hachi.bits import CARDS, INDEX, mask
from naipes_gui.games.hachi_hachi.greedy import Greedy, taken_by
from naipes_gui.games.hachi_hachi.player import Turn
from naipes_gui.games.hachi_hachi.position import Eye, Position, tables
from naipes_gui.games.hachi_hachi.rollout import Deal, Playout
from naipes_gui.games.hachi_hachi.settlement import held
from naipes_gui.games.hachi_hachi.state import ACTIVE, Phase
from naipes_gui.games.hachi_hachi.yaku import name_of, teyaku, worth

T = TypeVar("T")
EYE = Eye()
HOPES = 60
"""Deals that are played out for the decision to play a hand at all."""
TALKS = 100
"""Deals that are played out for the decision to stop."""


class Expert(Greedy):
    """Plays every choice out over the same sampled deals, in rounds that drop the worst."""

    def __init__(self, rules: Rules[Any, Any], rounds: Sequence[int] = (60, 90, 150)) -> None:
        super().__init__(rules, EYE)
        self._rounds = rounds

    def card(self, turn: Turn) -> Move:
        moves = _sensible(turn)
        plan, sample = playout(turn.at), sampler(turn.at, turn.rng)

        def gain(move: Move, deal: Deal) -> float:
            return after(plan, turn, move, deal.copy())

        if len(moves) == 1 or turn.stop.is_set():
            return super().card(turn)
        return self._best(turn, moves, sample, gain)[0]

    def _best(
        self,
        turn: Turn,
        options: Sequence[T],
        sample: Callable[[], Deal],
        gain: Callable[[T, Deal], float],
    ) -> tuple[T, float]:
        """Return the best option and its mean; half of them go on to the next round."""
        kept, total, count = list(options), [0.0] * len(options), 0
        for deals in self._rounds:
            for _ in range(deals):
                if turn.stop.is_set():
                    break
                deal = sample()
                total = [sum_ + gain(o, deal) for o, sum_ in zip(kept, total, strict=True)]
                count += 1
            order = sorted(range(len(kept)), key=lambda place: -total[place])
            order = order[: max(2, (len(order) + 1) // 2)]
            kept, total = [kept[i] for i in order], [total[i] for i in order]
        return kept[0], total[0] / max(1, count)

    def stops(self, turn: Turn) -> bool:
        """Compare ending the hand with what going on brings."""
        if turn.stop.is_set():
            return True
        plan, sample = playout(turn.at), sampler(turn.at, turn.rng)
        pile = turn.at.piles[0]
        before = mask(turn.state.pile_before(turn.view.seat))
        now = plan.stopped(0, plan.worth.value(pile), plan.worth.value(before))
        on = playout(turn.at)
        on.sage[0] = True
        later = fmean(on.run(sample(), 1) for _ in range(TALKS))
        return now >= later + _paid(turn, plan, pile, before)

    def cancels(self, turn: Turn) -> bool:
        """Compare half the worth of the combinations with playing on."""
        if turn.stop.is_set():
            return False
        options = turn.state.options
        half = options.half_kan if options.yaku_pay_timing == "end" else 0
        now = half * turn.at.worth.value(turn.at.piles[0]) * (len(turn.at.seats) - 1)
        plan, sample = playout(turn.at), sampler(turn.at, turn.rng)
        return now > fmean(plan.run(sample(), 0) for _ in range(TALKS))

    def hope(self, turn: Turn) -> float:
        """Return what playing brings, hand combinations included."""
        if turn.stop.is_set():
            return super().hope(turn)
        table = Coming(turn)
        return fmean(table.once(turn.rng) for _ in range(HOPES))


def _paid(turn: Turn, plan: Playout, pile: int, before: int) -> float:
    """Return what has been paid at once and does not depend on the decision."""
    if turn.state.options.yaku_pay_timing == "end":
        return 0.0
    return plan.stopped(0, plan.worth.value(pile), plan.worth.value(before))


def _sensible(turn: Turn) -> list[Move]:
    """Leave out declining a capture where the stock is turned anyway."""
    always = turn.state.options.flip == "always" or not turn.state.table["stock"]
    return [
        move for move in turn.moves
        if move.verb != "cancel" and not (always and move.word == "place")
    ]  # fmt: skip


def playout(at: Position) -> Playout:
    """Return how worlds of a position are played."""
    losses, players = at.losses(), range(len(at.seats))
    each = [tables(at.weights(player, EYE), losses, EYE.risk) for player in players]
    promised = at.state.mizuten and at.options.mizuten == "achievement"
    mine = promised and at.view.seat == at.state.dealer
    bonus = [0] * len(at.seats)
    if mine:
        bonus[0] = at.options.kan_points * (at.options.players - 1)
    elif at.options.achievements and _may_escape(at):
        bonus[0] = at.options.kan_points * (len(at.seats) - 1)
    return Playout(
        options=at.options, worth=at.worth,
        gains=[gains for gains, _ in each], takes=[takes for _, takes in each],
        sage=[seat in at.state.sage for seat in at.seats], bonus=bonus,
        penalty=2 * at.options.kan_points if mine else 0,
    )  # fmt: skip


def _may_escape(at: Position) -> bool:
    shown = held(at.state, at.view.seat)
    return bool(name_of(shown, ("karasu", "toichi", "tanichi", "aka")))


def sampler(at: Position, rng: Random) -> Callable[[], Deal]:
    """Return a source of worlds that agree with what the viewer sees and remembers."""
    mine = [INDEX[card] for card in at.hand]
    others = at.seats[1:]
    known = [at.known_of(seat) for seat in others]
    sizes = [len(at.state.hand(seat)) - len(k) for seat, k in zip(others, known, strict=True)]
    fits = [_fitting(at, seat) for seat in others]

    def sample() -> Deal:
        unseen = list(at.unseen)
        rng.shuffle(unseen)
        hands = [mine.copy()]
        for sure, size, fit in zip(known, sizes, fits, strict=True):
            chosen = unseen[:size] if fit is None else [c for c in unseen if c in fit][:size]
            if fit is None:
                del unseen[:size]
            else:
                unseen = [card for card in unseen if card not in chosen]
            hands.append([*sure, *chosen])
        return Deal(hands, at.piles.copy(), at.field, unseen)

    return sample


def _fitting(at: Position, seat: Seat) -> frozenset[int] | None:
    """Return the unseen cards a seat may hold, or nothing if it may hold any."""
    fits = frozenset(p for p in at.unseen if at.rules.may_hold(at.state, seat, CARDS[p]))
    return None if len(fits) == len(at.unseen) else fits


def after(plan: Playout, turn: Turn, move: Move, deal: Deal) -> float:
    """Return what the viewer gains when a move is made in a world."""
    taken = sum(1 << place for place in taken_by(turn, move))
    if turn.state.phase is Phase.TAKE:
        gained = mask(card for capture in turn.state.captures for card in capture)
        deal.stock = (INDEX[turn.state.turned], *deal.stock) if turn.state.turned else deal.stock
        gained |= plan.flip(deal, 0, taken)
    else:
        card = INDEX[move.cards[0]]
        gained = plan.move(deal, 0, card, taken & ~(1 << card))
    if gained & plan.keys and plan.stops:
        before = plan.worth.value(deal.piles[0] ^ gained)
        if (kan := plan.worth.value(deal.piles[0])) > before:
            return plan.stopped(0, kan, before)
    return plan.run(deal, 1)


class Coming:
    """The hand as it will be if the viewer plays it: who joins is guessed from who has spoken."""

    def __init__(self, turn: Turn) -> None:
        self.turn, self.state, self.options = turn, turn.state, turn.state.options
        chosen = self._players()
        order = [seat for seat in self.state.seats if seat in chosen]
        self.me, self.count = order.index(turn.view.seat), len(order)
        self.mine = worth(teyaku(turn.at.hand, self.options, self.state.field))
        gains, takes = tables(turn.at.weights(0, EYE), turn.at.losses(), EYE.risk)
        self.plan = Playout(
            options=self.options, worth=turn.at.worth, gains=[gains] * self.count,
            takes=[takes] * self.count, sage=[False] * self.count, bonus=[0] * self.count,
        )  # fmt: skip

    def _players(self) -> list[Seat]:
        """Return three seats: those who are in, the viewer, and whoever is asked next."""
        viewer, state = self.turn.view.seat, self.state
        later = state.seats[state.seats.index(viewer) + 1 :]
        pool = dict.fromkeys((*state.playing, *state.bought, *later, *state.seats))
        return [viewer, *[seat for seat in pool if seat != viewer][: ACTIVE - 1]]

    def once(self, rng: Random) -> float:
        """Deal one world, play it out and count hand combinations and the pot."""
        unseen = list(self.turn.at.unseen)
        rng.shuffle(unseen)
        mine = [INDEX[card] for card in self.turn.at.hand]
        hands = [mine, *(unseen[7 * i : 7 * i + 7] for i in range(self.count - 1))]
        stock = unseen[7 * (self.count - 1) :][: 7 * self.count]
        theirs = sum(self._teyaku(hand) for hand in hands[1:])
        deal = Deal(hands, [0] * self.count, self.turn.at.field, stock)
        first = -self.me % self.count
        money = self.plan.run(deal, first)
        mon = self.options.kan_points * ((self.count - 1) * self.mine - theirs)
        return money + mon + self._pot(money)

    def _teyaku(self, hand: Sequence[int]) -> int:
        return worth(teyaku([CARDS[c] for c in hand], self.options, self.state.field))

    def _pot(self, money: float) -> float:
        return self.state.bank / self.state.multiplier if money > 0 else 0.0
