"""How the tricks go on after a card, both hands open: for whoever asks what comes of it."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from naipes_gui.bots.cards import falling
from naipes_gui.bots.consequences import Course, Event, Kind, Side, Trick, events
from naipes_gui.core.cards import Card
from naipes_gui.games.ecarte.players.kernels.foresight import (
    LOST_ALL,
    WON,
    WON_ALL,
    led,
    replied,
)
from naipes_gui.games.ecarte.players.solver import BEATS, bits, replies, takes
from naipes_gui.games.ecarte.rules.state import HAND_SIZE

ME, RIVAL = 0, 1


def cards_of(trump: str) -> Mapping[int, Card]:
    """Return the card of every bit."""
    return {bit: card for card, bit in bits(trump).items()}


def played(
    hands: tuple[int, int], leader: int, won: int, lead: int = 0, card: int = 0
) -> Iterator[tuple[int, int, int, int]]:
    """Yield the tricks of a hand: who leads, the two cards, and who takes the trick.

    The first player has won so many already, and plays ``card`` first; ``lead`` lies there.
    """
    mine, theirs = hands
    held = [mine, theirs]
    while held[ME] or held[RIVAL]:
        follower = 1 - leader
        done = HAND_SIZE - held[follower].bit_count()
        ours = won if leader == ME else done - won
        first = lead or (card if leader == ME and card else _leads(held, leader, ours))
        held[leader] &= ~first
        theirs_won = done - ours
        second = card if lead else _answers(held, follower, first, theirs_won)
        held[follower] ^= second
        lead = card = 0
        taker = follower if takes(first, second) else leader
        yield leader, first, second, taker
        won, leader = won + (taker == ME), taker


def _leads(held: Sequence[int], leader: int, won: int) -> int:
    """Return the best lead: of those as good a sure one, the highest, or else the lowest."""
    mine, other = held[leader], held[1 - leader]

    def merit(card: int) -> tuple[int, int, int]:
        is_sure = not replies(card, other) & BEATS[card.bit_length() - 1]
        height = (card.bit_length() - 1) & 7
        return led(card, mine, other, won), is_sure, height if is_sure else -height

    return max(falling(mine), key=merit)


def _answers(held: Sequence[int], follower: int, first: int, won: int) -> int:
    """Return the best answer, the lowest of those as good; plain cards go before trumps."""
    mine, other = held[follower], held[1 - follower]

    def merit(card: int) -> tuple[int, int, int]:
        place = card.bit_length() - 1
        return replied(first, card, other, mine, won), -(place >> 3 == 3), -(place & 7)

    return max(falling(replies(first, mine)), key=merit)


def course(
    found: Iterator[tuple[int, int, int, int]], won: int, side: Side, pair: Sequence[Card],
    worth: Callable[[int], float],
) -> Course:  # fmt: skip
    """Return what the tricks come to for the first player, who has won so many before."""
    tricks = [*tricks_of(found, side.trump)]
    won += sum(trick.winner == ME for trick in tricks)
    told = [*events(tricks, side, pair), *of_the_hand(won)]
    return Course(worth(won), frozenset(told))


def tricks_of(found: Iterator[tuple[int, int, int, int]], trump: str) -> Iterator[Trick]:
    """Yield tricks with their cards by name."""
    named = cards_of(trump)
    for leader, first, second, taker in found:
        yield Trick(((leader, named[first]), (1 - leader, named[second])), taker)


def of_the_hand(won: int) -> Iterator[Event]:
    """Yield what so many tricks are called."""
    if won >= 3:
        yield Event(Kind.GOAL)
    if won == HAND_SIZE:
        yield Event(Kind.ALL)
    if not won:
        yield Event(Kind.NOTHING)


def result_of(won: int) -> int:
    """Return what so many tricks of a whole hand come to, as play-outs count it."""
    return WON_ALL if won == HAND_SIZE else WON if won >= 3 else int(won > 0) or LOST_ALL
