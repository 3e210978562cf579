"""What of the library is wanted: words, a game, a result, and in which order."""

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QHeaderView, QLineEdit

from naipes_gui.core.text import translate
from naipes_gui.core.wording import Wording
from naipes_gui.games import all_games
from naipes_gui.ui.library.cells import DATE
from naipes_gui.ui.library.choosing import RESULTS, Wish, order_of
from naipes_gui.ui.shared.widgets.choosing import Combo
from naipes_gui.ui.shared.widgets.turning import side_width

SEARCH_WIDTH = 260
"""Pixels at 100 %."""


class Filters(QObject):
    """A field to search in and two lists to choose from; with the header they make a wish."""

    changed = Signal()
    narrowed = Signal()
    """Others are wanted than before, and not only in another order."""

    def __init__(self, header: QHeaderView, parent: QObject) -> None:
        super().__init__(parent)
        self.search, self.game, self.result = QLineEdit(), Combo(), Combo()
        self.fit()
        self.search.setClearButtonEnabled(True)
        self._header, self.wish = header, Wish()
        self.search.textChanged.connect(self._wish_again)
        self.game.chosen.connect(self._wish_again)
        self.result.chosen.connect(self._wish_again)
        header.sortIndicatorChanged.connect(self._wish_again)
        header.sectionClicked.connect(self._wish_again)

    def fit(self) -> None:
        """Give what is searched for the room that the size of type asks for."""
        self.search.setMinimumWidth(side_width(SEARCH_WIDTH))

    def retranslate(self) -> None:
        """Offer everything in the language of the program; what was chosen stays."""
        say = Wording().say
        self.search.setPlaceholderText(translate("library", "Search"))
        self.search.setAccessibleName(translate("library", "Search"))
        every = ("", translate("library", "Every game"))
        games = [(key, say(game.title)) for key, game in all_games().items()]
        self.game.offer([every, *games], self.wish.game)
        self.result.offer([(key, say(words)) for key, words in RESULTS], self.wish.result)
        self.game.setAccessibleName(translate("library", "Game"))
        self.result.setAccessibleName(translate("library", "Result"))

    def why_empty(self) -> str:
        """Say why nothing is shown when no match is like what is wanted."""
        if self.wish.words:
            return translate("library", "No match has all these words.")
        if self.wish.game or self.wish.result:
            return translate("library", "No match is like that.")
        return translate(
            "library",
            "Nothing here yet. Every match you play is saved by itself and waits for you here.",
        )

    def order_told(self) -> str:
        """Say by what the rows are sorted, and which way."""
        wish, model = self.wish, self._header.model()
        rises, falls = translate("library", "A to Z"), translate("library", "Z to A")
        if wish.column == DATE:
            rises, falls = (
                translate("library", "the oldest first"), translate("library", "the latest first")
            )  # fmt: skip
        name = model.headerData(wish.column, Qt.Orientation.Horizontal)
        words = translate("library", "Sorted by: {column}, {order}")
        return words.format(column=name, order=falls if wish.falling else rises)

    @Slot()
    def _wish_again(self) -> None:
        before = self.wish
        self.wish = Wish(
            tuple(self.search.text().split()),
            str(self.game.currentData() or ""),
            str(self.result.currentData() or ""),
            self._header.sortIndicatorSection(),
            order_of(self._header.sortIndicatorOrder()),
        )
        self.changed.emit()
        if self.wish.which != before.which:
            self.narrowed.emit()
