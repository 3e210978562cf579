"""What reviews found in many matches, by kind and one by one."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from naipes_gui.core.counted import Counted
from naipes_gui.core.moves import Move
from naipes_gui.core.table import Seat
from naipes_gui.core.wording import Wording
from naipes_gui.review.judged import Judged
from naipes_gui.review.kept import Kept, Part
from naipes_gui.review.sidecar import keep, read
from naipes_gui.statistics import words
from naipes_gui.statistics.history import History
from naipes_gui.statistics.losses import (
    EXAMPLES,
    Lost,
    LostIndex,
    Mistake,
    losses,
    moments,
    read_lost,
)
from naipes_gui.store.names import review_beside
from naipes_gui.store.summary import Stamp
from tests.statistics.matches import GAME, facts, move, score, write


def judged(ply: int, kind: str, loss: float, low: float, told: bool = True) -> Judged:
    return Judged(
        ply=ply, hand=1, seat=Seat(0), made=Move("pass"), best=Move("bid", number=3), kind=kind,
        is_told=told, loss=max(loss, 0.0), low=low, high=2 * loss - low,
        unit=Counted.CHIPS, costly=0.4,
    )  # fmt: skip


@pytest.fixture
def match(tmp_path: Path) -> Path:
    folder = tmp_path / "matches"
    folder.mkdir()
    path = write(folder / "a.naipes", move(0, "pass"), score(1, -1, 0))
    from naipes_gui.games import all_games
    from naipes_gui.review.kept import versions

    decisions = (
        judged(3, "bid", 2.0, 1.5), judged(5, "bid", 1.0, 0.1), judged(7, "lead", -0.5, -1.0),
        judged(9, "defend", 0.0, 0.0, told=False),
    )  # fmt: skip
    about = {**versions(all_games()[GAME]), "rules": ""}
    assert keep(path, Kept(GAME, about, {Seat(0): Part(10, "", decisions)}))
    return path


def test_a_review_is_summed_up_by_kind(match: Path) -> None:
    found = read_lost(match, 0)
    assert found is not None
    assert found.judged == 3
    # What was better by chance counts against what was worse by chance.
    assert found.sums == {"bid": (2, 3.0, 5.0), "lead": (1, -0.5, 0.25)}
    assert found.mistakes == (Mistake("bid", 3, 1, 2.0),)
    assert not found.whole
    assert read_lost(match, 1) is None
    kept, _ = read(match)
    assert kept is not None
    done = replace(kept.parts[Seat(0)], solved=frozenset({3}))
    assert keep(match, replace(kept, parts={Seat(0): done}))
    solved = read_lost(match, 0)
    assert solved is not None
    assert solved.mistakes == (Mistake("bid", 3, 1, 2.0, solved=True),)
    review_beside(match).write_text("nonsense")
    assert read_lost(match, 0) is None


def test_reviews_are_read_once_and_only_where_there_are_some(
    match: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(match.with_name("b.naipes"), move(0, "pass"), score(1, -1, 0))
    index = match.parent.parent / "statistics.json"
    history = History(match.parent, index)
    found = history.lost(history.facts())
    assert [path.stem for path in found] == ["a"]
    monkeypatch.setattr("naipes_gui.statistics.history.read_lost", None)
    again = History(match.parent, index)
    assert again.lost(again.facts()) == found


def test_what_costs_most_in_all_comes_first_with_its_dearest_mistakes() -> None:
    many = tuple(Mistake("lead", ply, 1, ply / 5) for ply in range(6))
    reviews = [
        (
            facts(1, nth=1),
            Lost(30, {"bid": (25, 5.0, 9.0), "lead": (5, 6.0, 8.0)}, many, Counted.CHIPS),
        ),
        (
            facts(1, nth=2),
            Lost(5, {"bid": (5, 3.0, 3.0)}, (Mistake("bid", 4, 2, 3.0),), Counted.CHIPS),
        ),
    ]
    found = losses(reviews)
    assert found is not None
    assert [(kind.key, kind.mean.count) for kind in found.kinds] == [("bid", 30), ("lead", 5)]
    assert (found.total, found.reviewed) == (14.0, 2)
    assert (found.clear, found.clear_cost) == (7, 6.0)
    bid, lead = found.kinds
    assert bid.mean.is_enough
    assert not lead.mean.is_enough
    assert [each.mistake.loss for each in lead.examples] == [1.0, 0.8, 0.6][:EXAMPLES]
    queue = moments(reviews)
    assert [(each.match.path.stem, each.mistake.ply) for each in queue][:2] == [("2", 4), ("1", 0)]
    assert losses([]) is None


@pytest.mark.parametrize(
    "row",
    [
        [], [1, {}, [], ""], ["1", {}, [], "", True], [1, {"bid": [1, 2]}, [], "", True],
        [1, {"bid": ["1", 2, 3]}, [], "", True], [1, {"bid": [1, 2, 1e999]}, [], "", True],
        [1, {}, [["bid", 1, 2]], "", True], [1, {}, [[7, 1, 2, 3.0]], "", True],
        [1, {}, [], 7, True], [-1, {}, [], "", True], [1, [], [], "", True],
        [1, {}, [["bid", "1", 2, 3.0]], "", True], [1, {}, [], "", 1],
    ],
)  # fmt: skip
def test_rows_that_make_no_sense_are_none(tmp_path: Path, row: list[Any]) -> None:
    index = LostIndex(tmp_path / "a.json", tmp_path)
    index._rows["a"] = [1, 2, *row]
    assert index.find(tmp_path / "a", Stamp(1, 2)) is None


def figure(value: float, places: int) -> str:
    return f"{value:.{places}f}"


@pytest.mark.parametrize("loss", [0.951, 0.96, 0.994, 1.04, 0.5])
def test_what_is_not_told_as_one_is_not_counted_as_one(loss: float) -> None:
    """The word goes by the figure that stands before it."""
    say = Wording().say
    one, said = (say(words.cost(facts(), each, figure)) for each in (1.0, loss))
    assert said.split()[0] != one.split()[0]
    assert said.split()[1:] != one.split()[1:]


def test_no_kind_cost_less_than_its_clear_mistakes() -> None:
    """One clear mistake cost 14.9, and the auction, of which it was one, 14.7 in all."""
    sums = {"bid": (3, 14.7, 222.0), "defend": (7, 0.2, 0.4), "lead": (1, -0.5, 0.25)}
    found = losses([(facts(1), Lost(11, sums, (Mistake("bid", 3, 1, 14.9),), Counted.CHIPS))])
    assert found is not None
    assert [kind.total for kind in found.kinds] == [14.9, 0.2, 0.0]
    assert found.clear_cost == 14.9
    assert found.total == pytest.approx(15.1)
