"""Which matches the library shows, and in which order."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import Qt

from naipes_gui.core.text import Phrase, phrase
from naipes_gui.store.summary import Summary
from naipes_gui.ui.library.cells import DATE, cell
from naipes_gui.ui.shared.alphabet import alphabetical
from naipes_gui.ui.shared.match_names import called
from naipes_gui.ui.shared.outcome import DRAWN, FINISHED, LOST, SAVED, WON, outcome

UNFINISHED, GIVEN_UP, BROKEN = "unfinished", "abandoned", "broken"
RESULTS: tuple[tuple[str, Phrase], ...] = (
    ("", phrase("library", "Every result")),
    (UNFINISHED, phrase("library", "Unfinished")),
    ("won", WON),
    ("lost", LOST),
    ("drawn", DRAWN),
    ("saved", SAVED),
    (GIVEN_UP, phrase("library", "Given up")),
    ("finished", FINISHED),
)
"""What one may ask for, by key; a match between computers is only finished."""
KEYS = {words: key for key, words in RESULTS}


def result_of(match: Summary) -> str:
    """Return under which key a match stands."""
    if match.problem is not None or match.header is None:
        return BROKEN
    if match.end == GIVEN_UP:
        return GIVEN_UP
    return KEYS[outcome(match)] if match.end else UNFINISHED


@dataclass(frozen=True, slots=True)
class Wish:
    """What somebody wants to see."""

    words: tuple[str, ...] = ()
    game: str = ""
    result: str = ""
    column: int = DATE
    falling: bool = True

    @property
    def which(self) -> tuple[tuple[str, ...], str, str]:
        """Which matches are wanted, in whatever order."""
        return self.words, self.game, self.result

    @property
    def is_plain(self) -> bool:
        """Whether the rows stand as they are read: the latest first."""
        return self.column == DATE and self.falling

    def finds(self, match: Summary) -> bool:
        """Tell whether a match is among those that are wanted."""
        game = match.header.game if match.header is not None else ""
        if self.game not in ("", game) or self.result not in ("", result_of(match)):
            return False
        if not self.words:
            return True
        name = called(match).casefold()
        return all(word.casefold() in name or match.mentions([word]) for word in self.words)

    def of(self, matches: Iterable[Summary]) -> Sequence[Summary]:
        """Return the wanted ones in the wanted order."""
        found = [match for match in matches if self.finds(match)]
        return found if self.is_plain else sorted(found, key=self._key, reverse=self.falling)

    def _key(self, match: Summary) -> Any:
        return match.changed if self.column == DATE else alphabetical(cell(match, self.column))


def order_of(order: Qt.SortOrder) -> bool:
    """Tell whether an order falls."""
    return order is Qt.SortOrder.DescendingOrder
