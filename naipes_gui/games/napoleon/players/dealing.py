"""Deals hands that agree with what a seat knows, by the hundred: plain numbers only.

Every player gets, the least free first, cards it may hold. A hand that does not suit what its
player said and laid is drawn again more often than not.
"""

from collections.abc import Callable

from naipes_gui.games.napoleon.players.hearing import Ear

AGAIN = 20
"""Deals begun, at most, to find one in which everybody gets cards that he may hold."""


class Dealer:
    """Deals the cards that a seat does not see."""

    def __init__(
        self,
        pool: list[int],
        sure: list[int],
        missing: list[int],
        open_to: list[int],
        order: list[int],
        ears: list[Ear],
        tries: int,
        more: list[int],
        keep: Callable[[int, int], int],
    ) -> None:
        self.pool, self.sure, self.missing, self.open_to = pool, sure, missing, open_to
        self.order, self.ears, self.tries, self.more, self.keep = order, ears, tries, more, keep
        self.bound = False
        whole = 0
        for card in pool:
            whole |= card
        for player in order:
            if whole & ~open_to[player]:
                self.bound = True

    def deal(self, chance: Callable[[], float]) -> list[int]:
        """Return a hand for every player and then the rest, card by card, in any order."""
        for _ in range(AGAIN if self.bound else 1):
            dealt = self._begun(chance)
            if dealt:
                return dealt
        return self._anyhow(chance)

    def _begun(self, chance: Callable[[], float]) -> list[int]:
        """Deal, or return nothing when somebody cannot get enough cards."""
        hands, left = list(self.sure), list(self.pool)
        for player in self.order:
            open_to, many = self.open_to[player], self.missing[player]
            fit = [card for card in left if card & open_to] if self.bound else left
            if len(fit) < many:
                return []
            drawn = self._hand(player, fit, chance)
            hands[player] |= drawn
            left = [card for card in left if not card & drawn]
        stir(left, len(left), chance)
        return hands + left

    def _hand(self, player: int, fit: list[int], chance: Callable[[], float]) -> int:
        """Draw until a hand suits its player; after several tries the best must do."""
        if not self.ears:
            return self._drawn(player, fit, chance)
        ear, best, likely = self.ears[player], 0, -1.0
        for _ in range(self.tries):
            drawn = self._drawn(player, fit, chance)
            found = ear.likelihood(drawn | self.sure[player])
            if chance() < found:
                return drawn
            if found > likely:
                likely, best = found, drawn
        return best

    def _drawn(self, player: int, fit: list[int], chance: Callable[[], float]) -> int:
        """Return some of the cards that fit, or the best of more where a player could choose."""
        many, more = self.missing[player], self.more[player]
        if not more:
            return stir(fit, many, chance)
        return self.keep(player, stir(fit, min(len(fit), many + more), chance))

    def _anyhow(self, chance: Callable[[], float]) -> list[int]:
        """Deal without regard to what anybody may hold."""
        hands, left = list(self.sure), list(self.pool)
        stir(left, len(left), chance)
        for player in range(len(hands)):
            many = self.missing[player]
            for card in left[:many]:
                hands[player] |= card
            left = left[many:]
        return hands + left


def stir(cards: list[int], many: int, chance: Callable[[], float]) -> int:
    """Bring so many cards, any of them, to the front; return them as one set."""
    found, size = 0, len(cards)
    for place in range(many):
        other = place + int(chance() * (size - place))
        card = cards[other]
        cards[other] = cards[place]
        cards[place] = card
        found |= card
    return found
