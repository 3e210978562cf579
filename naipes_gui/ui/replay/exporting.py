"""Copies a match to where the person wants it."""

from pathlib import Path

from PySide6.QtWidgets import QWidget

from naipes_gui.core.errors import NaipesError
from naipes_gui.core.quoting import quoted
from naipes_gui.core.text import Phrase, phrase, translate
from naipes_gui.store import paths
from naipes_gui.store.library import Library
from naipes_gui.store.names import SUFFIX
from naipes_gui.ui.shared.choosing_files import asked_target


def export(parent: QWidget, path: Path) -> tuple[Phrase, bool] | None:
    """Ask where to and copy the match; return what to say and whether it went well."""
    title = translate("replay", "Export the match")
    filters = translate("window", "Matches of Naipes (*{suffix})").format(suffix=SUFFIX)
    start = str(Path.home() / path.name)
    name = asked_target(parent, title, start, filters)
    if not name:
        return None
    target = Path(name if name.endswith(SUFFIX) else name + SUFFIX)
    try:
        Library(paths.records_folder(), paths.trash_folder()).export(path, target)
    except NaipesError as error:
        return error.what, False
    return phrase("replay", "The match was copied to {name}.", name=quoted(target)), True
