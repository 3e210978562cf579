"""The panel of a review has room for every word, from the first moment on."""

import pytest
from PySide6.QtWidgets import QHBoxLayout, QLabel, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from naipes_gui.ui.review.luck_words import LuckRow, LuckSection
from naipes_gui.ui.review.panel import Item, Panel
from naipes_gui.ui.shared.text_style import TextStyle

ITEMS = tuple(
    Item(ply, title, "Hand 1", state, is_present=ply == 1, is_solved=False)
    for ply, title, state in (
        (1, "Answer", "nothing to blame"),
        (2, "Lead", "seen · it cost 26 losses more in 100 hands"),
    )
)
FACTS = (("Dealer", "You"), ("Turn-up", "AC"), ("King announced", "no"), ("Hand", "JC QC AD 8D 7C"))
LUCK = LuckSection(
    "Luck and skill of this hand", "Chance to win the game",
    tuple(LuckRow(name, "−20 %", -0.2) for name in ("Deal", "Exchange", "Draw", "Play", "Theirs")),
    "Luck +20 %, your decisions 0 %.",
)  # fmt: skip
LONG = "1 of 2 · and 3 more in which there was nothing that could have been decided"


@pytest.mark.parametrize("size", [1.0, 2.0])
def test_no_word_is_cut_when_it_comes_nor_later(qtbot: QtBot, size: float) -> None:
    window, panel = QWidget(), Panel()
    row = QHBoxLayout(window)
    row.setContentsMargins(0, 0, 0, 0)
    row.addWidget(panel)
    panel.dress(TextStyle(text_scale=size))
    qtbot.addWidget(window)
    window.resize(panel.width(), 700)
    window.show()
    for aside in (
        "",
        "With these cards nothing would have brought more, which counts for nothing.",
    ):
        panel.show_moments("2 decisions", "no clear mistake", LONG, ITEMS, FACTS, aside, (LUCK,))
        page = panel.findChild(QScrollArea)
        assert page is not None
        inside = page.widget()
        assert inside is not None
        for _ in range(2):
            window.grab()
            assert inside.width() <= page.viewport().width()
            assert not [label.text() for label in page.findChildren(QLabel) if is_cut(label)]
            qtbot.wait(0)


def is_cut(label: QLabel) -> bool:
    wraps = label.wordWrap()
    needed = label.heightForWidth(label.width()) if wraps else label.sizeHint().height()
    return label.height() < needed
