"""What the window needs of the system, looked for before Qt, which would abort without it."""

import ctypes
import os
import sys
from collections.abc import Iterable, Mapping
from importlib.util import find_spec

from naipes_gui.core.text import Phrase, phrase

LIBRARIES = {
    "libgl1": "libGL.so.1",
    "libegl1": "libEGL.so.1",
    "libglib2.0-0": "libglib-2.0.so.0",
    "libfontconfig1": "libfontconfig.so.1",
    "libdbus-1-3": "libdbus-1.so.3",
}
"""What Qt itself loads on Linux: Debian's packages and their libraries."""
X11_LIBRARIES = {
    "libxcb-cursor0": "libxcb-cursor.so.0",
    "libxkbcommon-x11-0": "libxkbcommon-x11.so.0",
    "libxcb-icccm4": "libxcb-icccm.so.4",
    "libxcb-keysyms1": "libxcb-keysyms.so.1",
    "libxcb-shape0": "libxcb-shape.so.0",
    "libxcb-xkb1": "libxcb-xkb.so.1",
}
"""What its X11 platform loads besides."""
PACKAGES = ("python3-venv", *LIBRARIES, *X11_LIBRARIES)
APT_LINE = f"sudo apt install -y --no-install-recommends {' '.join(PACKAGES)}"

NO_DISPLAY = phrase(
    "start",
    "Naipes needs a screen: start it in a graphical session (neither DISPLAY nor WAYLAND_DISPLAY "
    "is set).",
)
NO_QT = phrase(
    "start",
    "PySide6 is missing: install Naipes with «python3 -m venv .venv && .venv/bin/pip install .» "
    "and start .venv/bin/naipes.",
)


def obstacle(environment: Mapping[str, str] = os.environ) -> Phrase | None:
    """Return why no window can open here, or nothing."""
    if not has_display(environment):
        return NO_DISPLAY
    if not has_qt():
        return NO_QT
    return lacking(missing_libraries(needed_libraries(environment)))


def has_display(environment: Mapping[str, str] = os.environ) -> bool:
    """Tell whether there is a screen, or a platform was named that may do without."""
    if not sys.platform.startswith(("linux", "freebsd")):
        return True
    named = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return any(environment.get(name) for name in named)


def has_qt() -> bool:
    """Tell whether PySide6 is installed, without loading it."""
    return find_spec("PySide6") is not None


def needed_libraries(environment: Mapping[str, str] = os.environ) -> dict[str, str]:
    """Return the libraries to look for: none where the program brings its own."""
    if sys.platform != "linux" or getattr(sys, "frozen", False):
        return {}
    x11 = environment.get("QT_QPA_PLATFORM") or ("xcb" if environment.get("DISPLAY") else "")
    return LIBRARIES | (X11_LIBRARIES if x11.startswith("xcb") else {})


def missing_libraries(libraries: Mapping[str, str]) -> list[str]:
    """Return the Debian packages of the libraries that cannot be loaded."""
    return [package for package, library in libraries.items() if not _loads(library)]


def lacking(packages: Iterable[str]) -> Phrase | None:
    """Return the sentence that names missing packages and the line that installs them."""
    listed = ", ".join(packages)
    if not listed:
        return None
    return phrase(
        "start",
        "These system libraries are missing: {listed}. On Debian and Ubuntu type: {line}",
        listed=listed,
        line=APT_LINE,
    )


def broken_qt(error: ImportError) -> Phrase:
    """Return the sentence for a PySide6 that is installed but does not load."""
    return phrase(
        "start",
        "PySide6 cannot be loaded ({reason}). On Debian and Ubuntu type: {line}",
        reason=str(error),
        line=APT_LINE,
    )


def _loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True
