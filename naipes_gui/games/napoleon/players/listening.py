"""How well a hand suits what its player has said and laid: the soft half of what is known.

Nobody is sure to bid or to play as the model does, so a hand that would have done otherwise
is drawn less often, never ruled out.
"""

from collections.abc import Iterator
from typing import NamedTuple

from naipes_gui.core.table import NOBODY, Seat
from naipes_gui.games.napoleon.players.beliefs import Knowledge
from naipes_gui.games.napoleon.players.callers import Caller
from naipes_gui.games.napoleon.players.hearing import Ear, Trust
from naipes_gui.games.napoleon.players.masks import BITS, mask, trumped
from naipes_gui.games.napoleon.players.rollout import Position
from naipes_gui.games.napoleon.rules.bids import NO_BID, PASS, Bid
from naipes_gui.games.napoleon.rules.state import NapoleonState, Play
from naipes_gui.games.napoleon.rules.tricks import best


class Laid(NamedTuple):
    """A card as it was laid: the play at that moment, and what its player laid from then on."""

    here: Position
    card: int
    later: int


def listeners(known: Knowledge, caller: Caller, trust: Trust, *, watches: bool) -> list[Ear]:
    """Return for every player what was seen of it that tells of its hand."""
    state, players, gauge = known.state, known.players, caller.manner.gauge
    ears = [
        Ear(caller.reader, gauge, trust, caller.nothing, state.trump, each) for each in known.played
    ]
    for seat, highest, bid in _said(state):
        ears[players.index(seat)].sayings.append(caller.saying(highest, bid))
    if state.trump and state.declarer in players:
        ears[players.index(state.declarer)].has_chosen = True
    for player, (here, card, later) in _cards(known) if watches else ():
        ear = ears[player]
        ear.laid.append(here)
        ear.cards.append(card)
        ear.later.append(later)
    return ears


def _said(state: NapoleonState) -> Iterator[tuple[Seat, Bid, Bid]]:
    """Return who said what to which highest bid; a card taken tells of another hand."""
    highest = NO_BID
    for seat, bid in state.calls:
        if seat not in {state.spared, *state.looked}:
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
