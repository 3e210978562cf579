"""The rules of Écarté as pure functions over `EcarteState`.

ECA-R21 and R22 (tricks left lying, cards mixed up) cannot arise where the cards gather themselves.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations
from typing import Any

from naipes_gui.core.cards import KING_HIGH, SUITS, Card, Pack, in_order
from naipes_gui.core.motion import DEAL, DISCARD, DRAW, PLAY, TAKE, TURN
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Rules, Stage, View
from naipes_gui.core.table import BANK, CHANCE, NOBODY, Script, Seat, ZoneId
from naipes_gui.core.text import Phrase
from naipes_gui.core.zones import HAND, STOCK, TRICK, TURN_UP, WASTE, WON
from naipes_gui.games.ecarte import refusals, scoring
from naipes_gui.games.ecarte.discards import fewest_discards, most_discards
from naipes_gui.games.ecarte.options import EcarteOptions
from naipes_gui.games.ecarte.state import (
    GAME,
    HAND_SIZE,
    PACK,
    TO_WIN,
    EcarteState,
    Phase,
    Play,
    other,
)
from naipes_gui.games.ecarte.tricks import (
    is_renuncio,
    masters,
    may_claim,
    may_still_hold,
    strict,
    take_back,
    taker_of,
)
from naipes_gui.games.ecarte.zones import TAKE_BACK


class Ecarte(Rules[EcarteState, EcarteOptions]):
    """Écarté: propose or stand, exchange, announce the king, play five tricks."""

    zones = (TURN_UP, HAND, WASTE, TRICK, WON)
    ways = (DEAL, TURN, DISCARD, DRAW, PLAY, TAKE, TAKE_BACK)

    # The match, the lot and the deal.

    @property
    def pack(self) -> Pack:
        return PACK

    @property
    def cuts(self) -> range:
        """How many cards may be lifted: at least two stay in each part (ECA-R4)."""
        return range(2, len(PACK.cards) - 1)

    def lot_strength(self, card: Card) -> int:
        highest = self.options.first_dealer == "highest"
        return KING_HIGH.index(card.rank) * (1 if highest else -1)

    def start(self) -> EcarteState:
        return EcarteState(**self.opening())

    def deal(self, state: EcarteState, script: Script) -> EcarteState:
        if max(state.scores) >= GAME:
            script.clear()
        for packet in self.options.packets:
            for seat in self.seats_from(state.elder):
                script.draw(packet, STOCK.id, HAND.of(seat), DEAL)
        script.draw(1, STOCK.id, TURN_UP.id, TURN)
        fresh = EcarteState(
            table=script.table, scores=script.scores, stage=Stage.HAND, dealer=state.dealer,
            to_move=state.elder, leader=state.elder, deals=state.deals, drawing=(),
            games=state.games, stakes=state.stakes,
        )  # fmt: skip
        return self._turn_king(fresh, script)

    def _turn_king(self, state: EcarteState, script: Script) -> EcarteState:
        """Give the dealer a point if the turn-up is a king (ECA-R7)."""
        if script.table[TURN_UP.id][0] != state.king:
            return state
        script.pay(BANK, state.dealer, 1, "turned_king")
        state = replace(state, announced=state.dealer)
        return self._finish(state, script) if max(script.scores) >= GAME else state

    # What may be done.

    def choices(self, state: EcarteState) -> Sequence[Move]:
        match state.phase:
            case Phase.PROPOSE:
                return [Move("propose"), Move("stand")]
            case Phase.ANSWER:
                return [Move("accept"), Move("refuse")]
            case Phase.EXCHANGE:
                return list(self._exchanges(state))
            case Phase.KING:
                return [Move("announce"), Move("conceal")]
            case Phase.PLAY:
                return [*self._plays(state), *self._early_ends(state, state.to_move)]

    def interjections(self, state: EcarteState, seat: Seat) -> Sequence[Move]:
        return [] if self._dealer_owes_king(state, seat) else self._early_ends(state, seat)

    def _exchanges(self, state: EcarteState) -> Iterator[Move]:
        hand = in_order(state.hand(state.to_move))
        for count in range(fewest_discards(state, self.options), most_discards(state) + 1):
            for cards in combinations(hand, count):
                yield Move("discard", cards)

    def _plays(self, state: EcarteState) -> list[Move]:
        hand = in_order(state.hand(state.to_move))
        if state.called:
            return [Move("play", (card,)) for card in hand if card.suit == state.called]
        if state.trick:
            open_to = hand if self.options.is_free else in_order(strict(state).cards)
            return [Move("play", (card,)) for card in open_to]
        named = SUITS if self.options.suits_are_called else ""
        return [Move("play", (c,), word=s) for c in hand for s in ("", *named) if s != c.suit]

    def _early_ends(self, state: EcarteState, seat: Seat) -> list[Move]:
        """Return the ways to end a hand between two tricks (ECA-R18b, RESIGN_HAND)."""
        if not state.is_between_tricks:
            return []
        may_resign = self.options.resign and state.tricks(seat) < TO_WIN
        claim = [Move("claim")] if may_claim(state, seat) else []
        return [*claim, *([Move("resign")] if may_resign else [])]

    def _dealer_owes_king(self, state: EcarteState, seat: Seat) -> bool:
        """Tell whether the dealer has yet to decide about his king, after the first lead."""
        first = not state.plays and not state.offenders and self._window_is_late
        return first and seat == state.dealer and state.king in state.hand(seat)

    @property
    def _window_is_late(self) -> bool:
        return self.options.king_window == "before_own_first_card"

    def breaks(self, state: EcarteState, move: Move) -> bool:
        """Tell whether a move is a renuncio or a lead by a false name (ECA-R20, R23)."""
        return move.verb == "play" and (bool(move.word) or is_renuncio(state, move.cards[0]))

    def why_not(self, state: EcarteState, seat: Seat, move: Move) -> Phrase:
        return refusals.why_not(state, seat, move, self.options)

    def culprits(self, state: EcarteState, seat: Seat, move: Move) -> tuple[Card, ...]:
        return refusals.culprits(state, seat, move)

    # Talking and exchanging.

    def decide(self, state: EcarteState, seat: Seat, move: Move, script: Script) -> EcarteState:
        if move.verb == "play":
            return self._play(state, seat, move, script)
        if move.verb != "conceal":  # Saying it would tell that the seat holds the king.
            script.say(seat, move.verb, len(move.cards) if move.verb == "discard" else None)
        match move.verb:
            case "propose":
                return replace(state, phase=Phase.ANSWER, to_move=state.dealer)
            case "accept":
                return replace(state, phase=Phase.EXCHANGE, to_move=state.elder)
            case "stand" | "refuse":
                return self._block(state, seat, script)
            case "discard":
                return self._exchange(state, seat, move.cards, script)
            case "announce" | "conceal":
                return self._king(state, seat, move.verb, script)
            case _:
                return self._end_early(state, seat, move.verb, script)

    def _block(self, state: EcarteState, seat: Seat, script: Script) -> EcarteState:
        """Play without (more) new cards; in the first round with authority (ECA-R9)."""
        authority = seat if state.round == 1 else NOBODY
        return self._ask_king(replace(state, authority=authority), script)

    def _exchange(
        self, state: EcarteState, seat: Seat, cards: Sequence[Card], script: Script
    ) -> EcarteState:
        script.move(cards, HAND.of(seat), WASTE.of(seat), DISCARD)
        script.draw(len(cards), STOCK.id, HAND.of(seat), DRAW)
        state = replace(state, exchanged=(*state.exchanged, len(cards)))
        if seat == state.elder:
            return replace(state, to_move=state.dealer)
        if not script.table[STOCK.id]:
            return self._ask_king(state, script)
        return replace(state, phase=Phase.PROPOSE, to_move=state.elder)

    # The king of trumps (ECA-R12).

    def _ask_king(self, state: EcarteState, script: Script) -> EcarteState:
        """Ask the holder of the king before the first lead, if he must decide by then."""
        asked = (state.elder,) if self._window_is_late else self.seats_from(state.elder)
        for seat in asked:
            if state.king in script.table[HAND.of(seat)]:
                return replace(state, phase=Phase.KING, to_move=seat)
        return replace(state, phase=Phase.PLAY, to_move=state.elder)

    def _ask_king_late(self, state: EcarteState, script: Script) -> EcarteState:
        """After the first lead, ask a dealer who holds the king, or a leader who led it."""
        if not self._window_is_late or len(state.plays) > 1 or state.offenders:
            return state
        if state.announced == NOBODY and state.plays[0].card == state.king:
            return replace(state, phase=Phase.KING, to_move=state.elder)
        if state.king in script.table[HAND.of(state.dealer)]:
            return replace(state, phase=Phase.KING, to_move=state.dealer)
        return state

    def _king(self, state: EcarteState, seat: Seat, verb: str, script: Script) -> EcarteState:
        turn = state.dealer if state.trick else state.elder
        state = replace(state, phase=Phase.PLAY, to_move=turn)
        if verb == "conceal":
            return state
        if state.king in script.table[HAND.of(seat)]:
            script.show([state.king], HAND.of(seat))
        script.pay(BANK, seat, 1, "king")
        state = replace(state, announced=seat)
        return self._finish(state, script) if max(script.scores) >= GAME else state

    # Playing.

    def _play(self, state: EcarteState, seat: Seat, move: Move, script: Script) -> EcarteState:
        card = move.cards[0]
        script.move([card], HAND.of(seat), TRICK.of(seat), PLAY)
        if not state.trick:
            return self._lead(state, Play(seat, card, move.word), script)
        if is_renuncio(state, card):
            return take_back(state, seat, script)
        return self._take(state, Play(seat, card), script)

    def _lead(self, state: EcarteState, play: Play, script: Script) -> EcarteState:
        seat, card, named = play
        if self.options.suits_are_called and not state.called:
            script.say(seat, "name", word=named or card.suit)
        if named and any(held.suit == named for held in script.table[HAND.of(seat)]):
            script.move([card], TRICK.of(seat), HAND.of(seat), TAKE_BACK)
            return replace(state, called=named)
        state = replace(state, called="", plays=(*state.plays, play), to_move=other(seat))
        return self._ask_king_late(state, script)

    def _take(self, state: EcarteState, reply: Play, script: Script) -> EcarteState:
        taker = taker_of(state, reply)
        for seat in self.seats_from(state.leader):
            script.draw(1, TRICK.of(seat), WON.of(taker), TAKE)
        plays = (*state.plays, reply)
        after = replace(state, plays=plays, to_move=taker, leader=taker, table=script.table)
        stopped = self.options.early_stop and scoring.is_decided(after)
        if len(plays) < 2 * HAND_SIZE and not stopped:
            return after
        best = scoring.winner_by_tricks(after)
        scoring.pay(script, best, scoring.for_tricks(after, best))
        return self._finish(after, script)

    def _end_early(self, state: EcarteState, seat: Seat, verb: str, script: Script) -> EcarteState:
        best = seat if verb == "claim" else other(seat)
        if verb == "claim" and (shown := masters(state, seat)):
            script.show(shown, HAND.of(seat))
        earned = scoring.for_claim if verb == "claim" else scoring.for_resignation
        scoring.pay(script, best, earned(state, best))
        return self._finish(state, script)

    # Scores.

    def _finish(self, state: EcarteState, script: Script) -> EcarteState:
        """End a hand, and with it a game or the match (ECA-R19, R24)."""
        state = scoring.count_game(state, script.scores, with_stakes=self.options.stakes)
        over = sum(state.games) == self.options.games
        if not self.options.stakes:
            over = 2 * max(state.games) > self.options.games
        if over:
            return replace(state, stage=Stage.OVER, to_move=NOBODY)
        return replace(state, stage=Stage.SHUFFLE, to_move=CHANCE, dealer=state.elder)

    def tally(self, state: EcarteState) -> dict[str, Any]:
        won = {"games": list(state.games)}
        if self.options.stakes:
            won["stakes"] = list(state.stakes)
        return {**super().tally(state), **won}

    def ranking(self, state: EcarteState) -> list[list[Seat]]:
        return self.ranked(state.stakes if self.options.stakes else state.games)

    # Who knows what.

    def sees(self, state: EcarteState, seat: Seat, zone: ZoneId) -> bool:
        """Tell whether a seat knows a zone; the hand of an offender lies face up (ECA-R20)."""
        exposed = any(zone == HAND.of(offender) for offender in state.offenders)
        return exposed or super().sees(state, seat, zone)

    def observe(self, state: EcarteState, seat: Seat) -> View[EcarteState]:
        """Mask what a seat may not know, also that the other is deciding about a king."""
        view = super().observe(state, seat)
        if state.phase is not Phase.KING or state.stage is not Stage.HAND:
            return view
        shown = view.state.table
        if state.king in shown[HAND.of(state.to_move)] or state.trick_has_king:
            return view
        turn = state.dealer if state.trick else state.elder
        return replace(view, state=replace(view.state, phase=Phase.PLAY, to_move=turn))

    def may_hold(self, state: EcarteState, seat: Seat, card: Card) -> bool:
        return may_still_hold(state, seat, card)
