"""``python -m naipes_gui.window_bench``: measures the window and prints one JSON object."""

import argparse
import json
import sys
from collections.abc import Callable
from typing import Any

from naipes_gui.window_bench import resting, starting


def main() -> int:
    """Measure what is asked for, or everything, and print it."""
    wishes = _parsed()
    parts: dict[str, Callable[[], Any]] = {
        "start": lambda: starting.measure(wishes.runs),
        "rest": lambda: resting.measure(wishes.seconds),
        "frames": lambda: _in_the_window("frames", wishes.seconds),
        "click": lambda: _in_the_window("clicks", wishes.clicks),
        "resize": lambda: _in_the_window("sizes", wishes.runs),
        "opening": lambda: _in_the_window("opening", wishes.runs),
        "decks": lambda: _in_the_window("decks", wishes.runs),
        "review": lambda: _in_the_window("review", wishes.runs),
        "library": lambda: _in_the_window("library", wishes.matches),
    }
    report = {name: parts[name]() for name in wishes.parts or parts}
    print(json.dumps(report))  # noqa: T201  the report is what the program is for
    return 0


def _in_the_window(name: str, amount: float) -> Any:
    """Measure inside this process; Qt is not loaded for the parts that start programs."""
    from importlib import import_module

    from naipes_gui.window_bench.stage import application

    application()
    return import_module(f"naipes_gui.window_bench.{name}").measure(amount)


def _parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="naipes_gui.window_bench")
    parser.add_argument("parts", nargs="*")
    parser.add_argument("--runs", type=int, default=5, help="how often programs are started")
    parser.add_argument("--seconds", type=float, default=6.0, help="of moving and of rest")
    parser.add_argument("--clicks", type=int, default=60)
    parser.add_argument("--matches", type=int, default=2000, help="in the library")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
