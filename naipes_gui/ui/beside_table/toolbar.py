"""The bar above the table: where one is, and what can be done at any time."""

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QToolButton,
    QWidget,
)

from naipes_gui.ui.beside_table.rules_chip import RulesChip
from naipes_gui.ui.shared.art import icon
from naipes_gui.ui.shared.markup import tip
from naipes_gui.ui.shared.style import app_style
from naipes_gui.ui.shared.theme import BASE, DarkPalette, Radius, Type
from naipes_gui.ui.shared.widgets.plain import Label

HEIGHT, SIDES = 44, 12
NARROW = 1000
"""At 100 %: below this width the buttons show only their icons."""


class TopBar(QFrame):
    """Buttons by key; each emits its key."""

    pressed = Signal(str)

    def __init__(self, colours: DarkPalette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._colours, self._buttons = colours, dict[str, QToolButton]()
        self._texts: dict[str, str] = {}
        self._is_brief = False
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(8, 0, 10, 0)
        self._row.setSpacing(4)
        self.title, self.chip = Label(), RulesChip()
        self.chip.setObjectName("chip")
        self.chip.clicked.connect(lambda: self.pressed.emit("rules"))
        self.title.setObjectName("title")
        self._style()

    def fill(self, left: tuple[str, ...], right: tuple[str, ...]) -> None:
        """Lay out the buttons: home at the left of the title, the others at the right end."""
        for key in left:
            self._row.addWidget(self._make(key))
        self._row.addSpacing(6)
        self._row.addWidget(self.title)
        self._row.addSpacing(8)
        self._row.addWidget(self.chip)
        self._row.addStretch()
        for key in right:
            self._row.addWidget(self._make(key))

    def label(self, key: str, text: str, about: str, *, beside: bool = False) -> None:
        """Name a button; ``beside`` writes the name next to the icon where there is room."""
        button = self._buttons[key]
        button.setText(text)
        button.setToolTip(tip(about))
        button.setAccessibleName(text)
        self._texts[key] = text if beside else ""
        self._arrange()

    def shorten(self, is_brief: bool) -> None:
        """Show only the icons of the buttons, however wide the bar is."""
        if is_brief != self._is_brief:
            self._is_brief = is_brief
            self._arrange()

    def enable(self, key: str, enabled: bool) -> None:
        """Let a button be pressed or not."""
        self._buttons[key].setEnabled(enabled)

    def sign(self, key: str, sign: str) -> None:
        """Put another picture on a button."""
        button = self._buttons[key]
        button.setProperty("sign", sign)
        button.setIcon(self._icon(sign))

    def button(self, key: str) -> QToolButton:
        """Return a button."""
        return self._buttons[key]

    def press_at(self, where: QPoint) -> bool:
        """Press the button that is seen at a place of the screen; tell whether there is one."""
        for button in (*self._buttons.values(), self.chip):
            if button.isVisible() and button.rect().contains(button.mapFromGlobal(where)):
                button.click()
                return True
        return False

    def dress(self, colours: DarkPalette) -> None:
        """Change the colours."""
        self._colours = colours
        for key, button in self._buttons.items():
            self._size(button)
            button.setIcon(self._icon(button.property("sign") or key))
        self._style()
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def minimumSizeHint(self) -> QSize:
        """Return what it needs with bare icons: words give way where there is little room."""
        hint, beside = super().minimumSizeHint(), Qt.ToolButtonStyle.ToolButtonTextBesideIcon
        worded = (b for b in self._buttons.values() if b.toolButtonStyle() is beside)
        spare = sum(max(0, b.sizeHint().width() - b.height() - SIDES) for b in worded)
        return QSize(hint.width() - spare, hint.height())

    def _arrange(self) -> None:
        wide = self.width() >= NARROW * app_style().scale and not self._is_brief
        self._show_words(wide)
        if wide and self._taken() > self.width():
            self._show_words(False)
        self.spare_title()

    def _show_words(self, shown: bool) -> None:
        style = Qt.ToolButtonStyle
        worded, bare = style.ToolButtonTextBesideIcon, style.ToolButtonIconOnly
        for key, button in self._buttons.items():
            button.setToolButtonStyle(worded if shown and self._texts.get(key) else bare)
            # Where fingers press, a least width is theirs: without another a word may be cut to it.
            button.setMinimumWidth(max(app_style().least, button.sizeHint().width()))

    def _taken(self) -> int:
        """Return how wide all is but the title, no word on a button cut."""
        wide = sum(button.sizeHint().width() for button in self._buttons.values())
        gaps = self._row.spacing() * (self._row.count() + 1) + 6 + 8 + 18
        return wide + self.chip.minimumSizeHint().width() + gaps

    def spare_title(self) -> None:
        """Show the name of the game whole or not at all: the window has it too."""
        fits = self._taken() + self.title.sizeHint().width() <= self.width()
        if fits is self.title.isHidden():
            self.title.setVisible(fits)

    def _make(self, name: str) -> QToolButton:
        key, _, sign = name.partition(":")
        button = QToolButton()
        button.setProperty("sign", sign or key)
        button.setIcon(self._icon(sign or key))
        self._size(button)
        button.clicked.connect(lambda: self.pressed.emit(key))
        self._buttons[key] = button
        return button

    def _icon(self, sign: str) -> QIcon:
        return icon(sign, self._colours.text2, self._colours.line2, round(20 * app_style().bar))

    def _size(self, button: QToolButton) -> None:
        side = round(20 * app_style().bar)
        button.setIconSize(QSize(side, side))
        button.setFixedHeight(max(round(32 * app_style().bar), app_style().least))

    def _style(self) -> None:
        self.setFixedHeight(max(round(HEIGHT * app_style().bar), app_style().least + SIDES))
        # No larger than the bar is: large letters would be cut at both ends.
        base = min(QApplication.font().pixelSize(), round(BASE * app_style().bar))
        e, large = self._colours, max(BASE, base) * Type.BUTTON
        self.setStyleSheet(f"""
        TopBar {{ background: {e.rail}; border-bottom: 1px solid {e.line} }}
        QLabel#title {{ color: {e.text}; font-size: {large:.0f}px; font-weight: 700 }}
        QPushButton#chip {{ color: {e.text2}; background: transparent; border: 1px solid {e.line2};
            border-radius: 14px; padding: 5px 14px; min-height: 16px; font-size: {base}px }}
        QPushButton#chip:hover {{ background: {e.raised2} }}
        QPushButton#chip:focus {{ border: 2px solid {e.sky}; padding: 4px 13px }}
        QToolButton {{ color: {e.text2}; background: transparent; border: 1px solid transparent;
            border-radius: {Radius.BUTTON - 2}px; padding: 2px 8px }}
        QToolButton:hover {{ background: {e.raised2}; color: {e.text} }}
        QToolButton:pressed, QToolButton:checked {{ background: {e.raised} }}
        QToolButton:disabled {{ color: {e.line2} }}
        QToolButton:focus {{ border: 2px solid {e.sky} }}
        QToolButton::menu-indicator {{ image: none }}
        """)
