"""Plays matches that it knows from the accessibility bus alone; run by the system's own Python.

It needs `gi` with Atspi, which no virtual environment has, so it imports nothing of the project.
What was announced it writes down line by line; «== OVER» stands after every match.

``robot.py LANGUAGE MATCHES [SEED]``
"""

import sys
import time
import warnings
from collections.abc import Iterator
from random import Random
from typing import Any

warnings.simplefilter("ignore")

import gi  # noqa: E402  the filter must come first

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

BUTTONS = {"push button", "button"}
NEVER = {"sort", "orden", "tri", "close", "cerrar", "fermer"}
OVER = {"es": "Revancha", "en": "Rematch", "fr": "Revanche"}
AGAIN = {"es": "Otra mano", "en": "Next hand", "fr": "Donne suivante"}
TABLE = {"es": "Mesa", "en": "Table", "fr": "Table"}
HAND = {"es": "Tu mano", "en": "Your hand", "fr": "Votre main"}
ABLE = {
    "es": (", se puede ", ", captura "), "en": (", playable", ", takes ", ", can be "),
    "fr": (", jouable", ", prend ", ", peut être "),
}  # fmt: skip
REST = 0.04
"""Seconds between two looks where nothing was told meanwhile."""
PATIENCE = 240.0
"""Seconds without anything to press after which something is wrong."""
FORGETS = 5.0
"""Seconds without anything to press after which what is remembered of the tree is not trusted."""
OVER_LINE, STUCK_LINE = "== OVER", "== STUCK"
PRESSED = "-> "
"""Before the name of what was pressed."""


Trail = tuple[str, ...]
"""The names of the panels that something lies in, the outermost first; unnamed ones count too."""


def walk(thing: Any, trail: Trail = ()) -> Iterator[tuple[Any, str, Trail]]:
    """Yield everything that is shown: the thing, its role and where it lies."""
    role = thing.get_role_name()
    yield thing, role, trail
    inner = (*trail, thing.get_name() if role in ("panel", "filler") else role)
    for place in range(thing.get_child_count()):
        try:
            child = thing.get_child_at_index(place)
            if child is not None and is_in(child, Atspi.StateType.SHOWING):
                yield from walk(child, inner)
        except GLib.Error:
            # It has just gone, and is remembered all the same.
            thing.clear_cache()


def is_in(thing: Any, state: Any) -> bool:
    """Tell whether something is in a state."""
    return bool(thing.get_state_set().contains(state))


def press(button: Any, name: str) -> None:
    """Do what a press does; what has just gone answers nothing any more."""
    sys.stdout.write(f"{PRESSED}{name}\n")
    action = button.get_action_iface()
    for place in range(action.get_n_actions() if action is not None else 0):
        if action.get_action_name(place) == "Press":
            action.do_action(place)
            return


def window() -> Any:
    """Return the window of the program."""
    desktop = Atspi.get_desktop(0)
    for place in range(desktop.get_child_count()):
        program = desktop.get_child_at_index(place)
        if program is not None and program.get_child_count() and "ython" not in program.get_name():
            frame = program.get_child_at_index(0)
            if frame is not None and is_in(frame, Atspi.StateType.SHOWING):
                return frame
    return None


def makes_a_move(button: Any, name: str) -> bool:
    """Tell whether a button of the bar makes a move."""
    # In French a narrow space stands before the colon; what has just gone has no name any more.
    words = name.split(":")[0].split()
    known = bool(words) and words[0].casefold() not in NEVER
    return known and is_in(button, Atspi.StateType.SENSITIVE)


class Robot:
    """Presses what can be pressed, and writes down what it is told."""

    def __init__(self, language: str, chance: Random) -> None:
        self._language, self._chance = language, chance
        self._over = False

    def hear(self, event: Any) -> None:
        """Write an announcement down."""
        if isinstance(event.any_data, str) and event.any_data:
            sys.stdout.write(f"{event.any_data}\n")

    def play(self, matches: int) -> bool:
        """Play so many matches; tell whether they all came to their end."""
        context, last = GLib.MainContext.default(), time.monotonic()
        while time.monotonic() - last < PATIENCE:
            while context.pending():
                context.iteration(False)
            try:
                if self._step():
                    last = time.monotonic()
            except GLib.Error:
                pass  # it has just gone; what is there now is looked at next
            if time.monotonic() - last > FORGETS:
                Atspi.get_desktop(0).clear_cache()
            if self._over:
                matches -= 1
                sys.stdout.write(f"{OVER_LINE}\n")
                sys.stdout.flush()
                if not matches:
                    return True
                self._over = False
                self._again()
            time.sleep(REST)
        return False

    def _step(self) -> bool:
        """Press something; tell whether there was anything."""
        frame = window()
        button = self._wanted(frame) if frame is not None else None
        if button is not None and not self._over:
            press(*button)
        return button is not None

    def _again(self) -> None:
        """Begin another match against the same opponents, and wait until the sheet has gone."""
        frame = window()
        while frame is not None and self._wanted(frame) is not None and self._over:
            press(*self._wanted(frame))
            self._over = False
            time.sleep(0.3)
            frame = window()

    def _wanted(self, frame: Any) -> Any:
        """Return what to press now, or nothing; a rematch means that the match is over."""
        met, felt = list[tuple[Any, str, Trail]](), None
        for each, role, trail in walk(frame):
            if role in BUTTONS:
                met.append((each, each.get_name(), trail))
            elif trail[-1:] == (TABLE[self._language],) and each.get_name() == trail[-1]:
                # In the felt, which is called so too, it is the table; beside it is the bar.
                felt = trail
        # A sheet lies over the table, which is still there below it.
        for each, name, _ in met:
            if name in (OVER[self._language], AGAIN[self._language]):
                self._over = name == OVER[self._language]
                return each, name
        return self._chance.choice(self._choices(met, felt) or [None])

    def _choices(self, met: list[tuple[Any, str, Trail]], felt: Trail | None) -> list[Any]:
        if felt is None:
            return []
        table, hand = (*felt, TABLE[self._language]), HAND[self._language]
        on_table = [each for each in met if each[2][: len(table)] == table]
        able = [(e, n) for e, n, _ in on_table if any(s in n for s in ABLE[self._language])]
        bar = [
            (e, name) for e, name, trail in met
            if trail[: len(felt)] == felt and trail[: len(table)] != table
            and makes_a_move(e, name)
        ]  # fmt: skip
        others = [(e, n) for e, n, trail in on_table if (e, n) not in able and hand not in trail]
        # What leads nowhere is refused in words, which is worth hearing, but not all the time.
        if able or bar:
            return [*bar, *able, *(others if self._chance.random() < 0.05 else ())]
        return others


def main(words: list[str]) -> int:
    """Play, and return the status to end with."""
    robot = Robot(words[0], Random(int(words[2]) if len(words) > 2 else 5))
    listener = Atspi.EventListener.new(robot.hear)
    listener.register("object:announcement")
    ended = robot.play(int(words[1]))
    if not ended:
        sys.stdout.write(f"{STUCK_LINE}\n")
    return not ended


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
