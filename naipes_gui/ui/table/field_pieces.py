"""What stands beside flower cards: names of months, captures with their sums, worths of hands."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from naipes_gui.core.cards import HIDDEN, Card
from naipes_gui.core.face import Face, Figure, Look, Spot
from naipes_gui.core.rules import View
from naipes_gui.core.table import NOBODY, Seat
from naipes_gui.core.zones import Role
from naipes_gui.ui.shared import paint
from naipes_gui.ui.shared.theme import INK
from naipes_gui.ui.table import months, plates
from naipes_gui.ui.table.captures import (
    LYING,
    ONE_OF,
    POINTS,
    POINTS_MADE,
    Captured,
    captured,
    counts,
    points,
)
from naipes_gui.ui.table.captures_room import frame
from naipes_gui.ui.table.crown import ON_CARDS
from naipes_gui.ui.table.field import WORTH, Field
from naipes_gui.ui.table.field_layout import APART, month_place
from naipes_gui.ui.table.geometry import Box, Place, Room
from naipes_gui.ui.table.hand_worth import hand_worth
from naipes_gui.ui.table.pieces import SMALLEST, Pieces
from naipes_gui.ui.table.plates import SeatInfo
from naipes_gui.ui.table.rooms import choices

YEAR = range(1, 13)
DISC = 24
"""How large the key of a card is that may be taken."""
BARE = 0.55
"""How clearly the name of a month without cards is seen."""


def put_field(
    pieces: Pieces, face: Face, view: View[Any], spots: tuple[Spot, ...],
    seat_infos: Mapping[Seat, SeatInfo],
) -> None:  # fmt: skip
    """Put down what belongs to a field of months and to those who capture from it."""
    room = pieces.scene.room
    if not isinstance(room, Field) or not view.state.is_dealt:
        return
    lying = {int(card.month) for card in view.cards(Role.FIELD, NOBODY) if card != HIDDEN}
    for month in YEAR:
        _month(pieces, month, room, bare=month not in lying)
    _choices(pieces, face, view)
    piles = next(spot for spot in spots if spot.look is Look.CLASSES)
    for place in room.places():
        _captures(pieces, face, view, place, piles, seat_infos[place.seat])
        _worth(pieces, face, view, place, room)


def _month(pieces: Pieces, month: int, room: Field, *, bare: bool) -> None:
    """Write above the place of a month which one it is, and outline the place."""
    colours, dpr = pieces.text_style.colours, pieces.scene.dpr
    x, y = month_place(month, room)
    text, fit = months.caption(month, room, pieces.text_style)
    made = paint.tag(text, colours.plate, colours.text2, "", 600, fit, dpr, months.MARGIN)
    size = made.deviceIndependentSize()
    top = y - (
        size.height() / 2 if room.names_inside else room.month_height / 2 + size.height() + 2
    )
    if bare or not room.names_inside:
        pieces.put(f"month:{month}", (text, fit), lambda: made, x - size.width() / 2, top, ON_CARDS,
                   BARE if bare else 1.0)  # fmt: skip
    height = room.month_height
    width = height * room.aspect
    pieces.put(
        f"month-slot:{month}", (round(width), round(height)),
        lambda: plates.slot(width, height, dpr), x - width / 2, y - height / 2, -9,
    )  # fmt: skip


def _choices(pieces: Pieces, face: Face, view: View[Any]) -> None:
    """Write on every card that may be taken its key, and on its lower edge class and points.

    The key is that of the button which takes the card: it would be another's by where cards lie.
    """
    scene, room = pieces.scene, pieces.scene.room
    assert isinstance(room, Field)
    colours, zone = pieces.text_style.colours, view.zones.find(Role.FIELD, NOBODY)
    offered = choices(view, scene.marks.picked)
    words = choice_words(pieces, offered)
    widest = max(map(pieces.tag_width, words), default=1.0)
    buttons = face.buttons(view, tuple(scene.marks.picked))
    keys = {card: each.key for each in buttons for card in each.move.onto or each.move.cards}
    for i, card in enumerate(offered, start=1):
        pose = scene.laid[zone or "", view.cards(Role.FIELD).index(card)]
        across, along = pose.height * room.aspect / 2, pose.height / 2
        y = pose.y + along - 22 * pieces.scale
        # All alike: the larger word would seem to be the better choice.
        most = (2 * across + APART - 2) * pieces.tag_width(words[i - 1]) / widest
        pieces.tag(f"choice:{i}", words[i - 1], pose.x, y, centred=True, gold=True,
                   most=most, z=ON_CARDS)  # fmt: skip
        key = keys.get(card, "")
        make = partial(paint.badge, DISC, colours.gold, INK, key, "", scene.dpr)
        # Not higher than the card: there the name of the month is read.
        # Nor further to the right than the number of the month beside it, in its place, allows.
        over = 0.85 if room.names_inside else 0.7
        pieces.put(f"choice-key:{i}", (key, DISC), make, pose.x + across - over * DISC,
                   pose.y - along, ON_CARDS)  # fmt: skip


def choice_words(pieces: Pieces, cards: Sequence[Card]) -> list[str]:
    """Return what is written on cards to choose from, the same of each so that they compare."""
    room, say = pieces.scene.room, pieces.text_style.wording.say
    assert isinstance(room, Field)
    most = room.month_height * room.aspect + APART - 2
    kinds, worths = [say(ONE_OF[c.kind]) for c in cards], [str(POINTS[c.kind]) for c in cards]
    full = [f"{kind} · {worth}" for kind, worth in zip(kinds, worths, strict=True)]
    for words in (full, kinds):
        if all(pieces.tag_width(word) * SMALLEST <= most for word in words):
            return words
    return worths


def _captures(
    pieces: Pieces, face: Face, view: View[Any], place: Place, piles: Spot, who: SeatInfo
) -> None:
    room = pieces.scene.room
    assert isinstance(room, Field)
    taken = counts(view.cards(Role.CAPTURED, place.seat))
    near = place.angle == 0
    if place.seat in room.sitting_out or (not near and not room.level.captures):
        return
    if not near and not any(taken) and face.is_out(view, place.seat):
        return
    number, box = len(view.cards(Role.CAPTURED, place.seat)), frame(place, room)
    shows = near or not piles.closed
    nearest = face.nearest(view, place.seat) if shows else None
    whose = who.name if who.level else ""
    signs = pieces.scene.cards.marks
    shown = Captured(taken, number, whose, piles.par, piles.closed, nearest, signs)
    make = lambda: captured(shown, place, room, pieces.text_style, pieces.scene.dpr)  # noqa: E731
    pieces.put(f"taken:{place.seat}", (shown, box), make, box.x, box.y, -8)


def captured_figure(face: Face, view: View[Any], place: Place, room: Room) -> Figure | None:
    """Return what the plate of a seat tells of its captures where there is no room for them."""
    if not isinstance(room, Field) or place.angle == 0 or room.level.captures:
        return None
    cards = view.cards(Role.CAPTURED, place.seat)
    if not cards:
        return None
    if room.closed:
        return Figure("cards", len(cards), replace(LYING, blanks={"n": len(cards)}))
    made = points(counts(cards))
    return Figure("cards", made, replace(POINTS_MADE, blanks={"n": made}))


def _worth(pieces: Pieces, face: Face, view: View[Any], place: Place, room: Field) -> None:
    """Tell what a hand is worth: mine above my plate, another's beside its backs."""
    worth = face.hand_worth(view, place.seat)
    if worth is None:
        if not view.moves and view.state.to_move == place.seat:
            # A card of the hand is on its way to the field: it is worth what it was.
            pieces.keep(f"worth:{place.seat}")
        return
    box = room.teyaku if place.angle == 0 else _beside_backs(place, room)
    if box is None:
        return
    style, dpr = pieces.text_style, pieces.scene.dpr
    pieces.put(f"worth:{place.seat}", (worth, box), lambda: hand_worth(worth, box, style, dpr),
               box.x, box.y, 30)  # fmt: skip


def _beside_backs(place: Place, room: Field) -> Box | None:
    if place.seat not in room.paid or not room.level.worth:
        return None
    if not room.shows_backs(place):
        plate = place.plate
        return Box(plate.x, plate.bottom + 6, plate.width, WORTH * room.text_scale)
    if room.shown:
        top = place.plate.bottom + 6 + room.level.hand + 6
        return Box(place.plate.x, top, place.plate.width, WORTH * room.text_scale)
    left = place.plate.x + 0.36 * place.plate.width
    return Box(left, place.plate.bottom + 6, place.plate.right - left, room.level.hand)
