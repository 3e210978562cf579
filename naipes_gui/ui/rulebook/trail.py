"""Where one has been in a book, to go back to and on again."""

from PySide6.QtGui import QTextCursor


class Trail:
    """The places one has come to by links, one after the other."""

    def __init__(self) -> None:
        self._behind: list[QTextCursor] = []
        self._ahead: list[QTextCursor] = []

    @property
    def goes_back(self) -> bool:
        """Whether there is a place to go back to."""
        return bool(self._behind)

    @property
    def goes_on(self) -> bool:
        """Whether one has gone back from somewhere."""
        return bool(self._ahead)

    def leave(self, here: QTextCursor) -> None:
        """Remember a place that one leaves for another one."""
        if not self._behind or self._behind[-1].position() != here.position():
            self._behind.append(here)
        self._ahead.clear()

    def back(self, here: QTextCursor) -> QTextCursor:
        """Return the place before, leaving the present one."""
        self._ahead.append(here)
        return self._behind.pop()

    def on(self, here: QTextCursor) -> QTextCursor:
        """Return the place that one went back from last."""
        self._behind.append(here)
        return self._ahead.pop()

    def forget(self) -> None:
        """Begin anew."""
        self._behind.clear()
        self._ahead.clear()
