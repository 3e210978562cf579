"""A paper that must lie somewhere lies where it hides least, and near its point."""

from random import Random

from naipes_gui.ui.table.geometry import Box
from naipes_gui.ui.table.least_hidden import LeastHidden

FELT = 600, 400


def _common(a: Box, b: Box) -> float:
    wide, high = min(a.right, b.right) - max(a.x, b.x), min(a.bottom, b.bottom) - max(a.y, b.y)
    return max(0.0, wide) * max(0.0, high)


def test_it_lies_free_where_there_is_room_and_nearest_to_its_point() -> None:
    hidden, x, y = LeastHidden(*FELT, [], (300, 300)).place(120, 60, 0)
    assert hidden == 0
    assert abs(x + 60 - 300) <= 12 >= abs(y + 30 - 300)
    left = Box(0, 0, 300, 400)
    hidden, x, _ = LeastHidden(*FELT, [(left, 1.0)], (100, 200)).place(120, 60, 0)
    assert hidden == 0
    assert x >= 300


def test_of_what_has_to_be_covered_it_takes_what_weighs_least() -> None:
    heavy, light = Box(0, 0, 300, 400), Box(300, 0, 300, 400)
    felt = LeastHidden(*FELT, [(heavy, 8.0), (light, 1.0)], (0, 0))
    hidden, x, y = felt.place(200, 100, 120)
    assert hidden > 0
    assert x >= 300
    assert y >= 120


def test_no_place_of_its_own_grid_hides_less() -> None:
    dice = Random(5)
    for _ in range(20):
        boxes = [
            (Box(dice.randrange(560), dice.randrange(360), 40, 50), dice.choice((1.0, 4.0, 8.0)))
            for _ in range(40)
        ]
        _, x, y = LeastHidden(*FELT, boxes, (300, 200)).place(144, 96, 0)
        assert 0 <= x <= 600 - 144
        assert 0 <= y <= 400 - 96
        costs = {
            (i, j): sum(weight * _common(Box(i, j, 144, 96), box) for box, weight in boxes)
            for i in range(12, 600 - 144 - 8, 12)
            for j in range(0, 400 - 96 - 8, 12)
        }
        assert abs(costs[round(x), round(y)] - min(costs.values())) < 1


def test_what_is_larger_than_the_felt_has_a_place_too() -> None:
    _, x, y = LeastHidden(*FELT, [(Box(0, 0, 600, 400), 1.0)], (300, 200)).place(700, 500, 120)
    assert (x, y) == (0, 0)
