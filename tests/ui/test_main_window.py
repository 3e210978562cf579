"""The window around the pages, and what its start leaves behind."""

import logging
from pathlib import Path

import pytest
from PySide6.QtCore import QSize

from naipes_gui.ui import start
from naipes_gui.ui.main_window import wants_all_of


@pytest.mark.parametrize(
    ("screen", "whole"),
    [
        ((1366, 768), True),
        ((1280, 800), True),
        ((1280, 1024), True),
        ((1440, 900), False),
        ((1920, 1080), False),
        ((800, 800), False),
    ],
)
def test_a_window_that_does_not_fit_fills_the_screen(screen: tuple[int, int], whole: bool) -> None:
    assert wants_all_of(QSize(*screen)) is whole


def test_only_warnings_reach_the_terminal(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("NAIPES_HOME", str(tmp_path))
    root, ours = logging.getLogger(), logging.getLogger("naipes_gui")
    monkeypatch.setattr(root, "handlers", [])
    monkeypatch.setattr(ours, "handlers", [])
    monkeypatch.setattr(ours, "level", ours.level)
    start._keep_log()
    logging.getLogger("naipes_gui.some").info("quiet")
    logging.getLogger("naipes_gui.some").warning("loud")
    written = (tmp_path / "state" / "naipes.log").read_text(encoding="utf-8")
    for handler in ours.handlers:
        handler.close()
    errors = capfd.readouterr().err
    assert ("quiet" in written, "loud" in written) == (True, True)
    assert ("quiet" in errors, "loud" in errors) == (False, True)
