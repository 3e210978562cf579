"""Small positions for a rulebook, as values: who holds what, what is played, what it shows."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum, auto
from random import Random
from typing import Any, Protocol

from naipes_gui.core.cards import Card
from naipes_gui.core.errors import NaipesError
from naipes_gui.core.face import CardStatus, Face
from naipes_gui.core.lesson import cards_of
from naipes_gui.core.moves import Move
from naipes_gui.core.options import Options, Value
from naipes_gui.core.rules import Rules, Stage, View
from naipes_gui.core.table import OMNISCIENT, Seat
from naipes_gui.core.text import Phrase
from naipes_gui.core.timeline import Timeline
from naipes_gui.core.tricks import taken_in
from naipes_gui.core.zones import Role

ANY_ORDER = 7
"""How the pack is shuffled to see where a deal puts which card."""


TO_THE_END = "*"
"""Stands for all moves until the hand is over: always the first that is allowed."""


class Show(Enum):
    """What a diagram makes visible in its position."""

    ALLOWED = auto()
    """Which cards of the hand may be played on what lies there."""
    TAKES = auto()
    """Which card of a complete trick takes it, after the last move."""
    CAPTURES = auto()
    """What the last card captures in the field."""
    TARGETS = auto()
    """Onto whose cards the present one may be laid."""
    HAND = auto()
    """What a hand is worth as it was dealt."""
    COMBINATION = auto()
    """Which combination captured cards make."""
    ACCOUNT = auto()
    """What everybody wins or loses, after the last move of the hand."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Diagram:
    """A position, how it comes about, and what the rules are to say of it."""

    rule: str
    """The number of the rule below which it stands."""
    words: Phrase
    """What is to be seen in it, in a few words; they hold if the rules say what is ``meant``."""
    show: Show
    seat: int = 0
    """Who decides, or whose cards are shown."""
    players: int
    dealer: int
    held: Mapping[str, str] = field(default_factory=dict[str, str])
    """What lies in a zone after the deal, as records call zones and cards."""
    laid: Mapping[str, str] = field(default_factory=dict[str, str])
    """What lies there besides, taken from the stock."""
    moves: tuple[str, ...] = ()
    meant: str
    """The cards that are picked out, or what everybody gains."""
    options: Mapping[str, Value] = field(default_factory=dict[str, Value])
    """What it is about among the rules; all others are those in force."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """What the rules say of a diagram."""

    led: tuple[Card, ...]
    """What lies there already."""
    cards: tuple[Card, ...]
    marked: frozenset[Card]
    """Those of the cards that are picked out."""
    gained: tuple[int, ...] = ()
    story: tuple[tuple[Phrase, ...], ...] = ()
    """By seat, where the sum comes from."""
    name: Phrase | None = None
    amount: Phrase | None = None
    """What it is called that was found, and what it is worth."""

    def says(self, meant: str) -> bool:
        """Tell whether that is what somebody had in mind."""
        if self.gained:
            return " ".join(map(str, self.gained)) == meant
        return self.marked == frozenset(cards_of(meant))


class Game(Protocol):
    """What is asked of a game to draw in its rulebook."""

    @property
    def rules(self) -> Callable[[Any], Rules[Any, Any]]:
        """Its rules under some options."""

    @property
    def face(self) -> Callable[[], Face]:
        """How it looks and speaks."""


def drawn(diagram: Diagram, game: Game, in_force: Options) -> Drawn | None:
    """Return what a diagram shows under the rules in force, if it can come about under them."""
    try:
        rules = game.rules(_options(diagram, in_force))
        timeline = position(diagram, rules)
    except NaipesError:
        return None
    return _SHOWN[diagram.show](diagram, timeline, game.face())


def _options(diagram: Diagram, in_force: Options) -> Options:
    chosen = in_force.to_json() | {"players": diagram.players, **diagram.options}
    known = type(in_force)
    return known.make(**known.resolved(chosen))


def position(diagram: Diagram, rules: Rules[Any, Any]) -> Timeline[Any]:
    """Return the match up to what a diagram shows.

    Raises:
        NaipesError: the rules do not allow one of its moves.

    """
    before = _shuffled(rules, diagram.dealer, _any_order(rules))
    wanted = {zone: cards_of(cards) for zone, cards in diagram.held.items()}
    order = arranged(rules, before.state.table, wanted)
    timeline = _shuffled(rules, diagram.dealer, order)
    if diagram.laid:
        timeline = Timeline(rules, _laid(timeline.state, diagram.laid))
    for text in diagram.moves:
        if text == TO_THE_END:
            _play_out(timeline)
        else:
            timeline.push(_move(timeline, text))
    return timeline


def _play_out(timeline: Timeline[Any]) -> None:
    """Let everybody make the first move they may, until the hand is over."""
    while timeline.state.stage is Stage.HAND:
        timeline.push(timeline.rules.legal(timeline.state)[0])


def _move(timeline: Timeline[Any], text: str) -> Move:
    """Return the move that is meant; rules that leave a choice spell it out."""
    legal = timeline.rules.legal(timeline.state)
    longer = (move for move in legal if str(move).startswith(f"{text} "))
    shorter = (move for move in legal if text.startswith(f"{move} "))
    meant = Move.parse(text)
    return meant if meant in legal else next(longer, next(shorter, meant))


def arranged(
    rules: Rules[Any, Any],
    table: Mapping[str, Sequence[Card]],
    wanted: Mapping[str, Sequence[Card]],
) -> tuple[Card, ...]:
    """Return an order of the pack that deals what is wanted, where another dealt a table."""
    place = {card: i for i, card in enumerate(_any_order(rules))}
    order: list[Card | None] = [None] * len(place)
    for zone, cards in wanted.items():
        for lying, card in zip(table[zone], cards, strict=False):
            order[place[lying]] = card
    named = {card for cards in wanted.values() for card in cards}
    others = iter(card for card in _any_order(rules) if card not in named)
    return tuple(next(others) if card is None else card for card in order)


def _any_order(rules: Rules[Any, Any]) -> list[Card]:
    cards = list(rules.pack.cards)
    Random(ANY_ORDER).shuffle(cards)
    return cards


def _shuffled(rules: Rules[Any, Any], dealer: int, order: Sequence[Card]) -> Timeline[Any]:
    timeline: Timeline[Any] = Timeline(rules)
    timeline.push(Move("lot", number=dealer))
    timeline.push(Move("shuffle", tuple(order)))
    timeline.push(Move("cut", number=rules.cuts[0]))
    return timeline


def _laid(state: Any, laid: Mapping[str, str]) -> Any:
    """Put cards of the stock, or of hands, elsewhere."""
    there = {zone: cards_of(cards) for zone, cards in laid.items()}
    gone = {card for cards in there.values() for card in cards}
    table = {
        zone: tuple(card for card in cards if card not in gone)
        for zone, cards in state.table.items()
    }
    return replace(state, table=table | {zone: table[zone] + there[zone] for zone in there})


def _allowed(diagram: Diagram, timeline: Timeline[Any], face: Face) -> Drawn:
    view = _seen(timeline, timeline.state.to_move)
    marked = frozenset(move.cards[0] for move in view.moves if len(move.cards) == 1)
    return Drawn(_lying(timeline), view.cards(Role.HAND, view.seat), marked)


def _takes(diagram: Diagram, timeline: Timeline[Any], face: Face) -> Drawn:
    before = timeline.until(timeline.ply - 1)
    _, last = timeline.moves[-1]
    taken = taken_in(timeline.witnessed(timeline.ply, OMNISCIENT), timeline.rules.table_zones)
    marked = frozenset({taken.card}) if taken is not None else frozenset[Card]()
    return Drawn((), (*_lying(before), last.cards[0]), marked)


def _captures(diagram: Diagram, timeline: Timeline[Any], face: Face) -> Drawn:
    before = timeline.until(timeline.ply - len(diagram.moves))
    seat, move = timeline.moves[before.ply]
    there = _seen(before, seat).cards(Role.FIELD)
    got = _seen(timeline, seat).cards(Role.CAPTURED, seat)
    mine = (card for card in there if card in got and card.month == move.cards[0].month)
    return Drawn(move.cards, there, frozenset(mine))


def _targets(diagram: Diagram, timeline: Timeline[Any], face: Face) -> Drawn:
    """Mark the cards that may be taken, or on which the present one may be laid."""
    view = _seen(timeline, timeline.state.to_move)
    tops = {seat: view.cards(Role.PILE, seat)[-1:] for seat in timeline.rules.seats}
    there = tuple(card for seat, top in tops.items() for card in top if seat != view.seat)
    laid = (tops.get(Seat(move.number or 0), ()) for move in view.moves if move.number is not None)
    taken = (move.cards for move in view.moves)
    marked = frozenset(card for cards in (*laid, *taken) for card in cards)
    return Drawn(view.cards(Role.ASIDE) or tops[view.seat], there, marked)


def _hand(diagram: Diagram, timeline: Timeline[Any], face: Face) -> Drawn:
    view = _seen(timeline, Seat(diagram.seat))
    worth, cards = face.hand_worth(view, view.seat), view.cards(Role.HAND, view.seat)
    if worth is None:
        return Drawn((), cards, frozenset())
    return Drawn((), cards, frozenset(cards), name=worth.names, amount=worth.amount)


def _combination(diagram: Diagram, timeline: Timeline[Any], face: Face) -> Drawn:
    view = _seen(timeline, Seat(diagram.seat))
    cards = view.cards(Role.CAPTURED, view.seat)
    complete = [each for each in face.tracker(view) if each.in_use and each.is_complete]
    if not complete:
        return Drawn((), cards, frozenset())
    owned = {card for card, status in complete[0].cards if status is CardStatus.OWNED}
    return Drawn((), cards, frozenset(owned), name=complete[0].name, amount=complete[0].worth)


def _account(diagram: Diagram, timeline: Timeline[Any], face: Face) -> Drawn | None:
    *_, hand = timeline.hands() if timeline.ended else (None,)
    if hand is None:
        return None
    sheet = face.score_sheet(timeline.view(timeline.ply, OMNISCIENT), hand)
    lines = {line.seat: line for line in sheet.lines}
    seats = [seat for seat in timeline.rules.seats if seat in lines]
    return Drawn(
        (), (), frozenset(), tuple(lines[seat].gained for seat in seats),
        tuple(lines[seat].derivation for seat in seats),
    )  # fmt: skip


def _seen(timeline: Timeline[Any], seat: Seat) -> View[Any]:
    return timeline.view(timeline.ply, seat)


def _lying(timeline: Timeline[Any]) -> tuple[Card, ...]:
    """Return what lies in the trick, in the order in which it was played."""
    view = _seen(timeline, timeline.state.to_move)
    if chain := view.cards(Role.CHAIN):
        return chain
    lying = {card for s in timeline.rules.seats for card in view.cards(Role.TRICK, s)}
    return tuple(m.cards[0] for _, m in timeline.moves if len(m.cards) == 1 and m.cards[0] in lying)


_SHOWN: Mapping[Show, Callable[[Diagram, Timeline[Any], Face], Drawn | None]] = {
    Show.ALLOWED: _allowed,
    Show.TAKES: _takes,
    Show.CAPTURES: _captures,
    Show.TARGETS: _targets,
    Show.HAND: _hand,
    Show.COMBINATION: _combination,
    Show.ACCOUNT: _account,
}
