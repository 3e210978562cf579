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


def settings_file() -> Path:
    """Return the path of the settings."""
    return config_folder() / "settings.json"


def records_folder() -> Path:
    """Return the folder of the saved matches."""
    return _made(data_folder() / "matches")


def trash_folder() -> Path:
    """Return the folder where deleted matches wait to be wanted back."""
    return _made(data_folder() / "trash")


def results_file() -> Path:
    """Return the path of the results of shared deals that others have sent."""
    return data_folder() / "results.json"


def index_file() -> Path:
    """Return the path of what is known of the saved matches, which can be found out again."""
    return cache_folder() / "library.json"


def statistics_file() -> Path:
    """Return the path of what the statistics know of the matches, which can be found out again."""
    return cache_folder() / "statistics.json"


def log_file() -> Path:
    """Return the path of the log."""
    return state_folder() / "naipes.log"


def config_folder() -> Path:
    """Return the folder of the settings, made if need be."""
    return _made(_folder("config"))


def data_folder() -> Path:
    """Return the folder that holds what the player would miss, made if need be."""
    return _made(_folder("data"))


def state_folder() -> Path:
    """Return the folder of window geometry and logs, made if need be."""
    return _made(_folder("state"))


def cache_folder() -> Path:
    """Return the folder of what can be made again, made if need be."""
    return _made(_folder("cache"))


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
