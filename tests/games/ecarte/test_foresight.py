"""The quick solver against the readable one, which is held against an unpruned search."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from naipes_gui.bots.cards import falling
from naipes_gui.games.ecarte.players import solver
from naipes_gui.games.ecarte.players.kernels import foresight

RESULTS: solver.Pays = (0, 1, 1, 2, 2, 3)


@st.composite
def hands(draw: st.DrawFn) -> tuple[int, int, int]:
    """Return two hands as large as each other, and tricks of the first already won."""
    size = draw(st.integers(1, 5))
    places = draw(st.lists(st.integers(0, 31), min_size=2 * size, max_size=2 * size, unique=True))
    first, second = (sum(1 << place for place in half) for half in (places[:size], places[size:]))
    return first, second, draw(st.integers(0, 5 - size))


@given(hands())
def test_results_agree_with_the_solver(dealt: tuple[int, int, int]) -> None:
    assert foresight.result(*dealt) == solver.solve(*dealt, RESULTS)


@given(hands())
def test_leads_and_replies_agree_with_the_solver(dealt: tuple[int, int, int]) -> None:
    leader, follower, won = dealt
    card = leader & -leader
    assert foresight.led(card, leader, follower, won) == solver.led(
        card, leader, follower, won, RESULTS
    )
    for reply in falling(solver.replies(card, follower)):
        asked = card, reply, leader ^ card, follower, won
        assert foresight.replied(*asked) == solver.replied(*asked, RESULTS)


@given(hands(), st.lists(st.floats(-3, 3), min_size=4, max_size=4).map(sorted))
def test_one_search_serves_every_score(dealt: tuple[int, int, int], worth: list[float]) -> None:
    """What a score makes of the tricks never falls with them, so the tricks decide."""
    assert all(a <= b for a, b in pairwise(worth))
    pays = (worth[0], worth[1], worth[1], worth[2], worth[2], worth[3])
    assert solver.solve(*dealt, pays) == worth[foresight.result(*dealt)]


def test_forgets_when_it_knows_too_much() -> None:
    room, foresight.ROOM = foresight.ROOM, 50
    try:
        once = [foresight.result(0x1F << shift, 0xF8000 << shift) for shift in range(8)]
        assert once == [foresight.result(0x1F << s, 0xF8000 << s) for s in range(8)]
    finally:
        foresight.ROOM = room
