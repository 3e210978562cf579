"""How talk and exchange are likely to go on, played out on bit masks."""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from naipes_gui.bots.cards import falling
from naipes_gui.core.table import NOBODY
from naipes_gui.games.ecarte.players.beliefs import KING, Knowledge, keeping
from naipes_gui.games.ecarte.players.equity import Prospect, expected, results
from naipes_gui.games.ecarte.players.kernels.foresight import result
from naipes_gui.games.ecarte.players.solver import TRUMPS
from naipes_gui.games.ecarte.players.strength import LATER_BARS, glance
from naipes_gui.games.ecarte.players.tables import KINGS, Situation, Tables
from naipes_gui.games.ecarte.rules.state import HAND_SIZE

LAST_ROUND = 4
"""The round in which a play-out stops exchanging."""


class Hopes(NamedTuple):
    """How the chance of the point after an exchange follows from the hand before it."""

    base: float
    slope: float


FIRST_HOPES = (Hopes(0.21, 0.36), Hopes(0.28, 0.42))
"""Of the dealer and of the elder in the first round, in which refusing is a risk."""


def bar(at: Prospect, *, leads: bool, first: bool) -> float:
    """Return the strength from which a player had better not exchange, at this score."""
    if not first:
        return LATER_BARS[leads]
    base, slope = FIRST_HOPES[leads]
    won, lost, punished = at.worth(1, 0), at.worth(0, 1), at.worth(0, 2)
    return (base * (won - lost) + lost - punished) / (won - punished - slope * (won - lost))


def worst(hand: int, fewest: int, most: int) -> int:
    """Return what is usually changed: all but trumps and kings."""
    loose = hand & ~(TRUMPS | KINGS)
    if fewest <= loose.bit_count() <= most:
        return loose
    return lowest(hand, max(fewest, min(most, loose.bit_count())))


def lowest(hand: int, count: int) -> int:
    """Return so many cards that are missed least."""
    return sum(sorted(falling(hand), key=keeping)[:count])


def likely_discards(hand: int, fewest: int, most: int) -> list[int]:
    """Return sets of cards worth changing, the usual one first.

    A plain card stays only if none two steps better goes; a trump goes only after all others.
    """
    plain = sorted(falling(hand & ~TRUMPS), key=_height)
    trumps = sorted(falling(hand & TRUMPS))
    chosen = (_some(plain, number) for number in range(1 << len(plain)))
    found = [worst(hand, fewest, most)]
    found += [sum(thrown) for thrown in chosen if _is_sensible(thrown, plain)]
    found += [sum(plain) + sum(trumps[:count]) for count in range(1, len(trumps) + 1)]
    return [cards for cards in dict.fromkeys(found) if fewest <= cards.bit_count() <= most]


def _height(card: int) -> int:
    return (card.bit_length() - 1) & 7


def _some(cards: Sequence[int], chosen: int) -> list[int]:
    return [card for place, card in enumerate(cards) if chosen >> place & 1]


def _is_sensible(thrown: Sequence[int], plain: Sequence[int]) -> bool:
    """Tell whether no thrown card is two steps better than one kept."""
    kept = [card for card in plain if card not in thrown]
    highest = max(map(_height, thrown), default=-1)
    return all(_height(card) + 1 >= highest for card in kept)


class World(NamedTuple):
    """What is imagined at a decision, and how the talk stands."""

    elder: int
    dealer: int
    stock: tuple[int, ...]
    turn: int
    """The round of the talk, from 1."""
    counts: tuple[int, int] = (0, 0)
    """How many cards elder and dealer last changed."""


class Outlook:
    """Plays out the rest of a hand and tells what it is worth to one seat.

    Both talk by a bar that the score sets for the strength of a hand at a glance, change what is
    usual, and see each other's cards in the play.
    """

    def __init__(self, known: Knowledge, at: Prospect, dealer_min: int) -> None:
        self.known, self.at, self.dealer_min = known, at, dealer_min
        rival = seen_by_rival(at)
        elder, dealer = (at, rival) if known.leads else (rival, at)
        # For the dealer and the elder: in the first round, and later.
        self._bars = tuple(
            (bar(at, leads=leads, first=True), bar(at, leads=leads, first=False))
            for leads, at in ((False, dealer), (True, elder))
        )

    def talk(self, world: World) -> float:
        """Let the elder propose or stand, and whatever follows."""
        if world.turn >= LAST_ROUND or not world.stock or self.blocks(world, leads=True):
            return self.settle(world, 1)
        return self.answer(world)

    def answer(self, world: World) -> float:
        """Let the dealer accept or refuse, and whatever follows."""
        return self.settle(world, -1) if self.blocks(world, leads=False) else self.exchange(world)

    def exchange(self, world: World, thrown: int = 0) -> float:
        """Let both change cards, the elder perhaps some that are given, and talk again."""
        elder, dealer, stock, turn, counts = world
        gone = thrown or self.changed(world, 1, leads=True)
        count = gone.bit_count()
        elder = elder ^ gone | sum(stock[:count])
        return self.serve(World(elder, dealer, stock[count:], turn, (count, counts[1])))

    def serve(self, world: World, thrown: int = -1) -> float:
        """Let the dealer change cards, perhaps some that are given, and talk again."""
        elder, dealer, stock, turn, counts = world
        fewest = self.dealer_min if stock else 0
        gone = thrown if thrown >= 0 else self.changed(world, fewest, leads=False)
        count = gone.bit_count()
        dealer = dealer ^ gone | sum(stock[:count])
        return self.talk(World(elder, dealer, stock[count:], turn + 1, (counts[0], count)))

    def settle(self, world: World, blocker: int) -> float:
        """Return the worth of the play, the king included; 1 blocked as elder, −1 as dealer."""
        leads = self.known.leads
        authority = 0 if world.turn > 1 else blocker if leads else -blocker
        at = self.at._replace(authority=authority)
        if (world.elder | world.dealer) & KING and self.known.state.announced == NOBODY:
            if bool(world.elder & KING) == leads:
                at = at._replace(mine=at.mine + 1)
            else:
                at = at._replace(other=at.other + 1)
            if at.is_over:
                return at.worth()
        return self.played(world, at)

    # What a play-out with better sources answers differently.

    def blocks(self, world: World, *, leads: bool) -> bool:
        """Tell whether the elder stands, or else the dealer refuses."""
        hand = world.elder if leads else world.dealer
        strength = glance(hand, self.known.turnup, leads=leads)
        return strength >= self._bars[leads][world.turn > 1]

    def share(self, world: World, *, leads: bool) -> float:
        """Return how often the elder stands, or else the dealer refuses."""
        return float(self.blocks(world, leads=leads))

    def changed(self, world: World, fewest: int, *, leads: bool) -> int:
        """Return the cards that the elder or the dealer changes."""
        hand = world.elder if leads else world.dealer
        return worst(hand, fewest, min(HAND_SIZE, len(world.stock)))

    def played(self, world: World, at: Prospect) -> float:
        """Return what the tricks are worth."""
        found = result(world.elder, world.dealer)
        return results(at)[found if self.known.leads else 3 - found]


def seen_by_rival(at: Prospect) -> Prospect:
    """Return what the other plays for."""
    return at._replace(mine=at.other, other=at.mine, deals=not at.deals, greed=0)


class Blueprint(Outlook):
    """Plays out by the shipped tables: both follow the computed policy, and play closed cards."""

    def __init__(
        self, known: Knowledge, at: Prospect, dealer_min: int, tables: Tables, rng: Random
    ) -> None:
        super().__init__(known, at, dealer_min)
        self.tables, self.rng = tables, rng
        elder, dealer = (at.mine, at.other) if known.leads else (at.other, at.mine)
        self.situation = Situation(elder, dealer, known.turnup)

    def blocks(self, world: World, *, leads: bool) -> bool:
        return self.rng.random() < self.share(world, leads=leads)

    def share(self, world: World, *, leads: bool) -> float:
        hand, counted = (world.elder, world.counts[1]) if leads else (world.dealer, world.counts[0])
        return self.tables.blocks(self.situation, hand, world.turn, counted, leads=leads)

    def changed(self, world: World, fewest: int, *, leads: bool) -> int:
        hand, most = (world.elder if leads else world.dealer), min(HAND_SIZE, len(world.stock))
        usual = worst(hand, fewest, most)
        if world.turn > 1:
            return usual
        fewer, as_usual = self.tables.changes(self.situation, hand, world.counts[0], leads=leads)
        drawn = self.rng.random()
        step = -1 if drawn < fewer else 0 if drawn < fewer + as_usual else 1
        count = usual.bit_count() + step
        return lowest(hand, count) if step and fewest <= count <= most else usual

    def played(self, world: World, at: Prospect) -> float:
        found, trumps = result(world.elder, world.dealer), (world.elder & TRUMPS).bit_count()
        return expected(at)[min(3, trumps)][found]
