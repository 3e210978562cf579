"""What is worth a moment of its own."""

from naipes_gui.core.table import Moved, Seat
from naipes_gui.games.nlk.rules.zones import PICK_UP
from naipes_gui.games.nlk.table.moments import moments
from tests.games.nlk.positions import at_random, rules


def test_the_last_card_of_the_stock_is_shown_with_what_it_makes_trumps() -> None:
    game = rules()
    match, seen = at_random(game, 5, 400), 0
    for ply, (_, move) in enumerate(match.moves):
        events = game.play(match.states[ply], move).events
        last = match.states[ply + 1].last_card
        shown = moments(match.view(ply + 1, Seat(0)), events)
        for place, moment in shown.items():
            if moment.cards:
                before, after = events[place], events[place + 1]
                # It lies on its pile, and nobody has taken up a card.
                assert isinstance(before, Moved)
                assert isinstance(after, Moved)
                assert moment.cards == before.cards == (last,)
                assert after.how == PICK_UP
                seen += 1
    assert seen
