"""The advice of a game as a chapter of its rulebook; a link tests a piece of it."""

from collections.abc import Iterator

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QWidget

from naipes_gui.core.advice import Advice
from naipes_gui.core.advice_words import HOW_TO_READ, SENTENCES, figure, measured, under, who_plays
from naipes_gui.core.info import GameInfo
from naipes_gui.core.text import phrase, translate
from naipes_gui.core.wording import Wording
from naipes_gui.ui.advice.scale import Drawing, Mark
from naipes_gui.ui.shared.canvas import canvas
from naipes_gui.ui.shared.markup import Markup, joined, markup
from naipes_gui.ui.shared.numbers import decimal
from naipes_gui.ui.shared.style import app_style
from naipes_gui.ui.shared.theme import DialogPalette

SCHEME, BAR = "advice:", "interval:"
WIDE = 300
"""How wide a bar is at 100 %."""


def heading() -> str:
    """Return what the chapter is called."""
    return translate("advice", "Advice")


def chapter(info: GameInfo, ink: str) -> Markup:
    """Return what stands below the heading; without an ink no links, as on paper."""
    known = info.advice()
    about = markup("<p>{}</p>", Wording().tell(HOW_TO_READ, who_plays(known)))
    told = (
        markup("<p><b>{}</b><br>{}</p>", Wording().say(each.sentence), _told(info, each, ink))
        for each in known.advice
    )
    return joined("", (about, *told))


def bars(info: GameInfo, paper: DialogPalette, dpr: float) -> Iterator[tuple[str, QImage]]:
    """Yield the intervals of what was measured as pictures, by the names the chapter uses."""
    for key, receipt in info.advice().receipts.items():
        mark = Mark(receipt.mean, receipt.half, receipt.verdict)
        drawing = Drawing((mark,), app_style().px(WIDE), paper)
        image = canvas(QSize(app_style().px(WIDE), drawing.height), dpr)
        painter = QPainter(image)
        drawing.paint(painter)
        painter.end()
        yield BAR + key, image


def opened(game: str, link: str, parent: QWidget) -> bool:
    """Show the piece of advice that a link leads to; tell whether it leads to one."""
    if not link.startswith(SCHEME):
        return False
    from naipes_gui.ui.advice.dialog import AdviceDialog

    dialog = AdviceDialog(game, parent, link.removeprefix(SCHEME))
    dialog.exec()
    dialog.deleteLater()
    return True


def _told(info: GameInfo, advice: Advice, ink: str) -> Markup:
    words = Wording()
    check = markup(
        "<a href='{}' style='color:{}'>{}</a>", SCHEME + advice.key, ink,
        translate("advice", "Check it"),
    )  # fmt: skip
    lines = (words.tell(advice.compared, *under(info, advice)), *_receipt(info, advice))
    return joined("<br>", (*lines, check) if ink else lines)


def _receipt(info: GameInfo, advice: Advice) -> Iterator[str]:
    """Yield the interval as a bar, the figures, and what they say."""
    known = info.advice()
    if (receipt := known.receipts.get(advice.key)) is None:
        return
    yield markup("<img src='{}' style='max-width:100%'>", BAR + advice.key)
    sign = figure(receipt.mean, receipt.half, known, decimal)
    finding = (advice.finding,) if advice.finding is not None else ()
    said = Wording().tell(SENTENCES[receipt.verdict], *finding, *measured(receipt))
    unit = Wording().say(phrase("advice", "{figure} {unit}", figure=sign, unit=known.unit))
    yield markup("<b>{}</b> · {}", unit, said)
