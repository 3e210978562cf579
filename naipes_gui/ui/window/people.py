"""Lets somebody else play: what belongs to one person is closed before another's is opened."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from naipes_gui.core.text import translate
from naipes_gui.store import profiles
from naipes_gui.store.profiles import Profile, ProfileError
from naipes_gui.ui.shared.accessibility import announce


class People(QObject):
    """Changes who plays: ``seated`` comes when it is somebody else whose files are read."""

    seated = Signal()
    changed = Signal()
    """Who is there, or what they are called, may be otherwise."""
    renamed = Signal(str, str)
    """Who plays was called the one, and is now called the other."""
    failed = Signal(object)

    def __init__(self, window: QWidget, clear: Callable[[], bool]) -> None:
        super().__init__(window)
        self._window, self._clear = window, clear

    @Slot(str)
    def play(self, key: str) -> None:
        """Let the profile of a key play, if it is not the one that does."""
        wanted = next((each for each in profiles.profiles() if each.key == key), None)
        if wanted is not None and not wanted.is_playing:
            self._change(wanted)
        # Whoever stays is still the one who is shown as playing.
        self.changed.emit()

    def manage(self) -> None:
        """Show who plays here, to add, to rename, to remove, or to play as somebody else."""
        from naipes_gui.ui.settings.people_dialog import PeopleDialog

        before, dialog = profiles.present().name, PeopleDialog(self._window)
        dialog.exec()
        wanted = dialog.wanted
        dialog.deleteLater()
        if (name := profiles.present().name) != before:
            self.renamed.emit(before, name)
        if wanted is not None:
            self.play(wanted.key)
        self.changed.emit()

    def _change(self, wanted: Profile) -> None:
        # Asked first: a match on the table should not be left for nothing.
        if (why := profiles.unwritable(wanted)) is not None:
            self.failed.emit(ProfileError(why))
            return
        if not self._clear():
            return
        try:
            profiles.sit_down(wanted)
        except ProfileError as error:
            self.failed.emit(error)
        self.seated.emit()
        said = translate("profiles", "{name} plays now.").format(name=profiles.present().name)
        announce(self._window, said, urgent=True)
