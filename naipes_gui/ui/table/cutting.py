"""The person cuts: the pack lies spread out, and as much of it rises as the hand reaches."""

from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Stage
from naipes_gui.core.zones import STOCK
from naipes_gui.ui.table.geometry import LIFT
from naipes_gui.ui.table.hand import Hand
from naipes_gui.ui.table.on_felt import OnFelt
from naipes_gui.ui.table.ribbon import cut_at


class Cutting:
    """Lifts cards off the spread pack and says where it is cut."""

    def __init__(self, felt: OnFelt, hand: Hand) -> None:
        self._felt, self._hand, self._point = felt, hand, 0

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
        self._point = cut_at(x, self._felt.table.laid, self._allowed())
        for i, item in enumerate(self._felt.table.items_of(STOCK.id)):
            up = i < self._point
            if item.is_raised != up:
                rise = item.height * LIFT * 1.2 if up else 0
                item.raise_by(rise, self._felt.table_style.tempo.hover())

    def nudge(self, step: int) -> None:
        """Reach further along the pack with the keys."""
        allowed = self._allowed()
        start = self._point or allowed.stop // 2
        wanted = min(max(start + step, allowed.start), allowed.stop - 1)
        self.reach(self._felt.table.laid[STOCK.id, wanted - 1].x)

    def cut(self) -> None:
        """Cut where the pack is lifted, or in the middle."""
        number = self._point or self._allowed().stop // 2
        self._felt.choose(Move("cut", number=number))

    def _allowed(self) -> range:
        view = self._felt.view_
        numbers = [move.number or 0 for move in view.moves] if view is not None else [1]
        return range(min(numbers), max(numbers) + 1)
