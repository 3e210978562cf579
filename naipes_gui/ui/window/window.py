"""What its pieces need of the window that has them."""

from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from naipes_gui.core.errors import NaipesError
from naipes_gui.store.library import Library
from naipes_gui.store.settings import Settings
from naipes_gui.ui.shared.page import Page, PageStack

if TYPE_CHECKING:
    from naipes_gui.ui.match.page import TablePage


class Window(Protocol):
    """Where pages are shown; a piece that needs more of it says so itself."""

    settings: Settings
    library: Library
    pages: PageStack
    table_page: "TablePage | None"

    @property
    def game_of_late(self) -> str:
        """The game that was played last, if it is still one."""
        ...

    def wear_keys(self) -> None:
        """Let the keys of the settings hold."""
        ...

    def resume(self, path: Path) -> None:
        """Play a saved match on."""
        ...

    def change(self, **values: object) -> None:
        """Change some settings."""
        ...

    def open_settings(self) -> None:
        """Show the settings."""
        ...

    def show_rules(self, game: str, rule: str = "") -> None:
        """Show the rules of a game."""
        ...

    def close_page(self, page: Page, back: Page | None) -> None:
        """Take a page away and show another."""
        ...

    def explain(self, error: NaipesError | OSError) -> None:
        """Say in a sentence what went wrong."""
        ...
