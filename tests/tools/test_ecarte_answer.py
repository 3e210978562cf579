"""The answer to the Master of Écarté plays by what it is given, and is measured on equal decks."""

from importlib import import_module
from typing import Any

import pytest

pytest.importorskip("numba", reason="there is none yet for this Python")

from naipes_gui.games import all_games

pytestmark = pytest.mark.thorough

# Not imported by name: what numba compiles states no types.
answering: Any = import_module("tools.ecarte_tables.answering")
file: Any = import_module("tools.ecarte_tables.file")


def shipped() -> Any:
    """Return the policy that the program ships as the answer to itself."""
    lives, turned = file.unpacked(answering.RESOURCE.read_bytes()).policies
    return (lives, lives), (turned, turned)


def always(policy: Any, block: int) -> Any:
    talk = policy.talk.copy()
    talk[..., block], talk[..., 1 - block] = 1.0, 0.0
    return policy._replace(talk=talk)


def test_an_answer_is_measured_deck_by_deck() -> None:
    assert len(answering.gains(shipped(), 1, 3)) == 1


def test_the_answer_decides_the_talk() -> None:
    rules = all_games()["ecarte"].rules(all_games()["ecarte"].options().make())
    for block, verbs in enumerate((("propose", "accept"), ("stand", "refuse"))):
        answers = tuple(tuple(always(each, block) for each in pair) for pair in shipped())
        player = answering.Answerer(rules, answers)
        said = {
            move.verb
            for number in range(2)
            for seat, move in answering.alone(rules, player, f"talk {number}").moves
            if move.verb in ("propose", "accept", "stand", "refuse")
        }
        assert said
        assert said <= set(verbs)
