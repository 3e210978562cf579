"""What can be said in the auction, each played out to the end over the same deals.

A bid is worth what its bidder wins or loses when it stands, and what he pays or is paid as an
opponent when somebody later goes higher; passing likewise.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeAlias

from naipes_gui.bots.cards import top
from naipes_gui.core.moves import Move
from naipes_gui.core.table import NOBODY
from naipes_gui.games.napoleon.players.beliefs import Deal
from naipes_gui.games.napoleon.players.callers import Caller
from naipes_gui.games.napoleon.players.decision import Decision
from naipes_gui.games.napoleon.players.masks import TRUMPS, mask, trumped
from naipes_gui.games.napoleon.players.rollout import Position, play_out
from naipes_gui.games.napoleon.players.strength import suits, tricks
from naipes_gui.games.napoleon.players.turn import Turn, held_for
from naipes_gui.games.napoleon.players.worth import Chance, misere_chance
from naipes_gui.games.napoleon.rules.bids import FORCED, NO_BID, PASS, Bid

TRIED = 2
"""Hands and trump suits, the likeliest at a glance, that are played out for a bid."""
HOPELESS = 0.02
"""Bids that look less likely than this at a glance are not played out."""

LOST_BY_RULE, MADE_BY_RULE = 0.2, 0.95
"""How often a misère is thought to be made that is lost when played by rule, and that is made.

Chosen, not counted: the rule plays it worse than good players do. docs/opponents.md tells what was
measured of them.
"""


class Way(NamedTuple):
    """A hand that bids, perhaps after taking the card on the table, and its trumps."""

    hand: int
    trump: str


Said: TypeAlias = tuple[int, Bid]
"""A player, and what it plays for."""


class Auction:
    """The rest of an auction, for one seat that weighs what to say."""

    def __init__(self, turn: Turn, caller: Caller, *, foresees: bool) -> None:
        self.turn, self.caller, self._ladder = turn, caller, turn.rules.ladder
        known, state = turn.known, turn.state
        self._me, self._many = known.me, len(known.players)
        self._later = range(known.me + 1, self._many) if foresees else range(0)
        self.highest = state.highest.bid
        seat = state.highest.seat
        self.holder = known.players.index(seat) if seat != NOBODY else -1
        self._tables: list[Table] = []
        self._pack = mask(turn.rules.pack.cards)

    def decision(self, deals: Sequence[Deal], judge: Chance) -> Decision:
        """Weigh passing against every bid that is not hopeless; deals may be added to."""
        tables = self._tables
        tables += [Table(self, deal) for deal in deals[len(tables) :]]
        bids = {move: Bid.of(move) for move in self.turn.moves if move.verb == "bid"}
        ways = {move: self.ways(bid, judge) for move, bid in bids.items()}
        columns = [(move, way) for move, found in ways.items() for way in found]
        passing: list[float] = []
        gained: list[list[float]] = [[] for _ in columns]
        for table in self.turn.while_time(tables):
            passing.append(table.passing())
            for (move, way), column in zip(columns, gained, strict=True):
                column.append(table.bidding(bids[move], way))
        return self._best_ways(passing, columns, gained, tables[: len(passing)])

    def _best_ways(
        self,
        passing: list[float],
        columns: Sequence[tuple[Move, Way]],
        gained: Sequence[list[float]],
        tables: Sequence["Table"],
    ) -> Decision:
        """Keep for every bid the way that brings most."""
        outcomes: dict[Move, Sequence[float]] = {Move("pass"): passing}
        made = {Move("pass"): self._stands(tables)}
        for (move, way), column in zip(columns, gained, strict=True):
            if move not in outcomes or sum(column) > sum(outcomes[move]):
                outcomes[move] = column
                kept = [table.made(self._me, Bid.of(move), way) for table in tables]
                made[move] = sum(kept) / max(1, len(kept))
        return Decision(outcomes, made)

    def _stands(self, tables: Sequence["Table"]) -> float:
        """Return how often the highest bid is made as it stands."""
        if self.holder < 0 or not tables:
            return 0.0
        fulfilled = [table.made(self.holder, self.highest) for table in tables]
        return sum(fulfilled) / len(fulfilled)

    def ways(self, bid: Bid, judge: Chance, card: int = 0) -> list[Way]:
        """Return the likeliest ways to fulfil a bid; a hopeless one has none."""
        held = held_for(self.turn, bid, card or self.turn.table_card)
        view = self.turn.view
        least = 0.0 if view.narrowed or view.compared is not None else HOPELESS
        likely = [hand for hand in held if judge(hand, bid) >= least]
        found = [(self._glance(way, bid), way) for hand in likely for way in self._suits(hand, bid)]
        return [way for _, way in sorted(found, reverse=True)[:TRIED]]

    def _suits(self, hand: int, bid: Bid) -> Iterator[Way]:
        without = self._ladder.is_without_trumps(bid)
        return (Way(hand, suit) for suit in ([""] if without else suits(hand)))

    def _glance(self, way: Way, bid: Bid) -> float:
        odds = self.turn.known.odds
        if self._ladder.contracts[bid.name].tricks:
            return tricks(way.hand, way.trump, odds)
        return misere_chance(self._ladder, way.hand, bid, odds)

    def goes_on(self, deal: Deal, holder: int, highest: Bid) -> Said:
        """Let the players behind the seat speak; return who plays for what."""
        for player in self._later:
            said = self.caller.call(deal.hands[player], highest)
            if said != PASS:
                holder, highest = player, said
        if highest == NO_BID and self._later.stop in (0, self._many):
            return self.turn.stakes.forced, FORCED
        return holder, highest

    def played(self, deal: Deal, player: int, bid: Bid, way: Way | None = None) -> float:
        """Return how likely a player makes a bid, played by rule; trumps are as it judges best."""
        need = self._ladder.contracts[bid.name].tricks
        without = self._ladder.is_without_trumps(bid)
        trump = "" if without else way.trump if way else self.caller.read(deal.hands[player]).suit
        held = [trumped(hand, trump) for hand in deal.hands]
        if way:
            held[player] = trumped(way.hand, trump)
        left = self.turn.rules.options.tricks
        here = Position(self._many, player, need, 0, left, player, (), trumped(self._pack, trump))
        bound = self._ladder.lead_of(bid)
        won = play_out(here, held, card=first_card(held[player], bound) if need else 0)
        if need:
            return float(won >= need)
        return LOST_BY_RULE if won else MADE_BY_RULE


class Table:
    """One deal, with every contract in it played out at most once."""

    def __init__(self, auction: Auction, deal: Deal) -> None:
        self._auction, self._deal = auction, deal
        self._me, self._stakes = auction.turn.known.me, auction.turn.stakes
        self._made: dict[tuple[int, Bid, Way | None], float] = {}
        self._said: dict[Bid, Said] = {}

    def passing(self) -> float:
        """Return what the seat gets after a pass."""
        auction = self._auction
        return self._gets(auction.goes_on(self._deal, auction.holder, auction.highest), None)

    def bidding(self, bid: Bid, way: Way) -> float:
        """Return what the seat gets after a bid."""
        if bid not in self._said:
            self._said[bid] = self._auction.goes_on(self._deal, self._me, bid)
        return self._gets(self._said[bid], way)

    def made(self, player: int, bid: Bid, way: Way | None = None) -> float:
        """Return how likely a player makes a bid in this deal."""
        key = player, bid, way
        if key not in self._made:
            self._made[key] = self._auction.played(self._deal, player, bid, way)
        return self._made[key]

    def _gets(self, said: Said, way: Way | None) -> float:
        player, bid = said
        if player < 0 or bid == NO_BID:
            return 0.0
        alone = player == self._me
        made = self.made(player, bid, way if alone else None)
        if alone:
            return self._stakes.worth(bid, made)
        return self._stakes.standing(bid, made)


def first_card(mine: int, bound: str) -> int:
    """Return the card that opens a bid when trumps are told apart."""
    trumps = mine & TRUMPS
    if bound == "lowest_of_suit":
        return trumps & -trumps
    plain = mine & ~TRUMPS
    if bound == "lowest_plain" and plain:
        return plain & -plain
    return top(trumps or mine)
