"""How good a hand is, at a glance: expected tricks by card, and from them the odds of a bid."""

from functools import lru_cache
from math import comb, exp
from typing import NamedTuple

from naipes_gui.core.cards import SUITS
from naipes_gui.games.napoleon.players.masks import FIELDS, JOKER_BIT, TRUMPS, trumped


class Odds(NamedTuple):
    """Where a hand is held: which cards are not seen, and how many of them the opponents hold."""

    unseen: int
    opponents: int
    size: int
    """Cards in every hand."""

    @property
    def held(self) -> int:
        """Cards in the hands of the opponents."""
        return self.opponents * self.size

    @property
    def share(self) -> float:
        """The chance that an unseen card is held by an opponent."""
        return min(1.0, self.held / max(1, self.unseen.bit_count()))


class Gauge(NamedTuple):
    """How expected tricks become chances, fitted to deals played out by rule."""

    per_trick: float = 0.87
    from_start: float = -0.64
    slope: float = 0.42
    nothing: float = 0.0
    """What is added to the chance of a misère."""
    company: float = 0.0
    """What is added to it for every opponent beyond two."""
    short: float = 0.0
    """By how many tricks a hand with a trump or two is worth less than its cards say."""


USUAL = Gauge()
FEW = 2
"""Trumps that are soon gone: whoever has no more is led through his plain suits."""
COMPANY = 4
"""Up to how many opponents it was measured that more of them make a misère easier than it looks."""
FALLS = 0.35
"""The share of the cards between two own trumps that falls in every round drawn before."""
ROUNDS = (0.8, 0.5, 0.25, 0.1, 0.0, 0.0, 0.0)
"""How likely a plain card is not trumped in the first, second … round of its suit."""
SAFE = (0.5, 0.75, 0.9, 1.0)
"""How far no, one, two or more trumps protect the plain cards."""
LATE = (0.0, 0.0, 0.12, 0.35, 0.6, 0.8, 0.9)
"""What a trump is worth at least in the third, fourth … round of trumps."""


def tricks(hand: int, trump: str, odds: Odds) -> float:
    """Return about how many tricks a hand wins with a suit as trumps."""
    mine, out = trumped(hand, trump), trumped(odds.unseen, trump)
    away = 1.0 - odds.share
    long = mine & TRUMPS
    total = trumps(long, out & TRUMPS, away)
    safe = protected(long.bit_count())
    for suit in FIELDS[:4]:
        own = mine & suit
        if own:
            total += safe * side(own, out & suit, away)
    return total


def protected(many: int) -> float:
    """Return how far so many trumps protect the plain cards."""
    return SAFE[min(3, many)]


@lru_cache(1 << 16)
def trumps(own: int, out: int, away: float) -> float:
    """Return how many tricks trumps win, the ``out`` ones being somewhere."""
    total, rank, above, feared = 0.0, 0, 0, 0.0
    while own:
        card = 1 << (own.bit_length() - 1)
        higher = (out & -card).bit_count()
        feared += (higher - above) * (1.0 - FALLS) ** rank
        wins = _beats(away, feared)
        total += max(LATE[min(rank, 6)], wins)
        # A card that wins shows that nobody has a higher one; one that loses draws one of them.
        feared = (1.0 - wins) * max(0.0, feared - 1.0)
        own, rank, above = own ^ card, rank + 1, higher
    return total


@lru_cache(1 << 16)
def side(own: int, out: int, away: float) -> float:
    """Return how many tricks the cards of a plain suit win, were they never trumped late."""
    total, rank, above, feared = 0.0, 0, 0, 0.0
    while own and rank < 4:
        card = 1 << (own.bit_length() - 1)
        higher = (out & -card).bit_count()
        feared += higher - above
        wins = _beats(away, feared)
        total += wins * ROUNDS[rank]
        feared = (1.0 - wins) * max(0.0, feared - 1.0)
        own, rank, above = own ^ card, rank + 1, higher
    return total


def _beats(away: float, higher: float) -> float:
    """Return the chance that nobody holds any of so many higher cards."""
    return 1.0 if higher <= 0 else float(max(away, 0.02) ** higher)


def suits(hand: int) -> tuple[str, ...]:
    """Return the suits that a hand can make trumps: those it holds, with the joker any."""
    if hand & JOKER_BIT:
        return tuple(SUITS)
    return tuple(name for name, suit in zip(SUITS, FIELDS, strict=False) if hand & suit)


def best_suit(hand: int, odds: Odds) -> tuple[float, str]:
    """Return the most tricks a hand wins, and with which trumps."""
    return max((tricks(hand, suit, odds), suit) for suit in suits(hand))


def makes(tricks_expected: float, need: int, gauge: Gauge = USUAL) -> float:
    """Return the chance of so many tricks."""
    short = gauge.per_trick * need + gauge.from_start - tricks_expected
    return 1.0 / (1.0 + exp(short / gauge.slope))


def sober(hand: int, trump: str, odds: Odds, gauge: Gauge) -> float:
    """Return about how many tricks a hand wins by who knows how little two trumps protect."""
    few = (trumped(hand, trump) & TRUMPS).bit_count() <= FEW
    return tricks(hand, trump, odds) - (gauge.short if few else 0.0)


def at_most(hand: int, trump: str, odds: Odds, need: int) -> float:
    """Return the chance that the trumps above one's highest do not take too many tricks.

    Each that an opponent holds takes a trick from a trump of one's own, whatever else one holds.
    """
    mine, out = trumped(hand, trump) & TRUMPS, trumped(odds.unseen, trump) & TRUMPS
    spared = odds.size - need
    higher = (out & -(1 << mine.bit_length())).bit_count()
    if mine.bit_count() <= spared or higher <= spared:
        return 1.0
    held = odds.share
    return sum(
        comb(higher, many) * held**many * (1.0 - held) ** (higher - many)
        for many in range(spared + 1)
    )


def avoids(hand: int, trump: str, odds: Odds, gauge: Gauge = USUAL) -> float:
    """Return the chance to win no trick at all; the joker always wins one."""
    if hand & JOKER_BIT:
        return 0.0
    mine, out = trumped(hand, trump), trumped(odds.unseen, trump)
    return unbeaten(feared(mine, out) * odds.share, odds.opponents, odds.size, gauge)


def feared(cards: int, out: int) -> float:
    """Return how many lower cards that are out may force some cards to win, in all their suits."""
    return sum(fear(cards & suit, out & suit) for suit in FIELDS)


def unbeaten(feared: float, opponents: int, size: int, gauge: Gauge = USUAL) -> float:
    """Return the chance to win no trick with a hand that fears so much."""
    usual = opponents**1.35 * (size / 5) ** 2
    more = gauge.nothing + gauge.company * max(0, min(opponents, COMPANY) - 2)
    chance = 1.0 / (1.0 + exp((feared / usual - 1.1) / 0.4)) + more
    return min(1.0, max(0.0, chance))


@lru_cache(1 << 16)
def fear(own: int, out: int) -> float:
    """Return how many lower cards may force those of a suit to win, the lowest first."""
    total, rank = 0.0, 0
    while own:
        card = own & -own
        lower = (out & (card - 1)).bit_count()
        total += max(0.0, lower - 1.2 * rank)
        own, rank = own ^ card, rank + 1
    return total
