"""What a style adds to a choice, in counters: the same judgement, another taste.

Boldness moves what a bid must promise and whether trumps are led; dropping whether another's
bid is outbid, cards are changed, tricks are left to others; greed raises the bids that win
most. A bias decides between choices of nearly the same worth and never makes up for more.
"""

from collections.abc import Callable

from naipes_gui.core.moves import Move
from naipes_gui.core.opponent import Style
from naipes_gui.games.napoleon.players.habits import beaters
from naipes_gui.games.napoleon.players.masks import BITS, TRUMPS, trumped
from naipes_gui.games.napoleon.players.rollout import winning
from naipes_gui.games.napoleon.players.turn import Turn
from naipes_gui.games.napoleon.rules.bids import NO_BID, Bid
from naipes_gui.games.napoleon.rules.state import Phase

BID = 0.8
"""Counters from each opponent by which a bold player overrates every bid of its own."""
OUTBID = 1.5
"""Likewise for one who does not let the bids of others stand."""
STEP = {
    "3": -0.25,
    "misere": -0.25,
    "4": 2.0,
    "nap": 3.0,
    "wellington": 3.2,
    "blucher": 3.4,
    "6": 3.2,
    "7": 3.4,
}
"""Likewise for one who is after the great result."""
MOST = 2.2
"""Likewise for all tastes at once: their sum would throw too much away."""
CHANGE = 0.35
"""Counters by which a player who likes to throw cards away overrates every card changed."""
CARD = 0.03
"""The share of what is at stake for which a card is played to one's taste."""


def style_bias(turn: Turn, style: Style) -> Callable[[Move], float] | None:
    """Return what a style adds to every choice; nothing for a player without one."""
    if not (style.boldness or style.dropping or style.greed):
        return None
    if turn.state.phase is Phase.PLAY:
        return _of_cards(turn, style)
    return _of_words(turn, style)


def _of_words(turn: Turn, style: Style) -> Callable[[Move], float]:
    payers = turn.stakes.payers
    over = turn.state.highest.bid != NO_BID

    def bias(move: Move) -> float:
        match move.verb:
            case "bid" | "spare":
                name = Bid.of(move).name if move.verb == "bid" else "nap"
                taste = BID * style.boldness + STEP.get(name, 0.0) * style.greed
                taste -= OUTBID * style.dropping if over else 0.0
                return payers * min(MOST, taste)
            case "look":
                return 0.5 * style.greed + 0.3 * style.boldness
            case "buy":
                return CHANGE * style.dropping * len(move.cards)
            case _:
                return 0.0

    return bias


def _of_cards(turn: Turn, style: Style) -> Callable[[Move], float]:
    stakes, bid, trump = turn.stakes, turn.state.contract, turn.state.trump
    alone = turn.state.declarer == turn.view.seat
    won, lost = (stakes.result(bid, alone=alone, made=made) for made in (True, False))
    unit, trick = CARD * abs(won - lost), turn.position.trick

    def bias(move: Move) -> float:
        card = trumped(BITS[move.cards[0]], trump)
        taste = style.boldness if card & TRUMPS else 0.0
        if trick:
            led, best, _ = winning(trick)
            taste -= style.dropping if beaters(card, led, best) else 0.0
        else:
            taste += style.greed * card.bit_length() / 70
        return unit * taste

    return bias
