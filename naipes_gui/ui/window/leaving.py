"""Asks before a match is left whose latest moves the disk has not taken."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QTimer, Slot
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from naipes_gui.core.errors import NaipesError
from naipes_gui.core.system_errors import told
from naipes_gui.core.text import Phrase, translate
from naipes_gui.core.wording import Wording
from naipes_gui.session.session import Session
from naipes_gui.session.worker import RETRY_MS
from naipes_gui.store.library import put_down
from naipes_gui.store.names import SUFFIX
from naipes_gui.ui.shared.choosing_files import asked_target
from naipes_gui.ui.shared.widgets.boxes import vbox
from naipes_gui.ui.shared.widgets.buttons import Button
from naipes_gui.ui.shared.widgets.fitting import fit
from naipes_gui.ui.shared.widgets.labels import label
from naipes_gui.ui.shared.widgets.scrolling import ScrollArea
from naipes_gui.ui.shared.widgets.turning import Turning

SIZE = 900, 260


def may_leave(session: Session, window: QWidget) -> bool:
    """Tell whether a match may be left, after asking if something of it would be lost.

    Whoever stays plays on; whoever leaves finds the match standing still.
    """
    why = session.hold()
    if why is None:
        return True
    dialog = LeavingDialog(
        session.hold, lambda path: put_down(session.recorder.saved, path), window
    )
    dialog.explain(why)
    leaves = bool(dialog.exec())
    dialog.deleteLater()
    if not leaves:
        session.go_back()
    return leaves


class LeavingDialog(QDialog):
    """Says why the match is not saved; it is accepted by leaving, once saved or in spite of all.

    The disk is asked again as long as the question stands.
    """

    def __init__(
        self, save: Callable[[], Phrase | None], save_as: Callable[[Path], None], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._save, self._save_as = save, save_as
        self._why, self._more = label("body", wrap=True), label("body", tone="second", wrap=True)
        self._title = label("title", wrap=True)
        self.leave, self.stay = Button("plain"), Button("plain")
        self.again, self.elsewhere = Button("plain"), Button("main", "export")
        self._asking = QTimer(self, interval=RETRY_MS)
        self._write()
        self._arrange()
        self._connect()

    def explain(self, why: Phrase) -> None:
        """Say what stands in the way."""
        self._why.setText(Wording().say(why))

    @property
    def why(self) -> str:
        """What stands in the way, as it is shown."""
        return self._why.text()

    def exec(self) -> int:
        self._asking.start()
        try:
            return super().exec()
        finally:
            self._asking.stop()

    def _arrange(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 18, 28, 18)
        column.setSpacing(10)
        column.addWidget(self._told(), 1)
        column.addWidget(Turning([self.leave, None, self.stay, self.again, self.elsewhere]))
        fit(self, SIZE)

    def _told(self) -> ScrollArea:
        """Return what is said, which scrolls where letters are so large that buttons need room."""
        inside, area = QWidget(), ScrollArea()
        vbox(self._title, self._why, self._more, None, on=inside, margins=0, spacing=10)
        inside.setProperty("ground", "clear")
        area.setWidget(inside)
        return area

    def _connect(self) -> None:
        self.leave.clicked.connect(self.accept)
        self.stay.clicked.connect(self.reject)
        self.again.clicked.connect(self.try_again)
        self.elsewhere.clicked.connect(self._choose)
        self._asking.timeout.connect(self.try_again)
        self.elsewhere.setDefault(True)

    def _write(self) -> None:
        title = translate("leaving", "The match is not saved")
        self.setWindowTitle(title)
        self._title.setText(title)
        self._more.setText(
            translate(
                "leaving",
                "What was played since then is in memory only: if you leave now, it is lost.",
            )
        )
        self.leave.say(translate("leaving", "Leave without saving"))
        self.stay.say(translate("leaving", "Stay at the table"))
        self.again.say(translate("leaving", "Try again"))
        self.elsewhere.say(translate("leaving", "Save elsewhere…"))

    @Slot()
    def try_again(self) -> None:
        """Ask the disk once more, and leave when it has taken everything."""
        why = self._save()
        if why is None:
            self.accept()
        else:
            self.explain(why)

    @Slot()
    def _choose(self) -> None:
        kinds = translate("window", "Matches of Naipes (*{suffix})").format(suffix=SUFFIX)
        # While a place is looked for the question must not answer itself.
        self._asking.stop()
        name = asked_target(self, self.elsewhere.text(), str(Path.home()), kinds)
        self._asking.start()
        if name:
            self.keep_in(Path(name if name.endswith(SUFFIX) else name + SUFFIX))

    def keep_in(self, path: Path) -> None:
        """Write the whole match into a file, and leave if that went well."""
        try:
            self._save_as(path)
        except (NaipesError, OSError) as error:
            self._why.setText(Wording().say(told(error)))
        else:
            self.accept()
