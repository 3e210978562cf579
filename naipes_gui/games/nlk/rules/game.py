"""The rules of NLK as pure functions over `NlkState`."""

from collections.abc import Sequence

from naipes_gui.core.cards import NATURAL, Card, Pack, french, in_order
from naipes_gui.core.draft import Draft
from naipes_gui.core.motion import DEAL, PLAY, TAKE, TURN
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Rules, Stage
from naipes_gui.core.table import BANK, CHANCE, NOBODY, Seat
from naipes_gui.core.text import Phrase
from naipes_gui.core.zones import HAND, STOCK
from naipes_gui.games.nlk.options import NlkOptions
from naipes_gui.games.nlk.rules import refusals, stall
from naipes_gui.games.nlk.rules.state import NlkState, Phase, follows, pack_size
from naipes_gui.games.nlk.rules.zones import (
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

    def deal(self, draft: Draft[NlkState]) -> None:
        elder = self.after(draft.state.dealer)
        for seat in self.seats_from(elder):
            draft.draw(1, STOCK.id, PILE.of(seat), DEAL)
        draft.set(to_move=elder)

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

    def decide(self, draft: Draft[NlkState], seat: Seat, move: Move) -> None:
        match move.verb, move.number:
            case "draw", _:
                self._draw(draft)
            case "keep", _:
                self._place(draft, seat)
            case "place", int(owner):
                self._place(draft, Seat(owner))
            case "give", int(owner):
                top = draft.state.pile(seat)[-1:]
                draft.move(top, PILE.of(seat), PILE.of(Seat(owner)), GIVE)
            case "take", _:
                self._take(draft, seat)
            case _:
                self._play(draft, seat, move.cards[0])

    def _draw(self, draft: Draft[NlkState]) -> None:
        draft.draw(1, STOCK.id, DRAWN.id, TURN)
        last = None if draft.table[STOCK.id] else draft.state.drawn
        draft.set(phase=Phase.DRAWN, last_card=last)

    def _place(self, draft: Draft[NlkState], owner: Seat) -> None:
        """Lay the drawn card on a pile; the last one opens the second phase (NLK-R10, R14)."""
        mine = owner == draft.state.to_move
        draft.draw(1, DRAWN.id, PILE.of(owner), KEEP if mine else PLACE)
        if draft.state.last_card is not None:
            self._pick_up(draft, owner)
        elif mine:
            draft.set(phase=Phase.TURN, to_move=self.after(owner))
        else:
            draft.set(phase=Phase.MUST_DRAW)

    def _pick_up(self, draft: Draft[NlkState], first: Seat) -> None:
        """Let every pile become a hand; an empty one is out already (NLK-R15, R16)."""
        for seat in self.seats:
            draft.draw(len(draft.state.pile(seat)), PILE.of(seat), HAND.of(seat), PICK_UP)
        draft.set(phase=Phase.TRICKS, to_move=first)
        for seat in self.seats:
            if not draft.state.hand(seat):
                self._go_out(draft, seat)
        self._go_on(draft)

    # Phase 2: the tricks.

    def _play(self, draft: Draft[NlkState], seat: Seat, card: Card) -> None:
        state = draft.state
        size = state.size if state.chain else len(state.active)
        before = state.laid_by if state.chain else ()
        draft.set(laid_by=before)
        draft.move([card], HAND.of(seat), CHAIN.id, PLAY)
        taken = tuple(held for held in state.taken if held != card)
        draft.set(taken=taken, size=size, laid_by=(*before, seat))
        if not state.hand(seat):
            self._go_out(draft, seat)
            stall.reset(draft)
        if self.is_live and len(state.active) > 1:
            draft.set(size=len(state.active))
        if len(state.chain) >= state.size and len(state.active) > 1:
            self._turn(draft, seat)
            return
        draft.set(to_move=state.next_active(seat))
        self._go_on(draft)

    def _turn(self, draft: Draft[NlkState], seat: Seat) -> None:
        """Take a complete trick out of the game; who completed it leads."""
        state = draft.state
        draft.draw(len(state.chain), CHAIN.id, GONE.id, TURN_OVER)
        leader = seat if state.hand(seat) else state.next_active(seat)
        draft.set(size=0, to_move=leader)
        stall.reset(draft)
        self._go_on(draft)

    def _take(self, draft: Draft[NlkState], seat: Seat) -> None:
        """Take the oldest card of the chain, which is its lowest (NLK-R21)."""
        state = draft.state
        lowest = state.chain[0]
        draft.move([lowest], CHAIN.id, HAND.of(seat), TAKE)
        draft.set(
            laid_by=state.laid_by[1:], taken=(*state.taken, lowest),
            to_move=state.next_active(seat), size=state.size if state.chain else 0,
        )  # fmt: skip
        self._go_on(draft)

    def _go_out(self, draft: Draft[NlkState], seat: Seat) -> None:
        out = draft.state.out
        draft.say(seat, "out", len(out) + 1)
        draft.set(out=(*out, seat))

    def _go_on(self, draft: Draft[NlkState]) -> None:
        """Ask for the next decision, unless the hand is over or goes round in circles."""
        state = draft.state
        if len(state.active) == 1:
            self._finish(draft, state.active[0])
            return
        stall.count(draft, self._pack)
        if stall.is_stalled(state):
            self._finish(draft, stall.loser(state))

    # Scores.

    def _finish(self, draft: Draft[NlkState], loser: Seat) -> None:
        """End a hand, which the loser has lost and the next of which he deals (NLK-R26)."""
        state = draft.state
        draft.set(stage=Stage.SHUFFLE, to_move=CHANCE)
        if loser == NOBODY:
            draft.say(state.dealer, "void")
            return
        finish = places(state, loser)
        draft.pay(BANK, loser, 1, "lost")
        sums = tuple(a + b for a, b in zip(state.places, finish, strict=True))
        draft.set(finish=finish, places=sums, dealer=loser)
        if self.options.is_over(state.scores):
            draft.set(stage=Stage.OVER, to_move=NOBODY)

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
