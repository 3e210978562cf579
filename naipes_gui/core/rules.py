"""The contract between a game and everything that plays, shows or stores it."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, TypeVar

from naipes_gui.core import motion, zones
from naipes_gui.core.cards import HIDDEN, Card, Pack
from naipes_gui.core.declarations import check, located
from naipes_gui.core.draft import Draft
from naipes_gui.core.errors import IllegalMove, Undeclared
from naipes_gui.core.memory import Memory
from naipes_gui.core.motion import DRAW_LOTS, Way
from naipes_gui.core.moves import Move
from naipes_gui.core.options import Options
from naipes_gui.core.quoting import quoted
from naipes_gui.core.state import Stage as Stage
from naipes_gui.core.state import State as State
from naipes_gui.core.table import (
    CHANCE,
    NOBODY,
    OMNISCIENT,
    Event,
    Faces,
    Looked,
    Moved,
    Seat,
    Shuffled,
    ZoneId,
)
from naipes_gui.core.text import Phrase, Who, phrase
from naipes_gui.core.zones import LOT, STOCK, Role, Zone, Zones

StateT = TypeVar("StateT", bound=State)
NOT_NOW = phrase("rules", "That is not possible now.")
"""Why a move is illegal where nobody knows better."""
OptionsT = TypeVar("OptionsT", bound=Options)


class Step(NamedTuple, Generic[StateT]):
    """The state a move leads to, and how it gets there."""

    state: StateT
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class View(Generic[StateT]):
    """What one seat knows: the state with unknown faces masked, its moves, its memory."""

    seat: Seat
    state: StateT
    moves: tuple[Move, ...]
    zones: Zones
    """What the zones of the table are."""
    options: Any
    """What was agreed on before the first deal: the options of the game."""
    memory: Memory = field(default_factory=dict[Card, ZoneId])
    narrowed: bool = False
    """Whether only some of the moves are asked about; then each of them is tried in earnest."""
    doubted: Move | None = None
    """The move, if any, of which it is only asked whether it would be chosen: who knows that may
    name any other without thinking on."""
    compared: tuple[Move, Move] | None = None
    """Two moves, if it is only asked what follows from the first and not from the second: whoever
    explains the first as the better one need not weigh anything."""

    def among(self, moves: Sequence[Move]) -> "View[StateT]":
        """Return the same view for somebody who asks about some of the moves alone.

        They keep their order: to players it may tell one from the other.
        """
        asked = {move.meaning for move in moves}
        kept = tuple(move for move in self.moves if move.meaning in asked)
        return replace(self, moves=kept, narrowed=True)

    def doubting(self, move: Move) -> "View[StateT]":
        """Return the same view for somebody who asks only whether a move would be chosen."""
        return replace(self, doubted=move)

    def comparing(self, better: Move, other: Move) -> "View[StateT]":
        """Return the same view for somebody who asks only why one move is the better of two."""
        return replace(self, compared=(better, other))

    def cards(self, role: Role, seat: Seat = NOBODY) -> tuple[Card, ...]:
        """Return what lies before a seat, or all of them, in the zone with a role, if any."""
        zone = self.zones.find(role, seat)
        return self.state.table[zone] if zone is not None else ()


class Rules(ABC, Generic[StateT, OptionsT]):
    """The rules of one game under fixed options: pure functions over states.

    The base class draws the lot, shuffles and lets a seat cut; a game deals and plays the
    hand, and sets the stage to `SHUFFLE` when it is over, or to `OVER`. From the shuffle on
    every field of the state that is not `of_the_match` is at its default.
    """

    zones: ClassVar[tuple[Zone, ...]]
    """The zones of the game besides the stock and the lot, each lying on top of those before."""
    ways: ClassVar[tuple[Way, ...]]
    """The ways in which the game moves cards."""
    fewest_win: ClassVar[bool] = False
    """Whether scores count losses, so that the lowest is best."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        check(cls)

    def __init__(self, options: OptionsT) -> None:
        self.options = options
        self.seats = tuple(map(Seat, range(options.players)))
        self.table_zones = Zones((*zones.OF_EVERY_GAME, *self.zones), self.seats)
        self._ways = frozenset((*motion.OF_EVERY_GAME, *self.ways))

    # What a game says.

    @property
    @abstractmethod
    def pack(self) -> Pack:
        """The cards it is played with."""

    @abstractmethod
    def start(self) -> StateT:
        """Return the state before the lot for the first deal."""

    @abstractmethod
    def deal(self, draft: Draft[StateT]) -> None:
        """Deal from the cut stock and set who decides first."""

    @abstractmethod
    def choices(self, state: StateT) -> Sequence[Move]:
        """Return the moves of the seat to move in a hand, each set of cards once and in order."""

    @abstractmethod
    def decide(self, draft: Draft[StateT], seat: Seat, move: Move) -> None:
        """Make a move of a hand that is known to be legal."""

    def interjections(self, state: StateT, seat: Seat) -> Sequence[Move]:
        """Return what a seat may do in a hand although it is not its turn."""
        return ()

    def why_not(self, state: StateT, seat: Seat, move: Move) -> Phrase:
        """Say why a move is illegal, naming the rule and the cards that make it so."""
        return NOT_NOW

    def culprits(self, state: StateT, seat: Seat, move: Move) -> tuple[Card, ...]:
        """Return the cards that make a move illegal, for the table to point at."""
        return ()

    def breaks(self, state: StateT, move: Move) -> bool:
        """Tell whether a legal move is an infraction that free mode punishes."""
        return False

    def lot_strength(self, card: Card) -> int:
        """Return how well a card does in the lot: the best one deals first."""
        return -self.pack.cards.index(card)

    @property
    def lot_is_drawn(self) -> bool:
        """Whether the first dealer is found with cards rather than just named."""
        return True

    @property
    def lot_pack(self) -> tuple[Card, ...]:
        """The cards that are drawn for the first deal."""
        return self.pack.cards

    @property
    def cuts(self) -> range:
        """How many cards the cutter may lift."""
        return range(1, len(self.pack.cards))

    def cutter(self, state: StateT) -> Seat:
        """Return who cuts: by default the seat before the dealer."""
        return self.before(state.dealer)

    def to_shuffle(self, state: StateT) -> Sequence[Card]:
        """Return the cards that chance puts in order now: by default the whole pack."""
        return self.pack.cards

    def reshuffled(self, draft: Draft[StateT], order: Sequence[Card]) -> None:
        """Go on with a hand after some of its cards were shuffled again."""
        raise NotImplementedError

    def may_hold(self, state: StateT, seat: Seat, card: Card) -> bool:
        """Tell whether public play so far allows a seat to hold a card."""
        return True

    def tally(self, state: StateT) -> dict[str, Any]:
        """Return what the record keeps of the score after a hand; a game with a pot adds it."""
        return {"score": list(state.scores)}

    def ranking(self, state: StateT) -> list[list[Seat]]:
        """Return the seats from best to worst, together where they tie."""
        return self.ranked(state.scores)

    def may_end(self, state: StateT) -> bool:
        """Tell whether the match may end here although it could go on (play by the clock)."""
        return False

    @property
    def minutes(self) -> int | None:
        """How long is played before the match ends after a hand, where the clock decides."""
        return None

    # What every game has in common.

    def ranked(self, merits: Sequence[Any]) -> list[list[Seat]]:
        """Return the seats in falling order of merit, together where they tie."""
        best_first = sorted(set(merits), reverse=True)
        return [[s for s in self.seats if merits[s] == merit] for merit in best_first]

    def opening(self) -> dict[str, Any]:
        """Return the fields of a state before the lot: all cards in the stock, no scores."""
        table = dict.fromkeys(self.table_zones, ()) | {STOCK.id: self.pack.cards}
        return {"table": table, "scores": (0,) * len(self.seats), "drawing": self.seats}

    def legal(self, state: StateT, seat: Seat | None = None) -> Sequence[Move]:
        """Return what a seat, by default the one to move, may do; for chance, nothing."""
        if seat not in (None, state.to_move):
            hand = state.stage is Stage.HAND
            return self.interjections(state, seat) if hand and seat is not None else ()
        match state.stage:
            case Stage.CUT:
                return [Move("cut", number=lifted) for lifted in self.cuts]
            case Stage.HAND:
                return self.choices(state)
            case Stage.LOT | Stage.SHUFFLE | Stage.RESHUFFLE | Stage.OVER:
                return ()

    def play(self, state: StateT, move: Move, seat: Seat | None = None) -> Step[StateT]:
        """Check a move from outside, then make it.

        Raises:
            IllegalMove: the rules do not allow the move in this state.

        """
        who = state.to_move if seat is None else seat
        if state.to_move == CHANCE and who == CHANCE:
            legal = self._chance_allows(state, move)
        else:
            meaning = move.meaning
            legal = any(meaning == other for other in self.legal(state, who))
        if not legal:
            raise IllegalMove(self._refusal(state, who, move))
        return self.apply(state, move, who)

    def apply(self, state: StateT, move: Move, seat: Seat | None = None) -> Step[StateT]:
        """Make a move that is known to be legal."""
        draft = Draft(state, self._ways, self.options)
        who = state.to_move if seat is None else seat
        try:
            self._next(draft, who, move)
        except Undeclared as slip:
            raise located(self, slip) from slip
        return Step(draft.state, tuple(draft.events))

    def chance(self, state: StateT, rng: Random) -> Move:
        """Draw what chance does now, as a move that can be recorded."""
        if state.stage is Stage.LOT:
            return self._draw_lots(state, rng)
        order = list(self.to_shuffle(state))
        rng.shuffle(order)
        return Move("shuffle", tuple(order))

    def lot_winner(self, state: StateT, drawn: Sequence[Card]) -> tuple[Seat, ...]:
        """Return the seats whose drawn cards are best: one deals, several draw again."""
        strength = {s: self.lot_strength(drawn[s]) for s in state.drawing}
        return tuple(s for s in state.drawing if strength[s] == max(strength.values()))

    def after(self, seat: Seat) -> Seat:
        """Return the next seat in turn order."""
        return self.seats[(seat + 1) % len(self.seats)]

    def before(self, seat: Seat) -> Seat:
        """Return the previous seat in turn order."""
        return self.seats[seat - 1]

    def seats_from(self, first: Seat) -> tuple[Seat, ...]:
        """Return every seat once in turn order."""
        return self.seats[first:] + self.seats[:first]

    def sees(self, state: StateT, seat: Seat, zone: ZoneId) -> bool:
        """Tell whether a seat knows the faces in a zone; a game may let seats look."""
        faces = self.table_zones.zone(zone).faces
        return (
            seat == OMNISCIENT
            or faces is Faces.ALL
            or (faces is Faces.OWNER and self.table_zones.owner(zone) == seat)
        )

    def observe(self, state: StateT, seat: Seat) -> View[StateT]:
        """Mask what a seat may not know."""
        table = self.seen(state, seat)
        moves = tuple(self.legal(state, seat)) if seat >= 0 else ()
        return View(seat, replace(state, table=table), moves, self.table_zones, self.options)

    def seen(self, state: StateT, seat: Seat) -> dict[ZoneId, tuple[Card, ...]]:
        """Return the cards on the table with the faces that a seat knows."""
        return {
            zone: cards if not cards or self.sees(state, seat, zone) else (HIDDEN,) * len(cards)
            for zone, cards in state.table.items()
        }

    def redact(self, event: Event, state: StateT, seat: Seat) -> Event:
        """Mask the faces a seat does not know where the cards arrive."""
        match event:
            case Moved(cards, target=zone) | Shuffled(cards, zone):
                seen = self.sees(state, seat, zone)
                return event if seen else replace(event, cards=(HIDDEN,) * len(cards))
            case Looked(who, cards, zone):
                seen = seat == who or self.sees(state, seat, zone)
                return event if seen else replace(event, cards=(HIDDEN,) * len(cards))
            case _:
                return event

    def _next(self, draft: Draft[StateT], seat: Seat, move: Move) -> None:
        match draft.state.stage:
            case Stage.LOT:
                self._lot(draft, move)
            case Stage.SHUFFLE:
                self._shuffle(draft, move)
            case Stage.CUT:
                self._cut(draft, move)
            case Stage.RESHUFFLE:
                self.reshuffled(draft, move.cards)
            case Stage.HAND | Stage.OVER:
                self.decide(draft, seat, move)

    def _lot(self, draft: Draft[StateT], move: Move) -> None:
        draft.gather(STOCK.id)
        if move.number is not None:
            draft.set(stage=Stage.SHUFFLE, dealer=Seat(move.number), drawing=())
            return
        for seat in draft.state.drawing:
            draft.move([move.cards[seat]], STOCK.id, LOT.of(seat), DRAW_LOTS)
        best = self.lot_winner(draft.state, move.cards)
        if len(best) > 1:
            draft.set(drawing=best)
            return
        draft.say(best[0], "deals")
        draft.set(stage=Stage.SHUFFLE, dealer=best[0], drawing=())

    def _draw_lots(self, state: StateT, rng: Random) -> Move:
        if not self.lot_is_drawn:
            return Move("lot", number=rng.choice(self.seats))
        drawn = rng.sample(self.lot_pack, len(self.seats))
        return Move("lot", tuple(c if s in state.drawing else OUT for s, c in enumerate(drawn)))

    def _shuffle(self, draft: Draft[StateT], move: Move) -> None:
        draft.gather(STOCK.id)
        draft.shuffle(STOCK.id, move.cards)
        draft.forget_hand()
        state = draft.state
        draft.set(stage=Stage.CUT, to_move=self.cutter(state), deals=state.deals + 1)

    def _cut(self, draft: Draft[StateT], move: Move) -> None:
        draft.cut(STOCK.id, move.number or 0)
        draft.set(stage=Stage.HAND)
        self.deal(draft)

    def _chance_allows(self, state: StateT, move: Move) -> bool:
        if state.stage is not Stage.LOT:
            return move.verb == "shuffle" and sorted(move.cards) == sorted(self.to_shuffle(state))
        if move.number is not None:
            return move == Move("lot", number=move.number) and move.number in self.seats
        places = [s for s, card in enumerate(move.cards) if card != OUT]
        drawn = [card for card in move.cards if card != OUT]
        whole = move.verb == "lot" and len(move.cards) == len(self.seats)
        fresh = len(set(drawn)) == len(drawn) and set(drawn) <= set(self.lot_pack)
        return whole and fresh and places == list(state.drawing)

    def _refusal(self, state: StateT, who: Seat, move: Move) -> Phrase:
        said = quoted(move)
        if state.stage is not Stage.HAND:
            why = AWAITED[state.stage]
            return phrase("rules", "“{move}” is not possible now: {why}.", move=said, why=why)
        if who == state.to_move:
            return self.why_not(state, who, move)
        turn = Who(state.to_move)
        return phrase("rules", "“{move}” is not possible now: {name} is to play.", move=said,
                      name=turn)  # fmt: skip


AWAITED = {
    Stage.LOT: phrase("rules", "the first dealer is not yet found"),
    Stage.SHUFFLE: phrase("rules", "the cards are being shuffled"),
    Stage.CUT: phrase("rules", "the pack is being cut"),
    Stage.RESHUFFLE: phrase("rules", "the cards are being shuffled"),
    Stage.OVER: phrase("rules", "the match is over"),
}
"""Why nothing else is possible while no hand is played."""


OUT = Card("XX")
"""Stands in a lot for a seat that does not draw (a record writes ``-``)."""


class Bot(Protocol[StateT]):
    """Chooses among the moves of a view. It never meets the real state."""

    def choose(self, view: View[StateT], rng: Random, stop: "Stop") -> Move:
        """Return one of ``view.moves``, as soon as possible once stopped."""
        ...


class Stop(Protocol):
    """A flag another thread may raise, such as `threading.Event`."""

    def is_set(self) -> bool:
        """Tell whether to give up."""
        ...
