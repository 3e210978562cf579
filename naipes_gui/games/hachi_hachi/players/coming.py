"""A hand that is about to be played, talked over, dealt out and played in thought."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from naipes_gui.core.cards import Card
from naipes_gui.core.table import Seat
from naipes_gui.games.hachi_hachi.players.bits import CARDS, INDEX, points
from naipes_gui.games.hachi_hachi.players.feats import for_hands, paid
from naipes_gui.games.hachi_hachi.players.position import Position
from naipes_gui.games.hachi_hachi.players.rollout import Deal, Playout
from naipes_gui.games.hachi_hachi.players.turn import Turn
from naipes_gui.games.hachi_hachi.rules import dropout
from naipes_gui.games.hachi_hachi.rules.deck import HAND_SIZE
from naipes_gui.games.hachi_hachi.rules.settlement import ESCAPE
from naipes_gui.games.hachi_hachi.rules.state import ACTIVE, Phase
from naipes_gui.games.hachi_hachi.rules.yaku import teyaku, worth

TRIES = 8
"""Hands that are dealt in thought to somebody who said in, until one looks worth playing."""


@dataclass(slots=True)
class Talk:
    """Who plays as the others speak in one possible world, and what the hand costs by then."""

    playing: dict[Seat, list[int]]
    """The hands of those who play; the viewer's is among them."""
    forced_out: list[list[int]]
    dropped: int
    fees: float = 0.0
    """What those pay who drop after the viewer."""


class Parts(NamedTuple):
    """What a hand that was played brings the viewer in mon, by where it comes from."""

    mine: float
    """For the viewer's own dealt combinations."""
    theirs: float
    """For those of the others: less than nothing."""
    captured: float
    """By captures: their combinations, or else their points."""
    beside: float
    """All else: the pot, what the dealt hands may still earn, promises, and who is forced out."""


class Coming:
    """The hand as it will be if the viewer plays it.

    Who said in holds a hand that looks worth playing, where he had the choice; who is still to
    speak drops out of one that does not. `guess` tells how good a hand looks.
    """

    def __init__(
        self, turn: Turn, plan: Callable[[Position, int], Playout],
        guess: Callable[[Sequence[Card]], float],
    ) -> None:  # fmt: skip
        self.turn, self.state, self.options = turn, turn.state, turn.options
        self.plan, self.field, self.guess = plan(turn.at, ACTIVE), turn.at.field, guess
        self.me = turn.view.seat
        self._half = turn.options.half_kan
        self._least = self._willing()
        self.talk = Talk({}, [], 0)
        self.kept, self.deals = 0, 0
        """In how many deals so far the dealer kept a promise, of all."""

    def _willing(self) -> dict[Seat, float]:
        """Return how good the hands of those look at least who could have dropped out."""
        found, dropped = dict[Seat, float](), 0
        for seat in self.state.seats:
            if seat in self.state.playing and seat != self.me and self._may_drop(seat, dropped):
                found[seat] = self._out(dropped)
            dropped += seat in self.state.dropped
        return found

    def _may_drop(self, seat: Seat, dropped: int) -> bool:
        promised = self.state.mizuten and seat == self.state.dealer
        return not promised and len(self.state.seats) - dropped > ACTIVE

    def _out(self, dropped: int) -> float:
        """Return what dropping out brings after so many, beside what playing would."""
        return -(dropped + 2) * self._half - self.turn.spared

    # Dealing.

    def dealt(self, rng: Random) -> Deal:
        """Deal the cards that the viewer does not see; before he has looked, his own too."""
        unseen = list(self.turn.at.unseen)
        rng.shuffle(unseen)
        self.talk = talk = self._talked(unseen, rng)
        order = [seat for seat in self.state.seats if seat in talk.playing]
        place = order.index(self.me)
        hands = [talk.playing[seat] for seat in (*order[place:], *order[:place])]
        held = {card for hand in hands for card in hand}
        rest = [card for card in self.turn.at.unseen if card not in held]
        rng.shuffle(rest)
        return Deal(hands, [0] * ACTIVE, self.field, rest[: HAND_SIZE * ACTIVE])

    def _talked(self, unseen: list[int], rng: Random) -> Talk:
        """Let everybody speak who has not, as the unseen cards lie; they are dealt from the end."""
        others = self._seated()
        playing = {seat: self._hand(seat, unseen, rng) for seat in others}
        hidden = self.state.is_fresh
        playing[self.me] = _taken(unseen) if hidden else [INDEX[card] for card in self.turn.at.hand]
        talk = Talk(playing, [], len(self.state.dropped))
        for seat in self._silent():
            self._speak(talk, seat, _taken(unseen))
        return talk

    def _seated(self) -> list[Seat]:
        """Return who plays for sure beside the viewer: not who would be asked for his place."""
        state = self.state
        asked = dropout.sellers(state)[:1] if state.phase is Phase.OFFER else ()
        return [s for s in (*state.playing, *state.bought) if s != self.me and s not in asked]

    def _silent(self) -> list[Seat]:
        """Return who is still to speak, or was not asked, in turn order."""
        state = self.state
        if state.phase in (Phase.OFFER, Phase.ANSWER):
            return [seat for seat in state.forced_out if seat != self.me]
        return list(state.seats[state.seats.index(self.me) + 1 :])

    def _hand(self, seat: Seat, unseen: list[int], rng: Random) -> list[int]:
        least = self._least.get(seat)
        for _ in range(TRIES):
            if least is None or self._looks(unseen[-HAND_SIZE:]) > least:
                break
            rng.shuffle(unseen)
        return _taken(unseen)

    def _speak(self, talk: Talk, seat: Seat, hand: list[int]) -> None:
        if len(talk.playing) == ACTIVE:
            talk.forced_out.append(hand)
        elif self._may_drop(seat, talk.dropped) and self._looks(hand) < self._out(talk.dropped):
            talk.fees += (talk.dropped + 2) * self._half
            talk.dropped += 1
        else:
            talk.playing[seat] = hand

    def _looks(self, hand: Sequence[int]) -> float:
        return self.guess([CARDS[place] for place in hand])

    # Playing.

    def gain(self, deal: Deal) -> float:
        """Play the deal and count what it brings with hand combinations, fees and the pot."""
        return sum(self.parts(deal))

    def parts(self, deal: Deal) -> Parts:
        """Play the deal and count the same by where it comes from."""
        shown = [teyaku([CARDS[c] for c in h], self.options, self.state.field) for h in deal.hands]
        order = [seat for seat in self.state.seats if seat in self.talk.playing]
        me = order.index(self.me)
        money = self.plan.run(deal, -me % ACTIVE)
        mine, *theirs = map(worth, shown)
        kan = self.options.kan_points
        beside = self._pot(money, deal) + self._promise(order, deal) - self._dues(me)
        if self.options.achievements and self.options.settlement == "par88":
            beside += paid(for_hands(shown, self.turn.at), deal.piles)
        return Parts(kan * (ACTIVE - 1) * mine, -kan * sum(theirs), money, beside)

    def promised(self, deal: Deal) -> float:
        """Return what a promise to play brings beside, once a deal has been played."""
        kan = self.options.kan_points
        if self.options.mizuten == "bga":
            return kan * self.talk.dropped
        return kan * (self.options.players - 1 if points(deal.piles[0]) >= ESCAPE else 1 - ACTIVE)

    @property
    def owed(self) -> float:
        """What the dealer's promise costs the viewer on average who does not play."""
        return self.options.kan_points * self.kept / max(1, self.deals)

    def _promise(self, order: list[Seat], deal: Deal) -> float:
        """Return what another's promise brings: it is paid, or pays those who play."""
        state, kan = self.state, self.options.kan_points
        if not (self.turn.is_promised and state.dealer in order) or state.dealer == self.me:
            return 0.0
        place = (order.index(state.dealer) - order.index(self.me)) % ACTIVE
        kept = points(deal.piles[place]) >= ESCAPE
        self.deals += 1
        self.kept += kept
        return -kan if kept else kan

    def _pot(self, money: float, deal: Deal) -> float:
        """Return the fees if the viewer wins the hand: with a combination or the most points."""
        mine, *theirs = deal.piles
        most = points(mine) >= max(map(points, theirs)) or self.plan.worth.value(mine)
        return self.state.bank / self.state.multiplier + self.talk.fees if money > 0 and most else 0

    def _dues(self, me: int) -> float:
        """Return what the viewer pays those who were forced out; the first may be spared."""
        spared = not me and self.options.forced_out_payers != "allActive"
        return 0.0 if spared else sum(map(self.due, self.talk.forced_out))

    def due(self, hand: Sequence[int]) -> int:
        """Return what a hand is due that was forced out."""
        return dropout.due([CARDS[place] for place in hand], self.options, self.state.field)


def _taken(unseen: list[int]) -> list[int]:
    """Take a hand from the end of cards that have been shuffled."""
    hand = unseen[-HAND_SIZE:]
    del unseen[-HAND_SIZE:]
    return hand
