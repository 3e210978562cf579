"""The person cuts: the pack lies spread out, and as much of it rises as the hand reaches."""

from PySide6.QtCore import QPointF

from naipes_gui.core.face import Button
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Stage
from naipes_gui.core.text import phrase, translate
from naipes_gui.core.zones import STOCK
from naipes_gui.ui.table.felt_marks import FeltMarks
from naipes_gui.ui.table.hand import Hand
from naipes_gui.ui.table.on_felt import OnFelt
from naipes_gui.ui.table.ribbon import RISE, cut_at, end_of

CUT = Move("cut")
"""What the button stands for: where the pack is cut shows the mark."""
CUT_BUTTON = Button(CUT, phrase("table", "Cut"), phrase("table", "at the mark"), main=True,
                    icon="cards")  # fmt: skip
MARK = "cut-here"
AROUND = 24
"""How far beside the pack one may still reach for it."""


class Cutting:
    """Lifts cards off the spread pack and says where it is cut."""

    def __init__(self, felt: OnFelt, hand: Hand, marks: FeltMarks) -> None:
        self._felt, self._hand, self._marks, self._point = felt, hand, marks, 0

    @property
    def is_due(self) -> bool:
        """Whether it is the viewer's turn to cut."""
        view = self._felt.view_
        ready = self._hand.armed and self._felt.interactive and view is not None
        return ready and view is not None and view.state.stage is Stage.CUT and bool(view.moves)

    def begin(self) -> None:
        """Forget where the hand was at the last cut."""
        self._point = 0

    def reach(self, x: float) -> None:
        """Lift as many cards as a hand at x reaches."""
        table = self._felt.table
        self._lift(cut_at(x, table.laid, table.cards.aspect, self._allowed()))

    def _lift(self, number: int) -> None:
        self._point = number
        for i, item in enumerate(self._felt.table.items_of(STOCK.id)):
            up = i < number
            if item.is_raised != up:
                rise = item.height * RISE if up else 0
                item.raise_by(rise, self._felt.table_style.tempo.hover())
        self.mark()

    def is_near(self, where: QPointF) -> bool:
        """Tell whether a point lies on the spread pack or close to it."""
        pose = self._felt.table.laid[STOCK.id, 0]
        return abs(where.y() - pose.y) <= pose.height * (0.5 + RISE) + AROUND

    def mark(self) -> None:
        """Show where the pack will be cut, and how many cards that lifts."""
        if not self.is_due:
            self._marks.drop(MARK, f"{MARK}-tag")
            return
        number, table = self.move.number or 1, self._felt.table
        pose, x = table.laid[STOCK.id, 0], end_of(number, table.laid, table.cards.aspect)
        half = pose.height / 2
        top = pose.y - half - pose.height * RISE - 4
        words = translate("table", "You lift %n card(s)", n=number)
        self._marks.cut(MARK, x, top, pose.y + half + 4, words)

    def nudge(self, step: int) -> None:
        """Reach further along the pack with the keys."""
        allowed = self._allowed()
        start = self._point or allowed.stop // 2
        self._lift(min(max(start + step, allowed.start), allowed.stop - 1))

    def cut(self) -> None:
        """Cut where the pack is lifted, or in the middle."""
        self._felt.choose(self.move)

    @property
    def move(self) -> Move:
        """What cutting at the mark means."""
        return Move("cut", number=self._point or self._allowed().stop // 2)

    def _allowed(self) -> range:
        view = self._felt.view_
        numbers = [move.number or 0 for move in view.moves] if view is not None else [1]
        return range(min(numbers), max(numbers) + 1)
