"""Now and then a question to the memory on the person's own turn, if that is wanted."""

from typing import Any

from naipes_gui.core.rules import Stage, View
from naipes_gui.store.settings import Settings
from naipes_gui.ui.beside_table.quiz import Quiz

EVERY = 3
"""Asked at every so many of the person's turns, where there is something to ask."""


class MemoryGym:
    """Knows when it is time to ask: never on a rival's turn, and never twice at one decision."""

    def __init__(self, quiz: Quiz) -> None:
        self._quiz = quiz
        self._is_wanted = False
        self._turns, self._ply = 0, -1

    def adopt(self, settings: Settings) -> None:
        """Take over whether it is wanted."""
        self._is_wanted = settings.memory_gym
        if not self._is_wanted:
            self._quiz.skip()
        self._quiz.write()

    @property
    def is_asking(self) -> bool:
        """Whether a question waits for its answer."""
        return self._quiz.is_asking

    def look(self, ply: int, view: View[Any]) -> str:
        """Ask something at a decision of the person if it is time; return it for who hears it."""
        if self._quiz.is_asking and ply != self._ply:
            self._quiz.skip()
        mine = view.state.stage is Stage.HAND and view.state.to_move == view.seat
        if not self._is_wanted or not mine or ply <= self._ply:
            return ""
        self._turns, self._ply = self._turns + 1, ply
        asked = self._quiz.ask(view, ply) if self._turns >= EVERY else ""
        if asked:
            self._turns = 0
        return asked
