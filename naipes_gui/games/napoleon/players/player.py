"""What every computer player of Napoleon does alike: which questions it asks about a turn."""

from abc import abstractmethod
from collections.abc import Iterable, Iterator
from dataclasses import replace
from random import Random

from naipes_gui.bots import player
from naipes_gui.core.counsel import Counsel
from naipes_gui.core.counted import Counted
from naipes_gui.core.moves import Move
from naipes_gui.core.opponent import PLAIN, Style
from naipes_gui.core.rules import Stop, View
from naipes_gui.core.text import Phrase
from naipes_gui.games.napoleon.players import reasons
from naipes_gui.games.napoleon.players.decision import Decision
from naipes_gui.games.napoleon.players.masks import BITS, TRUMPS, mask, trumped
from naipes_gui.games.napoleon.players.strength import best_suit, suits, tricks
from naipes_gui.games.napoleon.players.style_bias import style_bias
from naipes_gui.games.napoleon.players.turn import Turn, held_for
from naipes_gui.games.napoleon.players.worth import Chance, Manner, at_a_glance, kept
from naipes_gui.games.napoleon.rules import auction
from naipes_gui.games.napoleon.rules.bids import NO_BID, Bid
from naipes_gui.games.napoleon.rules.game import Napoleon
from naipes_gui.games.napoleon.rules.state import NapoleonState, Phase

NAP = Bid("nap")
BOUND = 1.25
"""How many times the usual a hand is misjudged at most: nobody takes a poor one for a great one."""
IMAGINED = 48
"""How many hands are imagined for cards that are not known."""


class Player(player.Player[NapoleonState, Turn, Decision]):
    """Judges at a glance; a level may play out what it wants to know better."""

    def __init__(
        self, rules: Napoleon, style: Style = PLAIN, effort: int = 1, *, manner: Manner
    ) -> None:
        super().__init__(rules, style, effort)
        self.manner = manner

    def turn(self, view: View[NapoleonState], rng: Random, stop: Stop) -> Turn:
        return Turn(self.rules, view, rng, stop, self.style)

    def at_random(self, turn: Turn) -> Phrase:
        return reasons.at_the_cut(len(turn.moves))

    def counsel(self, turn: Turn, decision: Decision) -> Counsel:
        made = decision.made
        found = decision.counsel(
            lambda counsel: reasons.reason(turn, counsel, made),
            lambda counsel: reasons.odds(turn, counsel, made),
            lambda counsel: reasons.outcome(turn, counsel, made),
        )
        return replace(found, dismissed=_hopeless(turn, found))

    def decide(self, turn: Turn) -> Decision:
        decision, bias = self._weighed(turn), style_bias(turn, self.style)
        return replace(decision, bias=bias) if bias else decision

    def _weighed(self, turn: Turn) -> Decision:
        match turn.state.phase:
            case Phase.BUY:
                return self.buy(turn)
            case Phase.DISCARD if turn.state.spared == turn.view.seat:
                return self.keep_five(turn)
            case Phase.DISCARD:
                return self.discard(turn)
            case Phase.AUCTION:
                return self.call(turn)
            case Phase.LOOK:
                return self.look(turn)
            case Phase.SWAP:
                return self.swap(turn)
            case Phase.TRUMP:
                return self.trump(turn)
            case Phase.PLAY:
                return self.card(turn)

    def chance(self, turn: Turn) -> Chance:
        """Return how likely bids are at a glance."""
        most = BOUND * self.manner.blur
        blur = min(most, max(-most, turn.rng.gauss(0, self.manner.blur))) if most else 0.0
        known, manner = turn.known, self.manner
        return at_a_glance(turn.rules.ladder, known.odds, manner.gauge, blur, tops=manner.tops)

    @abstractmethod
    def card(self, turn: Turn) -> Decision:
        """Weigh the cards that may be played, for an opening with its trumps."""

    # The auction.

    def call(self, turn: Turn) -> Decision:
        """Weigh what can be said."""
        chance, made = self.chance(turn), dict[Move, float]()
        passing = turn.stakes.passing(turn.known.mine, chance, self.manner.believed)
        worths = {Move("pass"): passing}
        for move in turn.moves:
            if move.verb == "bid":
                bid = Bid.of(move)
                likely = [chance(hand, bid) for hand in held_for(turn, bid, turn.table_card)]
                made[move] = max(likely)
                worths[move] = turn.stakes.worth(bid, made[move]) - self.asked(turn, bid)
        worths |= self.unseen(turn, passing)
        return Decision({move: (worth,) for move, worth in worths.items()}, made)

    def asked(self, turn: Turn, bid: Bid) -> float:
        """Return what a bid must be worth beyond passing."""
        return self.manner.caution.get(bid.name, 0.0) * turn.stakes.payers

    def unseen(self, turn: Turn, passing: float) -> dict[Move, float]:
        """Return what looking and taking the spare hand are worth, where they may be done."""
        worths = {}
        if look := turn.verb("look"):
            worths[look] = self._look_worth(turn, passing)
        if spare := turn.verb("spare"):
            worths[spare] = self._spare_worth(turn) - self.asked(turn, NAP)
        return worths

    def _look_worth(self, turn: Turn, passing: float) -> float:
        """Return what the seat gains on average by looking before it speaks."""
        judge, cards = self.chance(turn), [BITS[card] for card in turn.known.pool]
        drawn = turn.rng.sample(cards, min(IMAGINED // 2, len(cards)))
        total = sum(max(passing, self._with(turn, card, judge)) for card in drawn)
        return total / len(drawn) - turn.look_price

    def _with(self, turn: Turn, card: int, judge: Chance) -> float:
        """Return the best a hand can bid with a card from the table."""
        bids = turn.rules.ladder.over(turn.state.highest.bid, looked=True)
        worths = (
            turn.stakes.worth(bid, max(judge(hand, bid) for hand in held_for(turn, bid, card)))
            - self.asked(turn, bid)
            for bid in bids
        )
        return max(worths, default=-999.0)

    def _spare_worth(self, turn: Turn) -> float:
        """Return what a Nap with the best five of ten cards is worth on average."""
        judge, cards, total = self.chance(turn), [BITS[c] for c in turn.known.pool], 0.0
        for _ in range(IMAGINED // 2):
            ten = turn.known.mine | sum(turn.rng.sample(cards, auction.HAND_SIZE))
            longest = sorted(suits(ten), key=lambda suit: -_length(ten, suit))[:2]
            total += max(judge(five, NAP) for five in fives(turn, ten, longest))
        return turn.stakes.worth(NAP, total / (IMAGINED // 2), spared=True)

    def look(self, turn: Turn) -> Decision:
        """Weigh a look at the card that a Nap may take: it does not change who wins."""
        worths = {
            "decline": 0.0,
            "look": -float(turn.look_price),
        }
        return Decision({move: (worths[move.verb],) for move in reversed(turn.moves)})

    # Changing cards.

    def keep_five(self, turn: Turn) -> Decision:
        """Weigh which five of ten cards to keep: for every suit the best."""
        hand, chance = turn.known.mine, self.chance(turn)
        keeps = {keep: chance(keep, NAP) for keep in fives(turn, hand, suits(hand))}
        made = {throwing(turn, keep): each for keep, each in keeps.items()}
        return Decision(
            {m: (turn.stakes.worth(NAP, p, spared=True),) for m, p in made.items()}, made
        )

    def discard(self, turn: Turn) -> Decision:
        """Weigh which two cards to throw away before the auction."""
        judge = self.chance(turn)
        hands = {move: turn.known.mine ^ mask(move.cards) for move in turn.moves}
        return Decision({move: (self.promise(turn, h, judge),) for move, h in hands.items()})

    def promise(self, turn: Turn, hand: int, judge: Chance) -> float:
        """Return what the best bid of a hand is worth; of two bad hands the better is better."""
        bids = turn.rules.ladder.over(NO_BID, looked=False)
        best = max(turn.stakes.worth(bid, judge(hand, bid)) for bid in bids)
        return best if best > 0 else best * 0.05

    def buy(self, turn: Turn) -> Decision:
        """Change the cards whose change promises most for its price (NAP-R38)."""
        judge, known = self.chance(turn), turn.known
        cards = [BITS[card] for card in known.pool]
        drawn = [turn.rng.sample(cards, min(5, len(cards))) for _ in range(IMAGINED)]
        most = max(len(move.cards) for move in turn.moves)

        def worths(keep: int) -> list[float]:
            many = known.mine.bit_count() - keep.bit_count()
            if not many:
                return [self.promise(turn, keep, judge)] * len(drawn)
            few = drawn[:1] if turn.stop.is_set() else drawn
            hands = (keep | sum(new[:many]) for new in few)
            return [self.promise(turn, hand, judge) - many for hand in hands]

        keeps = [keep for keep in _keepings(turn) if 5 - keep.bit_count() <= most]
        if turn.view.narrowed:
            keeps = [known.mine ^ mask(move.cards) for move in turn.moves]
        return Decision({throwing(turn, keep): worths(keep) for keep in keeps})

    def swap(self, turn: Turn) -> Decision:
        """Weigh every hand that taking the card on the table can make."""
        chance, bid = self.chance(turn), turn.state.contract
        made = {move: chance(after_swap(turn, move), bid) for move in turn.moves}
        return Decision({m: (turn.stakes.worth(bid, p),) for m, p in made.items()}, made)

    def trump(self, turn: Turn) -> Decision:
        """Weigh the trump suits to name by the tricks they promise."""
        hand, odds = turn.known.mine, turn.known.odds
        worths = {move: (tricks(hand, move.word, odds),) for move in turn.moves}
        best = best_suit(hand, odds)[1]
        usual = dict(sorted(worths.items(), key=lambda each: each[0].word != best))
        return Decision(usual, unit=Counted.TRICKS)


def _hopeless(turn: Turn, found: Counsel) -> Move | None:
    """Return the lowest bid where none was worth playing out: a pass is explained beside it."""
    is_alone = len(found.choices) == 1 and found.chosen.verb == "pass" and found.rounds
    return turn.verb("bid") if is_alone else None


def after_swap(turn: Turn, move: Move) -> int:
    """Return the hand after a swap."""
    hand = turn.known.mine
    return hand ^ BITS[move.cards[0]] | turn.table_card if move.cards else hand


def fives(turn: Turn, hand: int, trumps: Iterable[str]) -> list[int]:
    """Return hands worth keeping of too many cards: for every suit the best."""
    found = [kept(hand, auction.HAND_SIZE, turn.known.odds, suit) for suit in trumps]
    return list(dict.fromkeys(found))


def throwing(turn: Turn, keep: int) -> Move:
    """Return the move that keeps some cards of the hand."""
    thrown = turn.known.mine ^ keep
    return next(move for move in turn.moves if mask(move.cards) == thrown)


def _keepings(turn: Turn) -> Iterator[int]:
    """Return the hand after throwing nothing, one, two … cards, for its two best suits."""
    hand, odds = turn.known.mine, turn.known.odds
    ranked = sorted(suits(hand), key=lambda suit: -tricks(hand, suit, odds))
    found = [kept(hand, size, odds, suit) for suit in ranked[:2] for size in range(5, -1, -1)]
    return iter(dict.fromkeys(found))


def _length(hand: int, trump: str) -> int:
    return (trumped(hand, trump) & TRUMPS).bit_count()
