"""What stands below worths names a unit only where somebody has played it out."""

from naipes_gui.core.counsel import Counsel, Weighed
from naipes_gui.core.counted import Counted
from naipes_gui.core.moves import Move
from naipes_gui.core.wording import Wording
from naipes_gui.ui.beside_table.choice_words import figures, grounds

MON, HANDS = Counted.MON, Counted.HANDS


def test_a_rule_of_thumb_counts_no_money() -> None:
    choices = Weighed(Move("bid", (), 1), 7.0), Weighed(Move("bid", (), 2), 3.0)
    by_thumb = Counsel(choices[0].move, choices, MON)
    weighed = Counsel(choices[0].move, choices, MON, 20)
    assert "mon" not in grounds(by_thumb, Wording())
    assert "mon" in grounds(weighed, Wording())


def test_a_share_is_counted_as_it_is_written() -> None:
    choices = Weighed(Move("bid", (), 1), 0.63), Weighed(Move("bid", (), 2), 0.5)
    weighed = Counsel(choices[0].move, choices, HANDS, 20)
    assert figures(weighed, choices[0].worth, 0.02) == "63 ±2"
    assert "of 100 hands are not lost" in grounds(weighed, Wording())
    plain = Counsel(choices[0].move, choices, MON, 20)
    assert figures(plain, choices[0].worth, 0.02) == "+0.63 ±0.02"
    assert "of 100" not in grounds(plain, Wording())
