"""Shows a sentence in a window that the system itself can open, for when Qt cannot."""

import ctypes
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from shutil import which

SILENT = "NAIPES_NO_DIALOG"
"""The environment variable that keeps sentences on stderr, for scripts and tests."""
_WINDOWS_ERROR = 0x10


def is_wanted(environment: Mapping[str, str] = os.environ) -> bool:
    """Tell whether there is anybody before a screen who could read a dialog."""
    if environment.get(SILENT):
        return False
    return environment.get("QT_QPA_PLATFORM") not in ("offscreen", "minimal", "vnc")


def show(sentence: str) -> bool:
    """Open a window with a sentence, and tell whether anything could."""
    if sys.platform == "win32":
        ctypes.windll.user32.MessageBoxW(None, sentence, "Naipes", _WINDOWS_ERROR)
        return True
    for command in commands(sentence):
        if which(command[0]):
            # The shell leaves it behind: nobody waits for a click.
            script = f"{{ {script_of(command)}; }} >/dev/null 2>&1 &"
            with suppress(OSError):
                subprocess.run(
                    ["/bin/sh", "-c", script, "sh", *command], check=True, start_new_session=True
                )
                return True
    return False


def script_of(command: Sequence[str]) -> str:
    """Return what a shell does to run a command that shows a sentence."""
    # zenity ends with 1 where it was closed by its corner, and with more where the locale is not
    # installed: then it takes no text with accents.
    again = ' || [ $? -lt 2 ] || LC_ALL=C.UTF-8 "$@"' if command[0] == "zenity" else ""
    return f'"$@"{again}'


def commands(sentence: str) -> Sequence[Sequence[str]]:
    """Return what may show a sentence, the best first."""
    script = 'on run argv\ndisplay alert "Naipes" message (item 1 of argv) as critical\nend run'
    return (
        ("osascript", "-e", script, sentence),
        ("zenity", "--error", "--no-markup", "--title=Naipes", f"--text={sentence}"),
        ("kdialog", "--title", "Naipes", "--error", sentence),
        ("xmessage", "-center", sentence),
        ("notify-send", "--urgency=critical", "Naipes", sentence),
    )
