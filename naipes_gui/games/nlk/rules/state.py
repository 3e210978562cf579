"""What is known of a match of NLK at one instant, and what follows from it."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum, auto

from naipes_gui.core.cards import NATURAL, RANKS, Card
from naipes_gui.core.draft import of_the_match
from naipes_gui.core.rules import State
from naipes_gui.core.table import NOBODY, Seat
from naipes_gui.games.nlk.rules.zones import CHAIN, DRAWN, PILE


class Phase(Enum):
    """What the seat to move is asked for within a hand."""

    TURN = auto()
    """Give the own top card away, or draw."""
    DRAWN = auto()
    """Place the card just drawn."""
    MUST_DRAW = auto()
    """Draw again, after the last card was given away."""
    TRICKS = auto()
    """Lead, beat or take."""


@dataclass(frozen=True, slots=True, kw_only=True)
class NlkState(State):
    """A match of NLK; the scores are hands lost."""

    phase: Phase = Phase.TURN
    last_card: Card | None = None
    """The last card of the stock, which makes its suit trumps (NLK-R14)."""
    laid_by: tuple[Seat, ...] = ()
    """Who played the cards of the chain, in order; while there is none, those of the last trick:
    the table shows it until it is taken up."""
    size: int = 0
    """How many cards turn the trick being played (NLK-R23)."""
    out: tuple[Seat, ...] = ()
    """The seats that have got rid of their cards, in order."""
    taken: tuple[Card, ...] = ()
    """The cards that were taken up from tricks and are still held, the latest last."""
    positions: tuple[str, ...] = ()
    """What the stall guard has counted since a trick was turned or a player went out."""
    limited: bool = False
    """Whether taking is forbidden to whoever can beat (NLK-R25a)."""
    finish: tuple[int, ...] = ()
    """The place of every seat when the hand is over; nothing if it was void."""
    places: tuple[int, ...] = of_the_match()
    """The places of every seat in all hands, added up (NLK-R26)."""

    @property
    def trump(self) -> str:
        """The suit of the last stock card, or nothing before it is turned."""
        return self.last_card.suit if self.last_card is not None else ""

    @property
    def chain(self) -> tuple[Card, ...]:
        """The cards of the unfinished trick, the oldest first."""
        return self.table[CHAIN.id]

    @property
    def layers(self) -> tuple[Seat, ...]:
        """Who laid each card of the trick, also of one that moves before its move is written."""
        more = len(self.chain) - len(self.laid_by)
        return (*self.laid_by, self.to_move) if more > 0 else self.laid_by[-more:]

    @property
    def is_led(self) -> bool:
        """Whether the trick is a card that was led, and not what was left as one was taken up."""
        if len(self.chain) != 1:
            return False
        return not self.laid_by or self.to_move == self.next_active(self.laid_by[0])

    @property
    def drawn(self) -> Card | None:
        """The card that was drawn and must be placed."""
        return next(iter(self.table[DRAWN.id]), None)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Every seat in turn order."""
        return tuple(map(Seat, range(len(self.scores))))

    @property
    def active(self) -> tuple[Seat, ...]:
        """The seats that hold cards."""
        return tuple(seat for seat in self.seats if self.hand(seat))

    @property
    def is_playing_tricks(self) -> bool:
        """Whether the piles have become hands."""
        return self.phase is Phase.TRICKS

    @property
    def seen_before(self) -> int:
        """How often the present position has occurred already."""
        return max(0, self.positions.count(self.positions[-1]) - 1) if self.positions else 0

    def pile(self, seat: Seat) -> tuple[Card, ...]:
        """Return the pile of a seat, its top last."""
        return self.table[PILE.of(seat)]

    def top(self, seat: Seat) -> Card | None:
        """Return the card on top of a pile."""
        pile = self.pile(seat)
        return pile[-1] if pile else None

    def beating(self, *, strict: bool) -> tuple[Card, ...]:
        """Return the cards with which the seat to move may beat the chain (NLK-R19)."""
        return beating(self.hand(self.to_move), self.chain[-1], self.trump, strict=strict)

    def next_active(self, seat: Seat) -> Seat:
        """Return the next seat in turn order that holds cards; maybe the same one."""
        after = (*self.seats[seat + 1 :], *self.seats[: seat + 1])
        return next((other for other in after if self.hand(other)), NOBODY)


def pack_size(players: int) -> int:
    """Return how many cards so many players use (NLK-R2)."""
    return 4 * (players + 4)


def follows(card: Card, top: Card, size: int, *, circular: bool) -> bool:
    """Tell whether a card is the next one above another, suits ignored (NLK-R11)."""
    ranks = NATURAL[-(size // 4) :]
    if top.rank == "A":
        return card.rank == ranks[0] and (circular or card.rank == "2")
    return RANKS.index(card.rank) == RANKS.index(top.rank) - 1


def beats(card: Card, top: Card, trump: str) -> bool:
    """Tell whether a card may be laid on another: higher in suit, or a trump (NLK-R17)."""
    if card.suit == top.suit:
        return RANKS.index(card.rank) < RANKS.index(top.rank)
    return card.suit == trump


def beating(hand: Iterable[Card], top: Card, trump: str, *, strict: bool) -> tuple[Card, ...]:
    """Return the cards of a hand that may be laid; ``strict`` asks for the suit (NLK-R19)."""
    better = tuple(card for card in hand if beats(card, top, trump))
    in_suit = tuple(card for card in better if card.suit == top.suit)
    return in_suit if strict and in_suit else better
