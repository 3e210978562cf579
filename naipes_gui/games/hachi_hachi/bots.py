"""The opponents of Hachi-Hachi by level."""

from collections.abc import Callable, Mapping
from typing import Any

from naipes_gui.bots.baseline import RandomBot
from naipes_gui.core.rules import Bot, Rules

LEVELS: Mapping[str, Callable[[Rules[Any, Any]], Bot[Any]]] = {"beginner": RandomBot}
