"""What is wrong with a layout: what lies over what, what is cut, lost, or far from its thing."""

from collections.abc import Iterator
from itertools import combinations

from naipes_gui.core.rules import Stage
from naipes_gui.core.zones import Role
from naipes_gui.ui.shared.paint import font, text_width
from naipes_gui.ui.table.contract_chip import LEFT, RIGHT, contract_lines
from naipes_gui.ui.table.geometry import LIFT
from naipes_gui.ui.table.plate_text import (
    PlateContent,
    bid_width,
    figures_width,
    left_edge,
    plate_text,
)
from naipes_gui.ui.table.plates import HELD
from naipes_gui.ui.table.pose import bounding
from naipes_gui.ui.table.ring import Ring
from tools.table_walk.laying import Layout, Thing

LEAST = 3.0
"""Shadows and borders may touch."""
APART = 16.0
"""How far a label may be from its thing, at 100 %."""
FEWEST = 2
"""Letters of a name that must be left."""
IN_SIGHT = 0.75
"""How much of a card of a trick must be in sight."""
TOGETHER = (
    {"stock", "turn_up"}, {"won", "played"}, {"captured", "taken"},
    {"field", "month"}, {"field", "choice"},
    {"stock"}, {"won"}, {"pile"}, {"discard"}, {"captured"}, {"field"}, {"chain"}, {"trick"},
    {"hand"}, {"hand", "held"}, {"mine"}, {"aside"}, {"lot"}, {"played"},
)  # fmt: skip
"""Kinds of things that belong on each other, if they are one's own."""


def faults(laid: Layout) -> Iterator[str]:
    """Yield what is wrong, a line each."""
    if laid.view.state.stage is Stage.HAND:
        yield from _overlaps(laid)
        yield from _hidden_cards(laid)
        yield from _lost_fans(laid)
        yield from _lost_words(laid)
        yield from _stray_labels(laid)
    yield from _outside(laid)


def _overlaps(laid: Layout) -> Iterator[str]:
    for one, other in combinations(map(_raised, laid.things), 2):
        if not _belong_together(one, other) and (deep := _depth(one, other)) > LEAST:
            yield f"{one.key} over {other.key} by {deep:.0f}"


def _raised(thing: Thing) -> Thing:
    """Return a card of my hand with the room in which it rises."""
    if thing.kind != "mine":
        return thing
    box, rise = thing.box, LIFT * thing.box.height
    up = type(box)(box.x, box.y - rise, box.width, box.height + rise)
    return Thing(thing.kind, thing.key, thing.seat, up)


def _belong_together(one: Thing, other: Thing) -> bool:
    kinds = {one.kind, other.kind}
    if kinds in ({"trick"}, {"discard"}):
        return True
    return kinds in TOGETHER and (one.seat == other.seat or min(one.seat, other.seat) < 0)


def _depth(one: Thing, other: Thing) -> float:
    a, b = one.box, other.box
    return min(min(a.right, b.right) - max(a.x, b.x), min(a.bottom, b.bottom) - max(a.y, b.y))


def _hidden_cards(laid: Layout) -> Iterator[str]:
    """Tell which cards of a trick lie under others."""
    cards = [thing for thing in laid.things if thing.kind == "trick"]
    for i, card in enumerate(cards):
        area = card.box.width * card.box.height
        covered = sum(_common(card, other) for j, other in enumerate(cards) if j != i)
        if covered > (1 - IN_SIGHT) * area:
            yield f"{card.key} hidden by {covered / area:.0%}"


def _common(one: Thing, other: Thing) -> float:
    a, b = one.box, other.box
    across = min(a.right, b.right) - max(a.x, b.x)
    down = min(a.bottom, b.bottom) - max(a.y, b.y)
    return max(0.0, across) * max(0.0, down)


def _lost_fans(laid: Layout) -> Iterator[str]:
    """Tell whose cards are nowhere to be seen, neither themselves nor their number."""
    counted = {place.seat for place, plate in laid.plates if _counts(plate)}
    for zone, row in laid.cards.items():
        if laid.view.zones.role(zone) is not Role.HAND or any(pose.visible for pose in row):
            continue
        if row and laid.view.zones.owner(zone) not in counted:
            yield f"{zone} vanished"


def _counts(plate: PlateContent) -> bool:
    return any(figure.meaning == HELD for figure in plate.figures)


def _lost_words(laid: Layout) -> Iterator[str]:
    """Tell which numbers and bids do not fit on the plates, and which chips there are not."""
    style = laid.overlay.text_style
    for place, plate in laid.plates:
        text = plate_text(plate, style)
        free = plate.width - 10 - left_edge(text.portrait, style.text_scale)
        figures = figures_width(plate.figures, style, text.figures)
        bid = bid_width(plate, style, crown=text.crown) if plate.bid else 0
        if figures > free + LEAST:
            yield f"numbers of {place.seat} are cut"
        if bid and (bid if text.bid_above else bid + figures) > free:
            yield f"bid of {place.seat} is cut: {plate.bid}"
        if len(text.name.strip("…")) < FEWEST:
            yield f"name of {place.seat} is cut"
    yield from _lost_chips(laid)


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


def _stray_labels(laid: Layout) -> Iterator[str]:
    """Tell which labels are far from what they are about."""
    aspect, scale = laid.room.aspect, laid.overlay.text_style.text_scale
    for thing in laid.things:
        zone = thing.key.removeprefix("label:")
        if thing.kind != "label" or zone not in laid.cards:
            continue
        about = bounding(laid.cards[zone], aspect)
        if about is None or not about.meets(thing.box, APART * scale):
            yield f"{thing.key} stands apart"


def _outside(laid: Layout) -> Iterator[str]:
    felt = laid.felt
    for thing in laid.things:
        box = thing.box
        if min(box.x, box.y, felt.right - box.right, felt.bottom - box.bottom) < -LEAST:
            yield f"{thing.key} beyond the edge"
