"""What is earned while a hand is played, beside combinations and points (rules §2.11)."""

from collections.abc import Container, Iterator, Sequence
from typing import NamedTuple

from naipes_gui.core.cards import HIDDEN, Card
from naipes_gui.core.table import Seat
from naipes_gui.games.hachi_hachi.options import HachiOptions
from naipes_gui.games.hachi_hachi.rules import yaku
from naipes_gui.games.hachi_hachi.rules.deck import chaff, of_month, points, sets_of_month
from naipes_gui.games.hachi_hachi.rules.settlement import (
    CHAFF,
    ESCAPE,
    ESCAPING,
    double_eights,
    held,
)
from naipes_gui.games.hachi_hachi.rules.state import HachiState


class Feat(NamedTuple):
    """What captured cards earn at once, how far its seat is, and what it takes."""

    key: str
    have: int
    needed: int
    hand: str = ""
    """The combination of the dealt hand that it is earned with."""
    month: str = ""
    """Of which all four cards make it."""

    @property
    def is_reached(self) -> bool:
        """Whether it is earned, which nobody can undo by capturing."""
        return self.have >= self.needed


def feats(
    state: HachiState, seat: Seat, pile: Sequence[Card], options: HachiOptions
) -> Iterator[Feat]:
    """Yield what a seat may earn with a pile, by what it was dealt and what it promised."""
    if HIDDEN in pile:
        return
    got = points(pile)
    if options.settlement == "par88":
        # Who promised spoke first, and stayed; the dealer of a hand that is over has passed on.
        if state.mizuten and options.mizuten == "achievement" and seat in state.playing[:1]:
            yield Feat("mizuten", got, ESCAPE)
        if options.achievements:
            taken = (card for other in state.active if other != seat for card in state.pile(other))
            lost = {card.month for card in taken if card != HIDDEN}
            yield from _of_a_hand(_known(state, seat, options), pile, lost)
    if options.specials and not any(_may_have_yaku(state, options)):
        yield Feat("double_eights", got, double_eights(len(state.active)))
        yield Feat("sixteen_chaff", len(chaff(pile)), CHAFF)


def _known(state: HachiState, seat: Seat, options: HachiOptions) -> tuple[yaku.Yaku, ...]:
    """Return the combinations a seat was dealt, as far as its cards or its word are known."""
    shown = state.teyaku[seat] if state.teyaku else ()
    return shown if shown or HIDDEN in state.dealt(seat) else held(state, seat, options)


def _of_a_hand(
    known: Sequence[yaku.Yaku], pile: Sequence[Card], lost: Container[str]
) -> Iterator[Feat]:
    """Yield what may still come of a hand; of ``lost`` months others have captured a card."""
    for each in known:
        if each.key in ESCAPING:
            yield Feat("escape", points(pile), ESCAPE, each.key)
        elif each.key in yaku.WITH_TRIPLET:
            for triplet in sets_of_month(each.cards, 3):
                month = triplet[0].month
                if month not in lost:
                    yield Feat("diving", len(of_month(pile, month)), 4, each.key, month)


def _may_have_yaku(state: HachiState, options: HachiOptions) -> Iterator[bool]:
    """Yield of every player whether a combination is captured, without which specials count."""
    for seat in state.active:
        yield HIDDEN not in state.pile(seat) and state.value(seat, options) > 0
