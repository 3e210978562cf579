"""Matches played at random, with everything asked that the table asks of a game."""

from collections.abc import Iterator
from itertools import product
from random import Random
from threading import Event
from typing import Any

from naipes_gui.bots.baseline import RandomBot
from naipes_gui.checking.blame import told
from naipes_gui.checking.showing import Shown
from naipes_gui.core.errors import IllegalMove
from naipes_gui.core.info import GameInfo
from naipes_gui.core.moves import Move
from naipes_gui.core.options import Options
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import CHANCE, Faces, Seat
from naipes_gui.core.timeline import Timeline

HANDS = 2
"""How many hands of every preset are played."""
LONGEST_HAND = 3_000
"""Moves after which a hand is taken to go round for ever."""
WAITS_FOR_CHANCE = (Stage.LOT, Stage.SHUFFLE, Stage.RESHUFFLE)


def lacks(game: GameInfo) -> Iterator[str]:
    """Yield what goes wrong in some hands of every preset, and with the most at the table."""
    kind = game.options()
    sets = {preset.key: kind.make(**preset.options) for preset in game.presets}
    crowd = kind.make(players=game.players[1])
    if crowd not in sets.values():
        sets[f"{game.players[1]} players"] = crowd
    known = set[str]()
    for name, options in sets.items():
        for lack in _Match(game, options).played():
            if lack not in known:
                yield f"{lack} ({name})"
            known.add(lack)


class _Match:
    """A match between players who do anything that is allowed."""

    def __init__(self, game: GameInfo, options: Options) -> None:
        self._game, self._rules = game, game.rules(options)
        self._timeline: Timeline[Any] = Timeline(self._rules)
        self._rng, self._bot = Random(game.key), RandomBot(self._rules)
        self._shown = Shown(self._rules, game.face())

    def played(self) -> Iterator[str]:
        """Yield what is wrong, until something is: after that all else would be wrong as well."""
        begun = 0
        while not self._timeline.state.is_over and self._timeline.state.deals <= HANDS:
            if self._timeline.state.stage is Stage.SHUFFLE:
                begun = self._timeline.ply
            if self._timeline.ply > begun + LONGEST_HAND:
                yield f"rules/game.py: a hand has no end after {LONGEST_HAND} moves"
                return
            try:
                lack = next(self._one_move(), None)
            except Exception as fault:
                lack = f"{told(fault, self._game.key)}, {self._where()}"
            if lack is not None:
                yield lack
                return

    def _one_move(self) -> Iterator[str]:
        yield from self._position()
        ply, seat = self._timeline.ply, self._timeline.state.to_move
        move = self._next(seat)
        self._has_a_kind(seat, move)
        before = self._timeline.state
        self._timeline.push(move)
        if self._rules.apply(before, move).state != self._timeline.state:
            yield (
                "rules/game.py: the same move leads to one state and then to another; all chance "
                f"is in what is shuffled, {self._where()}"
            )
        yield from self._shown.move(self._timeline, ply)

    def _next(self, seat: Seat) -> Move:
        if seat == CHANCE:
            return self._rules.chance(self._timeline.state, self._rng)
        view = self._timeline.view(self._timeline.ply, seat)
        return self._bot.choose(view, self._rng, Event())

    def _has_a_kind(self, seat: Seat, move: Move) -> None:
        decisions = self._game.decisions()
        if decisions.kinds and self._timeline.state.stage is Stage.HAND:
            view = self._timeline.view(self._timeline.ply, seat)
            for best in view.moves:
                decisions.kind(view, move, best)

    def _position(self) -> Iterator[str]:
        state, legal = self._timeline.state, self._rules.legal(self._timeline.state)
        if (state.stage in WAITS_FOR_CHANCE) != (state.to_move == CHANCE):
            who = "chance" if state.to_move == CHANCE else f"seat {state.to_move}"
            yield (
                f"rules/game.py sets the stage {state.stage.name} with {who} to move: stage and "
                f"to_move are set together, {self._where()}"
            )
        elif state.to_move != CHANCE and not legal:
            yield f"rules/game.py: nobody can do anything, {self._where()}"
        if len(set(legal)) != len(legal):
            yield f"rules/game.py: choices has a move twice, {self._where()}"
        lying = [card for cards in state.table.values() for card in cards]
        if sorted(lying) != sorted(self._rules.pack.cards):
            yield f"rules/game.py: cards are lost or doubled, {self._where()}"
        yield from self._secrets()
        yield from self._refusal()
        yield from self._shown.position(self._timeline)

    def _secrets(self) -> Iterator[str]:
        """See that nobody knows from the deal on what lies closed: later it may be shown."""
        state, zones = self._timeline.state, self._rules.table_zones
        dealt = self._timeline.moves and self._timeline.moves[-1][1].verb == "cut"
        for zone, seat in product(state.table if dealt else (), self._rules.seats):
            faces = zones.zone(zone).faces
            knows = faces is Faces.ALL or (faces is Faces.OWNER and seat == zones.owner(zone))
            if state.table[zone] and not knows and self._rules.sees(state, seat, zone):
                yield f"rules/game.py: sees shows the zone “{zone}” to seat {seat}"
                return

    def _refusal(self) -> Iterator[str]:
        state = self._timeline.state
        try:
            if state.stage is Stage.HAND:
                self._rules.play(state, Move("nonsense"))
                yield "rules/game.py allows any move: choices does not say what is allowed"
        except IllegalMove:
            pass

    def _where(self) -> str:
        moves = self._timeline.moves
        if not moves:
            return "before the first move"
        return f"after {len(moves)} moves, the last of which was “{moves[-1][1]}”"
