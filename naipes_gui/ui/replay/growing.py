"""A replay of a hand that is still being played: what is thought meanwhile is added to it."""

from typing import Protocol

from PySide6.QtCore import QObject, Slot

from naipes_gui.core.text import Phrase, phrase
from naipes_gui.session.watched_hand import WatchedHand
from naipes_gui.ui.replay.side import SidePanel
from naipes_gui.ui.replay.transport import Transport
from naipes_gui.ui.replay.watched import Watched
from naipes_gui.ui.shared.loading import Loading

FAILED = phrase("replay", "The hand cannot be played to its end; see the log.")


class Growable(Watched, Protocol):
    """What a page has to show of it."""

    loading: Loading
    side: SidePanel
    transport: Transport

    def stand(self) -> None:
        """Let everything around the table follow where it stands."""
        ...

    def say(self, what: Phrase, well: bool = True) -> None:
        """Say something for a moment."""
        ...


class Growing(QObject):
    """Shows a hand from a ply on, and has it played on as soon as it is shown."""

    def __init__(self, page: Growable, hand: WatchedHand, at: int, parent: QObject) -> None:
        super().__init__(parent)
        self._page, self._hand, self._at = page, hand, at
        hand.grew.connect(self._on_grew)
        hand.over.connect(self._on_over)
        hand.failed.connect(self._on_failed)
        page.outline.grows = not hand.is_over
        page.loading.done.connect(self._begin)

    @Slot()
    def _begin(self) -> None:
        player = self._page.player
        assert player is not None
        if self._at:
            player.seek(self._at)
            player.play()
        self._hand.start()

    @Slot(object)
    def _on_grew(self, whole: bytes) -> None:
        """Take in what is new, and go on if the table was waiting for it."""
        page = self._page
        page.record.follow(whole)
        page.outline.finish()
        page.transport.scrubber.measure(page.outline)
        page.side.grew()
        page.stand()
        if page.player is not None:
            page.player.grew()

    @Slot()
    def _on_over(self) -> None:
        page = self._page
        page.outline.grows = False
        page.stand()
        if page.player is not None:
            page.player.grew()

    @Slot()
    def _on_failed(self) -> None:
        self._on_over()
        self._page.say(FAILED, well=False)
