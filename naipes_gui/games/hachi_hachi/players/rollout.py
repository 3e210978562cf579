"""Hands played out on bits: everybody takes what is worth most, and stops with a combination."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from naipes_gui.games.hachi_hachi.options import HachiOptions
from naipes_gui.games.hachi_hachi.players.bits import CHAFF, SHIFT, Worth, points
from naipes_gui.games.hachi_hachi.players.feats import Feat, paid
from naipes_gui.games.hachi_hachi.players.kernels.ahead import World
from naipes_gui.games.hachi_hachi.rules.deck import PAR
from naipes_gui.games.hachi_hachi.rules.settlement import CHAFF as SIXTEEN
from naipes_gui.games.hachi_hachi.rules.settlement import double_eights


@dataclass(slots=True)
class Deal:
    """Where all cards are in one possible world; players are counted from the viewer."""

    hands: list[list[int]]
    piles: list[int]
    field: int
    stock: Sequence[int]
    turned: int = 0
    """How many cards of the stock have been turned."""
    world: World | None = None
    """The same for a kernel, once it was asked."""

    def copy(self) -> "Deal":
        """Return a deal that can be played without changing this one."""
        hands = [hand.copy() for hand in self.hands]
        return Deal(hands, self.piles.copy(), self.field, self.stock, self.turned)


@dataclass(slots=True)
class Playout:
    """What stays the same in all worlds of a decision, and how a world is played to its end."""

    options: HachiOptions
    worth: Worth
    gains: list[list[float]]
    takes: list[list[int]]
    sage: list[bool]
    feats: Sequence[Feat] = ()
    """What is paid besides for the cards that somebody captured."""
    ends: list[Sequence[int]] | None = None
    """Where everybody's captures at the end of a world are put that a choice was played out in."""
    always: bool = field(init=False)
    stops: bool = field(init=False)
    keys: int = field(init=False)

    def __post_init__(self) -> None:
        self.always = self.options.flip == "always"
        self.stops = self.options.sage_shobu
        self.keys = self.worth.keys

    def run(self, deal: Deal, turn: int) -> float:
        """Play a world to its end from a player's turn and return what the viewer gains."""
        hands, players = deal.hands, len(deal.hands)
        while hands[turn]:
            gained = self.turn(deal, turn)
            if gained & self.keys and self.stops:
                before = self.worth.value(deal.piles[turn] ^ gained)
                if (kan := self.worth.value(deal.piles[turn])) > before:
                    return self.stopped(turn, kan, before, deal.piles)
            turn = (turn + 1) % players
        return self.end(deal.piles)

    def after(self, deal: Deal, card: int, taken: int) -> float:
        """Return what the viewer gains who plays a card so; the deal stays as it is."""
        played = deal.copy()
        return self._on(played, self.move(played, 0, card, taken))

    def after_turning(self, deal: Deal, taken: int, gained: int) -> float:
        """Return the same where the next card of the stock takes this one.

        The viewer has captured some cards before in the same turn.
        """
        played = deal.copy()
        return self._on(played, gained | self.flip(played, 0, taken))

    def _on(self, deal: Deal, gained: int) -> float:
        """Play on after a turn of the viewer that gained some cards."""
        if self.ends is not None:
            self.ends.append(deal.piles)
        if gained & self.keys and self.stops:
            before = self.worth.value(deal.piles[0] ^ gained)
            if (kan := self.worth.value(deal.piles[0])) > before:
                return self.stopped(0, kan, before, deal.piles)
        return self.run(deal, 1)

    def turn(self, deal: Deal, turn: int) -> int:
        """Let a player play the card he likes best; return what he captures."""
        return self.move(deal, turn, self._pick(deal, turn))

    def _pick(self, deal: Deal, turn: int) -> int:
        gains, in_field, best, chosen = self.gains[turn], deal.field, -1e9, -1
        for card in deal.hands[turn]:
            gain = gains[card * 16 + (in_field >> SHIFT[card] & 15)]
            if gain > best:
                best, chosen = gain, card
        return chosen

    def move(self, deal: Deal, turn: int, card: int, taken: int = -1) -> int:
        """Play a card, perhaps with a given capture, then the stock; return what is captured."""
        deal.hands[turn].remove(card)
        gained = self._land(deal, turn, card, taken)
        if deal.turned < len(deal.stock) and (self.always or not gained):
            gained |= self.flip(deal, turn)
        return gained

    def flip(self, deal: Deal, turn: int, taken: int = -1) -> int:
        """Turn a card of the stock; return what it captures."""
        card = deal.stock[deal.turned]
        deal.turned += 1
        return self._land(deal, turn, card, taken)

    def _land(self, deal: Deal, turn: int, card: int, taken: int) -> int:
        if taken < 0:
            taken = self.takes[turn][card * 16 + (deal.field >> SHIFT[card] & 15)]
        if not taken:
            deal.field |= 1 << card
            return 0
        deal.field ^= taken
        taken |= 1 << card
        deal.piles[turn] |= taken
        return taken

    # What a world is worth to the viewer, the multiplier left out.

    def stopped(self, turn: int, kan: int, before: int, piles: Sequence[int]) -> float:
        """Return what the viewer gains when a player ends the hand with combinations."""
        dives = self.options.achievements_after_yaku_end
        return self.owed(turn, kan, before) + paid(self.feats, piles, dives=dives)

    def owed(self, turn: int, kan: int, before: int) -> float:
        """Return what the combinations alone bring then."""
        owed = kan - before if self.options.yaku_pay_timing == "immediate" else kan
        mon = owed * self.options.kan_points
        others = len(self.sage) - 1
        if turn == 0:
            return mon * others
        said = [player for player, sage in enumerate(self.sage) if sage and player != turn]
        if len(said) == 1:
            return -mon * others if said[0] == 0 else 0
        return -mon

    def end(self, piles: Sequence[int]) -> float:
        """Return what the viewer gains when the hand is played to its end."""
        values = [self.worth.value(pile) for pile in piles]
        if self.options.settlement == "pairwise":
            return self._pairwise(piles, values)
        if any(values):
            half = self.options.half_kan
            if self.options.yaku_pay_timing == "immediate":
                half = 0
            return half * (len(piles) * values[0] - sum(values)) + paid(self.feats, piles)
        if self.options.specials and (found := self._special(piles)) is not None:
            return found
        return points(piles[0]) - PAR + paid(self.feats, piles)

    def _pairwise(self, piles: Sequence[int], values: Sequence[int]) -> float:
        if self.options.specials and not any(values):
            found = self._special(piles)
            if found is not None:
                return found
        each = [
            points(pile) + kan * self.options.kan_points
            for pile, kan in zip(piles, values, strict=True)
        ]
        return len(each) * each[0] - sum(each)

    def _special(self, piles: Sequence[int]) -> float | None:
        """Return the worth of a special hand; All Eights is too rare to matter."""
        least = double_eights(len(piles))
        for player, pile in enumerate(piles):
            if (got := points(pile)) >= least:
                return self._from_all(player, 10 + got - least)
        for player, pile in enumerate(piles):
            if (count := (pile & CHAFF).bit_count()) >= SIXTEEN:
                return self._from_all(player, 12 + 2 * (count - SIXTEEN))
        return None

    def _from_all(self, winner: int, kan: int) -> float:
        mon = kan * self.options.kan_points
        return mon * (len(self.sage) - 1) if winner == 0 else -mon
