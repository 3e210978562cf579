import os
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPixmap
from pytestqt.qtbot import QtBot

from naipes_gui.games import all_games
from naipes_gui.store import paths
from naipes_gui.ui.shared import pixmap_cache
from naipes_gui.ui.shared.widgets.tile import Tile

SIZE = QSize(30, 20)


def green(size: QSize = SIZE) -> QPixmap:
    picture = QPixmap(size)
    picture.fill(Qt.GlobalColor.darkGreen)
    return picture


def test_a_tile_paints_its_picture_once_for_many_starts(qtbot: QtBot) -> None:
    painted: list[str] = []

    def paint(game: str, size: QSize, dpr: float) -> QPixmap:
        painted.append(game)
        return green(size)

    for _ in range(2):
        tile = Tile(all_games()["ecarte"], paint, None)
        qtbot.addWidget(tile)
        tile.resize(320, 300)
        tile.show()
        tile.grab()
        qtbot.waitUntil(lambda: bool(painted))
        tile.hide()
        assert (paths.cache_folder() / "ecarte.pixels").exists()
    assert painted == ["ecarte"]


def test_only_what_was_painted_for_the_same_is_taken(qapp: object) -> None:
    pixmap_cache.keep("tile", "small", green())
    found = pixmap_cache.kept("tile", "small", 2.0)
    assert found is not None
    assert (found.size(), found.devicePixelRatio()) == (SIZE, 2.0)
    assert pixmap_cache.kept("tile", "large", 1.0) is None
    assert pixmap_cache.kept("other", "small", 1.0) is None


def test_garbage_is_no_picture(qapp: object) -> None:
    for garbage in (b"", b"\xff\xfe", b"30x20 small\n", b"axb small\nxyz", b"-3x-2 small\n1234"):
        (paths.cache_folder() / "tile.pixels").write_bytes(garbage)
        assert pixmap_cache.kept("tile", "small", 1.0) is None


def test_a_size_and_the_code_that_paints_make_the_sign(
    qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = tmp_path / "painter.py"
    monkeypatch.setattr(pixmap_cache, "PAINTER", code)
    signs = set[str]()
    for changed in (1, 2):
        code.touch()
        os.utime(code, (changed, changed))
        signs |= {pixmap_cache.sign(SIZE, dpr) for dpr in (1.0, 2.0)}
    assert len(signs) == 4
