"""Plays a hand to its end by simple rules, on bits."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

from naipes_gui.bots.cards import split, top
from naipes_gui.games.mosca.players.bits import (
    HEIGHT,
    KINGS,
    SUITS_HELD,
    TAKES,
    TRUMPS,
    WIDTH,
    WORTH,
    replies,
)
from naipes_gui.games.mosca.rules.state import LOO

QUEEN_OF_TRUMPS = 1 << 4 * WIDTH - 2


@dataclass(slots=True)
class Board:
    """The tricks among the participants, who are counted from the elder on."""

    hands: list[int]
    points: list[int]
    tricks: list[int]
    turn: int
    still_high: bool = False
    played: int = 0
    """How many cards lie in the unfinished trick."""
    led: int = 0
    top: int = 0
    best: int = 0
    taker: int = 0
    worth: int = 0

    def copy(self) -> Self:
        """Return a board that can be played on without touching this one."""
        return type(self)(
            self.hands[:], self.points[:], self.tricks[:], self.turn, self.still_high,
            self.played, self.led, self.top, self.best, self.taker, self.worth,
        )  # fmt: skip

    def legal(self) -> int:
        """Return the cards that whoever is to play may play."""
        hand = self.hands[self.turn]
        if not self.played:
            return hand
        return replies(hand, self.led, self.top, self.best, still_high=self.still_high)

    def play(self, card: int) -> None:
        """Lay a card, and turn the trick when it is complete."""
        seat = self.turn
        self.hands[seat] ^= card
        self.worth += WORTH[card]
        if not self.played:
            self.led = self.top = self.best = card
            self.taker = seat
        elif card & TAKES[self.best]:
            if not card & TRUMPS or self.led & TRUMPS:
                self.top = card
            self.best, self.taker = card, seat
        elif card & TAKES[self.top] & ~TRUMPS:
            self.top = card
        self.played += 1
        if self.played == len(self.hands):
            self.points[self.taker] += self.worth
            self.tricks[self.taker] += 1
            self.turn, self.played, self.worth = self.taker, 0, 0
        else:
            self.turn = seat + 1 if seat + 1 < len(self.hands) else 0

    def run(self, left: int = 0) -> None:
        """Play on by simple rules until every hand has no more than so many cards."""
        hands, size = self.hands, len(self.hands)
        while self.played or hands[self.turn].bit_count() > left:
            cards = self.legal()
            if not cards & (cards - 1):
                self.play(cards)
            elif not self.played:
                self.play(lead(cards))
            else:
                self.play(reply(cards, self.best, last=self.played == size - 1))


def lead(hand: int) -> int:
    """Return a lead: the best trump when most cards are trumps, else the highest plain card.

    The last trump but one card is led too, if it is likely to take.
    """
    trumps = hand & TRUMPS
    plain = hand ^ trumps
    if not plain or (trumps & (trumps - 1) and 2 * trumps.bit_count() > hand.bit_count()):
        return top(trumps)
    if trumps >= QUEEN_OF_TRUMPS and hand.bit_count() == 2:
        return trumps
    return max(split(plain), key=HEIGHT.__getitem__)


def reply(cards: int, best: int, *, last: bool) -> int:
    """Return a reply: take with the least card that does, or a king; else throw the least."""
    if taking := cards & TAKES[best]:
        if not last and taking & KINGS:
            return taking & KINGS
        return taking & -taking
    return least(cards)


def least(cards: int) -> int:
    """Return the lowest plain card, or the lowest trump."""
    found, height = 0, WIDTH
    for suit in SUITS_HELD[:3]:
        held = cards & suit
        if held and HEIGHT[held & -held] < height:
            found = held & -held
            height = HEIGHT[found]
    return found or cards & -cards


@dataclass(frozen=True, slots=True)
class Stakes:
    """What a hand is played for, and how it is paid out (MOS-R18, R19)."""

    pool: int
    seats: int
    by_tricks: bool
    loo_now: bool
    tie: str

    def gains(self, points: Sequence[int], tricks: Sequence[int]) -> list[float]:
        """Return what each participant gains on the average of the seats.

        What stays in the pool belongs to all alike.
        """
        loos = tricks.count(0)
        pool = self.pool + LOO * loos * self.loo_now
        merits = tricks if self.by_tricks else points
        most = max(merits)
        best = [place for place, merit in enumerate(merits) if merit == most]
        if self.tie == "more_tricks_then_split" and len(best) > 1:
            longest = max(tricks[place] for place in best)
            best = [place for place in best if tricks[place] == longest]
        each = 0 if len(best) > 1 and self.tie == "carry" else pool // len(best)
        average = (each * len(best) - LOO * loos) / self.seats
        return [
            each * (place in best) - LOO * (not tricks[place]) - average
            for place in range(len(points))
        ]


def played_out(board: Board, stakes: Stakes) -> list[float]:
    """Return the gains when a board is played to the end."""
    board.run()
    return stakes.gains(board.points, board.tricks)


def fresh(hands: Sequence[int], *, still_high: bool) -> Board:
    """Return the board before the first lead."""
    size = len(hands)
    return Board(list(hands), [0] * size, [0] * size, 0, still_high)
