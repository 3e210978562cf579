"""Plays the matches in which problems are looked for."""

from collections.abc import Iterator, Sequence
from random import Random
from threading import Event
from typing import Any

from naipes_gui import __version__
from naipes_gui.core.characters import CHARACTERS
from naipes_gui.core.info import GameInfo, Preset
from naipes_gui.core.opponent import Opponent
from naipes_gui.core.rules import Bot, Stage
from naipes_gui.store.header import Header, Player
from naipes_gui.store.record import Record
from naipes_gui.store.recorder import Recorder

STARTED = "2026-01-01T00:00:00Z"
PERSON = "club"
"""Who plays for the person: well enough to come to sensible positions, and no better."""
OTHERS = ("club", "expert")
MOST_HANDS = {"ecarte": 9, "napoleon": 2, "mosca": 3}
"""Of a match that is looked through: in Écarté the score matters."""
SEATS = {("hachi_hachi", "acanomas"): (4, 5), ("hachi_hachi", "traditional"): (3, 4, 5)}
"""At how many seats, where not at as many as usual: under the rulebook's rules of Hachi-Hachi
little is clear among three; of the Japanese form three play, however many sit down."""


def matches(game: GameInfo, seed: object, preset: Preset | None = None) -> Iterator[Record]:
    """Yield a match after each of its hands, and other matches without end."""
    rules = preset or game.presets[0]
    others = "" if rules is game.presets[0] else f" {rules.key}"
    number = 0
    while True:
        number += 1
        yield from _match(game, rules, f"problems {game.key} {seed}{others} {number}")


def _match(game: GameInfo, preset: Preset, seed: str) -> Iterator[Record]:
    rng = Random(seed)
    seats = SEATS.get((game.key, preset.key))
    players = {"players": rng.choice(seats)} if seats else {}
    options = game.options().make(**preset.options, **players)
    opponents = [Opponent(PERSON)]
    styles = rng.sample(list(CHARACTERS), options.players - 1)
    opponents += [Opponent(rng.choice(OTHERS), style) for style in styles]
    recorder = Recorder.in_memory(_header(game, options, opponents))
    bots = [who.sit_down(game.bots(), recorder.record.rules) for who in opponents]
    for _ in range(MOST_HANDS.get(game.key, 1)):
        _play_hand(recorder, bots, rng)
        yield recorder.record
        if recorder.record.is_over:
            return


def _header(game: GameInfo, options: Any, opponents: list[Opponent]) -> Header:
    others = (
        Player(name=CHARACTERS[who.style], kind="bot", level=who.level, style=who.style,
               version=game.bots_version)
        for who in opponents[1:]
    )  # fmt: skip
    seats = (Player(name="Tú"), *others)
    return Header(
        game=game.key, options=options.to_json(), seats=seats, app=__version__, started=STARTED
    )


def _play_hand(recorder: Recorder, bots: Sequence[Bot[Any]], rng: Random) -> None:
    timeline, hands = recorder.timeline, recorder.record.hands
    while not recorder.record.is_over:
        state = timeline.state
        if state.stage is Stage.SHUFFLE and state.deals > hands:
            return
        if state.stage in (Stage.LOT, Stage.SHUFFLE):
            recorder.chance(rng)
        elif state.stage is Stage.CUT:
            recorder.cut_for(rng)
        else:
            view = timeline.view(timeline.ply, state.to_move)
            chance = Random(recorder.record.thought(timeline.ply))
            recorder.move(bots[state.to_move].choose(view, chance, Event()))
