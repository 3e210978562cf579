"""The toolbar of the table: which buttons it has and what they are called."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from naipes_gui.core.info import GameInfo
from naipes_gui.core.options import Options
from naipes_gui.core.text import translate
from naipes_gui.core.wording import Wording
from naipes_gui.store.settings import Settings
from naipes_gui.ui.beside_table.toolbar import TopBar
from naipes_gui.ui.shared.commands import Command
from naipes_gui.ui.shared.keymap import keymap
from naipes_gui.ui.shared.markup import tip
from naipes_gui.ui.shared.rules_named import rules_in_force

LEFT = ("home",)
RIGHT = (
    "new", "undo", "redo", "hint", "aids:eye", "coach:learn", "last-turn:last-trick",
    "give-up:flag", "speed", "sound", "panel", "settings",
)  # fmt: skip
FOLDING = (
    "settings", "give-up", "sound", "speed", "coach", "new", "redo", "aids", "last-turn",
)  # fmt: skip
"""What is least used of them goes first where there is no room; the hint never does."""
PLACES = LEFT, RIGHT, FOLDING
SPEEDS = ("relaxed", "normal", "fast", "faster", "instant")


def label(
    bar: TopBar, info: GameInfo, options: Options, settings: Settings, *, tricks: bool,
    coach: bool,
) -> None:  # fmt: skip
    """Write the toolbar in the present language."""
    bar.title.setText(Wording().say(info.title))
    rules = rules_in_force(options, info.presets)
    bar.chip.tell(rules)
    key = keymap().name(Command.RULES)
    bar.chip.setToolTip(tip(f"{translate('table', 'The rules in force')} ({key}): {rules}"))
    for name, text, command, beside in (
        ("home", translate("table", "Start page"), None, False),
        ("new", translate("table", "New"), Command.NEW, True),
        ("undo", translate("table", "Take back"), Command.UNDO, True),
        ("redo", translate("table", "Redo"), Command.REDO, False),
        ("hint", translate("table", "Hint"), Command.HINT, True),
        ("aids", translate("aids", "Aids"), None, True),
        ("last-turn", _last_turn(tricks=tricks), Command.LAST_TRICK, True),
        ("give-up", translate("table", "Give up the match"), None, False),
        ("speed", speed_name(settings.speed), None, False),
        ("sound", sound_name(on=settings.sound), Command.SOUND, False),
        ("panel", translate("table", "Panel"), Command.PANEL, False),
        ("settings", translate("table", "Settings"), Command.SETTINGS, False),
    ):
        bar.label(name, text, keymap().name(command) if command else "", beside=beside)
    bar.sign("sound", "sound" if settings.sound else "mute")
    tell_of_coach(bar, on=coach)


def _last_turn(*, tricks: bool) -> str:
    return translate("table", "Last trick") if tricks else translate("table", "Last turn")


def speed_name(speed: str) -> str:
    """Return what the button says about the speed of the table."""
    return translate("table", "Speed: {speed}").format(speed=speed_word(speed))


def speed_word(speed: str) -> str:
    """Return a speed in words."""
    names = {
        "relaxed": translate("table", "relaxed"),
        "normal": translate("table", "normal"),
        "fast": translate("table", "fast"),
        "faster": translate("table", "very fast"),
        "instant": translate("table", "instant"),
    }
    return names[speed]


def sound_name(*, on: bool) -> str:
    """Return what the button says about the sound."""
    return translate("table", "Sound on") if on else translate("table", "Sound off")


def tell_of_coach(bar: TopBar, *, on: bool) -> None:
    """Write and show on the button whether the coach is there."""
    name = translate("table", "Coach: on") if on else translate("table", "Coach: off")
    bar.label("coach", name, keymap().name(Command.COACH))
    bar.light("coach", on)


def speed_menu(present: str, parent: QWidget) -> QMenu:
    """Return a menu of the speeds of the table; each action holds its own."""
    menu = QMenu(parent)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    menu.setAccessibleName(translate("table", "Speed of the table"))
    speeds = QActionGroup(menu)
    for speed in SPEEDS:
        name = speed_word(speed)
        action = menu.addAction(name[:1].upper() + name[1:])
        action.setData(speed)
        action.setCheckable(True)
        action.setChecked(speed == present)
        speeds.addAction(action)
    return menu
