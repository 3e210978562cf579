"""All mistakes of all reviewed matches, the newest first, to be gone over when somebody likes."""

from collections.abc import Sequence

from PySide6.QtCore import (
    QModelIndex,
    Signal,
    Slot,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from naipes_gui.core.figures import whole
from naipes_gui.core.text import translate
from naipes_gui.core.wording import Wording, joined
from naipes_gui.games import all_games
from naipes_gui.statistics import words
from naipes_gui.statistics.losses import Moment
from naipes_gui.statistics.wish import opponents_of
from naipes_gui.ui.shared.numbers import decimal
from naipes_gui.ui.shared.widgets.boxes import hbox
from naipes_gui.ui.shared.widgets.buttons import Button
from naipes_gui.ui.shared.widgets.choosing import Combo
from naipes_gui.ui.shared.widgets.fitting import fit
from naipes_gui.ui.shared.widgets.labels import label
from naipes_gui.ui.statistics.rows_model import RowsModel
from naipes_gui.ui.statistics.when import day

SIZE = 820, 600


class MistakesDialog(QDialog):
    """A list with a filter; ``opened`` names the match, the hand and the ply to be gone over."""

    opened = Signal(object, int, int)

    def __init__(
        self, moments: Sequence[Moment], game: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(translate("statistics", "My mistakes"))
        self._moments = moments
        self.games, self.kinds = Combo(), Combo()
        self.model = RowsModel(_names, _cells, self)
        self.list = QTreeView()
        self.open_button, self.close_button = Button("main", "replay"), Button("plain")
        self._told = label("body", tone="second", wrap=True)
        self._arrange()
        self._offer_games(game)
        self.games.chosen.connect(self._offer_kinds)
        self.kinds.chosen.connect(self._show_chosen)
        self.list.activated.connect(self._open)
        self.open_button.clicked.connect(self._open)
        self.close_button.clicked.connect(self.reject)
        fit(self, SIZE)
        self.list.setFocus()

    def _arrange(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 22, 28, 20)
        column.setSpacing(12)
        head = hbox(
            (label("heading", translate("statistics", "My mistakes")), 1), self.games, self.kinds
        )
        column.addLayout(head)
        column.addWidget(self._told)
        # How high a row is, is asked once: by then the list must know how it is dressed.
        self.list.ensurePolished()
        self.list.setModel(self.model)
        self.list.setRootIsDecorated(False)
        self.list.setUniformRowHeights(True)
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.list.setAccessibleName(translate("statistics", "My mistakes"))
        column.addWidget(self.list, 1)
        foot = hbox(None, self.close_button, self.open_button)
        column.addLayout(foot)
        self.open_button.say(translate("statistics", "Go over it"))
        self.close_button.say(translate("statistics", "Close"))
        self.games.setAccessibleName(translate("statistics", "Game"))
        self.kinds.setAccessibleName(translate("statistics", "Kind of decision"))

    def _offer_games(self, game: str) -> None:
        keys = dict.fromkeys(moment.match.game for moment in self._moments)
        every = ("", translate("statistics", "All games"))
        names = [(key, Wording().say(all_games()[key].title)) for key in keys]
        self.games.offer([every, *names], game if game in keys else "")
        self._offer_kinds()

    @Slot()
    @Slot(object)
    def _offer_kinds(self, _: object = None) -> None:
        game = self.games.currentData()
        found = [moment for moment in self._moments if game in ("", moment.match.game)]
        names = {moment.mistake.kind: Wording().say(moment.kind) for moment in found}
        every = ("", translate("statistics", "All kinds of decisions"))
        self.kinds.offer([every, *names.items()], "")
        self.kinds.setVisible(bool(game))
        self._show_chosen()

    @Slot()
    @Slot(object)
    def _show_chosen(self, _: object = None) -> None:
        game, kind = self.games.currentData(), self.kinds.currentData()
        shown = [
            moment
            for moment in self._moments
            if game in ("", moment.match.game) and kind in ("", moment.mistake.kind)
        ]
        self.model.show_rows(shown)
        self._told.setText(
            translate("statistics", "%n mistake(s), the newest match first.", n=len(shown))
        )
        self.open_button.setEnabled(bool(shown))
        for column in range(self.model.columnCount()):
            self.list.resizeColumnToContents(column)
        if shown:
            self.list.setCurrentIndex(self.model.index(0, 0))

    @Slot()
    @Slot(QModelIndex)
    def _open(self, _: object = None) -> None:
        row = self.list.currentIndex().row()
        if 0 <= row < len(self.model.rows):
            moment = self.model.rows[row]
            self.accept()
            self.opened.emit(moment.match.path, moment.mistake.hand, moment.mistake.ply)


def _names() -> tuple[str, ...]:
    return (
        translate("statistics", "Begun"),
        translate("statistics", "Game"),
        translate("statistics", "Against"),
        translate("statistics", "Hand"),
        translate("statistics", "Decision"),
        translate("statistics", "Cost"),
        translate("statistics", "Since"),
    )


def _cells(moment: Moment) -> tuple[str, ...]:
    say, match = Wording().say, moment.match
    return (
        day(match),
        say(all_games()[match.game].title),
        joined(opponents_of(match)),
        whole(moment.mistake.hand),
        say(moment.kind),
        say(words.cost(match, moment.mistake.loss, decimal)),
        translate("statistics", "solved") if moment.mistake.solved else "",
    )
