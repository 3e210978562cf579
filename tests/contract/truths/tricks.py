"""What the coach says of any trick, checked against the rules and by playing the card."""

from collections.abc import Callable

from naipes_gui.core.cards import Card
from naipes_gui.core.moves import Move
from naipes_gui.core.wording import SUIT_NAMES
from tests.contract.truths.case import Case


def due(case: Case) -> set[Card]:
    """Return the cards of the hand with which no rule of the trick is broken."""
    hand = case.state.hand(case.me)
    moves = {card: Move("play", (card,)) for card in hand}
    legal = {move.cards[0] for move in case.moves if move.verb == "play"}
    return {
        c for c, move in moves.items() if c in legal and not case.rules.breaks(case.state, move)
    }


def must(case: Case) -> bool:
    hand, cards = {*case.state.hand(case.me)}, due(case)
    named = "suit" not in case.blanks or not any(
        SUIT_NAMES.get(card.suit) == case.blanks["suit"] for card in hand
    )
    heeded = {move.cards[0] for move in case.tip.heeded}
    return named and case.cards == cards == heeded and cards < hand


def best(taking: Callable[[Case, Card], int], case: Case) -> bool:
    """Put every card that may be played into the trick, and see who has it then."""
    lying = [play.card for play in case.state.trick]
    owners = {play.card: play.seat for play in case.state.trick}
    if owners[case.blanks["card"]] != case.who or case.who == case.me:
        return False
    beating = sum(taking(case, card) == case.me for card in due(case))
    stays = all(
        taking(case, card) == case.who for card in due(case) if taking(case, card) != case.me
    )
    if "only" in case.blanks and due(case) != {case.blanks["only"]}:
        return False
    told = case.blanks.get("n", int("only" in case.blanks))
    return stays and bool(lying) and beating == told


def trump(case: Case) -> bool:
    return bool(SUIT_NAMES[case.state.trump] == case.blanks["suit"])


def ranks(taking: Callable[[Case, Card], int], case: Case) -> bool:
    """Put each ace into a trick with a court card of its suit, and each into one with a ten."""
    order = "TAJQK"
    lying = [play.card for play in case.state.trick]
    tried = [(lying[0], card) for card in due(case) if lying and len(lying) == 1]
    return all(
        (taking(case, card) == case.me) == (order.index(card.rank) > order.index(lead.rank))
        for lead, card in tried
        if card.suit == lead.suit and {lead.rank, card.rank} <= {*order}
    )
