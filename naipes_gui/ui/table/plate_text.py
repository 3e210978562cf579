"""What the plate of a seat says, and how much of it fits: what gives way is words."""

from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetricsF

from naipes_gui.core.face import Face, Figure
from naipes_gui.core.figures import whole
from naipes_gui.core.rules import View
from naipes_gui.core.table import Seat
from naipes_gui.core.text import translate
from naipes_gui.core.zones import Role
from naipes_gui.ui.shared.paint import elided, font, text_width
from naipes_gui.ui.shared.pips import row_width
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.table.geometry import Box, Place
from naipes_gui.ui.table.plates import HELD, LEVELS, PORTRAIT, SeatInfo

USUAL_WORD, SMALL_WORD = 0.93, 0.82
"""A state word is written smaller before it is cut."""
SMALLEST = 0.72
"""Figures may be written so much smaller before the portrait makes way for them."""
TOKEN, MOST_BEYOND = 24, 12.0
"""How large the token of the dealer is at 100 %, and how far it may stand out of a plate."""
MARK, BESIDE_MARKS = 17, 8
"""How high a diamond of a score is at 100 %, and what is free between these and the figures."""
FEWEST = 3
"""So many letters of a state are left at least: «Se…» tells nobody what that player does."""
LEAST_NAME = 34
"""So much of a name stands beside a bid at 100 %, however long both are."""
BID, CROWN = 16, 20
"""What a bid has beside its words, and what the crown on it takes, at 100 %."""


@dataclass(frozen=True, slots=True)
class PlateContent:
    """Everything a plate shows; plates with equal contents look alike."""

    seat_info: SeatInfo
    width: float
    height: float
    word: str
    marks: tuple[int, int] | None
    figures: tuple[Figure, ...]
    turn: bool
    dealer: bool
    bid: str = ""
    top: bool = False
    """Whether the bid is the highest so far, or is being played for."""
    level: bool = True
    """Whether levels are shown: on every plate of a table or on none."""


@dataclass(frozen=True, slots=True)
class PlateText:
    """How the content of a plate is written on it."""

    portrait: int
    name: str
    dots: int
    beside: str
    """The state word behind the name."""
    below: str
    """The state word under the name."""
    bid_above: bool
    figures: float
    """How large the figures are against their usual size."""
    crown: bool
    words: float = USUAL_WORD
    """The size of the letters of the state word."""


def content(
    face: Face, view: View[Any], place: Place, seat_info: SeatInfo, text_style: TextStyle,
    *, backs: bool = True, waits: bool = False, again: bool = False,
    taken_by: Seat | None = None, counted: View[Any] | None = None, captured: Figure | None = None,
) -> PlateContent:  # fmt: skip
    """Gather what the plate of a seat shows of a view; without backs also how many it holds.

    ``waits``: whether the table waits for the person before anybody else makes a move;
    ``again``: whether the move has been made before, and is only to be seen again;
    ``taken_by``: who takes the trick that lies there, and is ringed instead of who is to move;
    ``counted``: what is counted by, where that is ahead of what lies there;
    ``captured``: what the seat has captured, where that lies nowhere on the felt.
    """
    state, seat = view.state, place.seat
    playing = state.is_in_play
    word = face.state_word(face.told(view), seat) if playing else None
    bid = face.bid(view, seat) if playing else None
    lies = taken_by is not None
    turn = (taken_by if lies else state.to_move) == seat and not state.is_over
    # Once a hand is over the deal has passed on, while its cards still lie there.
    dealer = state.dealer == seat and (playing or not state.is_dealt)
    text = text_style.wording.say(word) if word else ""
    # Who is only to cut, or to be dealt to, has nothing to think about.
    if turn and playing and place.angle != 0 and not lies:
        thinking = translate("table", "Thinking…")
        text = text or (translate("table", "Plays next") if waits or again else thinking)
        turn = not waits
    ahead = counted if counted is not None else view
    figures, cards = face.figures(ahead, seat), len(view.cards(Role.HAND, seat))
    if captured is not None:
        figures = (captured, *figures)
    if not backs and cards:
        figures = (Figure("hand", cards, HELD), *figures)
    return PlateContent(
        seat_info, place.plate.width, place.plate.height, text, face.marks(ahead, seat), figures,
        turn, dealer, text_style.wording.say(bid.text) if bid else "",
        bid is not None and bid.top,
    )  # fmt: skip


def token_box(content: PlateContent, scale: float) -> Box:
    """Return where the token of the dealer lies on a plate: over its corner, hardly beyond it."""
    side = TOKEN * scale
    beyond, above = min(8 * scale, MOST_BEYOND), min(10 * scale, MOST_BEYOND)
    return Box(content.width + beyond - side, -above, side, side)


def token_room(content: PlateContent, scale: float) -> float:
    """Return what the token takes of the upper line, besides its margin."""
    return max(0.0, content.width - 9 - token_box(content, scale).x + 3) if content.dealer else 0.0


def lines_at(text: PlateText, *, bid: bool) -> tuple[float, float]:
    """Return where the two lines lie, in heights of the plate; a bid wants more room."""
    if bid:
        return (0.3, 0.75) if text.bid_above else (0.28, 0.73)
    return 0.33, 0.68


def bid_height(height: float, scale: float) -> float:
    """Return how high a bid is on a plate; it covers no part of the name."""
    return min(24 * scale, height * 0.42)


def plate_text(content: PlateContent, text_style: TextStyle) -> PlateText:
    """Return how a content is written: words give way, then dots, never a bid or a number."""
    scale = text_style.text_scale
    portrait = round((PORTRAIT if content.height >= 56 * scale else 36) * scale)
    upper, figures = _room(content, portrait, scale), figures_width(content.figures, text_style)
    bid = bid_width(content, text_style, crown=False) if content.bid else 0.0
    name = _wide(content.seat_info.name, 1.07, 600, scale) + 8
    taken = token_room(content, scale)
    crowded = bid > upper - figures and bid + taken + name > upper
    least = figures_width(content.figures, text_style, SMALLEST)
    if least + marks_width(content, scale) > upper + 2 or crowded or name - 8 > upper:
        portrait = 0
        upper = _room(content, portrait, scale)
    shrunk = _shrunk(content, text_style, upper - marks_width(content, scale))
    lower = upper - figures * shrunk - (8 if figures else 0)
    dots = LEVELS.get(content.seat_info.level, 0) if content.level else 0
    bid_above, crown = _bid_place(content, text_style, lower, upper - taken - (name - 8))
    above = upper - taken - name - (44 * scale if dots else 0)
    if bid_above:
        dots = 0
        upper -= taken
        crown = crown and upper - bid_width(content, text_style, crown=True) >= name
        above = upper - bid_width(content, text_style, crown=crown) - 6
        shown = _name(content, max(above, LEAST_NAME * scale), scale)
        return PlateText(portrait, shown, 0, "", "", True, shrunk, crown)
    shown = _name(content, upper - (44 * scale if dots else 0), scale)
    beside, below, size = _words(content, above, lower, text_style)
    return PlateText(portrait, shown, dots, beside, below, False, shrunk, crown, size)


def _bid_place(
    content: PlateContent, text_style: TextStyle, lower: float, beside: float
) -> tuple[bool, bool]:
    """Tell whether a bid stands beside the name, and whether it wears its crown.

    The crown is left out before the name beside it is cut: a bid of gold is the highest too.
    """
    bare = bid_width(content, text_style, crown=False)
    crowned = bid_width(content, text_style, crown=content.top)
    if not content.bid or (crowned <= lower and not content.marks):
        return False, content.top
    spares_name = bare <= lower and bare + 6 > beside and not content.marks
    return not spares_name, content.top and not spares_name


def _shrunk(content: PlateContent, text_style: TextStyle, room: float) -> float:
    """Return at what part of their size the figures fit: letters grow by whole pixels."""
    part = 1.0
    while part > SMALLEST and figures_width(content.figures, text_style, part) > room:
        part -= 0.04
    return part


def _room(content: PlateContent, portrait: int, scale: float) -> float:
    return content.width - 10 - left_edge(portrait, scale)


def left_edge(portrait: int, scale: float) -> float:
    """Return where the words of a plate begin."""
    return 7 + portrait + 9 * scale if portrait else 12.0


def _name(content: PlateContent, room: float, scale: float) -> str:
    name, type_ = content.seat_info.name, font(1.07, 600, scale)
    shown = elided(name, type_, room)
    if any(map(str.isalnum, shown)):
        return shown
    # Both ends have no room: at least it is told how the name begins.
    return QFontMetricsF(type_).elidedText(name, Qt.TextElideMode.ElideRight, room)


def _wide(text: str, size: float, weight: int, scale: float) -> float:
    return text_width(text, font(size, weight, scale))


def bid_width(content: PlateContent, text_style: TextStyle, *, crown: bool) -> float:
    """Return how wide the small plate of a bid is."""
    scale = text_style.text_scale
    return _wide(content.bid, 1.0, 600, scale) + (BID + CROWN * crown) * scale


def _words(
    content: PlateContent, above: float, lower: float, text_style: TextStyle
) -> tuple[str, str, float]:
    """Return the state word beside the name or below it, and how large its letters are."""
    if content.bid:
        return "", "", USUAL_WORD
    for size in (USUAL_WORD, SMALL_WORD):
        wide = _wide(content.word, size, 400, text_style.text_scale)
        if not content.marks and wide <= lower:
            return "", content.word, size
        if wide <= above:
            return content.word, "", size
    type_ = font(SMALL_WORD, 400, text_style.text_scale)
    beside = bool(content.marks or above > lower)
    short = shortened(content.word, type_, above if beside else lower)
    if short.rstrip("…").casefold() == content.seat_info.name.casefold():
        # “You you…” tells nothing but the name again.
        short = ""
    return (short, "", SMALL_WORD) if beside else ("", short, SMALL_WORD)


def shortened(word: str, with_font: QFont, width: float) -> str:
    """Return as many whole words of a state as fit; nothing where not even one does.

    Of a word that is cut in its middle nobody can tell what it was.
    """
    words, metrics = word.split(), QFontMetricsF(with_font)
    begun = (" ".join(words[:count]) for count in range(len(words) - 1, 0, -1))
    starts = (f"{each}…" for each in begun if len(each) >= FEWEST)
    return next((each for each in starts if metrics.horizontalAdvance(each) <= width), "")


def shows_level(content: PlateContent, text_style: TextStyle) -> bool:
    """Tell whether a plate has room for the whole name and the level beside it."""
    scale = text_style.text_scale
    portrait = round((PORTRAIT if content.height >= 56 * scale else 36) * scale)
    name = _wide(content.seat_info.name, 1.07, 600, scale) + 8
    fits = name + 44 * scale <= _room(content, portrait, scale)
    return fits and not _hides_word(content, text_style)


def _hides_word(content: PlateContent, text_style: TextStyle) -> bool:
    """Tell whether the level takes the room of a state word; who thinks is seen by the frame."""
    if content.turn or not content.word:
        return False
    beside, alone = (
        plate_text(replace(content, level=level), text_style) for level in (True, False)
    )
    if content.word in (beside.beside, beside.below):
        return False
    # A word that is cut is no better than none: «Speaks…» tells nobody what they have to know.
    whole = content.word in (alone.beside, alone.below)
    return whole or (not (beside.beside or beside.below) and bool(alone.beside or alone.below))


def marks_width(content: PlateContent, scale: float) -> float:
    """Return what the diamonds of a score take of the line of the figures."""
    if content.marks is None:
        return 0.0
    beside = BESIDE_MARKS * scale if content.figures else 0.0
    return row_width(content.marks[1], MARK * scale) + beside


def figures_width(figures: tuple[Figure, ...], text_style: TextStyle, part: float = 1.0) -> float:
    """Return what figures take with their icons, at a part of their usual size."""
    scale = text_style.text_scale * part
    type_, side = font(0.93, 600, scale), round(15 * scale)
    widths = (side + 5 + text_width(figure_text(f, text_style), type_) for f in figures)
    return sum(widths) + 12 * scale * max(0, len(figures) - 1)


def figure_text(figure: Figure, text_style: TextStyle) -> str:
    """Return what is written for a figure."""
    return whole(figure.number) if figure.text is None else text_style.wording.say(figure.text)
