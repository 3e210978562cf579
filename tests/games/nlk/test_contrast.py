"""Why one move is better than another: by what follows, true of the position, of one of them."""

import re
from random import Random

import pytest

from naipes_gui.core.cards import RANKS, Card
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import View
from naipes_gui.core.table import Seat
from naipes_gui.core.wording import Wording
from naipes_gui.games.nlk.players.beliefs import stock_of
from naipes_gui.games.nlk.players.levels import LEVELS
from naipes_gui.games.nlk.rules.state import NlkState
from tests.games.nlk.positions import piles, play, rules, trick
from tests.games.nlk.test_bots import NEVER, known
from tests.games.nlk.test_bots import some as positions

NAMES = ("Ana", "Blas", "Carmen", "Diego")
OF = rules()
STILL = re.compile(r"in place of (\S+), and (\d+) of the (\d+) cards still to come are higher")


def why(view: View[NlkState], best: Move, other: Move) -> str:
    counsel = LEVELS["master"](OF).weigh(view.comparing(best, other), Random(1), NEVER)
    assert (counsel.chosen, counsel.choices) == (best, ())  # nothing was weighed for it
    return Wording(NAMES).say(counsel.why)


def of(view: View[NlkState], best: str, other: str) -> str:
    return why(view, Move.parse(best), Move.parse(other))


@pytest.mark.parametrize("piling", [True, False])
def test_no_sentence_speaks_for_two_opposite_moves(piling: bool) -> None:
    told = 0
    views = [view for _, view in positions(4, 300, piling=piling) if len(view.moves) > 1]
    for view in Random(2).sample(views, 25):
        best, other = view.moves[0], view.moves[-1]
        one, opposite = why(view, best, other), why(view, other, best)
        assert not one or one != opposite
        told += bool(one) + bool(opposite)
        if found := STILL.search(one):
            drawn = view.state.drawn
            assert drawn is not None
            unseen = stock_of(view, OF.pack)
            over = [c for c in unseen if RANKS.index(c.rank) < RANKS.index(drawn.rank)]
            assert (found[2], found[3]) == (str(len(over)), str(len(unseen)))
    assert told >= 25


def test_of_a_low_card_that_was_drawn_it_is_told_what_comes_in_its_place() -> None:
    state = play(OF, piles(OF, ("AH", "QD", "KC", "9S"), 1, "7C"), "draw")
    view = OF.observe(state, Seat(1))
    assert "are higher" in of(view, "place 0", "keep")
    assert "in place of" not in of(view, "keep", "place 0")


def test_who_takes_or_keeps_what_is_told_of_the_moves_that_bring_it() -> None:
    state = trick(OF, ("9C KC", "QC 8S", "JH QS", "TS 9S"), 0, "", 0)
    assert Card("9C") in state.hand(Seat(0))
    told = of(known(OF, state, Seat(0)), "play KC", "play 9C")
    assert told == (
        "With 9♣ you still have to take up a card of this trick nearly always, with K♣ hardly ever."
    )
