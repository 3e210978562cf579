"""Walks the tables of all recorded matches through all that a person may have.

``python -m tools.table_walk.walk`` prints what is wrong, and how often, and fails if anything is;
with a folder it also writes contact sheets there, to be looked at. Words after the folder choose
matches by the beginning of their names.
"""

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
from tools.table_walk.laying import FONTS, PANEL_FROM, TEXTS, WINDOWS, Setting, Table, system_font
from tools.table_walk.positions import matches, positions
from tools.table_walk.unpainted import unpainted

LANGUAGES = languages.spoken()
CARDS = (0.8, 1.3, 1.6)
MOST = 12
"""So many positions of a match are laid out in every setting."""


def settings() -> Iterator[Setting]:
    """Yield everything that a person may have."""
    for tongue, font in product(LANGUAGES, FONTS):
        for window, text, panel in product(WINDOWS, TEXTS, (False, True)):
            if not panel or window[0] >= PANEL_FROM:
                yield Setting(window, text, panel, font, tongue)
    for window, text, cards in product(WINDOWS, TEXTS[:2], CARDS):
        yield Setting(window, text, cards=cards)


def walk(
    chosen: Sequence[str], wanted: Sequence[Setting], most: int = MOST
) -> Iterator[tuple[str, str]]:
    """Yield what is wrong, and where."""
    tables = {match: Table(match) for match in chosen}
    with unpainted():
        for setting in wanted:
            language.speak(setting.language)
            with system_font(setting.font):
                for match, table in tables.items():
                    for position in positions(match, most):
                        laid = table.lay(position, setting)
                        yield from ((fault, f"{position} {setting}") for fault in faults(laid))
    language.speak("en")


def main() -> int:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    folder, *words = sys.argv[1:] or [""]
    chosen = [match for match in matches() if not words or match.startswith(tuple(words))]
    if folder:
        from tools.table_walk.sheets import write

        write(chosen, Path(folder))
        return 0
    found: Counter[str] = Counter()
    first: dict[str, str] = {}
    for fault, where in walk(chosen, tuple(settings())):
        found[fault] += 1
        first.setdefault(fault, where)
    for fault, count in found.most_common():
        print(f"{count:6} {fault}: {first[fault]}")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
