"""The strongest player: learned numbers first, then the choices that are close played out."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from naipes_gui.core.moves import Move
from naipes_gui.core.opponent import PLAIN, Style
from naipes_gui.core.zones import STOCK
from naipes_gui.games.hachi_hachi.options import HachiOptions
from naipes_gui.games.hachi_hachi.players.beliefs import likely
from naipes_gui.games.hachi_hachi.players.bits import INDEX
from naipes_gui.games.hachi_hachi.players.expert import Depth, Expert
from naipes_gui.games.hachi_hachi.players.feats import Feat, feats_of
from naipes_gui.games.hachi_hachi.players.foresight import Foresight
from naipes_gui.games.hachi_hachi.players.position import Position
from naipes_gui.games.hachi_hachi.players.rollout import Deal, Playout
from naipes_gui.games.hachi_hachi.players.turn import Turn, taken_by
from naipes_gui.games.hachi_hachi.rules.state import ACTIVE, Phase

CLOSE = {
    "pairwise": Depth((150, 250, 400, 800), trust=200, width=9.0, asked=160),
    "par88": Depth((150, 250, 400, 800), trust=50, width=9.0, asked=220),
}
"""The numbers are the better guide where no combination ends the hand.

docs/opponents.md tells how it was found for how many deals they should count.
"""
MORE = 3
"""Times as many deals as an expert plays out for what is not a card."""


class Master(Expert):
    """Judges all choices by learned numbers and plays out those that may be best."""

    def __init__(
        self, rules: Any, style: Style = PLAIN, effort: int = 1, *,
        depth: Depth | None = None,
    ) -> None:  # fmt: skip
        close = depth or _close(rules.options)
        super().__init__(rules, style, effort, depth=close)
        self.hopes, self.talks = MORE * self.hopes, MORE * self.talks

    def plan(self, at: Position) -> Playout:
        sage = [seat in at.state.sage for seat in at.seats]
        return foresight(at, sage, feats_of(at))

    def worlds(self, turn: Turn, plan: Playout) -> Callable[[], Deal]:
        """Return a source of worlds, each as often as what was played suggests it."""
        return likely(turn, plan) if isinstance(plan, Foresight) else super().worlds(turn, plan)

    def coming(self, at: Position, players: int) -> Playout:
        return foresight(at, [False] * players)

    def opinions(self, turn: Turn, moves: list[Move]) -> dict[Move, float]:
        return judged(foresight(turn.at, [False] * len(turn.at.seats)), turn, moves)


def _close(options: HachiOptions) -> Depth:
    """Return how far cards are compared; where more play, a deal takes longer."""
    close, playing = CLOSE[options.settlement], options.players
    if options.active_players != "all" or playing == ACTIVE:
        return close
    return replace(close, rounds=[ACTIVE * deals // playing for deals in close.rounds])


def foresight(at: Position, sage: list[bool], feats: Sequence[Feat] = ()) -> Foresight:
    """Return how worlds of a position are played by players with foresight."""
    return Foresight(
        options=at.options, worth=at.worth, gains=[], takes=[], sage=sage, feats=feats
    )  # fmt: skip


def judged(plan: Foresight, turn: Turn, moves: list[Move]) -> dict[Move, float]:
    """Return what the moves are worth by the learned numbers, in the unit of the hand."""
    hand = [INDEX[card] for card in turn.at.hand]
    stock = (-1,) * len(turn.state.table[STOCK.id])
    deal = Deal([hand, *([] for _ in turn.at.seats[1:])], turn.at.piles, turn.at.field, stock)
    if turn.state.phase is Phase.TAKE and turn.state.turned:
        by_taken = {t: worth for worth, t in plan.landings(deal, 0, INDEX[turn.state.turned])}
        return {move: plan.scale * by_taken[1 << INDEX[move.cards[0]]] for move in moves}
    by_play = {(card, taken): worth for worth, card, taken in plan.judged(deal, 0)}
    found = {}
    for move in moves:
        card, cards = INDEX[move.cards[0]], taken_by(turn, move)
        taken = sum(1 << each for each in cards if each != card)
        found[move] = plan.scale * by_play[card, taken]
    return found
