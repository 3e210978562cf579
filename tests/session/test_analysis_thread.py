"""What somebody weighs about the past: the question asked last is answered, and nothing waits."""

from threading import Event as Flag
from typing import Any

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from naipes_gui.core.counsel import Counsel
from naipes_gui.core.moves import Move
from naipes_gui.core.opponent import Opponent
from naipes_gui.games import all_games
from naipes_gui.session import analysis_thread
from naipes_gui.session.analysis_thread import AnalysisThread

GAME = all_games()["ecarte"]
RULES = GAME.rules(GAME.options().make())
COUNSEL = Counsel(Move("stand"))


class Process:
    """Thinks about the first question until it is stopped, and answers any other at once."""

    def __init__(self, *given: Any) -> None:
        self.given, self.asked, self.is_closed = given, list[Any](), False
        self.is_thinking = Flag()

    def weigh(self, view: Any, who: Opponent, seed: int, stop: Flag) -> Counsel | None:
        self.asked.append((view, who, seed))
        if len(self.asked) > 1:
            assert not stop.is_set()
            return COUNSEL
        self.is_thinking.set()
        assert stop.wait(20)
        return None

    def close(self) -> None:
        self.is_closed = True


def test_a_new_question_ends_the_one_before(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis_thread, "BotProcess", Process)
    owner, told, view = QObject(), list[tuple[Any, Any]](), object()
    made: Any = AnalysisThread("ecarte", RULES, owner)
    process = made._bot_process
    assert process.given == ("ecarte", RULES)
    made.answered.connect(lambda token, counsel: told.append((token, counsel)))
    made.ask("first", view, Opponent("club"), 7)
    assert process.is_thinking.wait(20)
    made.ask("second", view, Opponent("expert"), 8)
    qtbot.waitUntil(lambda: len(told) == 2)
    assert told == [("first", None), ("second", COUNSEL)]
    assert process.asked == [(view, Opponent("club"), 7), (view, Opponent("expert"), 8)]
    made.close()
    assert process.is_closed
    assert not made._thread.isRunning()


def test_who_leaves_waits_for_no_thought(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis_thread, "BotProcess", Process)
    owner = QObject()
    made: Any = AnalysisThread("ecarte", RULES, owner)
    made.ask("first", object(), Opponent("club"), 7)
    assert made._bot_process.is_thinking.wait(20)
    made.close()
    assert made._bot_process.is_closed
    assert not made._thread.isRunning()
