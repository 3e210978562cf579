"""The two papers that lie over the table: the sheet of a hand, and that of the whole match."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

from naipes_gui.core.face import ScoreSheet
from naipes_gui.core.match_end import MatchEnd
from naipes_gui.core.table import Seat
from naipes_gui.core.text import Phrase
from naipes_gui.review.outlook import Outlook
from naipes_gui.session.worker import Account
from naipes_gui.store.seals import Seal
from naipes_gui.store.settings import Settings
from naipes_gui.ui.match.deal_pass import PassOn
from naipes_gui.ui.match.match_end_sheet import MatchEndSheet
from naipes_gui.ui.match.paper_sheet import PaperSheet
from naipes_gui.ui.match.score_sheet import End, ScoreSheetOverlay
from naipes_gui.ui.shared.art import CardStyle
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.table.plates import SeatInfo


def _unknown(hand: int = 0) -> Outlook | None:
    return None


class Papers(QObject):
    """Knows how the hands ended, and shows it when it is time."""

    def __init__(self, seat_infos: Mapping[Seat, SeatInfo], page: QWidget) -> None:
        super().__init__(page)
        self.scoring = ScoreSheetOverlay(seat_infos, page)
        self.ending = MatchEndSheet(seat_infos, page)
        self.pass_on = self.scoring.pass_on = self.ending.pass_on = PassOn()
        self.sheets: Sequence[ScoreSheet] = ()
        self.seals: tuple[Seal, ...] = ()
        self.end: MatchEnd | None = None
        """How the match ended, once it has."""
        self._fingerprint = ""
        self._read = 0
        """Of how many hands the account was seen and put away."""
        for gone in (self.scoring.again, self.scoring.end):
            gone.connect(self._note_read)
        self.outlook: Callable[[int], Outlook | None] = _unknown
        """Tells what is known of the cost of a hand, or of the match."""

    def take(self, account: Account) -> None:
        """Learn how one more hand ended."""
        if list(account[0]) != list(self.sheets):
            # A hand that was taken back may end otherwise.
            self._read = min(self._read, len(account[0]) - 1)
        self.sheets, self.seals, self._fingerprint, self.end, line = account
        self.pass_on.line = line

    def dress(self, text_style: TextStyle, cards: CardStyle, settings: Settings) -> None:
        """Take on colours, the size of text and the look of the cards."""
        self.scoring.text_style, self.scoring.banter = text_style, settings.banter
        self.scoring.cards, self.ending.text_style = cards, text_style

    @property
    def shown(self) -> PaperSheet | None:
        """The one that lies over the table, if any does."""
        both = (sheet for sheet in (self.scoring, self.ending) if sheet.isVisible())
        return next(both, None)

    def show_last_hand(self, commit: str) -> None:
        """Show how the last hand ended; ``commit`` is the seal of the next deal."""
        seal = self.seals[-1] if self.seals else None
        self.scoring.show_sheet(self.sheets[-1], seal, commit, self._fingerprint)
        self.show_costs()

    @property
    def owes_account(self) -> bool:
        """Whether the match is over, and nobody has seen yet how its last hand ended."""
        over = self.end is not None and not self.end.given_up
        return over and len(self.sheets) > self._read

    def show_hand_before_end(self) -> None:
        """Show how the last hand of a match ended; from there one goes on to its end."""
        seal = self.seals[-1] if self.seals else None
        self.scoring.show_sheet(self.sheets[-1], seal, "", self._fingerprint, end=End.AHEAD)
        self.show_costs()

    @Slot()
    def _note_read(self) -> None:
        self._read = len(self.sheets)

    def show_end(self, end: MatchEnd) -> bool:
        """Show how the match ended; tell whether that is news."""
        self.scoring.hide()
        is_new = not self.ending.isVisible()
        self.ending.show_outlook(self.outlook(0))
        self.ending.show_end(end, self.seals, self._fingerprint)
        return is_new

    @Slot(int)
    def account_for(self, hand: int) -> None:
        """Show how a hand of a match that is over ended."""
        seal = self.seals[hand - 1] if hand <= len(self.seals) else None
        self.scoring.show_sheet(self.sheets[hand - 1], seal, "", self._fingerprint,
                                end=End.BEHIND)  # fmt: skip
        self.show_costs()

    @Slot()
    def show_costs(self) -> None:
        """Say what decisions cost, as far as it is known."""
        self.scoring.show_outlook(self.outlook(self.scoring.hand))
        self.ending.show_outlook(self.outlook(0))

    def compare(self, results: str) -> None:
        """Show what was made of the same cards elsewhere, beside what was made of them here."""
        changed, self.pass_on.results = results != self.pass_on.results, results
        if changed and results and self.shown is not None:
            self.shown.retranslate()

    def quote(self, seat: Seat, words: Phrase) -> None:
        """Let somebody say a word about the hand, or about the match."""
        (self.ending if self.end is not None else self.scoring).quote(seat, words)
