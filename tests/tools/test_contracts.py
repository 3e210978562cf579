"""The count of contracts of Napoleon, against the scores of the same hands."""

import json

import pytest

from tools import contracts


def test_every_contract_is_counted_once(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--a", "club", "--b", "beginner", "--hands", "24", "--option", "players=4"]
    assert contracts.main(words) == 0
    rows = json.loads(capsys.readouterr().out.splitlines()[-1])["rows"]
    assert {row["declarer"] for row in rows} == {"a", "b"}
    assert 0 < sum(row["declared"] for row in rows) <= 24
    for row in rows:
        assert 0 <= row["made"] <= 1
        # Whoever makes what was bid is paid, and pays for what was not made.
        if row["made"] in (0, 1):
            assert (row["points"] > 0) == bool(row["made"])
