"""What stands below worths names a unit only where somebody has played it out."""

from naipes_gui.core.counsel import Counsel, Weighed
from naipes_gui.core.moves import Move
from naipes_gui.core.text import phrase
from naipes_gui.core.wording import Wording
from naipes_gui.ui.beside_table.choice_words import grounds

MON = phrase("hachi_hachi", "mon a hand")


def test_a_rule_of_thumb_counts_no_money() -> None:
    choices = Weighed(Move("bid", (), 1), 7.0), Weighed(Move("bid", (), 2), 3.0)
    by_thumb = Counsel(choices[0].move, choices, MON)
    weighed = Counsel(choices[0].move, choices, MON, 20)
    assert "mon" not in grounds(by_thumb, Wording())
    assert "mon" in grounds(weighed, Wording())
