"""The buttons under a replay: to and fro, play and pause, and how fast."""

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QButtonGroup, QFrame, QHBoxLayout, QPushButton, QWidget

from naipes_gui.core.text import translate
from naipes_gui.ui.replay.scrubber import Scrubber
from naipes_gui.ui.shared.art import icon
from naipes_gui.ui.shared.commands import Command
from naipes_gui.ui.shared.keymap import keymap
from naipes_gui.ui.shared.markup import tip
from naipes_gui.ui.shared.paint import font, text_width
from naipes_gui.ui.shared.theme import Radius, TablePalette
from naipes_gui.ui.shared.widgets.boxes import hbox, vbox
from naipes_gui.ui.shared.widgets.tab_order import stop_at_taken

SPEEDS = (1, 2, 4, 8)
WAYS = ("first", "prev-own", "prev", "play", "next", "next-own", "last")
"""The buttons from left to right, by their icons."""
OWN = ("prev-own", "next-own")
SIDES = 24
LOW, WIDE = 700, 820
"""In a window that is lower the track lies beside the buttons, if there is so much room: the felt
needs the height for open hands."""


class Transport(QFrame):
    """``pressed`` carries the icon of a button, ``speed_chosen`` how many times faster."""

    pressed = Signal(str)
    speed_chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None, *, has_own: bool = True) -> None:
        """Make the buttons; whoever only watches has no decisions to go to."""
        super().__init__(parent)
        self._has_own = has_own
        self.scrubber = Scrubber()
        self._buttons = {way: self._button(way) for way in WAYS}
        self._speeds = {times: self._speed(times) for times in SPEEDS}
        self._legend = Legend(self.scrubber, self)
        self._playing, self._colours = False, TablePalette()
        self._row = hbox(margins=(SIDES, 0, 12, 14), spacing=8)
        self._fill()
        self._rows = vbox(self.scrubber, self._row, on=self, margins=(0, 4, 0, 0), spacing=2)
        # Else, once all lies in a row, it could not be made so narrow again that two are needed.
        self.setMinimumWidth(self._row.minimumSize().width())

    def dress(self, colours: TablePalette, scale: float) -> None:
        """Take on colours, the size of text and the present language."""
        self._colours = colours
        self.scrubber.dress(colours, scale)
        self._legend.dress(colours, scale)
        self.setStyleSheet(_style(colours, scale))
        for way in WAYS:
            self._draw(way)
        self._label()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lie(in_a_row=self.window().height() < LOW and self.width() >= WIDE)
        self._row.activate()
        last = self._speeds[SPEEDS[-1]].geometry()
        # In no layout: it takes what is left, and asks for nothing.
        free = self.width() - SIDES - last.right() - SIDES
        self._legend.setGeometry(last.right() + SIDES, last.top(), max(0, free), last.height())

    def _lie(self, *, in_a_row: bool) -> None:
        across, down = QBoxLayout.Direction.RightToLeft, QBoxLayout.Direction.TopToBottom
        self._rows.setDirection(across if in_a_row else down)
        self._rows.setStretchFactor(self.scrubber, 1 if in_a_row else 0)
        self._row.setContentsMargins(SIDES, 6 if in_a_row else 0, 12, 10 if in_a_row else 14)
        self._legend.setHidden(in_a_row)

    def show_playing(self, playing: bool) -> None:
        """Offer to pause while it plays, and to play while it stands."""
        self._playing = playing
        self._draw("play")
        self._label()

    def show_speed(self, times: int) -> None:
        """Mark the present speed."""
        self._speeds[times].setChecked(True)
        stop_at_taken(self._speeds.values())

    def enable(self, way: str, enabled: bool) -> None:
        """Let a button be pressed or not; one that has the focus keeps it."""
        button = self._buttons[way]
        button.setEnabled(enabled or button.hasFocus())

    def button(self, way: str) -> QPushButton:
        """Return a button."""
        return self._buttons[way]

    def speed_button(self, times: int) -> QPushButton:
        """Return the button of a speed."""
        return self._speeds[times]

    def _fill(self) -> None:
        for way in WAYS:
            self._row.addWidget(self._buttons[way])
            if way in OWN and not self._has_own:
                self._buttons[way].hide()
        self._row.addSpacing(8)
        speeds = QHBoxLayout()
        speeds.setSpacing(0)
        group = QButtonGroup(self)
        for button in self._speeds.values():
            group.addButton(button)
            speeds.addWidget(button)
        self._row.addLayout(speeds)
        self._row.addStretch()

    def _button(self, way: str) -> QPushButton:
        button = QPushButton()
        button.setObjectName(way)
        button.setIconSize(QSize(20, 20))
        button.setFixedSize(52 if way == "play" else 42, 42)
        button.clicked.connect(lambda: self.pressed.emit(way))
        return button

    def _speed(self, times: int) -> QPushButton:
        button = QPushButton(f"×{times}")
        button.setCheckable(True)
        button.setAutoExclusive(True)
        button.setProperty("speed", times)
        button.setFixedSize(38, 42)
        button.clicked.connect(self._choose_speed)
        return button

    @Slot()
    def _choose_speed(self) -> None:
        self.speed_chosen.emit(next(n for n, b in self._speeds.items() if b.isChecked()))

    def _draw(self, way: str) -> None:
        e = self._colours
        sign = "pause" if way == "play" and self._playing else way
        ink = e.on_gold if way == "play" else e.text
        self._buttons[way].setIcon(icon(sign, ink, e.line2))

    def _label(self) -> None:
        play = translate("replay", "Pause") if self._playing else translate("replay", "Play")
        for way, text, command in (
            ("first", translate("replay", "To the beginning"), Command.FIRST),
            ("prev-own", translate("replay", "Your previous decision"), Command.PREVIOUS_OWN),
            ("prev", translate("replay", "Previous move"), Command.PREVIOUS),
            ("play", play, Command.PLAY),
            ("next", translate("replay", "Next move"), Command.NEXT),
            ("next-own", translate("replay", "Your next decision"), Command.NEXT_OWN),
            ("last", translate("replay", "To the end"), Command.LAST),
        ):
            self._buttons[way].setAccessibleName(text)
            self._buttons[way].setToolTip(tip(f"{text} ({keymap().name(command)})"))
        for times, button in self._speeds.items():
            text = translate("replay", "{times} times as fast").format(times=times)
            text = text if times > 1 else translate("replay", "At normal speed")
            button.setAccessibleName(text)
            button.setToolTip(tip(f"{text} ({times})"))


class Legend(QWidget):
    """Says beside the buttons what the signs on the track mean, where there is room for it whole.

    Where there is none, the tip of the track says it.
    """

    def __init__(self, scrubber: Scrubber, parent: QWidget) -> None:
        super().__init__(parent)
        self._scrubber, self._colours, self._scale = scrubber, TablePalette(), 1.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        scrubber.explained.connect(self.update)

    def dress(self, colours: TablePalette, scale: float) -> None:
        """Take on the colours and the size of text."""
        self._colours, self._scale = colours, scale
        self.update()

    def lines(self) -> list[str]:
        """Return what is written: a line each, or all in one where they are too many for that."""
        signs, type_ = self._scrubber.signs, font(0.86, 400, self._scale)
        high = QFontMetricsF(type_).height()
        most = max(1, int(self.height() / high))
        lines = signs if len(signs) <= most else ["   ".join(signs)]
        return lines if all(text_width(line, type_) <= self.width() for line in lines) else []

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, type_ = QPainter(self), font(0.86, 400, self._scale)
        painter.setFont(type_)
        painter.setPen(QColor(self._colours.text2))
        flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(self.rect(), flags, "\n".join(self.lines()))
        painter.end()


def _style(e: TablePalette, scale: float) -> str:
    first, last = f'[speed="{SPEEDS[0]}"]', f'[speed="{SPEEDS[-1]}"]'
    radius = Radius.BUTTON
    return f"""
    Transport {{ background: {e.panel}; border-top: {e.border}px solid {e.line} }}
    QPushButton {{ background: {e.raised}; color: {e.text}; border: 1px solid {e.line};
        border-radius: {radius}px; font-size: {14 * min(scale, 1.15):.0f}px; font-weight: 600;
        padding: 0 }}
    QPushButton:hover {{ background: {e.raised2}; border-color: {e.text3} }}
    QPushButton:pressed {{ background: {e.rail} }}
    QPushButton:disabled {{ background: transparent; color: {e.line2} }}
    QPushButton#play {{ background: {e.gold}; border-color: {e.gold} }}
    QPushButton#play:hover {{ background: {e.amber} }}
    QPushButton[speed] {{ border-radius: 0; color: {e.text2}; border-left: none }}
    QPushButton[speed]:checked {{ background: {e.raised2}; color: {e.text} }}
    QPushButton{first} {{ border-top-left-radius: {radius}px; border-left: 1px solid {e.line};
        border-bottom-left-radius: {radius}px }}
    QPushButton{last} {{ border-top-right-radius: {radius}px;
        border-bottom-right-radius: {radius}px }}
    QPushButton:focus, QPushButton#play:focus, QPushButton[speed]:focus {{
        border: 3px solid {e.sky} }}
    """
