"""What a seat may play, may still hold, and wins for certain (ECA-R13 … R15, R18, R20, R23)."""

from collections.abc import Sequence

from naipes_gui.core.cards import KING_HIGH, Card
from naipes_gui.core.draft import Draft
from naipes_gui.core.table import NOBODY, Seat
from naipes_gui.core.tricks import Allowed, Customs, allowed, winner
from naipes_gui.core.zones import HAND, TRICK, TURN_UP, WASTE, WON
from naipes_gui.games.ecarte.rules.state import PACK, TO_WIN, EcarteState, Play, other
from naipes_gui.games.ecarte.rules.zones import TAKE_BACK

CUSTOMS = Customs(head=True, trump=True)


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
    won = (WON.of(seat), WON.of(other(seat)))
    zones = (TURN_UP.id, HAND.of(seat), WASTE.of(seat), *won)
    seen = {card for zone in zones for card in state.table[zone]}
    ranks = [c.rank for c in PACK.cards if c.suit == state.trump and c not in seen]
    highest = max(map(KING_HIGH.index, ranks), default=-1)
    mine = [card for card in state.hand(seat) if card.suit == state.trump]
    return tuple(card for card in mine if KING_HIGH.index(card.rank) > highest)


def may_claim(state: EcarteState, seat: Seat) -> bool:
    """Tell whether three tricks are certain: those won and those of master trumps."""
    return state.tricks(seat) + len(masters(state, seat)) >= TO_WIN


def taker_of(state: EcarteState, reply: Play) -> Seat:
    """Return who wins the trick that a reply completes; by rank if it answers the name."""
    lead = state.trick[0]
    if reply.card not in strict(state).cards and answers_the_name(state, reply.card):
        return reply.seat if outranks(reply.card, lead.card) else lead.seat
    return (lead, reply)[winner((lead.card, reply.card), KING_HIGH, state.trump)].seat


def take_back(draft: Draft[EcarteState], offender: Seat) -> None:
    """Give both their five cards back; the offender plays on with his face up (ECA-R20)."""
    state = draft.state
    draft.say(offender, "revoke")
    for seat in (state.elder, state.dealer):
        draft.draw(1, TRICK.of(seat), HAND.of(seat), TAKE_BACK)
        played = {play.card for play in state.plays if play.seat == seat}
        for zone in (WON.of(state.elder), WON.of(state.dealer)):
            mine = [card for card in state.table[zone] if card in played]
            draft.move(mine, zone, HAND.of(seat), TAKE_BACK)
    draft.look(other(offender), HAND.of(offender))
    offenders = tuple(sorted({*state.offenders, offender}))
    draft.set(offenders=offenders, plays=(), leader=state.elder, to_move=state.elder)
