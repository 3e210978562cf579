"""Buttons by kind, whose icons follow the look."""

from PySide6.QtCore import QEvent, QSize
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from naipes_gui.ui.shared.markup import tip
from naipes_gui.ui.shared.style import app_style, restyle
from naipes_gui.ui.shared.widgets.icons import icon


def fill(button: QWidget, filled: bool) -> None:
    """Fill a button that tells what holds; ticked, it would be a check box to whoever hears it."""
    if bool(button.property("filled")) is not filled:
        button.setProperty("filled", filled)
        restyle(button)


class Button(QPushButton):
    """A push button of a kind: ``main``, ``plain``, ``link``, ``flat`` or ``row``.

    ``on_page`` says that it lies on a page and not in a dialog; only the colour of its icon
    depends on it.
    """

    def __init__(
        self,
        kind: str,
        icon_name: str = "",
        *,
        on_page: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setProperty("kind", kind)
        self._kind, self._icon_name, self._on_page = kind, icon_name, on_page
        self.setAutoDefault(False)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self._recolour()

    def set_icon(self, name: str) -> None:
        """Show another icon."""
        self._icon_name = name
        self._recolour()

    def say(self, text: str, name: str = "", about: str = "") -> None:
        """Set the word, the accessible name where there is no word, and the tool tip."""
        # The style sheet knows no distance between icon and word.
        self.setText(f"\u2002{text}" if text and self._icon_name else text)
        self.setAccessibleName(name or text)
        self.setToolTip(tip(about))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:
            self._recolour()

    def _recolour(self) -> None:
        if not self._icon_name:
            return
        side = app_style().px(20)
        colour, faint = self._inks()
        self.setIcon(icon(self._icon_name, colour, faint, side))
        self.setIconSize(QSize(side, side))

    def _inks(self) -> tuple[str, str]:
        paper, colours = app_style().paper, app_style().colours
        match self._kind, self._on_page:
            case "main", True:
                return colours.on_gold, colours.text3
            case "main", False:
                return paper.on_accent, paper.text3
            case "link", False:
                return paper.link, paper.text3
            case "row", _:
                return (colours.gold if self.property("here") else colours.text2), colours.text3
            case _, True:
                return colours.text2, colours.text3
            case _:
                return paper.text2, paper.text3
