"""The seal of the deal in the line below the table, and what it proves."""

from PySide6.QtCore import QObject, Slot

from naipes_gui.core.text import translate
from naipes_gui.store.seals import Proof
from naipes_gui.ui.beside_table.deal_proof import fingerprint, meaning
from naipes_gui.ui.beside_table.situation_bar import SituationBar
from naipes_gui.ui.shared.accessibility import announce
from naipes_gui.ui.table.board import Board

IN_WORDS_FROM = 1000
"""The width from which there is room to say what is sealed."""
TOGETHER = 16
"""Signs: nothing breaks a line within so long a word as a whole seal."""


class SealLine(QObject):
    """Knows the seal of the next deal, and tells it."""

    def __init__(self, situation: SituationBar, board: Board, proof: Proof) -> None:
        super().__init__(situation)
        self._situation, self._board, self.proof = situation, board, proof
        self.commit = ""
        situation.seal_clicked.connect(self._explain)

    def show(self, width: int) -> None:
        """Show it in a line that is so wide."""
        # The signs themselves are told to whoever asks.
        words = translate("table", "Sealed")
        if width >= IN_WORDS_FROM:
            words = translate("table", "Sealed deal")
        text = words if self.commit else ""
        about = translate("table", "The deal is sealed before you have a "
                          "hand in it. Click to learn what that proves.")  # fmt: skip
        self._situation.show_seal(text, f"{fingerprint(self.commit)}\n{about}" if text else "")

    @Slot()
    def _explain(self) -> None:
        words = translate("table", "After the hand you can check it. The whole seal: {commit}")
        starts = range(0, len(self.commit), TOGETHER)
        parts = " ".join(self.commit[start : start + TOGETHER] for start in starts)
        told = f"{meaning(self.proof)} {words.format(commit=parts)}"
        self._board.toast.say(told, 0, warning=False)
        # Nobody listens to sixty-four signs.
        announce(self._board, meaning(self.proof), urgent=True)
        self._board.place_overlays()
