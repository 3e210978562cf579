"""The side of a replay: the list of moves with its filters, and the note on the present one."""

from bisect import bisect_left
from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QPushButton

from naipes_gui.core.text import translate
from naipes_gui.ui.beside_table.hand_story import Kind, Row
from naipes_gui.ui.beside_table.move_list import MoveList
from naipes_gui.ui.replay.branch_rows import ShownBranch, woven
from naipes_gui.ui.replay.notes import NoteEditor
from naipes_gui.ui.replay.outline import Outline
from naipes_gui.ui.replay.seen_rows import SeenRows
from naipes_gui.ui.replay.words import Narrator
from naipes_gui.ui.shared.markup import tip
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.shared.theme import TablePalette, Type
from naipes_gui.ui.shared.widgets.boxes import vbox
from naipes_gui.ui.shared.widgets.plain import Label
from naipes_gui.ui.shared.widgets.tab_order import stop_at_taken

WIDTH = 340


class SidePanel(QFrame):
    """``sought`` carries the ply of a row that was clicked."""

    sought = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self._title, self.everything, self.own = Label(name="tab"), QPushButton(), QPushButton()
        self.branches = QPushButton()
        self._title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        group = QButtonGroup(self)
        for pill in (self.everything, self.own, self.branches):
            pill.setCheckable(True)
            pill.setAutoExclusive(True)
            group.addButton(pill)
        self.everything.setChecked(True)
        stop_at_taken(group.buttons())
        group.buttonClicked.connect(self._filter)
        self.notes = NoteEditor()
        self.list: MoveList | None = None
        self._outline: Outline | None = None
        self._seen: SeenRows | None = None
        self._branched: Sequence[ShownBranch] = ()
        self.branches.hide()
        self._text_style = TextStyle()
        self._lay_out()

    def tell(self, outline: Outline, narrator: Narrator, *, as_seen: bool = False) -> None:
        """Fill the list with the moves of a match, or ``as_seen`` with those that were seen."""
        self._outline, self.list = outline, MoveList(narrator)
        self._seen = SeenRows(outline) if as_seen else None
        self.own.setVisible(outline.told_to == outline.me)
        self._retell()
        self.list.sought.connect(self.sought)
        self._column.insertWidget(2, self.list, 1)
        self.list.dress(self._text_style)

    def grew(self) -> None:
        """Show what has been added to the match."""
        if self.list is not None and self._seen is None:
            present = self.list.present
            self._retell()
            self.go(present.start + 1 if present is not None else 0)

    @property
    def _rows(self) -> Sequence[Row]:
        assert self._outline is not None
        return self._seen.rows if self._seen is not None else self._outline.rows

    def _retell(self) -> None:
        assert self.list is not None
        self.list.tell(woven(self._rows, self._branched))

    def show_branches(
        self, branches: Sequence[ShownBranch], tellers: Mapping[int, Narrator]
    ) -> None:
        """Show branches under the moves at which they leave the match."""
        assert self.list is not None
        self._branched = branches
        self.branches.setVisible(bool(branches))
        if not branches and self.branches.isChecked():
            self.everything.click()
        self._name_pills()
        self.list.tell_branches(woven(self._rows, branches), tellers)

    def _name_pills(self) -> None:
        self.everything.setText(translate("replay", "All"))
        self.own.setText(translate("replay", "My decisions"))
        self.own.setToolTip(tip(translate("replay", "Only where you had a choice")))
        count = len(self._branched)
        self.branches.setText(translate("replay", "Branches {count}").format(count=count))
        about = translate(
            "replay",
            "→ and ← unfold and fold the branch one stands on, Enter opens it, F2 renames "
            "it, Del deletes it",
        )
        self.branches.setToolTip(tip(about))

    def dress(self, text_style: TextStyle) -> None:
        """Take on colours, the size of text and the present language."""
        self._text_style, scale = text_style, text_style.text_scale
        self.setFixedWidth(round(WIDTH * scale))
        self.setStyleSheet(_style(text_style.colours, scale))
        self._column.setContentsMargins(text_style.colours.border, 0, 0, 0)
        self._title.setText(translate("replay", "Moves"))
        self._name_pills()
        self.notes.dress(text_style.colours, scale)
        if self.list is not None:
            self.list.dress(text_style)

    def _lay_out(self) -> None:
        head, pills = QHBoxLayout(), QHBoxLayout()
        head.addWidget(self._title)
        head.addStretch()
        pills.setContentsMargins(16, 12, 16, 4)
        pills.setSpacing(8)
        pills.addWidget(self.everything)
        pills.addWidget(self.own)
        pills.addWidget(self.branches)
        pills.addStretch()
        self._column = vbox(head, pills, self.notes, on=self, spacing=4)

    def go(self, ply: int) -> None:
        """Mark the row of a ply."""
        if self.list is None:
            return
        if self._seen is not None and self._seen.see(ply):
            self._retell()
        rows = self._rows
        place = bisect_left(rows, ply, key=lambda row: row.start) - 1
        self.list.go(rows[place] if place >= 0 else None)

    @Slot()
    def _filter(self) -> None:
        wanted = {self.own: self._is_own, self.branches: self._is_of_branches}
        chosen = (filter_ for pill, filter_ in wanted.items() if pill.isChecked())
        if self.list is not None:
            self.list.filter(next(chosen, None))

    def _is_of_branches(self, row: Row) -> bool:
        """Tell whether a row is that of a branch, or the one under which it lies."""
        leaves = {branch.leaves for branch in self._branched}
        return bool(row.branch) or any(cell.ply in leaves for cell in row.cells)

    def _is_own(self, row: Row) -> bool:
        """Tell whether the person had a choice in a row."""
        outline = self._outline
        assert outline is not None
        mine = (cell.ply for cell in row.cells if cell.seat == outline.me and not row.branch)
        return row.kind is Kind.HAND or any(map(outline.has_choice, mine))


def _style(e: TablePalette, scale: float) -> str:
    size = 14 * scale
    return f"""
    SidePanel {{ background: {e.panel}; border-left: {e.border}px solid {e.line} }}
    QLabel#tab {{ color: {e.text}; font-size: {size:.0f}px; font-weight: 600; padding: 0 26px;
        min-height: 37px; border: none; border-bottom: 3px solid {e.gold} }}
    MoveList {{ background: {e.panel}; outline: none; border: 2px solid transparent }}
    MoveList:focus {{ border: 2px solid {e.sky} }}
    QScrollBar:vertical {{ background: {e.panel}; width: 10px }}
    QScrollBar::handle:vertical {{ background: {e.line2}; border-radius: 3px; min-height: 36px;
        margin: 2px }}
    QScrollBar::add-line, QScrollBar::sub-line, QScrollBar::add-page, QScrollBar::sub-page {{
        background: none; height: 0 }}
    QPushButton {{ color: {e.text2}; background: transparent; border: 1px solid {e.line2};
        border-radius: 14px; padding: 5px 13px; min-height: 16px;
        font-size: {size * Type.CAPTION:.0f}px }}
    QPushButton:hover {{ background: {e.raised} }}
    QPushButton:checked {{ background: {e.raised2}; color: {e.text} }}
    QPushButton:focus {{ border: 2px solid {e.sky}; padding: 4px 12px }}
    """
