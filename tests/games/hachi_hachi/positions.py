"""Positions of Hachi-Hachi written down by hand, and a way to play on from them."""

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

from naipes_gui.core.cards import FLOWERS, Card
from naipes_gui.core.draft import Draft
from naipes_gui.core.moves import Move
from naipes_gui.core.options import Value
from naipes_gui.core.rules import Rules, Stage
from naipes_gui.core.table import NOBODY, Event, Paid, Scores, Seat
from naipes_gui.core.timeline import Timeline
from naipes_gui.core.zones import HAND
from naipes_gui.games.hachi_hachi.options import HachiOptions
from naipes_gui.games.hachi_hachi.rules import ending, yaku
from naipes_gui.games.hachi_hachi.rules.deck import chaff, points
from naipes_gui.games.hachi_hachi.rules.game import HachiHachi
from naipes_gui.games.hachi_hachi.rules.state import HachiState

A, B, C, D, E = map(Seat, range(5))
TRADITIONAL: dict[str, Value] = {"profile": "traditional"}


def rules(**options: Value) -> HachiHachi:
    return HachiHachi(HachiOptions.make(**options))


def traditional(players: int = 3, **options: Value) -> HachiHachi:
    return rules(profile="traditional", players=players, **options)


T3 = traditional()


def cards(text: str) -> tuple[Card, ...]:
    return tuple(map(Card, text.split()))


def rest(*piles: str) -> str:
    """Return all cards that are in none of the piles."""
    used = {card for pile in piles for card in cards(pile)}
    return " ".join(card for card in FLOWERS.cards if card not in used)


def position(
    of: HachiHachi,
    hands: Sequence[str] = (),
    field: str = "",
    stock: str = "",
    piles: Sequence[str] = (),
    **fields: Any,
) -> HachiState:
    """Seat 0 deals and is to play; cards that are not named are nowhere."""
    count = len(of.seats)
    table = {**of.start().table, "field": cards(field), "stock": cards(stock)}
    table |= {f"hand:{seat}": cards(hand) for seat, hand in enumerate(hands)}
    table |= {f"captured:{seat}": cards(pile) for seat, pile in enumerate(piles)}
    known: dict[str, Any] = {
        "scores": (0,) * count, "to_move": A, "dealer": A, "active": of.seats,
        "played": ((),) * count, "laid": (None,) * count, "teyaku": ((),) * count,
        **fields,
    }  # fmt: skip
    return HachiState(
        table=table, stage=Stage.HAND, deals=1, drawing=(), dealt_field=cards(field),
        **known,
    )  # fmt: skip


def dealt(*hands: str) -> tuple[tuple[Card, ...], ...]:
    """Return hands as if all their cards had been played."""
    return tuple(map(cards, hands))


def over(
    state: HachiState, how: str = "exhausted", closer: Seat = NOBODY, of: HachiHachi = T3
) -> tuple[HachiState, Scores, list[Paid]]:
    """End a hand: the state after it, what every seat won by that, and the payments."""
    draft = Draft(state, (), of.options)
    ending.finish(draft, how, closer)
    net = tuple(now - was for now, was in zip(draft.state.scores, state.scores, strict=True))
    return draft.state, net, [event for event in draft.events if isinstance(event, Paid)]


def won(
    state: HachiState, how: str = "exhausted", closer: Seat = NOBODY, of: HachiHachi = T3
) -> Scores:
    return over(state, how, closer, of)[1]


def with_points(*targets: int) -> list[str]:
    """Return piles of so many points, without combinations and with little chaff."""
    rng = Random(8)
    while True:
        free, piles = list(FLOWERS.cards), []
        for target in targets:
            pile = _pile(free, target, rng)
            free = [card for card in free if card not in pile]
            piles.append(pile)
        if all(map(_is_plain, piles)) and [points(pile) for pile in piles] == list(targets):
            return [" ".join(pile) for pile in piles]


def _pile(free: Sequence[Card], target: int, rng: Random) -> list[Card]:
    pile: list[Card] = []
    for card in rng.sample(free, len(free)):
        if points([*pile, card]) <= target:
            pile.append(card)
    return pile


def _is_plain(pile: Sequence[Card]) -> bool:
    everything = HachiOptions.make(inoshikacho=True)
    return not yaku.value(pile, everything) and len(chaff(pile)) < 16


def play(of: HachiHachi, state: HachiState, *moves: str) -> HachiState:
    """Make moves of the seat to move, such as ``play 01H take 01R``."""
    return told(of, state, moves)[0]


def told(
    of: HachiHachi, state: HachiState, moves: Iterable[str]
) -> tuple[HachiState, tuple[Event, ...]]:
    events: tuple[Event, ...] = ()
    for text in moves:
        step = of.play(state, Move.parse(text))
        state, events = step.state, (*events, *step.events)
    return state, events


def legal(of: Rules[Any, Any], state: HachiState) -> list[str]:
    return [str(move) for move in of.legal(state)]


def begun(of: HachiHachi, deck: str = "", dealer: Seat = A) -> Timeline[HachiState]:
    """Deal a hand from a deck that begins with these cards once it is cut."""
    timeline = Timeline(of)
    drawn = [Card("12H")] * len(of.seats)
    others = iter(c for c in FLOWERS.cards[::-1] if c.month not in ("01", "12"))
    lot = [Card("01H") if seat == dealer else next(others) for seat, _ in enumerate(drawn)]
    timeline.push(Move("lot", tuple(lot)))
    return again(timeline, deck)


def again(timeline: Timeline[HachiState], deck: str = "") -> Timeline[HachiState]:
    """Deal the next hand from a deck that begins with these cards."""
    top = cards(deck)
    order = (*top, *(card for card in FLOWERS.cards if card not in top))
    timeline.push(Move("shuffle", (order[-1], *order[:-1])))
    timeline.push(Move("cut", number=1))
    return timeline


def make(timeline: Timeline[HachiState], *moves: str) -> HachiState:
    """Make moves, reshuffling in the order of the stock where that is due."""
    for text in moves:
        timeline.push(Move.parse(text))
        if timeline.state.stage is Stage.RESHUFFLE:
            order = tuple(timeline.rules.to_shuffle(timeline.state))
            timeline.push(Move("shuffle", order))
    return timeline.state


def deck_for(of: HachiHachi, hands: Sequence[str], field: str, dealer: Seat = A) -> str:
    """Return the beginning of a deck that deals these hands, by seat, and this field."""
    from naipes_gui.games.hachi_hachi.rules.game import ROUNDS

    left = [list(cards(hand)) for hand in hands]
    open_, deck = list(cards(field)), []
    for zone, count in ROUNDS[of.options.deal_order]:
        for seat in of.seats_from(of.after(dealer)) if zone is HAND else (None,):
            source = open_ if seat is None else left[seat]
            deck += source[:count]
            del source[:count]
    return " ".join(deck)
