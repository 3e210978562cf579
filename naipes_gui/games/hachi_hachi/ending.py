"""The end of a hand and of the match, and who deals next (rules §2.13)."""

from dataclasses import replace

from naipes_gui.core.rules import Stage
from naipes_gui.core.table import BANK, CHANCE, NOBODY, Script, Seat
from naipes_gui.games.hachi_hachi import settlement
from naipes_gui.games.hachi_hachi.state import HachiState


def finish(state: HachiState, script: Script, how: str, closer: Seat = NOBODY) -> HachiState:
    """Settle a hand that was played, and give the pot to its winner."""
    outcome = settlement.settle(state, how, closer)
    settlement.pay(script, outcome.debts)
    script.pay(BANK, outcome.winner, _pot(script), "pot")
    state = replace(state, ending=how, winner=outcome.winner, special=outcome.special)
    return _pass_on(state, script)


def too_few(state: HachiState, script: Script) -> HachiState:
    """End a hand that fewer than three want to play: they share the pot."""
    if not state.playing:
        return void(state, state.dealer)
    first, *rest = state.playing
    share = _pot(script) // 2 if rest else 0
    for seat in rest:
        script.pay(BANK, seat, share, "pot")
    script.pay(BANK, first, _pot(script), "pot")
    return _pass_on(replace(state, ending="few", winner=first), script)


def void(state: HachiState, dealer: Seat) -> HachiState:
    """End a hand that does not count; carried multipliers stay as they were."""
    return replace(
        state, ending="void", stage=Stage.SHUFFLE, to_move=CHANCE, dealer=dealer,
        multiplier=1,
    )  # fmt: skip


def _pot(script: Script) -> int:
    return -sum(script.scores)


def _pass_on(state: HachiState, script: Script) -> HachiState:
    """Count the hand; then the next one is dealt, or the match is over."""
    state = replace(state, hands=state.hands + 1, carry=state.next_carry, next_carry=())
    if _is_over(state, script.scores):
        return replace(state, stage=Stage.OVER, to_move=NOBODY)
    to_winner = state.options.deal_rotation == "winner"
    dealer = state.winner if to_winner else state.seats[1]
    return replace(state, stage=Stage.SHUFFLE, to_move=CHANCE, dealer=dealer)


def _is_over(state: HachiState, scores: tuple[int, ...]) -> bool:
    """Tell whether the agreed total or number of hands is reached."""
    options, best = state.options, max(scores)
    if options.has_target and scores.count(best) == 1 and best >= options.target_total:
        return True
    if options.hands is None or state.hands < options.hands:
        return False
    return not (options.etsunen and state.carry)
