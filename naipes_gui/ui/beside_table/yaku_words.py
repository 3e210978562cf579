"""The table of combinations as a text with pictures, to be read on a paper or in a book."""

from collections.abc import Iterator
from functools import lru_cache

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, Qt

from naipes_gui.core.cards import Card
from naipes_gui.core.table import Seat
from naipes_gui.core.text import translate
from naipes_gui.core.wording import Wording, card_names, joined, labelled
from naipes_gui.core.yaku_table import Chase, YakuPart, YakuRow, YakuTable
from naipes_gui.ui.shared.art import CardStyle, card_face
from naipes_gui.ui.shared.markup import Markup, markup
from naipes_gui.ui.shared.markup import joined as together
from naipes_gui.ui.shared.style import app_style

HIGH = 62
"""At 100 %: the height of a card of the table."""
SHARP = 2.0
AIR = 9
"""At 100 %: the room above and below a combination."""
FEW = 4
"""So many missing cards are named."""


def in_pictures(table: YakuTable, wording: Wording) -> Markup:
    """Return all combinations with their cards, and how everybody stands."""
    parts = together("", (_part(part, wording) for part in table.parts))
    return markup("<p>{}</p>{}", wording.say(table.unit), parts)


def aloud(table: YakuTable, wording: Wording) -> str:
    """Return what somebody who listens wants to know first: who has begun what."""
    rows = [row for part in table.parts for row in part.rows]
    begun = [
        labelled(wording.say(row.name), " ".join(_of_row(row, wording)))
        for row in rows if row.shown_by or any(chase.owned for chase in row.chases)
    ]  # fmt: skip
    many = translate("yaku_table", "%n combination(s) can be made.", n=len(rows))
    return " ".join([many, wording.say(table.unit), *begun])


def _part(part: YakuPart, wording: Wording) -> Markup:
    rows = together("", (_row(row, wording) for row in part.rows))
    about = markup("<p>{}</p>", wording.say(part.about))
    return markup(
        "<h3>{}</h3>{}<table width='100%' cellspacing='0' "
        "style='border-collapse:collapse; margin-top:6px'>{}</table>",
        wording.say(part.title), about, rows,
    )  # fmt: skip


def _row(row: YakuRow, wording: Wording) -> Markup:
    """Return a combination below a fine line: name, meaning and cards, and its worth beside."""
    paper, gap = app_style().paper, app_style().px(AIR)
    line = markup("style='border-top:1px solid {}; padding:{}px 0px'", paper.line, gap)
    native = markup(" <i style='color:{}'>{}</i>", paper.text3, row.native) if row.native else ""
    told = [
        markup("<b>{}</b>{}", wording.say(row.name), native),
        markup("<span style='color:{}'>{}</span>", paper.text2, wording.say(row.about)),
        together(" ", (_picture(card, row) for card in row.cards)),
        together(" ", _of_row(row, wording)),
    ]
    left = together(
        "", (markup("<div style='margin-top:{}px'>{}</div>", app_style().px(3), each)
             for each in told if each)
    )  # fmt: skip
    return markup(
        "<tr><td {line}>{left}</td><td {line} align='right'><b>{worth}</b></td></tr>",
        line=line, left=left, worth=wording.say(row.worth),
    )  # fmt: skip


def _picture(card: Card, row: YakuRow) -> Markup:
    mine = row.chases[0].owned if row.chases else row.cards
    return card_picture(card, dim=card not in mine)


def card_picture(card: Card, *, dim: bool = False) -> Markup:
    """Return a card as it stands in a text."""
    high = app_style().px(HIGH)
    wide = round(high * 0.62)
    return markup("<img src='{}' width='{}' height='{}'>", _uri(card, high, dim), wide, high)


@lru_cache(maxsize=128)
def _uri(card: Card, high: int, dim: bool) -> str:
    """Return a card as an image inside a text, faint where the reader does not have it."""
    face = card_face(card, CardStyle(deck="flowers", marks=True), high, SHARP, dim)
    image = face.toImage().scaled(
        round(high * 0.62 * SHARP), round(high * SHARP),
        Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation,
    )  # fmt: skip
    store = QByteArray()
    buffer = QBuffer(store)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return "data:image/png;base64," + bytes(store.toBase64().data()).decode()


def _of_row(row: YakuRow, wording: Wording) -> Iterator[str]:
    """Yield how everybody stands with a combination, a sentence each."""
    for seat in row.shown_by:
        yield translate("yaku_table", "{who}: yes.").format(who=seat_name(seat, wording))
    yield from (_chase(chase, wording) for chase in row.chases)


def _chase(chase: Chase, wording: Wording) -> str:
    who = seat_name(chase.seat, wording)
    blanks = {"who": who, "have": len(chase.owned), "all": chase.needed}
    if chase.is_complete:
        return translate("yaku_table", "{who}: complete.").format(**blanks)
    if chase.has_hidden:
        told = translate("yaku_table", "{who}: {have} of {all} to be seen, others face down.")
        return told.format(**blanks)
    if chase.is_lost:
        return translate("yaku_table", "{who}: {have} of {all}, no longer possible.").format(
            **blanks)  # fmt: skip
    if not chase.owned or len(chase.missing) > FEW:
        return translate("yaku_table", "{who}: {have} of {all}.").format(**blanks)
    missing = joined(card_names(chase.missing))
    told = translate("yaku_table", "{who}: {have} of {all}; to be had: {cards}.")
    return told.format(**blanks, cards=missing)


def seat_name(seat: Seat, wording: Wording) -> str:
    """Return what whoever sits there is called."""
    return wording.names[seat] if seat < len(wording.names) else str(seat + 1)
