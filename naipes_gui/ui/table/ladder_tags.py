"""What stands beside the cards of a staircase: whose they are, and who comes next."""

from collections.abc import Mapping
from typing import Any

from naipes_gui.core.face import Face, Look, Spot
from naipes_gui.core.rules import Stage, View
from naipes_gui.core.table import Seat
from naipes_gui.ui.table import plates
from naipes_gui.ui.table.crown import ON_CARDS
from naipes_gui.ui.table.geometry import Box
from naipes_gui.ui.table.layout import rung, spot_centre, spot_height
from naipes_gui.ui.table.pieces import SMALLEST, Pieces
from naipes_gui.ui.table.plates import SeatInfo
from naipes_gui.ui.table.pose import Pose
from naipes_gui.ui.table.ring import Ring
from naipes_gui.ui.table.trick_room import side_edges

FEWEST = 3
"""So many letters of a name must be left for it to be known."""


def put_ladder(
    pieces: Pieces, face: Face, view: View[Any], spots: tuple[Spot, ...],
    seat_infos: Mapping[Seat, SeatInfo],
) -> None:  # fmt: skip
    """Write under every card of a staircase who laid it, and outline the places ahead."""
    spot = next((spot for spot in spots if spot.look is Look.LADDER), None)
    ladder = face.ladder(face.told(view)) if view.state.stage is Stage.HAND else None
    if spot is None or ladder is None:
        return
    poses = _rungs(pieces, spot, len(ladder.owners) + len(ladder.coming))
    names = [seat_infos[owner].name for owner in ladder.owners]
    _owners(pieces, names, poses)
    if any(reach.card is not None for reach in face.reaches(view)):
        _lowest(pieces, poses[0])
    words = [pieces.text_style.wording.say(each) for each in ladder.coming]
    _places_ahead(pieces, poses[len(ladder.owners) :], words, _step(poses), len(ladder.owners))
    count, both = pieces.text_style.wording.say(ladder.count), _alternate(pieces, names, poses)
    laid = poses[len(names) - 1].x + _step(poses) if both and names else 0.0
    if words and poses[-1].x - pieces.tag_width(count) > laid:
        _count(pieces, poses[-1], count)


def _alternate(pieces: Pieces, names: list[str], poses: list[Pose]) -> bool:
    """Tell whether names are too long to stand side by side under the cards."""
    free = _step(poses) - 4
    rooms = (end - begin for begin, end in (_room(pieces, pose, free) for pose in poses))
    return any(
        pieces.tag_width(name) * SMALLEST > room for name, room in zip(names, rooms, strict=False)
    )


def _room(pieces: Pieces, pose: Pose, free: float) -> tuple[float, float]:
    """Return from where to where a name may reach: at an edge of the free felt it has less room.

    Moved aside it would lie on the next.
    """
    room = pieces.scene.room
    left, right = side_edges(room) if isinstance(room, Ring) else (0.0, room.width)
    return max(left, pose.x - free / 2), min(right, pose.x + free / 2)


def _owners(pieces: Pieces, names: list[str], poses: list[Pose]) -> None:
    """Write whose every card is: below it, or below and above by turns where names are long."""
    last, step = len(names) - 1, _step(poses) - 4
    both = _alternate(pieces, names, poses)
    free = 2 * step if both else step
    for i, name in enumerate(names):
        if i == last:
            longer = pieces.text_style.wording.say(plates.ON_TOP).format(name=name)
            name = longer if pieces.tag_width(longer) <= free else name
        if both and (last - i) % 2:
            high = min(each.y - each.height / 2 for each in poses[i : i + 2])
            y = high - 6 - 24 * pieces.scale
        else:
            y = max(each.y + each.height / 2 for each in poses[max(0, i - 1) : i + 1]) + 6
        begin, end = _room(pieces, poses[i], free)
        most = end - begin
        name = _shortened(pieces, name, most)
        wide = pieces.tag_width(name)
        half = wide * max(SMALLEST, min(1.0, most / wide)) / 2
        x = min(max(poses[i].x, begin + half), end - half)
        pieces.tag(f"laid:{i}", name, x, y, centred=True, z=ON_CARDS, gold=i == last, most=most)


def _shortened(pieces: Pieces, name: str, most: float) -> str:
    """Return a name with a full stop for its end where it has no room: “Car.” is known by all."""
    shorter = (f"{name[:i]}." for i in range(len(name) - 2, FEWEST - 1, -1))
    fitting = (each for each in (name, *shorter) if pieces.tag_width(each) * SMALLEST <= most)
    return next(fitting, name)


def _rungs(pieces: Pieces, spot: Spot, count: int) -> list[Pose]:
    room = pieces.scene.room
    height, foot = spot_height(spot, None, room), spot_centre(spot, None, room)
    return [rung(i, max(count, spot.slots), foot, height, room) for i in range(count)]


def _lowest(pieces: Pieces, pose: Pose) -> None:
    """Frame the card that may be taken up, as an empty place is framed: it may soon be one."""
    scene, out = pieces.scene, 5
    width, height = pose.height * scene.room.aspect + 2 * out, pose.height + 2 * out
    pieces.put(
        "rung:lowest", (round(width), round(height)),
        lambda: plates.slot(width, height, scene.dpr, 1.0),
        pose.x - width / 2, pose.y - height / 2, ON_CARDS - 1,
    )  # fmt: skip


def _step(poses: list[Pose]) -> float:
    return poses[1].x - poses[0].x if len(poses) > 1 else 200.0


def _places_ahead(
    pieces: Pieces, poses: list[Pose], words: list[str], step: float, first: int
) -> None:
    """Outline the places ahead; a word may reach over the next ones, which then are silent."""
    reached = 0.0
    for i, (pose, said) in enumerate(zip(poses, words, strict=True), start=first):
        height = pose.height
        width = height * pieces.scene.room.aspect
        _outline(pieces, i, pose, width)
        # The part of the place that its left neighbour leaves free.
        left, free = pose.x + width / 2 - min(step, width) + 3, min(step, width) - 6
        if not said or left < reached:
            continue
        wide = pieces.tag_width(said, 400)
        if wide * SMALLEST <= free:
            wide = min(wide, free)
            x, most = left + (free - wide) / 2, free
            reached = x + wide
        else:
            end = poses[-1].x + width / 2
            x, most = left, end - left
            if pose is poses[-1]:
                # Further to the left lies a card, or the place before it, whose name it is not.
                most = free * (1.0 if pose is poses[0] else 1.5)
                if wide * SMALLEST > most:
                    continue
                x = end - wide * max(SMALLEST, min(1.0, most / wide))
                if x < reached:
                    continue
            reached = x + min(wide, most)
        y = pose.y - 12 * pieces.scale
        pieces.tag(f"coming:{i}", said, x, y, weight=400, most=most)


def _outline(pieces: Pieces, i: int, pose: Pose, width: float) -> None:
    dpr, height = pieces.scene.dpr, pose.height
    pieces.put(
        f"rung:{i}", (round(width), round(height)), lambda: plates.slot(width, height, dpr),
        pose.x - width / 2, pose.y - height / 2, -5,
    )  # fmt: skip


def _count(pieces: Pieces, last: Pose, words: str) -> None:
    """Write how many are missing above the last place, or beside it where others sit above."""
    room, wide, top = pieces.scene.room, pieces.tag_width(words), last.y - last.height / 2
    right, above = last.x + last.height * room.aspect / 2, top - 6 - 24 * pieces.scale
    beside = min(right + 6, room.width - wide - 8), top
    places = [(right - wide, above), beside]
    if isinstance(room, Ring) and above < room.open_top:
        places.reverse()
    high = 24 * pieces.scale
    plates_ = [place.plate for place in room.places()]
    free = (at for at in places if not any(Box(*at, wide, high).meets(p, 0) for p in plates_))
    if (at := next(free, None)) is not None:
        # Where there is no room the places ahead tell it, and the situation.
        pieces.tag("count", words, *at, z=ON_CARDS)
