"""The advice of a game in a dialog."""

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QDialog, QFrame, QVBoxLayout, QWidget

from naipes_gui.core.text import translate
from naipes_gui.core.wording import Wording
from naipes_gui.games import all_games
from naipes_gui.ui.advice.chapter import AdviceChapter
from naipes_gui.ui.shared.widgets.buttons import Button
from naipes_gui.ui.shared.widgets.fitting import fit
from naipes_gui.ui.shared.widgets.scrolling import ScrollArea
from naipes_gui.ui.shared.widgets.turning import Turning

SIZE = 720, 660


class AdviceDialog(QDialog):
    """Shows the advice of a game, and one piece of it first."""

    def __init__(self, game: str, parent: QWidget | None = None, key: str = "") -> None:
        super().__init__(parent)
        info = all_games()[game]
        title = Wording().say(info.title)
        self.setWindowTitle(translate("advice", "Advice on {game}").format(game=title))
        self.chapter, self.close_button = AdviceChapter(info), Button("main")
        self.close_button.say(translate("rules", "Close"))
        self.close_button.clicked.connect(self.reject)
        page = QWidget()
        page.setProperty("ground", "clear")
        inside = QVBoxLayout(page)
        inside.setContentsMargins(0, 0, 12, 0)
        inside.addWidget(self.chapter)
        self.area = ScrollArea()
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setWidget(page)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 18, 20, 16)
        column.setSpacing(12)
        column.addWidget(self.area, 1)
        column.addWidget(Turning([None, self.close_button]))
        fit(self, SIZE)
        # Where a card lies is known only when the dialog has its size.
        QTimer.singleShot(0, self, lambda: self.open_at(key))

    def open_at(self, key: str) -> None:
        """Give the keys to a piece of advice, and scroll so that all of it is seen."""
        self.chapter.focus(key)
        if (card := self.chapter.cards.get(key)) is not None:
            self.area.ensureWidgetVisible(card, 0, 0)
            # At twice the size a card may be higher than the dialog.
            self.area.ensureWidgetVisible(card.button, 0, 8)

    def done(self, result: int) -> None:
        """End what is being tested before the dialog goes."""
        self.chapter.close_check()
        super().done(result)
