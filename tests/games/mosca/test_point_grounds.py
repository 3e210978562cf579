"""Where points win the pool, a hint tells which points a card gives away or takes."""

from itertools import islice

from naipes_gui.core.wording import Wording
from naipes_gui.games import all_games
from naipes_gui.games.mosca.rules.state import value
from naipes_gui.games.mosca.table import grounds
from tests.contract.positions import positions
from tests.nights import by_night


def test_points_of_a_card_are_a_reason() -> None:
    """«With none of yours you take the trick»: that one card costs ten points was not said."""
    wording, given, won = Wording(tuple("ABCDEF")), 0, 0
    for position in islice(positions(all_games()["mosca"], 17), by_night(900, by_day=300)):
        view = position.view
        cards = [move.cards[0] for move in view.moves if move.verb == "play"]
        if not cards or view.options.score_by != "points" or not view.state.trick:
            continue
        trick = grounds.trick_of(view)
        for card in cards:
            said = wording.say(grounds._of_a_card(view, card))
            if not trick.takes(card):
                given += 1
                assert (f"gives away {value(card)} point" in said) == bool(value(card)), said
            elif not trick.behind:
                won += 1
                taken = sum(map(value, (*trick.lying, card)))
                assert said.endswith(f"You win {taken} point(s) with it."), said
    assert given
    assert won
