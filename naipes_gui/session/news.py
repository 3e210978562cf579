"""What there is to tell of a match that is played."""

from PySide6.QtCore import QObject, Signal


class News(QObject):
    """The signals that the worker sends and the session passes on."""

    framed = Signal(object)
    sealed = Signal(object)
    accounted = Signal(object)
    refused = Signal(object)
    saving = Signal(object)
    moved = Signal(object, object)
    assisted = Signal()
    advised = Signal(object, object)
    commented = Signal(object, object)
    finished = Signal()
