"""Where each piece of advice speaks, and what it says to do."""

from collections.abc import Callable, Iterable

from naipes_gui.core.advice import Advice, Fork, fork
from naipes_gui.core.cards import Card
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import View
from naipes_gui.core.text import phrase
from naipes_gui.games.hachi_hachi.rules.deck import of_month, points, sets_of_month
from naipes_gui.games.hachi_hachi.rules.state import HachiState, Phase

Here = View[HachiState]
PLACE = "place"
WITH_FOURTH = 3
"""Cards of a month in the field that go with the fourth."""


def _plays(view: Here) -> tuple[Move, ...]:
    playing = view.state.phase is Phase.PLAY
    return tuple(move for move in view.moves if move.verb == "play") if playing else ()


def _taken(view: Here, move: Move) -> tuple[Card, ...]:
    """Return what a card of the hand takes out of the field."""
    if move.word == PLACE:
        return ()
    return move.onto or of_month(view.state.field, move.cards[0].month)


def _won(view: Here, move: Move) -> tuple[Card, ...]:
    """Return the cards that a move brings home at once."""
    taken = _taken(view, move)
    return (*move.cards, *taken) if taken else ()


def _takes(view: Here) -> tuple[Move, ...]:
    return tuple(move for move in _plays(view) if _taken(view, move))


def _laid(view: Here) -> tuple[Move, ...]:
    """Return the moves of a hand that can take nothing."""
    return () if _takes(view) else _plays(view)


def _split(moves: Iterable[Move], is_so: Callable[[Move], bool]) -> Fork | None:
    every = tuple(moves)
    return fork(tuple(m for m in every if is_so(m)), tuple(m for m in every if not is_so(m)))


def _take(view: Here) -> Fork | None:
    """Take with a card of the hand where it can take."""
    takes = _takes(view)
    return _split(_plays(view), lambda move: move in takes)


def _three_can_wait(view: Here) -> Fork | None:
    """Play another card than the fourth of three that lie in the field."""
    if len(view.state.hand(view.seat)) < 2:
        return None
    return _split(_plays(view), lambda move: len(_taken(view, move)) != WITH_FOURTH)


def _no_three(view: Here) -> bool:
    return not sets_of_month(view.state.field, WITH_FOURTH)


def _bright(view: Here) -> Fork | None:
    """Take a bright rather than anything else."""
    return _split(_takes(view), lambda move: "H" in _kinds(view, move))


def _kinds(view: Here, move: Move) -> set[str]:
    return {card.kind for card in _won(view, move)}


def _dearest(view: Here) -> Fork | None:
    """Take what counts most."""
    takes = _takes(view)
    most = max((points(_won(view, move)) for move in takes), default=0)
    return _split(takes, lambda move: points(_won(view, move)) == most)


def _ribbon(view: Here) -> Fork | None:
    """Take a ribbon rather than an animal, where either may be had."""
    takes = {move: _kinds(view, move) - {"K"} for move in _takes(view)}
    one = [move for move, kinds in takes.items() if kinds in ({"R"}, {"T"})]
    return _split(one, lambda move: "R" in takes[move])


def _chaff(view: Here) -> list[Move]:
    return [move for move in _laid(view) if move.cards[0].kind == "K"]


def _cheapest(view: Here) -> Fork | None:
    """Lay chaff where nothing can be taken."""
    return _split(_laid(view), lambda move: move.cards[0].kind == "K")


def _of_a_pair(view: Here) -> Fork | None:
    """Lay chaff of a month of which the hand holds another card."""
    hand = view.state.hand(view.seat)
    return _split(_chaff(view), lambda move: len(of_month(hand, move.cards[0].month)) > 1)


def _gone(view: Here) -> Fork | None:
    """Lay chaff of a month of which somebody has played a card."""
    seen = [card for cards in view.state.played for card in cards]
    return _split(_chaff(view), lambda move: bool(of_month(seen, move.cards[0].month)))


ADVICE = (
    Advice(
        key="hachi_hachi-take",
        sentence=phrase("advice_hachi_hachi", "If a card of yours can take, take with it."),
        compared=phrase(
            "advice_hachi_hachi",
            "A card of your hand finds its month: taking against laying any card and turning one "
            "of the stock.",
        ),
        fork=_take,
    ),
    Advice(
        key="hachi_hachi-three",
        sentence=phrase(
            "advice_hachi_hachi",
            "Three of a month belong to who holds the fourth: there is no hurry.",
        ),
        compared=phrase(
            "advice_hachi_hachi",
            "Three of a month lie in the field and you hold the fourth: playing another card first "
            "against taking them at once.",
        ),
        fork=_three_can_wait,
        is_past=_no_three,
    ),
    Advice(
        key="hachi_hachi-bright",
        sentence=phrase("advice_hachi_hachi", "A bright comes before everything else."),
        compared=phrase(
            "advice_hachi_hachi",
            "You can win a bright or other cards: the bright against the others.",
        ),
        fork=_bright,
    ),
    Advice(
        key="hachi_hachi-dearest",
        sentence=phrase("advice_hachi_hachi", "Take what counts most at once."),
        compared=phrase(
            "advice_hachi_hachi",
            "You can take in several ways: the one that wins most points now against the others.",
        ),
        fork=_dearest,
    ),
    Advice(
        key="hachi_hachi-ribbon",
        sentence=phrase(
            "advice_hachi_hachi", "A ribbon is better than an animal: it makes combinations."
        ),
        compared=phrase(
            "advice_hachi_hachi",
            "You can win a ribbon or an animal: the ribbon against the animal.",
        ),
        finding=phrase(
            "advice_hachi_hachi",
            "An animal counts five points more, and the ribbons of a combination seldom come "
            "together.",
        ),
        fork=_ribbon,
    ),
    Advice(
        key="hachi_hachi-chaff",
        sentence=phrase("advice_hachi_hachi", "If you can take nothing, lay chaff."),
        compared=phrase(
            "advice_hachi_hachi",
            "No card of yours finds its month: laying a chaff card against any other.",
        ),
        fork=_cheapest,
    ),
    Advice(
        key="hachi_hachi-pair",
        sentence=phrase("advice_hachi_hachi", "Lay one of a pair: the other can take it back."),
        compared=phrase(
            "advice_hachi_hachi",
            "You can take nothing: chaff of a month of which you hold another card against chaff "
            "that is alone.",
        ),
        fork=_of_a_pair,
    ),
    Advice(
        key="hachi_hachi-gone",
        sentence=phrase("advice_hachi_hachi", "Lay a month that has been played already."),
        compared=phrase(
            "advice_hachi_hachi",
            "You can take nothing: chaff of a month somebody has played against chaff of a fresh "
            "one.",
        ),
        fork=_gone,
    ),
)
