"""Every piece of advice can be tested, and what is printed of it was measured as it stands."""

from itertools import islice

import pytest

from naipes_gui.bots.advised import trial
from naipes_gui.core.advice import Advice, Verdict
from naipes_gui.core.info import GameInfo
from naipes_gui.core.rules import Stage
from naipes_gui.core.text import Phrase
from naipes_gui.core.timeline import Timeline
from naipes_gui.core.wording import Wording
from naipes_gui.games import all_games

MOST_DEALS, FEWEST, LEAST_MEASURED = 400, 5, 250
LONGEST_SENTENCE, LONGEST_TEXT = 90, 220
EVERY = [(info, advice) for info in all_games().values() for advice in info.advice().advice]
every_advice = pytest.mark.parametrize(
    ("info", "advice"), EVERY, ids=[advice.key for _, advice in EVERY]
)


def test_every_game_gives_advice_under_names_of_its_own() -> None:
    keys = [advice.key for _, advice in EVERY]
    assert len({*keys}) == len(keys)
    assert all(advice.key.startswith(f"{info.key}-") for info, advice in EVERY)
    assert all(len(info.advice().advice) >= FEWEST for info in all_games().values())


@every_advice
def test_it_speaks_and_divides_what_may_be_done(info: GameInfo, advice: Advice) -> None:
    tested = trial(info, advice, "contract")
    for deal in range(MOST_DEALS):
        timeline = Timeline(tested.rules)
        found = tested.until_spoken(timeline, f"contract:{deal}")
        if found is None:
            continue
        assert timeline.state.stage is Stage.HAND
        legal = {move.meaning for move in tested.rules.legal(timeline.state)}
        followed, broken = ({move.meaning for move in way} for way in found)
        assert followed
        assert broken
        assert followed <= legal
        assert broken <= legal
        assert not followed & broken
        return
    pytest.fail(f"in {MOST_DEALS} deals it had nothing to say")


@every_advice
def test_what_is_printed_is_found_again(info: GameInfo, advice: Advice) -> None:
    receipt = info.advice().receipts[advice.key]
    assert info.levels_play_as_in(receipt.bots_version), "measure again: python -m tools.advice"
    assert receipt.deals >= LEAST_MEASURED
    gains = (gain for gain in trial(info, advice, receipt.seed).gains() if gain is not None)
    again = tuple(islice(gains, 1))
    assert again == receipt.first[:1], "measure again: python -m tools.advice"


@every_advice
def test_what_contradicts_tradition_is_explained(info: GameInfo, advice: Advice) -> None:
    if info.advice().receipts[advice.key].verdict is Verdict.CONTRARY:
        assert advice.finding is not None


@every_advice
def test_it_is_said_shortly(info: GameInfo, advice: Advice) -> None:
    told: list[tuple[Phrase | None, int]] = [
        (advice.sentence, LONGEST_SENTENCE),
        (advice.compared, LONGEST_TEXT),
        (advice.finding, LONGEST_TEXT),
    ]
    for what, most in told:
        assert what is None or len(Wording().say(what)) <= most, what
