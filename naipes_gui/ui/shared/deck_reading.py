"""Reads a deck that somebody has while the program goes on: a large drawing takes half a second."""

from PySide6.QtCore import QByteArray, QCoreApplication, QObject, Qt, QThread, Signal, Slot
from PySide6.QtSvg import QSvgRenderer

from naipes_gui.core.errors import NaipesError
from naipes_gui.store.drawings import names_in, read_drawing
from naipes_gui.store.own_decks import OwnDeck, find_deck
from naipes_gui.ui.shared.own_pictures import OwnPictures, keep_own_pictures, unreadable


class DeckReading(QObject):
    """One deck on its way: ``ready`` tells its key once its pictures can be shown."""

    ready = Signal(str)

    def __init__(self, key: str, parent: QObject) -> None:
        super().__init__(parent)
        self._key, self._thread = key, QThread(self)
        self._reader: _Reader | None = None
        deck = find_deck(key)
        if deck is None or deck.drawing is None:
            keep_own_pictures(key, None if deck is None else OwnPictures(deck, None, ()))
            return
        self._reader = _Reader(deck)
        self._reader.moveToThread(self._thread)
        self._reader.parser.moveToThread(self._thread)
        self._thread.started.connect(self._reader.read)
        self._thread.finished.connect(self._on_finished)

    def start(self) -> None:
        """Read; a deck of single pictures has nothing to be read beforehand."""
        if self._reader is None:
            self.ready.emit(self._key)
        else:
            self._thread.start()

    def drop(self) -> None:
        """Wait for what is being read, and tell nothing of it."""
        self.blockSignals(True)
        self._thread.quit()
        self._thread.wait()
        self.deleteLater()

    @Slot()
    def _on_finished(self) -> None:
        if self._reader is not None and self._reader.pictures is not None:
            keep_own_pictures(self._key, self._reader.pictures)
        self.ready.emit(self._key)


class _Reader(QObject):
    """Lives in the thread. Qt parses from its own loop of events, where Python holds no lock."""

    _checked = Signal(QByteArray)

    def __init__(self, deck: OwnDeck) -> None:
        super().__init__()
        self._deck, self._parts = deck, list[str]()
        self.pictures: OwnPictures | None = None
        self.parser = QSvgRenderer()
        self._checked.connect(self.parser.load, Qt.ConnectionType.QueuedConnection)
        # It says so after every reading, also of what it cannot draw.
        self.parser.repaintNeeded.connect(self._on_parsed)

    @Slot()
    def read(self) -> None:
        """Check the drawing, and have it parsed."""
        assert self._deck.drawing is not None
        try:
            text = read_drawing(self._deck.drawing)
        except (NaipesError, OSError) as error:
            self._end(unreadable(self._deck, error))
            return
        self._parts = names_in(text)
        self._checked.emit(QByteArray(text))

    @Slot()
    def _on_parsed(self) -> None:
        self.parser.repaintNeeded.disconnect(self._on_parsed)
        self._end(OwnPictures(self._deck, self.parser, self._parts))

    def _end(self, pictures: OwnPictures) -> None:
        self.pictures = pictures
        here, app = self.thread(), QCoreApplication.instance()
        assert app is not None
        for each in (self.parser, self):
            each.moveToThread(app.thread())
        here.quit()
