"""What is said in every game alike, so that no game has to say it."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, TypeAlias

from naipes_gui.core.cards import ACE, COURTS, Card
from naipes_gui.core.rules import Stage, View
from naipes_gui.core.table import NOBODY, Seat
from naipes_gui.core.text import Phrase, Who, phrase
from naipes_gui.core.wording import SUIT_NAMES
from naipes_gui.core.zones import LOT

YOUR_TURN = phrase("games", "Your turn.")
HAND_OVER = phrase("games", "The hand is over.")
MATCH_OVER = phrase("games", "The match is over.")
I_DEAL = phrase("games", "I deal.")
LOW_ACE = phrase("games", "Here the ace ranks below the court cards.")
Told: TypeAlias = tuple[Phrase, Phrase]
"""What is told of a seat: to itself, as “you”, and to all others, with the blank ``who``."""
DEALS = phrase("table", "You deal first."), phrase("table", "{who} deals first.")
DEALS_WITH = (
    phrase("table", "You deal first: you drew {card}, {best}."),
    phrase("table", "{who} deals first, with {card}, {best}."),
)
DEALS_AFTER_TIE = (
    phrase("table", "You deal first: after a tie you drew {card}, {best}."),
    phrase("table", "{who} deals first, after a tie, with {card}, {best}."),
)
HIGHEST, LOWEST = phrase("table", "the highest"), phrase("table", "the lowest")
"""Which of the cards drawn deals first; a game may say it in words of its own."""
TRICK_NUMBER = phrase("games", "Trick")
CUT = phrase("games", "You cut the cards"), phrase("games", "{who} cuts the cards")
DEALING = phrase("games", "You deal the cards"), phrase("games", "{who} deals the cards")
LED = phrase("games", "You lead {cards:short}"), phrase("games", "{who} leads {cards:short}")
PLAYED = phrase("games", "You play {cards:short}"), phrase("games", "{who} plays {cards:short}")


def low_ace(best: Card, may: Sequence[Card]) -> tuple[Phrase, ...]:
    """Say why an ace fails, or is beaten, where court cards beat it; nothing if none is in play.

    ``best`` is to be beaten in its suit, with one of the cards that may be played.
    """
    rivals = [card.rank for card in may if card.suit == best.suit]
    below = best.rank in COURTS and ACE in rivals
    above = best.rank == ACE and any(rank in COURTS for rank in rivals)
    return (LOW_ACE,) if below or above else ()


def before_the_hand(view: View[Any], best: Phrase) -> tuple[Phrase, ...]:
    """Return the situation while the lot is drawn, the pack shuffled and cut; else nothing.

    ``best`` names the card of the lot that deals first.
    """
    state = view.state
    if state.stage is Stage.LOT:
        return (_drawing(view),)
    if state.stage is Stage.CUT:
        return (_cutting(view),)
    if state.stage is Stage.SHUFFLE and not state.deals and state.dealer != NOBODY:
        return (_first_dealer(view, best),)
    return ()


def _drawing(view: View[Any]) -> Phrase:
    again = view.state.drawing
    if any(view.state.table[LOT.of(seat)] for seat in again):
        return phrase(
            "table", "A tie ({who}): cards are drawn again for the first deal.",
            who=tuple(map(Who, again)),
        )  # fmt: skip
    return phrase("table", "Drawing for the first deal.")


def _first_dealer(view: View[Any], best: Phrase) -> Phrase:
    """Return who deals first, and with which card, where cards were drawn for it."""
    state, dealer = view.state, view.state.dealer
    drawn = state.table[LOT.of(dealer)]
    if not drawn:
        return by(view, dealer, DEALS)
    # Whoever was out of a tie has no card before him any more.
    tied = not all(state.table[LOT.of(Seat(seat))] for seat in range(len(state.scores)))
    return by(view, dealer, DEALS_AFTER_TIE if tied else DEALS_WITH, card=drawn[-1:], best=best)


def _cutting(view: View[Any]) -> Phrase:
    if view.state.to_move == view.seat:
        return phrase("table", "You cut.")
    return phrase("table", "{who} cuts.", who=Who(view.state.to_move))


def by(view: View[Any], seat: Seat, told: Told, **blanks: Any) -> Phrase:
    """Tell something of a seat, to itself or to others, whom the blank ``who`` tells its name."""
    yours, theirs = told
    if seat == view.seat:
        return replace(yours, blanks={**yours.blanks, **blanks})
    return replace(theirs, blanks={**theirs.blanks, **blanks, "who": Who(seat)})


def lead_asked(cards: Sequence[Card]) -> Phrase:
    """Return what somebody is asked for who may lead any of their cards."""
    if len(cards) == 1:
        return phrase("games", "Lead your last card.")
    return phrase("games", "Lead any card.")


def cut(view: View[Any], seat: Seat) -> Phrase:
    """Tell that a seat has cut."""
    return by(view, seat, CUT)


def played(view: View[Any], seat: Seat, cards: Sequence[Card], *, leads: bool) -> Phrase:
    """Tell that a seat has played to a trick, or led to it."""
    return by(view, seat, LED if leads else PLAYED, cards=tuple(cards))


def hand_of(hand: int, hands: int | None) -> Phrase:
    """Return which hand it is, and of how many where that is settled."""
    if hands is None:
        return phrase("games", "Hand {hand}", hand=hand)
    return phrase("games", "Hand {hand} of {all}", hand=hand, all=hands)


def hand_and_trump(view: View[Any], hand: int, trump: str, dealer: Seat) -> Phrase:
    """Return which hand it is, with what trump, and who has dealt it."""
    suit = SUIT_NAMES[trump]
    if dealer == view.seat:
        return phrase("games", "Hand {hand} · Trump: {suit} · You dealt", hand=hand, suit=suit)
    return phrase(
        "games", "Hand {hand} · Trump: {suit} · {who} dealt", hand=hand, suit=suit, who=Who(dealer)
    )


def trick_of(number: int, tricks: int) -> Phrase:
    """Return which trick is played, of how many."""
    return phrase("games", "{number} of {all}", number=min(number, tricks), all=tricks)


def trick_taken(number: int, taker: Seat) -> Phrase:
    """Return which trick it was and who has taken it, in short."""
    return phrase("games", "{number} · {who}", number=number, who=Who(taker))
