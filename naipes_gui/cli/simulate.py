"""``naipes simulate``: lets the computer play against itself, the same for the same arguments."""

import argparse
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from threading import Event
from typing import Any

from naipes_gui import __version__
from naipes_gui.cli.choosing import add_game, chosen_game, chosen_options
from naipes_gui.cli.commands import Commands, command, whole
from naipes_gui.cli.opponents import asked_opponent
from naipes_gui.cli.output import say
from naipes_gui.core.characters import CHARACTERS
from naipes_gui.core.errors import BadOptions
from naipes_gui.core.info import GameInfo
from naipes_gui.core.opponent import PLAIN_STYLE, Opponent, usual
from naipes_gui.core.options import Options
from naipes_gui.core.rules import Bot, Stage
from naipes_gui.core.text import phrase, translate
from naipes_gui.store.durable import replace_file
from naipes_gui.store.header import Header, Player
from naipes_gui.store.record import Record
from naipes_gui.store.recorder import Recorder

STARTED = "2026-01-01T00:00:00Z"
"""What every record says, so that the same arguments give the same bytes."""
NAMES = tuple(CHARACTERS.values())


def add(commands: Commands) -> None:
    """Declare the command."""
    text = translate("cli", "Let the computer play whole matches and print a JSON line per hand.")
    parser = command(commands, "simulate", text, run)
    add_game(parser)
    parser.add_argument(
        "--hands", type=whole, default=1, help=translate("cli", "at least so many hands")
    )
    parser.add_argument(
        "--level",
        default="",
        help=translate(
            "cli",
            "beginner, club, expert or master; expert:bold for a style; one for all, or one per "
            "seat by commas",
        ),
    )
    parser.add_argument(
        "--records",
        metavar="DIR",
        type=Path,
        help=translate("cli", "where every match is saved; a file of the same name is replaced"),
    )


def run(arguments: argparse.Namespace) -> int:
    """Play until there are hands enough."""
    game = chosen_game(arguments.game)
    options = chosen_options(game, arguments)
    opponents = _opponents(game, arguments.level, options.players)
    played = match = 0
    while played < arguments.hands:
        match += 1
        seed = f"{arguments.seed}/{match}"
        recorder = _recorder(game, options, opponents)
        for hand in _play(recorder, game, opponents, seed, arguments.hands - played):
            say(json.dumps({"match": match, **hand}), flush=True)
            played += 1
        if arguments.records is not None:
            name = f"{game.key}-{arguments.seed}-{match:04}.naipes"
            arguments.records.mkdir(parents=True, exist_ok=True)
            replace_file(arguments.records / name, recorder.saved)
    return 0


def _opponents(game: GameInfo, text: str, players: int) -> list[Opponent]:
    named = (text or usual(game.bots())).split(",")
    levels = named * players if len(named) == 1 else named
    if len(levels) != players:
        raise BadOptions(
            phrase("cli", "Give one level, or one for each of the seats: {n}.", n=players)
        )
    return [asked_opponent(level, game.bots()) for level in levels]


def _recorder(game: GameInfo, options: Options, opponents: Sequence[Opponent]) -> Recorder:
    seats = tuple(
        Player(
            name=name, kind="bot", level=who.level, style=who.style or PLAIN_STYLE,
            version=game.bots_version, effort=who.effort,
        )
        for name, who in zip(NAMES, opponents, strict=False)
    )  # fmt: skip
    about = Header(
        game=game.key, options=options.to_json(), seats=seats, app=__version__, started=STARTED
    )
    return Recorder.in_memory(about)


def _play(
    recorder: Recorder, game: GameInfo, opponents: Sequence[Opponent], seed: str, enough: int
) -> Iterator[dict[str, Any]]:
    """Play a match and tell of each hand when it is over; one by the clock ends with enough."""
    record = recorder.record
    bots = [who.sit_down(game.bots(), record.rules) for who in opponents]
    begun, dealer = 0, 0
    while not record.timeline.state.is_over:
        rng = Random(f"{seed}/{record.timeline.ply}")
        if record.timeline.state.stage is Stage.SHUFFLE:
            begun, dealer = record.timeline.ply, int(record.timeline.state.dealer)
        _step(recorder, bots, rng)
        if begun and record.timeline.state.stage in (Stage.SHUFFLE, Stage.OVER):
            yield _hand(record, begun, dealer)
            if record.hands >= enough and record.rules.may_end(record.timeline.state):
                recorder.finish()
                return


def _step(recorder: Recorder, bots: Sequence[Bot[Any]], rng: Random) -> None:
    timeline = recorder.timeline
    match timeline.state.stage:
        case Stage.LOT | Stage.SHUFFLE:
            recorder.chance(rng)
        case Stage.CUT:
            recorder.cut_for(rng)
        case _:
            seat = timeline.state.to_move
            view = timeline.view(timeline.ply, seat)
            chance = Random(recorder.record.thought(timeline.ply))
            recorder.move(bots[seat].choose(view, chance, Event()))


def _hand(record: Record, begun: int, dealer: int) -> dict[str, Any]:
    moves = sum(map(record.timeline.is_decision, range(begun, record.timeline.ply)))
    tally = record.rules.tally(record.timeline.state)
    return {"hand": record.hands, "dealer": dealer, "moves": moves, **tally}
