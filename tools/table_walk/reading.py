"""What of a layout cannot be read: cut words, missing chips, cards too small to be known."""

from collections.abc import Iterator

from naipes_gui.core.zones import Role
from naipes_gui.ui.shared.paint import font, text_width
from naipes_gui.ui.table.contract_chip import LEFT, RIGHT, contract_lines
from naipes_gui.ui.table.plate_text import (
    bid_width,
    figures_width,
    left_edge,
    marks_width,
    plate_text,
)
from naipes_gui.ui.table.ring import Ring
from tools.table_walk.laying import Layout

LEAST = 3.0
"""What may be missing by rounding."""
SMALLEST = {Role.TRICK: 40.0, Role.CHAIN: 40.0, Role.FIELD: 52.0, Role.TURN_UP: 30.0,
            Role.LOT: 38.0, Role.PILE: 40.0, Role.STOCK: 30.0}  # fmt: skip
"""How high cards must be that one plays by."""


def unreadable(laid: Layout) -> Iterator[str]:
    """Yield what cannot be read, a line each."""
    yield from _cut_plates(laid)
    yield from _cut_tags(laid)
    yield from _lost_chips(laid)
    yield from small_cards(laid)


def _cut_tags(laid: Layout) -> Iterator[str]:
    for key, words in laid.overlay.words().items():
        if "…" in words:
            yield f"{key} is cut: {words}"


def small_cards(laid: Layout) -> Iterator[str]:
    """Yield which cards are too small to be known."""
    for zone, row in laid.cards.items():
        role = laid.view.zones.role(zone)
        # Of a stock nothing is read: it may be as small as cards are wanted.
        wanted = min(1.0, laid.setting.cards) if role is Role.STOCK else 1.0
        least = wanted * SMALLEST.get(role, 0.0)
        small = min((pose.height for pose in row if pose.visible), default=least)
        if small < least:
            yield f"{zone.partition(':')[0]} is small: {small:.0f}"


def _cut_plates(laid: Layout) -> Iterator[str]:
    """Tell which names, numbers and bids do not fit on the plates."""
    style = laid.overlay.text_style
    for place, plate in laid.plates:
        text = plate_text(plate, style)
        free = plate.width - 10 - left_edge(text.portrait, style.text_scale)
        figures = figures_width(plate.figures, style, text.figures)
        bid = bid_width(plate, style, crown=text.crown) if plate.bid else 0
        if figures + marks_width(plate, style.text_scale) > free + LEAST:
            yield f"numbers of {place.seat} are cut"
        if bid and (bid if text.bid_above else bid + figures) > free:
            yield f"bid of {place.seat} is cut: {plate.bid}"
        if text.name != plate.seat_info.name:
            yield f"name of {place.seat} is cut: {text.name}"


def _lost_chips(laid: Layout) -> Iterator[str]:
    keys = {thing.key for thing in laid.things}
    face, view, style = laid.face, laid.view, laid.overlay.text_style
    wanted = {"trump": face.trump(view), "contract": face.contract(view)}
    yield from (f"no {key}" for key, what in wanted.items() if what and key not in keys)
    if face.pot(view) and not keys & {"pot", "label:pot"}:
        yield "no pot"
    contract, room = face.contract(view), laid.room
    if contract is None or not isinstance(room, Ring):
        return
    lines, size, crown = contract_lines(contract, style, room.corner.width)
    edges = (LEFT + RIGHT if crown else 2 * RIGHT) * style.text_scale
    wide = max(
        text_width(line, font(size, 600, style.text_scale)) for line in lines[: 1 + (size < 1)]
    )
    if wide + edges > room.corner.width + LEAST:
        yield f"contract is cut: {' '.join(lines)}"
