"""Where each piece of advice speaks, and what it says to do."""

from collections.abc import Iterable

from naipes_gui.core.advice import Advice, Fork, fork
from naipes_gui.core.cards import Card
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import View
from naipes_gui.core.table import NOBODY
from naipes_gui.core.text import phrase
from naipes_gui.games.napoleon.rules.state import NapoleonState, Phase, Play, strength
from naipes_gui.games.napoleon.rules.tricks import best

Here = View[NapoleonState]
THREE, PASS, MISERE = Move("bid", number=3), Move("pass"), Move("bid", word="misere")
PLAIN = {"misere": False}
"""The rules of old: with a misère, few hands are played for tricks."""
LONG = 3


def _hand(view: Here) -> tuple[Card, ...]:
    return view.state.hand(view.seat)


def _longest(view: Here) -> int:
    """Return how many cards the hand has of its longest suit."""
    hand = _hand(view)
    return max(sum(other.suit == card.suit for other in hand) for card in hand)


def _may_open(view: Here) -> bool:
    """Tell whether three may be bid, and nobody has bid yet."""
    auction = view.state.phase is Phase.AUCTION and view.state.highest.seat == NOBODY
    return auction and THREE in view.moves and PASS in view.moves


def _bid_three(view: Here) -> Fork | None:
    """Bid with three of a suit, the ace or king among them, and an ace besides."""
    if not _may_open(view):
        return None
    hand = _hand(view)
    suits = {card.suit for card in hand if sum(o.suit == card.suit for o in hand) >= LONG}
    headed = any(card.suit in suits and card.rank in "AK" for card in hand)
    outside = any(card.suit not in suits and card.rank in "AK" for card in hand)
    return Fork((THREE,), (PASS,)) if headed and outside else None


def _pass_short(view: Here) -> Fork | None:
    return Fork((PASS,), (THREE,)) if _may_open(view) and _longest(view) < LONG else None


def _pass_low(view: Here) -> Fork | None:
    """Pass with three of a suit but neither ace nor king in it."""
    if not _may_open(view) or _longest(view) != LONG:
        return None
    hand = _hand(view)
    long = [card for card in hand if sum(o.suit == card.suit for o in hand) == LONG]
    return Fork((PASS,), (THREE,)) if all(card.rank not in "AK" for card in long) else None


def _is_playing(view: Here) -> bool:
    return view.state.phase is Phase.PLAY


def _no_ace_misere(view: Here) -> Fork | None:
    """Do not bid a misère with an ace."""
    auction = view.state.phase is Phase.AUCTION and view.state.highest.seat == NOBODY
    has_ace = any(card.rank == "A" for card in _hand(view))
    return fork((PASS,), (MISERE,)) if auction and has_ace and MISERE in view.moves else None


def _low_in_misere(view: Here) -> Fork | None:
    """Open a misère with one of the lowest cards."""
    cards = _plays(view)
    if not cards or view.state.plays or _for_tricks(view):
        return None
    return _lowest_first(cards)


def _lowest_first(cards: tuple[Card, ...]) -> Fork | None:
    low, high = min(map(strength, cards)), max(map(strength, cards))
    if low == high:
        return None
    lowest = _moves(card for card in cards if strength(card) == low)
    return Fork(lowest, _moves(card for card in cards if strength(card) == high))


def _low_against_misere(view: Here) -> Fork | None:
    """Lead a low card against a misère."""
    cards = _plays(view)
    state = view.state
    if not cards or state.trick or not state.plays or _is_alone(view) or _for_tricks(view):
        return None
    return _lowest_first(cards)


def _plays(view: Here) -> tuple[Card, ...]:
    playing = view.state.phase is Phase.PLAY
    return tuple(m.cards[0] for m in view.moves if m.verb == "play") if playing else ()


def _moves(cards: Iterable[Card]) -> tuple[Move, ...]:
    return tuple(Move("play", (card,)) for card in cards)


def _is_alone(view: Here) -> bool:
    return view.seat == view.state.declarer


def _for_tricks(view: Here) -> bool:
    return view.state.contract.name != "misere"


def _first_lead(view: Here) -> Fork | None:
    """Lead the highest card of the longest suit, not a lower one of it."""
    cards = _plays(view)
    if view.state.plays or not cards or not _for_tricks(view):
        return None
    many = {card.suit: sum(other.suit == card.suit for other in cards) for card in cards}
    long = [card for card in cards if many[card.suit] == max(many.values())]
    tops = [c for c in long if all(strength(o) <= strength(c) for o in long if o.suit == c.suit)]
    return fork(_moves(tops), _moves(card for card in long if card not in tops))


def _second_lead(view: Here) -> Fork | None:
    """Lead trumps again after the first trick."""
    state, cards = view.state, _plays(view)
    again = _is_alone(view) and state.plays and not state.trick and state.tricks_played == 1
    if not again or not state.trump:
        return None
    trumps = [card for card in cards if card.suit == state.trump]
    return fork(_moves(trumps), _moves(card for card in cards if card not in trumps))


def _winning(view: Here) -> tuple[Card, ...]:
    """Return the cards that would take the trick as it lies."""
    state = view.state
    return tuple(
        card for card in _plays(view)
        if best((*state.trick, Play(view.seat, card)), state.trump).card == card
    )  # fmt: skip


def _defends(view: Here) -> bool:
    playing = view.state.phase is Phase.PLAY and bool(view.state.trick)
    return playing and not _is_alone(view) and _for_tricks(view)


def _stop_him(view: Here) -> Fork | None:
    """Take a trick that the declarer is about to win."""
    state = view.state
    if not _defends(view) or best(state.trick, state.trump).seat != state.declarer:
        return None
    takes = _winning(view)
    return fork(_moves(takes), _moves(c for c in _plays(view) if c not in takes))


def _lead_against(view: Here) -> Fork | None:
    """Do not lead trumps against the declarer."""
    state, cards = view.state, _plays(view)
    if state.trick or not state.plays or _is_alone(view) or not _for_tricks(view):
        return None
    plain = [card for card in cards if card.suit != state.trump]
    return fork(_moves(plain), _moves(card for card in cards if card not in plain))


def _keep_high(view: Here) -> Fork | None:
    """Throw away the lowest card where one can neither follow nor win."""
    state, cards = view.state, _plays(view)
    if not _defends(view) or len(cards) < 2:
        return None
    led = state.trick[0].card.suit
    if any(card.suit in (led, state.trump) for card in cards):
        return None
    return _lowest_first(cards)


ADVICE = (
    Advice(
        key="napoleon-three",
        sentence=phrase(
            "advice_napoleon",
            "Three of a suit with its ace or king, and another ace or king: bid three.",
        ),
        compared=phrase(
            "advice_napoleon",
            "Nobody has bid yet and you hold such a hand: bidding three against passing.",
        ),
        fork=_bid_three,
        is_past=_is_playing,
        options=PLAIN,
    ),
    Advice(
        key="napoleon-short",
        sentence=phrase("advice_napoleon", "Without three cards of a suit, pass."),
        compared=phrase(
            "advice_napoleon",
            "Nobody has bid yet and no suit of yours has more than two cards: passing against "
            "bidding three.",
        ),
        fork=_pass_short,
        is_past=_is_playing,
        options=PLAIN,
    ),
    Advice(
        key="napoleon-headless",
        sentence=phrase("advice_napoleon", "Three trumps without ace or king are no bid."),
        compared=phrase(
            "advice_napoleon",
            "Nobody has bid yet and your longest suit has three cards, neither ace nor king among "
            "them: passing against bidding three.",
        ),
        fork=_pass_low,
        is_past=_is_playing,
        options=PLAIN,
    ),
    Advice(
        key="napoleon-first-lead",
        sentence=phrase("advice_napoleon", "Declarer, begin with your highest trump."),
        compared=phrase(
            "advice_napoleon",
            "You lead for the first time: the highest card of your longest suit against a lower "
            "one of it.",
        ),
        fork=_first_lead,
        options=PLAIN,
    ),
    Advice(
        key="napoleon-second-lead",
        sentence=phrase("advice_napoleon", "Declarer, draw a second round of trumps."),
        compared=phrase(
            "advice_napoleon",
            "You are the declarer and have won the first trick: a trump again against another "
            "suit.",
        ),
        fork=_second_lead,
        options=PLAIN,
    ),
    Advice(
        key="napoleon-stop",
        sentence=phrase("advice_napoleon", "Whoever can stop the declarer does so at once."),
        compared=phrase(
            "advice_napoleon",
            "The declarer is winning the trick and you can take it: doing so against holding back.",
        ),
        fork=_stop_him,
        options=PLAIN,
    ),
    Advice(
        key="napoleon-lead-against",
        sentence=phrase("advice_napoleon", "Do not lead trumps against the declarer."),
        compared=phrase(
            "advice_napoleon",
            "You lead against the declarer and hold trumps and other cards: another suit against "
            "a trump.",
        ),
        fork=_lead_against,
        options=PLAIN,
    ),
    Advice(
        key="napoleon-throw-low",
        sentence=phrase("advice_napoleon", "What you throw away is your lowest card."),
        compared=phrase(
            "advice_napoleon",
            "Against the declarer you can neither follow nor trump: your lowest card against "
            "your highest.",
        ),
        fork=_keep_high,
        options=PLAIN,
    ),
    Advice(
        key="napoleon-misere-ace",
        sentence=phrase("advice_napoleon", "With an ace, do not bid a misère."),
        compared=phrase(
            "advice_napoleon",
            "Nobody has bid yet and you hold an ace: passing against bidding a misère.",
        ),
        fork=_no_ace_misere,
        is_past=_is_playing,
    ),
    Advice(
        key="napoleon-misere-lead",
        sentence=phrase("advice_napoleon", "In a misère, begin with your lowest card."),
        compared=phrase(
            "advice_napoleon", "You play a misère: your lowest card first against your highest."
        ),
        fork=_low_in_misere,
    ),
    Advice(
        key="napoleon-misere-against",
        sentence=phrase("advice_napoleon", "Against a misère, lead low: it has to go below you."),
        compared=phrase(
            "advice_napoleon",
            "You lead against a misère: your lowest card against your highest.",
        ),
        fork=_low_against_misere,
    ),
)
