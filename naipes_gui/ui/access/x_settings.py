"""Fetches the block of settings that a desktop keeps for all programs of an X server."""

import ctypes
import logging

log = logging.getLogger(__name__)
MOST_WORDS = 1 << 16


def x_settings() -> bytes:
    """Return the block, or nothing where there is no X server or nobody who keeps settings."""
    try:
        library = ctypes.CDLL("libX11.so.6")
    except OSError as error:
        log.info("no settings of X: %s", error)
        return b""
    library.XOpenDisplay.restype = ctypes.c_void_p
    display = ctypes.c_void_p(library.XOpenDisplay(None))
    if display.value is None:
        return b""
    try:
        return _block(library, display)
    finally:
        library.XCloseDisplay(display)


def _block(library: ctypes.CDLL, display: ctypes.c_void_p) -> bytes:
    for name in ("XInternAtom", "XGetSelectionOwner"):
        getattr(library, name).restype = ctypes.c_ulong
    settings = library.XInternAtom(display, b"_XSETTINGS_SETTINGS", 0)
    # Were it to go between the question for it and the one for what it holds, Xlib would end us.
    library.XGrabServer(display)
    owner = library.XGetSelectionOwner(
        display, ctypes.c_ulong(library.XInternAtom(display, b"_XSETTINGS_S0", 0))
    )
    held = _property(library, display, owner, settings) if owner else b""
    library.XUngrabServer(display)
    return held


def _property(
    library: ctypes.CDLL, display: ctypes.c_void_p, window: int, name: int
) -> bytes:  # fmt: skip
    kind, form = ctypes.c_ulong(), ctypes.c_int()
    count, rest, held = ctypes.c_ulong(), ctypes.c_ulong(), ctypes.POINTER(ctypes.c_ubyte)()
    library.XGetWindowProperty(
        display, ctypes.c_ulong(window), ctypes.c_ulong(name), ctypes.c_long(0),
        ctypes.c_long(MOST_WORDS), 0, ctypes.c_ulong(0), ctypes.byref(kind), ctypes.byref(form),
        ctypes.byref(count), ctypes.byref(rest), ctypes.byref(held),
    )  # fmt: skip
    if count.value == 0:
        return b""
    block = bytes(held[: count.value]) if form.value == 8 else b""
    library.XFree(held)
    return block
