"""What is earned while a hand is played, in words: how near it is, and what it brings."""

from collections.abc import Iterator, Mapping, Sequence

from naipes_gui.core.cards import Card
from naipes_gui.core.flowers import MONTHS
from naipes_gui.core.rules import View
from naipes_gui.core.table import Event, Moved, Said, Seat
from naipes_gui.core.text import Phrase, Who, phrase
from naipes_gui.games.hachi_hachi.rules.feats import Feat, feats
from naipes_gui.games.hachi_hachi.rules.money import amount
from naipes_gui.games.hachi_hachi.rules.state import HachiState
from naipes_gui.games.hachi_hachi.rules.zones import CAPTURE
from naipes_gui.games.hachi_hachi.table.names import REASONS, TEYAKU

NEAR: Mapping[str, int] = {
    "escape": 30, "diving": 2, "mizuten": 30, "double_eights": 40, "sixteen_chaff": 3,
}  # fmt: skip
"""So much may be lacking for it to be spoken of: what two good turns bring."""
SPECIAL = ("double_eights", "sixteen_chaff")
"""What is paid alone, and only where nobody has a combination."""


def earned(
    view: View[HachiState], piles: dict[Seat, tuple[Card, ...]], events: Sequence[Event]
) -> Iterator[tuple[int, Seat, Feat]]:
    """Yield what is earned by captures, and after which event, from the piles before them."""
    makes_yaku = any(isinstance(event, Said) and event.verb == "yaku" for event in events)
    for place, event in enumerate(events):
        if isinstance(event, Moved) and event.how == CAPTURE:
            seat = view.zones.owner(event.target)
            before = piles[seat]
            piles[seat] = (*before, *event.cards)
            for feat in _fresh(view, seat, before, piles[seat]):
                if not (makes_yaku and feat.key in SPECIAL):
                    yield place, seat, feat


def _fresh(
    view: View[HachiState], seat: Seat, before: Sequence[Card], after: Sequence[Card]
) -> list[Feat]:
    was = {(f.key, f.month) for f in feats(view.state, seat, before, view.options) if f.is_reached}
    found = feats(view.state, seat, after, view.options)
    return [f for f in found if f.is_reached and (f.key, f.month) not in was]


def near(view: View[HachiState], seat: Seat) -> list[Feat]:
    """Return what a seat has earned or may earn soon, the nearest first and what it has last."""
    state = view.state
    found = [
        each
        for each in feats(state, seat, state.pile(seat), view.options)
        if each.needed - each.have <= NEAR[each.key]
    ]
    return sorted(found, key=lambda each: (each.is_reached, each.needed - each.have))


def on_plate(view: View[HachiState], seat: Seat) -> Phrase | None:
    """Return how near a seat is to what it is paid for at once, or that it has come to it."""
    state = view.state
    if not state.is_in_play or seat not in state.active:
        return None
    return next(map(_in_short, near(view, seat)), None)


def _in_short(feat: Feat) -> Phrase:
    # A plate may have room for the name alone, which then ends like one.
    if feat.is_reached:
        return phrase("hachi_hachi", "{name} ✓", name=REASONS[feat.key])
    far = {"have": feat.have, "needed": feat.needed}
    return phrase("hachi_hachi", "{name} {have}/{needed}", name=REASONS[feat.key], **far)


def so_far(view: View[HachiState], seat: Seat) -> list[Phrase]:
    """Return how far a seat is with all that its dealt hand or its promise may earn."""
    found = feats(view.state, seat, view.state.pile(seat), view.options)
    return [_far(each) for each in found if each.key not in SPECIAL]


def _far(feat: Feat) -> Phrase:
    name = REASONS[feat.key]
    if feat.is_reached:
        return phrase("hachi_hachi", "{name}: reached", name=name)
    return phrase(
        "hachi_hachi", "{name}: {have} of {needed}", name=name, have=feat.have, needed=feat.needed
    )


def what_it_brings(view: View[HachiState], seat: Seat, feat: Feat) -> Phrase:
    """Say of something that is reached by what it was, and what it brings from whom."""
    mon = amount(view.options, view.state.mon(view.options))
    blanks = {"who": Who(seat), "mon": mon}
    match feat.key:
        case "escape":
            return phrase(
                "hachi_hachi", "{who}: {points} points with {name}, {mon} from each rival",
                name=TEYAKU[feat.hand], points=feat.have, **blanks,
            )  # fmt: skip
        case "diving":
            return phrase(
                "hachi_hachi", "{who}: all four cards of {month}, {mon} from each rival",
                month=MONTHS[feat.month], **blanks,
            )  # fmt: skip
        case "mizuten":
            return phrase(
                "hachi_hachi", "{who}: {points} points, as promised, {mon} from everybody",
                points=feat.have, **blanks,
            )  # fmt: skip
        case "double_eights":
            return phrase(
                "hachi_hachi", "{who}: {points} points. Unless somebody makes a combination, "
                "nothing else is paid", who=Who(seat), points=feat.have,
            )  # fmt: skip
        case _:
            return phrase(
                "hachi_hachi", "{who}: {chaff} chaff. Unless somebody makes a combination, "
                "nothing else is paid", who=Who(seat), chaff=feat.have,
            )  # fmt: skip


def to_come(view: View[HachiState], seat: Seat) -> Iterator[tuple[Feat, Phrase]]:
    """Yield what a dealt hand may still bring its holder beside itself, and say how."""
    for feat in feats(view.state, seat, view.state.pile(seat), view.options):
        if feat.hand and not feat.is_reached:
            yield feat, _for_me(view, feat) if seat == view.seat else _for_a_rival(view, seat, feat)


def _for_me(view: View[HachiState], feat: Feat) -> Phrase:
    mon = amount(view.options, view.state.mon(view.options))
    if feat.key == "diving":
        return phrase(
            "hachi_hachi", "You were dealt three cards of {month}: capture all four, and each "
            "rival pays {mon} more (Diving). You have {have}.", month=MONTHS[feat.month], mon=mon,
            have=feat.have,
        )  # fmt: skip
    return phrase(
        "hachi_hachi", "You were dealt {name}: with {points} points each rival pays {mon} more "
        "(Escape). You have {have}.", name=TEYAKU[feat.hand], points=feat.needed, mon=mon,
        have=feat.have,
    )  # fmt: skip


def _for_a_rival(view: View[HachiState], seat: Seat, feat: Feat) -> Phrase:
    blanks = {"who": Who(seat), "mon": amount(view.options, view.state.mon(view.options))}
    if feat.key == "diving":
        return phrase(
            "hachi_hachi", "{who} was dealt three cards of {month}: all four captured bring "
            "{mon} from each rival (Diving), {have} so far.", month=MONTHS[feat.month],
            have=feat.have, **blanks,
        )  # fmt: skip
    return phrase(
        "hachi_hachi", "{who} was dealt {name}: {points} points bring {mon} from each rival "
        "(Escape), {have} so far.", name=TEYAKU[feat.hand], points=feat.needed,
        have=feat.have, **blanks,
    )  # fmt: skip
