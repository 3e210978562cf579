"""Lets no exception out of an override of Qt.

When C++ calls Python it has no way to hand an exception on. PySide keeps it until the next
return to Python and raises it there, where it does not belong; and an exception that Python
3.11 has not made an object of yet, such as that of ``[][0]``, ends the program meanwhile.
Slots need no guard: what they raise goes to `sys.excepthook` at once.
"""

import sys
from collections.abc import Callable
from functools import wraps
from types import FunctionType
from typing import Any

import shiboken6

_ANSWERING = ("event", "viewportEvent", "sceneEvent", "sceneEventFilter", "nativeEvent")
"""Handlers that must say whether the event has been dealt with."""
_NOUGHT = {"rowCount": 0, "columnCount": 0}
"""What is answered where Qt itself has no answer; else nothing."""


def stand() -> None:
    """Guard every class of Qt's kind that is defined from now on."""
    setattr(shiboken6.Object, "__init_subclass__", classmethod(_guard_overrides))  # noqa: B010


def overrides(cls: type) -> dict[str, FunctionType]:
    """Return the methods of a class that Qt calls, by the names that it knows them by."""
    return {
        name: method
        for name, method in vars(cls).items()
        if isinstance(method, FunctionType) and "_" not in name and _is_of_qt(cls, name)
    }


def _is_of_qt(cls: type, name: str) -> bool:
    bases = cls.__mro__[1:]
    return any(name in vars(base) for base in bases if base.__module__.startswith("PySide6."))


def _guard_overrides(cls: type[Any], /, **_: object) -> None:
    for name, method in overrides(cls).items():
        setattr(cls, name, _guarded(cls, name, method))


def _guarded(cls: type, name: str, method: Callable[..., Any]) -> Callable[..., Any]:
    @wraps(method)
    def guarded(self: Any, *args: Any, **named: Any) -> Any:
        try:
            return method(self, *args, **named)
        except Exception:
            sys.excepthook(*sys.exc_info())
        return _instead(cls, name, self, args)

    setattr(guarded, "__guarded__", True)  # noqa: B010
    return guarded


def _instead(cls: type, name: str, self: Any, args: tuple[Any, ...]) -> Any:
    """Answer as Qt does without the override; a handler has nothing to answer."""
    if name == "run" or (name.endswith("Event") and name not in _ANSWERING):
        return None
    try:
        return getattr(super(cls, self), name)(*args)
    except Exception:  # pure virtual, or not to be asked like that; the fault itself is reported
        return _NOUGHT.get(name)
