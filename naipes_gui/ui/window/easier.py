"""What lets more people use the program: loaded when it is wanted, and gone when it is not."""

from typing import Protocol

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from naipes_gui.store.settings import Settings
from naipes_gui.ui.shared.touch import wants_touch


class Aid(Protocol):
    """A way of using the program that the settings turn on."""

    def adopt(self, settings: Settings) -> None:
        """Take over changed settings."""
        ...

    def close(self) -> None:
        """Do nothing any more."""
        ...


class Easier(QObject):
    """Has the ways of using the program that the settings ask for, and loads no others."""

    def __init__(self, window: QWidget, settings: Settings) -> None:
        super().__init__(window)
        self._window = window
        self.aids: dict[str, Aid] = {}
        self.adopt(settings)

    def adopt(self, settings: Settings) -> None:
        """Take over changed settings."""
        if settings.switches != "off" and "switches" not in self.aids:
            from naipes_gui.ui.access.switches import Switches

            self.aids["switches"] = Switches(self._window, settings)
        if settings.cool_down_ms and "cool-down" not in self.aids:
            from naipes_gui.ui.access.cool_down import CoolDown

            self.aids["cool-down"] = CoolDown(self, settings)
        if settings.dwell_ms and "dwell" not in self.aids:
            from naipes_gui.ui.access.dwell import Dwell

            self.aids["dwell"] = Dwell(self, settings)
        if wants_touch(settings) and "touch" not in self.aids:
            from naipes_gui.ui.access.long_press import LongPress

            self.aids["touch"] = LongPress(self, settings)
        for aid in self.aids.values():
            aid.adopt(settings)

    def close(self) -> None:
        """Do nothing any more: the window is being closed."""
        for aid in self.aids.values():
            aid.close()
