"""The rules to stand on: those of the game, those of the person, and what is done with them."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, Qt, Signal, Slot
from PySide6.QtWidgets import QMenu, QWidget

from naipes_gui.core.text import translate
from naipes_gui.ui.shared.widgets.boxes import hbox
from naipes_gui.ui.shared.widgets.buttons import Button
from naipes_gui.ui.shared.widgets.choosing import Combo


class RulesBar(QWidget):
    """A box of named rules, and buttons that save, rename and delete one's own."""

    chosen = Signal(object)
    saved = Signal()
    renamed = Signal()
    deleted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.named = Combo()
        self.save, self.more = Button("link", "save"), Button("flat", "more")
        hbox(self.named, self.save, self.more, on=self, margins=0, spacing=8)
        self.named.chosen.connect(self.chosen)
        self.save.clicked.connect(self.saved)
        self.more.clicked.connect(self._offer)

    def retranslate(self) -> None:
        """Say everything in the language of the program."""
        self.named.setAccessibleName(translate("new_game", "Rules"))
        self.save.say(translate("new_game", "Save with a name…"))
        more = translate("new_game", "More about these rules")
        self.more.say("", more, more)

    def show_rules(
        self, named: Sequence[tuple[str, str]], present: str, *, own: bool, changed: bool
    ) -> None:
        """Show all rules by key and name; what is changed can be saved, one's own be put away."""
        self.named.offer(named, present)
        self.save.setVisible(changed)
        self.more.setVisible(own)

    @Slot()
    def _offer(self) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for text, signal in (
            (translate("new_game", "Rename…"), self.renamed),
            (translate("new_game", "Delete"), self.deleted),
        ):
            menu.addAction(text).triggered.connect(lambda _=False, s=signal: s.emit())
        menu.popup(self.more.mapToGlobal(QPoint(0, self.more.height())))
