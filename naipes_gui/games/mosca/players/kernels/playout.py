"""Plays a hand to its end on bits: by simple rules, and the last tricks as well as possible."""

from collections.abc import Sequence

from naipes_gui.bots.kernel import Few, Floats, copied, listed, no_floats, row
from naipes_gui.games.mosca.players.bits import KINGS, SUIT, TRUMPS, WIDTH
from naipes_gui.games.mosca.rules.state import LOO

PLAIN_SUITS = 3
LOWEST_TRUMP = PLAIN_SUITS * WIDTH
LOWEST_TEN = WIDTH - 5
"""From this height on a card counts ten (MOS-R4)."""
QUEEN_OF_TRUMPS = 1 << 4 * WIDTH - 2
HEIGHT = tuple(place % WIDTH for place in range(4 * WIDTH))
SUIT_OF = tuple(SUIT << place // WIDTH * WIDTH for place in range(4 * WIDTH))
ABOVE = tuple(suit & -(2 << place) for place, suit in enumerate(SUIT_OF))
"""The higher cards of the same suit, by the place of a card."""
TAKES = tuple(
    above | (0 if suit == TRUMPS else TRUMPS) for above, suit in zip(ABOVE, SUIT_OF, strict=True)
)
"""The cards that take a trick from a card that follows suit or is a trump."""
WORTH = tuple(10 if height >= LOWEST_TEN else height + 2 for height in HEIGHT)
EXACT = (0, 0, 2, 2, 2, 1, 1)
"""By the number of participants: from so many cards in each hand on a play-out is exact."""


class Stakes:
    """What a hand is played for, and how it is paid out (MOS-R18, R19)."""

    __slots__ = ("by_tricks", "carried", "longest_first", "loo_now", "pool", "seats")
    pool: int
    seats: int
    by_tricks: bool
    loo_now: bool
    carried: bool
    longest_first: bool

    def __init__(self, pool: int, seats: int, by_tricks: bool, loo_now: bool, tie: str) -> None:
        self.pool, self.seats, self.by_tricks, self.loo_now = pool, seats, by_tricks, loo_now
        self.carried = tie == "carry"
        self.longest_first = tie == "more_tricks_then_split"


class Board:
    """The tricks among the participants, who are counted from the elder on."""

    __slots__ = (
        "best", "hands", "led", "played", "points", "size", "still_high", "taker", "top", "tricks",
        "turn", "worth",
    )  # fmt: skip
    hands: Few
    points: Few
    tricks: Few
    size: int
    turn: int
    still_high: bool
    played: int
    """How many cards lie in the unfinished trick."""
    led: int
    """The place of the card led; ``top`` that of the best of its suit, ``best`` that which wins."""
    top: int
    best: int
    taker: int
    worth: int

    def __init__(
        self, hands: Sequence[int], points: Sequence[int], tricks: Sequence[int], turn: int,
        still_high: bool = False,
    ) -> None:  # fmt: skip
        self.hands = row(hands)
        self.points = row(points)
        self.tricks = row(tricks)
        self.size, self.turn, self.still_high = len(hands), turn, still_high
        self.played = self.led = self.top = self.best = self.taker = self.worth = 0

    def copy(self) -> "Board":
        """Return a board that can be played on without touching this one."""
        found: Board = Board.__new__(Board)
        found.turn, found.still_high = self.turn, self.still_high
        found.size, found.played, found.led = self.size, self.played, self.led
        found.top, found.best, found.taker = self.top, self.best, self.taker
        found.worth = self.worth
        found.hands = copied(self.hands, self.size)
        found.points = copied(self.points, self.size)
        found.tricks = copied(self.tricks, self.size)
        return found

    def dealt(self, hands: Sequence[int]) -> "Board":
        """Return the same board with other hands."""
        found = self.copy()
        found.hands = row(hands)
        return found

    def hand(self) -> int:
        """Return the hand of whoever is to play."""
        return self.hands[self.turn]

    def hold(self, hand: int) -> None:
        """Give whoever is to play this hand."""
        self.hands[self.turn] = hand

    def legal(self) -> int:
        """Return what whoever is to play may play without a fine (MOS-R15)."""
        hand = self.hands[self.turn]
        if not self.played:
            return hand
        following = hand & SUIT_OF[self.led]
        ruffed = self.best >= LOWEST_TRUMP > self.led
        if following:
            if ruffed and not self.still_high:
                return following
            return following & ABOVE[self.top] or following
        trumps = hand & TRUMPS
        if trumps and ruffed:
            return trumps & ABOVE[self.best] or trumps
        return trumps or hand

    def play(self, card: int) -> None:
        """Lay a card, and turn the trick when it is complete."""
        seat, place = self.turn, card.bit_length() - 1
        self.hands[seat] ^= card
        self.worth += WORTH[place]
        if not self.played:
            self.led = self.top = self.best = place
            self.taker = seat
        elif card & TAKES[self.best]:
            if place < LOWEST_TRUMP or self.led >= LOWEST_TRUMP:
                self.top = place
            self.best, self.taker = place, seat
        elif card & ABOVE[self.top]:
            self.top = place
        self.played += 1
        if self.played == self.size:
            self.points[self.taker] += self.worth
            self.tricks[self.taker] += 1
            self.turn, self.played, self.worth = self.taker, 0, 0
        else:
            self.turn = seat + 1 if seat + 1 < self.size else 0

    def run(self, left: int = 0) -> None:
        """Play on by simple rules until every hand has no more than so many cards."""
        while self.played or self.hands[self.turn].bit_count() > left:
            cards = self.legal()
            if not cards & (cards - 1):
                self.play(cards)
            elif not self.played:
                self.play(lead(cards))
            else:
                self.play(reply(cards, self.best, self.played == self.size - 1))

    def gains(self, stakes: Stakes) -> list[float]:
        """Return what each participant gains on the average of the seats, when all is played.

        What stays in the pool belongs to all alike.
        """
        found: Floats = no_floats(self.size)
        _pay(self, stakes, found)
        return listed(found, self.size)

    def held(self, place: int) -> int:
        """Return somebody's hand: once compiled, the row itself is for nobody else."""
        return self.hands[place]

    def taken(self, place: int) -> int:
        """Return how many tricks somebody has."""
        return self.tricks[place]

    def merit(self, place: int, stakes: Stakes) -> int:
        """Return what decides who wins the pool."""
        return self.tricks[place] if stakes.by_tricks else self.points[place]


def _pay(board: Board, stakes: Stakes, into: Floats) -> None:
    """Write down what each participant gains."""
    loos, most, winners, longest = 0, 0, 0, 0
    for place in range(board.size):
        loos += board.tricks[place] == 0
        most = max(most, board.merit(place, stakes))
    for place in range(board.size):
        if board.merit(place, stakes) == most:
            winners |= 1 << place
            longest = max(longest, board.tricks[place])
    if stakes.longest_first:
        for place in range(board.size):
            if board.tricks[place] != longest:
                winners &= ~(1 << place)
    pool, count = stakes.pool + LOO * loos * stakes.loo_now, winners.bit_count()
    each = 0 if count > 1 and stakes.carried else pool // count
    average: float = (each * count - LOO * loos) / stakes.seats
    for place in range(board.size):
        got = each * (winners >> place & 1) - LOO * (board.tricks[place] == 0)
        into[place] = got - average


def lead(hand: int) -> int:
    """Return a lead: the best trump when most cards are trumps, else the highest plain card.

    The last trump but one card is led too, if it is likely to take.
    """
    trumps = hand & TRUMPS
    plain = hand ^ trumps
    if not plain or (trumps & (trumps - 1) and 2 * trumps.bit_count() > hand.bit_count()):
        return 1 << trumps.bit_length() - 1
    if trumps >= QUEEN_OF_TRUMPS and hand.bit_count() == 2:
        return trumps
    found, height = 0, -1
    while plain:
        card = plain & -plain
        plain ^= card
        if HEIGHT[card.bit_length() - 1] > height:
            found, height = card, HEIGHT[card.bit_length() - 1]
    return found


def reply(cards: int, best: int, last: bool) -> int:
    """Return a reply to the best card, by its place: take with the least that does, or a king."""
    if taking := cards & TAKES[best]:
        if not last and taking & KINGS:
            return taking & KINGS
        return taking & -taking
    return least(cards)


def least(cards: int) -> int:
    """Return the lowest plain card, or the lowest trump."""
    found, height = 0, WIDTH
    for suit in range(PLAIN_SUITS):
        held = cards & SUIT << suit * WIDTH
        if held:
            low = held & -held
            if HEIGHT[low.bit_length() - 1] < height:
                found, height = low, HEIGHT[low.bit_length() - 1]
    return found or cards & -cards


def solved(board: Board, stakes: Stakes) -> list[float]:
    """Return the gains when a board is played on as well as possible; the board is used up.

    Everybody plays what gains him most, all cards seen.
    """
    found: Floats = no_floats(board.size)
    _solve(board, stakes, found)
    return listed(found, board.size)


def _solve(board: Board, stakes: Stakes, into: Floats) -> None:
    while board.hands[board.turn]:
        cards = board.legal()
        if cards & (cards - 1):
            _best(board, cards, stakes, into)
            return
        board.play(cards)
    _pay(board, stakes, into)


def _best(board: Board, cards: int, stakes: Stakes, into: Floats) -> None:
    me, none = board.turn, True
    gains: Floats = no_floats(board.size)
    rest = unlike(board, cards)
    while rest:
        card = rest & -rest
        rest ^= card
        after: Board = board.copy()
        after.play(card)
        _solve(after, stakes, gains)
        if none or gains[me] > into[me]:
            none = False
            for place in range(board.size):
                into[place] = gains[place]


def unlike(board: Board, cards: int) -> int:
    """Return one of each run of cards that do the same: no other card lies between them."""
    others = 1 << board.top | 1 << board.best if board.played else 0
    for place in range(board.size):
        others |= board.hands[place]
    others &= ~cards
    before, found = 0, 0
    while cards:
        card = cards & -cards
        cards ^= card
        here, there = card.bit_length() - 1, before.bit_length() - 1
        if (
            not before
            or not card & SUIT_OF[there]
            or WORTH[here] != WORTH[there]
            or others & (card - 1) & ~(before - 1)
        ):
            found |= card
        before = card
    return found


def played_out(board: Board, stakes: Stakes) -> list[float]:
    """Return the gains when a board is played to the end by simple rules."""
    board.run()
    return board.gains(stakes)


def finished(board: Board, stakes: Stakes) -> list[float]:
    """Return the gains when a board is played by simple rules, and the last tricks exactly."""
    board.run(EXACT[board.size])
    return solved(board, stakes)


def fresh(hands: Sequence[int], still_high: bool) -> Board:
    """Return the board before the first lead."""
    none = [0] * len(hands)
    return Board(hands, none, none, 0, still_high)
