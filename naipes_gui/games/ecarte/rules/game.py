"""The rules of Écarté as pure functions over `EcarteState`.

ECA-R21 and R22 (tricks left lying, cards mixed up) cannot arise where the cards gather themselves.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations
from typing import Any

from naipes_gui.core.cards import KING_HIGH, SUITS, Card, Pack, in_order
from naipes_gui.core.draft import Draft
from naipes_gui.core.motion import DEAL, DISCARD, DRAW, PLAY, TAKE, TURN
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Rules, Stage, View
from naipes_gui.core.table import BANK, CHANCE, NOBODY, Seat, ZoneId
from naipes_gui.core.text import Phrase
from naipes_gui.core.zones import HAND, STOCK, TRICK, TURN_UP, WASTE, WON
from naipes_gui.games.ecarte.options import EcarteOptions
from naipes_gui.games.ecarte.rules import refusals, scoring
from naipes_gui.games.ecarte.rules.discards import fewest_discards, most_discards
from naipes_gui.games.ecarte.rules.state import (
    GAME,
    HAND_SIZE,
    PACK,
    TO_WIN,
    EcarteState,
    Phase,
    Play,
    other,
)
from naipes_gui.games.ecarte.rules.tricks import (
    is_renuncio,
    masters,
    may_claim,
    may_still_hold,
    strict,
    take_back,
    taker_of,
)
from naipes_gui.games.ecarte.rules.zones import TAKE_BACK


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

    def deal(self, draft: Draft[EcarteState]) -> None:
        state = draft.state
        if max(state.scores) >= GAME:
            draft.clear()
        for packet in self.options.packets:
            for seat in self.seats_from(state.elder):
                draft.draw(packet, STOCK.id, HAND.of(seat), DEAL)
        draft.draw(1, STOCK.id, TURN_UP.id, TURN)
        draft.set(to_move=state.elder, leader=state.elder)
        if state.king in state.table[TURN_UP.id]:
            self._score_king(draft, state.dealer, "turned_king")

    def _score_king(self, draft: Draft[EcarteState], seat: Seat, reason: str) -> None:
        """Give a seat its point for the king, which may win the game (ECA-R7, R12)."""
        draft.pay(BANK, seat, 1, reason)
        draft.set(announced=seat)
        if max(draft.state.scores) >= GAME:
            self._finish(draft)

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

    def decide(self, draft: Draft[EcarteState], seat: Seat, move: Move) -> None:
        if move.verb == "play":
            self._play(draft, seat, move)
            return
        if move.verb != "conceal":  # Saying it would tell that the seat holds the king.
            draft.say(seat, move.verb, len(move.cards) if move.verb == "discard" else None)
        match move.verb:
            case "propose":
                draft.set(phase=Phase.ANSWER, to_move=draft.state.dealer)
            case "accept":
                draft.set(phase=Phase.EXCHANGE, to_move=draft.state.elder)
            case "stand" | "refuse":
                self._block(draft, seat)
            case "discard":
                self._exchange(draft, seat, move.cards)
            case "announce" | "conceal":
                self._king(draft, seat, move.verb)
            case _:
                self._end_early(draft, seat, move.verb)

    def _block(self, draft: Draft[EcarteState], seat: Seat) -> None:
        """Play without (more) new cards; in the first round with authority (ECA-R9)."""
        draft.set(authority=seat if draft.state.round == 1 else NOBODY)
        self._ask_king(draft)

    def _exchange(self, draft: Draft[EcarteState], seat: Seat, cards: Sequence[Card]) -> None:
        state = draft.state
        draft.move(cards, HAND.of(seat), WASTE.of(seat), DISCARD)
        draft.draw(len(cards), STOCK.id, HAND.of(seat), DRAW)
        draft.set(exchanged=(*state.exchanged, len(cards)))
        if seat == state.elder:
            draft.set(to_move=state.dealer)
        elif state.table[STOCK.id]:
            draft.set(phase=Phase.PROPOSE, to_move=state.elder)
        else:
            self._ask_king(draft)

    # The king of trumps (ECA-R12).

    def _ask_king(self, draft: Draft[EcarteState]) -> None:
        """Ask the holder of the king before the first lead, if he must decide by then."""
        state = draft.state
        asked = (state.elder,) if self._window_is_late else self.seats_from(state.elder)
        holders = [seat for seat in asked if state.king in state.hand(seat)]
        if holders:
            draft.set(phase=Phase.KING, to_move=holders[0])
        else:
            draft.set(phase=Phase.PLAY, to_move=state.elder)

    def _ask_king_late(self, draft: Draft[EcarteState]) -> None:
        """After the first lead, ask a dealer who holds the king, or a leader who led it."""
        state = draft.state
        if not self._window_is_late or len(state.plays) > 1 or state.offenders:
            return
        if state.announced == NOBODY and state.plays[0].card == state.king:
            draft.set(phase=Phase.KING, to_move=state.elder)
        elif state.king in state.hand(state.dealer):
            draft.set(phase=Phase.KING, to_move=state.dealer)

    def _king(self, draft: Draft[EcarteState], seat: Seat, verb: str) -> None:
        state = draft.state
        draft.set(phase=Phase.PLAY, to_move=state.dealer if state.trick else state.elder)
        if verb == "conceal":
            return
        if state.king in state.hand(seat):
            draft.show([state.king], HAND.of(seat))
        self._score_king(draft, seat, "king")

    # Playing.

    def _play(self, draft: Draft[EcarteState], seat: Seat, move: Move) -> None:
        card, trick = move.cards[0], draft.state.trick
        revoked = is_renuncio(draft.state, card)
        taker = taker_of(draft.state, Play(seat, card)) if trick and not revoked else NOBODY
        draft.move([card], HAND.of(seat), TRICK.of(seat), PLAY)
        if not trick:
            self._lead(draft, Play(seat, card, move.word))
        elif revoked:
            take_back(draft, seat)
        else:
            self._take(draft, Play(seat, card), taker)

    def _lead(self, draft: Draft[EcarteState], play: Play) -> None:
        state, (seat, card, named) = draft.state, play
        if self.options.suits_are_called and not state.called:
            draft.say(seat, "name", word=named or card.suit)
        if named and any(held.suit == named for held in state.hand(seat)):
            draft.move([card], TRICK.of(seat), HAND.of(seat), TAKE_BACK)
            draft.set(called=named)
            return
        draft.set(called="", plays=(*state.plays, play), to_move=other(seat))
        self._ask_king_late(draft)

    def _take(self, draft: Draft[EcarteState], reply: Play, taker: Seat) -> None:
        state = draft.state
        for seat in self.seats_from(state.leader):
            draft.draw(1, TRICK.of(seat), WON.of(taker), TAKE)
        draft.set(plays=(*state.plays, reply), to_move=taker, leader=taker)
        stopped = self.options.early_stop and scoring.is_decided(state)
        if len(state.plays) < 2 * HAND_SIZE and not stopped:
            return
        best = scoring.winner_by_tricks(state)
        scoring.pay(draft, best, scoring.for_tricks(state, best))
        self._finish(draft)

    def _end_early(self, draft: Draft[EcarteState], seat: Seat, verb: str) -> None:
        state = draft.state
        best = seat if verb == "claim" else other(seat)
        if verb == "claim" and (shown := masters(state, seat)):
            draft.show(shown, HAND.of(seat))
        earned = scoring.for_claim if verb == "claim" else scoring.for_resignation
        scoring.pay(draft, best, earned(state, best))
        self._finish(draft)

    # Scores.

    def _finish(self, draft: Draft[EcarteState]) -> None:
        """End a hand, and with it a game or the match (ECA-R19, R24)."""
        scoring.count_game(draft, with_stakes=self.options.stakes)
        state = draft.state
        over = sum(state.games) == self.options.games
        if not self.options.stakes:
            over = 2 * max(state.games) > self.options.games
        if over:
            draft.set(stage=Stage.OVER, to_move=NOBODY)
        else:
            draft.set(stage=Stage.SHUFFLE, to_move=CHANCE, dealer=state.elder)

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
