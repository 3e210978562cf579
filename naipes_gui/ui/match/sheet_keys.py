"""What the keys mean on a sheet: which rows they scroll, and to which button they go."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractSlider, QApplication, QWidget

SCROLLS = {
    Qt.Key.Key_Up: QAbstractSlider.SliderAction.SliderSingleStepSub,
    Qt.Key.Key_Down: QAbstractSlider.SliderAction.SliderSingleStepAdd,
    Qt.Key.Key_PageUp: QAbstractSlider.SliderAction.SliderPageStepSub,
    Qt.Key.Key_PageDown: QAbstractSlider.SliderAction.SliderPageStepAdd,
    Qt.Key.Key_Home: QAbstractSlider.SliderAction.SliderToMinimum,
    Qt.Key.Key_End: QAbstractSlider.SliderAction.SliderToMaximum,
}
WAYS = {
    Qt.Key.Key_Left: False,
    Qt.Key.Key_Up: False,
    Qt.Key.Key_Right: True,
    Qt.Key.Key_Down: True,
}
"""Which button the arrows go to: the next or the one before."""


def takes_tab(widget: QWidget) -> bool:
    """Tell whether the key Tab leads to a widget now."""
    return widget.isVisible() and bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)


def pass_on(ring: Sequence[QWidget], forward: bool) -> bool:
    """Give the focus to the next of some widgets in a ring; tell whether there is any."""
    if not ring:
        return False
    focused = QApplication.focusWidget()
    here = ring.index(focused) if focused in ring else -1 if forward else 0
    ring[(here + (1 if forward else -1)) % len(ring)].setFocus(_reason(forward))
    return True


def _reason(forward: bool) -> Qt.FocusReason:
    reasons = Qt.FocusReason
    return reasons.TabFocusReason if forward else reasons.BacktabFocusReason
