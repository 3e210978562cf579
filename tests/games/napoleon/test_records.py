"""Whole recorded matches are sound: moves, scores, seals and rankings."""

from pathlib import Path

import pytest

from naipes_gui.cli.main import main

RECORDS = sorted((Path(__file__).parents[2] / "records" / "napoleon").glob("*.naipes"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_is_sound(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(path)]) == 0
    assert "napoleon" in capsys.readouterr().out


def test_the_records_are_there() -> None:
    assert len(RECORDS) == 3
