"""What the window needs of the system, looked for before Qt, which would abort without it."""

import ctypes
import errno
import os
import sys
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

from naipes_gui.core.system_errors import reason
from naipes_gui.core.text import Phrase, phrase
from naipes_gui.frozen import is_frozen

LIBRARIES = {
    "libgl1": "libGL.so.1",
    "libegl1": "libEGL.so.1",
    "libglib2.0-0": "libglib-2.0.so.0",
    "libfontconfig1": "libfontconfig.so.1",
    "libdbus-1-3": "libdbus-1.so.3",
    "libxkbcommon0": "libxkbcommon.so.0",
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
FROZEN_LIBRARIES = {
    "libgl1": "libGL.so.1",
    "libegl1": "libEGL.so.1",
    "libfontconfig1": "libfontconfig.so.1",
    "libfreetype6": "libfreetype.so.6",
    "libdbus-1-3": "libdbus-1.so.3",
    "libx11-6": "libX11.so.6",
    "libx11-xcb1": "libX11-xcb.so.1",
    "libxcb1": "libxcb.so.1",
    "libwayland-client0": "libwayland-client.so.0",
    "libwayland-cursor0": "libwayland-cursor.so.0",
}
"""What a frozen program, which brings the rest, still takes from the system."""
PACKAGES = ("python3-venv", *LIBRARIES, *X11_LIBRARIES)
APT_LINE = f"sudo apt install -y --no-install-recommends {' '.join(PACKAGES)}"

NO_DISPLAY = phrase(
    "start",
    "Naipes needs a screen: start it in a graphical session (neither DISPLAY nor WAYLAND_DISPLAY "
    "is set).",
)
NO_ANSWER = phrase(
    "start",
    "The screen named in DISPLAY or WAYLAND_DISPLAY does not answer: start Naipes in the session "
    "of whoever sits before that screen.",
)
OLD_GLIBC = phrase(
    "start",
    "The C library of this system (glibc) is too old for PySide6, which needs 2.34 or newer: "
    "update the system.",
)
NO_QT = phrase(
    "start",
    "PySide6 is missing: install Naipes with “python3 -m venv .venv && .venv/bin/pip install .” "
    "and start .venv/bin/naipes.",
)


def obstacle(environment: Mapping[str, str] = os.environ) -> Phrase | None:
    """Return why no window can open here, or nothing."""
    if not has_display(environment):
        return NO_DISPLAY
    if not has_qt():
        return NO_QT
    if (why := lacking(missing_libraries(needed_libraries(environment)))) is not None:
        return why
    return None if display_answers(environment) else NO_ANSWER


def has_display(environment: Mapping[str, str] = os.environ) -> bool:
    """Tell whether there is a screen, or a platform was named that may do without."""
    if not sys.platform.startswith(("linux", "freebsd")):
        return True
    named = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return any(environment.get(name) for name in named)


def display_answers(environment: Mapping[str, str] = os.environ) -> bool:
    """Tell whether one of the screens that are named can be reached; Qt aborts where none can."""
    named = environment.get("QT_QPA_PLATFORM") or "xcb"
    if sys.platform != "linux" or not named.startswith(("xcb", "wayland")):
        return True
    doors = (
        ("DISPLAY", "libxcb.so.1", _x11_answers),
        ("WAYLAND_DISPLAY", "libwayland-client.so.0", _wayland_answers),
    )
    asked = [(environment.get(name), library, ask) for name, library, ask in doors]
    tried = [ask(library, name.encode()) for name, library, ask in asked if name]
    return any(tried) or not tried


def has_qt() -> bool:
    """Tell whether PySide6 is installed, without loading it."""
    return find_spec("PySide6") is not None


def needed_libraries(environment: Mapping[str, str] = os.environ) -> dict[str, str]:
    """Return the libraries to look for: none where the program brings its own."""
    if sys.platform != "linux":
        return {}
    if is_frozen():
        return FROZEN_LIBRARIES
    x11 = environment.get("QT_QPA_PLATFORM") or ("xcb" if environment.get("DISPLAY") else "")
    return LIBRARIES | (X11_LIBRARIES if x11.startswith("xcb") else {})


def missing_libraries(libraries: Mapping[str, str]) -> list[str]:
    """Return the Debian packages of the libraries that cannot be loaded."""
    return [package for package, library in libraries.items() if not _loads(library)]


def lacking(packages: Iterable[str]) -> Phrase | None:
    """Return the sentence that names missing packages and the line that installs them."""
    missing = list(packages)
    if not missing:
        return None
    return phrase(
        "start",
        "These system libraries are missing: {listed}. On Debian and Ubuntu type: {line}",
        listed=", ".join(missing),
        line=f"sudo apt install {' '.join(missing)}" if is_frozen() else APT_LINE,
    )


def broken_qt(error: ImportError) -> Phrase:
    """Return the sentence for a PySide6 that is installed but does not load."""
    if "GLIBC_" in str(error):
        return OLD_GLIBC
    if is_frozen():
        reason = str(error)
        return phrase("start", "Naipes is not whole ({reason}): install it again.", reason=reason)
    return phrase(
        "start",
        "PySide6 cannot be loaded ({reason}). On Debian and Ubuntu type: {line}",
        reason=str(error),
        line=APT_LINE,
    )


def cannot_save(folder: Path) -> Phrase | None:
    """Return why no match could be kept in a folder, or nothing; a full disk may empty again."""
    probe = folder / f".{os.getpid()}.probe"
    try:
        probe.touch(exist_ok=False)
        probe.unlink()
    except OSError as error:
        if error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EEXIST):
            return None
        return phrase(
            "start",
            "Matches cannot be saved in {folder} ({reason}): make that folder one you may write "
            "in, or name another in the environment variable NAIPES_HOME.",
            folder=str(folder),
            reason=reason(error),
        )
    return None


@contextmanager
def screen_held(environment: Mapping[str, str] = os.environ) -> Iterator[None]:
    """Stay a client of the X server, which may start anew whenever its last client leaves."""
    if sys.platform != "linux" or not (name := environment.get("DISPLAY")):
        yield
        return
    with _x11_connection("libxcb.so.1", name.encode()):
        yield


@contextmanager
def _x11_connection(library: str, name: bytes) -> Iterator[bool]:
    """Connect to a screen; the value tells whether it answers."""
    xcb = ctypes.CDLL(library)
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(name, None))
    try:
        yield bool(xcb.xcb_connection_has_error(connection) == 0)
    finally:
        xcb.xcb_disconnect(connection)


def _x11_answers(library: str, name: bytes) -> bool:
    with _x11_connection(library, name) as answers:
        return answers


def _wayland_answers(library: str, name: bytes) -> bool:
    wayland = ctypes.CDLL(library)
    wayland.wl_display_connect.restype = ctypes.c_void_p
    connection = wayland.wl_display_connect(name)
    if connection is not None:
        wayland.wl_display_disconnect(ctypes.c_void_p(connection))
    return connection is not None


def _loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True
