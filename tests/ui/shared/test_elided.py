"""Words that are too long end where one can say what they mean: never in their middle."""

import pytest
from PySide6.QtWidgets import QApplication

from naipes_gui.ui.shared.paint import elided, font, text_width

NAMES = "Grulla (pino)", "Campo pequeño (koba)", "One Ribbon, 3 kan", "Mano 1 de 12: enero"


@pytest.mark.parametrize("text", NAMES)
def test_what_is_cut_is_cut_at_its_end(qapp: QApplication, text: str) -> None:
    type_ = font(0.93)
    for width in range(20, round(text_width(text, type_)) + 2):
        shown = elided(text, type_, width)
        begun = shown.removesuffix("…")
        assert text.startswith(begun)
        assert begun[-1:] not in tuple(" ,:(")
        if " " in begun:
            assert begun == text or text[len(begun)] in " ,:"
            assert begun.count("(") == begun.count(")")
        assert text_width(shown, type_) <= width


def test_a_name_goes_without_its_other_one(qapp: QApplication) -> None:
    type_ = font(0.93)
    assert elided(NAMES[0], type_, text_width(NAMES[0], type_) - 1) == "Grulla…"


@pytest.mark.parametrize(
    "text", ["Cintas con poesía", "Rubans de la poésie", "Ribbons of the poem"]
)
def test_no_small_word_stands_before_the_dots(qapp: QApplication, text: str) -> None:
    type_ = font(0.86)
    shown = elided(text, type_, text_width(text, type_) - 1)
    assert shown == f"{text.split()[0]}…"
