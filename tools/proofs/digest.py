"""What one seat sees, in a few letters: the same in every process."""

from collections.abc import Mapping, Set
from dataclasses import fields, is_dataclass
from enum import Enum
from hashlib import sha256
from typing import Any

from naipes_gui.core.rules import View
from naipes_gui.core.zones import Zones


def digest(view: View[Any]) -> str:
    """Return what stands for a view, everything that it shows included."""
    return sha256(_plain(view).encode()).hexdigest()[:16]


def _plain(value: object) -> str:
    """Write a value down without the order that sets and mappings happen to have."""
    if is_dataclass(value):
        return ",".join(_plain(getattr(value, field.name)) for field in fields(value))
    if isinstance(value, Mapping):
        items = sorted((_plain(key), _plain(value[key])) for key in value)
        return f"{{{items}}}"
    if isinstance(value, Set):
        return f"{{{sorted(map(_plain, value))}}}"
    if isinstance(value, tuple | list | Zones):
        return f"[{','.join(map(_plain, value))}]"
    return value.name if isinstance(value, Enum) else repr(value)
