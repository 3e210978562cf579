"""What is said of cards that were seen is true, and holds whatever lies where nobody has looked."""

from functools import cache
from itertools import islice

import pytest

from naipes_gui.core.cards import HIDDEN, Card
from naipes_gui.core.flowers import is_flower
from naipes_gui.core.seen_cards import group_of, seen_cards
from naipes_gui.core.zones import Role
from naipes_gui.games import all_games
from tests.contract.honesty import pairs
from tests.contract.positions import Position, positions
from tests.nights import by_night

MANY = by_night(60, by_day=40)
every_game = pytest.mark.parametrize("key", all_games())


@cache
def some(key: str) -> tuple[Position, ...]:
    return tuple(islice(positions(all_games()[key], 4), MANY))


@every_game
def test_it_is_true_of_the_cards_that_are_really_held(key: str) -> None:
    for position in some(key):
        rules = position.timeline.rules
        seen = seen_cards(rules, position.view)
        assert {rival.seat for rival in seen.rivals} <= {*rules.seats} - {position.seat}
        for rival in seen.rivals:
            hand = really_held(position, rival.seat)
            assert rival.many == len(hand)
            assert {*rival.held} <= hand
            assert not {*rival.cannot} & hand
            assert not {*rival.lacks} & {group_of(card) for card in hand}
            assert hand <= {*seen.coming}


@every_game
def test_every_card_of_the_pack_has_its_place_once(key: str) -> None:
    for position in some(key):
        rules = position.timeline.rules
        rows = seen_cards(rules, position.view).rows
        told = [card for _, row in rows for card, _ in row]
        assert sorted(told) == sorted(rules.pack.cards)
        assert HIDDEN not in told


@every_game
def test_what_lies_where_nobody_has_looked_is_counted_apart(key: str) -> None:
    for position in some(key):
        seen = seen_cards(position.timeline.rules, position.view)
        held = sum(rival.many for rival in seen.rivals)
        assert len(seen.coming) == held + sum(many for _, many in seen.lying)


@every_game
def test_the_ranks_stand_in_the_order_of_the_game(key: str) -> None:
    """Écarté and La Mosca: the ace under the jack; elsewhere it is the highest."""
    game = all_games()[key]
    ranks = game.face().ranks
    for group, row in seen_cards(some(key)[0].timeline.rules, some(key)[0].view, ranks).rows:
        told = [card.rank for card, _ in row if not is_flower(card)]
        assert told == sorted(told, key=ranks.find, reverse=True), group
        if "K" in told:
            assert told[0] == ranks[-1]


@every_game
def test_it_does_not_depend_on_hidden_cards(key: str) -> None:
    for pair in islice(pairs(all_games()[key], 3), MANY // 2):
        rules = pair.real.timeline.rules
        assert seen_cards(rules, pair.real.view) == seen_cards(rules, pair.other.view)


def really_held(position: Position, seat: int) -> set[Card]:
    zones, table = position.timeline.rules.table_zones, position.state.table
    held = (zone for zone in table if zones.role(zone) is Role.HAND and zones.owner(zone) == seat)
    return {card for zone in held for card in table[zone]}
