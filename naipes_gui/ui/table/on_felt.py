"""What the tools of the person ask of the felt on which they work."""

from typing import Any, Protocol

from PySide6.QtCore import QPoint, QPointF
from PySide6.QtWidgets import QWidget

from naipes_gui.core.cards import Card
from naipes_gui.core.face import Face
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import View
from naipes_gui.ui.table.pose import CardPlace
from naipes_gui.ui.table.scene import TableScene
from naipes_gui.ui.table.table_style import TableStyle


class OnFelt(Protocol):
    """The felt with its cards, as what picks, cuts and deals sees it."""

    face: Face
    table: TableScene
    table_style: TableStyle
    view_: View[Any] | None
    interactive: bool

    def my_zone(self) -> str:
        """Return the zone of the near hand."""
        ...

    def card_at(self, place: CardPlace | None) -> Card:
        """Return the card in a place, as far as the viewer knows it."""
        ...

    def place_at(self, where: QPointF | QPoint) -> CardPlace | None:
        """Return the card at a point, by where it lies at rest."""
        ...

    def choose(self, move: Move) -> None:
        """Decide."""
        ...

    def offer(self) -> None:
        """Show the buttons for the picked cards."""
        ...

    def gild(self) -> None:
        """Let what Enter would do be gold."""
        ...

    def warn(self, text: str, culprits: tuple[Card, ...] = ()) -> None:
        """Say why something cannot be, and ring the cards that forbid it."""
        ...

    def finish(self) -> bool:
        """Bring what moves to its end; tell whether anything did."""
        ...

    def hasFocus(self) -> bool:
        """Tell whether the keys come here."""
        ...

    def hears_enter(self) -> bool:
        """Tell whether Enter comes here, whatever has the focus."""
        ...

    def setFocus(self) -> None:
        """Take the keys."""
        ...

    def viewport(self) -> QWidget:
        """Return what the felt is painted on."""
        ...
