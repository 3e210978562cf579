import os
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPixmap
from pytestqt.qtbot import QtBot

from naipes_gui.core.tile_picture import TilePicture
from naipes_gui.games import all_games, folder
from naipes_gui.store import paths
from naipes_gui.ui.shared import miniature, pixmap_cache
from naipes_gui.ui.shared.widgets.tile import Tile

SIZE = QSize(30, 20)


def green(size: QSize = SIZE) -> QPixmap:
    picture = QPixmap(size)
    picture.fill(Qt.GlobalColor.darkGreen)
    return picture


def test_a_tile_paints_its_picture_once_for_many_starts(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted: list[str] = []

    def paint(tile: TilePicture, felt: str, size: QSize, dpr: float) -> QPixmap:
        painted.append(felt)
        return green(size)

    monkeypatch.setattr(miniature, "miniature", paint)
    for _ in range(2):
        tile = Tile(all_games()["ecarte"], None)
        qtbot.addWidget(tile)
        tile.resize(320, 300)
        tile.show()
        tile.grab()
        qtbot.waitUntil(lambda: bool(painted))
        tile.hide()
        assert (paths.cache_folder() / "ecarte.pixels").exists()
    assert painted == ["green"]


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


def test_the_code_that_makes_a_picture_is_there() -> None:
    assert pixmap_cache.PAINTER.is_file()
    assert all((folder(key) / "table" / "tile.py").is_file() for key in all_games())


def test_the_game_a_size_and_the_code_that_makes_it_make_the_sign(
    qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, tile = tmp_path / "painter.py", tmp_path / "nlk" / "table" / "tile.py"
    tile.parent.mkdir(parents=True)
    monkeypatch.setattr(pixmap_cache, "PAINTER", code)
    monkeypatch.setattr(pixmap_cache, "folder", tmp_path.joinpath)
    signs = set[str]()
    for changed in (code, tile):
        for when in (1, 2):
            changed.touch()
            os.utime(changed, (when, when))
            games, ratios = ("nlk", "mosca"), (1.0, 2.0)
            signs |= {pixmap_cache.sign(game, SIZE, dpr) for game in games for dpr in ratios}
    # The tile of the one game says nothing of the other.
    assert len(signs) == 8 + 4
