"""One decision of a computer player, and the cards that a rule picks for it."""

from functools import cached_property

from naipes_gui.bots import player
from naipes_gui.bots.cards import top
from naipes_gui.core.cards import Card
from naipes_gui.core.moves import Move
from naipes_gui.games.napoleon.options import NapoleonOptions
from naipes_gui.games.napoleon.players import rollout
from naipes_gui.games.napoleon.players.beliefs import Knowledge
from naipes_gui.games.napoleon.players.kernels import playout
from naipes_gui.games.napoleon.players.masks import BITS, TRUMPS, field, mask, trumped
from naipes_gui.games.napoleon.players.rollout import Position
from naipes_gui.games.napoleon.players.strength import tricks
from naipes_gui.games.napoleon.players.worth import Stakes, swapped
from naipes_gui.games.napoleon.rules import auction
from naipes_gui.games.napoleon.rules.bids import CON, Bid
from naipes_gui.games.napoleon.rules.game import Napoleon
from naipes_gui.games.napoleon.rules.state import NapoleonState
from naipes_gui.games.napoleon.rules.zones import TABLE


class Turn(player.Turn[NapoleonState]):
    """One decision, the cards as bits."""

    rules: Napoleon
    options: NapoleonOptions

    @cached_property
    def known(self) -> Knowledge:
        """The cards as the seat knows them."""
        return Knowledge(self.rules, self.view, self._forgotten())

    def _forgotten(self) -> frozenset[Card]:
        """Return the cards of complete tricks that the player fails to remember."""
        size, plays, own = len(self.state.bidders), self.state.plays, self.view.seat
        gone = [play.card for play in plays[: len(plays) // size * size] if play.seat != own]
        return frozenset(card for card in gone if self.forgets())

    @cached_property
    def stakes(self) -> Stakes:
        """What there is to win and to lose."""
        return Stakes(self.state, self.options)

    @property
    def look_price(self) -> int:
        """What looking at the card on the table costs."""
        return auction.look_price(self.state, self.view.seat, self.options)

    @property
    def table_card(self) -> int:
        """The card on the table, if the seat has looked at it."""
        card = self.state.table[TABLE.id]
        return BITS[card[0]] if card and self.view.seat in self.state.looked else 0

    @cached_property
    def position(self) -> Position:
        """The play as it stands, trumps told apart."""
        state, known = self.state, self.known
        trick = state.trick
        return Position(
            size=len(known.players),
            declarer=known.players.index(state.declarer),
            need=self.rules.ladder.terms(state.contract).tricks,
            won=state.tricks(state.declarer),
            left=self.options.tricks - state.tricks_played,
            leader=known.players.index(trick[0].seat if trick else state.to_move),
            trick=tuple(trumped(BITS[play.card], state.trump) for play in trick),
            out=trumped(known.out, state.trump),
        )

    def opening(self, trump: str, need: int) -> Position:
        """Return the start of a hand that the seat plays alone, with a suit as trumps."""
        known, options = self.known, self.options
        out = trumped(mask(self.rules.pack.cards), trump)
        return Position(len(known.players), known.me, need, 0, options.tricks, known.me, (), out)


# The play by rule.


def openings(turn: Turn) -> dict[tuple[int, str], Move]:
    """Return the first leads that are allowed, as bits with the trumps they make."""
    without = turn.rules.ladder.is_without_trumps(turn.state.contract)
    found: dict[tuple[int, str], Move] = {}
    for move in turn.moves:
        suit = "" if without else turn.state.trump or move.word or move.cards[0].suit
        found[trumped(BITS[move.cards[0]], suit), suit] = move
    return found


def opening_by_rule(turn: Turn) -> Move:
    """Return the highest card of the best suit, or the safest for a misère."""
    leads, hand, odds = openings(turn), turn.known.mine, turn.known.odds
    if not turn.position.need:
        out = turn.known.out & ~hand
        safest = playout.lead(hand, out, 0, alone=True, last_chance=False)
        safe = [move for move in leads.values() if BITS[move.cards[0]] == safest]
        return safe[0] if safe else next(iter(leads.values()))
    held = {suit: tricks(hand, suit, odds) for _, suit in leads}
    best = max(leads, key=lambda lead: (held[lead[1]], lead[0] & TRUMPS, lead[0]))
    return leads[best]


def card_by_rule(turn: Turn, here: Position | None = None) -> Move:
    """Return the card that a sensible player lays."""
    if not turn.state.plays:
        return opening_by_rule(turn)
    trump = turn.state.trump
    card = rollout.by_rule(here or turn.position, trumped(turn.known.mine, trump))
    return next(m for m in turn.moves if trumped(BITS[m.cards[0]], trump) == card)


def discards(turn: Turn, usual: Move) -> list[Move]:
    """Return the plain cards that might as well be thrown away, when one is."""
    trick, trump = turn.position.trick, turn.state.trump
    if not trick or trumped(BITS[usual.cards[0]], trump) & TRUMPS:
        return []
    if trumped(turn.known.mine, trump) & field(trick[0]):
        return []
    return [move for move in turn.moves if not trumped(BITS[move.cards[0]], trump) & TRUMPS]


def leads_against_misere(turn: Turn) -> bool:
    """Tell whether the seat leads to a trick that must go to who bid a misère."""
    return not turn.position.need and not turn.position.trick and not is_alone(turn)


def lowest_leads(turn: Turn) -> list[Move]:
    """Return the lowest plain card of every suit, for who leads against a misère."""
    if not leads_against_misere(turn):
        return []
    cards = {trumped(BITS[move.cards[0]], turn.state.trump): move for move in turn.moves}
    plain = {card: move for card, move in cards.items() if not card & TRUMPS}
    every = sum(plain)
    return [move for card, move in plain.items() if not every & field(card) & (card - 1)]


def spare(turn: Turn, mine: int, card: int) -> int:
    """Return the card of a suit that goes first: the lowest, but the highest in a misère."""
    own = mine & field(card)
    return own & -own if turn.position.need else top(own)


def held_for(turn: Turn, bid: Bid, card: int) -> tuple[int, ...]:
    """Return the hands a bid may be played with; ``card`` lies on the table (NAP-R33, R35)."""
    hand = turn.known.mine
    if not card:
        return (hand,)
    if bid.form == CON:
        return swapped(hand, card)
    return (hand, *swapped(hand, card)) if turn.options.variant == "miron" else (hand,)


def is_alone(turn: Turn) -> bool:
    """Tell whether the seat plays against all the others."""
    return turn.state.declarer == turn.view.seat
