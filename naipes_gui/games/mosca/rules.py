"""The rules of La Mosca as pure functions over `MoscaState`."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations
from typing import Any

from naipes_gui.core.cards import KING_HIGH, Card, Pack, french, in_order
from naipes_gui.core.motion import DEAL, DISCARD, DRAW, GATHER, PLAY, TAKE, TURN
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Rules, Stage
from naipes_gui.core.table import BANK, CHANCE, NOBODY, Script, Seat
from naipes_gui.core.text import Phrase
from naipes_gui.core.zones import HAND, STOCK, TRICK, TURN_UP, WASTE, WON
from naipes_gui.games.mosca import refusals, scoring
from naipes_gui.games.mosca.options import MoscaOptions
from naipes_gui.games.mosca.state import HAND_SIZE, PASSED, MoscaState, Phase, Play
from naipes_gui.games.mosca.tricks import leading, may_still_hold, strict

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
        return MoscaState(**self.opening(), options=self.options)

    def deal(self, state: MoscaState, script: Script) -> MoscaState:
        """Deal, turn up, take the simple mosca from the dealer, look for moscas (MOS-R6, R7)."""
        elder = self.after(state.dealer)
        for packet in PACKETS:
            for seat in self.seats_from(elder):
                script.draw(packet, STOCK.id, HAND.of(seat), DEAL)
        script.draw(1, STOCK.id, TURN_UP.id, TURN)
        script.pay(state.dealer, BANK, len(self.seats), "simple_mosca")
        fresh = MoscaState(
            table=script.table, scores=script.scores, stage=Stage.HAND, dealer=state.dealer,
            to_move=elder, elder=elder, deals=state.deals, drawing=(), carried=state.bank,
            options=self.options,
        )  # fmt: skip
        return self._award_mosca(fresh, script)

    def _award_mosca(self, state: MoscaState, script: Script) -> MoscaState:
        """Give the pool to the best mosca, if one was dealt (MOS-R10)."""
        found = [seat for seat in state.order if scoring.is_mosca(state.hand(seat))]
        if not found:
            return state

        def worth(seat: Seat) -> tuple[bool, int, list[int]]:
            return scoring.mosca_merit(state.hand(seat), state.trump, self.options.flush_cmp)

        moscas = tuple(sorted(found, key=worth, reverse=True))
        for seat in found:
            script.say(seat, "mosca")
            script.show(state.hand(seat), HAND.of(seat))
        script.pay(BANK, moscas[0], -sum(script.scores), "mosca")
        return self._finish(replace(state, moscas=moscas))

    # What may be done.

    def choices(self, state: MoscaState) -> Sequence[Move]:
        if state.phase is Phase.DECLARE:
            return [Move("pass"), *self._stays(state)]
        hand = state.hand(state.to_move)
        cards = hand if self.options.is_free else strict(state).cards
        return [Move("play", (card,)) for card in in_order(cards)]

    def _stays(self, state: MoscaState) -> Iterator[Move]:
        hand = in_order(state.hand(state.to_move))
        for count in range(state.most + 1):
            for cards in combinations(hand, count):
                yield Move("stay", cards)

    def breaks(self, state: MoscaState, move: Move) -> bool:
        """Tell whether a reply is fined: a higher card, the suit or a trump was due (MOS-R20)."""
        if move.verb != "play" or not state.trick:
            return False
        return move.cards[0] not in strict(state).cards

    def why_not(self, state: MoscaState, seat: Seat, move: Move) -> Phrase:
        return refusals.why_not(state, seat, move)

    def culprits(self, state: MoscaState, seat: Seat, move: Move) -> tuple[Card, ...]:
        return refusals.culprits(state, seat, move)

    def may_hold(self, state: MoscaState, seat: Seat, card: Card) -> bool:
        return may_still_hold(state, seat, card)

    # Declaring and changing cards.

    def decide(self, state: MoscaState, seat: Seat, move: Move, script: Script) -> MoscaState:
        if move.verb == "play":
            return self._play(state, seat, move.cards[0], script)
        changed = PASSED if move.verb == "pass" else len(move.cards)
        script.say(seat, move.verb, None if changed == PASSED else changed)
        thrown = state.hand(seat) if changed == PASSED else move.cards
        script.move(thrown, HAND.of(seat), WASTE.of(seat), DISCARD)
        state = replace(state, declared=(*state.declared, changed))
        if self.options.exchange == "immediately" or len(state.declared) == len(self.seats):
            return self._serve(state, script)
        return replace(state, to_move=self.after(seat))

    def _serve(self, state: MoscaState, script: Script) -> MoscaState:
        """Give those who have declared their new cards, until the stock runs out (MOS-R13)."""
        for place in range(state.served, len(state.declared)):
            hand = HAND.of(state.order[place])
            if state.declared[place] == PASSED:
                continue
            script.draw(HAND_SIZE - len(script.table[hand]), STOCK.id, hand, DRAW)
            if len(script.table[hand]) < HAND_SIZE:
                return replace(state, stage=Stage.RESHUFFLE, to_move=CHANCE, served=place)
        state = replace(state, served=len(state.declared))
        if len(state.declared) < len(self.seats):
            return replace(state, to_move=state.order[len(state.declared)])
        return self._begin(state, script)

    def to_shuffle(self, state: MoscaState) -> Sequence[Card]:
        """Return the pack, or what becomes the new stock in the middle of serving (MOS-A5)."""
        if state.stage is not Stage.RESHUFFLE:
            return super().to_shuffle(state)
        return [card for seat in self._done(state) for card in state.table[WASTE.of(seat)]]

    def reshuffled(self, state: MoscaState, order: Sequence[Card], script: Script) -> MoscaState:
        for seat in self._done(state):
            waste = WASTE.of(seat)
            script.move(script.table[waste], waste, STOCK.id, GATHER)
        script.shuffle(STOCK.id, order)
        return self._serve(replace(state, stage=Stage.HAND), script)

    @staticmethod
    def _done(state: MoscaState) -> list[Seat]:
        """Return who has thrown in his hand, or has been served."""
        declared = zip(state.order, state.declared, strict=False)
        return [
            seat for place, (seat, changed) in enumerate(declared)
            if changed == PASSED or place < state.served
        ]  # fmt: skip

    def _begin(self, state: MoscaState, script: Script) -> MoscaState:
        """Play, unless fewer than two stay (MOS-R14)."""
        playing = state.participants
        if len(playing) > 1:
            return replace(state, phase=Phase.PLAY, to_move=playing[0], leader=playing[0])
        for seat in playing:
            script.pay(BANK, seat, -sum(script.scores), "alone")
        return self._finish(state)

    # Playing.

    def _play(self, state: MoscaState, seat: Seat, card: Card, script: Script) -> MoscaState:
        fined = self.breaks(state, Move("play", (card,)))
        script.move([card], HAND.of(seat), TRICK.of(seat), PLAY)
        if fined:
            script.say(seat, "fine", len(self.seats))
            script.pay(seat, BANK, len(self.seats), "fine")
        trick = (*state.trick, Play(seat, card, fined))
        state = replace(state, plays=(*state.plays, trick[-1]))
        playing = state.participants
        if len(trick) == len(playing):
            return self._take(state, leading(trick, state.trump).seat, script)
        return replace(state, to_move=playing[(playing.index(seat) + 1) % len(playing)])

    def _take(self, state: MoscaState, taker: Seat, script: Script) -> MoscaState:
        for seat in self.seats_from(state.leader):
            script.draw(1, TRICK.of(seat), WON.of(taker), TAKE)
        after = replace(state, to_move=taker, leader=taker, table=script.table)
        if after.tricks_played < HAND_SIZE:
            return after
        scoring.settle(after, script)
        return self._finish(after)

    # The end of a hand.

    def _finish(self, state: MoscaState) -> MoscaState:
        """End a hand, and with it perhaps the match (MOS-R21)."""
        if state.deals == self.options.hands:
            return replace(state, stage=Stage.OVER, to_move=NOBODY)
        dealer = self.after(state.dealer)
        return replace(state, stage=Stage.SHUFFLE, to_move=CHANCE, dealer=dealer)

    def may_end(self, state: MoscaState) -> bool:
        """Tell whether the clock may end the match here: after any hand."""
        return self.options.hands is None and state.stage is Stage.SHUFFLE and state.deals > 0

    @property
    def minutes(self) -> int | None:
        word, _, number = self.options.match.partition(":")
        return int(number) if word == "minutes" else None

    def tally(self, state: MoscaState) -> dict[str, Any]:
        return {**super().tally(state), "pot": state.bank}
