"""Whether fingers are to press what a mouse does."""

from PySide6.QtGui import QInputDevice

from naipes_gui.store.settings import Settings

LEAST = 44
"""Pixels that a finger needs."""


def has_touch_screen() -> bool:
    """Tell whether the machine can be touched."""
    kind = QInputDevice.DeviceType.TouchScreen
    return any(device.type() is kind for device in QInputDevice.devices())


def wants_touch(settings: Settings) -> bool:
    """Tell whether targets are to be large enough for a finger."""
    if settings.touch != "system":
        return settings.touch == "on"
    return has_touch_screen()
