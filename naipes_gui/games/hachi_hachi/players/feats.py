"""What is paid for captured cards beside their points: mizuten, Escape and Diving."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from naipes_gui.games.hachi_hachi.players.bits import INDEX, SHIFT, points
from naipes_gui.games.hachi_hachi.players.position import Position
from naipes_gui.games.hachi_hachi.rules.deck import sets_of_month
from naipes_gui.games.hachi_hachi.rules.settlement import ESCAPE, ESCAPING, held
from naipes_gui.games.hachi_hachi.rules.yaku import WITH_TRIPLET, Yaku


class Feat(NamedTuple):
    """What a player's captured cards bring the viewer beside their points, in mon."""

    player: int
    """Counted from the viewer."""
    reached: int
    """What the viewer gets, or pays, if it is reached."""
    missed: int = 0
    month: int = 0
    """The cards that must be captured; none if it is 89 points."""

    def mon(self, pile: int) -> int:
        """Return what a pile of the player brings the viewer."""
        month = self.month
        done = pile & month == month if month else points(pile) >= ESCAPE
        return self.reached if done else self.missed


def paid(feats: Iterable[Feat], piles: Sequence[int], *, dives: bool = True) -> int:
    """Return what feats bring the viewer, counted by what everybody has captured."""
    return sum(feat.mon(piles[feat.player]) for feat in feats if dives or not feat.month)


def feats_of(at: Position) -> tuple[Feat, ...]:
    """Return what may be earned besides in a hand that is being played, as far as is known."""
    if at.options.settlement == "pairwise":
        return ()
    shown = at.state.teyaku
    others = (shown[seat] if shown else () for seat in at.seats[1:])
    each = (held(at.state, at.view.seat, at.options), *others)
    earned = for_hands(each, at) if at.options.achievements else ()
    return (*_promised(at), *earned)


def for_hands(shown: Sequence[Iterable[Yaku]], at: Position) -> Iterator[Feat]:
    """Yield what the combinations of the dealt hands may still earn, the viewer's first."""
    kan = at.options.kan_points
    for player, found in enumerate(shown):
        gain = -kan if player else kan * (len(shown) - 1)
        for yaku in found:
            if yaku.key in ESCAPING:
                yield Feat(player, gain)
            elif yaku.key in WITH_TRIPLET:
                for triplet in sets_of_month(yaku.cards, 3):
                    yield Feat(player, gain, month=15 << SHIFT[INDEX[triplet[0]]])


def _promised(at: Position) -> Iterator[Feat]:
    state, kan = at.state, at.options.kan_points
    if state.mizuten and at.options.mizuten == "achievement" and state.dealer in at.seats:
        player = at.seats.index(state.dealer)
        mine = Feat(0, kan * (at.options.players - 1), -kan * (len(at.seats) - 1))
        yield Feat(player, -kan, kan) if player else mine
