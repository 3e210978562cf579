"""``naipes stats``: what the saved matches say of who played them."""

import argparse
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from pathlib import Path

from naipes_gui.cli.choosing import chosen_game
from naipes_gui.cli.commands import (
    Commands,
    add_profile,
    add_records,
    add_suits,
    asked_folder,
    command,
)
from naipes_gui.cli.output import say
from naipes_gui.cli.tables import columns, written
from naipes_gui.core.figures import whole
from naipes_gui.core.text import Phrase, phrase, translate
from naipes_gui.core.wording import Wording, labelled
from naipes_gui.games import all_games, keys
from naipes_gui.statistics import words
from naipes_gui.statistics.csv import as_csv
from naipes_gui.statistics.deal_luck import Dealt, fair
from naipes_gui.statistics.facts import Facts
from naipes_gui.statistics.figures import Mean, Share
from naipes_gui.statistics.history import History
from naipes_gui.statistics.opponents import opponents, own_doings
from naipes_gui.statistics.overview import Overview, overview
from naipes_gui.statistics.suggestion import present_level, suggested_level
from naipes_gui.statistics.wish import Wish, level_of
from naipes_gui.store import paths


def add(commands: Commands) -> None:
    """Declare the command."""
    text = translate("cli", "Tell what the saved matches say of who played them.")
    parser = command(commands, "stats", text, run)
    add_profile(parser)
    add_suits(parser)
    parser.add_argument("--game", metavar="GAME", default="", help=", ".join(keys()))
    add_records(parser)
    parser.add_argument(
        "--csv", action="store_true", help=translate("cli", "one row a match, for a spreadsheet")
    )


def run(arguments: argparse.Namespace) -> int:
    """Read all matches and print what they come to."""
    wanted = chosen_game(arguments.game).key if arguments.game else ""
    history = _history(asked_folder(arguments))
    matches = Wish(game=wanted).of(history.facts())
    if arguments.csv:
        say(*as_csv(matches).splitlines())
        return 0
    deals = dict(history.dealing(matches))
    told = [[*_told(key, matches, deals)] for key in all_games()]
    for lines in told:
        say(*lines)
    if not any(told):
        say(translate("cli", "No hand of a saved match of yours is over yet."))
    return 0


def _history(folder: Path | None) -> History:
    """Return what was played in a folder, or in the library."""
    if folder is None:
        return History(paths.records_folder(), paths.statistics_file())
    return History(folder)


def _told(key: str, matches: Sequence[Facts], deals: Mapping[Path, Dealt]) -> Iterator[str]:
    mine = Wish(game=key).of(matches)
    if (found := overview(mine)) is None:
        return
    tell = Wording().tell
    yield labelled(tell(all_games()[key].title), tell(words.counted(found)))
    standing = tell(words.standing(found, written))
    yield f"  {standing}. {tell(words.by_the_hand(found, written))}"
    if (luckless := fair(mine, deals)) is not None:
        yield f"  {tell(words.luckless(found, luckless, written))}"
    if found.matches:
        certainty = words.certainty(found, written)
        yield f"  {tell(words.won(found, written), certainty)}"
    yield from _streaks(found)
    yield from columns(_levels(mine))
    yield from columns(_opponents(mine))
    for one in own_doings(mine):
        yield f"  {tell(words.doing(one, written, yours=True))}"
    yield from _suggested(mine)
    yield ""


def _streaks(found: Overview) -> Iterator[str]:
    say_it = Wording().say
    for name, told, streak in words.streak_lines(found.streaks, found.game):
        if streak.matches:
            yield f"  {labelled(say_it(name), say_it(told))}"


def _levels(matches: Sequence[Facts]) -> Iterator[list[str]]:
    """Yield a row for each level of the opponents, with and without help."""
    say_it = Wording().say
    yield [say_it(name) for name in LEVEL_HEAD]

    def key(match: Facts) -> tuple[str, bool]:
        return level_of(match), match.assisted

    for (level, assisted), group in groupby(sorted(matches, key=key), key):
        played = list(group)
        if (found := overview(played)) is not None:
            name = say_it(words.level_name(level))
            helped = say_it(words.help_name(assisted=assisted)).lower()
            yield [f"{name}, {helped}", *_figures(found)]


LEVEL_HEAD = (
    phrase("statistics", "Level of the opponents"),
    phrase("statistics", "Matches"),
    phrase("statistics", "Won"),
    phrase("statistics", "Hands"),
    phrase("statistics", "Result"),
    phrase("statistics", "By the hand"),
)
OPPONENT_HEAD = (
    phrase("statistics", "Opponent"),
    phrase("statistics", "Hands"),
    phrase("statistics", "You ahead by"),
)


def _figures(found: Overview) -> list[str]:
    wins: Share = found.wins
    hands: Mean = found.hands
    cells: list[Phrase | str | int] = [
        found.matches,
        words.percent(wins.share, written) if wins.of else "",
        hands.count,
        words.whole(hands.total, written),
        words.per_hand(hands, written),
    ]
    return [Wording().say(cell) for cell in cells]


def _opponents(matches: Sequence[Facts]) -> Iterator[list[str]]:
    say_it = Wording().say
    habits = matches[0].statistics.habits
    yield [say_it(name) for name in (*OPPONENT_HEAD, *(habit.label for habit in habits))]
    for met in opponents(matches):
        shares = [
            words.percent(each.share.share, written) if each.share.is_enough else words.FEW
            for each in met.doings
        ]
        ahead = words.whole(met.ahead, written)
        yield [met.name, whole(met.hands), ahead, *map(say_it, shares)]


def _suggested(matches: Sequence[Facts]) -> Iterator[str]:
    levels = list(all_games()[matches[0].game].bots())
    if level := suggested_level(matches, levels):
        present = present_level(matches, levels)
        yield f"  {Wording().say(words.suggestion(level, present, levels))}"
