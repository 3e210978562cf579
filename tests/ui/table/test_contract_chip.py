"""How a contract stands is told of everybody, not only of whoever has the shorter sentence."""

from dataclasses import replace
from itertools import product

import pytest
from PySide6.QtWidgets import QApplication

from naipes_gui.core.table import Seat
from naipes_gui.core.wording import Wording
from naipes_gui.games.napoleon.rules.words import contract
from naipes_gui.ui.shared import language
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.table.contract_chip import contract_lines
from tests.games.napoleon.positions import playing, rules
from tests.ui.felt_help import NAMES, Case, table_of

OF = rules(wellington=True)
HANDS = ("8H 9H TH JH QH", "AS 9S 8S 9C 8C", "KS AH KH 9D 8D", "QS JS TS AC KC")


@pytest.mark.parametrize("spoken", ["es", "en", "fr"])
@pytest.mark.parametrize("size", [(1000, 716), (900, 516)], ids=str)
def test_a_contract_says_how_it_stands(
    qapp: QApplication, spoken: str, size: tuple[int, int]
) -> None:
    board, _ = table_of(Case("napoleon", 4), size)
    most = board.table.room.corner.width  # type: ignore[attr-defined]
    language.speak(spoken)
    try:
        for bid, who in product(("1", "3", "misere", "4", "nap", "wellington"), range(4)):
            told = contract(OF.observe(playing(OF, HANDS, who, bid), Seat(0)))
            assert told is not None
            for name in NAMES[1:]:
                style = TextStyle(wording=Wording((name, name, name, name)))
                (headline, detail), _, _ = contract_lines(told, style, most)
                assert told.detail is not None
                assert detail == style.wording.say(told.detail), headline
    finally:
        language.speak("en")
        board.close()


@pytest.mark.parametrize("spoken", ["es", "en", "fr"])
@pytest.mark.parametrize("most", range(120, 300, 4))
def test_no_crown_comes_or_goes_while_a_hand_is_played(
    qapp: QApplication, spoken: str, most: int
) -> None:
    """A shorter word made room for it: a stranger thought that something had been won."""
    language.speak(spoken)
    try:
        told = contract(OF.observe(playing(OF, HANDS, 1, "misere"), Seat(0)))
        assert told is not None
        assert told.detail in told.also
        style = TextStyle(wording=Wording(NAMES))
        later = [replace(told, detail=detail) for detail in told.also]
        crowned = {contract_lines(each, style, most)[2] for each in later}
        assert len(crowned) == 1
    finally:
        language.speak("en")
