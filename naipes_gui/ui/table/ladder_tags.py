"""What stands beside the cards of a staircase: whose they are, and who comes next."""

from collections.abc import Mapping
from typing import Any

from naipes_gui.core.face import Face, Look, Spot
from naipes_gui.core.rules import Stage, View
from naipes_gui.core.table import Seat
from naipes_gui.ui.table import plates
from naipes_gui.ui.table.crown import ON_CARDS
from naipes_gui.ui.table.layout import rung, spot_centre, spot_height
from naipes_gui.ui.table.pieces import Pieces
from naipes_gui.ui.table.plates import SeatInfo
from naipes_gui.ui.table.pose import Pose
from naipes_gui.ui.table.ring import Ring


def put_ladder(
    pieces: Pieces, face: Face, view: View[Any], spots: tuple[Spot, ...],
    seat_infos: Mapping[Seat, SeatInfo],
) -> None:  # fmt: skip
    """Write under every card of a staircase who laid it, and outline the places ahead."""
    spot = next((spot for spot in spots if spot.look is Look.LADDER), None)
    ladder = face.ladder(view) if view.state.stage is Stage.HAND else None
    if spot is None or ladder is None:
        return
    poses = _rungs(pieces, spot, len(ladder.owners) + len(ladder.coming))
    for i, (owner, pose) in enumerate(zip(ladder.owners, poses, strict=False)):
        last = i == len(ladder.owners) - 1
        name, free = seat_infos[owner].name, _step(poses) - 4
        if last:
            longer = pieces.text_style.wording.say(plates.ON_TOP).format(name=name)
            name = longer if pieces.tag_width(longer) <= free else name
        low = max(each.y + each.height / 2 for each in poses[max(0, i - 1) : i + 1])
        pieces.tag(
            f"laid:{i}", name, pose.x, low + 6, centred=True, z=ON_CARDS, gold=last, most=free
        )
    if any(reach.card is not None for reach in face.reaches(view)):
        _lowest(pieces, poses[0])
    for i, words in enumerate(ladder.coming, start=len(ladder.owners)):
        _coming(pieces, i, poses[i], pieces.text_style.wording.say(words), _step(poses))
    _count(pieces, poses[-1], pieces.text_style.wording.say(ladder.count))


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


def _coming(pieces: Pieces, i: int, pose: Pose, words: str, step: float) -> None:
    scene = pieces.scene
    width, height = pose.height * scene.room.aspect, pose.height
    pieces.put(
        f"rung:{i}", (round(width), round(height)),
        lambda: plates.slot(width, height, scene.dpr), pose.x - width / 2, pose.y - height / 2, -5,
    )  # fmt: skip
    if words:
        # In the part of the place that its left neighbour leaves free.
        middle = pose.x + max(0.0, width - step) / 2
        y = pose.y - 12 * pieces.scale
        pieces.tag(f"coming:{i}", words, middle, y, centred=True, weight=400, most=step - 6)


def _count(pieces: Pieces, last: Pose, words: str) -> None:
    """Write how many are missing above the last place, or beside it where others sit above."""
    room, wide, top = pieces.scene.room, pieces.tag_width(words), last.y - last.height / 2
    right, above = last.x + last.height * room.aspect / 2, top - 6 - 24 * pieces.scale
    if isinstance(room, Ring) and above < room.open_top:
        pieces.tag("count", words, min(right + 6, room.width - wide - 8), top, z=ON_CARDS)
    else:
        pieces.tag("count", words, right - wide, above, z=ON_CARDS)
