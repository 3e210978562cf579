"""What may be played, who takes a trick, and what play tells (NAP-R14 … R20, R31)."""

from collections.abc import Sequence

from naipes_gui.core.cards import JOKER, SUITS, Card, in_order
from naipes_gui.core.table import Seat
from naipes_gui.games.napoleon.rules.state import NapoleonState, Play, strength, suit_in_play


def following(hand: Sequence[Card], led: Card, trump: str) -> tuple[Card, ...]:
    """Return the cards that follow suit; of a joker without trumps there are none."""
    suit = suit_in_play(led, trump)
    return tuple(card for card in hand if suit_in_play(card, trump) == suit)


def replies(hand: Sequence[Card], led: Card, trump: str) -> tuple[Card, ...]:
    """Return what may be played to a lead: the suit led, else anything (NAP-R15)."""
    return in_order(following(hand, led, trump) or hand)


def is_revoke(state: NapoleonState, seat: Seat, card: Card) -> bool:
    """Tell whether a reply fails to follow suit although it could [renuncio] (NAP-R23)."""
    trick = state.trick
    if not trick or seat != state.to_move:
        return False
    return card not in replies(state.hand(seat), trick[0].card, state.trump)


def best(trick: Sequence[Play], trump: str) -> Play:
    """Return the play that is winning a trick (NAP-R16, R31)."""
    led = suit_in_play(trick[0].card, trump)

    def power(play: Play) -> tuple[bool, bool, int]:
        suit = suit_in_play(play.card, trump)
        is_trump = play.card == JOKER or suit == trump
        return is_trump, suit == led, strength(play.card)

    return max(trick, key=power)


def openings(hand: Sequence[Card], bound: str, trump: str) -> tuple[Card, ...]:
    """Return the suited cards that may open a hand; the joker is apart (NAP-R19, R20)."""
    suited = [card for card in in_order(hand) if card != JOKER]
    if bound == "free":
        return tuple(suited)
    if bound == "lowest_of_suit":
        return tuple(card for card in suited if card == lowest_of(suited, card.suit))
    plain = [card for card in suited if card.suit != trump]
    if not plain:
        return (lowest_of(suited, trump),)
    low = min(map(strength, plain))
    return tuple(card for card in plain if strength(card) == low)


def joker_names(hand: Sequence[Card], bound: str) -> tuple[str, ...]:
    """Return the suits a declarer may name who opens with the joker (NAP-R31)."""
    if bound == "lowest_plain" or JOKER not in hand:
        return ()
    held = {card.suit for card in hand} if bound == "lowest_of_suit" else set()
    return tuple(suit for suit in SUITS if suit not in held)


def lowest_of(hand: Sequence[Card], suit: str) -> Card:
    """Return the lowest card of a suit in a hand that has one."""
    return min((card for card in hand if card.suit == suit), key=strength)


def may_still_hold(state: NapoleonState, bound: str, seat: Seat, card: Card) -> bool:
    """Tell whether the leads and replies of a seat leave it a card (NAP-R15, R19, R20)."""
    opening, size = state.plays[:1], len(state.bidders) or 1
    if opening and opening[0].seat == seat and not _left_by(opening[0], bound, state, card):
        return False
    suit = suit_in_play(card, state.trump)
    tricks = [state.plays[i : i + size] for i in range(0, len(state.plays), size)]
    own = [(trick[0], play) for trick in tricks for play in trick[1:] if play.seat == seat]
    return all(_followed(lead, reply, state.trump, suit) for lead, reply in own)


def _followed(lead: Play, reply: Play, trump: str, suit: str) -> bool:
    """Tell whether a reply leaves its player a suit: it does unless it did not follow."""
    led = suit_in_play(lead.card, trump)
    return suit != led or suit_in_play(reply.card, trump) == led


def _left_by(opening: Play, bound: str, state: NapoleonState, card: Card) -> bool:
    """Tell whether a declarer who had to open with his lowest card may hold another one."""
    led, trump = opening.card, state.trump
    if bound == "free" or card == JOKER:
        return True
    if bound == "lowest_of_suit":
        lower = led == JOKER or strength(card) < strength(led)
        return card.suit != (trump if led == JOKER else led.suit) or not lower
    if led.suit == trump:
        return card.suit == trump and strength(card) > strength(led)
    return card.suit == trump or strength(card) >= strength(led)
