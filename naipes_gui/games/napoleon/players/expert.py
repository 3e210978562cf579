"""The strong players: sampled deals, played out by rule and, near the end, with open cards."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import islice
from statistics import fmean
from typing import Any

from naipes_gui.bots.consequences import DEALS
from naipes_gui.core.moves import Move
from naipes_gui.core.opponent import PLAIN, Style
from naipes_gui.core.text import Phrase
from naipes_gui.games.napoleon.players import bid_explaining, plays
from naipes_gui.games.napoleon.players.beliefs import TRIES, Deal
from naipes_gui.games.napoleon.players.bidding import Auction, Way
from naipes_gui.games.napoleon.players.callers import SENSIBLE, Caller
from naipes_gui.games.napoleon.players.decision import Decision
from naipes_gui.games.napoleon.players.explaining import of_two_cards
from naipes_gui.games.napoleon.players.hearing import Ear, Trust
from naipes_gui.games.napoleon.players.listening import listeners
from naipes_gui.games.napoleon.players.masks import BITS, mask
from naipes_gui.games.napoleon.players.player import NAP, Player, after_swap, fives, throwing
from naipes_gui.games.napoleon.players.strength import suits, tricks
from naipes_gui.games.napoleon.players.turn import Turn, card_by_rule
from naipes_gui.games.napoleon.rules import auction
from naipes_gui.games.napoleon.rules.bids import NO_BID, Bid
from naipes_gui.games.napoleon.rules.game import Napoleon

CARDS_SEEN = 12
"""Cards on the table that are imagined before a look."""
LAID_OUT = 30
"""Deals over which the bids with each of them are played out."""
FEW = 50
"""Deals after which many a choice is clear."""
THROWS = 4
"""Discards, the best at a glance, that are played out."""

USUAL_TRUST = Trust()


@dataclass(frozen=True, slots=True)
class Depth:
    """How much a sampling player thinks."""

    calls: int
    """Deals over which bids are played out."""
    cards: int
    """Deals over which cards are."""
    nothing: int = 0
    """Deals, if more, over which the lead to a misère of one's own is: it decides the most."""
    hears: bool = True
    """Whether it draws hands that suit what their players said."""
    watches: bool = False
    """Whether it draws hands that suit what their players laid, too."""
    trust: Trust = USUAL_TRUST
    foresees: bool = False
    """Whether it lets those behind it speak before a bid is played out."""
    compared: float = 1.0
    """The share of these deals over which a few named moves are compared: who compares them asks
    again and again."""
    tries: int = TRIES
    """Hands drawn, at most, for one that suits its player."""
    solved: int = 0
    """With so many cards in hand, or fewer, it plays with open cards."""


class Expert(Player):
    """Weighs everything over sampled deals."""

    def __init__(
        self, rules: Napoleon, style: Style = PLAIN, effort: int = 1, *, depth: Depth
    ) -> None:
        super().__init__(rules, style, effort, manner=SENSIBLE)
        self._depth = replace(
            depth, calls=depth.calls * effort, cards=depth.cards * effort,
            nothing=max(depth.nothing, depth.cards) * effort,
        )  # fmt: skip

    def deals(self, turn: Turn, count: int) -> list[Deal]:
        """Return deals that may be real, as many as there is time for."""
        return list(islice(self._source(turn), count))

    def _source(self, turn: Turn) -> Iterator[Deal]:
        """Draw deals until stopped."""
        depth, ears = self._depth, list[Ear]()
        if depth.hears and turn.state.calls:
            caller = Caller(self.rules, turn.state)
            ears = listeners(turn.known, caller, depth.trust, watches=depth.watches)
        deals = turn.known.deals(turn.rng, ears, depth.tries)
        while not turn.stop.is_set():
            yield next(deals)

    def _until_clear(
        self, turn: Turn, count: int, weigh: Callable[[list[Deal]], Decision]
    ) -> tuple[Decision, list[Deal]]:
        """Weigh over a few deals, and over more and more until the choice is clear."""
        source, deals = self._source(turn), list[Deal]()
        most = int(count * self._depth.compared) if turn.view.narrowed else count
        for many in (FEW, most // 3, most):
            deals += islice(source, max(0, many - len(deals)))
            decision = weigh(deals)
            is_told = decision.is_clear or decision.rules_out(turn.view.doubted)
            if is_told or turn.stop.is_set():
                break
        return decision, deals

    # The auction.

    def call(self, turn: Turn) -> Decision:
        if turn.stop.is_set():
            return super().call(turn)
        table = Auction(turn, Caller(self.rules, turn.state), foresees=self._depth.foresees)
        judge = self.chance(turn)
        decision, deals = self._until_clear(
            turn, self._depth.calls, lambda drawn: table.decision(drawn, judge)
        )
        if not deals:
            return super().call(turn)
        passing = fmean(decision.outcomes[Move("pass")])
        outcomes = dict(decision.outcomes)
        if look := turn.verb("look"):
            outcomes[look] = self._looks(turn, table, deals, passing)
        if spare := turn.verb("spare"):
            outcomes[spare] = self._spares(turn, table, deals)
        return Decision(outcomes, decision.made)

    def _looks(self, turn: Turn, table: Auction, deals: list[Deal], passing: float) -> list[float]:
        """Return for several cards on the table what the best bid with each is worth."""
        judge, price = (
            self.chance(turn),
            turn.look_price,
        )
        cards = [BITS[card] for card in turn.known.pool]
        few, worths = deals[:LAID_OUT], []
        for card in turn.rng.sample(cards, min(CARDS_SEEN, len(cards))):
            laid = [_with_card_on_table(deal, card) for deal in few]
            best = self._best_bid(turn, table, laid, judge, card)
            worths.append(max(passing, best) - price)
        return worths

    def _best_bid(
        self, turn: Turn, table: Auction, deals: list[Deal], judge: Any, card: int
    ) -> float:
        """Return what the likeliest bids are worth once a card has been seen."""
        bids = turn.rules.ladder.over(turn.state.highest.bid, looked=True)
        likely = [(bid, way) for bid in bids for way in table.ways(bid, judge, card)[:1]]
        rough = {bid: turn.stakes.worth(bid, judge(way.hand, bid)) for bid, way in likely}
        likely.sort(key=lambda each: -rough[each[0]])
        found = [self._mean(turn, table, deals, bid, way) for bid, way in likely[:2]]
        return max(found, default=-999.0)

    def _mean(self, turn: Turn, table: Auction, deals: list[Deal], bid: Bid, way: Way) -> float:
        made = [table.played(d, turn.known.me, bid, way) for d in turn.while_time(deals)]
        return turn.stakes.worth(bid, sum(made) / len(made))

    def _spares(self, turn: Turn, table: Auction, deals: list[Deal]) -> list[float]:
        """Return for every deal what a Nap with the best of ten cards brings (NAP-R34)."""
        worths, odds = [], turn.known.odds
        for deal in turn.while_time(deals[: self._depth.calls // 2]):
            ten = turn.known.mine | sum(deal.rest[: auction.HAND_SIZE])
            longest = sorted(suits(ten), key=lambda suit: -tricks(ten, suit, odds))[:2]
            five = max(fives(turn, ten, longest), key=lambda keep: _promised(turn, keep))
            suit = max(suits(five), key=lambda one: tricks(five, one, odds))
            made = table.played(deal, turn.known.me, NAP, Way(five, suit))
            worths.append(turn.stakes.worth(NAP, made, spared=True))
        return worths

    # Changing cards.

    def keep_five(self, turn: Turn) -> Decision:
        hand = turn.known.mine
        keeps = fives(turn, hand, suits(hand))
        if turn.view.narrowed:
            keeps = [hand ^ mask(move.cards) for move in turn.moves]
        return self._played_out(turn, {throwing(turn, keep): keep for keep in keeps}, NAP)

    def swap(self, turn: Turn) -> Decision:
        hands = {move: after_swap(turn, move) for move in turn.moves}
        return self._played_out(turn, hands, turn.state.contract)

    def discard(self, turn: Turn) -> Decision:
        decision = super().discard(turn)
        tried = decision.ranked if turn.view.narrowed else decision.ranked[:THROWS]
        hands = {each.move: turn.known.mine ^ mask(each.move.cards) for each in tried}
        deals, judge = self.deals(turn, self._depth.calls // 3), self.chance(turn)
        if not deals:
            return decision
        table = Auction(turn, Caller(self.rules, turn.state), foresees=False)
        bids = turn.rules.ladder.over(NO_BID, looked=False)
        outcomes: dict[Move, list[float]] = {}
        for move, hand in hands.items():
            likely = sorted(bids, key=lambda bid: -turn.stakes.worth(bid, judge(hand, bid)))[:2]
            found = [self._outcomes(turn, table, deals, hand, bid) for bid in likely]
            best = max(found, key=sum)
            outcomes[move] = best if sum(best) > 0 else [each * 0.05 for each in best]
        return Decision(outcomes)

    def trump(self, turn: Turn) -> Decision:
        hand, decision = turn.known.mine, super().trump(turn)
        deals, bid = self.deals(turn, self._depth.calls // 2), turn.state.contract
        if not deals:
            return decision
        table = Auction(turn, Caller(self.rules, turn.state), foresees=False)
        tried = [c.move for c in decision.ranked if c.move.word in suits(hand)]
        made = {
            move: [
                table.played(deal, turn.known.me, bid, Way(hand, move.word))
                for deal in turn.while_time(deals)
            ]
            for move in tried
        }
        return plays.in_counters(turn, made)

    def _played_out(self, turn: Turn, hands: dict[Move, int], bid: Bid) -> Decision:
        """Weigh hands that a contract may be played with."""
        deals = self.deals(turn, self._depth.calls // 2)
        table = Auction(turn, Caller(self.rules, turn.state), foresees=False)
        outcomes = {m: self._outcomes(turn, table, deals, hand, bid) for m, hand in hands.items()}
        return Decision(outcomes, {m: _positive(each) for m, each in outcomes.items()})

    def _outcomes(
        self, turn: Turn, table: Auction, deals: list[Deal], hand: int, bid: Bid
    ) -> list[float]:
        """Return what a bid with a hand brings in every deal, with its best trumps."""
        me, odds, spared = turn.known.me, turn.known.odds, turn.state.spared == turn.view.seat
        without = turn.rules.ladder.is_without_trumps(bid)
        ranked = [""] if without else sorted(suits(hand), key=lambda s: -tricks(hand, s, odds))[:2]
        found = [
            [table.played(deal, me, bid, Way(hand, suit)) for deal in turn.while_time(deals)]
            for suit in ranked
        ]
        best = max(found, key=sum)
        return [turn.stakes.worth(bid, made, spared=spared) for made in best] or [
            turn.stakes.worth(bid, self.chance(turn)(hand, bid))
        ]

    # The play.

    def card(self, turn: Turn) -> Decision:
        usual = turn.moves[0] if turn.view.narrowed else card_by_rule(turn)
        if turn.state.plays:
            reply = plays.Reply(turn, usual, self._depth.solved)
            return self._until_clear(turn, self._depth.cards, reply)[0]
        many = self._depth.cards if turn.position.need else self._depth.nothing
        return self._until_clear(turn, many, plays.Opening(turn, usual))[0]

    def contrast(self, turn: Turn, better: Move, other: Move) -> Phrase | str:
        if better.verb == other.verb == "play":
            deals = self.deals(turn, DEALS)
            return of_two_cards(turn, better, other, deals, self._depth.solved) or ""
        if {better.verb, other.verb} <= {*bid_explaining.VERBS}:
            table = Auction(turn, Caller(self.rules, turn.state), foresees=self._depth.foresees)
            judge, deals = self.chance(turn), self.deals(turn, DEALS)
            return bid_explaining.of_two(turn, better, other, table, judge, deals) or ""
        return ""


def _with_card_on_table(deal: Deal, card: int) -> Deal:
    """Return a deal in which a card lies on the table, changed for another of those left."""
    if not deal.rest:
        return deal
    hands = [hand ^ card | deal.rest[0] if hand & card else hand for hand in deal.hands]
    return Deal(hands, deal.rest)


def _promised(turn: Turn, hand: int) -> float:
    return max(tricks(hand, suit, turn.known.odds) for suit in suits(hand))


def _positive(outcomes: list[float]) -> float:
    return sum(each > 0 for each in outcomes) / max(1, len(outcomes))
