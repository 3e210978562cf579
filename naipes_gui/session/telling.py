"""A thread that nobody hears any more once it was told to stop."""

from PySide6.QtCore import QObject, QThread, Signal, SignalInstance, Slot


class Telling(QThread):
    """Tells what it finds by its own object, which lives with those who listen.

    What is on its way from one thread to another arrives, whether its sender is blocked meanwhile
    or not: it would be taken for an answer to what was asked after it.
    """

    _sent = Signal(object, object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._sent.connect(self._pass_on)

    def tell(self, signal: SignalInstance, what: object) -> None:
        """Let a signal of this thread bring something, unless it is stopped before it comes."""
        self._sent.emit(signal, what)

    def stop(self) -> None:
        """Leave off, unheard, and wait until it has."""
        self.blockSignals(True)
        self.requestInterruption()
        self.wait()

    @Slot(object, object)
    def _pass_on(self, signal: SignalInstance, what: object) -> None:
        signal.emit(what)
