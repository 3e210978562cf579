"""Every wish of the interface reaches the match, and everything of the match the interface."""

from collections.abc import Callable, Iterator
from functools import partial
from threading import Event as Flag
from typing import Any

import pytest
from PySide6.QtCore import Signal, Slot
from pytestqt.qtbot import QtBot

from naipes_gui.core.moves import Move
from naipes_gui.core.opponent import Opponent
from naipes_gui.core.text import phrase
from naipes_gui.session.news import News
from naipes_gui.session.session import Session
from naipes_gui.store.help import Help

PLAY, CLUB, REFUSED = Move("play"), Opponent("club"), phrase("test", "The disk is full.")


class Closable:
    """Stands for the process and for the file of a match."""

    failure = REFUSED

    def __init__(self) -> None:
        self.is_closed = False

    def close(self) -> None:
        self.is_closed = True


class Heard(News):
    """Stands for the worker: keeps every wish, and whether it was to leave off thinking."""

    def __init__(self) -> None:
        super().__init__()
        self.stop, self.slip_ms, self.trick_ms = Flag(), 0, 0
        self.bot_process, self.recorder = Closable(), Closable()
        self.wishes = list[tuple[Any, ...]]()
        self.has_stopped = list[bool]()

    def has_last_heard(self, wish: str) -> bool:
        return bool(self.wishes[-1][0] == wish)

    def _keep(self, *wish: Any) -> None:
        self.has_stopped.append(self.stop.is_set())
        self.stop.clear()
        self.wishes.append(wish)

    @Slot(object)
    def fulfil(self, wish: Callable[[], None]) -> None:
        wish()

    @Slot()
    def start(self) -> None:
        self._keep("start")

    @Slot()
    def rest(self) -> None:
        self._keep("rest")

    def warm(self) -> None:
        self._keep("warm")

    def submit(self, ply: int, move: Move) -> None:
        self._keep("submit", ply, move)

    def back_to(self, ply: int) -> None:
        self._keep("back_to", ply)

    def go_on(self, part: str) -> None:
        self._keep("go_on", part)

    def take_back(self) -> None:
        self._keep("take_back")

    def redo(self) -> None:
        self._keep("redo")

    def give_up(self) -> None:
        self._keep("give_up")

    def advise(self, ply: int, adviser: Opponent, among: Any) -> None:
        self._keep("advise", ply, adviser, tuple(among))

    def hinted(self, ply: int, step: int, by: Help, named: Any) -> None:
        self._keep("hinted", ply, step, by, tuple(named))

    def noted(self, at: int, text: str) -> None:
        self._keep("noted", at, text)

    def comment(self) -> None:
        self._keep("comment")

    def hold(self, stands: Flag) -> None:
        self._keep("hold")
        stands.set()

    def go_back(self) -> None:
        self._keep("go_back")

    def show_again(self) -> None:
        self._keep("show_again")


@pytest.fixture
def heard(qtbot: QtBot) -> Heard:
    return Heard()


@pytest.fixture
def session(heard: Heard, qtbot: QtBot) -> Iterator[Session]:
    worker: Any = heard
    made = Session(worker)
    made.start()
    qtbot.waitUntil(lambda: heard.wishes == [("start",)])
    yield made
    made.close()


IN_PASSING: list[tuple[Any, ...]] = [
    ("warm",), ("advise", 3, CLUB, (PLAY,)), ("hinted", 3, 2, Help.HINT, (PLAY,)),
    ("noted", 1, "why?"), ("comment",), ("show_again",), ("go_back",),
]  # fmt: skip
AT_ONCE: list[tuple[Any, ...]] = [
    ("submit", 3, PLAY), ("back_to", 2), ("take_back",), ("redo",), ("go_on", "luna"),
    ("give_up",),
]  # fmt: skip


def test_every_wish_arrives_and_some_at_once(qtbot: QtBot, session: Session, heard: Heard) -> None:
    """Who thinks is broken off for what changes the match, and for nothing else."""
    for wish, *given in (*IN_PASSING, *AT_ONCE):
        getattr(session, wish)(*given)
        qtbot.waitUntil(partial(heard.has_last_heard, wish))
    assert heard.wishes[1:] == [*IN_PASSING, *AT_ONCE]
    assert heard.has_stopped[1:] == [False] * len(IN_PASSING) + [True] * len(AT_ONCE)
    session.allow_slips(700, 900)
    assert (heard.slip_ms, heard.trick_ms) == (700, 900)


def test_who_names_no_moves_is_advised_on_all(qtbot: QtBot, session: Session, heard: Heard) -> None:
    session.advise(3, CLUB)
    qtbot.waitUntil(lambda: len(heard.wishes) == 2)
    assert heard.wishes[-1] == ("advise", 3, CLUB, ())


def test_who_holds_a_match_learns_whether_it_is_on_the_disk(
    qtbot: QtBot, session: Session, heard: Heard
) -> None:
    assert session.hold() is REFUSED
    assert heard.wishes == [("start",), ("hold",)]
    assert heard.has_stopped[-1]
    session.close()
    assert session.hold() is REFUSED
    assert heard.wishes[2:] == [("rest",)]


def test_everything_ends_together(session: Session, heard: Heard) -> None:
    told = list[object]()
    session.framed.connect(told.append)
    session.close()
    assert heard.bot_process.is_closed
    assert heard.recorder.is_closed
    assert heard.wishes[-1] == ("rest",)
    assert heard.has_stopped[-1]
    heard.framed.emit("late")
    assert told == []


def test_all_news_are_passed_on(heard: Heard) -> None:
    worker: Any = heard
    session, told = Session(worker), list[tuple[Any, ...]]()
    signals = {name: each for name, each in vars(News).items() if isinstance(each, Signal)}
    given: dict[str, tuple[Any, ...]] = {
        "decided": ("cases", 4), "moved": ("path", "news"), "advised": (3, "counsel"),
        "commented": (1, "word"), "assisted": ("helps",), "finished": (),
    }  # fmt: skip
    for name in signals:
        getattr(session, name).connect(lambda *what, name=name: told.append((name, *what)))
    for name in signals:
        getattr(worker, name).emit(*given.get(name, ("one",)))
    assert told == [(name, *given.get(name, ("one",))) for name in signals]
    session.close()
