"""Where in the hand a card goes that is let go there. No Qt."""

from collections.abc import Mapping

from naipes_gui.core.cards import Card
from naipes_gui.ui.table.pose import Pose

TWO_ROWS = 0.3
"""Cards whose heights on the felt differ by more, in their own, stand in two rows."""


def arranged(hand: Mapping[Card, Pose], moved: Card, x: float, y: float) -> tuple[Card, ...]:
    """Return a hand, given from left to right, with a card moved to where it was let go.

    In two rows it joins the one that it lies nearer to.
    """
    heights = [pose.y for pose in hand.values()]
    back, front = min(heights), max(heights)
    middle = (back + front) / 2 if front - back > TWO_ROWS * hand[moved].height else back - 1

    def is_before(pose: Pose) -> bool:
        rows = pose.y > middle, y > middle or middle < back
        return pose.x < x if rows[0] == rows[1] else rows[1]

    others = [card for card in hand if card != moved]
    before = [card for card in others if is_before(hand[card])]
    return (*before, moved, *(card for card in others if card not in before))
