"""How well a hand suits what its player has said and laid: the soft half of what is known.

Nobody is sure to bid or to play as the model does, so a hand that would have done otherwise
is drawn less often, never ruled out.
"""

from collections.abc import Iterator
from typing import NamedTuple

from naipes_gui.core.table import NOBODY, Seat
from naipes_gui.games.napoleon.players import rollout
from naipes_gui.games.napoleon.players.beliefs import Knowledge
from naipes_gui.games.napoleon.players.callers import Caller
from naipes_gui.games.napoleon.players.masks import BITS, mask, trumped
from naipes_gui.games.napoleon.players.rollout import Position
from naipes_gui.games.napoleon.rules.bids import NO_BID, PASS, Bid
from naipes_gui.games.napoleon.rules.state import NapoleonState, Play
from naipes_gui.games.napoleon.rules.tricks import best

OTHERWISE = 0.4
"""How readily a card is believed that the model would not have laid."""

DULL = 0.1
"""A hand that suits what was said less than this is not held against the cards laid."""


class Laid(NamedTuple):
    """A card as it was laid: the play at that moment, and what its player laid from then on."""

    here: Position
    card: int
    later: int


class Listener:
    """Tells how likely a player with a hand had done all that was seen of it."""

    def __init__(self, known: Knowledge, caller: Caller, *, watches: bool = True) -> None:
        self._known, self._caller = known, caller
        self._trump = known.state.trump
        state, players = known.state, known.players
        self._calls = {players.index(s): (h, b) for s, h, b in _said(state)}
        self._laid: dict[int, list[Laid]] = {}
        for player, laid in _cards(known) if watches else ():
            if player != known.me:
                self._laid.setdefault(player, []).append(laid)

    def __call__(self, player: int, hand: int) -> float:
        """Return how likely it is, 1 being the likeliest."""
        whole, likely = hand | self._known.played[player], 1.0
        if said := self._calls.get(player):
            likely = self._caller.likelihood(whole, *said)
            likely *= self._fixed_trumps(player, whole)
            if likely < DULL:
                return likely
        for laid in self._laid.get(player, ()):
            if rollout.by_rule(laid.here, trumped(hand, self._trump) | laid.later) != laid.card:
                likely *= OTHERWISE
        return likely

    def _fixed_trumps(self, player: int, whole: int) -> float:
        """Weigh the suit that a declarer made trumps against the one the model prefers."""
        if not self._trump or self._known.players[player] != self._known.state.declarer:
            return 1.0
        return 1.0 if self._caller.read(whole).suit == self._trump else OTHERWISE


def _said(state: NapoleonState) -> Iterator[tuple[Seat, Bid, Bid]]:
    """Return who said what to which highest bid; a card taken tells of another hand."""
    highest = NO_BID
    for seat, bid in state.calls:
        if seat not in (state.spared, *state.looked):
            yield seat, highest, bid
        highest = highest if bid == PASS else bid


def _cards(known: Knowledge) -> Iterator[tuple[int, Laid]]:
    """Return every card laid after the opening, with what was known when it was."""
    state, players = known.state, known.players
    if state.declarer == NOBODY:
        return
    size, plays, trump = len(players), state.plays, state.trump
    need, tricks = known.rules.ladder.terms(state.contract).tricks, known.rules.options.tricks
    out, won = trumped(mask(known.rules.pack.cards), trump), 0
    declarer = players.index(state.declarer)
    for start in range(0, len(plays), size):
        trick = plays[start : start + size]
        bits = [trumped(BITS[play.card], trump) for play in trick]
        left, leader = tricks - start // size, players.index(trick[0].seat)
        for at, play in enumerate(trick):
            here = Position(size, declarer, need, won, left, leader, tuple(bits[:at]), out)
            if start or at:
                player = players.index(play.seat)
                yield player, Laid(here, bits[at], _from(plays[start + at :], play.seat, trump))
        out &= ~sum(bits)
        won += len(trick) == size and best(trick, trump).seat == state.declarer


def _from(plays: tuple[Play, ...], seat: Seat, trump: str) -> int:
    return trumped(mask(play.card for play in plays if play.seat == seat), trump)
