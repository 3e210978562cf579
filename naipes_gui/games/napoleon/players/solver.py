"""Whether a contract is made when all cards lie open: one against a side that plays as one.

The question has two answers, so a search stops at the first card that settles it; asked for
the number of tricks it would cost ten times as much. Cards are bits in which trumps are known.
"""

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from naipes_gui.games.napoleon.players.habits import beaters
from naipes_gui.games.napoleon.players.masks import FIELDS, TRUMPS, field
from naipes_gui.games.napoleon.players.rollout import Position, winning

Hands: TypeAlias = tuple[int, ...]


def makes(here: Position, hands: Sequence[int], card: int = 0) -> bool:
    """Tell whether the declarer can make the contract, ``card`` being what is laid first."""
    search, held, trick = Search(here), list(hands), list(here.trick)
    if card:
        held[here.to_move] ^= card
        trick.append(card)
    lack = here.need - here.won if here.need else -here.won
    if not trick:
        return search.leads(tuple(held), here.leader, lack, here.left)
    led, best, place = winning(trick)
    taker = (here.leader + place) % here.size
    return search.follows(tuple(held), here.leader, len(trick), led, best, taker, lack, here.left)


class Search:
    """One search; what was found at the start of a trick is remembered."""

    def __init__(self, here: Position) -> None:
        self._size, self._declarer, self._tricks = here.size, here.declarer, here.need > 0
        self._found: dict[tuple[Hands, int, int], bool] = {}

    def leads(self, hands: Hands, leader: int, lack: int, left: int) -> bool:
        """Tell who wins when a trick begins; ``lack`` are the tricks still missing."""
        if self._tricks:
            if lack <= 0 or lack > left:
                return lack <= 0
        elif lack < 0 or not left:
            return lack == 0
        key = hands, leader, lack
        known = self._found.get(key)
        if known is None:
            known = self._found[key] = self._lead(hands, leader, lack, left)
        return known

    def _lead(self, hands: Hands, leader: int, lack: int, left: int) -> bool:
        wish = leader == self._declarer
        rest = hands[:leader], hands[leader + 1 :]
        mine = hands[leader]
        for card in _unlike(mine, sum(hands), high=self._tricks):
            after = (*rest[0], mine ^ card, *rest[1])
            if self.follows(after, leader, 1, field(card), card, leader, lack, left) == wish:
                return wish
        return not wish

    def follows(
        self, hands: Hands, leader: int, laid: int, led: int, best: int, taker: int, lack: int,
        left: int,
    ) -> bool:  # fmt: skip
        """Tell who wins in the middle of a trick, of which ``best`` is the best card."""
        if laid == self._size:
            return self.leads(hands, taker, lack - (taker == self._declarer), left - 1)
        seat = (leader + laid) % self._size
        mine, wish = hands[seat], seat == self._declarer
        legal = mine & led or mine
        before, after = hands[:seat], hands[seat + 1 :]
        winners = beaters(legal, led, best)
        for card in self._replies(legal, winners, sum(hands) | best, wish):
            ahead = bool(card & winners)
            if self.follows(
                (*before, mine ^ card, *after), leader, laid + 1, led,
                card if ahead else best, seat if ahead else taker, lack, left,
            ) == wish:  # fmt: skip
                return wish
        return not wish

    def _replies(self, legal: int, winners: int, alive: int, alone: bool) -> Iterator[int]:
        """Return the cards that matter: likely to settle it first."""
        if not legal & (legal - 1):
            yield legal
            return
        wins_first = self._tricks == alone or self._tricks
        first, then = (winners, legal & ~winners) if wins_first else (legal & ~winners, winners)
        yield from _unlike(first, alive, high=not self._tricks)
        yield from _unlike(then, alive, high=not self._tricks)


def _unlike(cards: int, alive: int, *, high: bool) -> Iterator[int]:
    """Return one card of every run of equals: cards with none alive between them."""
    found = []
    for suit in FIELDS:
        own, others = cards & suit, alive & suit & ~cards
        while own:
            card = 1 << (own.bit_length() - 1)
            own ^= card
            while own:
                lower = 1 << (own.bit_length() - 1)
                if others & (card - 1) & -lower:
                    break
                own ^= lower
            found.append(card)
    found.sort(reverse=high, key=lambda card: (card & TRUMPS, card))
    yield from found
