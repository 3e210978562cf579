"""What there is to tell of a match that is played."""

from PySide6.QtCore import QObject, Signal


class News(QObject):
    """The signals that the worker sends and the session passes on."""

    framed = Signal(object)
    sealed = Signal(object)
    accounted = Signal(object)
    decided = Signal(object, int)
    """What the person decided in hands that are over, and the ply up to which hands are."""
    refused = Signal(object)
    saving = Signal(object)
    moved = Signal(object, object)
    assisted = Signal(object)
    """Carries by what, in the order in which it is told."""
    advised = Signal(object, object)
    commented = Signal(object, object)
    finished = Signal()
