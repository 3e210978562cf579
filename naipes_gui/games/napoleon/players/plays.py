"""Which card to lay: every one that matters, over the same deals, to the end of the hand."""

from collections.abc import Mapping, Sequence

from naipes_gui.core.moves import Move
from naipes_gui.games.napoleon.players.beliefs import Deal
from naipes_gui.games.napoleon.players.decision import Decision
from naipes_gui.games.napoleon.players.kernels import playout
from naipes_gui.games.napoleon.players.masks import BITS, field, trumped
from naipes_gui.games.napoleon.players.rollout import Position, laid, play_out
from naipes_gui.games.napoleon.players.turn import Turn, is_alone, openings


class Opening:
    """Weighs every first card with the trumps that it makes; deals may be added to."""

    def __init__(self, turn: Turn, usual: Move) -> None:
        need = turn.position.need
        self._turn, self._leads = turn, {move: lead for lead, move in openings(turn).items()}
        self._starts = {suit: turn.opening(suit, need) for _, suit in self._leads.values()}
        self._made: dict[Move, list[bool]] = {move: [] for move in [usual, *self._leads]}
        self._tried = 0

    def __call__(self, deals: Sequence[Deal]) -> Decision:
        """Return what the deals say, those of before included."""
        for deal in self._turn.while_time(deals[self._tried :]):
            self._tried += 1
            held = {suit: [trumped(hand, suit) for hand in deal.hands] for suit in self._starts}
            for move, (card, suit) in self._leads.items():
                start = self._starts[suit]
                self._made[move].append(is_made(start, play_out(start, held[suit], card=card)))
        return in_counters(self._turn, self._made)


class Reply:
    """Weighs every card; with so many left, or fewer, by all the cards lying open."""

    def __init__(self, turn: Turn, usual: Move, solved: int) -> None:
        here, trump = turn.position, turn.state.trump
        cards = {move: trumped(BITS[move.cards[0]], trump) for move in turn.moves}
        like = _equals(turn, [cards[usual], *cards.values()], here)
        self._turn, self._solved = turn, here.left <= solved
        self._made: dict[int, list[bool]] = {like[card]: [] for card in cards.values()}
        self._order = {move: self._made[like[cards[move]]] for move in [usual, *cards]}
        self._tried = 0

    def __call__(self, deals: Sequence[Deal]) -> Decision:
        """Return what the deals say, those of before included."""
        here, trump = self._turn.position, self._turn.state.trump
        for deal in self._turn.while_time(deals[self._tried :]):
            self._tried += 1
            held = [trumped(hand, trump) for hand in deal.hands]
            for card, found in self._made.items():
                if self._solved:
                    found.append(makes(here, held, card))
                else:
                    found.append(is_made(here, play_out(here, held, card=card)))
        return in_counters(self._turn, self._order)


def is_made(here: Position, won: int) -> bool:
    """Tell whether so many tricks make the contract."""
    return won >= here.need if here.need else won == 0


def in_counters(turn: Turn, made: Mapping[Move, Sequence[float]]) -> Decision:
    """Turn deals made or not into what they bring the seat."""
    state, alone = turn.state, is_alone(turn)
    spared = state.spared == state.declarer
    won, lost = (
        turn.stakes.result(state.contract, alone=alone, made=each, spared=spared)
        for each in (True, False)
    )
    outcomes = {move: [lost + one * (won - lost) for one in each] for move, each in made.items()}
    share = {move: sum(each) / max(1, len(each)) for move, each in made.items()}
    return Decision(outcomes, share, is_own=alone)


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


def makes(here: Position, hands: Sequence[int], card: int = 0) -> bool:
    """Tell whether the declarer can make the contract, ``card`` being what is laid first."""
    trick = here.trick
    if card:
        hands, trick = laid(here, hands, card)
    lack = here.need - here.won if here.need else -here.won
    return playout.makes(
        here.size, here.declarer, here.need > 0, lack, here.left, here.leader, trick, hands
    )
