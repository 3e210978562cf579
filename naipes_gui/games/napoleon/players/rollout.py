"""Plays a deal out by rule, with the cards of everybody known."""

from collections.abc import Sequence
from dataclasses import dataclass

from naipes_gui.games.napoleon.players.kernels import playout
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
    return playout.by_rule(
        here.size, here.declarer, here.need, here.won, here.leader, here.out, here.trick, mine
    )


def winning(trick: Sequence[int]) -> tuple[int, int, int]:
    """Return the suit led, the best card of a trick and its place."""
    led, best, place = field(trick[0]), trick[0], 0
    for i, card in enumerate(trick[1:], 1):
        if playout.beaters(card, led, best):
            best, place = card, i
    return led, best, place


def play_out(here: Position, hands: Sequence[int], *, card: int = 0, whole: bool = False) -> int:
    """Return how many tricks the declarer wins; unless ``whole``, stop when it is decided.

    ``card`` is what the player to move lays first.
    """
    trick = here.trick
    if card:
        hands, trick = laid(here, hands, card)
    return playout.played_out(
        here.size, here.declarer, here.need, here.won, here.left, here.leader, here.out, trick,
        hands, whole,
    )  # fmt: skip


def laid(here: Position, hands: Sequence[int], card: int) -> tuple[list[int], tuple[int, ...]]:
    """Return the hands and the trick once the player to move has laid a card."""
    held = list(hands)
    held[here.to_move] ^= card
    return held, (*here.trick, card)
