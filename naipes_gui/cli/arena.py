"""``naipes arena``: which of two opponents plays better, over the same decks in every seat."""

import argparse
import json
from collections.abc import Mapping
from concurrent.futures import as_completed

from naipes_gui.bots.duel import PAIR, Duel, duel
from naipes_gui.cli.choosing import add_game, chosen_game, chosen_options
from naipes_gui.cli.commands import Commands, command, several
from naipes_gui.cli.opponents import chosen_player
from naipes_gui.cli.output import say
from naipes_gui.cli.workers import add_workers, told, workers
from naipes_gui.core.info import GameInfo
from naipes_gui.core.significance import mean_between
from naipes_gui.core.text import translate

SHARES = 16
"""Into so many parts the work of a process is cut, so that there is progress to be told."""


def add(commands: Commands) -> None:
    """Declare the command."""
    text = translate("cli", "Measure which of two opponents plays better, over the same decks.")
    parser = command(commands, "arena", text, run)
    add_game(parser)
    for name in ("--a", "--b"):
        levels = translate(
            "cli",
            "beginner, club, expert, master, reference, greedy or random; expert:bold for a "
            "style, master@10 for ten times the rounds",
        )
        parser.add_argument(name, metavar="LEVEL", required=True, help=levels)
    parser.add_argument(
        "--decks", type=several, default=100, help=translate("cli", "how many decks are played")
    )
    parser.add_argument(
        "--whole",
        action="store_true",
        help=translate("cli", "a deck is a whole match instead of one deal"),
    )
    add_workers(parser)


def run(arguments: argparse.Namespace) -> int:
    """Play all decks and print what the first gained, with its 95 % interval, as JSON."""
    game = chosen_game(arguments.game)
    options = chosen_options(game, arguments).to_json()
    for key in (arguments.a, arguments.b):
        chosen_player(game, key)
    cut = range(0, arguments.decks, max(1, arguments.decks // (arguments.jobs * SHARES)))
    with workers(arguments) as pool:
        futures = {
            pool.submit(
                fought, game.key, options, (arguments.a, arguments.b),
                range(start, min(start + cut.step, arguments.decks)), arguments.seed,
                arguments.whole,
            ): start
            for start in cut
        }  # fmt: skip
        parts = {}
        for part in told(as_completed(futures), len(futures)):
            parts[futures[part]] = part.result()
    gains = tuple(gain for start in sorted(parts) for gain in parts[start])
    counted = unit(game, options, whole=arguments.whole)
    bounds = between(game, options, gains, whole=arguments.whole)
    say(json.dumps(_report(arguments, gains, counted, bounds)))
    return 0


def fought(
    key: str, options: Mapping[str, object], levels: tuple[str, str], decks: range, seed: int,
    whole: bool,
) -> tuple[float, ...]:  # fmt: skip
    """Play some of the decks; runs in a process of its own."""
    game = chosen_game(key)
    given = game.options().from_json(options)
    one, other = (chosen_player(game, level) for level in levels)
    return duel(lambda: game.rules(given), one, other, decks, seed, whole=whole).gains


def unit(game: GameInfo, options: Mapping[str, object], *, whole: bool) -> str:
    """Return what the mean counts, more being better for the first opponent."""
    if whole:
        return "share of matches"
    losses = game.rules(game.options().from_json(options)).fewest_win
    return "losses avoided per deal" if losses else "points per deal"


def between(
    game: GameInfo, options: Mapping[str, object], gains: tuple[float, ...], *, whole: bool
) -> tuple[float, float]:
    """Return the 95 % interval of the mean gain.

    Where a hand has one loser and nobody else scores, a gain is how many of a deck's hands were
    lost: few values, of which the interval of a share tells more than their spread does.
    """
    result = Duel(gains, ((), ()))
    seats = len(game.rules(game.options().from_json(options)).seats)
    if whole or not game.last_loses:
        return result.mean - result.margin, result.mean + result.margin
    least, most = (-1.0, 1.0) if seats == PAIR else (1 / seats - 1, 1 / seats)
    return mean_between(gains, least, most, seats)


def _report(
    arguments: argparse.Namespace, gains: tuple[float, ...], counted: str,
    bounds: tuple[float, float],
) -> dict[str, object]:  # fmt: skip
    low, high = bounds
    return {
        "game": arguments.game, "a": arguments.a, "b": arguments.b, "decks": len(gains),
        "unit": counted,
        "mean": round(Duel(gains, ((), ())).mean, 4),
        "low": round(low, 4),
        "high": round(high, 4),
    }  # fmt: skip
