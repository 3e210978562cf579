"""The panel beside the table: tabs with the score, the accounts of the hands, the log."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QTabWidget, QToolButton

from naipes_gui.core.face import Face, ScoreSheet
from naipes_gui.core.rules import Stage, View
from naipes_gui.core.table import FIRST, Seat
from naipes_gui.core.text import translate
from naipes_gui.ui.beside_table.keys_ring import KeysRing
from naipes_gui.ui.beside_table.panel_parts import BASE, WIDTH, QuietScroll, panel_sheet
from naipes_gui.ui.beside_table.text_table import TextTable
from naipes_gui.ui.match.accounts import Accounts
from naipes_gui.ui.match.move_log import MoveLog
from naipes_gui.ui.match.panel_room import CLOSE, ROOMY, PanelRoom, Stands, panel_room
from naipes_gui.ui.match.score_page import ScorePage
from naipes_gui.ui.shared.art import icon
from naipes_gui.ui.shared.commands import Command
from naipes_gui.ui.shared.keymap import keymap
from naipes_gui.ui.shared.markup import tip
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.shared.theme import TablePalette, Type
from naipes_gui.ui.table.plates import SeatInfo

TABS = (7, 1.0), (3, 1.0), (4, 0.86)
"""What is free beside the words of tabs, and how large these are: fewer or wider tabs first."""
TAB, EDGE, INDENT = 37, 5, 6
"""How high a tab is at 100 %, and what is free beside that button, and before the first tab."""
CLOSED_BY = 4, 0.93
"""The same of few tabs beside the button that closes the panel."""
LOW, LOW_SEAT = 420, 100
"""A panel that is lower, at 100 %, or that has less than so much for everybody who plays, tells how
they stand in a line each."""


class SidePanel(QTabWidget):
    """Tabs that follow the frames which have settled."""

    rule = Signal(str)
    close_wanted = Signal()

    def __init__(
        self, game_face: Face, seat_infos: Mapping[Seat, SeatInfo], colours: TablePalette
    ) -> None:
        super().__init__()
        self._face, self.text_style = game_face, TextStyle(colours=colours)
        self._wanted = self.text_style
        """What the person wants; beside the table of a small window letters may be smaller."""
        self._view: View[Any] | None = None
        self.setFixedWidth(WIDTH)
        # Before the first tab its ground is seen.
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setDocumentMode(True)
        self.tabBar().setDrawBase(False)
        self.tabBar().setUsesScrollButtons(False)
        self.tabBar().setElideMode(Qt.TextElideMode.ElideRight)
        self.score = ScorePage(game_face, seat_infos, self.text_style)
        self.score.rule.connect(self.rule)
        self._accounts = Accounts(lambda seat: seat_infos[seat].name)
        self._tracker, self.text_table = QuietScroll(), TextTable()
        self._tracker.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.log = MoveLog(game_face, FIRST)
        self._seats, self._close = len(seat_infos), QToolButton(self)
        self._whole = 0
        """How wide the window is beside whose table it stands."""
        self._close.setAutoRaise(True)
        self._close.clicked.connect(self.close_wanted)
        self._is_late, self._stands = False, Stands.FREE
        """Whether the tracker has still to be written, which can be seen only now."""
        self.currentChanged.connect(self._catch_up)
        self.keys_ring = KeysRing(self, lambda: self.text_style.colours.sky)
        self.score.be_wide(self.width())
        for page in (self.score, self._accounts, self.log, self.text_table):
            self.addTab(page, "")
        self.retranslate()

    def dress(self, text_style: TextStyle) -> None:
        """Change colours, language and text size."""
        self._wanted, self.text_table.terms = text_style, text_style.terms
        self._write()

    def stand(self, stands: Stands, whole: int) -> None:
        """Take as much of a window so wide as there is for a panel that stands there."""
        is_another = stands is not self._stands
        self._stands, self._whole = stands, whole
        if self._room(stands, whole).letters != self.text_style.text_scale:
            self._write()
        elif is_another:
            self._fit()
            self._wear()

    def narrow_width(self, whole: int) -> int:
        """Return how wide it is beside the table of a window of a whole width."""
        return self._room(Stands.ASIDE, whole).width

    def _room(self, stands: Stands, whole: int) -> PanelRoom:
        wanted, heaps = self._wanted.text_scale, self._face.heaps_up
        return panel_room(stands, wanted, whole, heaps=heaps, tabs=self.count())

    def _write(self) -> None:
        letters = self._room(self._stands, self._whole).letters
        self.text_style = replace(self._wanted, text_scale=letters)
        self._fit()
        self._wear()
        self.retranslate()

    @property
    def _closes(self) -> bool:
        """Whether a button closes the panel; beside the table many tabs leave it no room."""
        roomy = self.count() <= ROOMY and not self._face.heaps_up
        return self._stands is Stands.OVER or (self._stands is Stands.ASIDE and roomy)

    def _fit(self) -> None:
        self.setFixedWidth(self._room(self._stands, self._whole).width)
        self.score.be_wide(self.width())

    def _wear(self) -> None:
        """Style the panel; five tabs must stand closer than four."""
        is_narrow = self._stands is not Stands.FREE
        margin, size = TABS[(self.count() > ROOMY) + is_narrow]
        if is_narrow and self.count() <= ROOMY and (self._closes or self._face.heaps_up):
            margin, size = CLOSED_BY
        # Qt would cut words that have just room enough.
        cut = Qt.TextElideMode.ElideNone if is_narrow else Qt.TextElideMode.ElideRight
        self.tabBar().setElideMode(cut)
        style = self.text_style
        indent = INDENT if self._closes else 0
        self.setStyleSheet(_style(style.colours, style.text_scale, margin, size, indent))
        side = round(CLOSE * style.text_scale)
        self._close.setIcon(icon("close", style.colours.text2))
        self._close.setIconSize(QSize(side * 2 // 3, side * 2 // 3))
        self._close.setFixedSize(side, side)
        self._close.setVisible(self._closes)
        self._place_close()

    def _place_close(self) -> None:
        """Put the button that closes the panel behind the last tab."""
        size, scale = self._close.width(), self.text_style.text_scale
        self._close.move(self.width() - size - EDGE, round((TAB * scale - size) / 2))
        self._close.raise_()

    def retranslate(self) -> None:
        """Write everything again in the present language."""
        self.setAccessibleName(translate("table", "Panel"))
        close = translate("panel", "Close the panel")
        self._close.setAccessibleName(close)
        self._close.setToolTip(tip(f"{close} ({keymap().name(Command.PANEL)})"))
        pages = self.score, self._accounts, self.log, self.text_table
        for i, text in enumerate((
            translate("panel", "Score"), translate("panel", "Accounts"),
            translate("panel", "Diary"), translate("panel", "Text"),
        )):  # fmt: skip
            self.setTabText(self.indexOf(pages[i]), text)
            pages[i].setAccessibleName(text)
        self.setTabToolTip(
            self.indexOf(self.text_table),
            tip(translate("panel", "The table in text, for screen readers")),
        )
        self.text_table.retranslate()
        if (tracker := self.indexOf(self._tracker)) >= 0:
            self.setTabText(tracker, translate("panel", "Yaku"))
        if self._view is not None:
            self._track(self._view, anew=True)
        self.score.dress(self.text_style)
        self._accounts.dress(self.text_style)
        self.log.dress(self.text_style)

    def show_view(self, view: View[Any]) -> None:
        """Follow the table."""
        self._view = view
        self.score.show_view(view)
        self._track(view)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_close()
        least = max(LOW, LOW_SEAT * self._seats)
        self.score.be_low(low=self.height() < least * self.text_style.text_scale)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._catch_up()

    @Slot()
    def _catch_up(self) -> None:
        """Write what nobody could see until now."""
        if self._is_late and self._view is not None:
            self._track(self._view)

    def _track(self, view: View[Any], *, anew: bool = False) -> None:
        """Show the tracker of combinations as the first page, in games that have them."""
        tracked = self._face.tracker(view) if view.state.stage is Stage.HAND else ()
        if not tracked:
            return
        from naipes_gui.ui.match.yaku_progress import yaku_progress

        if self.indexOf(self._tracker) < 0:
            self.insertTab(1, self._tracker, translate("panel", "Yaku"))
            self._fit()
            self._wear()
        self._is_late = not (anew or self._tracker.isVisible())
        if not self._is_late:
            table = self._face.yaku_table(view.options, view)
            parts = table.parts if table is not None else ()
            others = [part for part in parts if not any(row.chases for row in part.rows)]
            shown = yaku_progress(tracked, others, self.text_style, self.devicePixelRatioF())
            self._tracker.setWidget(shown)

    def show_hint(self, figures: str) -> None:
        """Show what a hint rests on above the score, or nothing any more."""
        if self.score.show_hint(figures) and figures:
            self.setCurrentWidget(self.score)
            self.score.verticalScrollBar().setValue(0)

    def show_sheets(self, sheets: Sequence[ScoreSheet]) -> None:
        """Follow the accounts."""
        for page in (self.score, self._accounts, self.log):
            page.show_sheets(sheets)


def _style(e: TablePalette, scale: float, margin: int, tabs: float, indent: int) -> str:
    base = BASE * scale
    return (
        panel_sheet("SidePanel", e, base, margin, 36)
        + f"""
    QTabBar::tab {{ font-size: {base * tabs:.0f}px }}
    SidePanel::tab-bar {{ left: {indent}px }}
    QLabel#name {{ color: {e.text}; font-size: {base * Type.NAME:.0f}px; font-weight: 600 }}
    QLabel#figure {{ color: {e.text}; font-size: {base * Type.FIGURE:.0f}px; font-weight: 700 }}
    QLabel#heading {{ color: {e.text2}; font-weight: 600; font-size: {base * 0.93:.0f}px }}
    QLabel#caption {{ color: {e.text3}; font-size: {base * 0.93:.0f}px }}
    QLabel#hint {{ color: {e.text} }}
    QLabel#gold {{ color: {e.gold}; font-weight: 600 }}
    QListView {{ background: {e.panel}; border: none }}
    QToolButton {{ background: transparent; border: 2px solid transparent; border-radius: 6px }}
    QToolButton:hover {{ background: {e.raised2} }}
    QToolButton:focus {{ border-color: {e.sky} }}
    """
    )
