"""Backs and felts, ours and the person's, as pictures of which one is chosen."""

from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QRectF, QSize, Signal, Slot
from PySide6.QtGui import QIcon, QPixmap, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from naipes_gui.core.quoting import quoted
from naipes_gui.core.text import translate
from naipes_gui.files import resource
from naipes_gui.store.own_looks import BACKS, own_looks
from naipes_gui.store.own_looks import FELTS as OWN_FELTS
from naipes_gui.store.paths import looks_folder
from naipes_gui.ui.shared import art
from naipes_gui.ui.shared.art import CardStyle
from naipes_gui.ui.shared.canvas import canvas, smooth_painter
from naipes_gui.ui.shared.felt import cloth_called, felt
from naipes_gui.ui.shared.markup import tip
from naipes_gui.ui.shared.miniature import rounded_all
from naipes_gui.ui.shared.theme import FELTS
from naipes_gui.ui.shared.widgets.labels import for_eyes, label
from naipes_gui.ui.shared.widgets.plain import Label
from naipes_gui.ui.shared.widgets.swatch import Swatch
from naipes_gui.ui.shared.widgets.tab_order import stop_at_taken

GAMES_OWN = "game"
SWATCH = QSize(72, 48)
BACK = 84
FLOWER_BACKS = ("asanoha", "waves")
"""Drawn for the narrower flower cards."""


class Gallery(QWidget):
    """Pictures of which one is chosen."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.buttons: dict[str, Swatch] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(8, 2, 8, 6)
        self._grid.setSpacing(8)

    def add(self, key: str, picture: QPixmap, name: str, *, worded: bool = False) -> None:
        """Add a picture; the name is shown under it, or told by its tool tip."""
        button = Swatch(self)
        button.setIcon(QIcon(picture))
        button.setIconSize(picture.deviceIndependentSize().toSize())
        button.setAccessibleName(name)
        # Readers pass over the name of a mere group.
        button.setAccessibleDescription(self.accessibleName())
        button.setToolTip(tip(name))
        if worded:
            button.write(name)
        button.clicked.connect(self._tell)
        self.buttons[key] = button
        self._lay()

    def choose(self, key: str) -> None:
        """Mark a picture as chosen."""
        if key in self.buttons:
            self.buttons[key].setChecked(True)
            stop_at_taken(self.buttons.values())

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._lay()

    def _lay(self) -> None:
        gap = self._grid.spacing()
        wide = max(button.sizeHint().width() for button in self.buttons.values()) + gap
        columns = max(1, (self.width() - 16 + gap) // wide)
        for i, button in enumerate(self.buttons.values()):
            self._grid.addWidget(button, i // columns, i % columns)
        for i in range(self._grid.columnCount() + 1):
            self._grid.setColumnStretch(i, int(i == columns))

    @Slot()
    def _tell(self) -> None:
        pressed = self.sender()
        self.chosen.emit(next(key for key, button in self.buttons.items() if button is pressed))


def back_pictures(dpr: float) -> dict[str, QPixmap]:
    """Return the backs of the French cards by name."""
    names = sorted(path.stem for path in resource("backs").glob("*.svg"))
    names = [name for name in names if name not in FLOWER_BACKS] + list(own_looks(BACKS))
    return {name: art.card_back(CardStyle(back=name), BACK, dpr) for name in names}


def felt_picture(key: str, dpr: float) -> QPixmap:
    """Return a sample of a felt; the game's own is shown as one of each."""
    if key != GAMES_OWN:
        return rounded_all(felt(SWATCH, cloth_called(key), dpr, inlay=False), 8)
    parts = [felt(SWATCH, cloth, dpr, inlay=False) for cloth in list(FELTS.values())[:3]]
    image = canvas(SWATCH, dpr)
    painter = smooth_painter(image)
    wide = SWATCH.width() / len(parts)
    for i, part in enumerate(parts):
        painter.setClipRect(QRectF(i * wide, 0, wide, SWATCH.height()))
        painter.drawPixmap(0, 0, part)
    painter.end()
    return rounded_all(QPixmap.fromImage(image), 8)


def back_gallery(gallery: Gallery, now: str) -> Iterator[QWidget]:
    """Fill a gallery with the backs, and yield what stands around it, from above."""
    title = translate("settings", "Back of the cards")
    gallery.setAccessibleName(title)
    yield _title(title)
    names = back_names()
    for key, picture in back_pictures(gallery.devicePixelRatioF()).items():
        gallery.add(key, picture, names.get(key) or Path(key).stem)
    gallery.choose(now)
    yield gallery
    yield _place(looks_folder(BACKS), gallery)


def felt_gallery(gallery: Gallery, now: str) -> Iterator[QWidget]:
    """Fill a gallery with the felts, and yield what stands around it, from above."""
    title = translate("settings", "Felt")
    gallery.setAccessibleName(title)
    yield _title(title)
    names, dpr = felt_names(), gallery.devicePixelRatioF()
    for key in (GAMES_OWN, *FELTS, *own_looks(OWN_FELTS)):
        gallery.add(key, felt_picture(key, dpr), names.get(key) or Path(key).stem, worded=True)
    gallery.choose(now)
    yield gallery
    yield _place(looks_folder(OWN_FELTS), gallery)


def _place(folder: Path, gallery: Gallery) -> Label:
    """Say where pictures of the person's own are put: to a reader with the gallery, when there."""
    put = translate("settings", "Pictures of your own: put them into {folder}.")
    told = put.format(folder=quoted(folder, 200))
    gallery.setAccessibleDescription(told)
    place = for_eyes(label("caption", told, tone="second", wrap=True))
    place.setContentsMargins(12, 0, 12, 6)
    return place


def _title(text: str) -> Label:
    title = for_eyes(label("name", text))
    title.setContentsMargins(12, 4, 12, 0)
    return title


def back_names() -> dict[str, str]:
    """Return the patterns of the backs in words."""
    return {
        "alhambra": translate("settings", "Alhambra"),
        "asanoha": translate("settings", "Asanoha"),
        "azulejo": translate("settings", "Azulejo"),
        "deco": translate("settings", "Art deco"),
        "guilloche": translate("settings", "Red guilloche"),
        "guilloche_blue": translate("settings", "Blue guilloche"),
        "herringbone": translate("settings", "Herringbone"),
        "lattice": translate("settings", "Lattice"),
        "sunburst": translate("settings", "Sunburst"),
        "waves": translate("settings", "Waves"),
    }


def felt_names() -> dict[str, str]:
    """Return the felts in words."""
    return {
        GAMES_OWN: translate("settings", "The game's"),
        "green": translate("settings", "Green"),
        "blue": translate("settings", "Blue"),
        "wine": translate("settings", "Wine"),
        "slate": translate("settings", "Slate"),
        "plum": translate("settings", "Plum"),
    }
