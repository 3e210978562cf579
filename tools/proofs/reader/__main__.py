"""Lets a robot play by ear, and compares what it heard with what was recorded.

``python -m tools.proofs.reader 200 --games ecarte nlk --languages es`` plays so many whole matches
of each game in each language, through the accessibility bus alone. It wants an X server of its own
(``xvfb-run -a``), for all who are on one share their accessibility bus; and it
needs dbus, at-spi2-core, python3-gi and gir1.2-atspi-2.0. For each match the account that the robot
can give of it (who played what, who took the tricks, what everybody got in every hand) must be the
record's, and everything that was to be announced must have been, in order.
"""

import argparse
import json
import shutil
import subprocess
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory

from naipes_gui.core.catalogue import Catalogue
from naipes_gui.core.text import install
from naipes_gui.files import resource
from naipes_gui.games import all_games
from naipes_gui.store.record import Record
from naipes_gui.system import screen_held
from tools.proofs.asking import Tally, end, parser
from tools.proofs.reader.account import differences
from tools.proofs.reader.session import begun, listened, missing

AT_ONCE = 10
"""How many matches are played in one sitting: rematches, without another start."""
PATIENCE = 600
"""Seconds that a match may take on a busy machine."""
LANGUAGES = ("es", "en", "fr")


def sat(home: Path, game: str, language: str, matches: int, seed: int) -> list[list[str]]:
    """Play some matches in one sitting; return in what the account of each differs."""
    path = begun(home, game, language, seed)
    try:
        heard = listened(home, path, language, matches, seed, PATIENCE * matches)
    except subprocess.TimeoutExpired:
        heard = ""
    (home / "heard.txt").write_text(heard, encoding="utf-8")
    told = heard.split("== OVER\n")
    found = [
        compared(path, told[place], language)
        for place, path in enumerate(sorted(home.glob("data/matches/*.naipes"), key=_begun_at))
        if place < len(told) - 1
    ]
    if len(found) < matches:
        found.append([f"{matches - len(found)} not played to the end: {told[-1][-300:]}"])
    return found


def _begun_at(path: Path) -> str:
    return path.name


def compared(path: Path, heard: str, language: str) -> list[str]:
    """Return in what an account differs from the record of a match."""
    install(Catalogue.read(resource("i18n", f"{language}.ts")))
    record = Record.load(path)
    if not record.is_over or record.problem is not None:
        return [f"{path.name} is not over, or spoilt"]
    told = [text for text in heard.splitlines() if not text.startswith("-> ")]
    return differences(record, record.header.names, told, language)


def main(words: list[str]) -> int:
    """Play, and return the status to end with."""
    asking = parser("reader", __doc__, 200, "matches of each game in each language")
    asking.add_argument("--games", nargs="+", default=list(all_games()))
    asking.add_argument("--languages", nargs="+", default=list(LANGUAGES), choices=LANGUAGES)
    asking.add_argument("--keep", type=Path, help="where what is lost is kept")
    wishes = asking.parse_args(words)
    if lacking := missing():
        print(f"{lacking} is missing: nothing was played.")
        return 2
    # A server that its last client leaves starts anew, and is not there for the next one.
    with screen_held():
        return sat_through(wishes)


def sat_through(wishes: argparse.Namespace) -> int:
    """Play sitting after sitting, and tell after each how many matches it were."""
    tally, played, seed = Tally(), Counter[str](), wishes.seed
    for begun_yet in range(0, wishes.count, AT_ONCE):
        for game in wishes.games:
            for language in wishes.languages:
                seed += 1
                matches = min(AT_ONCE, wishes.count - begun_yet)
                with TemporaryDirectory(
                    prefix="naipes-reader-", ignore_cleanup_errors=True
                ) as home:
                    for found in sat(Path(home), game, language, matches, seed):
                        played[f"{game} {language}"] += not found
                        for what in found:
                            tally.lose(f"{game} {language} {seed}: {what}")
                    if tally.lost and wishes.keep is not None:
                        shutil.copytree(home, wishes.keep / f"{game}-{language}-{seed}")
                print(json.dumps(played), flush=True)
    return tally.sum_up(f"{played.total()} matches played by ear", **played)


if __name__ == "__main__":
    end(main)
