"""Where each piece of advice speaks, and what it says to do."""

from collections.abc import Callable

from naipes_gui.core.advice import Advice, Fork, fork
from naipes_gui.core.cards import KING_HIGH, Card
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import View
from naipes_gui.core.text import phrase
from naipes_gui.games.ecarte.rules.state import EcarteState, Phase

Here = View[EcarteState]
PROPOSE, STAND, ACCEPT, REFUSE = map(Move, ("propose", "stand", "accept", "refuse"))
GOOD_HAND = 3
"""Trumps that are said to need no exchange."""


def _hand(view: Here) -> tuple[Card, ...]:
    return view.state.hand(view.seat)


def _trumps(view: Here) -> list[Card]:
    return [card for card in _hand(view) if card.suit == view.state.trump]


def _height(card: Card) -> int:
    return KING_HIGH.index(card.rank)


def _said(
    phase: Phase, counts: Callable[[int], bool], do: Move, other: Move
) -> Callable[[Here], Fork | None]:
    """Return a fork at the first exchange, where one holds so many trumps."""

    def found(view: Here) -> Fork | None:
        is_first = view.state.phase is phase and view.state.round == 1
        return Fork((do,), (other,)) if is_first and counts(len(_trumps(view))) else None

    return found


def _at_once(view: Here) -> bool:
    """Tell that advice for the very first decision has nothing to say to any later one."""
    return True


def _is_answered(view: Here) -> bool:
    return view.state.phase not in (Phase.PROPOSE, Phase.ANSWER) or view.state.round > 1


def _is_led(view: Here) -> bool:
    return bool(view.state.plays)


def _king(view: Here) -> Fork | None:
    """Speak where the king may be announced."""
    asked = view.state.phase is Phase.KING and Move("announce") in view.moves
    return Fork((Move("announce"),), (Move("conceal"),)) if asked else None


def _keep(view: Here) -> Fork | None:
    """Keep trumps and kings, and throw away all the rest."""
    if view.state.phase is not Phase.EXCHANGE:
        return None
    trump = view.state.trump
    junk = {card for card in _hand(view) if card.suit != trump and card.rank != "K"}
    said = tuple(move for move in view.moves if {*move.cards} == junk)
    less = tuple(move for move in view.moves if {*move.cards} < junk)
    return fork(said, less)


def _leads(view: Here) -> tuple[Move, ...]:
    """Return the cards that may be led to the first trick."""
    state = view.state
    is_lead = state.phase is Phase.PLAY and not state.plays and not state.called
    return tuple(m for m in view.moves if m.verb == "play" and not m.word) if is_lead else ()


def _top_trump(view: Here) -> Fork | None:
    """Lead the highest of exactly three trumps."""
    leads, trumps = _leads(view), _trumps(view)
    if not leads or len(trumps) != GOOD_HAND:
        return None
    top = max(trumps, key=_height)
    plain = tuple(m for m in leads if m.cards[0].suit != view.state.trump)
    return fork((Move("play", (top,)),), plain)


def _long_suit(view: Here) -> Fork | None:
    """Lead the top of a plain suit of two or more, and not a single card."""
    leads = [m for m in _leads(view) if m.cards[0].suit != view.state.trump]
    if not leads or len(_trumps(view)) >= GOOD_HAND:
        return None
    held = [move.cards[0] for move in leads]
    many = {card: sum(other.suit == card.suit for other in held) for card in held}
    long = [card for card in held if many[card] > 1]
    tops = [c for c in long if all(_height(o) <= _height(c) for o in long if o.suit == c.suit)]
    single = tuple(Move("play", (card,)) for card in held if many[card] == 1)
    return fork(tuple(Move("play", (card,)) for card in tops), single)


def _save_trumps(view: Here) -> Fork | None:
    """Keep trumps at the first lead where there are one or two of them."""
    leads, trumps = _leads(view), _trumps(view)
    if not 0 < len(trumps) < GOOD_HAND:
        return None
    plain = tuple(m for m in leads if m.cards[0].suit != view.state.trump)
    return fork(plain, tuple(m for m in leads if m.cards[0].suit == view.state.trump))


def _two_won(view: Here) -> Fork | None:
    """Draw trumps where two tricks are won."""
    state = view.state
    if not state.is_between_tricks or state.tricks(view.seat) != 2 or state.tricks(1 - view.seat):  # type: ignore[arg-type]
        return None
    cards = tuple(m for m in view.moves if m.verb == "play" and not m.word)
    trumps = tuple(m for m in cards if m.cards[0].suit == state.trump)
    return fork(trumps, tuple(m for m in cards if m not in trumps))


ADVICE = (
    Advice(
        key="ecarte-stand",
        sentence=phrase("advice_ecarte", "With three trumps, do not propose: play."),
        compared=phrase(
            "advice_ecarte",
            "You are the first to speak and hold three trumps or more: playing at once against "
            "proposing.",
        ),
        fork=_said(Phase.PROPOSE, lambda n: n >= GOOD_HAND, STAND, PROPOSE),
        is_past=_at_once,
    ),
    Advice(
        key="ecarte-propose",
        sentence=phrase("advice_ecarte", "With one trump or none, propose."),
        compared=phrase(
            "advice_ecarte",
            "You are the first to speak and hold at most one trump: proposing against playing at "
            "once.",
        ),
        fork=_said(Phase.PROPOSE, lambda n: n <= 1, PROPOSE, STAND),
        is_past=_at_once,
    ),
    Advice(
        key="ecarte-refuse",
        sentence=phrase("advice_ecarte", "The dealer refuses with three trumps."),
        compared=phrase(
            "advice_ecarte",
            "You deal, the other proposes, and you hold three trumps or more: refusing against "
            "accepting.",
        ),
        fork=_said(Phase.ANSWER, lambda n: n >= GOOD_HAND, REFUSE, ACCEPT),
        is_past=_is_answered,
    ),
    Advice(
        key="ecarte-accept",
        sentence=phrase("advice_ecarte", "The dealer accepts when he holds no trump, or only one."),
        compared=phrase(
            "advice_ecarte",
            "You deal, the other proposes, and you hold at most one trump: accepting against "
            "refusing.",
        ),
        fork=_said(Phase.ANSWER, lambda n: n <= 1, ACCEPT, REFUSE),
        is_past=_is_answered,
    ),
    Advice(
        key="ecarte-keep",
        sentence=phrase("advice_ecarte", "Keep trumps and kings, and change all the rest."),
        compared=phrase(
            "advice_ecarte",
            "At an exchange: throwing away every card that is neither a trump nor a king, against "
            "throwing away only some of them.",
        ),
        fork=_keep,
    ),
    Advice(
        key="ecarte-king",
        sentence=phrase("advice_ecarte", "Show the king of trumps: its point is sure."),
        compared=phrase("advice_ecarte", "You may announce the king: doing so against hiding it."),
        fork=_king,
    ),
    Advice(
        key="ecarte-top",
        sentence=phrase("advice_ecarte", "With three trumps, lead the highest."),
        compared=phrase(
            "advice_ecarte",
            "The first lead is yours with exactly three trumps: the highest of them against a card "
            "of another suit.",
        ),
        fork=_top_trump,
        is_past=_is_led,
    ),
    Advice(
        key="ecarte-save",
        sentence=phrase("advice_ecarte", "With one or two trumps, lead from another suit first."),
        compared=phrase(
            "advice_ecarte",
            "The first lead is yours with one or two trumps: a card of another suit against a "
            "trump.",
        ),
        fork=_save_trumps,
        is_past=_is_led,
    ),
    Advice(
        key="ecarte-guarded",
        sentence=phrase(
            "advice_ecarte", "With few trumps, lead the top of a suit of two, not a single card."
        ),
        compared=phrase(
            "advice_ecarte",
            "The first lead is yours with at most two trumps: the highest card of a plain suit of "
            "two or more against a card that is alone in its suit.",
        ),
        fork=_long_suit,
        is_past=_is_led,
    ),
    Advice(
        key="ecarte-two-won",
        sentence=phrase("advice_ecarte", "With two tricks won and none lost, lead trumps."),
        compared=phrase(
            "advice_ecarte",
            "You have won the first two tricks and hold trumps and other cards: a trump against "
            "another card.",
        ),
        fork=_two_won,
    ),
)
