"""The panel beside the table: tabs with the score, the accounts of the hands, the log."""

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QTabWidget

from naipes_gui.core.face import Face, ScoreSheet
from naipes_gui.core.rules import Stage, View
from naipes_gui.core.table import FIRST, Seat
from naipes_gui.core.text import translate
from naipes_gui.ui.beside_table.keys_ring import KeysRing
from naipes_gui.ui.beside_table.panel_parts import BASE, WIDTH, QuietScroll, panel_sheet
from naipes_gui.ui.beside_table.text_table import TextTable
from naipes_gui.ui.match.accounts import Accounts
from naipes_gui.ui.match.move_log import MoveLog
from naipes_gui.ui.match.score_page import ScorePage
from naipes_gui.ui.shared.markup import tip
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.shared.theme import TablePalette, Type
from naipes_gui.ui.table.plates import SeatInfo

NARROW = 258, 270
"""How wide the panel is at 100 % in a small window: with few tabs, and with many."""
TABS = (7, 1.0), (3, 1.0), (4, 0.86)
"""What is free beside the words of tabs, and how large these are: fewer or wider tabs first."""
ROOMY = 4
"""So many tabs have room to spare."""
LOW = 420
"""A panel that is lower, at 100 %, lies over the table like a drawer, and has half the room."""


class SidePanel(QTabWidget):
    """Tabs that follow the frames which have settled."""

    rule = Signal(str)

    def __init__(
        self, game_face: Face, seat_infos: Mapping[Seat, SeatInfo], colours: TablePalette
    ) -> None:
        super().__init__()
        self._face, self.text_style = game_face, TextStyle(colours=colours)
        self._view: View[Any] | None = None
        self.setFixedWidth(WIDTH)
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
        self._is_late = self._is_narrow = False
        """Whether the tracker has still to be written, which can be seen only now."""
        self.currentChanged.connect(self._catch_up)
        self.keys_ring = KeysRing(self, lambda: self.text_style.colours.sky)
        self.score.be_wide(self.width())
        for page in (self.score, self._accounts, self.log, self.text_table):
            self.addTab(page, "")
        self.retranslate()

    def dress(self, text_style: TextStyle) -> None:
        """Change colours, language and text size."""
        self.text_style, self.text_table.terms = text_style, text_style.terms
        self._fit()
        self._wear()
        self.retranslate()

    def be_narrow(self, *, narrow: bool) -> None:
        """Take less of a window that has little room for a panel and a table."""
        if narrow is not self._is_narrow:
            self._is_narrow = narrow
            self._fit()
            self._wear()

    def _fit(self) -> None:
        wide = NARROW[self.count() > ROOMY] if self._is_narrow else WIDTH
        self.setFixedWidth(round(wide * self.text_style.text_scale))
        self.score.be_wide(self.width())

    def _wear(self) -> None:
        """Style the panel; five tabs must stand closer than four."""
        margin, size = TABS[(self.count() > ROOMY) + self._is_narrow]
        # Qt would cut words that have just room enough.
        cut = Qt.TextElideMode.ElideNone if self._is_narrow else Qt.TextElideMode.ElideRight
        self.tabBar().setElideMode(cut)
        style = self.text_style
        self.setStyleSheet(_style(style.colours, style.text_scale, margin, size))

    def retranslate(self) -> None:
        """Write everything again in the present language."""
        self.setAccessibleName(translate("table", "Panel"))
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
        self.score.be_low(low=self.height() < LOW * self.text_style.text_scale)

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


def _style(e: TablePalette, scale: float, margin: int, tabs: float) -> str:
    base = BASE * scale
    return (
        panel_sheet("SidePanel", e, base, margin, 36)
        + f"""
    QTabBar::tab {{ font-size: {base * tabs:.0f}px }}
    QLabel#name {{ color: {e.text}; font-size: {base * Type.NAME:.0f}px; font-weight: 600 }}
    QLabel#figure {{ color: {e.text}; font-size: {base * Type.FIGURE:.0f}px; font-weight: 700 }}
    QLabel#heading {{ color: {e.text2}; font-weight: 600; font-size: {base * 0.93:.0f}px }}
    QLabel#caption {{ color: {e.text3}; font-size: {base * 0.93:.0f}px }}
    QLabel#hint {{ color: {e.text} }}
    QLabel#gold {{ color: {e.gold}; font-weight: 600 }}
    QListView {{ background: {e.panel}; border: none }}
    """
    )
