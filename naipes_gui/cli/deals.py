"""``naipes deals``: whether the deals of the saved matches were fair."""

import argparse
import json
from collections.abc import Iterator
from typing import Any

from naipes_gui.cli.choosing import chosen_game
from naipes_gui.cli.commands import Commands, add_profile, add_records, asked_folder, command
from naipes_gui.cli.output import say
from naipes_gui.cli.tables import columns, written
from naipes_gui.core.text import translate
from naipes_gui.core.wording import Wording
from naipes_gui.games import all_games, keys
from naipes_gui.store import paths
from naipes_gui.store.deal_statistics import (
    COMPUTER,
    PERSON,
    WHERE,
    WHOSE,
    DealStatistics,
    Found,
    GameDeals,
    Share,
)
from naipes_gui.store.deals import read_deals
from naipes_gui.store.library import Library

PLACES = 3


def add(commands: Commands) -> None:
    """Declare the command."""
    text = translate("cli", "Tell whether the deals of the saved matches were fair.")
    parser = command(commands, "deals", text, run)
    add_profile(parser)
    parser.add_argument("game", metavar="GAME", nargs="?", help=", ".join(keys()))
    add_records(parser)
    parser.add_argument(
        "--json", action="store_true", help=translate("cli", "all figures, also seat by seat")
    )


def run(arguments: argparse.Namespace) -> int:
    """Read all matches and print what everybody was dealt."""
    wanted = chosen_game(arguments.game).key if arguments.game else ""
    folder = asked_folder(arguments) or paths.records_folder()
    statistics = DealStatistics()
    for path in Library(folder, paths.trash_folder()).files:
        statistics.take(read_deals(path))
    games = [deals for deals in statistics.found() if wanted in ("", deals.game)]
    if arguments.json:
        say(*json.dumps([_figures(deals) for deals in games], indent=2).splitlines())
        return 0
    for deals in games:
        say(*_told(deals), "")
    if not games:
        say(translate("cli", "No saved match has been dealt yet."))
    return 0


def _told(deals: GameDeals) -> Iterator[str]:
    title = Wording().say(all_games()[deals.game].title)
    counted = translate("cli", "{title}: matches {records}, deals {deals}")
    yield counted.format(title=title, records=deals.records, deals=deals.deals)
    if deals.damaged:
        text = translate("cli", "Matches that are damaged, counted as far as they can be read: {n}")
        yield "  " + text.format(n=deals.damaged)
    yield from columns([_head(deals), *(_row(found, deals) for found in deals.found)])
    for where, check in deals.checks.items():
        text = translate("cli", "{where}: chance alone is as uneven in {share} % of all cases")
        share = written(100 * check.p, 1)
        yield "  " + text.format(where=Wording().say(WHERE[where]), share=share)
    yield "  " + translate("cli", "Each figure with its margin of 95 %; * lies outside of it.")


def _whose(deals: GameDeals) -> list[str]:
    present = {share.who for found in deals.found for share in found.shares}
    return [who for who in (PERSON, COMPUTER) if who in present]


def _head(deals: GameDeals) -> list[str]:
    names = [Wording().say(WHOSE[who]) for who in _whose(deals)]
    ahead = [translate("cli", "Difference")] if len(names) > 1 else []
    return [translate("cli", "In a hand"), translate("cli", "Expected"), *names, *ahead]


def _row(found: Found, deals: GameDeals) -> list[str]:
    of = {share.who: share for share in found.shares}
    whose = _whose(deals)
    cells = [_cell(of[who]) for who in whose]
    ahead = [_cell(found.ahead)] if found.ahead else []
    expected = written(of[whose[0]].expected, PLACES)
    return [Wording().say(found.luck.label), expected, *cells, *ahead]


def _cell(share: Share) -> str:
    mark = " " if share.is_usual else "*"
    return f"{written(share.observed, PLACES)} ± {written(share.margin, PLACES)}{mark}"


def _figures(deals: GameDeals) -> dict[str, Any]:
    return {
        "game": deals.game, "records": deals.records, "damaged": deals.damaged,
        "deals": deals.deals,
        "dealt": {found.luck.key: _shares(found) for found in deals.found},
        "places": {
            where: {"chi_square": round(c.statistic, 2), "freedom": c.freedom, "p": round(c.p, 4)}
            for where, c in deals.checks.items()
        },
    }  # fmt: skip


def _shares(found: Found) -> dict[str, Any]:
    named = {share.who: share for share in found.shares}
    named |= {"ahead": found.ahead} if found.ahead else {}
    return {
        who: {
            "hands": share.hands, "observed": round(share.observed, 4),
            "expected": round(share.expected, 4), "margin": round(share.margin, 4),
        }
        for who, share in named.items()
    }  # fmt: skip
