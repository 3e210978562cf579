"""``naipes play``: a match at the terminal, line by line, for a braille line or a far machine."""

import argparse
from collections.abc import Sequence
from pathlib import Path
from random import Random, SystemRandom

from naipes_gui import languages
from naipes_gui.cli.choosing import add_rules, chosen_game, chosen_options
from naipes_gui.cli.commands import Commands, add_profile, add_suits, command
from naipes_gui.cli.language import speak_in
from naipes_gui.cli.opponents import asked_opponent
from naipes_gui.cli.output import complain, say
from naipes_gui.cli.terminal_table import TerminalTable
from naipes_gui.core.characters import CHARACTERS, names_for
from naipes_gui.core.errors import BadOptions, BadRecord
from naipes_gui.core.info import GameInfo
from naipes_gui.core.opponent import PLAIN_STYLE, Opponent, usual
from naipes_gui.core.text import phrase, translate
from naipes_gui.core.wording import Wording
from naipes_gui.games import keys
from naipes_gui.store import paths
from naipes_gui.store.header import Header, Player
from naipes_gui.store.library import Library
from naipes_gui.store.matches import begin_match
from naipes_gui.store.recorder import Recorder
from naipes_gui.store.settings import load


def add(commands: Commands) -> None:
    """Declare the command."""
    text = translate("cli", "Play at the terminal, line by line; a match that is on goes on.")
    parser = command(commands, "play", text, run)
    add_profile(parser)
    add_suits(parser)
    known = ", ".join(keys())
    parser.add_argument(
        "game", metavar="GAME", help=translate("cli", "{games}, or the file of a match").format(
            games=known
        )
    )  # fmt: skip
    levels = translate("cli", "level, level:style or level:style@effort, one for all or one per "
                       "opponent by commas")  # fmt: skip
    parser.add_argument("--level", default="", help=levels)
    add_rules(parser)
    parser.add_argument(
        "--language", choices=languages.spoken(), help=translate("cli", "in which language")
    )
    parser.add_argument(
        "--new", action="store_true", help=translate("cli", "begin a match, whatever is still on")
    )
    parser.add_argument("--seed", type=int, help=translate("cli", "what chance follows"))


def run(arguments: argparse.Namespace) -> int:
    """Play until the match is over, or whoever plays leaves."""
    if arguments.language:
        speak_in(arguments.language)
    rng = SystemRandom() if arguments.seed is None else Random(arguments.seed)
    recorder = _recorder(arguments, rng)
    try:
        TerminalTable(recorder, rng).play()
    finally:
        recorder.close()
        if recorder.failure is not None:
            complain(Wording().say(recorder.failure))
    return int(recorder.failure is not None)


def _recorder(arguments: argparse.Namespace, rng: Random) -> Recorder:
    """Return the match of a file, the one that is still on, or a new one."""
    path = Path(arguments.game)
    if path.suffix == ".naipes" or path.is_file():
        return _playable(Recorder.resume(path))
    game = chosen_game(arguments.game)
    chosen = arguments.new or arguments.level or arguments.option or arguments.seats is not None
    saved = None if chosen else _latest(game)
    if saved is not None:
        told = translate("cli", "Going on with {name}; --new begins another match.")
        say(told.format(name=saved.stem))
        return _playable(Recorder.resume(saved))
    return _begun(game, arguments, rng)


def _playable(recorder: Recorder) -> Recorder:
    if not _is_mine(recorder.record.header):
        recorder.close()
        raise BadRecord(phrase("cli", "Nobody sits in the first seat of this match to play on."))
    return recorder


def _is_mine(header: Header) -> bool:
    first, *others = header.seats
    return first.kind == "human" and all(who.kind == "bot" for who in others)


def _latest(game: GameInfo) -> Path | None:
    """Return the match of a game that was played last and is still on."""
    found = (
        match.path
        for match in Library(paths.records_folder(), paths.trash_folder()).newest()
        if match.is_unfinished and match.header is not None and match.header.game == game.key
        and _is_mine(match.header)
    )  # fmt: skip
    return next(found, None)


def _begun(game: GameInfo, arguments: argparse.Namespace, rng: Random) -> Recorder:
    options = chosen_options(game, arguments)
    opponents = _opponents(game, arguments.level, options.players - 1)
    person = load(paths.settings_file()).player_name or translate("table", "You")
    names = names_for(who.style or PLAIN_STYLE for who in opponents)
    seats = [Player(name=person)] + [
        Player(name=name, kind="bot", level=who.level, style=who.style or PLAIN_STYLE,
               version=game.bots_version, effort=who.effort)
        for name, who in zip(names, opponents, strict=True)
    ]  # fmt: skip
    return begin_match(game.key, options.to_json(), seats, rng=rng)


def _opponents(game: GameInfo, text: str, count: int) -> Sequence[Opponent]:
    """Return the opponents that a text names; where it names no style, everybody has their own."""
    named = (text or usual(game.bots())).split(",")
    levels = named * count if len(named) == 1 else named
    if len(levels) != count:
        raise BadOptions(
            phrase("cli", "Give one level, or one for each of the opponents: {n}.", n=count)
        )
    asked = [asked_opponent(level, game.bots()) for level in levels]
    styles = tuple(CHARACTERS)
    return [
        who if who.style else Opponent(who.level, styles[nth % len(styles)], who.effort)
        for nth, who in enumerate(asked)
    ]
