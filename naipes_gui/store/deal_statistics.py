"""Whether the deals were fair: what everybody was dealt, beside what chance gives.

All deals of all records count, also those of hands that were taken back or left. What is
expected follows from the hypergeometric law: a hand is drawn blindly from the pack, or, where
the turn-up decides what is good, from the rest of it. A margin is 1.96 standard deviations
under that law: of twenty fair figures one lies outside.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from naipes_gui import games
from naipes_gui.core.cards import HIDDEN, Card
from naipes_gui.core.luck import Luck, Urn
from naipes_gui.core.significance import ChiSquare, half_known
from naipes_gui.core.table import Seat
from naipes_gui.core.text import phrase
from naipes_gui.store.deals import Deal, Dealt

PERSON, COMPUTER = "person", "computer"
DECK = "deck"
WHOSE = {
    PERSON: phrase("deals", "You"),
    COMPUTER: phrase("deals", "Each opponent"),
}
WHERE = {
    PERSON: phrase("deals", "Your hands"),
    COMPUTER: phrase("deals", "Opponents' hands"),
    DECK: phrase("deals", "Order of the deck"),
}


@dataclass(frozen=True, slots=True)
class Share:
    """What somebody was dealt of something good, in the mean of a hand."""

    who: str
    """`PERSON`, `COMPUTER` (all its seats), or a seat by its number."""
    hands: int
    observed: float
    expected: float
    margin: float

    @property
    def is_usual(self) -> bool:
        """Whether chance explains it nineteen times in twenty."""
        return abs(self.observed - self.expected) <= self.margin


@dataclass(frozen=True, slots=True)
class Found:
    """How one kind of good cards fell."""

    luck: Luck
    shares: tuple[Share, ...]
    ahead: Share | None
    """What the person got more than each opponent, a hand; nothing without a person."""


@dataclass(frozen=True, slots=True)
class GameDeals:
    """How the cards of one game fell."""

    game: str
    records: int
    damaged: int
    """Of those, how many make no sense from somewhere on."""
    deals: int
    found: tuple[Found, ...]
    checks: Mapping[str, ChiSquare]
    """Which card lies where: in the hands of the person, of the computer, in the deck."""


@dataclass(slots=True)
class _Sum:
    """Adds what hands were worth to what they might have been."""

    hands: int = 0
    observed: float = 0.0
    expected: float = 0.0
    variance: float = 0.0

    def add(self, hands: int, observed: float, expected: float, variance: float) -> None:
        self.hands += hands
        self.observed += observed
        self.expected += expected
        self.variance += variance

    def share(self, who: str) -> Share:
        margin = half_known(self.variance)
        figures = (figure / self.hands for figure in (self.observed, self.expected, margin))
        return Share(who, self.hands, *figures)


@dataclass(slots=True)
class _Places:
    """Counts which cards of a pack came to certain places."""

    counts: Counter[Card] = field(default_factory=Counter)
    expected: float = 0.0
    variance: float = 0.0

    def add(self, cards: Sequence[Card], pack: int) -> None:
        self.counts.update(cards)
        share = len(cards) / pack
        self.expected += share
        self.variance += share * (1 - share)

    def check(self, pack: Sequence[Card]) -> ChiSquare:
        """Return how far the cards are from coming equally often.

        They come together in hands, of fixed sizes: a chi-square of one degree less than there
        are cards once it is diminished by one part in as many (sampling without replacement).
        """
        squares = sum((self.counts[card] - self.expected) ** 2 for card in pack)
        without = (len(pack) - 1) / len(pack)
        return ChiSquare(squares / self.variance * without, len(pack) - 1)


class DealStatistics:
    """Takes the deals of one record after the other."""

    def __init__(self) -> None:
        self._games: dict[str, _Game] = {}
        self.unreadable = 0
        """How many files are no records of a known game at all."""

    def take(self, dealt: Dealt) -> None:
        """Count a record."""
        if dealt.header is None or dealt.header.game not in games.all_games():
            self.unreadable += 1
            return
        key = dealt.header.game
        game = self._games.setdefault(key, _Game(games.all_games()[key].luck()))
        persons = {Seat(i) for i, who in enumerate(dealt.header.seats) if who.kind == "human"}
        game.records += 1
        game.damaged += dealt.damaged
        for deal in dealt.deals:
            game.take(deal, persons)

    def found(self) -> tuple[GameDeals, ...]:
        """Return what came of it, game by game in the order of the games."""
        return tuple(self._games[key].found(key) for key in games.all_games() if key in self._games)


class _Game:
    def __init__(self, luck: Sequence[Luck]) -> None:
        self.luck = luck
        self.records = self.damaged = self.deals = 0
        self._sums: dict[tuple[str, str], _Sum] = defaultdict(_Sum)
        self._places: dict[tuple[str, tuple[Card, ...]], _Places] = defaultdict(_Places)
        self._decks: dict[tuple[Card, ...], Counter[tuple[int, Card]]] = defaultdict(Counter)

    def take(self, deal: Deal, persons: set[Seat]) -> None:
        self.deals += 1
        pack = tuple(sorted(deal.deck))
        self._decks[pack].update(enumerate(deal.deck))
        groups = _groups(deal, persons)
        for who, hands in groups.items():
            if who in (PERSON, COMPUTER):
                cards = tuple(card for hand in hands for card in hand)
                self._places[who, pack].add(cards, len(pack))
        for luck in self.luck:
            if not luck.turned or deal.turned != HIDDEN:
                self._weigh(luck, deal, pack, groups)

    def _weigh(
        self, luck: Luck, deal: Deal, pack: tuple[Card, ...],
        groups: Mapping[str, Sequence[Sequence[Card]]],
    ) -> None:  # fmt: skip
        turned = deal.turned if luck.turned else HIDDEN
        urn = _urn(luck, pack, turned)
        worth = {who: _worth(luck, hands, turned) for who, hands in groups.items()}
        sizes = {who: sum(map(len, hands)) for who, hands in groups.items()}
        for who, hands in groups.items():
            size = sizes[who]
            self._sums[luck.key, who].add(
                len(hands), worth[who], urn.expected(size), urn.spread(size)
            )
        if PERSON in groups and COMPUTER in groups:
            mine, theirs = len(groups[PERSON]), len(groups[COMPUTER])
            one, other = sizes[PERSON], sizes[COMPUTER]
            self._sums[luck.key, "ahead"].add(
                1,
                worth[PERSON] / mine - worth[COMPUTER] / theirs,
                urn.expected(one) / mine - urn.expected(other) / theirs,
                urn.spread(one) / mine**2 + urn.spread(other) / theirs**2
                - 2 * urn.shared(one, other) / (mine * theirs),
            )  # fmt: skip

    def found(self, key: str) -> GameDeals:
        kinds = tuple(self._kind(luck) for luck in self.luck)
        shown = tuple(kind for kind in kinds if any(share.expected for share in kind.shares))
        return GameDeals(key, self.records, self.damaged, self.deals, shown, dict(self._checks()))

    def _kind(self, luck: Luck) -> Found:
        shares = {who: total.share(who) for (kind, who), total in self._sums.items()
                  if kind == luck.key}  # fmt: skip
        ahead = shares.pop("ahead", None)
        return Found(luck, tuple(shares[who] for who in sorted(shares, key=_order)), ahead)

    def _checks(self) -> Iterator[tuple[str, ChiSquare]]:
        for group in (PERSON, COMPUTER):
            parts = [p.check(pack) for (who, pack), p in self._places.items() if who == group]
            if parts:
                yield group, _together(parts)
        if self._decks:
            yield DECK, _together([_order_check(pack, c) for pack, c in self._decks.items()])


def beyond_chance(luck: Luck, deal: Deal, seat: Seat) -> float:
    """Return what a seat was dealt of something good beyond the mean; out of the hand, nothing."""
    hand = deal.hands.get(seat, ())
    if luck.turned and deal.turned == HIDDEN:
        return 0.0
    turned = deal.turned if luck.turned else HIDDEN
    urn = _urn(luck, tuple(sorted(deal.deck)), turned)
    return _worth(luck, [hand], turned) - urn.expected(len(hand))


def _groups(deal: Deal, persons: set[Seat]) -> dict[str, list[tuple[Card, ...]]]:
    """Return the hands of the person, of the computer, and of every seat."""
    found: dict[str, list[tuple[Card, ...]]] = defaultdict(list)
    for seat, hand in deal.hands.items():
        found[PERSON if seat in persons else COMPUTER].append(hand)
        found[str(seat)].append(hand)
    return found


def _order(who: str) -> tuple[bool, bool, str]:
    """Return the place of a row: the person, the computer, then the seats."""
    return who.isdecimal(), who != PERSON, who


@lru_cache(maxsize=256)
def _urn(luck: Luck, pack: tuple[Card, ...], turned: Card) -> Urn:
    return Urn.of([luck.worth(card, turned) for card in pack if card != turned])


def _worth(luck: Luck, hands: Sequence[Sequence[Card]], turned: Card) -> float:
    return sum(luck.worth(card, turned) for hand in hands for card in hand)


def _order_check(pack: Sequence[Card], counts: Counter[tuple[int, Card]]) -> ChiSquare:
    """Return how far every card is from lying equally often in every place of the deck.

    Every deck fills every place and holds every card, so that rows and columns are fixed.
    """
    size = len(pack)
    expected = counts.total() / size**2
    squares = sum((counts[place, card] - expected) ** 2 for place in range(size) for card in pack)
    return ChiSquare(squares / expected * (size - 1) / size, (size - 1) ** 2)


def _together(parts: Sequence[ChiSquare]) -> ChiSquare:
    """Return the sum over several packs."""
    return ChiSquare(sum(p.statistic for p in parts), sum(p.freedom for p in parts))
