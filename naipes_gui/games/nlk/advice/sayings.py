"""Where each piece of advice speaks, and what it says to do."""

from collections.abc import Callable, Iterable

from naipes_gui.core.advice import Advice, Fork, fork
from naipes_gui.core.cards import RANKS, Card
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import View
from naipes_gui.core.text import phrase
from naipes_gui.games.nlk.rules.state import NlkState, Phase

Here = View[NlkState]
TAKE = Move("take")
HIGH = "AKQ"


def _cards(view: Here) -> tuple[Card, ...]:
    """Return what may be played to a trick now."""
    playing = view.state.phase is Phase.TRICKS
    return tuple(m.cards[0] for m in view.moves if m.verb == "play") if playing else ()


def _moves(cards: Iterable[Card]) -> tuple[Move, ...]:
    return tuple(Move("play", (card,)) for card in cards)


def _lowness(card: Card) -> int:
    return RANKS.index(card.rank)


def _beats(view: Here) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Return the cards that beat a plain chain in its suit, and the trumps that do."""
    chain, trump = view.state.chain, view.state.trump
    if not chain or chain[-1].suit == trump:
        return (), ()
    cards = _cards(view)
    in_suit = tuple(card for card in cards if card.suit == chain[-1].suit)
    return in_suit, tuple(card for card in cards if card.suit == trump)


def _beat_in_suit(view: Here) -> Fork | None:
    in_suit, trumps = _beats(view)
    return fork(_moves(in_suit), _moves(trumps))


def _beat_narrowly(view: Here) -> Fork | None:
    in_suit, _ = _beats(view)
    low = max(in_suit, key=_lowness, default=None)
    return fork(_moves(c for c in in_suit if c == low), _moves(c for c in in_suit if c != low))


def _beat_at_all(view: Here) -> Fork | None:
    in_suit, _ = _beats(view)
    return fork(_moves(in_suit), (TAKE,)) if TAKE in view.moves else None


def _trump_in(view: Here) -> Fork | None:
    in_suit, trumps = _beats(view)
    return fork(_moves(trumps), (TAKE,)) if TAKE in view.moves and not in_suit else None


def _turn_over(view: Here) -> Fork | None:
    """Complete the trick, whose next lead one has then."""
    state = view.state
    last = state.chain and len(state.chain) == state.size - 1
    return fork(_moves(_cards(view)), (TAKE,)) if last and TAKE in view.moves else None


def _lead(view: Here) -> tuple[Card, ...]:
    return _cards(view) if not view.state.chain else ()


def _low_lead(view: Here) -> Fork | None:
    """Lead one of the lowest plain cards, and not one of the highest."""
    plain = sorted((c for c in _lead(view) if c.suit != view.state.trump), key=_lowness)
    if not plain or plain[0].rank == plain[-1].rank:
        return None
    high, low = plain[0].rank, plain[-1].rank
    return Fork(
        _moves(c for c in plain if c.rank == low), _moves(c for c in plain if c.rank == high)
    )


def _plain_lead(view: Here) -> Fork | None:
    lead, trump = _lead(view), view.state.trump
    return fork(
        _moves(c for c in lead if c.suit != trump), _moves(c for c in lead if c.suit == trump)
    )


def _piles(
    wanted: Callable[[NlkState, Card], bool], *, gives: bool
) -> Callable[[Here], Fork | None]:
    """Return a fork in the piles, for some cards: to lay them on another pile, or not to."""

    def found(view: Here) -> Fork | None:
        state = view.state
        if state.phase not in (Phase.TURN, Phase.DRAWN):
            return None
        card = state.drawn or state.top(view.seat)
        if card is None or not wanted(state, card):
            return None
        given = tuple(move for move in view.moves if move.verb in ("give", "place"))
        own = tuple(move for move in view.moves if move.verb in ("draw", "keep"))
        return fork(given, own) if gives else fork(own, given)

    return found


def _is_piled(view: Here) -> bool:
    return view.state.phase is Phase.TRICKS


def _is_last(state: NlkState, card: Card) -> bool:
    return state.phase is Phase.DRAWN and state.last_card == card


def _is_low(state: NlkState, card: Card) -> bool:
    return not _is_last(state, card) and card.rank not in HIGH


def _is_high(state: NlkState, card: Card) -> bool:
    return not _is_last(state, card) and card.rank in HIGH


ADVICE = (
    Advice(
        key="nlk-suit-first",
        sentence=phrase("advice_nlk", "Do not trump where you can beat in the suit."),
        compared=phrase(
            "advice_nlk",
            "You can beat the last card in its suit and also with a trump: in the suit against "
            "the trump.",
        ),
        fork=_beat_in_suit,
    ),
    Advice(
        key="nlk-narrowly",
        sentence=phrase("advice_nlk", "Beat with the lowest card that will do."),
        compared=phrase(
            "advice_nlk",
            "Several cards of the suit beat the last one: the lowest of them against a higher one.",
        ),
        fork=_beat_narrowly,
    ),
    Advice(
        key="nlk-beat",
        sentence=phrase(
            "advice_nlk", "Whoever can beat, beats: a card taken up must be played again."
        ),
        compared=phrase(
            "advice_nlk",
            "You can beat the last card in its suit: doing so against taking the lowest up.",
        ),
        fork=_beat_at_all,
    ),
    Advice(
        key="nlk-trump-in",
        sentence=phrase("advice_nlk", "Better trump than take up."),
        compared=phrase(
            "advice_nlk",
            "You cannot beat a plain card but hold a trump: the trump against taking the lowest "
            "up.",
        ),
        fork=_trump_in,
    ),
    Advice(
        key="nlk-turn",
        sentence=phrase(
            "advice_nlk", "If yours is the last card of the trick, turn it: you lead next."
        ),
        compared=phrase(
            "advice_nlk",
            "One card more completes the trick and you have it: playing it against taking the "
            "lowest up.",
        ),
        fork=_turn_over,
    ),
    Advice(
        key="nlk-low-lead",
        sentence=phrase("advice_nlk", "Lead your lowest cards first."),
        compared=phrase(
            "advice_nlk", "You lead: one of your lowest plain cards against one of your highest."
        ),
        fork=_low_lead,
    ),
    Advice(
        key="nlk-plain-lead",
        sentence=phrase("advice_nlk", "Do not lead trumps while you have other cards."),
        compared=phrase("advice_nlk", "You lead and hold both: a plain card against a trump."),
        fork=_plain_lead,
    ),
    Advice(
        key="nlk-give",
        sentence=phrase("advice_nlk", "In the piles, give a low card to others whenever it fits."),
        compared=phrase(
            "advice_nlk",
            "A card below the queen fits on the pile of another player: laying it there against "
            "keeping it.",
        ),
        fork=_piles(_is_low, gives=True),
        is_past=_is_piled,
    ),
    Advice(
        key="nlk-keep-high",
        sentence=phrase("advice_nlk", "Keep aces, kings and queens on your own pile."),
        compared=phrase(
            "advice_nlk",
            "An ace, a king or a queen fits on the pile of another player: keeping it against "
            "giving it away.",
        ),
        fork=_piles(_is_high, gives=False),
        is_past=_is_piled,
    ),
    Advice(
        key="nlk-last-card",
        sentence=phrase(
            "advice_nlk", "Nobody gives the last card of the stock away: it is a trump, and leads."
        ),
        compared=phrase(
            "advice_nlk",
            "You draw the last card of the stock and it fits elsewhere: keeping it against "
            "giving it away.",
        ),
        fork=_piles(_is_last, gives=False),
        is_past=_is_piled,
    ),
)
