"""Who takes the pool, and who pays into it (MOS-R10, R17 … R19)."""

from collections.abc import Sequence

from naipes_gui.core.cards import KING_HIGH, Card
from naipes_gui.core.draft import Draft
from naipes_gui.core.table import BANK, Seat
from naipes_gui.games.mosca.options import MoscaOptions
from naipes_gui.games.mosca.rules.state import LOO, MoscaState, value


def is_mosca(hand: Sequence[Card]) -> bool:
    """Tell whether five dealt cards are of one suit."""
    return len({card.suit for card in hand}) == 1


def mosca_merit(hand: Sequence[Card], trump: str, by: str) -> tuple[bool, int, list[int]]:
    """Return how good a mosca is: trumps, then points (unless by ``ranks``), then ranks."""
    ranks = sorted((KING_HIGH.index(card.rank) for card in hand), reverse=True)
    points = sum(map(value, hand)) if by == "points" else 0
    return hand[0].suit == trump, points, ranks


def merit(state: MoscaState, seat: Seat, options: MoscaOptions) -> int:
    """Return what a participant has of what wins the pool (MOS-R17)."""
    return state.points(seat) if options.score_by == "points" else state.tricks(seat)


def best(state: MoscaState, options: MoscaOptions) -> tuple[Seat, ...]:
    """Return the participants who have most, after the tie rule (MOS-R19)."""
    merits = {seat: merit(state, seat, options) for seat in state.participants}
    tied = tuple(seat for seat in merits if merits[seat] == max(merits.values()))
    if options.tie != "more_tricks_then_split":
        return tied
    most = max(map(state.tricks, tied))
    return tuple(seat for seat in tied if state.tricks(seat) == most)


def share(pool: int, winners: int, options: MoscaOptions) -> int:
    """Return what each of the best takes of the pool."""
    return 0 if winners > 1 and options.tie == "carry" else pool // winners


def settle(draft: Draft[MoscaState]) -> None:
    """Collect from those without a trick and pay the pool out, in the agreed order (MOS-R18)."""
    options: MoscaOptions = draft.options
    if options.loo_to == "current":
        _collect(draft)
    winners = best(draft.state, options)
    reason = "pool" if len(winners) == 1 else "split"
    each = share(draft.state.bank, len(winners), options)
    for seat in winners:
        draft.pay(BANK, seat, each, reason)
    if options.loo_to == "next":
        _collect(draft)


def _collect(draft: Draft[MoscaState]) -> None:
    for seat in draft.state.participants:
        if not draft.state.tricks(seat):
            draft.pay(seat, BANK, LOO, "loo")
