"""Hands played out by players who choose what leaves them best off by learned numbers."""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import NamedTuple

from naipes_gui.bots.cards import places
from naipes_gui.games.hachi_hachi.players.bits import BLUES, BOAR, EACH, FOUR, NINE, RED, SHIFT
from naipes_gui.games.hachi_hachi.players.rollout import Deal, Playout
from naipes_gui.games.hachi_hachi.players.values import (
    GONE,
    LEADING,
    LOST,
    MINE,
    OPEN,
    OWNED,
    UNIT,
    UNSEEN,
    Stage,
    key_of,
    values,
)

SPREAD_BITS = 16
SPREAD = [0]
"""Sixteen bits with a gap after each, so that a card has two."""
for _place in range(SPREAD_BITS):
    SPREAD += [spread | 1 << 2 * _place for spread in SPREAD]
LOW = (1 << SPREAD_BITS) - 1


class Option(NamedTuple):
    """A way to play a card: what it is worth apart from combinations, and what it takes."""

    worth: int
    card: int
    taken: int
    turns: bool
    """Whether a card of the stock is turned after it."""
    shifts: tuple[tuple[int, int], ...]
    """How it changes the keys of the combinations that it touches."""


@cache
def _kept(key: str, always: bool, declines: bool, boar: bool) -> dict[int, tuple[Option, ...]]:
    """Return the ways to play that have been worked out before under these rules."""
    return {}


class Foresight(Playout):
    """Worlds in which everybody judges positions by the learned numbers of `values`.

    All is counted in whole units of them, so that the same is preferred on every machine.
    """

    def __post_init__(self) -> None:
        super().__post_init__()
        players = len(self.sage)
        key, learned = key_of(self.options, players)
        self._still, self._turning, self._more = values(key)
        pairwise = self.options.settlement == "pairwise"
        self._pays = (learned - 1) * UNIT if pairwise else 2 * UNIT // 3
        self._kan = 12 * (learned - 1) * UNIT
        self.scale = (players - 1) / (learned - 1) / UNIT
        self.stake = (learned - 1) * UNIT
        self.listens = not self.always
        boar = self.worth.inoshikacho
        self._sets = tuple(cards for cards in (RED, BLUES, BOAR, FOUR) if boar or cards != BOAR)
        self._declines = self.options.hand_capture == "optional" and not self.always
        self._known: dict[int, int] = {}
        self._options = _kept(key, self.always, self._declines, boar)

    # What is chosen.

    def turn(self, deal: Deal, turn: int) -> int:
        _, card, taken = max(self._ways_to_play(deal, turn, alike=True))
        return self.move(deal, turn, card, taken)

    def flip(self, deal: Deal, turn: int, taken: int = -1) -> int:
        card = deal.stock[deal.turned]
        deal.turned += 1
        if taken < 0:
            there = deal.field >> SHIFT[card] & 15
            taken = there << SHIFT[card]
            if there.bit_count() == 2:
                taken = max(self.landings(deal, turn, card))[1]
        return self._land(deal, turn, card, taken)

    def judged(self, deal: Deal, turn: int) -> list[tuple[int, int, int]]:
        """Return every way to play a card of the hand: its worth, the card, what it takes."""
        return self._ways_to_play(deal, turn, alike=False)

    def _ways_to_play(self, deal: Deal, turn: int, *, alike: bool) -> list[tuple[int, int, int]]:
        """Return the same; what all ways have alike may be left out."""
        hand, stock = deal.hands[turn], deal.turned < len(deal.stock)
        left = len(hand) - 1
        mine, gone, field = 0, 0, deal.field
        for card in hand:
            mine |= 1 << card
        for pile in deal.piles:
            gone |= pile
        codes, keys = _codes(mine | gone, field | gone), None
        stage = (self._turning if stock else self._still)[left]
        still, extra = stage, 0
        if stock and not self.always:
            still = self._still[left]
            if not alike or any(field >> SHIFT[card] & 15 for card in hand):
                keys = self._keys(deal, turn, mine, gone)
                extra = self._more[left].worth(codes, keys, _ribbons(deal, turn))
        found, base = [], (left * 2 + stock) << 14
        for card in hand:
            place = base | card << 8 | codes[card >> 2]
            ways = self._options.get(place)
            if ways is None:
                ways = self._ways(place, card, codes[card >> 2], stage, still)
            for worth, _, taken, turns, shifts in ways:
                if shifts:
                    if keys is None:
                        keys = self._keys(deal, turn, mine, gone)
                    worth += _combined(stage if turns else still, keys, shifts)
                    if taken:
                        worth += self._owned(deal, turn, taken | 1 << card, still)
                found.append((worth + extra if turns else worth, card, taken))
        return found

    def landings(self, deal: Deal, turn: int, card: int) -> list[tuple[int, int]]:
        """Return what a card of the stock may take of two: its worth, and the card taken."""
        mine, gone = sum(1 << each for each in deal.hands[turn]), 0
        for pile in deal.piles:
            gone |= pile
        codes = _codes(mine | gone, deal.field | gone)
        keys = self._keys(deal, turn, mine, gone)
        code, stage = codes[card >> 2], self._still[len(deal.hands[turn])]
        found = []
        for taken in _one_of(deal.field & 15 << SHIFT[card]):
            worth = self._gained(card, taken, code, stage, UNSEEN)
            worth += _combined(stage, keys, self._shifts(card, taken, UNSEEN))
            found.append((worth + self._owned(deal, turn, taken | 1 << card, stage), taken))
        return found

    def _keys(self, deal: Deal, turn: int, mine: int, gone: int) -> dict[int, int]:
        """Return where the cards of every combination are for a player."""
        field, keys = deal.field, {}
        for cards in self._sets:
            owners = _owners(deal, turn, cards) if gone & cards else 0
            keys[cards] = MINE * (mine & cards) + OPEN * (field & cards) + owners
        return keys

    # Months.

    def _ways(
        self, place: int, card: int, code: int, turning: Stage, still: Stage
    ) -> tuple[Option, ...]:
        """Work out the ways to play a card in its month, and keep them for the next time."""
        field = sum(1 << SHIFT[card] + i for i in range(4) if code >> 2 * i & 3 == OPEN)
        count = field.bit_count()
        takes = [field] if count == 3 else list(_one_of(field))
        after_take = turning if self.always else still
        found = [
            Option(
                self._gained(card, taken, code, after_take, MINE), card, taken,
                after_take is not still, self._shifts(card, taken, MINE),
            )
            for taken in takes
        ]  # fmt: skip
        if not count or (count < 3 and self._declines and turning is not still):
            month = card >> 2
            later = code + (OPEN - MINE << 2 * (card & 3))
            worth = turning.months[month][later] - turning.months[month][code]
            shifts = self._shifts(card, 0, MINE)
            found.append(Option(worth, card, 0, turning is not still, shifts))
        self._options[place] = ways = tuple(found)
        return ways

    def _gained(self, card: int, taken: int, code: int, stage: Stage, source: int) -> int:
        """Return the points of a capture and what becomes of its month."""
        captured = places(taken)
        points = EACH[card] + sum(EACH[each] for each in captured)
        later = code + (GONE - source << 2 * (card & 3))
        later += sum(GONE - OPEN << 2 * (each & 3) for each in captured)
        month = stage.months[card >> 2]
        return self._pays * points + month[later] - month[code]

    # Combinations.

    def _shifts(self, card: int, taken: int, source: int) -> tuple[tuple[int, int], ...]:
        """Return by how much the keys of the combinations change that a move touches."""
        found, played = [], 1 << card
        for cards in self._sets:
            if (taken | played) & cards:
                to = OWNED if taken else OPEN
                shift = (to - source) * (played & cards) + (OWNED - OPEN) * (taken & cards)
                found.append((cards, shift))
        if taken and (taken | played) & NINE and not found:
            found.append((FOUR, 0))  # Seven Ribbons have no key, but their owner matters.
        return tuple(found)

    def _rise(self, before: int, after: int) -> int:
        """Return how many kan more some cards of combinations bring than others."""
        known = self._known
        if (low := known.get(before)) is None:
            low = known[before] = self.worth.value(before)
        if (high := known.get(after)) is None:
            high = known[after] = self.worth.value(after)
        return high - low

    def _owned(self, deal: Deal, turn: int, gained: int, stage: Stage) -> int:
        """Return what new cards of combinations bring to their owner."""
        own, worth = deal.piles[turn], 0
        if ribbons := (gained & NINE).bit_count():
            place = _ribbons(deal, turn)
            worth = stage.ribbons[place + 10 * ribbons] - stage.ribbons[place]
        return worth + self._kan * self._rise(own & self.keys, (own | gained) & self.keys)


def _codes(low: int, high: int) -> bytes:
    """Return where the cards of every month are, from both digits of where a card may be."""
    spread = (SPREAD[low & LOW] | SPREAD[low >> 16 & LOW] << 32 | SPREAD[low >> 32] << 64) + 2 * (
        SPREAD[high & LOW] | SPREAD[high >> 16 & LOW] << 32 | SPREAD[high >> 32] << 64
    )
    return spread.to_bytes(12, "little")


def _combined(stage: Stage, keys: Mapping[int, int], shifts: Iterable[tuple[int, int]]) -> int:
    """Return what moves of cards of combinations are worth."""
    worth = 0
    for cards, shift in shifts:
        numbers, key = stage.sets[cards], keys[cards]
        worth += numbers.get(key + shift, 0) - numbers.get(key, 0)
    return worth


def _ribbons(deal: Deal, turn: int) -> int:
    """Return how many ribbons a player has, and the most that another has."""
    most = max((p & NINE).bit_count() for i, p in enumerate(deal.piles) if i != turn)
    return 10 * (deal.piles[turn] & NINE).bit_count() + most


def _one_of(cards: int) -> Iterable[int]:
    while cards:
        yield cards & -cards
        cards &= cards - 1


def _owners(deal: Deal, turn: int, cards: int) -> int:
    """Return who has captured the cards of a combination, as digits."""
    lead, most, others = 0, -1, 0
    for player, pile in enumerate(deal.piles):
        if player != turn:
            owned = pile & cards
            others |= owned
            if (count := owned.bit_count()) > most:
                lead, most = owned, count
    return OWNED * (deal.piles[turn] & cards) + LEADING * lead + LOST * (others ^ lead)
