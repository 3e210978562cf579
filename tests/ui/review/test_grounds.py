"""A review says because: what is plain to see of both choices, and what one of them may cost."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from naipes_gui.bots.reasons import hundredths
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import FIRST, OMNISCIENT, Paid
from naipes_gui.core.text import phrase
from naipes_gui.core.timeline import Timeline
from naipes_gui.core.wording import Wording
from naipes_gui.games import all_games
from naipes_gui.review.judge import Case
from naipes_gui.store.record import Record
from naipes_gui.ui.beside_table.option_bars import in_short
from naipes_gui.ui.review import answers, plain_words
from naipes_gui.ui.review.words import Words
from naipes_gui.ui.shared.language import speak
from tests.playthrough import choice
from tests.ui.review.planted import RECORDS, cases, harmless, is_choice, mistake

TALK = "propose", "stand", "accept", "refuse"


def found(game: str = "ecarte/ecarte-default.naipes") -> tuple[Words, list[Case]]:
    record = Record.load(RECORDS / game)
    info = all_games()[record.header.game]
    names = tuple(f"Rival {i}" for i in range(len(record.header.seats)))
    words = Words(info, info.face(), Wording(names), FIRST)
    return words, cases(record, record.timeline.ended)


def test_of_a_proposal_it_is_told_what_one_held_and_what_was_at_stake() -> None:
    speak("en")
    words, all_cases = found()
    case = next(c for c in all_cases if c.made.verb in TALK and len(c.view.moves) > 1)
    counted = phrase("ecarte", "{chance} %", chance=hundredths(0.48))
    told = answers._why(words, replace(mistake(case), reason=counted), case.view)
    assert "You hold " in told or "With these cards " in told
    assert "cost" in told or "lacks" in told
    assert "48" not in told


def test_of_a_card_it_is_told_what_it_does_and_what_the_other_did() -> None:
    speak("en")
    words, all_cases = found()
    told = [
        plain_words.grounds(words, mistake(case), case.view)
        for case in all_cases if is_choice(case)
    ]  # fmt: skip
    assert told
    assert all(told)
    assert any(text.count("Of ") >= 2 for text in told)


def test_who_has_no_other_reason_is_told_what_is_plain() -> None:
    speak("en")
    words, all_cases = found()
    case = next(case for case in all_cases if is_choice(case))
    told = answers._why(words, replace(mistake(case), reason=""), case.view)
    assert "no simple reason" not in told


@pytest.mark.parametrize("field", ["reason", "why"])
def test_a_sentence_of_a_former_version_is_not_told_in_english(qapp: object, field: str) -> None:
    """Kept beside a match it outlives its wording, of which other languages have no words then."""
    words, all_cases = found()
    case = next(case for case in all_cases if is_choice(case))
    former = phrase("nlk", "Said otherwise today: {move}.", move=phrase("games", "{who}"))
    made = mistake(case)
    judged = replace(made, reason=former) if field == "reason" else replace(made, why=former)
    for code, is_told in (("en", True), ("es", False), ("fr", False)):
        speak(code)
        assert (words.told(former) != "") == is_told
        assert ("Said otherwise" in answers._why(words, judged, case.view)) == is_told
    speak("en")


def played_on(timeline: Timeline[Any], move: Move, rng: Random) -> list[Paid]:
    """Return what was paid in a hand that went on with a move."""
    other, seat = timeline.until(timeline.ply), timeline.state.to_move
    other.push(move)
    paid = list[Paid]()
    while other.state.stage is Stage.HAND:
        other.push(choice(other, rng))
        events = other.witnessed(other.ply, OMNISCIENT)
        paid += [e for e in events if isinstance(e, Paid) and e.taker != seat]
    return paid


def test_what_is_at_stake_is_what_the_rules_take() -> None:
    info, rng, costs = all_games()["ecarte"], Random(3), set[tuple[bool, int]]()
    for seed in range(60):
        timeline: Timeline[Any] = Timeline(info.rules(info.options().make()))
        moves = Random(seed)
        while timeline.ply < 40 and not timeline.state.is_over:
            state = timeline.state
            legal = timeline.rules.legal(state) if state.stage is Stage.HAND else ()
            block = next((move for move in legal if move.verb in TALK[1::2]), None)
            if block is not None:
                view = timeline.view(timeline.ply, state.to_move)
                told = info.face().stakes(view, block) is not None
                paid = played_on(timeline, block, rng)
                if any(each.reason == "point" for each in paid):
                    costs.add((told, sum(e.amount for e in paid if "king" not in e.reason)))
            timeline.push(choice(timeline, moves))
    assert costs == {(True, 2), (False, 1)}


def test_a_hint_is_blamed_only_for_a_mistake_that_it_called_good() -> None:
    """A choice that comes to the same was called the mistake of a hint that had named another."""
    speak("en")
    words, all_cases = found()
    case = next(case for case in all_cases if is_choice(case))
    told = {
        (is_dear, advised): plain_words.no_reproach(
            words, replace(mistake(case) if is_dear else harmless(case), advised=advised), case.view
        )
        for is_dear in (True, False) for advised in (True, False)
    }  # fmt: skip
    assert [key for key, said in told.items() if "the hint's mistake" in said] == [(True, True)]
    assert "called it good, and it is" in told[False, True]
    assert "hint" not in f"{told[True, False]}{told[False, False]}"


def test_of_a_hint_s_figures_it_is_said_that_chance_moves_them() -> None:
    """A hint at the table had shown another figure for the same choice, and nothing said why."""
    speak("en")
    words, all_cases = found()
    judged = harmless(next(case for case in all_cases if is_choice(case)))
    beside = [
        sum("hint" in line for line in plain_words.figures(words, replace(judged, advised=each)))
        for each in (True, False)
    ]
    assert beside == [1, 0]


def test_how_bars_are_read_is_told_once() -> None:
    speak("en")
    words, all_cases = found()
    judged = mistake(next(case for case in all_cases if is_choice(case)))
    assert in_short(judged)
    assert not any("Bars start" in line for line in plain_words.figures(words, judged))


def test_why_does_not_repeat_what_a_mistake_cost() -> None:
    """«It cost 5 mon», and below it: «On average in 150 deals better than the next best by 5»."""
    speak("en")
    words, all_cases = found()
    case = next(case for case in all_cases if is_choice(case))
    doing = phrase("hachi_hachi", "It completes {yaku}.", yaku="Four Brights")
    reason = phrase(
        "hachi_hachi",
        "{doing} On average in {deals} deals better than the next best by {gap}.",
        doing=doing, gap="5 mon", deals="150",
    )  # fmt: skip
    told = answers._why(words, replace(mistake(case), reason=reason), case.view)
    assert told.startswith("It completes Four Brights.")
    assert "On average" not in told
