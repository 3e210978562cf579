"""Everything that is being said at the table, and what it must not cover."""

from collections.abc import Mapping

from naipes_gui.core.table import Seat, ZoneId
from naipes_gui.core.text import Phrase
from naipes_gui.core.zones import Role
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.table.bubble import Bubble
from naipes_gui.ui.table.fixed_chips import FIXED
from naipes_gui.ui.table.free_speech import Around
from naipes_gui.ui.table.geometry import LIFT, Box
from naipes_gui.ui.table.pose import Pose, bounding
from naipes_gui.ui.table.scene import TableScene
from naipes_gui.ui.table.tempo import Tempo


class Talk:
    """Keeps a bubble for every seat that has spoken."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self.bubbles: dict[Seat, Bubble] = {}
        self.buttons: tuple[Box, ...] = ()
        self.paper: Box | None = None
        """What is explained lies here, and stays: bubbles find another place."""

    def say(self, words: Phrase, seat: Seat, text_style: TextStyle, tempo: Tempo,
            pieces: Mapping[str, Box]) -> None:  # fmt: skip
        """Let a seat speak."""
        self.hush(seat)
        bubble = Bubble(self._scene, words, seat, tempo)
        bubble.place(text_style, self._around(pieces))
        self.bubbles[seat] = bubble

    def hush(self, seat: Seat | None = None) -> None:
        """Take away what a seat, or everybody, has said."""
        for who in [seat] if seat is not None else list(self.bubbles):
            if bubble := self.bubbles.pop(who, None):
                bubble.remove()

    def keep_off(self, buttons: tuple[Box, ...]) -> None:
        """Say where buttons lie, which bubbles give way to when they are placed again."""
        self.buttons = buttons

    def refresh(self, text_style: TextStyle, pieces: Mapping[str, Box]) -> None:
        """Place again what is in the way, the oldest bubbles first."""
        bubbles, self.bubbles = self.bubbles, {}
        for seat, bubble in bubbles.items():
            bubble.place(text_style, self._around(pieces))
            self.bubbles[seat] = bubble

    def _around(self, pieces: Mapping[str, Box]) -> Around:
        """Tell what lies on the felt: plates, chips, buttons, my hand and bubbles stay in sight."""
        scene, mine = self._scene, self._scene.near_hand
        zones: dict[str, list[Pose]] = {}
        for (zone, _), pose in scene.laid.items():
            zones.setdefault(zone, []).append(pose)
        held = {zone for zone in zones if self._is_hand(zone)}
        boxes = {zone: bounding(row, scene.cards.aspect) for zone, row in zones.items()}
        lying = {zone: box for zone, box in boxes.items() if box is not None}
        hand = [_raised(box) for zone, box in lying.items() if zone == mine]
        plates = [place.plate for place in scene.room.places()]
        chips = [box for key, box in pieces.items() if key in FIXED]
        said = [bubble.box for bubble in self.bubbles.values()]
        papers = [self.paper] if self.paper is not None else []
        backs = [box for zone, box in lying.items() if zone in held and zone != mine]
        rest = [box for zone, box in lying.items() if zone not in held]
        return Around(
            (*plates, *chips, *said, *papers, *self.buttons, *hand),
            (*rest, *pieces.values()),
            tuple(backs),
        )

    def _is_hand(self, zone: ZoneId) -> bool:
        view = self._scene.view
        return view is not None and view.zones.role(zone) is Role.HAND


def _raised(hand: Box) -> Box:
    """Return the room of a hand whose cards may rise."""
    rise = hand.height * LIFT
    return Box(hand.x, hand.y - rise, hand.width, hand.height + rise)
