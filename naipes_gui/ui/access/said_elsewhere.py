"""How Windows and macOS say that they want less motion. Qt itself tells what contrast they want."""

import ctypes
from typing import Any

from naipes_gui.ui.shared.stillness import Wish

CLIENT_AREA_ANIMATION = 0x1042
"""SPI_GETCLIENTAREAANIMATION."""


def said_on_windows(user32: Any = None) -> Wish:
    """Return whether Windows is told to show no animations."""
    library = user32 if user32 is not None else getattr(ctypes, "windll").user32  # noqa: B009
    animated = ctypes.c_int(1)
    known = library.SystemParametersInfoW(CLIENT_AREA_ANIMATION, 0, ctypes.byref(animated), 0)
    return Wish(still=not animated.value) if known else Wish()


def said_on_macos(objc: Any = None) -> Wish:
    """Return whether macOS is told to reduce motion."""
    library = objc if objc is not None else ctypes.CDLL("/usr/lib/libobjc.dylib")
    library.objc_getClass.restype = library.sel_registerName.restype = ctypes.c_void_p
    workspace = ctypes.c_void_p(library.objc_getClass(b"NSWorkspace"))
    if workspace.value is None:
        return Wish()
    shared = _ask(library, workspace, b"sharedWorkspace", ctypes.c_void_p)
    wish = b"accessibilityDisplayShouldReduceMotion"
    return Wish(still=bool(_ask(library, ctypes.c_void_p(shared), wish, ctypes.c_bool)))


def _ask(library: Any, whom: ctypes.c_void_p, what: bytes, kind: Any) -> Any:
    """Send a message without arguments; how it is answered differs with its kind."""
    asked = ctypes.c_void_p(library.sel_registerName(what))
    send = ctypes.cast(
        library.objc_msgSend, ctypes.CFUNCTYPE(kind, ctypes.c_void_p, ctypes.c_void_p)
    )
    return send(whom, asked)
