"""What the page is told of some matches: also what is left to be gone over."""

from pathlib import Path

import pytest

from naipes_gui.core.table import Seat
from naipes_gui.games import all_games
from naipes_gui.review.kept import Kept, Part, versions
from naipes_gui.review.sidecar import keep
from naipes_gui.statistics.answer import answer
from naipes_gui.statistics.history import History
from naipes_gui.statistics.wish import Wish
from tests.statistics.matches import GAME, move, score, write


@pytest.mark.parametrize("whole", [False, True])
def test_a_match_that_was_gone_over_by_half_is_still_to_be_reviewed(
    tmp_path: Path, whole: bool
) -> None:
    folder = tmp_path / "matches"
    folder.mkdir()
    half, none = (
        write(folder / name, move(0, "pass"), score(1, -1, 0), {"end": "abandoned"})
        for name in ("half.naipes", "none.naipes")
    )
    write(folder / "going-on.naipes", move(0, "pass"), score(1, -1, 0))
    about = {**versions(all_games()[GAME]), "rules": ""}
    assert keep(half, Kept(GAME, about, {Seat(0): Part(10, "", whole=whole)}))
    left = {none} if whole else {none, half}
    # The second time, as after a restart, what is known comes from the cache.
    for _ in range(2):
        history = History(folder, tmp_path / "statistics.json")
        matches = history.facts()
        assert {*answer(matches, Wish(), history.lost(matches)).unreviewed} == left
