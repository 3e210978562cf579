"""Walks the tables of all recorded matches through all that a person may have.

``python -m tools.table_walk.walk`` prints what is wrong, and how often, and fails if anything is.
``--share 2/5`` takes the second of five shares of the settings; words choose matches by the
beginning of their names; ``--sheets FOLDER`` writes contact sheets, to be looked at, instead.
"""

import argparse
import os
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path

from PySide6.QtWidgets import QApplication

from naipes_gui import languages
from naipes_gui.ui.shared import language
from tools.table_walk.faults import faults
from tools.table_walk.laying import FONTS, TEXTS, WINDOWS, Setting, Table, system_font
from tools.table_walk.positions import matches, positions
from tools.table_walk.unpainted import unpainted

LANGUAGES = languages.spoken()
CARDS = (0.8, 1.3, 1.6)
FONT = "DejaVu Sans"
"""The widest of the fonts, in which the lines of the coach are walked."""
MOST = 12
"""So many positions of a match are laid out in every setting."""


def settings() -> Iterator[Setting]:
    """Yield everything that a person may have."""
    for tongue, font in product(LANGUAGES, FONTS):
        for window, text, panel in product(WINDOWS, TEXTS, (False, True)):
            yield Setting(window, text, panel, font, tongue)
    for window, text, cards in product(WINDOWS, TEXTS[:2], CARDS):
        yield Setting(window, text, cards=cards)
    for window, text, tongue in product(WINDOWS[:3], TEXTS, LANGUAGES):
        yield Setting(window, text, font=FONT, language=tongue, coach=True)


def walk(
    chosen: Sequence[str], wanted: Sequence[Setting], most: int = MOST
) -> Iterator[tuple[str, str]]:
    """Yield what is wrong, and where; what is laid out alike in two settings is laid out once."""
    tables, known = {match: Table(match) for match in chosen}, set[object]()
    with unpainted():
        for setting in wanted:
            language.speak(setting.language)
            with system_font(setting.font):
                for match, table in tables.items():
                    sign = match, setting.language, setting.font, table.felt(setting)
                    new = positions(match, most) if sign not in known else ()
                    known.add(sign)
                    for position in new:
                        laid = table.lay(position, setting)
                        yield from ((fault, f"{position} {setting}") for fault in faults(laid))
    language.speak("en")


def share(text: str) -> tuple[int, int]:
    """Return which of how many shares is meant by «2/5»."""
    nth, _, many = text.partition("/")
    if not 0 < int(nth) <= int(many):
        raise argparse.ArgumentTypeError(f"no such share: {text}")
    return int(nth), int(many)


def _wishes() -> argparse.Namespace:
    wishes = argparse.ArgumentParser(description=__doc__)
    wishes.add_argument("matches", nargs="*", help="beginnings of names")
    wishes.add_argument("--share", type=share, default=(1, 1), metavar="NTH/MANY")
    wishes.add_argument("--sheets", type=Path, metavar="FOLDER")
    return wishes.parse_args()


def main() -> int:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    wishes = _wishes()
    words, (nth, many) = wishes.matches, wishes.share
    chosen = [match for match in matches() if not words or match.startswith(tuple(words))]
    if wishes.sheets is not None:
        from tools.table_walk.sheets import write

        write(chosen, wishes.sheets)
        return 0
    found: Counter[str] = Counter()
    first: dict[str, str] = {}
    for fault, where in walk(chosen, tuple(settings())[nth - 1 :: many]):
        found[fault] += 1
        if fault not in first:
            # A walk takes long: each kind is told as soon as it is met.
            print(f"{fault}: {where}", file=sys.stderr, flush=True)
        first.setdefault(fault, where)
    for fault, count in found.most_common():
        print(f"{count:6} {fault}: {first[fault]}")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
