"""The rules of NLK as pure functions over `NlkState`."""

from collections.abc import Sequence
from dataclasses import replace

from naipes_gui.core.cards import NATURAL, Card, Pack, french, in_order
from naipes_gui.core.motion import DEAL, PLAY, TAKE, TURN
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Rules, Stage
from naipes_gui.core.table import BANK, CHANCE, NOBODY, Script, Seat
from naipes_gui.core.text import Phrase
from naipes_gui.core.zones import HAND, STOCK
from naipes_gui.games.nlk import refusals, stall
from naipes_gui.games.nlk.options import NlkOptions
from naipes_gui.games.nlk.state import NlkState, Phase, follows, pack_size
from naipes_gui.games.nlk.zones import (
    CHAIN,
    DRAWN,
    GIVE,
    GONE,
    KEEP,
    PICK_UP,
    PILE,
    PLACE,
    TURN_OVER,
)


class Nlk(Rules[NlkState, NlkOptions]):
    """NLK: pile up the stock, then get rid of the piles in tricks of beating cards."""

    zones = (DRAWN, PILE, CHAIN, HAND, GONE)
    ways = (DEAL, TURN, GIVE, KEEP, PLACE, PICK_UP, PLAY, TAKE, TURN_OVER)

    fewest_win = True

    def __init__(self, options: NlkOptions) -> None:
        super().__init__(options)
        self._pack = french(pack_size(options.players))
        self.is_circular, self.is_strict = options.is_circular, options.is_strict
        self.is_live = options.is_live

    # The match, the lot and the deal.

    @property
    def pack(self) -> Pack:
        return self._pack

    def lot_strength(self, card: Card) -> int:
        return NATURAL.index(card.rank)

    def start(self) -> NlkState:
        return NlkState(**self.opening(), places=(0,) * len(self.seats))

    def deal(self, state: NlkState, script: Script) -> NlkState:
        elder = self.after(state.dealer)
        for seat in self.seats_from(elder):
            script.draw(1, STOCK.id, PILE.of(seat), DEAL)
        return NlkState(
            table=script.table, scores=script.scores, stage=Stage.HAND, dealer=state.dealer,
            to_move=elder, deals=state.deals, drawing=(), places=state.places,
        )  # fmt: skip

    # What may be done.

    def choices(self, state: NlkState) -> Sequence[Move]:
        match state.phase:
            case Phase.TURN:
                return [*self._onto_others(state, "give", state.top(state.to_move)), Move("draw")]
            case Phase.DRAWN:
                return [*self._onto_others(state, "place", state.drawn), Move("keep")]
            case Phase.MUST_DRAW:
                return [Move("draw")]
            case Phase.TRICKS:
                return self._cards(state)

    def fits(self, card: Card, top: Card) -> bool:
        """Tell whether a card may be laid on the pile of another player."""
        return follows(card, top, len(self._pack.cards), circular=self.is_circular)

    def beating(self, state: NlkState) -> tuple[Card, ...]:
        """Return the cards with which the seat to move may beat the chain."""
        return state.beating(strict=self.is_strict)

    def _onto_others(self, state: NlkState, verb: str, card: Card | None) -> list[Move]:
        tops = [(seat, state.top(seat)) for seat in self.seats if seat != state.to_move]
        fitting = [seat for seat, top in tops if card and top and self.fits(card, top)]
        return [Move(verb, number=seat) for seat in fitting]

    def _cards(self, state: NlkState) -> list[Move]:
        if not state.chain:
            return _plays(state.hand(state.to_move))
        beats = _plays(self.beating(state))
        return beats if beats and state.limited else [*beats, Move("take")]

    def why_not(self, state: NlkState, seat: Seat, move: Move) -> Phrase:
        return refusals.why_not(state, seat, move, self.options)

    def culprits(self, state: NlkState, seat: Seat, move: Move) -> tuple[Card, ...]:
        return refusals.culprits(state, seat, move, self.options)

    # Phase 1: the piles.

    def decide(self, state: NlkState, seat: Seat, move: Move, script: Script) -> NlkState:
        match move.verb, move.number:
            case "draw", _:
                return self._draw(state, script)
            case "keep", _:
                return self._place(state, seat, script)
            case "place", int(owner):
                return self._place(state, Seat(owner), script)
            case "give", int(owner):
                top = state.pile(seat)[-1:]
                script.move(top, PILE.of(seat), PILE.of(Seat(owner)), GIVE)
                return state
            case "take", _:
                return self._take(state, seat, script)
            case _:
                return self._play(state, seat, move.cards[0], script)

    def _draw(self, state: NlkState, script: Script) -> NlkState:
        script.draw(1, STOCK.id, DRAWN.id, TURN)
        last = None if script.table[STOCK.id] else script.table[DRAWN.id][0]
        return replace(state, phase=Phase.DRAWN, last_card=last)

    def _place(self, state: NlkState, owner: Seat, script: Script) -> NlkState:
        """Lay the drawn card on a pile; the last one opens the second phase (NLK-R10, R14)."""
        mine = owner == state.to_move
        script.draw(1, DRAWN.id, PILE.of(owner), KEEP if mine else PLACE)
        if state.last_card is not None:
            return self._pick_up(state, owner, script)
        if mine:
            return replace(state, phase=Phase.TURN, to_move=self.after(owner))
        return replace(state, phase=Phase.MUST_DRAW)

    def _pick_up(self, state: NlkState, first: Seat, script: Script) -> NlkState:
        """Let every pile become a hand; an empty one is out already (NLK-R15, R16)."""
        for seat in self.seats:
            pile = script.table[PILE.of(seat)]
            script.draw(len(pile), PILE.of(seat), HAND.of(seat), PICK_UP)
        state = replace(state, table=script.table, phase=Phase.TRICKS, to_move=first)
        for seat in self.seats:
            if not state.hand(seat):
                state = self._go_out(state, seat, script)
        return self._go_on(state, script)

    # Phase 2: the tricks.

    def _play(self, state: NlkState, seat: Seat, card: Card, script: Script) -> NlkState:
        size = state.size if state.chain else len(state.active)
        script.move([card], HAND.of(seat), CHAIN.id, PLAY)
        taken = tuple(held for held in state.taken if held != card)
        state = replace(
            state, table=script.table, taken=taken, size=size, laid_by=(*state.laid_by, seat)
        )
        if not state.hand(seat):
            state = stall.reset(self._go_out(state, seat, script))
        if self.is_live and len(state.active) > 1:
            state = replace(state, size=len(state.active))
        if len(state.chain) >= state.size and len(state.active) > 1:
            return self._turn(state, seat, script)
        return self._go_on(replace(state, to_move=state.next_active(seat)), script)

    def _turn(self, state: NlkState, seat: Seat, script: Script) -> NlkState:
        """Take a complete trick out of the game; who completed it leads."""
        script.draw(len(state.chain), CHAIN.id, GONE.id, TURN_OVER)
        leader = seat if state.hand(seat) else state.next_active(seat)
        state = replace(state, table=script.table, laid_by=(), size=0, to_move=leader)
        return self._go_on(stall.reset(state), script)

    def _take(self, state: NlkState, seat: Seat, script: Script) -> NlkState:
        """Take the oldest card of the chain, which is its lowest (NLK-R21)."""
        lowest = state.chain[0]
        script.move([lowest], CHAIN.id, HAND.of(seat), TAKE)
        state = replace(
            state, table=script.table, laid_by=state.laid_by[1:], taken=(*state.taken, lowest),
            to_move=state.next_active(seat), size=state.size if len(state.chain) > 1 else 0,
        )  # fmt: skip
        return self._go_on(state, script)

    def _go_out(self, state: NlkState, seat: Seat, script: Script) -> NlkState:
        script.say(seat, "out", len(state.out) + 1)
        return replace(state, out=(*state.out, seat))

    def _go_on(self, state: NlkState, script: Script) -> NlkState:
        """Ask for the next decision, unless the hand is over or goes round in circles."""
        if len(state.active) == 1:
            return self._finish(state, state.active[0], script)
        state = stall.counted(state, self._pack)
        if stall.is_stalled(state):
            return self._finish(state, stall.loser(state), script)
        return state

    # Scores.

    def _finish(self, state: NlkState, loser: Seat, script: Script) -> NlkState:
        """End a hand, which the loser has lost and the next of which he deals (NLK-R26)."""
        state = replace(state, stage=Stage.SHUFFLE, to_move=CHANCE)
        if loser == NOBODY:
            script.say(state.dealer, "void")
            return state
        finish = places(state, loser)
        script.pay(BANK, loser, 1, "lost")
        sums = tuple(a + b for a, b in zip(state.places, finish, strict=True))
        state = replace(state, finish=finish, places=sums, dealer=loser)
        if self.options.is_over(script.scores):
            return replace(state, stage=Stage.OVER, to_move=NOBODY)
        return state

    def ranking(self, state: NlkState) -> list[list[Seat]]:
        return self.ranked([(-state.scores[s], -state.places[s]) for s in self.seats])


def places(state: NlkState, loser: Seat) -> tuple[int, ...]:
    """Return the place of every seat: in the order of going out, then by cards, the loser last."""
    held = {seat: len(state.hand(seat)) for seat in state.active if seat != loser}
    order = [*((0, nth) for nth in range(len(state.out))), *((1, n) for n in held.values())]
    merit = dict(zip((*state.out, *held), order, strict=True))
    last = len(state.seats)
    return tuple(
        last if seat == loser else 1 + sum(other < merit[seat] for other in order)
        for seat in state.seats
    )


def _plays(cards: Sequence[Card]) -> list[Move]:
    return [Move("play", (card,)) for card in in_order(cards)]
