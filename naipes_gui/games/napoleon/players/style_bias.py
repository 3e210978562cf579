"""What a style adds to a choice, in counters: the same judgement, another taste.

Boldness moves what a bid must promise and whether trumps are led; dropping whether another's
bid is outbid, cards are changed, tricks are left to others; greed raises the bids that win
most, and picks the suit that is led against a misère. A bias decides between choices of nearly
the same worth and never makes up for more.
"""

from collections.abc import Callable

from naipes_gui.core.moves import Move
from naipes_gui.core.opponent import Style
from naipes_gui.games.napoleon.players.kernels.playout import beaters
from naipes_gui.games.napoleon.players.masks import BITS, PLAIN, TRUMPS, field, trumped
from naipes_gui.games.napoleon.players.rollout import winning
from naipes_gui.games.napoleon.players.turn import Turn, leads_against_misere, spare
from naipes_gui.games.napoleon.rules.bids import NO_BID, Bid
from naipes_gui.games.napoleon.rules.state import Phase

BID = 2.1
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
MOST = 2.3
"""Likewise for all tastes at once: their sum would throw too much away."""
CHANGE = 0.35
"""Counters by which a player who likes to throw cards away overrates every card changed."""
CARD = 0.03
"""The share of what is at stake for which a card is played to one's taste."""
SUIT = 2.0
"""How much the suit matters from which a card is thrown that cannot win, beside other tastes."""
LENGTH = 0.5
"""Likewise for each card of a suit that is led against a misère: those after the great result
empty the shortest."""


def style_bias(turn: Turn, style: Style) -> Callable[[Move], float] | None:
    """Return what a style adds to every choice; nothing for a player without one."""
    if style.boldness == style.dropping == style.greed == 0 and style.memory == 1:
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
    mine = trumped(turn.known.mine, trump)

    def bias(move: Move) -> float:
        card = trumped(BITS[move.cards[0]], trump)
        taste = style.boldness if card & TRUMPS else 0.0
        if trick:
            led, best, _ = winning(trick)
            if beaters(card, led, best):
                taste -= style.dropping
            elif not mine & led:
                taste += SUIT * _throws(style, mine & PLAIN, card, spare(turn, mine, card))
        elif leads_against_misere(turn):
            taste -= LENGTH * style.greed * _many(mine, card)
        else:
            taste += style.greed * card.bit_length() / 70
        return unit * taste

    return bias


def _throws(style: Style, plain: int, card: int, end: int) -> float:
    """Return how much one likes to throw a card: who ventures much wants to be void of a suit.

    The wary and those who cling to their cards hold on to one of every suit; the absent-minded
    takes the wrong end of one.
    """
    leaning = style.boldness + style.greed - abs(style.dropping)
    many = _many(plain, card)
    if style.memory < 1:
        return 0.0 if card == end else 1.0
    usual = 0.5 if card == end else 0.0
    return usual - many if leaning > 0 else usual + many * (leaning < 0)


def _many(cards: int, card: int) -> int:
    """Return how many cards there are of the suit of one."""
    return (cards & field(card)).bit_count()
