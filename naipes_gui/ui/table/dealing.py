"""The person deals the first hand, by a button, a key or a click on the pack.

The moment and the place of that go into the shuffle; so it comes after the seal is shown. Later
hands are dealt from the score sheet.
"""

from dataclasses import replace
from typing import Any

from naipes_gui.core.face import Button
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Stage, View
from naipes_gui.core.table import NOBODY
from naipes_gui.core.text import Who, phrase
from naipes_gui.core.zones import STOCK
from naipes_gui.ui.table.hand import Hand
from naipes_gui.ui.table.on_felt import OnFelt
from naipes_gui.ui.table.pose import CardPlace

DEAL = Move("deal")
"""What the button stands for. No rules know it: the hand has not begun."""
BUTTON = Button(DEAL, phrase("table", "Deal"), main=True, icon="cards", key="1")


class Dealing:
    """Knows when the person may deal, and what a click on the pack then means."""

    def __init__(self, felt: OnFelt, hand: Hand) -> None:
        self._felt, self._hand = felt, hand

    @property
    def is_due(self) -> bool:
        """Whether the empty table waits for the person."""
        view = self._felt.view_
        if view is None or not (self._hand.armed and self._felt.interactive):
            return False
        state = view.state
        return state.stage is Stage.SHUFFLE and not state.deals and state.dealer != NOBODY

    @property
    def button(self) -> Button:
        """The button that has the hand dealt."""
        view = self._felt.view_
        return BUTTON if view is None else deal_button(view)

    def is_meant(self, place: CardPlace | None) -> bool:
        """Tell whether a click on a place deals."""
        return place is not None and place[0] == STOCK.id and self.is_due


def deal_button(view: View[Any]) -> Button:
    """Return the button that has a hand dealt: by whom is said, if it is somebody else."""
    if view.state.dealer in (NOBODY, view.seat):
        return BUTTON
    who = Who(view.state.dealer)
    return replace(BUTTON, label=phrase("table", "Let {who} deal", who=who))
