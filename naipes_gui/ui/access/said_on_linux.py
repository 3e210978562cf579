"""How the desktops of Linux say what they want: by the portal, in files, in settings of X."""

import configparser
import struct
from collections.abc import Iterator, Mapping
from pathlib import Path

from naipes_gui.ui.shared.stillness import Wish

ASKED = (
    ("org.freedesktop.appearance", "reduced-motion"),
    ("org.freedesktop.appearance", "contrast"),
    ("org.gnome.desktop.interface", "enable-animations"),
    ("org.gnome.desktop.a11y.interface", "high-contrast"),
    ("org.kde.kdeglobals.KDE", "AnimationDurationFactor"),
)
"""What the portal is asked for, the most general first: namespace and key."""
MOST_BYTES = 1 << 20


def meant(key: str, value: object) -> Wish:
    """Return what a setting of that name and value asks for."""
    match key, value:
        case "reduced-motion", int():
            return Wish(still=value == 1)
        case "contrast", int():
            return Wish(contrast=value == 1)
        case "enable-animations" | "Gtk/EnableAnimations", int():
            return Wish(still=not value)
        case "high-contrast", bool():
            return Wish(contrast=value)
        case "AnimationDurationFactor", str() | int() | float():
            return Wish(still=_is_nought(value))
        case _:
            return Wish()


def _is_nought(value: str | float) -> bool | None:
    try:
        return float(value) == 0
    except ValueError:
        return None


def said_in_files(config: Path) -> Wish:
    """Return what the files of KDE and of GTK ask for, in the folder of settings."""
    wish = Wish()
    for name, section, key, wanted in (
        ("kdeglobals", "KDE", "AnimationDurationFactor", "AnimationDurationFactor"),
        ("gtk-4.0/settings.ini", "Settings", "gtk-enable-animations", "enable-animations"),
        ("gtk-3.0/settings.ini", "Settings", "gtk-enable-animations", "enable-animations"),
    ):
        value = _in_file(config / name, section, key)
        if value is not None:
            known = {"true": 1, "false": 0, "1": 1, "0": 0}
            said = value if wanted == key else known.get(value.casefold())
            wish = wish.then(meant(wanted, said))
    return wish


def _in_file(path: Path, section: str, key: str) -> str | None:
    parser = configparser.RawConfigParser(strict=False, allow_no_value=True)
    try:
        with path.open(encoding="utf-8", errors="replace") as file:
            parser.read_string(file.read(MOST_BYTES))
    except (OSError, configparser.Error):
        # Most desktops have no such file, and what is no settings says nothing.
        return None
    return parser.get(section, key, fallback=None)


def said_in_x(block: bytes) -> Wish:
    """Return what a block of XSETTINGS asks for."""
    said = dict(_x_numbers(block))
    return meant("Gtk/EnableAnimations", said.get("Gtk/EnableAnimations"))


def _x_numbers(block: bytes) -> Iterator[tuple[str, int]]:
    """Yield the whole numbers of a block by their names; one that is cut short ends there."""
    order = "<" if block[:1] == b"\0" else ">"
    try:
        (count,), at = struct.unpack_from(f"{order}I", block, 8), 12
        for _ in range(count):
            kind, length = struct.unpack_from(f"{order}BxH", block, at)
            name = block[at + 4 : at + 4 + length].decode("ascii", "replace")
            at += 4 + _padded(length) + 4
            if kind == 0:
                yield name, struct.unpack_from(f"{order}i", block, at)[0]
                at += 4
            elif kind == 1:
                at += 4 + _padded(struct.unpack_from(f"{order}I", block, at)[0])
            else:
                at += 8
    except struct.error:
        return


def _padded(length: int) -> int:
    return (length + 3) // 4 * 4


def config_folder(environment: Mapping[str, str]) -> Path:
    """Return where desktops keep their settings."""
    return Path(environment.get("XDG_CONFIG_HOME") or Path.home() / ".config")
