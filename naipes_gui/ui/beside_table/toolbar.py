"""The bar above the table: where one is, and what can be done at any time."""

from itertools import takewhile

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QMenu, QToolButton, QWidget

from naipes_gui.core.text import translate
from naipes_gui.ui.beside_table.rules_chip import RulesChip
from naipes_gui.ui.shared.art import icon
from naipes_gui.ui.shared.hover import darken_left
from naipes_gui.ui.shared.markup import tip
from naipes_gui.ui.shared.style import app_style, restyle
from naipes_gui.ui.shared.theme import BASE, Radius, TablePalette, Type
from naipes_gui.ui.shared.widgets.plain import Label

HEIGHT, SIDES = 44, 12
MORE = "more"
"""The button whose menu has all those for which there is no room."""

SPARE = "panel", "settings"
"""Buttons that stay where the bar is narrow; their word takes no other button's room."""


class TopBar(QFrame):
    """Buttons by key; each emits its key, also from the menu into which it is folded."""

    pressed = Signal(str)

    def __init__(self, colours: TablePalette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._colours, self._buttons = colours, dict[str, QToolButton]()
        self._texts: dict[str, str] = {}
        self._spared = list[str]()
        self._shortcuts: dict[str, str] = {}
        self._withheld, self._folding = list[str](), tuple[str, ...]()
        self._is_brief = False
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(8, 0, 10, 0)
        self._row.setSpacing(4)
        self.title, self.chip = Label(name="title"), RulesChip()
        self.chip.setObjectName("chip")
        self.chip.clicked.connect(lambda: self.pressed.emit("rules"))
        self._style()

    def fill(
        self, left: tuple[str, ...], right: tuple[str, ...], folding: tuple[str, ...] = ()
    ) -> None:
        """Lay out the buttons: home at the left of the title, the others at the right end.

        Of a row of bare icons nobody knows which is which: where there is no room for words,
        buttons go, in the order of ``folding``, to a menu in which each has its own.
        """
        for key in left:
            self._row.addWidget(self._make(key))
        self._row.addSpacing(6)
        self._row.addWidget(self.title)
        self._row.addSpacing(8)
        self._row.addWidget(self.chip)
        self._row.addStretch()
        for key in right:
            self._row.addWidget(self._make(key))
        self._folding = folding
        if folding:
            self._row.addWidget(self._make(MORE))
            self._buttons[MORE].hide()

    def label(self, key: str, text: str, shortcut: str = "", *, beside: bool = False) -> None:
        """Name a button; ``beside`` writes the name next to the icon where there is room."""
        button = self._buttons[key]
        button.setText(text)
        button.setToolTip(tip(f"{text} ({shortcut})" if shortcut else text))
        button.setAccessibleName(text)
        self._texts[key], self._shortcuts[key] = text if beside else "", shortcut
        self._name_more()
        self._arrange()

    def _name_more(self) -> None:
        more = translate("table", "More")
        if self._folding and self._texts.get(MORE) != more:
            self.label(MORE, more, beside=True)

    def offer(self, key: str, offered: bool) -> None:
        """Have a button or not."""
        withheld = [each for each in self._withheld if each != key]
        self._withheld = withheld if offered else [*withheld, key]
        self._arrange()

    def is_folded(self, key: str) -> bool:
        """Tell whether a button is to be found in the menu only."""
        return self._buttons[key].isHidden() and key not in self._withheld

    def below(self, key: str) -> QPoint:
        """Return where on the screen a menu of a button begins, also when it is folded."""
        button = self._buttons[MORE if self.is_folded(key) else key]
        return button.mapToGlobal(button.rect().bottomLeft())

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

    def light(self, key: str, is_on: bool) -> None:
        """Show whether what a button turns on is on; its name has to say it too."""
        # Not checked: to whoever hears it a tool button would be one of several.
        self._buttons[key].setProperty("lit", is_on)
        restyle(self._buttons[key])

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

    def dress(self, colours: TablePalette) -> None:
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
        """Return what it needs with bare icons, few of them: words give way where it is narrow."""
        last = [key for key in self._shown(()) if key not in self._folding]
        folds = len(last) < len(self._shown(()))
        wide = sum(self._bare(key) for key in (*last, *((MORE,) if folds else ())))
        wide += self.chip.minimumSizeHint().width() + self._gaps(len(last) + folds)
        return QSize(wide, super().minimumSizeHint().height())

    def _arrange(self) -> None:
        self._spared = []
        self._show_words(not self._is_brief)
        folded = self._to_fold()
        if self._taken(folded) > self.width():
            self._show_words(False)
            folded = self._to_fold()
        elif not self._is_brief:
            folded = self._write_spare(folded)
        for key in self._buttons:
            wanted = key in self._shown(folded)
            # One whose page is not shown yet counts as hidden: asked is what was wanted of it.
            if wanted is self._buttons[key].isHidden():
                self._buttons[key].setVisible(wanted)
        self.spare_title()

    def _write_spare(self, folded: tuple[str, ...]) -> tuple[str, ...]:
        """Write those spare words that fit; return what is folded then: no more words than so.

        The name of the game gives way to them: one knows what one plays.
        """
        for key in (key for key in SPARE if key in self._texts):
            self._spared.append(key)
            self._show_words(True)
            then = self._to_fold()
            words = any(self._texts.get(each) for each in set(then) - set(folded))
            if words or self._taken(then) > self.width():
                self._spared.remove(key)
                self._show_words(True)
            else:
                folded = then
        return folded

    def _to_fold(self) -> tuple[str, ...]:
        """Return the fewest buttons without which the rest have room, in the order they go.

        Those that go first have no words: if one does, all do, since beside words nobody would
        know what a bare sign is.
        """
        offered = [key for key in self._folding if key not in self._withheld]
        bare = sum(1 for _ in takewhile(lambda key: not self._texts.get(key), offered))
        starts = (tuple(offered[:many]) for many in (0, *range(max(1, bare), len(offered) + 1)))
        return next((s for s in starts if self._taken(s) <= self.width()), tuple(offered))

    def _shown(self, folded: tuple[str, ...]) -> list[str]:
        hidden = {*folded, *self._withheld, *(() if folded else (MORE,))}
        return [key for key in self._buttons if key not in hidden]

    def _show_words(self, shown: bool) -> None:
        style = Qt.ToolButtonStyle
        worded, bare = style.ToolButtonTextBesideIcon, style.ToolButtonIconOnly
        for key, button in self._buttons.items():
            has_word = bool(self._texts.get(key)) or key in self._spared
            button.setToolButtonStyle(worded if shown and has_word else bare)
            # Where fingers press, a least width is theirs: without another a word may be cut to it.
            button.setMinimumWidth(max(app_style().least, button.sizeHint().width()))

    def _bare(self, key: str) -> int:
        """Return how wide a button is without its word."""
        button, beside = self._buttons[key], Qt.ToolButtonStyle.ToolButtonTextBesideIcon
        wide = button.sizeHint().width()
        bare = button.height() + SIDES if button.toolButtonStyle() is beside else wide
        return max(app_style().least, min(wide, bare))

    def _gaps(self, many: int) -> int:
        # Beside the buttons: title and chip, what keeps them apart, and both ends.
        return self._row.spacing() * (many + 6) + 6 + 8 + 18

    def _taken(self, folded: tuple[str, ...]) -> int:
        """Return how wide all is but the title, no word on a button cut."""
        shown = self._shown(folded)
        wide = sum(self._buttons[key].minimumWidth() for key in shown)
        return wide + self.chip.in_a_word() + self._gaps(len(shown))

    def spare_title(self) -> None:
        """Show the name of the game whole or not at all: the window has it too."""
        folded = tuple(key for key in self._folding if self.is_folded(key))
        fits = self._taken(folded) + self.title.sizeHint().width() <= self.width()
        if fits is self.title.isHidden():
            self.title.setVisible(fits)

    def _make(self, name: str) -> QToolButton:
        key, _, sign = name.partition(":")
        button = QToolButton()
        button.setProperty("sign", sign or key)
        button.setIcon(self._icon(sign or key))
        self._size(button)
        button.clicked.connect(lambda: self._press(key))
        self._buttons[key] = button
        return button

    def _press(self, key: str) -> None:
        if key == MORE:
            self.unfold()
        else:
            self.pressed.emit(key)
        darken_left(self)

    def unfold(self) -> None:
        """Open the menu of what has no room."""
        menu = QMenu(self)
        menu.setAccessibleName(self._buttons[MORE].text())
        for key in (key for key in self._buttons if key in self._folding and self.is_folded(key)):
            button = self._buttons[key]
            sign = self._icon(button.property("sign") or key, on_paper=True)
            action = menu.addAction(sign, f"{button.text()}\t{self._shortcuts[key]}")
            action.setData(key)
            action.setEnabled(button.isEnabled())
        # What it opens may be a menu as well, which has to wait until this one is gone.
        chosen = Qt.ConnectionType.QueuedConnection
        menu.triggered.connect(lambda action: self.pressed.emit(action.data()), chosen)
        menu.aboutToHide.connect(menu.deleteLater, chosen)
        menu.popup(self.below(MORE))

    def _icon(self, sign: str, *, on_paper: bool = False) -> QIcon:
        """Return a picture for the bar, or for a menu, which is of paper."""
        paper, side = app_style().paper, round(20 * app_style().bar)
        if on_paper:
            return icon(sign, paper.text2, paper.text3, side)
        return icon(sign, self._colours.text2, self._colours.line2, side)

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
            border-radius: {Radius.BUTTON - 2}px; padding: 2px 8px; font-size: {base}px }}
        QToolButton:hover {{ background: {e.raised2}; color: {e.text} }}
        QToolButton:pressed, QToolButton:checked {{ background: {e.raised} }}
        QToolButton[lit="true"] {{ background: {e.raised}; border-bottom: 3px solid {e.gold} }}
        QToolButton:disabled {{ color: {e.line2} }}
        QToolButton:focus {{ border: 2px solid {e.sky} }}
        QToolButton::menu-indicator {{ image: none }}
        """)
