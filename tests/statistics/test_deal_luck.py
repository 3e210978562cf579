"""The results without the luck of the deal: what the cards explain is taken out, and no more."""

import shutil
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from naipes_gui.core.table import Seat
from naipes_gui.statistics.deal_luck import (
    ENOUGH,
    NOTHING,
    Dealt,
    DealtIndex,
    fair,
    kinds,
    read_dealt,
)
from naipes_gui.statistics.facts import Facts, read_facts
from naipes_gui.statistics.figures import Mean
from naipes_gui.statistics.history import History
from naipes_gui.store.deals import read_deals
from naipes_gui.store.summary import Stamp
from tests.statistics.matches import facts

RECORD = Path(__file__).parents[1] / "records" / "format2" / "ecarte-format2.naipes"


def a_match(
    nth: int, luck: Sequence[tuple[float, ...]], worths: list[float]
) -> tuple[Facts, Dealt]:
    columns = list(zip(*luck, strict=True))
    dealt = Dealt(
        len(luck),
        tuple(map(sum, columns)),
        tuple(
            tuple(sum(a * b for a, b in zip(x, y, strict=True)) for y in columns) for x in columns
        ),
        tuple(sum(a * b for a, b in zip(x, worths, strict=True)) for x in columns),
    )
    return facts(*worths, nth=nth), dealt


def played(
    matches: int, skill: float, slopes: tuple[float, ...], noise: float, seed: int
) -> list[tuple[Facts, Dealt]]:
    rng, found = Random(seed), []
    for nth in range(matches):
        luck = [tuple(rng.gauss(0, 1) for _ in slopes) for _ in range(10)]
        worths = [
            skill + sum(s * x for s, x in zip(slopes, row, strict=True)) + rng.gauss(0, noise)
            for row in luck
        ]
        found.append(a_match(nth % 28 + 1, luck, worths))
    return [
        (match._replace(path=Path(f"{nth}.naipes")), dealt)
        for nth, (match, dealt) in enumerate(found)
    ]


def without_luck(known: list[tuple[Facts, Dealt]]) -> tuple[float, float]:
    found = fair([match for match, _ in known], {match.path: deal for match, deal in known})
    assert found is not None
    assert len(found.course) == len(known)
    return found.total, found.half


def test_what_follows_from_the_cards_alone_is_taken_out_to_the_letter() -> None:
    total, half = without_luck(played(10, 0.5, (2.0, -1.0), 0.0, 1))
    assert total == pytest.approx(50)
    assert half == pytest.approx(0, abs=1e-4)


def test_the_interval_holds_the_skill_and_is_narrower() -> None:
    held = 0
    for seed in range(40):
        known = played(20, 0.3, (2.0,), 1.0, seed)
        total, half = without_luck(known)
        held += abs(total - 60) <= half
        plain = Mean.of(worth for match, _ in known for worth in match.worths)
        assert half < 0.6 * plain.half * plain.count
    assert held >= 34


def test_a_kind_that_says_nothing_new_does_no_harm() -> None:
    rng = Random(1)
    row = [rng.gauss(0, 1) for _ in range(60)]
    known = [a_match(1, [(x, x, 0.0) for x in row], [1 + 2 * x for x in row])]
    assert without_luck(known)[0] == pytest.approx(60)


def test_of_few_hands_or_unknown_deals_nothing_is_said() -> None:
    luck = [(1.0,)] * (ENOUGH - 1)
    match, dealt = a_match(1, luck, [1.0] * (ENOUGH - 1))
    assert fair([match], {match.path: dealt}) is None
    assert fair([match], {}) is None
    assert fair([], {}) is None


def test_what_was_dealt_is_counted_as_in_the_statistics_of_the_deals(tmp_path: Path) -> None:
    path = Path(shutil.copy(RECORD, tmp_path / "a.naipes"))
    match = read_facts(path)
    assert match is not None
    dealt, deals = read_dealt(match), read_deals(path).deals
    assert dealt.hands == len(match.worths)
    kings = sum(
        card.rank == "K" for deal in deals[: dealt.hands] for card in deal.hands[Seat(match.person)]
    )
    assert next(luck.key for luck in kinds(match.game)) == "kings"
    assert dealt.sums[0] == pytest.approx(kings - dealt.hands * 5 * 4 / 32, abs=1e-3)
    assert read_dealt(match._replace(worths=match.worths[:-3])) == NOTHING


def test_what_was_dealt_is_kept_and_read_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "matches"
    folder.mkdir()
    shutil.copy(RECORD, folder / "a.naipes")
    history = History(folder, tmp_path / "statistics.json")
    found = dict(history.dealing(history.facts()))
    monkeypatch.setattr("naipes_gui.statistics.history.read_dealt", None)
    again = History(folder, tmp_path / "statistics.json")
    assert dict(again.dealing(again.facts())) == found
    assert (tmp_path / "deals-statistics.json").is_file()


@pytest.mark.parametrize(
    "row",
    [
        [], [1], ["1", [1], [[1]], [1]], [1, [1, 2], [[1]], [1]], [1, ["a"], [[1]], [1]],
        [1, [1], [[1, 2]], [1]], [1, [1e400], [[1]], [1]], [1, [1], [[1]], None],
    ],
)  # fmt: skip
def test_rows_that_make_no_sense_are_none(tmp_path: Path, row: list[object]) -> None:
    index = DealtIndex(tmp_path / "a.json", tmp_path)
    index._rows["a"] = [1, 2, *row]
    assert index.find(tmp_path / "a", Stamp(1, 2)) is None
