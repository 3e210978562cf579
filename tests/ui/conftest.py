"""What makes the tests of the window quick."""

import multiprocessing
import os
from collections.abc import Callable, Hashable, Iterator
from functools import lru_cache, wraps
from typing import Any

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication

from naipes_gui.core import text
from naipes_gui.session import child_process
from naipes_gui.session.child_process import Begun, Work
from naipes_gui.session.pipe import Pipe
from naipes_gui.ui.match import paper_sheet
from naipes_gui.ui.shared import art, felt, miniature
from naipes_gui.ui.shared.style import app_style
from naipes_gui.ui.table import aside, board, overlay, roomy
from naipes_gui.ui.table.seat_plate import seat_plate
from naipes_gui.ui.window.window_place import WindowPlace
from tests.ui.known_games import begin


@pytest.fixture(autouse=True)
def there_is_an_application(qapp: QApplication) -> None:
    """Qt ends the process where a picture is made before there is one, whichever test is first."""


@pytest.fixture(autouse=True, scope="session")
def thinkers_are_forked() -> Iterator[None]:
    """Let opponents begin in a copy of one process that has the games, instead of importing them.

    Each table has an opponent, and its imports would take longer than most tests. How the
    program starts one is seen in the tests of the session.
    """
    if "forkserver" not in multiprocessing.get_all_start_methods():
        yield
        return
    server = multiprocessing.get_context("forkserver")
    server.set_forkserver_preload(["tests.ui.known_games"])

    def forked(_nice: int, work: Work, arguments: tuple[Any, ...]) -> Begun:
        ours, theirs = server.Pipe()
        process = server.Process(target=begin, args=(theirs, work, *arguments), daemon=True)
        process.start()
        with ours, theirs:
            return process, process.join, Pipe(os.dup(ours.fileno()), os.dup(ours.fileno()))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(child_process, "_started", forked)
        yield


@pytest.fixture(autouse=True, scope="session")
def cards_are_painted_once() -> Iterator[None]:
    """Let cards be kept in more sizes than a program needs: each test has its own."""
    faces, drawings = art._card_face.__wrapped__, art.renderer.__wrapped__
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(art, "_card_face", lru_cache(maxsize=1_000)(faces))
        patch.setattr(art, "renderer", lru_cache(maxsize=500)(drawings))
        yield


@pytest.fixture(autouse=True, scope="session")
def tables_and_felts_are_painted_once() -> Iterator[None]:
    """Let a small table, a felt and a plate that look the same be painted once for all tests.

    Nothing is kept of what files of the person's may change.
    """
    table = painted_once(miniature.miniature, lambda *of: (*of, app_style(), said()))
    cloth = painted_once(felt.felt, lambda *of: None if of[1].picture else of)
    plate = painted_once(seat_plate, lambda *of: (*of, QApplication.font(), said()))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(miniature, "miniature", table)
        patch.setattr(miniature, "cloth", cloth)
        patch.setattr(board, "felt", cloth)
        patch.setattr(overlay, "seat_plate", plate)
        yield


def said() -> tuple[object, ...]:
    """Return what tells how texts are said and cards are shown now."""
    # The serial of the texts is another one in every test.
    return text._translator, text.shown_suits(), text.shows_spanish_letters()


def painted_once(
    paint: Callable[..., QPixmap], key: Callable[..., Hashable | None]
) -> Callable[..., QPixmap]:
    """Return what paints, and keeps what it has painted under a key; nothing under none."""
    kept = dict[Hashable, QPixmap]()

    @wraps(paint)
    def painted(*of: Any, **named: Any) -> QPixmap:
        plain = [(each.width(), each.height()) if isinstance(each, QSize) else each for each in of]
        found = key(*plain)
        whole = (found, *sorted(named.items())) if found is not None else None
        if whole is None or _is_loose(whole):
            return paint(*of, **named)
        if whole not in kept:
            kept[whole] = paint(*of, **named)
        return kept[whole]

    return painted


def _is_loose(key: Hashable) -> bool:
    """Tell whether a key holds something that cannot be one, as a phrase with blanks."""
    try:
        hash(key)
    except TypeError:
        return True
    return False


@pytest.fixture(autouse=True, scope="session")
def rooms_are_searched_once() -> Iterator[None]:
    """Let what was found on a felt be kept for more felts than a program has: tests have dozens."""
    points = lru_cache(maxsize=64)(aside.nearest.__wrapped__)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(aside, "nearest", points)
        patch.setattr(roomy, "nearest", points)
        patch.setattr(roomy, "_enlarged", lru_cache(maxsize=2_000)(roomy._enlarged.__wrapped__))
        patch.setattr(aside, "aside", lru_cache(maxsize=5_000)(aside.aside.__wrapped__))
        for name in ("taken", "pot_place"):
            kept = lru_cache(maxsize=500)(getattr(aside, name).__wrapped__)
            patch.setattr(aside, name, kept)
        yield


@pytest.fixture(autouse=True, scope="session")
def sheets_take_enter_at_once() -> Iterator[None]:
    """Let nobody wait for a sheet to have been seen; that people do is asked where it belongs."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(paper_sheet, "SEEN_AFTER_MS", 0)
        yield


@pytest.fixture(autouse=True)
def windows_keep_the_size_a_test_gives_them(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Let no window be fitted into the small screen of the tests a moment after it was shown.

    A test that was quick would have its window made smaller under its hands, and a panel shut.
    Where windows stand is what tests marked ``on_its_screen`` ask.
    """
    if request.node.get_closest_marker("on_its_screen") is None:
        monkeypatch.setattr(WindowPlace, "_settle", lambda _: None)
