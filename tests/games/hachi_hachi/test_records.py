"""Whole recorded matches give the scores that stand in the record."""

from pathlib import Path

import pytest

from naipes_gui.cli.main import main
from naipes_gui.store.record import Record

RECORDS = sorted((Path(__file__).parents[2] / "records" / "hachi_hachi").glob("*.naipes"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_is_sound(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(path)]) == 0
    assert "sound" in capsys.readouterr().out
    record = Record.load(path)
    assert record.problem is None
    assert record.timeline.state.is_over


def test_the_records_are_there() -> None:
    assert len(RECORDS) == 3
