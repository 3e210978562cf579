"""What is known of a match of Écarté at one instant, and what follows from it."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import NamedTuple

from naipes_gui.core.cards import KING_HIGH, Card, french
from naipes_gui.core.rules import Stage, State
from naipes_gui.core.table import NOBODY, Seat, at
from naipes_gui.core.tricks import Allowed, Customs, allowed

PACK = french(32)
CUSTOMS = Customs(head=True, trump=True)
HAND_SIZE = 5
TO_WIN = 3
"""Tricks that win a hand."""
GAME = 5
"""Points that win a game."""


class Phase(Enum):
    """What the seat to move is asked for within a hand."""

    PROPOSE = auto()
    ANSWER = auto()
    EXCHANGE = auto()
    KING = auto()
    PLAY = auto()


class Play(NamedTuple):
    """A card on its way into a trick; the leader may have named another suit than its own."""

    seat: Seat
    card: Card
    named: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class EcarteState(State):
    """A match of Écarté. Nothing here tells who holds the king of trumps but has not said so."""

    phase: Phase = Phase.PROPOSE
    exchanged: tuple[int, ...] = ()
    """How many cards were changed, in turn: the non-dealer, the dealer, the non-dealer …"""
    authority: Seat = NOBODY
    """Who blocked the first exchange (ECA-R9)."""
    announced: Seat = NOBODY
    """Who scored the king, turned up or announced."""
    leader: Seat = NOBODY
    plays: tuple[Play, ...] = ()
    called: str = ""
    """The suit the leader named and must now lead (ECA-R23)."""
    offenders: tuple[Seat, ...] = ()
    """Who has revoked in this hand and plays with his cards face up (ECA-R20)."""
    games: tuple[int, ...] = (0, 0)
    stakes: tuple[int, ...] = (0, 0)

    @property
    def elder(self) -> Seat:
        """The player who does not deal: he proposes, and leads first [mano]."""
        return other(self.dealer)

    @property
    def round(self) -> int:
        """The number of the proposal being talked about, from 1."""
        return len(self.exchanged) // 2 + 1

    @property
    def trump(self) -> str:
        """The suit of the turn-up, or nothing before it is turned."""
        turnup = self.table["turnup"]
        return turnup[0].suit if turnup else ""

    @property
    def king(self) -> Card:
        """The king of trumps."""
        return Card("K" + self.trump)

    @property
    def trick(self) -> tuple[Play, ...]:
        """The plays of the unfinished trick."""
        return self.plays[len(self.plays) // 2 * 2 :]

    @property
    def trick_has_king(self) -> bool:
        """Whether everybody sees the king of trumps led."""
        return any(play.card == self.king for play in self.trick)

    @property
    def is_between_tricks(self) -> bool:
        """Whether the exchanges and the king are settled and no card is on the table."""
        playing = self.stage is Stage.HAND and self.phase is Phase.PLAY
        return playing and not self.trick and not self.called

    def hand(self, seat: Seat) -> tuple[Card, ...]:
        """Return the cards a seat holds."""
        return self.table[at("hand", seat)]

    def tricks(self, seat: Seat) -> int:
        """Return how many tricks a seat has won."""
        return len(self.table[at("won", seat)]) // 2


def other(seat: Seat) -> Seat:
    """Return the opponent of a seat."""
    return Seat(1 - seat)


def outranks(card: Card, beaten: Card) -> bool:
    """Tell whether a card is higher than another, whatever their suits (ECA-R2)."""
    return KING_HIGH.index(card.rank) > KING_HIGH.index(beaten.rank)


def replies(hand: Sequence[Card], lead: Card, trump: str) -> Allowed:
    """Return what a follower may play: follow and beat, else follow, else trump (ECA-R14)."""
    return allowed(hand, (lead,), KING_HIGH, trump, CUSTOMS)


def strict(state: EcarteState) -> Allowed:
    """Return what the seat to move may play without revoking."""
    hand = state.hand(state.to_move)
    if state.trick:
        return replies(hand, state.trick[0].card, state.trump)
    return allowed(hand, (), KING_HIGH, state.trump, CUSTOMS)


def answers_the_name(state: EcarteState, card: Card) -> bool:
    """Tell whether a reply follows the suit that was named, not the one that was led (ECA-R23)."""
    lead = state.trick[0]
    return lead.named not in ("", lead.card.suit) and card.suit == lead.named


def is_renuncio(state: EcarteState, card: Card) -> bool:
    """Tell whether a reply fails to follow, to beat or to trump [renuncio] (ECA-R20)."""
    if not state.trick or answers_the_name(state, card):
        return False
    return card not in strict(state).cards


def may_still_hold(state: EcarteState, seat: Seat, card: Card) -> bool:
    """Tell whether the replies of a seat, and the announced king, leave it a card (ECA-R14)."""
    if card == state.king and state.announced not in (NOBODY, seat):
        return False
    tricks = zip(state.plays[::2], state.plays[1::2], strict=False)
    own = [(lead, reply) for lead, reply in tricks if reply.seat == seat]
    return all(_reply_allows(lead, reply, card, state.trump) for lead, reply in own)


def _reply_allows(lead: Play, reply: Play, card: Card, trump: str) -> bool:
    if reply.card.suit == lead.card.suit:
        beaten = outranks(reply.card, lead.card)
        return beaten or card.suit != lead.card.suit or not outranks(card, lead.card)
    if reply.card.suit == lead.named:  # It answered the name, which tells nothing of the suit led.
        return True
    return card.suit != lead.card.suit and (reply.card.suit == trump or card.suit != trump)


def masters(state: EcarteState, seat: Seat) -> tuple[Card, ...]:
    """Return the trumps of a seat that no card it has not seen can beat (ECA-R18).

    What the opponent shows but still holds counts as unseen: it can beat.
    """
    won = (at("won", seat), at("won", other(seat)))
    zones = ("turnup", at("hand", seat), at("waste", seat), *won)
    seen = {card for zone in zones for card in state.table[zone]}
    ranks = [c.rank for c in PACK.cards if c.suit == state.trump and c not in seen]
    highest = max(map(KING_HIGH.index, ranks), default=-1)
    mine = [card for card in state.hand(seat) if card.suit == state.trump]
    return tuple(card for card in mine if KING_HIGH.index(card.rank) > highest)


def may_claim(state: EcarteState, seat: Seat) -> bool:
    """Tell whether three tricks are certain: those won and those of master trumps."""
    return state.tricks(seat) + len(masters(state, seat)) >= TO_WIN
