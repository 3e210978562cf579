"""One sentence of the coach in one position, and what making a move there leads to."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from naipes_gui.core.cards import Card
from naipes_gui.core.coach import Tip
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Step
from naipes_gui.core.table import Paid
from naipes_gui.core.text import Who
from tests.contract.positions import Position


@dataclass(frozen=True)
class Case:
    """A sentence, and the position of which it is said to be true."""

    position: Position
    tip: Tip

    @property
    def blanks(self) -> Mapping[str, Any]:
        return self.tip.text.blanks

    @property
    def cards(self) -> set[Card]:
        """The cards it lists."""
        return {*self.blanks["cards"]}

    @property
    def who(self) -> Any:
        """The seat it speaks of."""
        who = self.blanks["who"]
        assert isinstance(who, Who)
        return who.seat

    def names_alone(self, figures: Mapping[Any, int], figure: int) -> bool:
        """Tell whether it names who has a figure, or nobody where several have it."""
        seats = [seat for seat, each in figures.items() if each == figure]
        return [self.who] == seats if "who" in self.blanks else len(seats) > 1

    @property
    def state(self) -> Any:
        """The real state, all cards open."""
        return self.position.state

    @property
    def rules(self) -> Any:
        return self.position.timeline.rules

    @property
    def options(self) -> Any:
        return self.rules.options

    @property
    def me(self) -> Any:
        return self.position.seat

    @property
    def moves(self) -> tuple[Move, ...]:
        return self.position.view.moves

    def made(self, move: Move) -> Step[Any]:
        """Return what a move leads to."""
        step: Step[Any] = self.rules.play(self.state, move, self.me)
        return step

    def paid(self, move: Move, reason: str) -> list[Paid]:
        """Return what is paid for a reason when a move is made."""
        events = self.made(move).events
        return [event for event in events if isinstance(event, Paid) and event.reason == reason]


Truth: TypeAlias = Callable[[Case], bool]
