"""Dresses the application in the tokens of the theme: palette, type, and rules for widgets."""

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple, cast

import shiboken6
from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from naipes_gui.store.settings import Settings
from naipes_gui.ui.shared import qss
from naipes_gui.ui.shared.growth import bars, growth
from naipes_gui.ui.shared.stillness import heard
from naipes_gui.ui.shared.theme import (
    BASE,
    CONTRAST,
    DARK,
    LIGHT,
    PAGES_IN_LIGHT,
    TABLE_PALETTE,
    DialogPalette,
    TablePalette,
)
from naipes_gui.ui.shared.touch import LEAST, wants_touch

if TYPE_CHECKING:
    from PySide6.QtWidgets import QStyle


class AppStyle(NamedTuple):
    """The materials and the size of type that are worn now."""

    colours: TablePalette = PAGES_IN_LIGHT
    """Those of pages: the table has its own in every scheme."""
    paper: DialogPalette = LIGHT
    scale: float = 1.0
    """How large texts are: as the settings say, and larger in a large window."""
    least: int = 0
    """How high and wide whatever one presses is at least."""
    bar: float = 1.0
    """How large the bars round a table are: as texts, but not in a low window."""

    suits_apart: bool = False
    """Whether suits are in inks that everybody can tell apart."""
    own_deck: str = ""
    """The deck of the person that is shown, by the name of its folder."""
    table: TablePalette = TABLE_PALETTE
    """The materials of the table, also in pictures of it that stand on paper."""

    def px(self, length: float) -> int:
        """Return a length grown with the text."""
        return round(length * self.scale)


_app_style = AppStyle()
_growth, _height = 1.0, 800.0


def app_style() -> AppStyle:
    """Return what the application wears now; widgets that paint ask for it each time."""
    return _app_style


def grown(settings: Settings) -> float:
    """Return how large texts are in the window as it is."""
    return settings.text_scale * _growth


def bar_scale(settings: Settings) -> float:
    """Return how large the bars round a table are in the window as it is."""
    return bars(grown(settings), _height)


def grow(width: float, height: float) -> bool:
    """Let texts be as large as a window allows from the next dressing on; tell if that is new."""
    global _growth, _height  # the one window of a running program
    before = _growth, bars(_app_style.scale, _height)
    _growth, _height = growth(width, height), height
    return before != (_growth, bars(_app_style.scale, _height))


def apply(app: QApplication, settings: Settings, *, dark: bool | None = None) -> None:
    """Dress the application as the settings say, and again when the system changes its scheme."""
    _follower(app).wear(settings, dark)


def wanted(app: QApplication, settings: Settings, dark: bool | None = None) -> AppStyle:
    """Return the look that the settings and the system ask for."""
    if dark is None:
        dark = is_dark(app, settings)
    paper = DARK if dark else LIGHT
    least = LEAST if wants_touch(settings) else 0
    colours, table = TABLE_PALETTE if dark else PAGES_IN_LIGHT, TABLE_PALETTE
    if contrast_is_high(app, settings):
        colours, paper = CONTRAST if dark else _bare(colours), _stark(paper)
        table = CONTRAST
    bar, apart, own = bar_scale(settings), settings.suits_apart, settings.own_deck
    return AppStyle(colours, paper, grown(settings), least, bar, apart, own, table)


def is_dark(app: QApplication, settings: Settings) -> bool:
    """Tell whether pages and dialogs are dark, by the player or else by the system."""
    if settings.scheme != "system":
        return settings.scheme == "dark"
    return app.styleHints().colorScheme() == Qt.ColorScheme.Dark


def contrast_is_high(app: QApplication, settings: Settings) -> bool:
    """Tell whether high contrast is asked for, by the player or else by the system."""
    if settings.high_contrast != "system":
        return settings.high_contrast == "on"
    hints = app.styleHints()
    if heard().contrast:
        return True
    if not hasattr(hints, "accessibility"):  # Qt before 6.10
        return False
    return hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast


def _bare(pages: TablePalette) -> TablePalette:
    ink, ground = pages.text, pages.panel
    return pages._replace(
        rail=ground, glow=ground, raised=ground, line=ink, line2=ink, text2=ink, text3=ink,
        gold_deep=ink, border=CONTRAST.border,
    )  # fmt: skip


def _stark(paper: DialogPalette) -> DialogPalette:
    ink = paper.text
    return paper._replace(line=ink, border=ink, text2=ink, text3=ink)


def restyle(widget: QWidget) -> None:
    """Let a widget look as what it is said to be now: its properties have changed."""
    style = style_of(widget)
    style.unpolish(widget)
    style.polish(widget)


def style_of(widget: QWidget) -> "QStyle":
    """Return the style of a widget, and never what else has been where it lies in memory.

    PySide keeps an object for every item of a layout that is put into another, and does not hear of
    it when Qt deletes one, as it does when a widget leaves such a layout. A style that comes to lie
    at the same address is then taken for that item.
    """
    # Asked for by what it can: to ask for its class would have Qt make that before the first frame.
    while not hasattr(found := widget.style(), "polish"):
        shiboken6.invalidate(cast("shiboken6.Object", found))
    return found


class _Follower(QObject):
    """Dresses the application again when the system turns dark or light."""

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._app, self._settings, self._dark = app, Settings(), None
        hints = app.styleHints()
        hints.colorSchemeChanged.connect(self.follow)
        if hasattr(hints, "accessibility"):
            hints.accessibility().contrastPreferenceChanged.connect(self.follow)

    _dark: bool | None

    def wear(self, settings: Settings, dark: bool | None) -> None:
        self._settings, self._dark = settings, dark
        self.follow()

    @Slot()
    def follow(self) -> None:
        global _app_style  # the one look of a running program
        _app_style = wanted(self._app, self._settings, self._dark)
        _dress(self._app, _app_style)


@lru_cache(maxsize=1)
def _follower(app: QApplication) -> _Follower:
    return _Follower(app)


def _dress(app: QApplication, worn: AppStyle) -> None:
    font = app.font()
    font.setPixelSize(worn.px(BASE))
    app.setFont(font)
    app.setPalette(paper_palette(worn.paper))
    QToolTip.setPalette(_tip_palette())
    sheet = qss.sheet(worn.colours, worn.paper, worn.scale, worn.least)
    if app.styleSheet() != sheet:
        app.setStyleSheet(sheet)


def paper_palette(paper: DialogPalette) -> QPalette:
    """Return the palette of dialogs."""
    role = QPalette.ColorRole
    palette = QPalette(QColor(paper.window))
    for part, colour in (
        (role.Window, paper.window), (role.Base, paper.field), (role.AlternateBase, paper.side),
        (role.Button, paper.window), (role.Light, paper.field), (role.Mid, paper.line),
        (role.Dark, paper.border), (role.WindowText, paper.text), (role.Text, paper.text),
        (role.ButtonText, paper.text), (role.PlaceholderText, paper.text3),
        (role.Highlight, paper.accent), (role.HighlightedText, paper.on_accent),
        (role.Link, paper.link), (role.LinkVisited, paper.link), (role.Accent, paper.accent),
    ):  # fmt: skip
        palette.setColor(part, QColor(colour))
    for part in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, part, QColor(paper.text3))
    return palette


def _tip_palette() -> QPalette:
    """Tool tips lie on paper in both schemes, like all that is said on the table."""
    palette = QPalette()
    palette.setColor(QPalette.ColorRole.ToolTipBase, QColor(LIGHT.window))
    palette.setColor(QPalette.ColorRole.ToolTipText, QColor(LIGHT.text))
    return palette
