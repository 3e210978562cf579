"""When a contract is decided, who pays whom, and when the match ends (NAP-R18, R21 … R24)."""

from naipes_gui.core.draft import Draft
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import BANK, CHANCE, NOBODY, Scores, Seat
from naipes_gui.games.napoleon.options import NapoleonOptions
from naipes_gui.games.napoleon.rules.bids import Contract, ladder
from naipes_gui.games.napoleon.rules.state import Account, NapoleonState


def is_made(contract: Contract, won: int) -> bool:
    """Tell whether so many tricks fulfil a contract once all are played."""
    return won >= contract.tricks if contract.tricks else won == 0


def is_decided(contract: Contract, won: int, left: int) -> bool:
    """Tell whether no trick left can change the outcome; a misère is made only at the end."""
    if not contract.tricks:
        return won > 0
    return won >= contract.tricks or won + left < contract.tricks


def finish(draft: Draft[NapoleonState], *, made: bool) -> None:
    """Settle a contract and end the hand (NAP-R21, R22)."""
    state = draft.state
    times = state.times
    if made:
        _pay_declarer(draft, times)
    else:
        _pay_opponents(draft, times)
    draft.set(account=Account(made=made, times=times), doubled=state.doubled and not made)
    end(draft)


def punish(draft: Draft[NapoleonState], offender: Seat) -> None:
    """Settle a hand in which somebody revoked (NAP-R23)."""
    state = draft.state
    draft.say(offender, "revoke")
    if offender == state.declarer:
        finish(draft, made=False)
        draft.set(account=state.account._replace(offender=offender))
        return
    times, terms = state.times, ladder(draft.options).terms(state.contract)
    whole = (len(state.scores) - 1) * terms.win * times
    draft.pay(offender, state.declarer, whole, "revoke")
    draft.set(account=Account(offender=offender, times=times))
    end(draft)


def all_passed(draft: Draft[NapoleonState]) -> None:
    """End a hand for which nobody bid; it counts all the same (NAP-R12)."""
    state = draft.state
    draft.set(doubled=state.doubled or draft.options.all_pass == "double_next")
    end(draft)


def end(draft: Draft[NapoleonState]) -> None:
    """Pass the deal on, or end the match (NAP-R24)."""
    state = draft.state
    if is_over(draft.options, state.deals, state.scores):
        draft.set(stage=Stage.OVER, to_move=NOBODY)
    else:
        draft.set(stage=Stage.SHUFFLE, to_move=CHANCE, dealer=state.bidders[0])


def is_over(options: NapoleonOptions, hands: int, scores: Scores) -> bool:
    """Tell whether so many hands or such scores end the match (NAP-R24)."""
    word, _, number = options.match.partition(":")
    match word:
        case "rounds" | "hands":
            return options.hands is not None and hands >= options.hands
        case "first_to":
            return max(scores) >= int(number)
        case _:
            return min(scores) + options.stake_chips <= 0


def loss(state: NapoleonState, options: NapoleonOptions) -> int:
    """Return what a failed contract pays to each opponent (NAP-R22, R34)."""
    twice = _fell_with_spare(state) and options.garnet_fail == "double"
    return ladder(options).terms(state.contract).lose * (2 if twice else 1)


def _fell_with_spare(state: NapoleonState) -> bool:
    return state.declarer == state.spared and state.contract.name == "nap"


def _pay_declarer(draft: Draft[NapoleonState], times: int) -> None:
    state = draft.state
    amount = ladder(draft.options).terms(state.contract).win * times
    for seat in state.opponents:
        draft.pay(seat, state.declarer, amount, "made")
    if state.contract.is_for_five:
        draft.pay(BANK, state.declarer, state.bank, "pot")


def _pay_opponents(draft: Draft[NapoleonState], times: int) -> None:
    state = draft.state
    for seat in state.opponents:
        draft.pay(state.declarer, seat, loss(state, draft.options) * times, "failed")
    if state.contract.is_for_five and draft.options.pot_fail == "double":
        draft.pay(state.declarer, BANK, state.bank, "pot_fail")
    if _fell_with_spare(state) and draft.options.garnet_fail == "pot_plus_2":
        draft.pay(state.declarer, BANK, 2, "garnet")
