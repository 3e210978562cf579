"""What the disk image shows: dmgbuild -s packaging/macos/dmg_settings.py Naipes dist/Naipes.dmg."""

files = ["dist/Naipes.app"]
symlinks = {"Applications": "/Applications"}
icon = "build/pyinstaller/naipes/icons/naipes.icns"
window_rect = ((200, 160), (560, 360))
icon_size = 112
icon_locations = {"Naipes.app": (150, 170), "Applications": (410, 170)}
format = "ULFO"  # noqa: A001  dmgbuild wants this name
