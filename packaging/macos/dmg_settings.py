"""What the disk image shows: dmgbuild -s packaging/macos/dmg_settings.py Naipes dist/Naipes.dmg."""

files = ["dist/Naipes.app"]
symlinks = {"Applications": "/Applications"}
icon = "build/pyinstaller/naipes/icons/naipes.icns"
# With disk@2x.png beside it, which dmgbuild finds by itself.
background = "build/macos/disk.png"
window_rect = ((200, 160), (560, 360))
icon_size = 112
icon_locations = {"Naipes.app": (150, 170), "Applications": (410, 170)}
format = "ULFO"  # noqa: A001  dmgbuild wants this name
