"""What a measurement says of advice, and where advice speaks."""

import pytest

from naipes_gui.core.advice import Advice, Chapter, Fork, Receipt, Verdict, fork, verdict
from naipes_gui.core.moves import Move
from naipes_gui.core.text import phrase

SAID = phrase("test", "Lead trumps.")
ONE, OTHER = (Move("lead"),), (Move("pass"), Move("stand"))


@pytest.mark.parametrize(
    ("mean", "half", "found"),
    [
        (0.3, 0.2, Verdict.HOLDS), (-0.3, 0.2, Verdict.CONTRARY), (0.2, 0.2, Verdict.DOUBTFUL),
        (-0.2, 0.2, Verdict.DOUBTFUL), (0.0, 0.0, Verdict.DOUBTFUL), (0.1, 0.0, Verdict.HOLDS),
    ],
)  # fmt: skip
def test_a_verdict_needs_an_interval_without_zero(mean: float, half: float, found: Verdict) -> None:
    assert verdict(mean, half) is Receipt(mean, half, 100, 200, "seed", 1).verdict is found


def test_a_fork_has_two_ways() -> None:
    assert fork(ONE, OTHER) == Fork(ONE, OTHER)
    assert fork(ONE, ()) is fork((), OTHER) is fork((), ()) is None


def test_advice_is_found_by_its_key() -> None:
    each = [
        Advice(key=key, sentence=SAID, compared=SAID, fork=lambda view: None)
        for key in ("game/one", "game/two")
    ]
    chapter = Chapter(advice=tuple(each))
    assert chapter.named("game/two") is each[1]
    assert chapter.named("two") is None
    view: object = None
    assert each[0].is_past(view) is False  # type: ignore[arg-type]
    assert each[0].finding is None
