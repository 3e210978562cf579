"""Plays matches that it knows from the accessibility bus alone; run by the system's own Python.

It needs `gi` with Atspi, which no virtual environment has, so it imports nothing of the project.
What was announced it writes down line by line; «== OVER» stands after every match.

``robot.py LANGUAGE MATCHES [SEED]``
"""

import sys
import time
import warnings
from collections.abc import Iterator, Sequence
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
END = {"es": "Final de la partida", "en": "The end of the match", "fr": "Fin de la partie"}
"""On the sheet of the last hand: behind it lies that of the match."""
TABLE = {"es": "Mesa", "en": "Table", "fr": "Table"}
HAND = {"es": "Tu mano", "en": "Your hand", "fr": "Votre main"}
ABLE = {
    "es": (", se puede ", ", para capturar "), "en": (", playable", ", can "),
    "fr": (", jouable", ", pour prendre ", ", peut être "),
}  # fmt: skip
READ_ONLY = {
    "es": ("Jugadores", "Esta mano"), "en": ("Players", "This hand"),
    "fr": ("Joueurs", "Cette donne"),
}  # fmt: skip
"""Panels of the table in which nothing can be pressed."""
ACCOUNT = {"es": " en total", "en": " in all", "fr": " en tout"}
"""What the account of a hand has in it: a sheet lies over the table then."""
BARREN = {"label", "image", *BUTTONS}
"""Roles in which nothing lies."""
REST = 0.04
"""Seconds between two looks while there is nothing to press."""
LOOKS_ROUND = 10
"""After how many looks at a table that offers nothing one looks at the whole window."""
QUIET_MS = 400
"""Milliseconds after a press without a word after which one looks nevertheless."""
PATIENCE = 240.0
"""Seconds without anything to press after which something is wrong."""
FORGETS = 5.0
"""Seconds without anything to press after which what is remembered of the tree is not trusted."""
OVER_LINE, STUCK_LINE = "== OVER", "== STUCK"
PRESSED = "-> "
"""Before the name of what was pressed."""


Trail = tuple[str, ...]
"""The names of the panels that something lies in, the outermost first; unnamed ones count too."""
Met = tuple[Any, str, str, Trail]
"""A thing, its role, its name (of what is only read it is not asked for) and where it lies."""


def walk(thing: Any, trail: Trail = (), passed: Sequence[str] = ()) -> Iterator[Met]:
    """Yield everything that is shown, but what lies in panels that are passed by."""
    role = thing.get_role_name()
    name = "" if role in ("label", "image") else thing.get_name()
    yield thing, role, name, trail
    if role in BARREN or (role == "panel" and name in passed):
        return
    inner = (*trail, name if role in ("panel", "filler") else role)
    for place in range(thing.get_child_count()):
        try:
            child = thing.get_child_at_index(place)
            if child is not None and is_in(child, Atspi.StateType.SHOWING):
                yield from walk(child, inner, passed)
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
    """Presses what can be pressed, and writes down what it is told.

    It looks when it has been told something, as a listener does, and then at the table alone; at
    the whole window only after the account of a hand, and where the table offers nothing.
    """

    def __init__(self, language: str, chance: Random) -> None:
        self._language, self._chance = language, chance
        self._over = self._told = self._wide = False
        self._idle = 0
        self._felt: tuple[Any, Trail] | None = None

    def hear(self, event: Any) -> None:
        """Write an announcement down."""
        if isinstance(event.any_data, str) and event.any_data:
            sys.stdout.write(f"{event.any_data}\n")
            self._told = True
            self._wide |= ACCOUNT[self._language] in event.any_data

    def play(self, matches: int) -> bool:
        """Play so many matches; tell whether they all came to their end."""
        last = time.monotonic()
        while time.monotonic() - last < PATIENCE:
            try:
                if self._step():
                    last = time.monotonic()
            except GLib.Error:
                self._felt = None  # it has just gone; what is there now is looked at next
            if time.monotonic() - last > FORGETS:
                self._felt = None
                Atspi.get_desktop(0).clear_cache()
            if self._over:
                matches -= 1
                sys.stdout.write(f"{OVER_LINE}\n")
                sys.stdout.flush()
                if not matches:
                    return True
                self._over = False
                self._again()
        return False

    def _listen(self, msecs: int) -> None:
        """Wait until something is told, but no longer than so long."""
        waits = [True]
        timer = GLib.timeout_add(msecs, waits.clear)
        while waits and not self._told:
            GLib.MainContext.default().iteration(True)
        if waits:
            GLib.source_remove(timer)

    def _step(self) -> bool:
        """Press something and listen to what comes of it; tell whether there was anything."""
        button = self._seen()
        self._idle = 0 if button is not None else self._idle + 1
        if button is not None and not self._over:
            press(*button)
        if not self._over:
            self._listen(QUIET_MS if button is not None else round(REST * 1000))
        return button is not None

    def _seen(self) -> Any:
        """Return what to press now, by a look after which nothing was told."""
        while True:
            self._told = False
            button = self._wanted()
            while GLib.MainContext.default().iteration(False):
                pass
            if not self._told or self._over:
                return button

    def _again(self) -> None:
        """Begin another match against the same opponents, and wait until the sheet has gone."""
        self._felt = None
        button = self._wanted()
        while button is not None and self._over:
            press(*button)
            self._over = False
            time.sleep(0.3)
            button = self._wanted()
        self._over = False

    def _wanted(self) -> Any:
        """Return what to press now, or nothing."""
        if self._felt is not None and not self._wide:
            met = list(walk(*self._felt, READ_ONLY[self._language]))
            choices = self._choices(met, self._felt[1])
            if choices or (self._idle + 1) % LOOKS_ROUND:
                return self._chance.choice(choices or [None])
        frame = window()
        return self._found(list(walk(frame))) if frame is not None else None

    def _found(self, met: list[Met]) -> Any:
        """Return what to press in all the window; a rematch means that the match is over."""
        # A sheet lies over the table, which is still there below it.
        for each, _, name, _ in met:
            if name in (OVER[self._language], AGAIN[self._language], END[self._language]):
                # Behind the account of the last hand lies that of the match, not the table.
                self._over = name == OVER[self._language]
                self._wide = name == END[self._language]
                return each, name
        for _, _, name, trail in met:
            # In the felt, which is called so too, it is the table; beside it is the bar.
            if name == TABLE[self._language] and trail[-1:] == (name,):
                felt = next(e for e, _, _, above in met if (*above, name) == trail)
                self._felt = felt, trail[:-1]
        choices = self._choices(met, self._felt[1]) if self._felt is not None else []
        return self._chance.choice(choices or [None])

    def _choices(self, met: list[Met], above: Trail) -> list[Any]:
        name = TABLE[self._language]
        felt, hand = (*above, name), HAND[self._language]
        table = (*felt, name)
        pressed = [(e, n, trail) for e, role, n, trail in met if role in BUTTONS]
        on_table = [each for each in pressed if each[2][: len(table)] == table]
        able = [(e, n) for e, n, _ in on_table if any(s in n for s in ABLE[self._language])]
        bar = [
            (e, n) for e, n, trail in pressed
            if trail[: len(felt)] == felt and trail[: len(table)] != table and makes_a_move(e, n)
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
