"""Which card to lay: every one that matters, over the same deals, to the end of the hand."""

from collections.abc import Sequence

from naipes_gui.core.moves import Move
from naipes_gui.games.napoleon.players import solver
from naipes_gui.games.napoleon.players.beliefs import Deal
from naipes_gui.games.napoleon.players.decision import Decision
from naipes_gui.games.napoleon.players.masks import BITS, field, trumped
from naipes_gui.games.napoleon.players.rollout import Position, play_out
from naipes_gui.games.napoleon.players.turn import Turn, is_alone, openings


def opening(turn: Turn, deals: Sequence[Deal], usual: Move) -> Decision:
    """Weigh every first card with the trumps that it makes."""
    need = turn.position.need
    options = {move: lead for lead, move in openings(turn).items()}
    starts = {suit: turn.opening(suit, need) for _, suit in options.values()}
    made: dict[Move, list[bool]] = {move: [] for move in [usual, *options]}
    for deal in turn.while_time(deals):
        held = {suit: [trumped(hand, suit) for hand in deal.hands] for suit in starts}
        for move, (card, suit) in options.items():
            made[move].append(is_made(starts[suit], play_out(starts[suit], held[suit], card=card)))
    return in_counters(turn, made)


def reply(turn: Turn, deals: Sequence[Deal], usual: Move, solved: int) -> Decision:
    """Weigh every card; with so many cards left, or fewer, by all the cards lying open."""
    trump, here = turn.state.trump, turn.position
    cards = {move: trumped(BITS[move.cards[0]], trump) for move in turn.moves}
    like = _equals(turn, [cards[usual], *cards.values()], here)
    made: dict[int, list[bool]] = {like[card]: [] for card in cards.values()}
    for deal in turn.while_time(deals):
        held = [trumped(hand, trump) for hand in deal.hands]
        for card, found in made.items():
            if here.left <= solved:
                found.append(solver.makes(here, held, card))
            else:
                found.append(is_made(here, play_out(here, held, card=card)))
    order = [usual, *cards]
    return in_counters(turn, {move: made[like[cards[move]]] for move in order})


def is_made(here: Position, won: int) -> bool:
    """Tell whether so many tricks make the contract."""
    return won >= here.need if here.need else won == 0


def in_counters(turn: Turn, made: dict[Move, list[bool]]) -> Decision:
    """Turn deals made or not into what they bring the seat."""
    state, alone = turn.state, is_alone(turn)
    spared = state.spared == state.declarer
    won, lost = (
        turn.stakes.result(state.contract, alone=alone, made=each, spared=spared)
        for each in (True, False)
    )
    outcomes = {move: [won if one else lost for one in each] for move, each in made.items()}
    share = {move: sum(each) / max(1, len(each)) for move, each in made.items()}
    return Decision(outcomes, share)


def _equals(turn: Turn, cards: Sequence[int], here: Position) -> dict[int, int]:
    """Return for every card the one that stands for it: none alive lies between them."""
    others = (here.out | sum(here.trick)) & ~sum(set(cards))
    found: dict[int, int] = {}
    for card in cards:
        if card not in found:
            twins = (one for one in found.values() if _is_alike(one, card, others))
            found[card] = next(twins, card)
    return found


def _is_alike(one: int, other: int, others: int) -> bool:
    low, high = sorted((one, other))
    return field(low) == field(high) and not others & field(low) & (high - 1) & -low
