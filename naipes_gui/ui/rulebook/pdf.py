"""Writes a rulebook as a PDF, to be printed."""

from pathlib import Path

from PySide6.QtCore import QMarginsF
from PySide6.QtGui import QPageLayout, QPageSize, QPdfWriter
from PySide6.QtWidgets import QWidget

from naipes_gui.core.info import GameInfo
from naipes_gui.core.options import Options
from naipes_gui.core.system_errors import reason
from naipes_gui.core.text import translate
from naipes_gui.core.wording import Wording
from naipes_gui.ui.rulebook.writing import Writer
from naipes_gui.ui.shared.accessibility import announce
from naipes_gui.ui.shared.choosing_files import asked_target
from naipes_gui.ui.shared.theme import LIGHT
from naipes_gui.ui.shared.widgets.labels import Toast
from naipes_gui.ui.shared.widgets.leaf import Leaf

POINTS, SHARP, DOTS = 10.5, 4.0, 300
"""Size of type, pixels of pictures to a logical one, and of the paper to an inch."""


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
    writer = Writer(leaf, info, options, language, paper=LIGHT, dpr=SHARP)
    writer.write()
    writer.fold(out=True)
    pages = QPdfWriter(str(path))
    pages.setResolution(DOTS)
    pages.setTitle(translate("rules", "Rules of {game}").format(game=Wording().say(info.title)))
    pages.setCreator("Naipes")
    size, upright = QPageSize(QPageSize.PageSizeId.A4), QPageLayout.Orientation.Portrait
    pages.setPageLayout(QPageLayout(size, upright, QMarginsF(), QPageLayout.Unit.Point))
    leaf.document().print_(pages)


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
