"""Writes a rulebook as a PDF, to be printed."""

from itertools import pairwise
from pathlib import Path

from PySide6.QtCore import QMarginsF, QRectF, Qt
from PySide6.QtGui import QPageLayout, QPageSize, QPainter, QPdfWriter, QTextDocument
from PySide6.QtWidgets import QWidget

from naipes_gui.core.info import GameInfo
from naipes_gui.core.options import Options
from naipes_gui.core.system_errors import reason
from naipes_gui.core.text import translate
from naipes_gui.core.wording import Wording
from naipes_gui.ui.rulebook.pages import kept_of, lines_of, page_tops
from naipes_gui.ui.rulebook.writing import Writer
from naipes_gui.ui.shared.accessibility import announce
from naipes_gui.ui.shared.choosing_files import asked_target
from naipes_gui.ui.shared.theme import LIGHT
from naipes_gui.ui.shared.widgets.labels import Toast
from naipes_gui.ui.shared.widgets.leaf import Leaf

POINTS, SHARP, DOTS = 10.5, 4.0, 300
"""Size of type, pixels of pictures to a logical one, and of the paper to an inch."""
MARGIN = 0.8
"""Around a page, in inches."""
EDGE = 3
"""So many dots of the next page's first line would show through as a hair on a screen."""


def write_pdf(info: GameInfo, options: Options, language: str, path: Path) -> None:
    """Write the rulebook of a game under some rules, whose values it says in words.

    Raises:
        OSError: the file cannot be written.

    """
    with path.open("wb"):
        pass  # Qt would only return, without a word.
    leaf = Leaf()
    font = leaf.document().defaultFont()
    font.setPointSizeF(POINTS)
    leaf.document().setDefaultFont(font)
    Writer(leaf, info, options, language, paper=LIGHT, dpr=SHARP, is_printed=True).write()
    pages = QPdfWriter(str(path))
    pages.setResolution(DOTS)
    pages.setTitle(translate("rules", "Rules of {game}").format(game=Wording().say(info.title)))
    pages.setCreator("Naipes")
    size, upright = QPageSize(QPageSize.PageSizeId.A4), QPageLayout.Orientation.Portrait
    pages.setPageLayout(QPageLayout(size, upright, QMarginsF(), QPageLayout.Unit.Point))
    _print(leaf.document(), pages)


def _print(document: QTextDocument, pages: QPdfWriter) -> None:
    """Write a text on numbered pages."""
    text = document.clone(document)  # a child of the text: it looks for its pictures there
    text.documentLayout().setPaintDevice(pages)
    text.setDocumentMargin(0)
    margin = pages.logicalDpiY() * MARGIN
    wide, high = pages.width() - 2 * margin, pages.height() - 2 * margin
    text.setTextWidth(wide)
    tops = page_tops(kept_of(text, high), lines_of(text), high)
    painter = QPainter(pages)
    painter.setFont(document.defaultFont())
    foot = QRectF(margin, pages.height() - margin, wide, margin / 2)
    for number, (top, bottom) in enumerate(pairwise(tops), 1):
        if number > 1:
            pages.newPage()
        painter.drawText(foot, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom,
                         str(number))  # fmt: skip
        painter.save()
        painter.translate(margin, margin - top)
        text.drawContents(painter, QRectF(0, top, wide, bottom - top - EDGE))
        painter.restore()
    painter.end()


def ask_and_write(page: QWidget, info: GameInfo, options: Options, language: str) -> None:
    """Ask where to, write the rulebook there, and say at the foot of a page how that went."""
    usual = str(Path.home() / f"{info.key}.pdf")
    name = asked_target(page, translate("rules", "Save as PDF"), usual, "PDF (*.pdf)")
    if not name:
        return
    path = Path(name) if Path(name).suffix else Path(f"{name}.pdf")
    try:
        write_pdf(info, options, language, path)
        said = translate("rules", "Saved as {file}.").format(file=path.name)
    except OSError as error:
        why = Wording().say(reason(error))
        said = translate("rules", "It cannot be saved: {why}.").format(why=why)
    Toast(page).tell(said)
    announce(page, said, urgent=True)
