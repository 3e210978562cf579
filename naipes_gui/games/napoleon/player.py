"""What every computer player of Napoleon does alike: which questions it asks about a turn."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from random import Random
from typing import Any

from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Stage, Stop, View
from naipes_gui.games.napoleon import auction
from naipes_gui.games.napoleon.bids import CON, NO_BID, Bid
from naipes_gui.games.napoleon.masks import BITS, TRUMPS, mask, trumped
from naipes_gui.games.napoleon.rules import Napoleon
from naipes_gui.games.napoleon.state import NapoleonState, Phase
from naipes_gui.games.napoleon.strength import best_suit, suits, tricks
from naipes_gui.games.napoleon.turn import Turn
from naipes_gui.games.napoleon.worth import Chance, kept, swapped


class Player(ABC):
    """Takes the decisions that follow from the chances of bids, which are left to a level."""

    caution = 0.0
    """What a bid must be worth beyond passing."""
    grasp = 12
    """How many hands are imagined for cards that are not known."""

    def __init__(self, rules: Any) -> None:
        self.rules: Napoleon = rules

    def choose(self, view: View[NapoleonState], rng: Random, stop: Stop) -> Move:
        """Return one of the moves of a view, as soon as possible once stopped."""
        turn = Turn(self.rules, view, rng, stop)
        if len(turn.moves) == 1:
            return turn.moves[0]
        if view.state.stage is not Stage.HAND:
            return rng.choice(turn.moves)
        return self._decide(turn)

    def _decide(self, turn: Turn) -> Move:
        match turn.state.phase:
            case Phase.BUY:
                return self._buy(turn)
            case Phase.DISCARD:
                return self._discard(turn)
            case Phase.AUCTION:
                return self._call(turn)
            case Phase.LOOK:
                return turn.verb("decline") or turn.moves[0]
            case Phase.SWAP:
                return self._swap(turn)
            case Phase.TRUMP:
                suit = self.trump(turn, turn.known.mine)
                return Move("trump", word=suit)
            case Phase.PLAY:
                return self.card(turn)

    # What a level decides.

    @abstractmethod
    def chance(self, turn: Turn) -> Chance:
        """Return how the level judges bids."""

    @abstractmethod
    def glance(self, turn: Turn) -> Chance:
        """Return how the level judges them when there are many hands to judge."""

    @abstractmethod
    def card(self, turn: Turn) -> Move:
        """Return the card to play, for an opening with its trumps."""

    def trump(self, turn: Turn, hand: int) -> str:
        """Return the trump suit to name."""
        return best_suit(hand, turn.known.odds)[1]

    def standing(self, turn: Turn, chance: Chance) -> float:
        """Return what passing is worth."""
        return turn.stakes.passing(turn.known.mine, chance)

    # The auction.

    def _call(self, turn: Turn) -> Move:
        chance = self.chance(turn)
        passing = self.standing(turn, chance)
        values = {Move("pass"): passing}
        for move in turn.moves:
            if move.verb == "bid":
                values[move] = self._bid_worth(turn, Bid.of(move), chance) - self.caution
        if move_look := turn.verb("look"):
            values[move_look] = self._look_worth(turn, passing)
        if move_spare := turn.verb("spare"):
            values[move_spare] = self._spare_worth(turn) - self.caution
        return max(values, key=lambda move: values[move])

    def _bid_worth(self, turn: Turn, bid: Bid, chance: Chance) -> float:
        hand, card = turn.known.mine, turn.table_card
        return max(
            turn.stakes.worth(bid, chance(each, bid)) for each in _hands(turn, hand, card, bid)
        )

    def _look_worth(self, turn: Turn, passing: float) -> float:
        """Return what the seat gains on average by looking before it speaks."""
        known, judge = turn.known, self.glance(turn)
        cards = [BITS[card] for card in known.pool]
        drawn = turn.rng.sample(cards, min(self.grasp, len(cards)))
        total = sum(max(passing, self._with(turn, card, judge)) for card in drawn)
        return total / len(drawn) - auction.look_price(turn.state, turn.view.seat)

    def _with(self, turn: Turn, card: int, judge: Chance) -> float:
        """Return the best a hand can bid with a card from the table."""
        bids = turn.state.ladder.over(turn.state.highest.bid, looked=True)
        hand = turn.known.mine
        return max(
            (
                turn.stakes.worth(bid, judge(each, bid)) - self.caution
                for bid in bids
                for each in _hands(turn, hand, card, bid)
            ),
            default=-999.0,
        )

    def _spare_worth(self, turn: Turn) -> float:
        """Return what a Nap with the best five of ten cards is worth on average."""
        judge, cards = self.glance(turn), [BITS[card] for card in turn.known.pool]
        total = 0.0
        for _ in range(self.grasp):
            ten = turn.known.mine | sum(turn.rng.sample(cards, auction.HAND_SIZE))
            longest = sorted(suits(ten), key=lambda suit: -_length(ten, suit))[:2]
            total += max(judge(five, NAP) for five in self._fives(turn, ten, longest))
        return turn.stakes.spare(total / self.grasp)

    # Changing cards.

    @staticmethod
    def _fives(turn: Turn, hand: int, trumps: Iterable[str]) -> list[int]:
        """Return hands worth keeping of too many cards: for every suit the best."""
        found = [kept(hand, auction.HAND_SIZE, turn.known.odds, suit) for suit in trumps]
        return list(dict.fromkeys(found))

    def _discard(self, turn: Turn) -> Move:
        chance, hand = self.chance(turn), turn.known.mine
        if turn.state.spared == turn.view.seat:
            fives = self._fives(turn, hand, suits(hand))
            return self._throw(turn, max(fives, key=lambda five: chance(five, NAP)))
        judge = self.glance(turn)
        return self._throw(turn, max(self._left(turn), key=lambda h: self._promise(turn, h, judge)))

    def _left(self, turn: Turn) -> Iterator[int]:
        return (turn.known.mine ^ mask(move.cards) for move in turn.moves)

    def _throw(self, turn: Turn, keep: int) -> Move:
        thrown = turn.known.mine ^ keep
        return next(move for move in turn.moves if mask(move.cards) == thrown)

    def _promise(self, turn: Turn, hand: int, judge: Chance) -> float:
        """Return what the best bid of a hand is worth; of two bad hands the better is better."""
        bids = turn.state.ladder.over(NO_BID, looked=False)
        best = max(turn.stakes.worth(bid, judge(hand, bid)) for bid in bids)
        return best if best > 0 else best * 0.05

    def _buy(self, turn: Turn) -> Move:
        """Change the cards whose change promises most for its price (NAP-R38)."""
        judge, known = self.glance(turn), turn.known
        cards = [BITS[card] for card in known.pool]
        drawn = [turn.rng.sample(cards, min(5, len(cards))) for _ in range(self.grasp)]

        def worth(keep: int) -> float:
            many = known.mine.bit_count() - keep.bit_count()
            hands = [keep | sum(new[:many]) for new in drawn[: self.grasp if many else 1]]
            return sum(self._promise(turn, hand, judge) for hand in hands) / len(hands) - many

        most = max(len(move.cards) for move in turn.moves)
        options = [k for k in self._keepings(turn) if 5 - k.bit_count() <= most]
        return self._throw(turn, max(options, key=worth))

    @staticmethod
    def _keepings(turn: Turn) -> Iterable[int]:
        """Return the hand after throwing nothing, one, two … cards, for its two best suits."""
        hand, odds = turn.known.mine, turn.known.odds
        ranked = sorted(suits(hand), key=lambda suit: -tricks(hand, suit, odds))
        found = [kept(hand, size, odds, suit) for suit in ranked[:2] for size in range(5, -1, -1)]
        return dict.fromkeys(found)

    def _swap(self, turn: Turn) -> Move:
        chance, hand, bid = self.chance(turn), turn.known.mine, turn.state.contract
        values: Mapping[Move, float] = {
            move: chance(hand ^ BITS[move.cards[0]] | turn.table_card if move.cards else hand, bid)
            for move in turn.moves
        }
        return max(values, key=lambda move: values[move])


NAP = Bid("nap")


def _length(hand: int, trump: str) -> int:
    return (trumped(hand, trump) & TRUMPS).bit_count()


def _hands(turn: Turn, hand: int, card: int, bid: Bid) -> tuple[int, ...]:
    """Return the hands a bid may be played with, when a card on the table is known (NAP-R33)."""
    if not card:
        return (hand,)
    if bid.form == CON:
        return swapped(hand, card)
    may_swap = turn.rules.options.variant == "miron"
    return (hand, *swapped(hand, card)) if may_swap else (hand,)
