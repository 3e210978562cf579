"""What a decision hangs on besides the cards in sight: captures, combinations, multiplier."""

from naipes_gui.core.cards import HIDDEN
from naipes_gui.core.rules import View
from naipes_gui.core.table import Seat
from naipes_gui.core.text import Phrase, Who, phrase
from naipes_gui.games.hachi_hachi.rules.deck import points
from naipes_gui.games.hachi_hachi.rules.state import HachiState
from naipes_gui.games.hachi_hachi.table.feat_words import to_come
from naipes_gui.games.hachi_hachi.table.tracker import chases

NAMED, FAR = 2, 3
"""So many combinations of a player are named, those that lack fewest cards, and no more than so
many."""


def standing(view: View[HachiState]) -> tuple[Phrase, ...]:
    """Return what everybody has captured, what that comes near to, and how often all counts."""
    state = view.state
    if view.seat not in state.active:
        return ()
    place = state.active.index(view.seat)
    order = (*state.active[place:], *state.active[:place])
    told = [_of(view, seat) for seat in order if HIDDEN not in state.pile(seat)]
    told += [text for seat in order for _, text in to_come(view, seat)]
    if view.options.multiplier and state.multiplier > 1:
        times = phrase("hachi_hachi", "All is paid ×{times} in this hand.", times=state.multiplier)
        told.insert(0, times)
    return tuple(told)


def _of(view: View[HachiState], seat: Seat) -> Phrase:
    got = phrase("games", "%n point(s)", n=points(view.state.pile(seat)))
    every = [each for each in chases(view, seat) if each.owned and each.is_possible]
    every.sort(key=lambda each: each.needed - each.owned)
    near = tuple(
        phrase(
            "hachi_hachi", "{yaku} {owned} of {needed}",
            yaku=each.name, owned=each.owned, needed=each.needed,
        )
        for each in every
        if each.is_complete or (each.owned > 1 and each.needed - each.owned <= FAR)
    )[:NAMED]  # fmt: skip
    if not near:
        return phrase("hachi_hachi", "{who}: {points} captured.", who=Who(seat), points=got)
    return phrase(
        "hachi_hachi", "{who}: {points} captured; {near}.", who=Who(seat), points=got, near=near
    )  # fmt: skip
