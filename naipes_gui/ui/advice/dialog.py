"""The advice of a game in a dialog."""

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from naipes_gui.core.text import translate
from naipes_gui.core.wording import Wording
from naipes_gui.games import all_games
from naipes_gui.ui.advice.chapter import AdviceChapter
from naipes_gui.ui.shared.widgets.buttons import Button
from naipes_gui.ui.shared.widgets.fitting import fit
from naipes_gui.ui.shared.widgets.labels import label
from naipes_gui.ui.shared.widgets.scrolling import PageScroll
from naipes_gui.ui.shared.widgets.turning import Turning

SIZE = 720, 660


class AdviceDialog(QDialog):
    """Shows the advice of a game, and one piece of it first."""

    def __init__(self, game: str, parent: QWidget | None = None, key: str = "") -> None:
        super().__init__(parent)
        info = all_games()[game]
        title = Wording().say(info.title)
        named = translate("advice", "Advice on {game}").format(game=title)
        self.setWindowTitle(named)
        self.chapter, self.close_button = AdviceChapter(info, key), Button("main")
        self.close_button.say(translate("rules", "Close"))
        self.close_button.clicked.connect(self.reject)
        page = QWidget()
        page.setProperty("ground", "clear")
        inside = QVBoxLayout(page)
        inside.setContentsMargins(0, 0, 12, 0)
        inside.addWidget(self.chapter)
        self.area = PageScroll()
        self.area.setWidget(page)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 18, 20, 16)
        column.setSpacing(12)
        column.addWidget(label("heading", named, wrap=True))
        column.addWidget(self.area, 1)
        column.addWidget(Turning([None, self.close_button]))
        fit(self, SIZE)
        # Its title and what all of it is about are read first; the keys are on the piece below.
        QTimer.singleShot(0, self, self.chapter.focus)

    def done(self, result: int) -> None:
        """End what is being tested before the dialog goes."""
        self.chapter.close_check()
        super().done(result)
