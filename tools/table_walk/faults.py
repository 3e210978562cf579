"""What is wrong with a layout: what lies over what, what is cut, lost, or far from its thing."""

from collections.abc import Iterator

from naipes_gui.core.rules import Stage
from naipes_gui.core.zones import Role
from naipes_gui.ui.table.geometry import LIFT
from naipes_gui.ui.table.plate_text import PlateContent
from naipes_gui.ui.table.plates import HELD
from naipes_gui.ui.table.pose import bounding
from tools.table_walk.laying import Layout, Thing
from tools.table_walk.reading import small_cards, unreadable

LEAST = 3.0
"""Shadows and borders may touch."""
APART = 16.0
"""How far a label may be from its thing, at 100 %."""
IN_SIGHT = 0.75
"""How much of a card of a trick must be in sight."""
TOGETHER = (
    {"stock", "turn_up"}, {"won", "played"}, {"captured", "taken"},
    {"field", "month"}, {"field", "choice"}, {"field", "choice-key"},
    {"stock"}, {"won"}, {"pile"}, {"discard"}, {"captured"}, {"field"}, {"chain"}, {"trick"},
    {"aim", "stock"}, {"hand"}, {"hand", "held"}, {"mine"}, {"aside"}, {"lot"}, {"played"},
)  # fmt: skip
"""Kinds of things that belong on each other, if they are one's own."""
UNSPOKEN = {"plate", "button", "mine", "trump", "contract", "pot", "banner", "turn_up"}
"""What words that somebody speaks may not cover; they are soon over."""
ALWAYS = {Role.TURN_UP, Role.TRICK, Role.CHAIN, Role.FIELD}
"""What lies in sight of all as long as there is any."""


def faults(laid: Layout) -> Iterator[str]:
    """Yield what is wrong, a line each."""
    if laid.view.state.stage is Stage.HAND:
        yield from _overlaps(laid)
        yield from _hidden_cards(laid)
        yield from _lost_fans(laid)
        yield from _lost_cards(laid)
        yield from unreadable(laid)
        yield from _stray_labels(laid)
    elif laid.view.cards(Role.LOT, laid.view.seat):
        yield from _overlaps(laid)
        yield from small_cards(laid)
    yield from _outside(laid)


def _overlaps(laid: Layout) -> Iterator[str]:
    for one, other in _neighbours(laid):
        if (deep := _depth(one, other)) > LEAST and not _belong_together(one, other):
            yield f"{one.key} over {other.key} by {deep:.0f}"


def _neighbours(laid: Layout) -> Iterator[tuple[Thing, Thing]]:
    """Yield the pairs that share some of the width, which are few among thousands."""
    things = laid.things if _is_asked_beside_the_hand(laid) else map(_raised, laid.things)
    row = sorted(things, key=lambda thing: thing.box.x)
    for i, one in enumerate(row):
        edge = one.box.right - LEAST
        for j in range(i + 1, len(row)):
            if row[j].box.x >= edge:
                break
            yield one, row[j]


def _is_asked_beside_the_hand(laid: Layout) -> bool:
    """Tell whether something is asked for which no card of my hand can rise."""
    held = set(laid.view.cards(Role.HAND, laid.view.seat))
    moves = laid.view.moves
    return bool(moves) and not any(held.intersection(move.cards) for move in moves)


def _raised(thing: Thing) -> Thing:
    """Return a card of my hand with the room in which it rises."""
    if thing.kind != "mine":
        return thing
    box, rise = thing.box, LIFT * thing.box.height
    up = type(box)(box.x, box.y - rise, box.width, box.height + rise)
    return Thing(thing.kind, thing.key, thing.seat, up)


def _belong_together(one: Thing, other: Thing) -> bool:
    kinds = {one.kind, other.kind}
    if "bubble" in kinds and not kinds & UNSPOKEN:
        return True
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


def _lost_cards(laid: Layout) -> Iterator[str]:
    """Tell which cards that lie open to all, are nowhere on the felt."""
    for zone, row in laid.cards.items():
        shown = any(pose.visible for pose in row)
        if row and not shown and laid.view.zones.role(zone) in ALWAYS:
            yield f"{zone} is not there"


def _counts(plate: PlateContent) -> bool:
    return any(figure.meaning == HELD for figure in plate.figures)


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
