"""What somebody has captured, class by class, as a text with pictures and aloud."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from naipes_gui.core.cards import HIDDEN, Card
from naipes_gui.core.face import Face, Look
from naipes_gui.core.rules import View
from naipes_gui.core.table import Seat
from naipes_gui.core.wording import Wording, card_names, joined, labelled
from naipes_gui.core.zones import Role
from naipes_gui.ui.beside_table.yaku_words import card_picture, seat_name
from naipes_gui.ui.shared.markup import Markup, markup
from naipes_gui.ui.shared.markup import joined as together
from naipes_gui.ui.table.captures import NAMES, POINTS_MADE, counts, points
from naipes_gui.ui.table.field_blocks import CLASSES


def is_known(face: Face, view: View[Any], seat: Seat) -> bool:
    """Tell whether what a seat has captured lies open before the viewer, and is anything."""
    piles = next((spot for spot in face.spots(view) if spot.look is Look.CLASSES), None)
    is_open = piles is not None and not (piles.closed and seat != view.seat)
    return is_open and bool(_of(view, seat))


def in_pictures(view: View[Any], seats: Sequence[Seat], wording: Wording) -> Markup:
    """Return the captures of some seats, each with what they are worth."""
    return together("", (_seat(view, seat, wording) for seat in seats))


def aloud(view: View[Any], seats: Sequence[Seat], wording: Wording) -> str:
    """Return the same in sentences."""
    return " ".join(_told(view, seat, wording) for seat in seats)


def _of(view: View[Any], seat: Seat) -> tuple[Card, ...]:
    return tuple(card for card in view.cards(Role.CAPTURED, seat) if card != HIDDEN)


def _by_class(view: View[Any], seat: Seat) -> Iterator[tuple[str, list[Card]]]:
    """Yield the name of every class of which something was captured, and these cards by month."""
    for kind in CLASSES:
        cards = sorted(card for card in _of(view, seat) if card.kind == kind)
        if cards:
            yield Wording().say(NAMES[kind]), cards


def _worth(view: View[Any], seat: Seat, wording: Wording) -> str:
    made = points(counts(_of(view, seat)))
    return wording.say(replace(POINTS_MADE, blanks={"n": made}))


def _seat(view: View[Any], seat: Seat, wording: Wording) -> Markup:
    rows = together(
        "",
        (markup("<tr><td valign='middle'><b>{}</b></td><td>{}</td></tr>", name,
                together(" ", map(card_picture, cards)))
         for name, cards in _by_class(view, seat)),
    )  # fmt: skip
    head = f"{seat_name(seat, wording)} · {_worth(view, seat, wording)}"
    return markup("<h3>{}</h3><table cellpadding='4'>{}</table>", head, rows)


def _told(view: View[Any], seat: Seat, wording: Wording) -> str:
    who, worth = seat_name(seat, wording), _worth(view, seat, wording)
    classes = (labelled(name, joined(card_names(cards))) for name, cards in _by_class(view, seat))
    return labelled(who, ". ".join([worth, *classes])) + "."
