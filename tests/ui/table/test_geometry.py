"""Nothing that lies on the felt gets in the way of anything else."""

from itertools import combinations, pairwise, permutations, product

import pytest

from naipes_gui.core.cards import Card
from naipes_gui.core.errors import Undeclared
from naipes_gui.core.face import Look, Spot
from naipes_gui.core.table import Seat
from naipes_gui.core.zones import STOCK, TRICK, WON
from naipes_gui.games import all_games
from naipes_gui.games.hachi_hachi.rules.zones import CAPTURED
from naipes_gui.ui.table.aside import card_and_name, pot_place
from naipes_gui.ui.table.corners import free_place
from naipes_gui.ui.table.field import Field
from naipes_gui.ui.table.field_layout import in_month, month_place
from naipes_gui.ui.table.geometry import Box, step_bar
from naipes_gui.ui.table.layout import fan, poses, spot_centre, spot_height
from naipes_gui.ui.table.pose import Pose, bounding, hit
from naipes_gui.ui.table.ring import Ring
from naipes_gui.ui.table.roomy import settled
from naipes_gui.ui.table.trick_room import trick_room
from tests.games.hachi_hachi.positions import position
from tests.games.hachi_hachi.positions import rules as hachi_hachi
from tests.games.mosca.positions import rules as mosca
from tests.ui.table_help import played

FELTS = [(900, 516), (744, 516), (992, 716), (1280, 716), (2272, 1356)]
LOW_FELTS = [(960, 440), (900, 460), (1000, 460)]


@pytest.mark.parametrize(
    ("felt", "players"),
    [
        (felt, players)
        for felt in (*FELTS, *LOW_FELTS)
        for players in range(2, 10 if felt[0] >= 900 else 6)
    ],
)
@pytest.mark.parametrize("clockwise", [True, False])
def test_plates_never_overlap_and_stay_on_the_felt(
    felt: tuple[int, int], players: int, clockwise: bool
) -> None:
    room = Ring(*felt, players, Seat(0), clockwise)
    plates = [place.plate for place in room.places()]
    for one, other in combinations(plates, 2):
        assert not one.meets(other), (players, one, other)
    for plate in plates:
        assert plate.x >= 0
        assert plate.right <= room.width
        assert plate.y >= 0
        assert plate.bottom <= room.height


@pytest.mark.parametrize("felt", [(900, 516), (1280, 560), (960, 620), (1280, 716)])
@pytest.mark.parametrize("players", range(3, 10))
def test_plates_of_large_text_never_overlap(felt: tuple[int, int], players: int) -> None:
    scale = min(1.5, max(1.0, felt[1] / 430))
    room = Ring(*felt, players, Seat(0), text_scale=scale)
    plates = [place.plate for place in room.places()]
    assert not [pair for pair in combinations(plates, 2) if pair[0].meets(pair[1])]


@pytest.mark.parametrize("felt", LOW_FELTS)
@pytest.mark.parametrize("players", range(3, 8))
def test_no_backs_lie_on_the_plate_of_another(felt: tuple[int, int], players: int) -> None:
    room = Ring(*felt, players, Seat(0))
    wide, high = room.fan_width, room.backs_height
    for one, other in permutations(room.places()[1:], 2):
        x, y = one.backs
        assert not Box(x - wide / 2, y - high / 2, wide, high).meets(other.plate), (one, other)


def test_the_next_seat_sits_on_the_left_when_play_goes_clockwise() -> None:
    left = Ring(1280, 716, 4, Seat(0), True).place(Seat(1)).plate.centre[0]
    right = Ring(1280, 716, 4, Seat(0), False).place(Seat(1)).plate.centre[0]
    assert left < 640 < right


@pytest.mark.parametrize("felt", FELTS)
@pytest.mark.parametrize("count", [1, 2, 5, 7, 13, 25])
def test_a_hand_fits_and_every_index_shows(felt: tuple[int, int], count: int) -> None:
    room = Ring(*felt, 2, Seat(0))
    row = list(fan(count, room))
    width = room.hand_height * room.aspect
    assert row[0].x - width / 2 >= 0
    assert row[-1].x + width / 2 <= room.width
    if count > 1 and (felt[0] >= 900 or count < 20):
        assert row[1].x - row[0].x >= 21


def test_the_hand_is_hit_where_it_lies() -> None:
    timeline = played(3)
    view = timeline.view(3, Seat(0))
    spots = all_games()["ecarte"].face().spots(view)
    room = Ring(992, 716, 2, Seat(0))
    laid = poses(view, spots, room)
    for (zone, i), pose in laid.items():
        if zone == "hand:0":
            left = pose.x - pose.height * room.aspect / 2 + 8
            assert hit(laid, left, pose.y, room.aspect) == (zone, i)
    assert hit(laid, 5, 400, room.aspect) is None


@pytest.mark.parametrize("gap", [0, 3])
def test_boxes_meet_when_they_share_more_than_an_edge(gap: int) -> None:
    """Every box of whole numbers around another: they meet if a point lies within both."""
    one = Box(4, 5, 3, 2)
    for x, y, wide, high in product(range(-4, 14), range(-4, 14), (1, 5), (1, 5)):
        other = Box(x, y, wide, high)
        near = Box(x - gap, y - gap, wide + 2 * gap, high + 2 * gap)
        halves = product((4.5, 5.5, 6.5), (5.5, 6.5))
        assert one.meets(other, gap) == any(near.holds(*point) for point in halves), other
        assert other.meets(one, gap) == one.meets(other, gap), other


@pytest.mark.parametrize("width", [896, 992])
def test_large_text_leaves_the_corners_of_my_cards_in_sight(width: int) -> None:
    room = Ring(width, 663, 2, Seat(0), text_scale=1.5, straight=True)
    row = list(fan(5, room))
    card = room.hand_height * room.aspect
    strips = [b.x - a.x for a, b in pairwise(row)]
    assert row[0].x - card / 2 >= room.places()[0].plate.right
    assert row[-1].x + card / 2 <= width
    assert min(strips) >= card * 0.46


def test_a_card_that_lies_across_is_wider_than_high() -> None:
    upright, across = (Pose(100, 100, angle, 0, 70, True) for angle in (4, 90))
    assert bounding([upright], 5 / 7) == Box(75, 65, 50, 70)
    assert bounding([across], 5 / 7) == Box(65, 75, 70, 50)


@pytest.mark.parametrize("closed", [True, False])
def test_captures_of_others_lie_face_down_where_the_rules_say_so(closed: bool) -> None:
    room = Field(992, 716, 3, Seat(0), aspect=0.61, closed=closed)
    of = hachi_hachi()
    pair = "01H 02T"
    state = position(of, piles=(pair, pair, pair))
    piles = Spot(CAPTURED, in_front=True, look=Look.CLASSES, closed=closed)
    laid = poses(of.observe(state, Seat(0)), (piles,), room)
    shown = [[laid[f"captured:{seat}", i].face_up for i in range(2)] for seat in range(3)]
    assert shown == [[True, True], [not closed] * 2, [not closed] * 2]


def test_a_spot_of_a_zone_that_is_not_declared_is_told() -> None:
    view = hachi_hachi().observe(position(hachi_hachi()), Seat(0))
    with pytest.raises(Undeclared, match="“won”, which is not declared"):
        poses(view, (Spot(WON),), Ring(992, 716, 3, Seat(0)))


@pytest.mark.parametrize("text_scale", [1.0, 1.5])
@pytest.mark.parametrize("width", [890, 992, 1600])
def test_the_columns_leave_room_for_the_months_and_the_stock(width: int, text_scale: float) -> None:
    room = Field(width, 716, 3, Seat(0), aspect=0.61, text_scale=text_scale)
    width_of_card = room.month_height * room.aspect
    assert room.pitch[0] > width_of_card
    left, right = (place.plate for place in sorted(room.places()[1:], key=lambda p: p.plate.x))
    assert left.right < month_place(1, room)[0] - width_of_card / 2
    assert month_place(6, room)[0] + width_of_card / 2 < right.x
    assert room.flip.right < room.inner
    assert room.stock.bottom < room.teyaku.y


@pytest.mark.parametrize("felt", [felt for felt in FELTS if felt[0] >= 900])
@pytest.mark.parametrize("players", [4, 5, 6])
@pytest.mark.parametrize("steps", [True, False])
def test_no_plate_lies_on_the_stock_of_la_mosca(
    felt: tuple[int, int], players: int, steps: bool
) -> None:
    of = mosca(players=players)
    spots = all_games()["mosca"].face().spots(of.observe(of.start(), Seat(0)))
    room = Ring(*felt, players, Seat(0), steps=steps)
    spots = settled(spots, room, playing=True)
    x, y = spot_centre(spots[0], None, room)
    high = spot_height(spots[0], None, room)
    stock = Box(x - high * room.aspect / 2, y - high / 2, high * room.aspect, high)
    label = Box(x - 44, stock.bottom + 8, 88, 22)
    for place in room.places():
        assert not place.plate.meets(stock)
        assert not place.plate.meets(label)


STOCK_AND_TRICK = (
    Spot(TRICK, in_front=True, reach=0.26),
    Spot(STOCK, look=Look.STACK, home="aside"),
)


@pytest.mark.parametrize("felt", FELTS)
def test_a_stock_aside_leaves_room_for_the_trick_of_two(felt: tuple[int, int]) -> None:
    room = Ring(*felt, 2, Seat(0))
    stock = next(s for s in settled(STOCK_AND_TRICK, room, playing=True) if s.zone is STOCK)
    x, y = spot_centre(stock, None, room)
    height = spot_height(stock, None, room)
    box = Box(x - height * room.aspect / 2, y - height / 2, height * room.aspect, height)
    assert not [p.seat for p in room.places() if box.meets(card_and_name(p, room)[0])]


def test_the_pot_keeps_clear_of_the_phase_bar() -> None:
    room = Ring(992, 716, 5, Seat(0), steps=True)
    bar = step_bar(room)
    at = free_place(room, (), (80.0, 88.0), (bar.right - 40, bar.y - 60))
    assert at is not None
    assert not Box(*at, 80, 88).meets(bar)


@pytest.mark.parametrize("players", [4, 6, 9])
def test_no_backs_lie_on_my_plate_above_a_large_hand(players: int) -> None:
    room = Ring(900, 392, players, Seat(0), bar=False, crowded=True)
    mine = room.places()[0].plate
    for place in room.places()[1:]:
        x, y = place.backs
        fan = Box(x - 20, y - room.backs_height / 2, 40, room.backs_height)
        assert place.is_low or not fan.meets(mine)


@pytest.mark.parametrize("width", [900, 992, 1600])
@pytest.mark.parametrize("month", [1, 4, 6, 7, 12])
def test_a_month_opens_for_the_choice_of_two(width: int, month: int) -> None:
    """Both cards lie side by side in whole, and none of another month is covered."""
    room = Field(width, 716, 3, Seat(0), aspect=0.61, opened=month)
    field = [Card(f"{m:02}K1") for m in range(1, 13)] + [Card(f"{month:02}R")]
    laid = [in_month(field, i, room) for i in range(len(field))]
    boxes = [bounding([pose], room.aspect) for pose in laid]
    assert not [1 for a, b in combinations(boxes, 2) if a and b and a.meets(b)]
    assert min(box.x for box in boxes if box) >= room.months[0] - 1
    assert max(box.right for box in boxes if box) <= room.months[1] + 1


@pytest.mark.parametrize("players", [4, 5])
def test_on_the_smallest_felt_a_trick_has_the_room_of_the_backs(players: int) -> None:
    room = Ring(900, 516, players, Seat(0))
    assert trick_room(room).height >= 0.7 * room.hand_height


def test_a_plate_on_a_low_felt_is_wide_for_its_words() -> None:
    low, high = Ring(900, 516, 5, Seat(0)), Ring(860, 716, 5, Seat(0))
    assert low.plate_width > high.plate_width


def test_the_most_precious_card_of_a_month_lies_above_the_others() -> None:
    room = Field(900, 516, 3, Seat(0), aspect=0.61)
    cards = tuple(map(Card, ("11H", "02K", "11R", "11K")))
    poses = {card: in_month(cards, i, room) for i, card in enumerate(cards)}
    rain, ribbon, chaff = (poses[card] for card in map(Card, ("11H", "11R", "11K")))
    assert rain.x < ribbon.x < chaff.x
    assert chaff.z < ribbon.z < rain.z


def test_a_pot_lies_between_no_two_seats() -> None:
    room = Ring(992, 669, 6, Seat(0))
    pot = pot_place(room)
    side = [place.plate for place in room.places()[1:] if place.plate.x > room.width / 2]
    upper, *_, lower = sorted(side, key=lambda plate: plate.y)
    assert upper.x == lower.x
    assert pot.y >= lower.bottom or pot.bottom <= upper.y or pot.right <= upper.x
