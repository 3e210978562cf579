"""The saved matches as rows of a table."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QPersistentModelIndex,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QIcon, QPainter, QPixmap

from naipes_gui.core.text import translate
from naipes_gui.core.wording import Wording
from naipes_gui.store.summary import Summary
from naipes_gui.ui.library.cells import NAME, RESULT, Lines, cell, name_lines, tone, two_lines
from naipes_gui.ui.library.folding import Fold, Row, folded
from naipes_gui.ui.shared.art import face, icon_pixmap
from naipes_gui.ui.shared.markup import tip
from naipes_gui.ui.shared.match_names import alike, called
from naipes_gui.ui.shared.paint import drawn
from naipes_gui.ui.shared.people import portrait
from naipes_gui.ui.shared.style import app_style

BELOW = "\u2003\u2003"
"""How far a branch stands in."""
LINES, TONE = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 1
"""What a cell says in two lines, and how much its first line stands out."""
FACE, OVERLAP, FACES = 32, 20, 3
"""The size of a face, how far the next one stands from it, and how many are shown."""
Index = QModelIndex | QPersistentModelIndex


class LibraryModel(QAbstractTableModel):
    """A row for every match; the name can be edited."""

    renamed = Signal(object, str)

    def __init__(self, parent: Any = None, *, folds: bool = False) -> None:
        super().__init__(parent)
        self._folds, self._found = folds, list[Summary]()
        self.rows: Sequence[Row] = ()
        self._open = set[str]()
        """The marks of the matches whose branches are shown."""
        self._names: dict[str, str] = {}
        """What the matches are called, by what their branches know them by."""
        self._alike: dict[Path, int] = {}
        self.faces = FACES
        """How many of those who sat at a match are shown."""
        self.names_tell_when = False
        """Whether names say when a match was begun, since no column says when it was played."""
        self.seated = 1
        """How many faces the fullest row would show."""

    def show_matches(self, matches: Sequence[Summary]) -> None:
        """Show other matches."""
        self._found, self._names = list(matches), _names(matches)
        self._alike, self.seated = alike(matches), _seated(matches)
        self._lay()

    def add_matches(self, matches: Sequence[Summary]) -> None:
        """Show more matches: below the others, and branches below what they leave."""
        self._found += matches
        self._names |= _names(matches)
        self._alike, self.seated = alike(self._found), max(self.seated, _seated(matches))
        if self._folds and any(_is_branch(match) for match in self._found):
            self._lay()
        elif matches:
            first = len(self.rows)
            self.beginInsertRows(QModelIndex(), first, first + len(matches) - 1)
            self.rows = [*self.rows, *matches]
            self.endInsertRows()

    @property
    def matches(self) -> list[Summary]:
        """The matches that have a row."""
        return [row for row in self.rows if isinstance(row, Summary)]

    def place_of(self, path: Path | None) -> int:
        """Return the row of a match, which is unfolded if it is a branch; -1 where it has none."""
        folds = [row for row in self.rows if isinstance(row, Fold) and not row.is_open]
        for fold in folds:
            if path in [branch.path for branch in fold.branches]:
                self.toggle(fold)
        found = (i for i, r in enumerate(self.rows) if isinstance(r, Summary) and r.path == path)
        return next(found, -1)

    def toggle(self, fold: Fold) -> None:
        """Show the branches of a match, or fold them."""
        self._open ^= {fold.parent.mark}
        place = next(i for i, row in enumerate(self.rows) if row is fold) + 1
        many = len(fold.branches)
        if fold.is_open:
            self.beginRemoveRows(QModelIndex(), place, place + many - 1)
        else:
            self.beginInsertRows(QModelIndex(), place, place + many - 1)
        self.rows = folded(self._found, self._open)
        (self.endRemoveRows if fold.is_open else self.endInsertRows)()
        self.dataChanged.emit(self.index(place - 1, NAME), self.index(place - 1, RESULT))

    def _lay(self) -> None:
        self.beginResetModel()
        self.rows = folded(self._found, self._open) if self._folds else list(self._found)
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else RESULT + 1

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = 0) -> Any:
        if orientation is not Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        return (
            translate("library", "Name"),
            translate("library", "Last played"),
            translate("library", "Result"),
        )[section]

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        is_name = index.column() == NAME and isinstance(self.rows[index.row()], Summary)
        return flags | Qt.ItemFlag.ItemIsEditable if is_name else flags

    def data(self, index: Index, role: int = 0) -> Any:
        match, column = self.rows[index.row()], index.column()
        if isinstance(match, Fold):
            return self._of_fold(match, role) if column == NAME else None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole):
            return self._whole(match, column, is_shown=role == Qt.ItemDataRole.DisplayRole)
        if role == LINES:
            return self._lines(match, column)
        if role == TONE:
            return tone(match, column)
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip(Wording().say(match.problem) if match.problem else self._called(match))
        if role == Qt.ItemDataRole.DecorationRole and column == NAME:
            return _picture(match, self.faces)
        return None

    def _of_fold(self, fold: Fold, role: int) -> Any:
        if role == Qt.ItemDataRole.DecorationRole:
            # Its words stand below the names.
            return _icon((), app_style().px(FACE), "", self.faces)
        if role == LINES:
            return Lines(fold_words(fold))
        return fold_words(fold) if role == Qt.ItemDataRole.DisplayRole else None

    def _whole(self, match: Summary, column: int, *, is_shown: bool) -> str:
        """Return what a cell says in one line, as it is heard and edited."""
        if column != NAME:
            return cell(match, column, self._names)
        return f"{self._indent(match) if is_shown else ''}{self._called(match)}"

    def _lines(self, match: Summary, column: int) -> Lines:
        if column != NAME:
            return two_lines(match, column)
        nth = self._alike.get(match.path, 1)
        return name_lines(match, self._names, nth, has_when=self.names_tell_when)

    def setData(self, index: Index, value: Any, role: int = 0) -> bool:
        name, match = str(value).strip(), self.rows[index.row()]
        if role != Qt.ItemDataRole.EditRole or isinstance(match, Fold):
            return False
        if name in ("", self._called(match)):
            return False
        self.renamed.emit(match.path, name)
        return True

    def _called(self, match: Summary) -> str:
        return called(match, self._names, self._alike.get(match.path, 1))

    def is_below(self, match: Row) -> bool:
        """Tell whether a match stands below the one that it leaves."""
        about = match.header if isinstance(match, Summary) else None
        parent = about.parent if about is not None else None
        return self._folds and parent is not None and parent.mark in self._names

    def _indent(self, match: Summary) -> str:
        return BELOW if self.is_below(match) else ""


def _is_branch(match: Summary) -> bool:
    return match.header is not None and match.header.parent is not None


def fold_words(fold: Fold) -> str:
    """Return what the line says that stands for the branches of a match."""
    sign = "▾" if fold.is_open else "▸"
    return f"{BELOW}{sign} {translate('library', '%n branch(es)', n=len(fold.branches))}"


def _names(matches: Sequence[Summary]) -> dict[str, str]:
    return {match.mark: match.name for match in matches if match.mark}


def icon_width(faces: int) -> int:
    """Return how wide so many faces are, at 100 %."""
    return FACE + (faces - 1) * OVERLAP


def _opponents(match: Summary) -> Sequence[str]:
    seats = match.header.seats if match.header is not None else ()
    return [player.name for player in seats if player.kind == "bot"]


def _seated(matches: Iterable[Summary]) -> int:
    return max((len(_opponents(match)) for match in matches), default=1)


def _picture(match: Summary, most: int) -> QIcon:
    style = app_style()
    if match.header is None:
        return _warning(style.px(FACE), style.paper.negative, most)
    faces = tuple(portrait(name) for name in _opponents(match)[:most]) or (portrait(""),)
    return _icon(faces, style.px(FACE), style.paper.border, most)


def _slot(side: int, room: int) -> QSize:
    return QSize(side + (room - 1) * round(side * OVERLAP / FACE), side)


@lru_cache(maxsize=128)
def _icon(who: tuple[str, ...], side: int, border: str, room: int = FACES) -> QIcon:
    """Return the faces of a row, each over the one before; thousands of rows share a few."""
    step, slot = round(side * OVERLAP / FACE), _slot(side, room)
    # In the middle: fewer of them leave no hole before the name.
    first = (room - max(1, len(who))) * step // 2

    def paint(painter: QPainter) -> None:
        for nth, name in enumerate(who):
            painter.drawPixmap(first + nth * step, 0, face(name, side, 2.0, border, 1.5))

    return _unstained(drawn(slot, 2.0, paint))


@lru_cache(maxsize=8)
def _warning(side: int, colour: str, room: int) -> QIcon:
    """Return what stands for the faces of a file that cannot be read."""
    slot, sign = _slot(side, room), side * 5 // 8

    def paint(painter: QPainter) -> None:
        place = (slot.width() - sign) // 2, (side - sign) // 2
        painter.drawPixmap(*place, icon_pixmap("warning", colour, sign, 2.0))

    return _unstained(drawn(slot, 2.0, paint))


def _unstained(picture: QPixmap) -> QIcon:
    icon = QIcon(picture)
    icon.addPixmap(picture, QIcon.Mode.Selected)  # else a selected row would stain the faces
    return icon
