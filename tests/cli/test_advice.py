"""``naipes advice`` prints what the pages print, and measures again."""

from naipes_gui.core.wording import Wording
from naipes_gui.games import all_games
from tests.cli.conftest import Run


def test_it_prints_every_piece_with_its_figures(run: Run) -> None:
    for key, info in all_games().items():
        done = run("advice", key)
        assert done.status == 0
        for advice in info.advice().advice:
            assert Wording().say(advice.sentence) in done.out
        assert done.out.count("±") == len(info.advice().receipts)


def test_it_measures_again_over_the_same_deals(run: Run) -> None:
    key = next(iter(all_games()))
    one = run("advice", key, "--number", "2", "--deals", "3")
    assert one.status == 0
    assert "3 deals" in one.out
    assert one.out == run("advice", key, "--number", "2", "--deals", "3").out
    assert one.out != run("advice", key, "--number", "2").out
