"""Counts what becomes of a hand of Écarté that proposes, and of one that plays, by the tables.

Hands of the other and stocks are drawn by chance. In each of these deals both go on as the tables
say, whether they exchange or not, and then play with open cards, as all hands were counted.
"""

from random import Random
from typing import NamedTuple

from naipes_gui.core.rules import View
from naipes_gui.core.significance import half_interval
from naipes_gui.core.text import Phrase
from naipes_gui.games.ecarte.options import EcarteOptions
from naipes_gui.games.ecarte.players.beliefs import knowledge
from naipes_gui.games.ecarte.players.equity import prospect
from naipes_gui.games.ecarte.players.exchange import Blueprint, World
from naipes_gui.games.ecarte.players.kernels.foresight import WON, result
from naipes_gui.games.ecarte.players.tables import tables
from naipes_gui.games.ecarte.rules.state import HAND_SIZE, EcarteState, other
from naipes_gui.games.ecarte.table import rule_hands as words

DEALS, SEED = 40_000, 1


class Fared(NamedTuple):
    """What came of both answers in the same deals."""

    plays: float
    """The chance of winning the game."""
    proposes: float
    apart: float
    """Half the 95 % interval of their difference."""
    renewed: float
    """How often the point is won once cards were changed."""


class _Followed(Blueprint):
    """Remembers how the hand that was played out last ended."""

    changed_cards = wins = False

    def settle(self, world: World, blocker: int) -> float:
        self.changed_cards = world.turn > 1
        self.wins = result(world.elder, world.dealer) >= WON
        return super().settle(world, blocker)


def fared(view: View[EcarteState], options: EcarteOptions, deals: int = DEALS) -> Fared:
    """Play a hand out from the elder's first word, once with either answer in each deal."""
    rng, known = Random(SEED), knowledge(view, lambda _: True)
    at = prospect(view.state, view.seat, staked=False)
    way = _Followed(known, at, options.dealer_min, tables(), rng)
    plays, proposes, renewed = list[float](), list[float](), list[bool]()
    cards = list(known.unseen)
    for _ in range(deals):
        rng.shuffle(cards)
        world = World(known.mine, sum(cards[:HAND_SIZE]), tuple(cards[HAND_SIZE:]), 1)
        plays.append(way.settle(world, 1))
        proposes.append(way.answer(world))
        if way.changed_cards:
            renewed.append(way.wins)
    apart = [mine - other for mine, other in zip(plays, proposes, strict=True)]
    return Fared(
        _chance(plays), _chance(proposes), half_interval(apart) / 2, sum(renewed) / len(renewed)
    )


def why(
    view: View[EcarteState], options: EcarteOptions, won: float, *, stands: bool
) -> tuple[Phrase, ...]:  # fmt: skip
    """Return why a hand plays or proposes; ``won`` is how often it makes the point as it is.

    Nothing where the count says the contrary: such an answer could not be explained.
    """
    found, state, rival = fared(view, options), view.state, other(view.seat)
    lead = found.plays - found.proposes if stands else found.proposes - found.plays
    if lead < -found.apart:
        return ()
    hand = state.hand(view.seat)
    games = (round(1000 * each) for each in (found.plays, found.proposes, found.apart))
    points = (round(100 * each) for each in (won, found.renewed))
    kept = [card for card in hand if card.suit == state.trump or card.rank == "K"]
    told = words.compared(words.Compared(*games, *points), kept, len(hand), stands=stands)
    return words.at_stake(state.scores[rival], rival), told


def _chance(worths: list[float]) -> float:
    """Return the chance of the game for a mean worth between −1 and 1."""
    return (sum(worths) / len(worths) + 1) / 2
