"""How the rows of a score sheet stand below each other."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLayout, QWidget

from naipes_gui.ui.shared.theme import INLAY, LIGHT, SCRIM, Radius, Type
from naipes_gui.ui.shared.widgets.scrolling import ScrollArea


class Rows(ScrollArea):
    """Wants to be as high as its rows; Qt would have it no higher than 24 lines of text."""

    def __init__(self) -> None:
        super().__init__()
        # The page scrolls them; the focus on them would be seen nowhere.
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.wide = 0
        """How wide the rows will be, which decides how many lines they take."""
        self.in_sight: QWidget | None = None
        """The row that must be seen where not all have room."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        inside = self.widget()
        column = inside.layout() if inside is not None else None
        if self.in_sight is not None and column is not None:
            column.activate()
            self.ensureWidgetVisible(self.in_sight, 0, 0)

    def sizeHint(self) -> QSize:
        inside = self.widget()
        column = inside.layout() if inside is not None else None
        if inside is None or column is None:
            return super().sizeHint()
        high = column.heightForWidth(self.wide) if self.wide else -1
        return QSize(inside.sizeHint().width(), high if high > 0 else inside.sizeHint().height())

    def measure_anew(self, wide: int) -> None:
        """Forget the sizes that were asked for before the parts wore their style."""
        self.wide = wide
        inside = self.widget()
        if inside is not None:
            for part in reversed(inside.findChildren(QWidget)):
                part.ensurePolished()
                part.updateGeometry()
            # A layout within a layout is not told of that.
            for layout in inside.findChildren(QLayout):
                layout.invalidate()
        self.updateGeometry()

    def show_whole(self, part: QWidget) -> None:
        """Scroll as far as a part that has become higher."""
        self._grow()
        self.ensureWidgetVisible(part)

    def show_from_top(self, part: QWidget) -> None:
        """Scroll until a part that has become higher is the first that is seen, if need be."""
        self._grow()
        bar, high = self.verticalScrollBar(), self.viewport().height()
        where = part.geometry()
        if where.bottom() >= bar.value() + high:
            bar.setValue(where.top())

    def _grow(self) -> None:
        inside = self.widget()
        column = inside.layout() if inside is not None else None
        if inside is not None and column is not None:
            column.activate()
            # The area makes what has become higher as high only when it hears of it.
            wide, high = self.viewport().width(), self.viewport().height()
            inside.resize(wide, max(high, column.totalHeightForWidth(wide)))
            column.activate()


def sheet_style(base: float, *, tight: bool = False) -> str:
    """Return the rules for a score sheet whose body text is so many pixels high.

    A tight one gives the rows what is not needed to read and press its buttons.
    """
    return f"""
    PaperSheet {{ background: {SCRIM} }}
    QFrame#paper {{ background: transparent }}
    QFrame#strip {{ background: {LIGHT.window}; border-top: 1.5px solid {INLAY} }}
    QLabel {{ color: {LIGHT.text}; font-size: {base:.0f}px; background: transparent }}
    QLabel#title {{ font-size: {base * Type.SHEET:.0f}px; font-weight: 700 }}
    QLabel#title[tight="true"] {{ font-size: {base * Type.HEADING:.0f}px }}
    QLabel#caption {{ color: {LIGHT.text2}; font-size: {base * Type.CAPTION:.0f}px }}
    QLabel#quote {{ color: {LIGHT.text2} }}
    QFrame#equation {{ background: {LIGHT.side}; border: 1px solid {LIGHT.line};
        border-radius: {Radius.BUTTON}px }}
    QLabel#figure {{ font-size: {base * Type.HEADING:.0f}px; font-weight: 700 }}
    QLabel#sign {{ color: {LIGHT.text2}; font-size: {base * Type.HEADING:.0f}px }}
    QLabel#heading {{ color: {LIGHT.text2}; font-weight: 600 }}
    QLabel#name {{ font-size: {base * Type.BUTTON:.0f}px; font-weight: 700 }}
    QLabel#positive, QLabel#negative, QLabel#nothing, QLabel#total
        {{ font-size: {base * 1.25:.0f}px; font-weight: 700 }}
    QLabel#positive {{ color: {LIGHT.positive} }}
    QLabel#negative {{ color: {LIGHT.negative} }}
    QScrollArea, QScrollArea > QWidget > QWidget {{ background: transparent }}
    QLabel#good, QLabel#bad {{ font-weight: 700; border-radius: 8px; padding: 3px 0;
        margin: 0 2px }}
    QLabel#good {{ color: {LIGHT.positive}; border: 1px solid {LIGHT.positive};
        background: {LIGHT.window} }}
    QLabel#bad {{ color: {LIGHT.negative}; border: 1px solid {LIGHT.negative};
        background: {LIGHT.window} }}
    QLabel#up {{ color: {LIGHT.positive}; font-size: {base * Type.CAPTION:.0f}px }}
    QLabel#down {{ color: {LIGHT.negative}; font-size: {base * Type.CAPTION:.0f}px }}
    QLabel#bubble {{ background: {LIGHT.side}; border: 1px solid {LIGHT.line};
        border-radius: {Radius.BUTTON}px; padding: 7px 11px;
        font-size: {base * Type.CAPTION:.0f}px }}
    {_row_style()}
    {_button_style(base)}
    {_tight_buttons() if tight else ""}
    """


def _tight_buttons() -> str:
    return """
    QPushButton { padding: 5px 12px }
    QPushButton:focus { padding: 3px 10px }
    """


def _row_style() -> str:
    return f"""
    QFrame#row {{ border: 1px solid transparent; border-radius: {Radius.BUTTON}px }}
    QFrame#winner {{ background: {LIGHT.changed}; border: 1.5px solid {INLAY};
        border-radius: {Radius.BUTTON}px }}
    QFrame#sealed {{ background: {LIGHT.side}; border: 1px solid {LIGHT.line};
        border-radius: {Radius.BUTTON}px }}
    QFrame#mine {{ background: {LIGHT.side}; border: 1px solid transparent;
        border-radius: {Radius.BUTTON}px }}
    """


def _button_style(base: float) -> str:
    return f"""
    QPushButton {{ background: {LIGHT.window}; color: {LIGHT.text};
        border: 1px solid {LIGHT.border};
        border-radius: {Radius.BUTTON}px; padding: 11px 18px; font-size: {base:.0f}px;
        font-weight: 600 }}
    QPushButton:hover {{ background: {LIGHT.side} }}
    QPushButton:focus {{ border: 3px solid {LIGHT.focus}; padding: 9px 16px }}
    QPushButton#hand {{ background: transparent; color: {LIGHT.text2};
        border: 1px solid transparent; padding: 3px 0; font-size: {base * Type.CAPTION:.0f}px }}
    QPushButton#hand:hover {{ background: {LIGHT.side}; border-color: {LIGHT.line} }}
    QPushButton#hand:focus {{ border: 2px solid {LIGHT.focus}; padding: 2px 0 }}
    QPushButton#who {{ background: transparent; color: {LIGHT.link}; text-align: left;
        border: 1px solid transparent; padding: 3px 2px }}
    QPushButton#who:hover {{ background: {LIGHT.side}; border-color: {LIGHT.line} }}
    QPushButton#who:focus {{ border: 2px solid {LIGHT.focus}; padding: 2px 1px }}
    QPushButton#main {{ background: {LIGHT.accent}; color: {LIGHT.on_accent};
        border-color: {LIGHT.accent} }}
    QPushButton#main:focus {{ border-color: {LIGHT.focus} }}
    """
