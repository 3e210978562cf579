"""The strong player: sampled deals, played out by rule."""

from collections.abc import Iterator, Sequence
from typing import Any

from naipes_gui.core.moves import Move
from naipes_gui.games.napoleon.beliefs import Knowledge
from naipes_gui.games.napoleon.bids import Bid
from naipes_gui.games.napoleon.masks import BITS, FIELDS, TRUMPS, top, trumped
from naipes_gui.games.napoleon.player import Player
from naipes_gui.games.napoleon.rollout import Position, play_out
from naipes_gui.games.napoleon.strength import best_suit, suits, tricks
from naipes_gui.games.napoleon.turn import Turn, card_by_rule, is_alone, openings
from naipes_gui.games.napoleon.worth import Chance, at_a_glance

SUITS_TRIED = 2
HOPELESS = 0.02
"""Bids that look less likely than this at a glance are not played out."""


class Sampled:
    """The chances of bids over the same sampled deals, each hand and suit played out once."""

    def __init__(self, turn: Turn, deals: Sequence[Sequence[int]]) -> None:
        self._turn, self._deals = turn, deals
        self._at_a_glance = at_a_glance(turn.state, turn.known.odds)
        self._outcomes: dict[tuple[int, str, int, str], list[int]] = {}

    def __call__(self, hand: int, bid: Bid) -> float:
        """Return the share of the deals in which a hand makes a bid, with its best trumps."""
        rough = self._at_a_glance(hand, bid)
        if rough < HOPELESS or not self._deals or self._turn.stop.is_set():
            return rough
        need = self._turn.state.ladder.contracts[bid.name].tricks
        return max(self.share(hand, trump, bid, need) for trump in self._trumps(hand, bid))

    def share(self, hand: int, trump: str, bid: Bid, need: int) -> float:
        """Return how often a hand makes a bid with a suit as trumps."""
        bound = self._turn.state.ladder.lead_of(bid)
        key = hand, trump, need and 1, bound
        if key not in self._outcomes:
            self._outcomes[key] = self._played(hand, trump, need, bound)
        won = self._outcomes[key]
        if not won:
            return self._at_a_glance(hand, bid)
        good = sum(each >= need for each in won) if need else won.count(0)
        return good / len(won)

    def _played(self, hand: int, trump: str, need: int, bound: str) -> list[int]:
        turn, me = self._turn, self._turn.known.me
        here = turn.opening(trump, need and turn.rules.options.tricks)
        mine = trumped(hand, trump)
        card = first_card(mine, bound) if need else 0
        won = []
        for deal in self._deals:
            hands = [trumped(each, trump) for each in deal]
            hands[me] = mine
            won.append(play_out(here, hands, card=card, whole=bool(need)))
        return won

    def _trumps(self, hand: int, bid: Bid) -> Sequence[str]:
        if self._turn.state.ladder.is_without_trumps(bid):
            return ("",)
        odds = self._turn.known.odds
        return sorted(suits(hand), key=lambda suit: -tricks(hand, suit, odds))[:SUITS_TRIED]


def first_card(mine: int, bound: str) -> int:
    """Return the card that opens a bid when trumps are told apart."""
    trumps = mine & TRUMPS
    if bound == "lowest_of_suit":
        return trumps & -trumps
    plain = mine & ~TRUMPS
    if bound == "lowest_plain" and plain:
        return plain & -plain
    return top(trumps or mine)


class Expert(Player):
    """Weighs bids and cards over sampled deals."""

    grasp = 24

    def __init__(self, rules: Any, *, bids: int = 200, cards: int = 120) -> None:
        super().__init__(rules)
        self._bids, self._cards = bids, cards

    def chance(self, turn: Turn) -> Chance:
        return Sampled(turn, list(deals(turn, self._bids)))

    def glance(self, turn: Turn) -> Chance:
        return at_a_glance(turn.state, turn.known.odds)

    def standing(self, turn: Turn, chance: Chance) -> float:
        """Return what passing is worth: the highest bid played out by its bidder."""
        highest = turn.state.highest
        if not highest.bid.name or turn.stop.is_set():
            return super().standing(turn, chance)
        need = turn.state.ladder.contracts[highest.bid.name].tricks
        bidder, made, count = turn.known.players.index(highest.seat), 0, 0
        for hands in deals(turn, self._bids // 3):
            made += _makes(turn, hands, bidder, highest.bid, need)
            count += 1
        return turn.stakes.standing((made + 1) / (count + 2))

    def trump(self, turn: Turn, hand: int) -> str:
        if turn.stop.is_set():
            return super().trump(turn, hand)
        judge, bid = Sampled(turn, list(deals(turn, self._bids // 2))), turn.state.contract
        need = turn.position.need
        return max(suits(hand), key=lambda suit: judge.share(hand, suit, bid, need))

    def card(self, turn: Turn) -> Move:
        usual = card_by_rule(turn)
        if not turn.state.plays:
            return self._open(turn, usual)
        trump, here = turn.state.trump, turn.position
        options = {move: trumped(BITS[move.cards[0]], trump) for move in turn.moves}
        made = dict.fromkeys([usual, *options], 0)
        for hands in deals(turn, self._cards):
            held = [trumped(hand, trump) for hand in hands]
            for move, card in options.items():
                made[move] += _is_made(here, play_out(here, held, card=card))
        sign = 1 if is_alone(turn) else -1
        return max(made, key=lambda move: sign * made[move])

    def _open(self, turn: Turn, usual: Move) -> Move:
        """Try every first card with the trumps that it makes."""
        need = turn.position.need
        options = {move: lead for lead, move in openings(turn).items()}
        starts = {suit: turn.opening(suit, need) for _, suit in options.values()}
        made = dict.fromkeys([usual, *options], 0)
        for hands in deals(turn, self._cards):
            held = {suit: [trumped(hand, suit) for hand in hands] for suit in starts}
            for move, (card, suit) in options.items():
                here = starts[suit]
                made[move] += _is_made(here, play_out(here, held[suit], card=card))
        return max(made, key=lambda move: made[move])


def deals(turn: Turn, count: int) -> Iterator[list[int]]:
    """Return deals that may be real, until stopped."""
    known: Knowledge = turn.known
    for _ in range(count):
        if turn.stop.is_set():
            return
        yield known.deal(turn.rng)


def _is_made(here: Position, won: int) -> bool:
    return won >= here.need if here.need else won == 0


def _makes(turn: Turn, hands: Sequence[int], bidder: int, bid: Bid, need: int) -> bool:
    """Tell whether a bidder would make a bid with the hand a deal gives him."""
    hand = hands[bidder]
    without = turn.state.ladder.is_without_trumps(bid)
    suit = "" if without else best_suit(hand, turn.known.odds)[1]
    out = sum(FIELDS) & trumped(turn.known.out, suit)
    left = turn.rules.options.tricks
    here = Position(len(hands), bidder, need, 0, left, bidder, (), out)
    held = [trumped(each, suit) for each in hands]
    card = first_card(held[bidder], turn.state.ladder.lead_of(bid)) if need else 0
    return _is_made(here, play_out(here, held, card=card))
