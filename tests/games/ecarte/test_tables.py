"""The shipped tables: small, lazy, true to the game; and the tool that builds them."""

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from naipes_gui.core.cards import Card
from naipes_gui.files import resource
from naipes_gui.games.ecarte.players import solver, strength
from naipes_gui.games.ecarte.players.tables import Situation, number, tables

ROOT = Path(__file__).parents[3]


def dealt(rng: Random) -> tuple[int, list[int], int]:
    """Return a hand, the cards that are not seen, and the turn-up."""
    cards = [1 << place for place in range(32)]
    rng.shuffle(cards)
    turnup = next(card for card in cards if card & solver.TRUMPS)
    cards.remove(turnup)
    return sum(cards[:5]), cards[5:], turnup


def test_are_small_and_not_read_before_they_are_asked_for() -> None:
    assert resource("ecarte", "tables.bin").stat().st_size <= 2_000_000
    asked = (
        "from naipes_gui.games.ecarte.players import levels, tables; "
        "print(tables.tables.cache_info().currsize)"
    )
    found = subprocess.run(
        [sys.executable, "-c", asked], cwd=ROOT, capture_output=True, text=True, check=True
    )  # fmt: skip
    assert found.stdout.strip() == "0"


def test_strength_is_that_of_the_exact_solver() -> None:
    rng = Random(11)
    misses = []
    for _ in range(60):
        hand, unseen, turnup = dealt(rng)
        for leads in (True, False):
            exact = strength.sampled(hand, unseen, 200, rng, leads=leads)
            misses.append(abs(exact - tables().strength(hand, turnup, leads=leads)))
    assert sum(misses) / len(misses) < 0.04
    assert max(misses) < 0.2


def test_the_order_of_plain_suits_and_dead_ranks_tell_nothing() -> None:
    def of(cards: str, turnup: str) -> int:
        return number(
            solver.bits("H").mask(map(Card, cards.split())), solver.bits("H")[Card(turnup)]
        )  # fmt: skip

    assert of("KH 9H KS 8S 7C", "7H") == of("KH 9H KD 8D 7S", "7H")
    assert of("QH 8H KS 8S 7C", "7H") == of("QH 7H KS 8S 7C", "8H")
    assert of("QH 8H KS 8S 7C", "KH") != of("QH 8H KS 8S 7C", "7H")


def test_hands_have_numbers_of_their_own() -> None:
    rng = Random(3)
    found: dict[int, object] = {}
    for _ in range(2_000):
        hand, _, turnup = dealt(rng)
        place = turnup.bit_length() - 1
        trumps = tuple(
            bit - (bit > place) for bit in range(24, 32) if hand >> bit & 1
        )  # fmt: skip
        suits = tuple(sorted((hand >> shift & 0xFF) for shift in (0, 8, 16)))
        assert found.setdefault(number(hand, turnup), (trumps, suits)) == (trumps, suits)


@pytest.mark.parametrize("leads", [True, False])
def test_strong_hands_block_oftener_than_weak_ones(leads: bool) -> None:
    """Far from the game: near it a weak hand is also played lest the other draw the king."""
    rng, kept = Random(5), tables()
    for score in (0, 1, 5, 6, 12):
        shares: tuple[list[float], list[float]] = ([], [])
        for _ in range(200):
            hand, _, turnup = dealt(rng)
            chance = kept.strength(hand, turnup, leads=leads)
            if turnup >> 31 or 0.3 < chance < 0.7:
                continue
            at = Situation(*divmod(score, 5), turnup)
            shares[chance > 0.5].append(kept.blocks(at, hand, 1, 0, leads=leads))
        weak, strong = (sum(group) / len(group) for group in shares)
        assert strong > weak + 0.1


def test_nobody_changes_a_share_that_is_none() -> None:
    rng = Random(8)
    for _ in range(300):
        hand, _, turnup = dealt(rng)
        for leads in (True, False):
            at = Situation(0, 1, turnup)
            fewer, usual = tables().changes(at, hand, 3, leads=leads)
            assert 0 <= fewer <= 1
            assert 0 <= usual <= 1
            assert fewer + usual <= 1.01


def test_equity_is_fair_to_both() -> None:
    equity = tables().equity
    assert abs(equity[0][0] - 0.5) < 0.02
    for mine in range(5):
        assert all(a > b for a, b in zip(equity[mine], equity[mine][1:], strict=False))
        assert all(equity[mine][n] < equity[mine + 1][n] for n in range(5) if mine < 4)


def test_what_is_foreseen_is_mostly_played() -> None:
    for by_result in tables().played:
        for foreseen, shares in enumerate(by_result):
            assert sum(shares) == pytest.approx(1, abs=0.001)
            assert max(shares) == shares[foreseen]


@pytest.mark.nightly
def test_the_tool_builds_the_same_tables_again(tmp_path: Path) -> None:
    """Not compiled, of one hand in 400: to compile it takes longer than all of this file.

    `make nightly` builds rough tables of all hands, compiled, twice.
    """
    pytest.importorskip("numba", reason="there is none yet for this Python")
    twice = (
        "from tools.ecarte_tables import __main__ as tool, file, hands; "
        "hands.one_of_each = lambda every=hands.one_of_each: every()[::400]; "
        "effort = tool.Effort(1, 1, 5, 2, 16, 30, 20, 20); "
        "made, again, other = (file.packed(tool.build(effort, seed)) for seed in (1, 1, 2)); "
        "print(made == again, made == other)"
    )
    told = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", twice], cwd=ROOT, check=True, text=True,
        stdout=subprocess.PIPE, env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
    )  # fmt: skip
    assert told.stdout.splitlines()[-1] == "True False"
