"""Every option stands in one group, and what a choice means is told of choices there are."""

import re

import pytest

from naipes_gui.core.options import Option
from naipes_gui.games import all_games
from tests.having import having

every_game = pytest.mark.parametrize("key", [*all_games()])
RULE = re.compile(r"\(Rules? ([0-9.]+)(?: to ([0-9.]+))?\)")
LENGTHS = ("players", "match", "match_end")


def options_of(key: str) -> dict[str, Option]:
    return {option.key: option for option in all_games()[key].options().declared()}


@pytest.mark.parametrize("key", having("table.option_words"))
def test_every_option_that_counts_stands_in_one_group(key: str) -> None:
    words, declared = all_games()[key].option_words(), options_of(key)
    listed = [name for group in words.groups for name in group.keys]
    assert len(set(listed)) == len(listed)
    assert set(listed) <= declared.keys()
    assert {o.key for o in declared.values() if o.is_used} - {*LENGTHS} <= set(listed)


@every_game
def test_sentences_are_of_choices_that_there_are(key: str) -> None:
    declared = options_of(key)
    for name, value in all_games()[key].option_words().sentences:
        assert declared[name].admits(value), (name, value)


@every_game
def test_a_choice_and_its_option_lean_on_the_same_rule(key: str) -> None:
    declared = options_of(key)
    for (name, value), sentence in all_games()[key].option_words().sentences.items():
        own, whole = RULE.search(sentence.source), RULE.search(declared[name].help.source)
        if own is None:
            continue
        assert whole is not None, (name, value, own[1])
        low, high = (tuple(map(int, rule.split("."))) for rule in (whole[1], whole[2] or whole[1]))
        assert low <= tuple(map(int, own[1].split("."))) <= high, (name, value, own[1], whole[0])


@every_game
def test_three_lengths_are_offered_everywhere(key: str) -> None:
    from naipes_gui.ui.new_match.rules_choice import RulesChoice

    game = all_games()[key]
    for players in range(game.players[0], game.players[1] + 1):
        choice = RulesChoice(game)
        choice.seat(players)
        lengths = choice.lengths()
        assert len(set(lengths)) == 3
        assert choice.length is not None
        assert choice.values()[choice.length.key] in lengths
        minutes = [choice.hands_beside(length) for length in lengths]
        assert None not in minutes
        assert minutes == sorted(minutes)  # type: ignore[type-var]
