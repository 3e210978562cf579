"""The end of a hand and of the match, and who deals next (rules §2.13)."""

from naipes_gui.core.draft import Draft
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import BANK, CHANCE, NOBODY, Seat
from naipes_gui.games.hachi_hachi.options import HachiOptions
from naipes_gui.games.hachi_hachi.rules import settlement
from naipes_gui.games.hachi_hachi.rules.state import HachiState


def finish(draft: Draft[HachiState], how: str, closer: Seat = NOBODY) -> None:
    """Settle a hand that was played, and give the pot to its winner."""
    outcome = settlement.settle(draft.state, how, draft.options, closer)
    settlement.pay(draft, outcome.debts)
    draft.pay(BANK, outcome.winner, draft.state.bank, "pot")
    draft.set(ending=how, winner=outcome.winner, special=outcome.special)
    _pass_on(draft)


def too_few(draft: Draft[HachiState]) -> None:
    """End a hand that fewer than three want to play: they share the pot."""
    state = draft.state
    if not state.playing:
        void(draft, state.dealer)
        return
    first, *rest = state.playing
    share = state.bank // 2 if rest else 0
    for seat in rest:
        draft.pay(BANK, seat, share, "pot")
    draft.pay(BANK, first, state.bank, "pot")
    draft.set(ending="few", winner=first)
    _pass_on(draft)


def void(draft: Draft[HachiState], dealer: Seat) -> None:
    """End a hand that does not count; carried multipliers stay as they were."""
    draft.set(ending="void", stage=Stage.SHUFFLE, to_move=CHANCE, dealer=dealer, multiplier=1)


def _pass_on(draft: Draft[HachiState]) -> None:
    """Count the hand; then the next one is dealt, or the match is over."""
    state = draft.state
    draft.set(hands=state.hands + 1, carry=state.next_carry, next_carry=())
    if _is_over(state, state.scores, draft.options):
        draft.set(stage=Stage.OVER, to_move=NOBODY)
        return
    to_winner = draft.options.deal_rotation == "winner"
    dealer = state.winner if to_winner else state.seats[1]
    draft.set(stage=Stage.SHUFFLE, to_move=CHANCE, dealer=dealer)


def _is_over(state: HachiState, scores: tuple[int, ...], options: HachiOptions) -> bool:
    """Tell whether the agreed total or number of hands is reached."""
    best = max(scores)
    if options.has_target and scores.count(best) == 1 and best >= options.target_total:
        return True
    if options.hands is None or state.hands < options.hands:
        return False
    return not (options.etsunen and state.carry)
