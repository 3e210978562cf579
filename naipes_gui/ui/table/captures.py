"""The plates under captured flower cards: a row for every class with its sum."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPixmap

from naipes_gui.core.cards import HIDDEN, Card
from naipes_gui.core.face import YakuProgress
from naipes_gui.core.text import Phrase, phrase
from naipes_gui.ui.shared.flower_marks import class_sign
from naipes_gui.ui.shared.paint import drawn, elided, font, plate, text_width
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.shared.theme import PAPER, Radius, TablePalette
from naipes_gui.ui.table.captures_room import (
    OF_THEIRS,
    TWO_LINES,
    WITH_CARDS,
    Detail,
    class_box,
    detail,
    frame,
    has_yaku,
    line_of_class,
    names_share,
)
from naipes_gui.ui.table.field import Field
from naipes_gui.ui.table.field_blocks import CLASSES, OF_MINE
from naipes_gui.ui.table.geometry import Box, Place
from naipes_gui.ui.table.plates import slot

POINTS = {"H": 20, "T": 10, "R": 5, "K": 1}
NAMES = {
    "H": phrase("flowers", "Brights"),
    "T": phrase("flowers", "Animals"),
    "R": phrase("flowers", "Ribbons"),
    "K": phrase("flowers", "Chaff"),
}
ONE_OF = {
    "H": phrase("flowers", "Bright"),
    "T": phrase("flowers", "Animal"),
    "R": phrase("flowers", "Ribbon"),
    "K": phrase("flowers", "Chaff card"),
}
TITLE = phrase("flowers", "Your captures")
CAPTURES = phrase("flowers", "Captures")
YOURS = phrase("flowers", "Yours")
"""My captures, where they have no room for more words."""
NO_YAKU = phrase("flowers", "No yaku under way")
NONE = phrase("flowers", "No yaku")
MY_NO_YAKU = phrase("flowers", "No yaku of yours under way")
THEIRS = phrase("flowers", "Captures of {who}")
OF_PAR = phrase("flowers", "{points} of {par}")
POINTS_MADE = phrase("flowers", "%n point(s)")
SMALL = 0.82
"""How much smaller than the rest the nearest combination may be written before it is cut."""
SIGNED = 0.72
"""How much smaller a class may be written for its sign to stand before it, in usual letters."""
MANY = "{n} × {each}", "{n}×{each}"
SUMS = "{n} × {each} = {sum}", "{n}×{each}={sum}", "{n} × {each}"
BESIDE_NAME = 0.44
"""How much of my captures the sum of a class takes beside its name."""
EMPTY = 0.22
"""How strong the outline is of the place of a card that nobody has captured yet."""
BEFORE_SUM = 5
"""How far the sum of a class is from its sign."""
SIGN, SLACK = 15, 4
"""How large the sign of a class is before its name, and how far that may come near the cards."""
LYING = phrase("flowers", "%n card(s)")


def counts(cards: Sequence[Card]) -> tuple[int, ...]:
    """Return how many cards of every class are captured."""
    return tuple(sum(c != HIDDEN and c.kind == kind for c in cards) for kind in CLASSES)


def points(taken: Sequence[int]) -> int:
    """Return what captured cards are worth, in points."""
    return sum(n * POINTS[kind] for n, kind in zip(taken, CLASSES, strict=True))


@dataclass(frozen=True, slots=True)
class Captured:
    """What the plate under somebody's captures tells."""

    taken: tuple[int, ...]
    number: int
    whose: str
    par: int
    closed: bool
    nearest: YakuProgress | None = None
    signs: bool = False
    """Whether cards wear the sign of their class, which the classes then wear too."""


def captured(
    shown: Captured, place: Place, room: Field, text_style: TextStyle, dpr: float
) -> QPixmap:
    """Paint the plate under the captures of a seat."""
    box, colours = frame(place, room), text_style.colours

    def draw(painter: QPainter) -> None:
        area = QRectF(0, 0, box.width, box.height)
        plate(painter, area, colours.plate, colours.line, Radius.PLATE, colours.border)
        if place.angle == 0:
            _mine(painter, shown, box, place, room, text_style)
        elif shown.closed:
            _pile(painter, shown.number, box, room, text_style)
        else:
            _theirs(painter, shown, box, place, room, text_style)

    return drawn(QSizeF(box.width, box.height), dpr, draw)


def _mine(
    painter: QPainter, shown: Captured, box: Box, place: Place, room: Field, text_style: TextStyle
) -> None:
    scale, colours, say = text_style.text_scale, text_style.colours, text_style.wording.say
    title = replace(THEIRS, blanks={"who": shown.whose}) if shown.whose else TITLE
    short = shown.whose or say(YOURS)
    large = room.own_title
    _sum(painter, (say(title), short), shown, box.width, large, text_style)
    line = QRectF(12, 35 * large, box.width - 24, 18 * large)
    none = NO_YAKU if shown.whose else MY_NO_YAKU
    _nearest(painter, shown.nearest, none, line, large, text_style)
    counted = [f"{say(NAMES[kind])} · {n}" for n, kind in zip(shown.taken, CLASSES, strict=True)]
    beside = names_share(room) * box.width - 18
    low = min(_fitting(words, QRectF(0, 0, beside, 1), scale) for words in counted)
    lines = line_of_class(room) > 0
    sums = class_sums(shown.taken, BESIDE_NAME * box.width if lines else beside, scale)
    widest = max(text_width(each, font(0.86, 400, scale)) for each in sums)
    for n, kind, made in zip(shown.taken, CLASSES, sums, strict=True):
        row = class_box(kind, place, room)
        assert row is not None
        if n == 0:
            _empty(painter, row.x - box.x, row.y - box.y, row.height, OF_MINE, room)
        if high := line_of_class(room):
            over = QRectF(12, row.y - box.y - high, box.width - 24, high)
            _class_line(painter, kind, made, over, scale, text_style, signs=shown.signs)
            continue
        text = QRectF(12, row.y - box.y, beside, row.height)
        if row.height < TWO_LINES * scale:
            words = f"{say(NAMES[kind])} · {n}"
            _write(painter, words, text, colours.text, 0.86, 600, low)
            continue
        _class_beside(painter, kind, made, text, widest, text_style, signs=shown.signs)


def _empty(
    painter: QPainter, x: float, y: float, high: float, part: float, room: Field
) -> None:  # fmt: skip
    """Outline where the first card of a class will lie."""
    height = min(high, room.month_height * part)
    outline = slot(height * room.aspect, height, painter.device().devicePixelRatio(), EMPTY)
    painter.drawPixmap(QPointF(x, y + (high - height) / 2), outline)


def _class_beside(
    painter: QPainter, kind: str, made: str, text: QRectF, widest: float, text_style: TextStyle,
    *, signs: bool,
) -> None:  # fmt: skip
    """Write a class, and below it what its cards make, at their left, or what makes the widest."""
    say, colours, scale = text_style.wording.say, text_style.colours, text_style.text_scale
    half = QRectF(text.x(), text.y(), text.width(), text.height() / 2)
    below = half.translated(0, text.height() / 2 - 4)
    names, indent = [say(each) for each in NAMES.values()], SIGN * scale + 6
    name = half.adjusted(indent, 0, 0, 0) if signs else QRectF(half)
    # All alike, however long each is.
    small = min(_fitting(each, name, scale, 0.93) for each in names)
    if signs and small >= (SMALL if scale > 1 else SIGNED) * scale:
        _sign(painter, kind, half, scale)
    elif signs:
        # Letters that are larger say more: the sign stands before what the cards make.
        name = half
        small = min(_fitting(each, name, scale, 0.93) for each in names)
        if widest + indent <= below.width() + SLACK:
            _sign(painter, kind, below, scale)
            below.setLeft(below.left() + indent)
    _write(painter, say(NAMES[kind]), name, colours.text, 0.93, 600, small)
    _write(painter, made, below, colours.text2, 0.86, 400, scale)


def _class_line(
    painter: QPainter, kind: str, made: str, line: QRectF, scale: float, text_style: TextStyle,
    *, signs: bool,
) -> None:  # fmt: skip
    """Write a class and what its cards make in one line above them."""
    say, colours, name = text_style.wording.say, text_style.colours, QRectF(line)
    if signs:
        name.setLeft(_sign(painter, kind, line, scale) + 6)
    name.setWidth(name.width() - text_width(made, font(0.86, 400, scale)) - 10)
    fitting = _fitting(say(NAMES[kind]), name, scale, 0.93)
    _write(painter, say(NAMES[kind]), name, colours.text, 0.93, 600, fitting)
    _write(painter, made, line, colours.text2, 0.86, 400, scale, right=True)


def _sign(painter: QPainter, kind: str, line: QRectF, scale: float) -> float:
    """Draw the sign of a class on a tab of paper before its name, and return where that ends."""
    side = SIGN * scale
    tab = QRectF(line.left(), line.center().y() - side / 2, side, side)
    plate(painter, tab, PAPER, "", side / 3)
    class_sign(painter, kind, tab.center(), side * 0.27)
    return tab.right()


def class_sums(
    taken: Sequence[int], room: float, scale: float, forms: Sequence[str] = SUMS
) -> list[str]:
    """Return what the cards of every class make, all alike, no wider than there is room of them.

    The cards lie over what is wider: “1 × 20 = 2” would be left of it.
    """
    type_ = font(0.86, 400, scale)
    for form in forms:
        made = [
            form.format(n=n, each=POINTS[kind], sum=n * POINTS[kind])
            for n, kind in zip(taken, CLASSES, strict=True)
        ]
        if all(text_width(each, type_) <= room for each in made):
            break
    return made


def _sizes(words: str, room: float, size: float, scale: float) -> Iterator[float]:
    """Yield the scales, the largest first, at which words of a size have room."""
    parts = (scale * part for part in (1.0, 0.94, 0.88, SMALL))
    return (part for part in parts if text_width(words, font(size, 600, part)) <= room)


def _fitting(words: str, area: QRectF, scale: float, size: float = 0.86) -> float:
    """Return the scale at which words of a size end before the cards beside them."""
    wide = text_width(words, font(size, 600, scale))
    return scale * min(1.0, area.width() / wide) if wide else scale


def _sum(
    painter: QPainter, titles: Sequence[str], shown: Captured, width: float, scale: float,
    text_style: TextStyle,
) -> None:  # fmt: skip
    """Write whose captures these are and what they make, over a bar."""
    colours, say, made = text_style.colours, text_style.wording.say, _total(shown)
    inner = QRectF(12, 6, width - 24, 20 * scale)
    free = inner.width() - text_width(say(made), font(0.93, 600, scale)) - 10
    # A shorter word says more than one that is cut in its middle.
    fitting = ((each, size) for each in titles for size in _sizes(each, free, 0.93, scale))
    word, small = next(fitting, ("", scale))
    _write(painter, word, inner, colours.text, 0.93, 600, small)
    _write(painter, say(made), inner, colours.text, 0.93, 600, scale, right=True)
    if shown.par:
        bar = QRectF(12, 29 * scale, width - 24, 5)
        _progress(painter, points(shown.taken) / shown.par, bar, colours)


def _progress(painter: QPainter, share: float, bar: QRectF, colours: TablePalette) -> None:
    plate(painter, bar, colours.raised2, "", 3)
    bar.setWidth(bar.width() * min(1.0, share))
    plate(painter, bar, colours.gold, "", 3)


def _pile(painter: QPainter, count: int, box: Box, room: Field, text_style: TextStyle) -> None:
    """Write how many cards lie face down, beside them."""
    left = 18 + min(box.height - 10, 0.62 * room.month_height) * room.aspect if count else 14.0
    area = QRectF(left, 0, box.width - left, box.height)
    text = text_style.wording.say(replace(LYING, blanks={"n": count}))
    _write(painter, text, area, text_style.colours.text2, 0.93, 500, room.modest_text)


def _theirs(
    painter: QPainter, shown: Captured, box: Box, place: Place, room: Field, text_style: TextStyle
) -> None:
    scale, colours, say = text_style.text_scale, text_style.colours, text_style.wording.say
    how = detail(place, room)
    if how is Detail.SUM:
        _only_sum(painter, shown, box, text_style)
        return
    _sum(painter, (say(CAPTURES),), shown, box.width, scale, text_style)
    wide = (box.width - 24) / (2 if how is Detail.CARDS else len(CLASSES)) - 6
    forms = SUMS if how is Detail.CARDS else MANY
    # The sign says which class it is, and stays however many cards there are.
    beside = wide - (SIGN * scale + BEFORE_SUM if shown.signs else 0)
    told = class_sums(shown.taken, beside, scale, forms)
    # All alike: one that is larger than its neighbours would seem to weigh more.
    small = min(_fitting(words, QRectF(0, 0, beside, 1), scale) for words in told)
    signed = shown.signs and small >= SIGNED * scale
    if shown.signs and not signed:
        told = class_sums(shown.taken, wide, scale, forms)
        small = min(_fitting(words, QRectF(0, 0, wide, 1), scale) for words in told)
    for i, (kind, words) in enumerate(zip(CLASSES, told, strict=True)):
        cell = class_box(kind, place, room)
        if cell is None:
            text = QRectF(12 + i * (wide + 6), 38 * scale, wide, 20 * scale)
        else:
            text = QRectF(cell.x - box.x, cell.bottom - box.y, cell.width + 8, 18 * scale)
            if shown.taken[i] == 0:
                _empty(painter, cell.x - box.x, cell.y - box.y, cell.height, OF_THEIRS, room)
        if signed:
            text.setLeft(_sign(painter, kind, text, small) + BEFORE_SUM)
        _write(painter, words, text, colours.text2, 0.86, 500, small)
    if has_yaku(place, room):
        top = box.height - (34 if how in WITH_CARDS else 30) * scale
        line = QRectF(12, top, box.width - 24, 24 * scale)
        _nearest(painter, shown.nearest, NO_YAKU, line, scale, text_style)


def _only_sum(painter: QPainter, shown: Captured, box: Box, text_style: TextStyle) -> None:
    """Write what captures make, and the nearest combination where it has room beside that."""
    scale, colours, say = text_style.text_scale, text_style.colours, text_style.wording.say
    line, words = QRectF(12, 0, box.width - 24, box.height), say(_total(shown))
    _write(painter, words, line, colours.text, 0.93, 600, scale)
    near = shown.nearest
    if near is None:
        return
    told = f"{say(near.name)} {near.owned} / {near.needed}"
    free = line.width() - text_width(words, font(0.93, 600, scale)) - 10
    small = next(_sizes(told, free, 0.86, scale), 0.0)
    if small:
        _write(painter, told, line, _ink(near, colours), 0.86, 600, small, right=True)


def _total(shown: Captured) -> Phrase:
    """Return what captures make, against par where there is one."""
    total = points(shown.taken)
    if shown.par:
        return replace(OF_PAR, blanks={"points": total, "par": shown.par})
    return replace(POINTS_MADE, blanks={"n": total})


def _nearest(
    painter: QPainter, nearest: YakuProgress | None, none: Phrase, line: QRectF, scale: float,
    text_style: TextStyle,
) -> None:  # fmt: skip
    """Write beside the captures which combination a seat is nearest to."""
    colours, say = text_style.colours, text_style.wording.say
    name = say(nearest.name if nearest else none)
    ink = _ink(nearest, colours)
    have = f"{nearest.owned} / {nearest.needed}" if nearest else ""
    type_ = font(0.86, 600, scale)
    free = line.width() - text_width(have, type_) - 8
    # Smaller words say more than words that are cut.
    words = (name,) if nearest else (name, say(NO_YAKU), say(NONE))
    fitting = ((each, size) for each in words for size in _sizes(each, free, 0.86, scale))
    cut = elided(words[-1], font(0.86, 600, SMALL * scale), free), SMALL * scale
    short, small = next(fitting, cut)
    _write(painter, short, line, ink, 0.86, 600, small)
    _write(painter, have, line, ink, 0.86, 600, scale, right=True)


def _ink(nearest: YakuProgress | None, colours: TablePalette) -> str:
    """Return in which ink a combination is told: one card before it is made it stands out."""
    lacks_one = nearest is not None and nearest.needed - nearest.owned == 1
    return colours.amber if lacks_one else colours.text2


def _write(
    painter: QPainter, text: str, area: QRectF, ink: str, size: float, weight: int, scale: float,
    *, right: bool = False,
) -> None:  # fmt: skip
    type_ = font(size, weight, scale)
    painter.setFont(type_)
    painter.setPen(QColor(ink))
    x = area.right() - text_width(text, type_) if right else area.left()
    baseline = area.center().y() + type_.pixelSize() * 0.36
    painter.drawText(QPointF(x, baseline), text)
