"""Where each piece of advice speaks, and what it says to do."""

from collections.abc import Callable

from naipes_gui.core.advice import Advice, Fork, fork
from naipes_gui.core.cards import KING_HIGH, Card
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import View
from naipes_gui.core.text import phrase
from naipes_gui.games.mosca.rules.state import MoscaState, Phase

Here = View[MoscaState]
PASS = Move("pass")
HIGH = "KQJ"


def _hand(view: Here) -> tuple[Card, ...]:
    return view.state.hand(view.seat)


def _trumps(view: Here) -> list[Card]:
    return [card for card in _hand(view) if card.suit == view.state.trump]


def _may_declare(view: Here) -> bool:
    """Tell whether the seat is asked, and somebody else may still play."""
    state = view.state
    is_last = len(state.declared) == len(state.scores) - 1
    return state.phase is Phase.DECLARE and bool(not is_last or state.participants)


def _has_spoken(view: Here) -> bool:
    return view.state.phase is not Phase.DECLARE


def _height(card: Card) -> int:
    return KING_HIGH.index(card.rank)


def _usual(view: Here) -> frozenset[Card]:
    """Return what is usually changed: all but trumps and kings, the lowest first."""
    trump = view.state.trump
    loose = [card for card in _hand(view) if card.suit != trump and card.rank != "K"]
    return frozenset(sorted(loose, key=_height)[: view.state.most(view.options)])


def _stay(view: Here, changed: frozenset[Card]) -> tuple[Move, ...]:
    """Return the move that plays and changes some cards, if it is allowed."""
    return tuple(m for m in view.moves if m.verb == "stay" and frozenset(m.cards) == changed)


def _plays_or_passes(
    is_so: Callable[[Here], bool], *, plays: bool
) -> Callable[[Here], Fork | None]:
    """Return a fork between playing, with the usual change, and passing."""

    def found(view: Here) -> Fork | None:
        if not _may_declare(view) or not is_so(view):
            return None
        stay = _stay(view, _usual(view))
        return fork(stay, (PASS,)) if plays else fork((PASS,), stay)

    return found


def _with_trumps(many: int) -> Callable[[Here], bool]:
    return lambda view: len(_trumps(view)) == many


def _two_good(view: Here) -> bool:
    trumps = _trumps(view)
    return len(trumps) == 2 and any(card.rank in HIGH for card in trumps)


def _two_kings(view: Here) -> bool:
    return not _trumps(view) and sum(card.rank == "K" for card in _hand(view)) >= 2


def _is_dealer(view: Here) -> bool:
    """Tell whether the dealer holds one trump, and one other plays."""
    state = view.state
    return view.seat == state.dealer and len(state.participants) == 1 and len(_trumps(view)) == 1


def _keep_trumps(view: Here) -> Fork | None:
    """Throw no trump away: compared with the lowest one."""
    trumps, usual = _trumps(view), _usual(view)
    if not _may_declare(view) or not trumps:
        return None
    return fork(_stay(view, usual), _stay(view, usual | {min(trumps, key=_height)}))


def _change_all(view: Here) -> Fork | None:
    """Change every card but trumps, also the kings."""
    plain = frozenset(card for card in _hand(view) if card.suit != view.state.trump)
    if not _may_declare(view) or not _trumps(view) or plain == _usual(view):
        return None
    return fork(_stay(view, plain), _stay(view, _usual(view)))


def _leads(view: Here) -> tuple[Move, ...]:
    leading = view.state.phase is Phase.PLAY and not view.state.trick
    return tuple(view.moves) if leading else ()


def _is_led(view: Here) -> bool:
    return bool(view.state.plays)


def _top_trump(view: Here) -> Fork | None:
    """Lead the highest of two trumps or more at the first trick."""
    trumps = _trumps(view)
    if len(trumps) < 2 or view.state.plays:
        return None
    top = max(trumps, key=_height)
    plain = tuple(m for m in _leads(view) if m.cards[0].suit != view.state.trump)
    return fork((Move("play", (top,)),), plain) if plain else None


def _safe_first(view: Here) -> Fork | None:
    """Lead the king of trumps at once."""
    state, leads = view.state, _leads(view)
    king = Move("play", (Card("K" + state.trump),))
    if king not in leads or state.plays:
        return None
    return fork((king,), tuple(move for move in leads if move != king))


ADVICE = (
    Advice(
        key="mosca-none",
        sentence=phrase("advice_mosca", "Without a trump, pass."),
        compared=phrase("advice_mosca", "You hold no trump: passing against playing."),
        fork=_plays_or_passes(_with_trumps(0), plays=False),
        is_past=_has_spoken,
    ),
    Advice(
        key="mosca-one",
        sentence=phrase("advice_mosca", "With a single trump, pass."),
        compared=phrase("advice_mosca", "You hold exactly one trump: passing against playing."),
        finding=phrase(
            "advice_mosca",
            "Who plays three-handed wins more from the pool with one trump than the fines cost.",
        ),
        fork=_plays_or_passes(_with_trumps(1), plays=False),
        is_past=_has_spoken,
    ),
    Advice(
        key="mosca-two",
        sentence=phrase("advice_mosca", "With two trumps, one of them king, queen or jack, play."),
        compared=phrase("advice_mosca", "You hold two such trumps: playing against passing."),
        fork=_plays_or_passes(_two_good, plays=True),
        is_past=_has_spoken,
    ),
    Advice(
        key="mosca-kings",
        sentence=phrase("advice_mosca", "Two kings are worth a trump: play."),
        compared=phrase(
            "advice_mosca", "You hold two kings or more but no trump: playing against passing."
        ),
        fork=_plays_or_passes(_two_kings, plays=True),
        is_past=_has_spoken,
    ),
    Advice(
        key="mosca-dealer",
        sentence=phrase("advice_mosca", "The dealer has paid for the pool: let him defend it."),
        compared=phrase(
            "advice_mosca",
            "You deal, one other plays and you hold one trump: playing against passing.",
        ),
        fork=_plays_or_passes(_is_dealer, plays=True),
        is_past=_has_spoken,
    ),
    Advice(
        key="mosca-keep-trumps",
        sentence=phrase("advice_mosca", "Never change a trump."),
        compared=phrase(
            "advice_mosca",
            "You play and hold trumps: changing other cards only against changing a trump as well.",
        ),
        fork=_keep_trumps,
        is_past=_has_spoken,
    ),
    Advice(
        key="mosca-change-kings",
        sentence=phrase("advice_mosca", "Change every card that is no trump, even a king."),
        compared=phrase(
            "advice_mosca",
            "You play with trumps and a king of another suit: changing the king too against "
            "keeping it.",
        ),
        finding=phrase(
            "advice_mosca",
            "A king of another suit takes a trick of his own often enough to be kept.",
        ),
        fork=_change_all,
        is_past=_has_spoken,
    ),
    Advice(
        key="mosca-top",
        sentence=phrase("advice_mosca", "With two trumps, lead the higher one."),
        compared=phrase(
            "advice_mosca",
            "The first lead is yours with two trumps or more: the highest against a card of "
            "another suit.",
        ),
        finding=phrase(
            "advice_mosca",
            "The high trump does not run away: it takes its trick later, when more lies in it.",
        ),
        fork=_top_trump,
        is_past=_is_led,
    ),
    Advice(
        key="mosca-king",
        sentence=phrase(
            "advice_mosca", "The king of trumps is led at once: one trick, and no fine."
        ),
        compared=phrase(
            "advice_mosca",
            "The first lead is yours with the king of trumps: the king against any other card.",
        ),
        finding=phrase(
            "advice_mosca",
            "The king takes his trick whenever he is played; kept, he took better ones.",
        ),
        fork=_safe_first,
        is_past=_is_led,
    ),
)
