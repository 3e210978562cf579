"""Recorded matches, played again line by line as ``naipes verify`` does."""

from pathlib import Path
from typing import Any

import pytest

from naipes_gui.cli.main import main
from naipes_gui.core import text
from naipes_gui.store.record import Record

RECORDS = sorted((Path(__file__).parents[2] / "records" / "nlk").glob("*.naipes"))


@pytest.fixture(autouse=True)
def _at_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Any:
    """Keep files and the language of this machine out of the tests, and the other way round."""
    monkeypatch.setenv("NAIPES_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("LC_ALL", "C")
    before = text._translator
    yield
    text.install(before)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_is_sound(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(path)]) == 0
    assert "sound" in capsys.readouterr().out


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_changed_score_is_found(path: Path, tmp_path: Path) -> None:
    whole = path.read_text(encoding="utf-8")
    wrong = tmp_path / "wrong.naipes"
    wrong.write_text(whole.replace('{"score":[', '{"score":[1'), encoding="utf-8")
    assert Record.load(path).problem is None
    assert main(["verify", str(wrong)]) == 1


def test_the_records_are_there() -> None:
    assert len(RECORDS) == 3
