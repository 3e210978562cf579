"""The sound of the window: as loud as the person wants it, and never from behind the scenes."""

from typing import Protocol

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

from naipes_gui.core.sounds import Sound
from naipes_gui.store.settings import Settings

CURVE = 1.5
"""Half way up the slider sounds half as loud, which is less than half the power."""


ENDS = frozenset({Sound.WON, Sound.LOST, Sound.MATCH_WON})
KINDS = {
    "sound_turn": frozenset({Sound.TURN}),
    "sound_end": ENDS,
    "sound_refusals": frozenset({Sound.ILLEGAL}),
    "sound_cards": frozenset({*Sound} - ENDS - {Sound.TURN, Sound.ILLEGAL, Sound.HINT}),
}
"""Which sounds each switch of the settings is for."""


class Heard(Protocol):
    """What plays sounds."""

    @property
    def works(self) -> bool | None:
        """Whether there is a device; nothing until one was asked for."""
        ...

    def play(self, sound: Sound, volume: float) -> None:
        """Let a sound be heard now, at so much of full volume."""
        ...

    def wake(self) -> None:
        """Have a device ready: something will be heard soon."""
        ...

    def hope(self) -> None:
        """Try a device that failed once more."""
        ...

    def close(self) -> None:
        """Give everything back."""
        ...


class Sounds(QObject):
    """Passes sounds on to a player, once there is one."""

    def __init__(self, window: QWidget, settings: Settings) -> None:
        super().__init__(window)
        self._window, self._settings = window, settings
        self._player: Heard | None = None

    @property
    def work(self) -> bool | None:
        """Whether anything can be heard here; nothing if nobody has tried."""
        return self._player.works if self._player is not None else None

    def give(self, player: Heard) -> None:
        """Be heard from now on."""
        self._player = player

    def adopt(self, settings: Settings) -> None:
        """Take over changed settings; whoever turns the sound on or up hears how it is."""
        before, self._settings = self._settings, settings
        if self._player is None or not settings.sound or not settings.volume:
            return
        if not before.sound:
            self._player.hope()
        if (before.sound, before.volume) != (settings.sound, settings.volume):
            self.play(Sound.PLACE)

    @Slot(object)
    def play(self, sound: Sound) -> None:
        """Let a sound be heard, if the person wants that."""
        if self._player is not None and self._is_wanted(sound):
            self._player.play(sound, (self._settings.volume / 100) ** CURVE)

    @Slot()
    def soon(self) -> None:
        """Be ready."""
        if self._player is not None and self._settings.sound and not self._window.isMinimized():
            self._player.wake()

    def close(self) -> None:
        """Be silent for good."""
        player, self._player = self._player, None
        if player is not None:
            player.close()

    def _is_wanted(self, sound: Sound) -> bool:
        if not self._settings.sound or self._settings.volume == 0 or self._window.isMinimized():
            return False
        switches = (field for field, kinds in KINDS.items() if sound in kinds)
        return all(getattr(self._settings, field) for field in switches)
