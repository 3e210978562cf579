"""The chips that have one place in every hand of a game: trumps, contract, direction, pot."""

from collections.abc import Iterable
from typing import Any

from PySide6.QtGui import QPixmap

from naipes_gui.core.face import Face, Spot, Trump
from naipes_gui.core.rules import View
from naipes_gui.core.table import BANK, Paid
from naipes_gui.core.text import translate
from naipes_gui.ui.table import banner_chip, contract_chip, trump_chip
from naipes_gui.ui.table.corners import free_place, pot_box
from naipes_gui.ui.table.field import Field
from naipes_gui.ui.table.geometry import Box, Room
from naipes_gui.ui.table.pieces import Pieces, box_of
from naipes_gui.ui.table.plates import PAD
from naipes_gui.ui.table.pot import IN_ROW, pot
from naipes_gui.ui.table.ring import Ring

FIXED = frozenset({"trump", "contract", "direction", "pot", "banner"})
"""The keys of what must stay in sight, whatever anybody says."""


def put_chips(pieces: Pieces, face: Face, view: View[Any], spots: tuple[Spot, ...]) -> None:
    """Put the chips of a hand where they always are; of one that is over its trumps stay."""
    state = view.state
    room, trump = pieces.scene.room, face.trump(view) if state.is_dealt else None
    if trump is not None and (trump.suit or state.is_in_play):
        _trump(pieces, trump, room)
    if isinstance(room, Field) and state.is_dealt:
        _banner(pieces, face, view, room)
    if not state.is_in_play:
        return
    if isinstance(room, Ring):
        _contract(pieces, face, view, room)
        if room.players > 2:
            _direction(pieces, face, room, beside_pot=face.pot(view) is not None)
        _pot(pieces, face, view, room)
        _notes(pieces, face, view, spots)


def _trump(pieces: Pieces, trump: Trump, room: Room) -> None:
    style, dpr, place = pieces.text_style, pieces.scene.dpr, room.trump_place
    chip = trump_chip.trump_chip(trump, style, dpr, place.width)
    pieces.put("trump", ("trump", trump, round(place.width)), lambda: chip,
               place.x - PAD, place.y, 40)  # fmt: skip


def _contract(pieces: Pieces, face: Face, view: View[Any], room: Ring) -> None:
    contract = face.contract(face.told(view))
    if contract is None:
        return
    style, dpr, place = pieces.text_style, pieces.scene.dpr, room.corner
    pieces.tell("contract", style.wording.say(contract.headline))
    made = contract_chip.contract_chip(contract, style, dpr, place.width)
    width = made.deviceIndependentSize().width() - 2 * PAD
    pieces.put("contract", (contract, round(place.width)), lambda: made,
               place.right - width - PAD, place.y, 40)  # fmt: skip


def direction_words(*, clockwise: bool) -> tuple[str, ...]:
    """Return in which direction is played: in full, in short, in a word, and as a sign."""
    sign = "↻" if clockwise else "↺"
    word = translate("table", "Play {sign}").format(sign=sign)
    if clockwise:
        full = translate("table", "Play goes clockwise ↻")
        return full, translate("table", "Clockwise ↻"), word, sign
    full = translate("table", "Play goes anticlockwise ↺")
    return full, translate("table", "Anticlockwise ↺"), word, sign


def _direction(pieces: Pieces, face: Face, room: Ring, *, beside_pot: bool) -> None:
    place = room.low_corner if face.has_contract else room.corner
    words = direction_words(clockwise=room.clockwise)
    is_shared, free = room.corner_is_row and beside_pot, place.width
    if room.corner_is_row:
        free -= 8 * pieces.scale
    fitting = (text for text in words if pieces.tag_width(text, 400) <= free)
    text = words[-1] if is_shared else next(fitting, words[-1])
    if room.corner_is_row:
        x, y = place.x + 8 * pieces.scale, place.centre[1] - 12 * pieces.scale
    else:
        x = place.right - pieces.tag_width(text, 400)
        y = place.y if face.has_contract else place.y + 11 * pieces.scale
    pieces.tag("direction", text, x, y, weight=400)


def pot_in_sight(pieces: Pieces, face: Face) -> Box:
    """Return where the pot lies, or would lie where buttons hide it."""
    if (item := pieces.get("pot")) is not None:
        return box_of(item)
    room = pieces.scene.room
    if not isinstance(room, Ring):
        return Box(*room.middle, 0, 0)
    return pot_box(room, contract=face.has_contract)


def pay_out(pieces: Pieces, face: Face, view: View[Any], paid: Iterable[Paid]) -> None:
    """Let the pot that lies in sight be without what leaves it now."""
    room, shown = pieces.scene.room, pieces.get("pot")
    if isinstance(room, Ring) and shown is not None and shown.isVisible():
        _pot(pieces, face, view, room, sum(_into(each) for each in paid))


def _into(paid: Paid) -> int:
    return paid.amount * ((paid.taker == BANK) - (paid.giver == BANK))


def _pot(pieces: Pieces, face: Face, view: View[Any], room: Ring, more: int = 0) -> None:
    lying = face.pot(view)
    if lying is None:
        return
    name, amount = pieces.text_style.wording.say(lying[0]), max(0, lying[1] + more)
    pieces.tell("pot", name)
    place = pot_box(room, contract=face.has_contract)
    made = pot(name, amount, pieces.text_style, pieces.scene.dpr)
    if made.deviceIndependentSize().height() > place.height:
        made = _in_a_line(name, amount, pieces, place.width)
    size = made.deviceIndependentSize()
    x = min(place.centre[0] - size.width() / 2, room.width - room.margin - size.width())
    sign = name, amount, round(size.height())
    pieces.put("pot", sign, lambda: made, x, place.bottom - size.height(), 20)


def _in_a_line(name: str, amount: int, pieces: Pieces, width: float) -> QPixmap:
    """Return a pot on a low felt, with chips before its name where they have room."""
    style, dpr = pieces.text_style, pieces.scene.dpr
    made = pot(name, amount, style, dpr, flat=True, row=IN_ROW)
    fits = made.deviceIndependentSize().width() <= width
    return made if fits else pot(name, amount, style, dpr, flat=True)


def _banner(pieces: Pieces, face: Face, view: View[Any], room: Field) -> None:
    banner, place = face.banner(face.told(view)), room.banner
    sign = direction_words(clockwise=room.clockwise)[-1]
    lying, say = face.pot(view), pieces.text_style.wording.say
    extra = [say(note) for note in face.notes(face.told(view))]
    pot = f"{say(lying[0])} {lying[1]}" if lying is not None else ""
    beside = pieces.tag_width(pot) + 8 if pot else 0.0
    most = place.width - beside
    made = banner_chip.banner_chip(
        banner, tuple(extra), sign, pieces.text_style, pieces.scene.dpr,
        (most, place.height - 2 * (not room.is_compact) * pieces.scale),
    )  # fmt: skip
    width = made.deviceIndependentSize().width()
    left = place.centre[0] - (width + beside) / 2
    pieces.put("banner", (banner, tuple(extra), sign, round(most)), lambda: made, left, place.y, 40)
    if pot:
        pieces.tag("pot", pot, left + width + 8, place.centre[1] - 12 * pieces.scale)


def _notes(pieces: Pieces, face: Face, view: View[Any], spots: tuple[Spot, ...]) -> None:
    """Write the notes where the felt is free; the panel and the situation say them too."""
    room = pieces.scene.room
    assert isinstance(room, Ring)
    claimed: list[Box] = []
    wanted = room.trump_place.x, room.trump_place.bottom + 8
    for i, note in enumerate(face.notes(face.told(view))):
        text = pieces.text_style.wording.say(note)
        # Rounded, so that a word more or less does not mean another search.
        wide = round(pieces.tag_width(text, 400) / 4 + 0.5) * 4.0
        size = wide, round(25 * pieces.scale)
        if found := free_place(room, spots, size, wanted, tuple(claimed)):
            pieces.tag(f"note:{i}", text, *found, weight=400)
            claimed.append(Box(*found, *size))
            wanted = found[0], found[1] + 34 * pieces.scale
