"""The rules of La Mosca as pure functions over `MoscaState`."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any

from naipes_gui.core.cards import KING_HIGH, Card, Pack, french, in_order
from naipes_gui.core.draft import Draft
from naipes_gui.core.motion import DEAL, DISCARD, DRAW, GATHER, PLAY, TAKE, TURN
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Rules, Stage
from naipes_gui.core.table import BANK, CHANCE, NOBODY, Seat
from naipes_gui.core.text import Phrase
from naipes_gui.core.zones import HAND, STOCK, TRICK, TURN_UP, WASTE, WON
from naipes_gui.games.mosca.options import MoscaOptions
from naipes_gui.games.mosca.rules import refusals, scoring
from naipes_gui.games.mosca.rules.state import HAND_SIZE, PASSED, MoscaState, Phase, Play
from naipes_gui.games.mosca.rules.tricks import leading, may_still_hold, strict

PACKETS = (2, 3)


class Mosca(Rules[MoscaState, MoscaOptions]):
    """La Mosca: pass or stay and change cards, then play five tricks for the pool."""

    zones = (TURN_UP, HAND, WASTE, TRICK, WON)
    ways = (DEAL, TURN, DISCARD, DRAW, PLAY, TAKE)

    def __init__(self, options: MoscaOptions) -> None:
        super().__init__(options)
        self._pack = french(options.pack_size)

    # The match, the lot and the deal.

    @property
    def pack(self) -> Pack:
        return self._pack

    def lot_strength(self, card: Card) -> int:
        return KING_HIGH.index(card.rank)

    def start(self) -> MoscaState:
        return MoscaState(**self.opening())

    def deal(self, draft: Draft[MoscaState]) -> None:
        """Deal, turn up, take the simple mosca from the dealer, look for moscas (MOS-R6, R7)."""
        state = draft.state
        elder = self.after(state.dealer)
        draft.set(to_move=elder, elder=elder, carried=state.bank)
        for packet in PACKETS:
            for seat in self.seats_from(elder):
                draft.draw(packet, STOCK.id, HAND.of(seat), DEAL)
        draft.draw(1, STOCK.id, TURN_UP.id, TURN)
        draft.pay(state.dealer, BANK, len(self.seats), "simple_mosca")
        self._award_mosca(draft)

    def _award_mosca(self, draft: Draft[MoscaState]) -> None:
        """Give the pool to the best mosca, if one was dealt (MOS-R10)."""
        state = draft.state
        found = [seat for seat in state.order if scoring.is_mosca(state.hand(seat))]
        if not found:
            return

        def worth(seat: Seat) -> tuple[bool, int, list[int]]:
            return scoring.mosca_merit(state.hand(seat), state.trump, self.options.flush_cmp)

        moscas = tuple(sorted(found, key=worth, reverse=True))
        for seat in found:
            draft.say(seat, "mosca")
            draft.show(state.hand(seat), HAND.of(seat))
        draft.pay(BANK, moscas[0], state.bank, "mosca")
        draft.set(moscas=moscas)
        self._finish(draft)

    # What may be done.

    def choices(self, state: MoscaState) -> Sequence[Move]:
        if state.phase is Phase.DECLARE:
            return [Move("pass"), *self._stays(state)]
        hand = state.hand(state.to_move)
        cards = hand if self.options.is_free else strict(state, self.options).cards
        return [Move("play", (card,)) for card in in_order(cards)]

    def _stays(self, state: MoscaState) -> Iterator[Move]:
        hand = in_order(state.hand(state.to_move))
        for count in range(state.most(self.options) + 1):
            for cards in combinations(hand, count):
                yield Move("stay", cards)

    def breaks(self, state: MoscaState, move: Move) -> bool:
        """Tell whether a reply is fined: a higher card, the suit or a trump was due (MOS-R20)."""
        if move.verb != "play" or not state.trick:
            return False
        return move.cards[0] not in strict(state, self.options).cards

    def why_not(self, state: MoscaState, seat: Seat, move: Move) -> Phrase:
        return refusals.why_not(state, seat, move, self.options)

    def culprits(self, state: MoscaState, seat: Seat, move: Move) -> tuple[Card, ...]:
        return refusals.culprits(state, seat, move, self.options)

    def may_hold(self, state: MoscaState, seat: Seat, card: Card) -> bool:
        return may_still_hold(state, seat, card, self.options)

    # Declaring and changing cards.

    def decide(self, draft: Draft[MoscaState], seat: Seat, move: Move) -> None:
        if move.verb == "play":
            self._play(draft, seat, move.cards[0])
            return
        state = draft.state
        changed = PASSED if move.verb == "pass" else len(move.cards)
        draft.say(seat, move.verb, None if changed == PASSED else changed)
        thrown = state.hand(seat) if changed == PASSED else move.cards
        draft.move(thrown, HAND.of(seat), WASTE.of(seat), DISCARD)
        draft.set(declared=(*state.declared, changed))
        if self.options.exchange == "immediately" or len(state.declared) == len(self.seats):
            self._serve(draft)
        else:
            draft.set(to_move=self.after(seat))

    def _serve(self, draft: Draft[MoscaState]) -> None:
        """Give those who have declared their new cards, until the stock runs out (MOS-R13)."""
        state = draft.state
        for place in range(state.served, len(state.declared)):
            seat = state.order[place]
            if state.declared[place] == PASSED:
                continue
            draft.draw(HAND_SIZE - len(state.hand(seat)), STOCK.id, HAND.of(seat), DRAW)
            if len(state.hand(seat)) < HAND_SIZE:
                draft.set(stage=Stage.RESHUFFLE, to_move=CHANCE, served=place)
                return
        draft.set(served=len(state.declared))
        if len(state.declared) < len(self.seats):
            draft.set(to_move=state.order[len(state.declared)])
        else:
            self._begin(draft)

    def to_shuffle(self, state: MoscaState) -> Sequence[Card]:
        """Return the pack, or what becomes the new stock in the middle of serving (MOS-A5)."""
        if state.stage is not Stage.RESHUFFLE:
            return super().to_shuffle(state)
        return [card for seat in self._done(state) for card in state.table[WASTE.of(seat)]]

    def reshuffled(self, draft: Draft[MoscaState], order: Sequence[Card]) -> None:
        for seat in self._done(draft.state):
            draft.move(draft.table[WASTE.of(seat)], WASTE.of(seat), STOCK.id, GATHER)
        draft.shuffle(STOCK.id, order)
        draft.set(stage=Stage.HAND)
        self._serve(draft)

    @staticmethod
    def _done(state: MoscaState) -> list[Seat]:
        """Return who has thrown in his hand, or has been served."""
        declared = zip(state.order, state.declared, strict=False)
        return [
            seat for place, (seat, changed) in enumerate(declared)
            if changed == PASSED or place < state.served
        ]  # fmt: skip

    def _begin(self, draft: Draft[MoscaState]) -> None:
        """Play, unless fewer than two stay (MOS-R14)."""
        playing = draft.state.participants
        if len(playing) > 1:
            draft.set(phase=Phase.PLAY, to_move=playing[0], leader=playing[0])
            return
        for seat in playing:
            draft.pay(BANK, seat, draft.state.bank, "alone")
        self._finish(draft)

    # Playing.

    def _play(self, draft: Draft[MoscaState], seat: Seat, card: Card) -> None:
        state = draft.state
        fined = self.breaks(state, Move("play", (card,)))
        draft.move([card], HAND.of(seat), TRICK.of(seat), PLAY)
        if fined:
            draft.say(seat, "fine", len(self.seats))
            draft.pay(seat, BANK, len(self.seats), "fine")
        trick = (*state.trick, Play(seat, card, fined))
        draft.set(plays=(*state.plays, trick[-1]))
        playing = state.participants
        if len(trick) == len(playing):
            self._take(draft, leading(trick, state.trump).seat)
        else:
            draft.set(to_move=playing[(playing.index(seat) + 1) % len(playing)])

    def _take(self, draft: Draft[MoscaState], taker: Seat) -> None:
        for seat in self.seats_from(draft.state.leader):
            draft.draw(1, TRICK.of(seat), WON.of(taker), TAKE)
        draft.set(to_move=taker, leader=taker)
        if draft.state.tricks_played == HAND_SIZE:
            scoring.settle(draft)
            self._finish(draft)

    # The end of a hand.

    def _finish(self, draft: Draft[MoscaState]) -> None:
        """End a hand, and with it perhaps the match (MOS-R21)."""
        state = draft.state
        if state.deals == self.options.hands:
            draft.set(stage=Stage.OVER, to_move=NOBODY)
        else:
            draft.set(stage=Stage.SHUFFLE, to_move=CHANCE, dealer=self.after(state.dealer))

    def may_end(self, state: MoscaState) -> bool:
        """Tell whether the clock may end the match here: after any hand."""
        return self.options.hands is None and state.stage is Stage.SHUFFLE and state.deals > 0

    @property
    def minutes(self) -> int | None:
        word, _, number = self.options.match.partition(":")
        return int(number) if word == "minutes" else None

    def tally(self, state: MoscaState) -> dict[str, Any]:
        return {**super().tally(state), "pot": state.bank}
