"""Plays a deal out by rule, with the cards of everybody known."""

from collections.abc import Sequence
from dataclasses import dataclass

from naipes_gui.games.napoleon.players import habits
from naipes_gui.games.napoleon.players.masks import field


@dataclass(frozen=True, slots=True)
class Position:
    """The play of a deal at some moment; players are numbered in turn, cards are bits."""

    size: int
    declarer: int
    need: int
    """Tricks the declarer must win; none at all in a misère."""
    won: int
    left: int
    """Tricks not complete yet, the present one included."""
    leader: int
    trick: tuple[int, ...]
    out: int
    """All cards that have not been played to a complete trick, wherever they lie."""

    @property
    def to_move(self) -> int:
        """The player whose turn it is."""
        return (self.leader + len(self.trick)) % self.size


def by_rule(here: Position, mine: int) -> int:
    """Return the card that a sensible player to move plays."""
    alone, last_chance = here.to_move == here.declarer, here.need - here.won == 1
    out = here.out & ~mine & ~sum(here.trick)
    if not here.trick:
        return lead(mine, out, here.need, alone=alone, last_chance=last_chance)
    led, best, place = winning(here.trick)
    his = (here.leader + place) % here.size == here.declarer
    spoken = (here.declarer - here.leader) % here.size < len(here.trick)
    last = len(here.trick) == here.size - 1
    return reply(mine & led or mine, led, best, out, here.need, alone, his, not spoken, last)


def lead(mine: int, out: int, need: int, *, alone: bool, last_chance: bool) -> int:
    """Return the card to lead."""
    if need:
        if alone:
            return habits.lead_alone(mine, out)
        return habits.lead_against(mine, out, last_chance=last_chance)
    return habits.lead_nothing(mine, out) if alone else habits.throw(mine)


def reply(
    legal: int, led: int, best: int, out: int, need: int,
    alone: bool, his: bool, pending: bool, last: bool,
) -> int:  # fmt: skip
    """Return the card to answer with; pending: the declarer has not played yet."""
    if not legal & (legal - 1):
        return legal
    if need:
        if alone:
            return habits.follow_alone(legal, led, best, last=last)
        return habits.follow_against(legal, led, best, out, his=his, pending=pending)
    if alone:
        return habits.follow_under(legal, led, best)
    return habits.follow_misere(legal, led, best, his=his, pending=pending)


def winning(trick: Sequence[int]) -> tuple[int, int, int]:
    """Return the suit led, the best card of a trick and its place."""
    led, best, place = field(trick[0]), trick[0], 0
    for i, card in enumerate(trick[1:], 1):
        if habits.beaters(card, led, best):
            best, place = card, i
    return led, best, place


def play_out(here: Position, hands: Sequence[int], *, card: int = 0, whole: bool = False) -> int:
    """Return how many tricks the declarer wins; unless ``whole``, stop when it is decided.

    ``card`` is what the player to move lays first.
    """
    left, won, leader, out = here.left, here.won, here.leader, here.out
    held, trick = list(hands), list(here.trick)
    if card:
        held[here.to_move] ^= card
        trick.append(card)
    while left and (whole or not _decided(here.need, won, left)):
        leader, played = _trick(here, held, trick, leader, out, won)
        won += leader == here.declarer
        left -= 1
        out &= ~played
        trick = []
    return won


def _decided(need: int, won: int, left: int) -> bool:
    return won >= need or won + left < need if need else won > 0


def _trick(
    here: Position, held: list[int], trick: list[int], leader: int, out: int, won: int
) -> tuple[int, int]:
    """Complete a trick; return who wins it and all its cards."""
    need, declarer, size = here.need, here.declarer, here.size
    if not trick:
        mine, alone = held[leader], leader == declarer
        first = lead(mine, out & ~mine, need, alone=alone, last_chance=need - won == 1)
        held[leader] ^= first
        trick.append(first)
    led, best, place = winning(trick)
    played, turn = sum(trick), (declarer - leader) % size
    for at in range(len(trick), size):
        seat = (leader + at) % size
        mine = held[seat]
        card = reply(
            mine & led or mine, led, best, out & ~(mine | played), need,
            at == turn, place == turn, at < turn, at == size - 1,
        )  # fmt: skip
        held[seat] = mine ^ card
        played |= card
        if habits.beaters(card, led, best):
            best, place = card, at
    return (leader + place) % size, played
