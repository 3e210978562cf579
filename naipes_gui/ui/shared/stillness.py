"""What the desktop asks of all programs, as far as it has been heard: less motion, more contrast.

Qt tells of contrast from 6.10 on and of motion from 6.12 on, and not on every desktop.
"""

from typing import NamedTuple


class Wish(NamedTuple):
    """What a desktop asks for; nothing where it does not say."""

    still: bool | None = None
    contrast: bool | None = None

    def then(self, other: "Wish") -> "Wish":
        """Return this wish, and where it says nothing the other one."""
        still = self.still if self.still is not None else other.still
        contrast = self.contrast if self.contrast is not None else other.contrast
        return Wish(still, contrast)


_heard = Wish()


def heard() -> Wish:
    """Return what the desktop has asked for by now."""
    return _heard


def hear(wish: Wish) -> bool:
    """Keep what the desktop asks for; tell whether that is new."""
    global _heard  # the one desktop of a running program
    changed, _heard = wish != _heard, wish
    return changed
