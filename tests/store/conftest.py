"""A small game, and a recorder that begins a match of it."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from naipes_gui.core.cards import Card
from naipes_gui.core.moves import Move
from naipes_gui.store.header import Header, Player
from naipes_gui.store.recorder import Recorder
from tests.games_for_tests import high_card

PLAYERS = (Player(name="Tú"), Player(name="Berta", kind="bot", level="expert"))


def header(naipes: int = 2, **options: bool | int | str) -> Header:
    chosen = high_card.HighCardOptions.make(**options).to_json()
    return Header(
        naipes=naipes, game="high_card", options=chosen, seats=PLAYERS, app="0.1.0",
        started="2026-01-01T12:00:00Z",
    )  # fmt: skip


@pytest.fixture(autouse=True)
def _small_game(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    high_card.install(monkeypatch)
    monkeypatch.setenv("NAIPES_HOME", str(tmp_path / "home"))


@pytest.fixture(params=[1, 2], ids=["format1", "format2"])
def naipes(request: pytest.FixtureRequest) -> int:
    """The formats of a record."""
    number: int = request.param
    return number


@pytest.fixture
def start(tmp_path: Path, naipes: int) -> Iterator[Callable[[str], Recorder]]:
    """Return what begins a match in a file of some name; all are closed in the end."""
    begun: list[Recorder] = []

    def begin(name: str = "match") -> Recorder:
        begun.append(Recorder.begin(tmp_path / f"{name}.naipes", header(naipes)))
        begun[-1].lot(Move("lot", (Card("7S"), Card("KD"))))
        return begun[-1]

    yield begin
    for recorder in begun:
        recorder.close()


@pytest.fixture
def recorder(start: Callable[[], Recorder]) -> Recorder:
    """A match in which seat 1 is to deal."""
    return start()
