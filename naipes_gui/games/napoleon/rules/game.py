"""The rules of Napoleon as pure functions over `NapoleonState`."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from naipes_gui.core.cards import JOKER, NATURAL, SUITS, Card, Pack, french, in_order
from naipes_gui.core.draft import Draft
from naipes_gui.core.motion import DEAL, DISCARD, DRAW, PLAY, TAKE
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Rules
from naipes_gui.core.table import BANK, Seat, ZoneId
from naipes_gui.core.text import Phrase
from naipes_gui.core.zones import HAND, STOCK, TRICK, WASTE, WON
from naipes_gui.games.napoleon.options import NapoleonOptions
from naipes_gui.games.napoleon.rules import auction, refusals, settlement
from naipes_gui.games.napoleon.rules.bids import Ladder, ladder
from naipes_gui.games.napoleon.rules.state import NapoleonState, Phase, Play
from naipes_gui.games.napoleon.rules.tricks import (
    best,
    is_revoke,
    joker_names,
    may_still_hold,
    openings,
    replies,
)
from naipes_gui.games.napoleon.rules.zones import PLAYED, SPARE, TABLE

FIRST_PHASE = {"ecarte": Phase.BUY, "seven_discard2": Phase.DISCARD}
LOT_ORDER = "A" + NATURAL[:-1]
"""From the lowest card in the lot to the highest: the ace is low (NAP-R5)."""


class Napoleon(Rules[NapoleonState, NapoleonOptions]):
    """Napoleon: bid for tricks, then play alone against all the others."""

    zones = (TABLE, SPARE, HAND, WASTE, TRICK, PLAYED, WON)
    ways = (DEAL, DISCARD, DRAW, PLAY, TAKE)

    # The match, the lot and the deal.

    @cached_property
    def pack(self) -> Pack:
        return french(self.options.pack_size, joker=self.options.joker)

    @cached_property
    def ladder(self) -> Ladder:
        """The bids that were agreed on."""
        return ladder(self.options)

    @property
    def cuts(self) -> range:
        """How many cards may be lifted: at least four stay in each part (NAP-R6)."""
        return range(4, len(self.pack.cards) - 3)

    def lot_strength(self, card: Card) -> int:
        return -LOT_ORDER.index(card.rank)

    @property
    def lot_pack(self) -> tuple[Card, ...]:
        """The cards drawn for the first deal: the joker is left out."""
        return tuple(card for card in self.pack.cards if card != JOKER)

    def start(self) -> NapoleonState:
        return NapoleonState(**self.opening())

    def deal(self, draft: Draft[NapoleonState]) -> None:
        bidders = self.bidders(draft.state.dealer)
        self._ante(draft)
        for packet in self.options.packets:
            for seat in bidders:
                draft.draw(packet, STOCK.id, HAND.of(seat), DEAL)
        self._lay_out(draft)
        phase = FIRST_PHASE.get(self.options.variant, Phase.AUCTION)
        draft.set(to_move=bidders[0], bidders=bidders, phase=phase)

    def bidders(self, dealer: Seat) -> tuple[Seat, ...]:
        """Return who plays when a seat deals, from its left; it may sit out (NAP-R8)."""
        seats = self.seats_from(self.after(dealer))
        return seats[:-1] if self.options.dealer_sits_out else seats

    def _ante(self, draft: Draft[NapoleonState]) -> None:
        """Let everybody, or the dealer, pay a counter into the pot (NAP-R32)."""
        payers = {"all_ante": self.seats, "dealer_ante": (draft.state.dealer,)}
        for seat in payers.get(self.options.pot, ()):
            draft.pay(seat, BANK, 1, "ante")

    def _lay_out(self, draft: Draft[NapoleonState]) -> None:
        match self.options.variant:
            case "extra_card" | "miron":
                draft.draw(1, STOCK.id, TABLE.id, DEAL)
            case "sir_garnet":
                draft.draw(auction.HAND_SIZE, STOCK.id, SPARE.id, DEAL)
            case _:
                pass

    # What may be done.

    def choices(self, state: NapoleonState) -> Sequence[Move]:
        if state.phase is Phase.TRUMP:
            return [Move("trump", word=suit) for suit in SUITS]
        if state.phase is not Phase.PLAY:
            return auction.choices(state, self.options)
        return self._openings(state) if not state.plays else self._plays(state)

    def _openings(self, state: NapoleonState) -> list[Move]:
        hand, bound = state.hand(state.declarer), self.ladder.lead_of(state.contract)
        cards = [Move("play", (card,)) for card in openings(hand, bound, state.trump)]
        if self.ladder.is_without_trumps(state.contract):
            return [*cards, *([Move("play", (JOKER,))] if JOKER in hand else [])]
        return [*cards, *(Move("play", (JOKER,), word=s) for s in joker_names(hand, bound))]

    def _plays(self, state: NapoleonState) -> list[Move]:
        return [Move("play", (card,)) for card in self.playable(state)]

    def playable(self, state: NapoleonState) -> tuple[Card, ...]:
        """Return the cards that may be played after the opening lead."""
        hand, trick = state.hand(state.to_move), state.trick
        if not trick or self.options.is_free:
            return in_order(hand)
        return replies(hand, trick[0].card, state.trump)

    def breaks(self, state: NapoleonState, move: Move) -> bool:
        """Tell whether a reply is a revoke [renuncio] (NAP-R23)."""
        playing = move.verb == "play" and state.phase is Phase.PLAY
        return playing and is_revoke(state, state.to_move, move.cards[0])

    def why_not(self, state: NapoleonState, seat: Seat, move: Move) -> Phrase:
        return refusals.why_not(state, seat, move, self.options)

    def culprits(self, state: NapoleonState, seat: Seat, move: Move) -> tuple[Card, ...]:
        return refusals.culprits(state, seat, move, self.options)

    # What it leads to.

    def decide(self, draft: Draft[NapoleonState], seat: Seat, move: Move) -> None:
        match move.verb:
            case "play":
                self._play(draft, seat, move)
            case "trump":
                draft.say(seat, "trump", word=move.word)
                draft.set(trump=move.word, phase=Phase.PLAY)
            case _:
                auction.decide(draft, seat, move)

    def _play(self, draft: Draft[NapoleonState], seat: Seat, move: Move) -> None:
        state, card = draft.state, move.cards[0]
        revoked = self.breaks(state, move)
        draft.move([card], HAND.of(seat), TRICK.of(seat), PLAY)
        if revoked:
            settlement.punish(draft, seat)
            return
        if not state.plays:
            self._fix_trumps(draft, move)
        trick = (*state.trick, Play(seat, card))
        draft.set(plays=(*state.plays, trick[-1]))
        if len(trick) == len(state.bidders):
            self._take(draft, trick)
        else:
            draft.set(to_move=self._next_player(state, seat))

    def _fix_trumps(self, draft: Draft[NapoleonState], move: Move) -> None:
        """Make the suit of the first card trumps (NAP-R13, R14, R31)."""
        state = draft.state
        if state.trump or self.ladder.is_without_trumps(state.contract):
            return
        if move.word:
            draft.say(state.declarer, "trump", word=move.word)
        draft.set(trump=move.word or move.cards[0].suit)

    def _next_player(self, state: NapoleonState, seat: Seat) -> Seat:
        bidders = state.bidders
        return bidders[(bidders.index(seat) + 1) % len(bidders)]

    def _take(self, draft: Draft[NapoleonState], trick: Sequence[Play]) -> None:
        """Turn the winning card down; the others stay before their players (NAP-R16, R17)."""
        state = draft.state
        taker = best(trick, state.trump)
        for play in trick:
            kept = WON if play is taker else PLAYED
            draft.move([play.card], TRICK.of(play.seat), kept.of(play.seat), TAKE)
        draft.set(leader=taker.seat, to_move=taker.seat)
        contract, won = self.ladder.terms(state.contract), state.tricks(state.declarer)
        left = self.options.tricks - state.tricks_played
        early = self.options.early_stop and settlement.is_decided(contract, won, left)
        if not left or early:
            settlement.finish(draft, made=settlement.is_made(contract, won))

    def tally(self, state: NapoleonState) -> dict[str, Any]:
        return {**super().tally(state), "pot": state.bank}

    # Who knows what.

    def sees(self, state: NapoleonState, seat: Seat, zone: ZoneId) -> bool:
        """Tell whether a seat knows a zone; who has looked knows the card on the table."""
        peeped = zone == TABLE.id and seat in state.looked
        return peeped or super().sees(state, seat, zone)

    def may_hold(self, state: NapoleonState, seat: Seat, card: Card) -> bool:
        bound = self.ladder.lead_of(state.contract)
        return may_still_hold(state, bound, seat, card)
