"""When a contract is decided, who pays whom, and when the match ends (NAP-R18, R21 … R24)."""

from dataclasses import replace
from typing import TYPE_CHECKING

from naipes_gui.core.rules import Stage
from naipes_gui.core.table import BANK, CHANCE, NOBODY, Scores, Script, Seat
from naipes_gui.games.napoleon.bids import Contract
from naipes_gui.games.napoleon.options import NapoleonOptions
from naipes_gui.games.napoleon.state import Account, NapoleonState

if TYPE_CHECKING:
    from naipes_gui.games.napoleon.rules import Napoleon


def is_made(contract: Contract, won: int) -> bool:
    """Tell whether so many tricks fulfil a contract once all are played."""
    return won >= contract.tricks if contract.tricks else won == 0


def is_decided(contract: Contract, won: int, left: int) -> bool:
    """Tell whether no trick left can change the outcome; a misère is made only at the end."""
    if not contract.tricks:
        return won > 0
    return won >= contract.tricks or won + left < contract.tricks


def finish(rules: "Napoleon", state: NapoleonState, script: Script, *, made: bool) -> NapoleonState:
    """Settle a contract and end the hand (NAP-R21, R22)."""
    times = 2 if state.doubled else 1
    if made:
        _pay_declarer(rules, state, script, times)
    else:
        _pay_opponents(rules, state, script, times)
    account = Account(made=made, times=times)
    return end(rules, replace(state, account=account, doubled=state.doubled and not made), script)


def punish(
    rules: "Napoleon", state: NapoleonState, script: Script, offender: Seat
) -> NapoleonState:
    """Settle a hand in which somebody revoked (NAP-R23)."""
    script.say(offender, "revoke")
    if offender == state.declarer:
        ended = finish(rules, state, script, made=False)
        return replace(ended, account=ended.account._replace(offender=offender))
    times = 2 if state.doubled else 1
    whole = (len(rules.seats) - 1) * rules.contract(state).win * times
    script.pay(offender, state.declarer, whole, "revoke")
    return end(rules, replace(state, account=Account(offender=offender, times=times)), script)


def all_passed(rules: "Napoleon", state: NapoleonState, script: Script) -> NapoleonState:
    """End a hand for which nobody bid; it counts all the same (NAP-R12)."""
    doubled = state.doubled or rules.options.all_pass == "double_next"
    return end(rules, replace(state, doubled=doubled), script)


def end(rules: "Napoleon", state: NapoleonState, script: Script) -> NapoleonState:
    """Pass the deal on, or end the match (NAP-R24)."""
    if is_over(rules.options, state.deals, script.scores):
        return replace(state, stage=Stage.OVER, to_move=NOBODY)
    return replace(state, stage=Stage.SHUFFLE, to_move=CHANCE, dealer=rules.after(state.dealer))


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


def loss(rules: "Napoleon", state: NapoleonState) -> int:
    """Return what a failed contract pays to each opponent (NAP-R22, R34)."""
    twice = _fell_with_spare(state) and rules.options.garnet_fail == "double"
    return rules.contract(state).lose * (2 if twice else 1)


def _fell_with_spare(state: NapoleonState) -> bool:
    return state.declarer == state.spared and state.contract.name == "nap"


def _pay_declarer(rules: "Napoleon", state: NapoleonState, script: Script, times: int) -> None:
    amount = rules.contract(state).win * times
    for seat in rules.opponents(state):
        script.pay(seat, state.declarer, amount, "made")
    if state.contract.is_for_five:
        script.pay(BANK, state.declarer, -sum(script.scores), "pot")


def _pay_opponents(rules: "Napoleon", state: NapoleonState, script: Script, times: int) -> None:
    for seat in rules.opponents(state):
        script.pay(state.declarer, seat, loss(rules, state) * times, "failed")
    if state.contract.is_for_five and rules.options.pot_fail == "double":
        script.pay(state.declarer, BANK, -sum(script.scores), "pot_fail")
    if _fell_with_spare(state) and rules.options.garnet_fail == "pot_plus_2":
        script.pay(state.declarer, BANK, 2, "garnet")
