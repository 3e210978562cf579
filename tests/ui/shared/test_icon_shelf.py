"""What one start has painted, the next one need not."""

from collections.abc import Iterator

import pytest
from PySide6.QtSvg import QSvgRenderer
from pytestqt.qtbot import QtBot

from naipes_gui.store import paths
from naipes_gui.ui.shared import art, icon_shelf


@pytest.fixture(autouse=True)
def shelves(qtbot: QtBot) -> Iterator[None]:
    art.icon_pixmap.cache_clear()
    yield
    icon_shelf.close_shelf()
    art.icon_pixmap.cache_clear()


def painted(monkeypatch: pytest.MonkeyPatch, *names: str) -> list[str]:
    """Return which of some icons a start has to paint."""
    art.icon_pixmap.cache_clear()
    seen, paint = list[str](), art._icon_renderer

    def watched(name: str, colour: str) -> QSvgRenderer:
        seen.append(name)
        return paint(name, colour)

    with monkeypatch.context() as patch:
        patch.setattr(art, "_icon_renderer", watched)
        icon_shelf.open_shelf()
        for name in names:
            art.icon_pixmap(name, "#ff0000", 20, 2.0)
        icon_shelf.close_shelf()
    return seen


def test_an_icon_is_painted_once(monkeypatch: pytest.MonkeyPatch) -> None:
    assert painted(monkeypatch, "clock", "people") == ["clock", "people"]
    assert painted(monkeypatch, "people", "clock") == []
    assert painted(monkeypatch, "clock", "right") == ["right"]
    assert painted(monkeypatch, "clock", "people") == ["people"]


def test_it_looks_as_if_it_were_painted(monkeypatch: pytest.MonkeyPatch) -> None:
    art.icon_pixmap.cache_clear()
    fresh = art.icon_pixmap("clock", "#ff0000", 20, 2.0)
    painted(monkeypatch, "clock")
    art.icon_pixmap.cache_clear()
    icon_shelf.open_shelf()
    kept = art.icon_pixmap("clock", "#ff0000", 20, 2.0)
    assert kept.toImage() == fresh.toImage()
    assert kept.devicePixelRatio() == fresh.devicePixelRatio()


@pytest.mark.parametrize("garbage", [b"", b"\n", b"[]\n", b'["6", 3]\n', b"[" * 60_000 + b"\n"])
def test_garbage_is_painted_anew(monkeypatch: pytest.MonkeyPatch, garbage: bytes) -> None:
    painted(monkeypatch, "clock")
    (paths.cache_folder() / "icons.pixels").write_bytes(garbage)
    assert painted(monkeypatch, "clock") == ["clock"]
    assert painted(monkeypatch, "clock") == []


def test_too_few_pixels_are_painted_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    painted(monkeypatch, "clock")
    file = paths.cache_folder() / "icons.pixels"
    file.write_bytes(file.read_bytes()[:-1])
    assert painted(monkeypatch, "clock") == ["clock"]
