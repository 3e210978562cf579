"""How the tricks go on after a card, all hands open: for whoever asks what comes of it."""

from collections.abc import Iterator, Sequence

from naipes_gui.bots.cards import split
from naipes_gui.bots.consequences import Course, Event, Kind, Side, Trick, events
from naipes_gui.core.cards import Card
from naipes_gui.games.napoleon.players.masks import BITS, field, trumped
from naipes_gui.games.napoleon.players.plays import is_made, makes
from naipes_gui.games.napoleon.players.rollout import Position, by_rule, winning

Laid = tuple[int, int]


def tricks(
    here: Position, hands: Sequence[int], trump: str, card: int = 0, solved: int = 0
) -> Iterator[Trick]:
    """Yield the tricks as they are played by rule, and so many of the last ones by open cards.

    ``card`` is what the player to move lays first.
    """
    held, trick = list(hands), list(here.trick)
    won, left, leader, out = here.won, here.left, here.leader, here.out
    named = {trumped(bit, trump): each for each, bit in BITS.items()}
    while left:
        while len(trick) < here.size:
            now = Position(
                here.size, here.declarer, here.need, won, left, leader, tuple(trick), out
            )
            player = now.to_move
            laid = card or _next(now, held, solved)
            card = 0
            held[player] ^= laid
            trick.append(laid)
        place = winning(trick)[2]
        players = [(leader + at) % here.size for at in range(here.size)]
        plays = [(player, named[each]) for player, each in zip(players, trick, strict=True)]
        leader = players[place]
        yield Trick(plays, leader)
        won, left, out, trick = won + (leader == here.declarer), left - 1, out & ~sum(trick), []


def _next(now: Position, held: Sequence[int], solved: int) -> int:
    mine = held[now.to_move]
    usual = by_rule(now, mine)
    legal = (mine & field(now.trick[0]) if now.trick else 0) or mine
    if now.left > solved or not legal & (legal - 1):
        return usual
    wish = now.to_move == now.declarer
    cards = (usual, *split(legal))
    return next((card for card in cards if makes(now, held, card) == wish), usual)


def course(found: Iterator[Trick], here: Position, side: Side, pair: Sequence[Card] = ()) -> Course:
    """Return what the tricks come to for one player: whether the contract serves its side."""
    played = [*found]
    won = here.won + sum(trick.winner == here.declarer for trick in played)
    serves = is_made(here, won) == (side.me == here.declarer)
    told = [*events(played, side, pair)]
    if serves:
        told.append(Event(Kind.GOAL))
    return Course(float(serves), frozenset(told))
