"""When a contract is decided, who pays whom, and when the match ends (NAP-R18, R21 … R24)."""

from dataclasses import replace

from naipes_gui.core.rules import Stage
from naipes_gui.core.table import BANK, CHANCE, NOBODY, Scores, Script, Seat
from naipes_gui.games.napoleon.bids import Contract
from naipes_gui.games.napoleon.options import NapoleonOptions
from naipes_gui.games.napoleon.state import Account, NapoleonState


def is_made(contract: Contract, won: int) -> bool:
    """Tell whether so many tricks fulfil a contract once all are played."""
    return won >= contract.tricks if contract.tricks else won == 0


def is_decided(contract: Contract, won: int, left: int) -> bool:
    """Tell whether no trick left can change the outcome; a misère is made only at the end."""
    if not contract.tricks:
        return won > 0
    return won >= contract.tricks or won + left < contract.tricks


def finish(state: NapoleonState, script: Script, *, made: bool) -> NapoleonState:
    """Settle a contract and end the hand (NAP-R21, R22)."""
    times = state.times
    if made:
        _pay_declarer(state, script, times)
    else:
        _pay_opponents(state, script, times)
    account = Account(made=made, times=times)
    return end(replace(state, account=account, doubled=state.doubled and not made), script)


def punish(state: NapoleonState, script: Script, offender: Seat) -> NapoleonState:
    """Settle a hand in which somebody revoked (NAP-R23)."""
    script.say(offender, "revoke")
    if offender == state.declarer:
        ended = finish(state, script, made=False)
        return replace(ended, account=ended.account._replace(offender=offender))
    times = state.times
    whole = (len(state.scores) - 1) * state.terms.win * times
    script.pay(offender, state.declarer, whole, "revoke")
    return end(replace(state, account=Account(offender=offender, times=times)), script)


def all_passed(state: NapoleonState, script: Script) -> NapoleonState:
    """End a hand for which nobody bid; it counts all the same (NAP-R12)."""
    doubled = state.doubled or state.options.all_pass == "double_next"
    return end(replace(state, doubled=doubled), script)


def end(state: NapoleonState, script: Script) -> NapoleonState:
    """Pass the deal on, or end the match (NAP-R24)."""
    if is_over(state.options, state.deals, script.scores):
        return replace(state, stage=Stage.OVER, to_move=NOBODY)
    return replace(state, stage=Stage.SHUFFLE, to_move=CHANCE, dealer=state.bidders[0])


def is_over(options: NapoleonOptions, hands: int, scores: Scores) -> bool:
    """Tell whether so many hands or such scores end the match (NAP-R24)."""
    word, _, number = options.match.partition(":")
    match word:
        case "rounds":
            return hands >= int(number) * options.players
        case "hands":
            return hands >= int(number)
        case "first_to":
            return max(scores) >= int(number)
        case _:
            return min(scores) + options.stake_chips <= 0


def loss(state: NapoleonState) -> int:
    """Return what a failed contract pays to each opponent (NAP-R22, R34)."""
    twice = _fell_with_spare(state) and state.options.garnet_fail == "double"
    return state.terms.lose * (2 if twice else 1)


def _fell_with_spare(state: NapoleonState) -> bool:
    return state.declarer == state.spared and state.contract.name == "nap"


def _pay_declarer(state: NapoleonState, script: Script, times: int) -> None:
    amount = state.terms.win * times
    for seat in state.opponents:
        script.pay(seat, state.declarer, amount, "made")
    if state.contract.is_for_five:
        script.pay(BANK, state.declarer, -sum(script.scores), "pot")


def _pay_opponents(state: NapoleonState, script: Script, times: int) -> None:
    for seat in state.opponents:
        script.pay(state.declarer, seat, loss(state) * times, "failed")
    if state.contract.is_for_five and state.options.pot_fail == "double":
        script.pay(state.declarer, BANK, -sum(script.scores), "pot_fail")
    if _fell_with_spare(state) and state.options.garnet_fail == "pot_plus_2":
        script.pay(state.declarer, BANK, 2, "garnet")
