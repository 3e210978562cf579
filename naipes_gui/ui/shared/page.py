"""What the window asks of whatever it shows, a page at a time."""

from abc import abstractmethod
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QStackedWidget, QWidget

from naipes_gui.ui.shared.where import Where

if TYPE_CHECKING:
    from naipes_gui.core.info import GameInfo
    from naipes_gui.store.settings import Settings


class Page(QWidget):
    """Fills the window. What a page has nothing to do for, it leaves as it stands here."""

    where = Where.ANYWHERE
    """Which keys hold on it."""
    info: "GameInfo | None" = None
    """The game it is about, after which the window is named."""

    @property
    def pointed_game(self) -> str:
        """The key of that of several games at which the keys are, or which was chosen here."""
        return ""

    @abstractmethod
    def adopt(self, settings: "Settings") -> None:
        """Take over changed settings at once."""

    @abstractmethod
    def focus_first(self) -> None:
        """Give the keys to what is most likely wanted."""

    def focus_again(self) -> None:
        """Take the keys after a dialog: left on what opened it, Enter would open it again."""
        self.focus_first()

    def stand_still(self) -> None:
        """Let nothing go on that somebody watches: a dialog lies over it."""

    @abstractmethod
    def retranslate(self) -> None:
        """Say everything in the language of the program."""

    def refresh(self) -> None:
        """Show the saved matches as they are now."""

    def keep_notes(self) -> None:
        """Hand over what is being written."""

    def close_all(self) -> None:
        """End everything that goes on here, for good."""

    def leave(self) -> None:
        """End everything that goes on here, and go."""
        self.close_all()


class PageStack(QStackedWidget):
    """The pages of the window, of which one is shown."""

    @property
    def shown(self) -> Page:
        """The page that is shown."""
        page = self.currentWidget()
        assert isinstance(page, Page)
        return page

    @property
    def all(self) -> list[Page]:
        """Every page there is, shown or not."""
        found = (self.widget(i) for i in range(self.count()))
        return [page for page in found if isinstance(page, Page)]
