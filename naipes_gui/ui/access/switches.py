"""Everything with two keys, or with one: a ring goes from one target to the next."""

from collections.abc import Callable, Sequence

import shiboken6
from PySide6.QtCore import QEvent, QObject, QTimer, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from naipes_gui.store.settings import Settings
from naipes_gui.ui.access.controls import field_being_edited, write_in
from naipes_gui.ui.access.stop import Stop
from naipes_gui.ui.access.stops import stops_of
from naipes_gui.ui.access.target_ring import TargetRing
from naipes_gui.ui.shared.accessibility import announce
from naipes_gui.ui.shared.choosing_files import prefer_own
from naipes_gui.ui.shared.commands import Command
from naipes_gui.ui.shared.keymap import key_of, keymap

LOOK_AGAIN_MS = 250
"""How often it is seen whether the target is still there."""
KEYS = (QEvent.Type.KeyPress, QEvent.Type.KeyRelease, QEvent.Type.ShortcutOverride)


class Switches(QObject):
    """Hears the two keys before everybody else, and does what the ring lies round."""

    def __init__(self, window: QWidget, settings: Settings) -> None:
        super().__init__(window)
        self._window, self._mode = window, "off"
        self._path: list[object] = []
        """The groups that are open, from the outermost on."""
        self._at: object = None
        self._ring: TargetRing | None = None
        self._watching = QTimer(self, interval=LOOK_AGAIN_MS)
        self._watching.timeout.connect(self.look)
        self._scanning = QTimer(self)
        self._scanning.timeout.connect(self.go_on)
        self._due: Callable[[], object] | None = None
        self._acting = QTimer(self, singleShot=True, interval=0)
        self._acting.timeout.connect(self._act)
        self._was_deciding = False
        self.adopt(settings)

    def adopt(self, settings: Settings) -> None:
        """Begin, end, or go at another pace."""
        app, was_on = QApplication.instance(), self._mode != "off"
        self._mode = settings.switches
        self._scanning.setInterval(settings.scan_ms)
        is_on = self._mode != "off"
        prefer_own(is_on)
        if app is not None and is_on != was_on:
            (app.installEventFilter if is_on else app.removeEventFilter)(self)
        for timer, wanted in ((self._watching, is_on), (self._scanning, self._mode == "one")):
            if wanted != timer.isActive():
                timer.start() if wanted else timer.stop()
        if is_on:
            self.look()
        else:
            self._put_ring_away()

    def close(self) -> None:
        """Hear nothing any more."""
        self.adopt(Settings())

    @property
    def stop(self) -> Stop | None:
        """What the ring lies round."""
        return next((stop for stop in self._row() if stop.key == self._at), None)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() not in KEYS or not isinstance(event, QKeyEvent):
            return False
        # What is pressed here in the name of the two keys comes from no keyboard.
        command = self._meant(event) if event.spontaneous() else None
        if command is None or self._waits_for_a_key():
            return False
        event.accept()
        if event.type() is QEvent.Type.KeyPress and not event.isAutoRepeat():
            self.go_on() if command is Command.SWITCH_NEXT else self.choose()
        return True

    def _meant(self, event: QKeyEvent) -> Command | None:
        key = key_of(event)
        commands = (Command.SWITCH_NEXT, Command.SWITCH_CHOOSE)
        found = next((each for each in commands if key in keymap().keys(each)), None)
        # Where the ring goes by itself either key chooses.
        return Command.SWITCH_CHOOSE if found and self._mode == "one" else found

    def _waits_for_a_key(self) -> bool:
        """Tell whether a key is being chosen for something in the settings."""
        return bool(getattr(QApplication.focusWidget(), "listens", False))

    @Slot()
    def go_on(self) -> None:
        """Go to the next target; after the last one of a group, out of it again."""
        row = self._row()
        keys = [stop.key for stop in row]
        place = keys.index(self._at) + 1 if self._at in keys else 0
        if place < len(row):
            self._stand_at(row[place])
        elif self._path:
            self._at = self._path.pop()
            self.go_on()
        else:
            self._stand_at(row[0] if row else None)

    @Slot()
    def choose(self) -> None:
        """Open the group that the ring lies round, or do what is there."""
        stop = self.stop
        if self._mode == "one":
            self._scanning.start()
        if stop is None:
            self.look()
        elif stop.inside:
            self._path.append(stop.key)
            self._stand_at(stop.inside[0])
        elif stop.act is not None:
            # Not inside the event: what is done may ask something and wait for the answer.
            self._due = stop.act
            self._acting.start()

    @Slot()
    def _act(self) -> None:
        if self._due is not None:
            act, self._due = self._due, None
            act()
            if (field := field_being_edited()) is not None:
                write_in(field)
            self.look()

    @Slot()
    def look(self) -> None:
        """Stand where the target is now; begin anew where it has gone or a turn has come."""
        row = self._row()
        now = next((stop for stop in row if stop.key == self._at), None)
        decides = bool(row) and row[0].decides
        if now is None or (decides and not now.decides and not self._was_deciding):
            self._path.clear()
            row = self._row()
            now = row[0] if row else None
        self._was_deciding = decides
        self._stand_at(now)

    def _row(self) -> Sequence[Stop]:
        """Return the targets that the ring goes through now."""
        root = self._root()
        row: Sequence[Stop] = stops_of(root) if root is not None else ()
        for nth, key in enumerate(self._path):
            group = next((stop for stop in row if stop.key == key and stop.inside), None)
            if group is None:
                del self._path[nth:]
                break
            row = group.inside
        return row

    def _root(self) -> QWidget | None:
        """Return the window that takes keys now."""
        app = QApplication
        at = app.activeWindow()
        beside = at if isinstance(at, QDialog) else None
        found = app.activePopupWidget() or app.activeModalWidget() or beside or self._window
        return found if found.isVisible() else None

    def _stand_at(self, stop: Stop | None) -> None:
        is_new = stop is not None and stop.key != self._at
        self._at = stop.key if stop is not None else None
        root = self._root()
        if stop is None or root is None:
            self._put_ring_away()
            return
        if is_new and stop.show is not None:
            stop.show()
            stop = self.stop or stop
        self._ring_on(root).go_round(stop.area)
        if is_new:
            announce(root, stop.name, urgent=True)

    def _ring_on(self, root: QWidget) -> TargetRing:
        ring = self._ring
        if ring is not None and shiboken6.isValid(ring) and ring.parentWidget() is root:
            return ring
        self._put_ring_away()
        self._ring = TargetRing(root)
        return self._ring

    def _put_ring_away(self) -> None:
        # The window that it lay over may have gone with it.
        if self._ring is not None and shiboken6.isValid(self._ring):
            self._ring.hide()
            self._ring.deleteLater()
        self._ring = None
