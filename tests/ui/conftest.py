"""What makes the tests of the window quick."""

import multiprocessing
from collections.abc import Iterator
from functools import lru_cache
from multiprocessing.context import BaseContext

import pytest

from naipes_gui.session import bot_process
from naipes_gui.ui.match import paper_sheet
from naipes_gui.ui.shared import art
from naipes_gui.ui.table import aside, roomy
from naipes_gui.ui.window.window_place import WindowPlace


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

    def forked(_: str) -> BaseContext:
        return server

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bot_process, "get_context", forked)
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
