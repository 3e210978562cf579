"""Lines of words on a plate of the felt break where a sentence may."""

from PySide6.QtWidgets import QApplication

from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.table.written_lines import laid_out


def test_no_line_begins_with_the_comma_behind_a_card(qapp: QApplication) -> None:
    """Look at all widths: a picture of a suit may stand at the end of a line, but not alone."""
    seen = set[int]()
    for width in range(90, 400, 3):
        paper = laid_out(["You take the trick with K♦, a trump"], TextStyle(), 0.96, width)
        block = paper.firstBlock()
        layout, text = block.layout(), block.text()
        starts = [text[layout.lineAt(i).textStart()] for i in range(layout.lineCount())]
        seen.add(len(starts))
        assert "," not in starts, (width, text)
        assert "\ufffc" not in starts, (width, text)
    assert len(seen) > 1
