"""Whole recorded matches are sound, and counters are never lost on the way."""

from pathlib import Path

import pytest

from naipes_gui.cli.main import main
from naipes_gui.core.rules import Stage
from naipes_gui.store.record import Record

RECORDS = sorted((Path(__file__).parents[2] / "records" / "mosca").glob("*.naipes"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_is_sound(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(path)]) == 0
    assert "sound" in capsys.readouterr().out


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_pool_never_owes(path: Path) -> None:
    record = Record.load(path)
    assert record.is_over
    assert all(state.bank >= 0 for state in record.timeline.states)


def test_the_records_are_there() -> None:
    assert len(RECORDS) == 3


def test_reshuffles_follow_from_the_salt(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = "simulate mosca --hands 24 --seats 6 --level club --option short_stock=reshuffle"
    assert main([*asked.split(), "--records", str(tmp_path)]) == 0
    (saved,) = tmp_path.iterdir()
    assert main(["verify", str(saved)]) == 0
    stages = [state.stage for state in Record.load(saved).timeline.states]
    assert Stage.RESHUFFLE in stages
    assert "sound" in capsys.readouterr().out


def test_a_wrong_score_is_found(tmp_path: Path) -> None:
    text = RECORDS[0].read_text(encoding="utf-8")
    wrong = tmp_path / "wrong.naipes"
    wrong.write_text(text.replace('"pot":0', '"pot":1', 1), encoding="utf-8")
    assert main(["verify", str(wrong)]) == 1
