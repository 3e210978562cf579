"""Where Naipes keeps its files. The only module that asks the system for folders."""

import logging
import os
import sys
from pathlib import Path

from naipes_gui.store.durable import make_folder

log = logging.getLogger(__name__)

HOME = "NAIPES_HOME"
"""The environment variable under whose folder everything lies, for tests and portable sticks."""
PORTABLE = "portable"
"""The file beside the program that makes it keep everything beside itself."""
FIRST = ""
"""The key of the profile whose files lie where those of a single person always lay."""
PROFILES = "profiles"
"""The folder under which every other profile has one of its own, called by its key."""

_key = FIRST


def play_as(key: str) -> None:
    """Let the files of a person be those of another profile from now on."""
    global _key  # the one person who sits before a running program
    _key = key


def played_as() -> str:
    """Return the key of the profile whose files are read and written."""
    return _key


def profiles_folder() -> Path:
    """Return the folder with a folder for every profile but the first; it may not be there."""
    return data_folder() / PROFILES


def profile_file(key: str) -> Path:
    """Return the path of what is known of a profile: how it is called."""
    return _of(key, data_folder()) / "profile.json"


def last_profile_file() -> Path:
    """Return the path of the key of the profile that was played with last on this machine."""
    return state_folder() / "last-profile.json"


def settings_file(key: str | None = None) -> Path:
    """Return the path of the settings, of who plays if nobody is named."""
    return _made(_of(key, config_folder())) / "settings.json"


def records_folder(key: str | None = None) -> Path:
    """Return the folder of the saved matches, of who plays if nobody is named."""
    return _made(_of(key, data_folder()) / "matches")


def trash_folder(key: str | None = None) -> Path:
    """Return the folder where deleted matches wait to be wanted back."""
    return _made(_of(key, data_folder()) / "trash")


def is_anothers(match: Path) -> bool:
    """Tell whether a match lies among those of a profile that is not the one that plays."""
    whole, place = data_folder(), match.absolute().parent.parent
    return place != _of(None, whole) and (place == whole or place.parent == whole / PROFILES)


def results_file() -> Path:
    """Return the path of the results of shared deals that others have sent."""
    return _made(_of(None, data_folder())) / "results.json"


def lessons_file() -> Path:
    """Return the path of how far whoever plays has come in the lessons."""
    return _made(_of(None, data_folder())) / "lessons.json"


def coach_file() -> Path:
    """Return the path of what whoever plays has understood of what the coach says."""
    return _made(_of(None, data_folder())) / "coach.json"


def problems_file() -> Path:
    """Return the path of the problems that whoever plays has solved."""
    return _made(_of(None, data_folder())) / "problems.json"


def memory_file() -> Path:
    """Return the path of how the questions to the memory were answered."""
    return _made(_of(None, data_folder())) / "memory.json"


def held_file() -> Path:
    """Return the path of the order in which the hands of unfinished matches are held."""
    return _made(_of(None, data_folder())) / "held.json"


def index_file() -> Path:
    """Return the path of what is known of the saved matches, which can be found out again."""
    return _made(_of(None, cache_folder())) / "library.json"


def statistics_file() -> Path:
    """Return the path of what the statistics know of the matches, which can be found out again."""
    return _made(_of(None, cache_folder())) / "statistics.json"


def start_file() -> Path:
    """Return the path of what the first page showed last, which can be found out again."""
    return _made(_of(None, cache_folder())) / "start.json"


def watched_file(game: str) -> Path:
    """Return the path of a hand of a game that was only played to be watched."""
    return _made(_of(None, cache_folder()) / "watched") / f"{game}.naipes"


def log_file() -> Path:
    """Return the path of the log."""
    return state_folder() / "naipes.log"


def config_folder() -> Path:
    """Return the folder of the settings, made if need be."""
    return _made(_folder("config"))


def data_folder() -> Path:
    """Return the folder that holds what the player would miss, made if need be."""
    return _made(_folder("data"))


def deck_folders() -> list[Path]:
    """Return the folders in which decks of cards are looked for; none need be there.

    Those of the desktop are looked through only where our files lie at their usual places.
    """
    own = _folder("data") / "decks"
    if os.environ.get(HOME) or sys.platform != "linux":
        return [own]
    shared = os.environ.get("XDG_DATA_DIRS") or "/usr/local/share:/usr/share"
    mine = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    roots = [Path(mine).expanduser(), *map(Path, filter(None, shared.split(":")))]
    return [own, *(root / "carddecks" for root in roots if root.is_absolute())]


def looks_folder(kind: str) -> Path:
    """Return the folder of the person's own backs or felts; it need not be there."""
    return _folder("data") / kind


def state_folder() -> Path:
    """Return the folder of window geometry and logs, made if need be."""
    return _made(_folder("state"))


def cache_folder() -> Path:
    """Return the folder of what can be made again, made if need be."""
    return _made(_folder("cache"))


def _of(key: str | None, folder: Path) -> Path:
    """Return the part of a folder that is a profile's own."""
    key = _key if key is None else key
    return folder / PROFILES / key if key else folder


def _folder(kind: str) -> Path:
    if home := os.environ.get(HOME):
        return Path(home).expanduser().absolute() / kind
    if (beside := _beside_the_program()) is not None:
        return beside / kind
    import platformdirs

    match kind:
        case "config":
            return platformdirs.user_config_path("naipes", appauthor=False)
        case "data":
            return platformdirs.user_data_path("naipes", appauthor=False)
        case "cache":
            return platformdirs.user_cache_path("naipes", appauthor=False)
        case _:
            return platformdirs.user_state_path("naipes", appauthor=False)


def _beside_the_program() -> Path | None:
    """Return the folder of a portable copy; only a frozen program can be one."""
    if not getattr(sys, "frozen", False):
        return None
    folder = Path(sys.executable).parent
    return folder / "naipes-home" if (folder / PORTABLE).is_file() else None


def _made(folder: Path) -> Path:
    """Make a folder; where that fails, whoever writes there is told soon enough."""
    try:
        make_folder(folder)
    except OSError as error:
        log.warning("%s cannot be made: %s", folder, error)
    return folder
