"""Lays out a position on a felt without painting a card."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtWidgets import QApplication, QWidget

from naipes_gui.core import common_words
from naipes_gui.core.face import Button, Face
from naipes_gui.core.rules import Stage, View
from naipes_gui.core.table import Seat
from naipes_gui.core.wording import Wording
from naipes_gui.core.zones import Role
from naipes_gui.games import all_games
from naipes_gui.ui.beside_table.docked_line import BASE as LETTERS
from naipes_gui.ui.beside_table.docked_line import EDGES, LINE
from naipes_gui.ui.beside_table.side_note import SHARE
from naipes_gui.ui.beside_table.small_window import has_room_aside
from naipes_gui.ui.match.page import PANEL_FROM
from naipes_gui.ui.match.panel_room import Stands, panel_room
from naipes_gui.ui.shared.art import CardStyle
from naipes_gui.ui.shared.growth import bars, growth
from naipes_gui.ui.shared.people import portrait
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.shared.theme import BASE
from naipes_gui.ui.table.action_bar import ActionBar
from naipes_gui.ui.table.aims import aims
from naipes_gui.ui.table.dealing import deal_button
from naipes_gui.ui.table.felt_marks import AROUND
from naipes_gui.ui.table.field import Field
from naipes_gui.ui.table.geometry import Box, Place, Room
from naipes_gui.ui.table.overlay import FeltOverlay
from naipes_gui.ui.table.plate_text import PlateContent
from naipes_gui.ui.table.plates import SeatInfo
from naipes_gui.ui.table.playing_on import PlayingOn
from naipes_gui.ui.table.pose import Pose
from naipes_gui.ui.table.rooms import Felt, text_scale
from naipes_gui.ui.table.scene import TableScene
from naipes_gui.ui.table.sorter import SortButton
from tools.table_walk.positions import Position, record

NAMES = ("Tú", "Bruno", "Elvira", "Gala", "Hugo", "Carmen", "Damián", "Inés", "Ana")
WINDOWS = ((900, 600), (960, 540), (1280, 800), (1366, 768), (1920, 1080), (2560, 1440))
TEXTS = (1.0, 1.25, 1.5, 2.0)
SAMPLE = "Te toca. Carmen: Cuatro · la más alta hasta ahora 0123456789 Wellington"
FONTS = {"Cantarell": 32.464, "Open Sans": 33.972, "Noto Sans": 34.245, "DejaVu Sans": 37.148}
"""How wide the sample is in four system fonts, in heights of their letters."""
TOOLBAR, SITUATION, PANEL = 44, 40, 288


@dataclass(frozen=True)
class Setting:
    """What a person may have: a window, large text or not, the panel or not, a language."""

    window: tuple[int, int]
    text: float = 1.0
    panel: bool = False
    font: str = "Noto Sans"
    language: str = "es"
    cards: float = 1.0
    """How large cards are wanted."""
    coach: bool = False
    """Whether the coach's line lies above the felt, as where a note has no room beside the hand."""

    def __str__(self) -> str:
        width, height = self.window
        panel = "panel" if self.panel else "no panel"
        told = f"{width}x{height} text {self.text:.0%} {panel} {self.font} {self.language}"
        told = told if self.cards == 1 else f"{told} cards {self.cards:.0%}"
        return f"{told} coach" if self.coach else told

    @property
    def scale(self) -> float:
        """How large texts are in so large a window."""
        return self.text * growth(*self.window)

    @property
    def is_wide(self) -> bool:
        """Whether any table has room for the panel beside it."""
        return self.window[0] >= PANEL_FROM * self.scale

    @property
    def felt(self) -> tuple[int, int]:
        """How much of the window is felt, unless a small table moves aside for the panel."""
        width, height = self.window
        scale = self.scale
        wide = round(PANEL * scale) if self.panel and self.is_wide else 0
        bar = bars(scale, height)
        low = round(TOOLBAR * bar) + round(SITUATION * max(1.0, bar * 0.95))
        if self.coach:
            low += int(min(2 * LINE * LETTERS * scale + 2 * EDGES, SHARE * height))
        return width - wide, height - low


@dataclass(frozen=True)
class Thing:
    """What lies on the felt: its kind, what it is called, and whose it is."""

    kind: str
    key: str
    seat: int
    box: Box


@dataclass(frozen=True)
class Layout:
    """Where everything lies, and what the plates were asked to show."""

    position: Position
    setting: Setting
    felt: Box
    cards: Mapping[str, tuple[Pose, ...]]
    things: tuple[Thing, ...]
    plates: tuple[tuple[Place, PlateContent], ...]
    overlay: FeltOverlay
    face: Face
    room: Room

    @property
    def view(self) -> View[Any]:
        """What is shown."""
        return self.position.view


@contextmanager
def system_font(name: str) -> Iterator[None]:
    """Let the system font be as wide as another one, whether that is installed or not."""
    before = QApplication.font()
    measured = QFont(before)
    measured.setPixelSize(100)
    measured.setStretch(100)
    wide = QFontMetricsF(measured).horizontalAdvance(SAMPLE) / 100
    stretched = QFont(before)
    stretched.setStretch(round(100 * FONTS[name] / wide))
    stretched.setPixelSize(BASE)
    QApplication.setFont(stretched)
    try:
        yield
    finally:
        QApplication.setFont(before)


def seat_infos(count: int) -> tuple[tuple[str, ...], dict[Seat, SeatInfo]]:
    """Return who sits at a table of so many: the person, and opponents of middling strength."""
    names = NAMES[:count]
    infos = {
        Seat(i): SeatInfo(Seat(i), name, portrait(name) if i else "person", "club" if i else "")
        for i, name in enumerate(names)
    }
    return names, infos


class Table:
    """The felt of one match, laid out again for every setting."""

    def __init__(self, match: str) -> None:
        found = record(match)
        self._info = all_games()[found.header.game]
        self._face, self._deck = self._info.face(), found.rules.pack.deck
        self._names, self._seats = seat_infos(len(found.header.seats))
        self._scene = TableScene(self._face, CardStyle(deck=self._deck, marks=True))
        self._ground = QWidget()

    def size(self, setting: Setting) -> tuple[int, int]:
        """Return how much of a window is felt: a small table moves aside for the panel."""
        width, height = setting.felt
        heaps, months = self._face.heaps_up, self._deck == "flowers"
        left = width - panel_room(Stands.ASIDE, setting.scale, width, heaps=heaps).width
        asked = setting.panel and not setting.is_wide
        aside = asked and has_room_aside(left, len(self._seats), heaps=heaps, months=months)
        return left if aside else width, height

    def felt(self, setting: Setting) -> Felt:
        """Return the felt that a setting leaves."""
        width, height = self.size(setting)
        flowers, players = self._deck == "flowers", len(self._seats)
        piles = self._face.heaps_up
        scale = text_scale(width, height, setting.scale, players, months=flowers, piles=piles)
        return Felt(
            self._face, players, self._info.clockwise, flowers, width, height,
            self._scene.cards.aspect, setting.cards, text_scale=scale,
            marks=self._scene.cards.marks,
        )  # fmt: skip

    def lay(self, position: Position, setting: Setting) -> Layout:
        """Lay out a position; the language and the font are those of the program now."""
        (width, height), felt = self.size(setting), self.felt(setting)
        style = replace(TextStyle(), wording=Wording(self._names), text_scale=felt.text_scale)
        scene, view = self._scene, position.view
        scene.clear()
        scene.room, scene.view = felt.room(view), view
        mine = view.state.to_move == view.seat and view.state.stage is Stage.HAND
        scene.aims = aims(self._face.reaches(view), None) if mine else {}
        scene.laid = scene.poses(view)
        self._ground.resize(width, height)
        bar = ActionBar(self._ground)
        bar.text_style = style
        overlay = FeltOverlay(scene, self._face, self._seats)
        overlay.text_style = style
        overlay.refresh(view)
        bar.offer(self._buttons(view))
        bar.stand(scene.room, view, overlay.played(view))
        overlay.keep_off(bar.boxes())
        self._let_them_bid(view, overlay)
        laid = Layout(
            position, setting, Box(0, 0, width, height), self._cards(),
            tuple(self._things(view, overlay, bar)), tuple(overlay.contents(view)), overlay,
            self._face, scene.room,
        )  # fmt: skip
        overlay.hush()
        bar.setParent(None)
        bar.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        return laid

    def _buttons(self, view: View[Any]) -> tuple[Button, ...]:
        """Return what is offered in a hand, and before the first one is dealt."""
        if view.cards(Role.LOT, view.seat):
            return (deal_button(view),)
        if view.state.to_move != view.seat:
            return ()
        return (*self._face.buttons(view, ()), *PlayingOn(self._face).button(view))

    def _let_them_bid(self, view: View[Any], overlay: FeltOverlay) -> None:
        """Let everybody say at once what they bid, as long as no card is played."""
        cards = (view.zones.role(zone) for zone, lying in view.state.table.items() if lying)
        if {Role.TRICK, Role.WON, Role.PLAYED} & set(cards):
            return
        for place in self._scene.room.places()[1:]:
            bid = self._face.bid(view, place.seat)
            if bid is not None or view.state.dealer == place.seat:
                words = bid.text if bid is not None else common_words.I_DEAL
                style, tempo = overlay.text_style, overlay.tempo
                overlay.talk.say(words, place.seat, style, tempo, overlay.pieces())

    def _cards(self) -> dict[str, tuple[Pose, ...]]:
        zones: dict[str, list[Pose]] = {}
        for (zone, _), pose in self._scene.laid.items():
            zones.setdefault(zone, []).append(pose)
        return {zone: tuple(row) for zone, row in zones.items()}

    def _things(self, view: View[Any], overlay: FeltOverlay, bar: ActionBar) -> Iterator[Thing]:
        scene = self._scene
        for place in scene.room.places():
            yield Thing("plate", f"plate:{place.seat}", place.seat, place.plate)
        for zone, row in self._cards().items():
            kind = "mine" if zone == scene.near_hand else view.zones.role(zone).name.lower()
            for i, pose in enumerate(row):
                if pose.visible:
                    box = around(pose, scene.room.aspect)
                    yield Thing(kind, f"{zone} {i}", view.zones.owner(zone), box)
        for key, box in overlay.pieces().items():
            kind, _, owner = key.partition(":")
            if kind == "aim":
                # Its picture has room for a glow.
                box = Box(box.x + AROUND, box.y + AROUND, box.width - 2 * AROUND,
                          box.height - 2 * AROUND)  # fmt: skip
            yield Thing(kind, key, int(owner) if owner.isdecimal() else -1, box)
        for i, box in enumerate(bar.boxes()):
            yield Thing("button", f"button:{i}", -1, box)
        if (sort := self._sort_button(overlay)) is not None:
            yield Thing("button", "sort", -1, sort)
        for seat, bubble in overlay.talk.bubbles.items():
            if bubble.is_seen:
                yield Thing("bubble", f"bubble:{seat}", seat, bubble.box)

    def _sort_button(self, overlay: FeltOverlay) -> Box | None:
        """Return where the button lies that sorts the hand, if it has room."""
        scene, button = self._scene, SortButton(self._ground)
        if scene.view is None:
            return None
        hand, room = scene.view.state.table.get(scene.near_hand, ()), scene.room
        button.dress(overlay.text_style)
        button.offer("trump", hand, scene.trump_of(scene.view))
        edge = room.captures.x - 10 if isinstance(room, Field) else 0
        button.place(room, len(hand), edge)
        box = Box(button.x(), button.y(), button.width(), button.height())
        shown = not button.isHidden()
        button.deleteLater()
        return box if shown else None


def around(pose: Pose, aspect: float) -> Box:
    """Return the box of a card, small turns neglected."""
    across, along = pose.height * aspect / 2, pose.height / 2
    if round(pose.angle / 90) % 2:
        across, along = along, across
    return Box(pose.x - across, pose.y - along, 2 * across, 2 * along)
