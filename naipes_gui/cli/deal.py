"""``naipes deal``: what the line of a shared deal says, to begin it, or to make one."""

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from random import SystemRandom

from naipes_gui.cli.choosing import add_rules, chosen_game, chosen_options
from naipes_gui.cli.commands import Commands, add_profile, add_suits, command, day
from naipes_gui.cli.opponents import asked_opponent
from naipes_gui.cli.output import complain, say
from naipes_gui.core import figures
from naipes_gui.core.characters import CHARACTERS, names_for
from naipes_gui.core.errors import BadOptions
from naipes_gui.core.info import GameInfo
from naipes_gui.core.opponent import PLAIN_STYLE, usual
from naipes_gui.core.options import Options
from naipes_gui.core.text import phrase, translate
from naipes_gui.core.wording import Wording
from naipes_gui.games import all_games, keys
from naipes_gui.store import paths
from naipes_gui.store.deal_line import SharedDeal, new_code, read_line
from naipes_gui.store.deal_results import line_of
from naipes_gui.store.hand_of_day import hand_of_day
from naipes_gui.store.header import Player
from naipes_gui.store.matches import begin_shared
from naipes_gui.store.record import Record
from naipes_gui.store.settings import load

ONE_DEAL = phrase(
    "cli", "Give one deal: its line, or --new GAME to make one, or --of FILE for that of a match."
)
NO_CODE = phrase(
    "cli",
    "This match has no line: its cards follow from no code. “naipes branch FILE --after 0” plays "
    "them again, “naipes deal --new GAME --begin” begins a match that others can play too.",
)
ONLY_NEW = phrase(
    "cli",
    "--day, --seats, --option and --level are for a deal that is made: name its game after --new.",
)
DAY_IS_FIXED = phrase(
    "cli",
    "The hand of a day has its rules and opponents: leave out --seats, --option and --level.",
)


def add(commands: Commands) -> None:
    """Declare the command."""
    text = translate("cli", "Tell what the line of a shared deal says, begin it, or make a line.")
    parser = command(commands, "deal", text, run)
    add_profile(parser)
    add_suits(parser)
    parser.add_argument("line", metavar="LINE", nargs="?", default="")
    source = parser.add_mutually_exclusive_group()
    source.add_argument("--new", metavar="GAME", default="", help=", ".join(keys()))
    made = translate("cli", "the line of a match that was played, with its result")
    source.add_argument("--of", metavar="FILE", type=Path, help=made)
    parser.add_argument(
        "--day",
        metavar="DATE",
        type=day,
        help=translate("cli", "with --new: the hand of a day, such as 2026-11-22"),
    )
    add_rules(parser)
    levels = translate("cli", "with --new: level, level:style or level:style@effort, one for all "
                       "or one per opponent by commas")  # fmt: skip
    parser.add_argument("--level", default="", help=levels)
    begin = translate("cli", "begin the match in the library, and print its file")
    parser.add_argument("--begin", action="store_true", help=begin)
    parser.add_argument("--json", action="store_true", help=translate("cli", "all of it as JSON"))


def run(arguments: argparse.Namespace) -> int:
    """Print the deal, or begin it."""
    _check(arguments)
    deal = _asked(arguments)
    if arguments.begin:
        recorder = begin_shared(deal, _person())
        recorder.close()
        say(str(recorder.path))
        if recorder.failure is not None:
            complain(Wording().say(recorder.failure))
        return int(recorder.failure is not None)
    if arguments.json:
        say(json.dumps(_figures(deal), ensure_ascii=False))
    elif arguments.line:
        say(*_told(deal))
    else:
        say(deal.line)
    return 0


def _check(arguments: argparse.Namespace) -> None:
    """Refuse what would have no effect.

    Raises:
        BadOptions: it is not clear which deal is meant, or what is chosen is not for it.

    """
    sources = bool(arguments.line), bool(arguments.new), arguments.of is not None
    if sum(sources) != 1:
        raise BadOptions(ONE_DEAL)
    chosen = bool(arguments.seats or arguments.option or arguments.level)
    if not arguments.new and (chosen or arguments.day is not None):
        raise BadOptions(ONLY_NEW)
    if chosen and arguments.day is not None:
        raise BadOptions(DAY_IS_FIXED)


def _asked(arguments: argparse.Namespace) -> SharedDeal:
    if arguments.of is not None:
        record = Record.load(arguments.of)
        if not record.header.deal:
            raise BadOptions(NO_CODE)
        return read_line(line_of(record))
    if not arguments.new:
        return read_line(arguments.line)
    game = chosen_game(arguments.new)
    if arguments.day is not None:
        return hand_of_day(arguments.day, game.key)
    options = chosen_options(game, arguments)
    opponents = _opponents(game, options, arguments.level)
    return SharedDeal(game.key, options, opponents, new_code(SystemRandom()))


def _opponents(game: GameInfo, options: Options, text: str) -> tuple[Player, ...]:
    """Return who is asked for; who is given no style has that of the next character."""
    seats, named = options.players - 1, (text or usual(game.bots())).split(",")
    asked = named * seats if len(named) == 1 else named
    if len(asked) != seats:
        raise BadOptions(phrase("cli", "Give one level, or one for each opponent: {n}.", n=seats))
    found = [asked_opponent(each, game.bots()) for each in asked]
    free = [style for style in CHARACTERS if style not in {who.style for who in found}]
    styles = [who.style or free.pop(0) for who in found]
    return tuple(
        Player(
            name=name, kind="bot", level=who.level, style=style, version=game.bots_version,
            effort=who.effort,
        )
        for who, style, name in zip(found, styles, names_for(styles), strict=True)
    )  # fmt: skip


def _person() -> str:
    return load(paths.settings_file()).player_name or translate("table", "You")


def _told(deal: SharedDeal) -> Iterator[str]:
    wording, game = Wording(), all_games()[deal.game]
    yield f"{wording.say(game.title)} · {deal.code}"
    plain = type(deal.options).make().to_json()
    changed = (f"{key} = {v}" for key, v in deal.options.to_json().items() if v != plain[key])
    yield ", ".join(changed) or translate("cli", "Rules: the usual ones")
    yield " – ".join(map(_seat, deal.opponents))
    if deal.result is not None:
        told = translate("cli", "{name} made of it, hand by hand: {figures}")
        figures = ", ".join(_figure(n, signed=deal.result.signed) for n in deal.result.figures)
        yield told.format(name=deal.result.name or translate("deals", "somebody"), figures=figures)
    if deal.warning is not None:
        yield wording.say(deal.warning)


def _seat(player: Player) -> str:
    style = f", {player.style}" if player.style != PLAIN_STYLE else ""
    return f"{player.name} ({player.level}{style})"


def _figure(number: int, *, signed: bool) -> str:
    return figures.signed(number) if signed else figures.whole(number)


def _figures(deal: SharedDeal) -> dict[str, object]:
    result = deal.result
    told = {"name": result.name, "figures": list(result.figures)} if result is not None else None
    return {
        "line": deal.line,
        "game": deal.game,
        "options": deal.options.to_json(),
        "opponents": [player.to_json() for player in deal.opponents],
        "code": deal.code,
        "day": deal.day.isoformat() if deal.day is not None else None,
        "result": told,
        "warning": Wording().say(deal.warning) if deal.warning is not None else None,
    }
