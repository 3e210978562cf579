"""What a hand is worth is written whole on its small plate, in every language."""

import pytest
from PySide6.QtWidgets import QApplication

from naipes_gui import languages
from naipes_gui.core.text import phrase
from naipes_gui.core.wording import Wording
from naipes_gui.ui.shared import language
from naipes_gui.ui.shared.paint import text_width
from naipes_gui.ui.table.hand_worth import MARGIN, _fitting

NARROWEST = 130
"""At 100 %: the plate beside the backs of a rival."""


@pytest.mark.parametrize("code", languages.spoken())
@pytest.mark.parametrize("mon", ["+12 mon", "+144 mon", "+336 mon", "+28 kan", "+96"])
def test_the_number_fits(qapp: QApplication, code: str, mon: str) -> None:
    language.speak(code)
    try:
        told = Wording().say(phrase("hachi_hachi", "{mon} each", mon=mon))
    finally:
        language.speak(languages.SOURCE)
    free = NARROWEST - 2 * MARGIN
    assert text_width(told, _fitting(told, free, 1.0)) <= free, told
