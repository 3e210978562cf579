"""What a card does at once, and what it leaves for later, before anything is counted."""

from collections.abc import Iterator, Sequence

from naipes_gui.bots.cards import places
from naipes_gui.core.cards import Card
from naipes_gui.core.moves import Move
from naipes_gui.core.text import Phrase
from naipes_gui.games.hachi_hachi.players import consequence_words as words
from naipes_gui.games.hachi_hachi.players.bits import CARDS, EACH, INDEX, mask, points
from naipes_gui.games.hachi_hachi.players.turn import Turn, taken_by
from naipes_gui.games.hachi_hachi.rules.field import matches
from naipes_gui.games.hachi_hachi.rules.kept import captured_later, kept_beside
from naipes_gui.games.hachi_hachi.rules.months import can_be_taken, out_of, waits

CHOICE = 2
"""Of so many cards of a month in the field one is chosen; otherwise all are captured."""
MOSTLY = 0.5
"""The share of the deals from which a card is said to come all the same."""
DEAR = 10
"""Card points from which what is captured at once is told before all that may come."""


def captured_by(turn: Turn, move: Move) -> int:
    """Return what a move captures for certain, as a mask."""
    taken = sum(1 << place for place in taken_by(turn, move))
    turned = turn.state.turned
    return taken | (1 << INDEX[turned] if turned and move.verb == "take" else 0)


def laid_by(turn: Turn, move: Move) -> int:
    """Return the card that a move lays in the field, as a mask."""
    return 0 if captured_by(turn, move) or move.verb != "play" else mask(move.cards)


def cards_in(cards: int) -> tuple[Card, ...]:
    """Return the cards of a mask."""
    return tuple(CARDS[place] for place in places(cards))


def can_be_lost(turn: Turn, cards: int) -> bool:
    """Tell whether another could take one of some cards: what a hand holds nobody takes."""
    return any(can_be_taken(turn.view, card) for card in cards_in(cards))


def at_once(turn: Turn, better: Move, other: Move) -> Phrase | None:
    """Return what is captured here and now, where it is much and the other captures less.

    Of a card that is laid down it is said with what it can be captured again.
    """
    gained = captured_by(turn, better)
    if not gained and (kept := kept_beside(turn.view, better.cards[0])):
        return captured_later(turn.view, better.cards[0], kept)
    got = points(gained)
    if got < DEAR or got <= points(captured_by(turn, other)):
        return None
    taken = tuple(card for card in cards_in(gained) if card in turn.state.field) or cards_in(gained)
    if better.verb == "play" and any(waits(turn.view, card) for card in taken):
        # It would not run away: that is no reason to take it now.
        return None
    open_to_all = better.verb == "play" and any(can_be_taken(turn.view, card) for card in taken)
    return words.now(got, taken[0].month, len(out_of(turn.view, taken[0])) if open_to_all else 0)


def later(turn: Turn, better: Move, piles: Sequence[int]) -> Phrase | None:
    """Say that the dearest card that could be captured at once comes later, where it mostly does.

    That more could be had is what speaks against the better one at first sight. The piles are those
    of the viewer at the ends of hands after it.
    """
    offered = [each for each in _offered(turn) if each[0].month != better.cards[0].month]
    most = max(offered, key=lambda cards: points(mask(cards)), default=())
    if better.verb != "play" or points(mask(most)) <= points(captured_by(turn, better)):
        return None
    dear = max(most, key=lambda card: EACH[INDEX[card]])
    if EACH[INDEX[dear]] == 1:
        return None
    share = sum(pile >> INDEX[dear] & 1 for pile in piles) / len(piles)
    return words.all_the_same(dear, share) if share >= MOSTLY else None


def _offered(turn: Turn) -> Iterator[tuple[Card, ...]]:
    """Yield what every card of the hand could capture, with it, of two cards the dearer one."""
    for card in turn.state.hand(turn.view.seat):
        found = matches(turn.state.field, card)
        if len(found) == CHOICE:
            found = (max(found, key=lambda each: EACH[INDEX[each]]),)
        if found:
            yield (card, *found)


def waiting(turn: Turn, better: Move, other: Move) -> Phrase | None:
    """Say that what another move captures is not lost by the better one: only the viewer can."""
    month = better.cards[0].month
    kept = tuple(
        card for card in cards_in(captured_by(turn, other))
        if card.month != month and waits(turn.view, card)
    )  # fmt: skip
    return words.not_lost(kept) if kept and other.verb == "play" else None
