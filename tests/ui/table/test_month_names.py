"""A month is called above the field as its cards are."""

import pytest
from PySide6.QtWidgets import QApplication

from naipes_gui import languages
from naipes_gui.core.flowers import PLANTS as OF_CARDS
from naipes_gui.core.wording import Wording
from naipes_gui.ui.shared import language
from naipes_gui.ui.table.months import MONTHS


@pytest.mark.parametrize("code", languages.spoken())
def test_a_month_has_one_name(qapp: QApplication, code: str) -> None:
    language.speak(code)
    try:
        say = Wording().say
        for number, above in enumerate(MONTHS, start=1):
            of_cards = say(OF_CARDS[f"{number:02}"]).lower()
            assert say(above).lower().rstrip(".") in of_cards
    finally:
        language.speak(languages.SOURCE)
