"""The saved matches as rows of a table."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QPersistentModelIndex,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QIcon, QPainter

from naipes_gui.core.text import translate
from naipes_gui.core.wording import Wording
from naipes_gui.store.summary import Summary
from naipes_gui.ui.shared.art import face
from naipes_gui.ui.shared.dates import moment
from naipes_gui.ui.shared.markup import tip
from naipes_gui.ui.shared.match_names import NO_NAMES, called, game_of
from naipes_gui.ui.shared.outcome import outcome
from naipes_gui.ui.shared.paint import drawn
from naipes_gui.ui.shared.people import portrait
from naipes_gui.ui.shared.score_line import score_line
from naipes_gui.ui.shared.style import app_style

FEW = 3
"""So many figures are told of a score; of a larger table only one's own."""
NAME, GAME, PLAYERS, DATE, RESULT = range(5)
FACE, OVERLAP, FACES = 32, 20, 3
"""The size of a face, how far the next one stands from it, and how many are shown."""
Index = QModelIndex | QPersistentModelIndex


class LibraryModel(QAbstractTableModel):
    """A row for every match; the name can be edited."""

    renamed = Signal(object, str)

    def __init__(self, parent: Any = None) -> None:
        super().__init__(parent)
        self.matches: Sequence[Summary] = ()
        self._names: dict[str, str] = {}
        """What the matches are called, by what their branches know them by."""

    def show_matches(self, matches: Sequence[Summary]) -> None:
        """Show other matches."""
        self.beginResetModel()
        self.matches = matches
        self._names = _names(matches)
        self.endResetModel()

    def add_matches(self, matches: Sequence[Summary]) -> None:
        """Show more matches, below the others."""
        if matches:
            first = len(self.matches)
            self.beginInsertRows(QModelIndex(), first, first + len(matches) - 1)
            self.matches = [*self.matches, *matches]
            self._names |= _names(matches)
            self.endInsertRows()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.matches)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else RESULT + 1

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = 0) -> Any:
        if orientation is not Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        return (
            translate("library", "Name"),
            translate("library", "Game"),
            translate("library", "Players"),
            translate("library", "Last played"),
            translate("library", "Result"),
        )[section]

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        return flags | Qt.ItemFlag.ItemIsEditable if index.column() == NAME else flags

    def data(self, index: Index, role: int = 0) -> Any:
        match = self.matches[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole):
            return cell(match, index.column(), self._names)
        if role == Qt.ItemDataRole.ToolTipRole and match.problem is not None:
            return tip(Wording().say(match.problem))
        if role == Qt.ItemDataRole.DecorationRole and index.column() == NAME:
            return _picture(match)
        return None

    def setData(self, index: Index, value: Any, role: int = 0) -> bool:
        name, match = str(value).strip(), self.matches[index.row()]
        if role != Qt.ItemDataRole.EditRole or name in ("", cell(match, NAME, self._names)):
            return False
        self.renamed.emit(self.matches[index.row()].path, name)
        return True


def _names(matches: Sequence[Summary]) -> dict[str, str]:
    return {match.mark: match.name for match in matches if match.mark}


def cell(match: Summary, column: int, names: Mapping[str, str] = NO_NAMES) -> str:
    """Return what stands in a column of the row of a match."""
    about = match.header
    if column == NAME:
        return called(match, names)
    if column == DATE:
        return moment(match.changed)
    if column == RESULT:
        return result(match)
    if about is None:
        return ""
    if column == GAME:
        return game_of(match)
    return ", ".join(about.names)


def result(match: Summary) -> str:
    """Return how a match ended, or that it has not."""
    if match.problem is not None or match.header is None:
        return translate("library", "Cannot be read")
    score = score_line(_told_score(match))
    if match.end == "abandoned":
        return _with_score(translate("library", "Given up"), score)
    if match.end:
        return _with_score(Wording().say(outcome(match)), score)
    return _with_score(translate("library", "Unfinished"), score)


def _told_score(match: Summary) -> Sequence[int]:
    """Return the whole score of a small table, and of a large one what the person has."""
    seats = match.header.seats if match.header is not None else ()
    mine = [n for n, who in zip(match.score, seats, strict=False) if who.kind == "human"]
    return match.score if len(match.score) <= FEW or not mine else mine[:1]


def _with_score(word: str, score: str) -> str:
    return f"{word} · {score}" if score else word


def _picture(match: Summary) -> QIcon | None:
    about = match.header
    if about is None:
        return None
    others = [portrait(player.name) for player in about.seats if player.kind == "bot"]
    faces = tuple(others[:FACES]) or (portrait(""),)
    return _icon(faces, app_style().px(FACE), app_style().paper.border)


@lru_cache(maxsize=128)
def _icon(who: tuple[str, ...], side: int, border: str) -> QIcon:
    """Return the faces of a row, each over the one before; thousands of rows share a few."""
    step = round(side * OVERLAP / FACE)

    def paint(painter: QPainter) -> None:
        for nth, name in enumerate(who):
            painter.drawPixmap(nth * step, 0, face(name, side, 2.0, border, 1.5))

    picture = drawn(QSize(side + (FACES - 1) * step, side), 2.0, paint)
    icon = QIcon(picture)
    icon.addPixmap(picture, QIcon.Mode.Selected)  # else a selected row would stain the faces
    return icon
