"""What runs a command and hears what it says."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from naipes_gui.cli.main import main
from naipes_gui.core import text


@dataclass(frozen=True, slots=True)
class Outcome:
    status: int
    out: str
    err: str


Run = Callable[..., Outcome]


@pytest.fixture(autouse=True)
def _at_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Any:
    """Keep files and the language of this machine out of the tests."""
    monkeypatch.setenv("NAIPES_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("LC_ALL", "C")
    before = text._translator
    yield
    text.install(before)


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    def run(*argv: object) -> Outcome:
        try:
            status = main([str(word) for word in argv])
        except SystemExit as stop:
            status = stop.code if isinstance(stop.code, int) else 1
        said = capsys.readouterr()
        return Outcome(status, said.out, said.err)

    return run
