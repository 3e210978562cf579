"""The rules of Hachi-Hachi as pure functions over `HachiState`.

The rule numbers in what players read are those of the rules page: 2.4 is the turn, and so on.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from naipes_gui.core.cards import FLOWERS, Card, Pack
from naipes_gui.core.draft import Draft
from naipes_gui.core.motion import DEAL, PLAY
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Rules, Stage
from naipes_gui.core.table import OMNISCIENT, Seat, ZoneId
from naipes_gui.core.text import Phrase
from naipes_gui.core.zones import HAND, STOCK, Role, Zone
from naipes_gui.games.hachi_hachi.options import HachiOptions
from naipes_gui.games.hachi_hachi.rules import dropout, ending, field, play, refusals
from naipes_gui.games.hachi_hachi.rules.deck import POINTS, is_chaff
from naipes_gui.games.hachi_hachi.rules.state import HachiState, Phase
from naipes_gui.games.hachi_hachi.rules.yaku import GROUP_B, LAST_KIND, Yaku
from naipes_gui.games.hachi_hachi.rules.zones import (
    CAPTURE,
    CAPTURED,
    FIELD,
    FLIP,
    FLIPPED,
    LAY,
    RETURN,
    SWAP,
)

TALKING = (Phase.SWAP, Phase.MIZUTEN, Phase.DROP, Phase.OFFER, Phase.ANSWER)
ROUNDS: Mapping[str, tuple[tuple[Zone, int], ...]] = {
    "tableFirst": ((FIELD, 6), (HAND, 4), (HAND, 3)),
    "interleaved": ((HAND, 4), (FIELD, 3), (HAND, 3), (FIELD, 3)),
}
"""Where the cards of a deal go, and how many at a time."""


class HachiHachi(Rules[HachiState, HachiOptions]):
    """Hachi-Hachi: pair cards of a month, collect combinations, settle around 88."""

    zones = (FIELD, FLIPPED, HAND, CAPTURED)
    ways = (DEAL, SWAP, RETURN, PLAY, FLIP, LAY, CAPTURE)

    # The lot and the deal (rules §2.2).

    @property
    def pack(self) -> Pack:
        return FLOWERS

    @property
    def lot_is_drawn(self) -> bool:
        return self.options.lot_method == "earliestMonth"

    def lot_strength(self, card: Card) -> int:
        """Return how well a card does in the lot: the earliest month, then more points."""
        return POINTS[card.kind] - 100 * int(card.month)

    def cutter(self, state: HachiState) -> Seat:
        right = self.options.cutter == "right"
        return self.after(state.dealer) if right else self.before(state.dealer)

    def start(self) -> HachiState:
        return HachiState(**self.opening())

    def deal(self, draft: Draft[HachiState]) -> None:
        state = draft.state
        self._deal_cards(draft)
        found = field.four(state.field)
        if found and self.options.four_on_table != "dealerTakes":
            passes = self.options.four_on_table == "misdealPass"
            draft.say(state.dealer, "void")
            ending.void(draft, self.after(state.dealer) if passes else state.dealer)
            return
        self._multiply(draft)  # All six dealt cards count, also four that are taken.
        if found:
            draft.say(state.dealer, "four")
            draft.move(found, FIELD.id, CAPTURED.of(state.dealer), CAPTURE)
        self._begin(draft)

    def _deal_cards(self, draft: Draft[HachiState]) -> None:
        seats = self.seats_from(self.after(draft.state.dealer))
        for zone, count in ROUNDS[self.options.deal_order]:
            for target, _ in zone.each(seats):
                draft.draw(count, STOCK.id, target, DEAL)

    def _multiply(self, draft: Draft[HachiState]) -> None:
        if self.options.multiplier:
            state, rule = draft.state, self.options.carry_rule
            times, later = field.multiplier(state.field, state.carry, rule)
            draft.set(multiplier=times, next_carry=later)

    def _begin(self, draft: Draft[HachiState]) -> None:
        if self.options.dropout:
            dropout.begin(draft)
        else:
            draft.set(active=draft.state.seats)
            play.begin(draft)

    # What may be done, and what it does.

    def choices(self, state: HachiState) -> Sequence[Move]:
        choices = dropout.choices if state.phase in TALKING else play.choices
        return choices(state, self.options)

    def decide(self, draft: Draft[HachiState], seat: Seat, move: Move) -> None:
        if draft.state.phase in TALKING:
            dropout.decide(draft, seat, move)
        else:
            play.decide(draft, seat, move)

    def to_shuffle(self, state: HachiState) -> Sequence[Card]:
        """Return the whole pack, or the stock with the hands of those who do not play."""
        return state.table[STOCK.id] if state.stage is Stage.RESHUFFLE else FLOWERS.cards

    def reshuffled(self, draft: Draft[HachiState], order: Sequence[Card]) -> None:
        dropout.reshuffled(draft, order)

    def why_not(self, state: HachiState, seat: Seat, move: Move) -> Phrase:
        return refusals.why_not(state, seat, move, self.options)

    def culprits(self, state: HachiState, seat: Seat, move: Move) -> tuple[Card, ...]:
        return refusals.culprits(state, seat, move)

    # Scores.

    def tally(self, state: HachiState) -> dict[str, Any]:
        pot = {"pot": state.bank} if self.options.dropout else {}
        return {**super().tally(state), **pot}

    # Who knows what.

    def sees(self, state: HachiState, seat: Seat, zone: ZoneId) -> bool:
        """Tell whether a seat knows a zone; nobody looks at his hand before the promises."""
        if state.is_fresh and self.table_zones.role(zone) is Role.HAND:
            return seat == OMNISCIENT
        return super().sees(state, seat, zone)

    def may_hold(self, state: HachiState, seat: Seat, card: Card) -> bool:
        """Tell whether a card agrees with the Group B combination that a seat has shown."""
        shown = state.teyaku[seat] if state.teyaku else ()
        return all(agrees(yaku, card) for yaku in shown)


def agrees(shown: Yaku, card: Card) -> bool:
    """Tell whether a hand that showed a combination may hold a card."""
    if shown.key not in GROUP_B or card in shown.cards:
        return True
    if is_chaff(card) or shown.key == "karasu":
        return False
    return card.kind == LAST_KIND.get(shown.key, card.kind)
