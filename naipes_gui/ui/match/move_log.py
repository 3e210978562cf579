"""The log of a match: the rows of a replay, growing as one plays."""

from collections.abc import Iterator, Sequence
from typing import Any

from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QListView

from naipes_gui.core.cards import Card
from naipes_gui.core.face import Face, ScoreSheet
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import NOBODY, Said, Seat
from naipes_gui.core.text import Phrase, Who, phrase, translate
from naipes_gui.core.timeline import Frame
from naipes_gui.core.wording import Wording, as_sentence, suit_name, suit_sign
from naipes_gui.core.zones import Role
from naipes_gui.ui.beside_table.account_lines import account_lines
from naipes_gui.ui.beside_table.hand_story import HandStory, Kind, Row
from naipes_gui.ui.beside_table.move_list import MoveList
from naipes_gui.ui.shared.score_line import score_before
from naipes_gui.ui.shared.text_style import TextStyle


class MoveLog(MoveList):
    """Follows the frames that have settled; a click unfolds another hand of this sitting."""

    def __init__(self, face: Face, me: Seat) -> None:
        self._story = _Story(face, me)
        super().__init__(self._story)
        self._face, self._me = face, me
        # It is only read: Home and End, Enter and Space are wanted at the table.
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.sought.connect(self._unfold)

    def dress(self, text_style: TextStyle) -> None:
        self._story.wording, self._story.names = text_style.wording, text_style.wording.names
        super().dress(text_style)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Scroll: the present row is the table's."""
        QListView.keyPressEvent(self, event)

    def add(self, frame: Frame[Any]) -> None:
        """Go on with a frame; a jump begins again with what led to it."""
        if not frame.events:
            self._story.forget(frame)
        for step in frame.past or (frame,):
            self._story.add(step)
        self._follow(frame)
        self.tell(self._story.rows())
        self.go(self._story.latest)

    def show_sheets(self, sheets: Sequence[ScoreSheet]) -> None:
        """Take over the accounts of the hands that are over."""
        self._story.sheets = sheets
        self.retell()

    def _follow(self, frame: Frame[Any]) -> None:
        """See who is winning the running trick, and whether I have still to play to it."""
        row, view = self._story.latest, frame.view
        runs = row is not None and row.kind is Kind.TRICK and row.winner == NOBODY
        self._look.leader = self._look.awaited = NOBODY
        if not runs or row is None:
            return
        leading = self._face.leading(view)
        played = {cell.card: cell.seat for cell in row.cells if not cell.taken}
        self._look.leader = played.get(leading, NOBODY)
        one_each = view.zones.find(Role.TRICK, self._me) is not None
        if one_each and self._me not in played.values() and view.cards(Role.HAND, self._me):
            self._look.awaited = self._me

    def _unfold(self, ply: int) -> None:
        rows = self._story.rows()
        heads = [row for row in rows if row.kind is Kind.HAND and row.start < ply]
        if heads:
            self.rows.unfold(heads[-1].hand)


class _Story:
    """The hands of this sitting in rows, and what is told of every move."""

    def __init__(self, face: Face, me: Seat) -> None:
        self._face, self._me = face, me
        self.wording = Wording()
        self.names: Sequence[str] = ()
        self.sheets: Sequence[ScoreSheet] = ()
        self._hands: dict[int, HandStory] = {}
        self._told: dict[int, list[Phrase]] = {}
        self._trumps: dict[int, str] = {}
        self._scores: dict[int, tuple[int, ...]] = {}
        self._deals = 0
        self._options: Any = None

    @property
    def latest(self) -> Row | None:
        """The last row of the present hand."""
        story = self._hands.get(self._deals)
        return story.finished()[-1] if story is not None else None

    def forget(self, frame: Frame[Any]) -> None:
        """Forget the present hand and what followed it: the match went elsewhere."""
        for hand in [hand for hand in self._hands if hand >= frame.view.state.deals]:
            del self._hands[hand]
        for ply in [ply for ply in self._told if ply >= frame.ply]:
            del self._told[ply]

    def add(self, frame: Frame[Any]) -> None:
        """Add what a frame tells."""
        state = frame.view.state
        self._deals, said = state.deals, list(self._extras(frame))
        if not state.deals or not frame.events:
            return
        if state.deals not in self._hands:
            self._hands[state.deals] = HandStory(frame.view.zones, frame.ply - 1, state.deals)
            self._scores[state.deals], self._options = state.scores, frame.view.options
        story = self._hands[state.deals]
        told = [frame.told] if frame.told is not None and frame.told.source else []
        if told or said:
            self._told[frame.ply - 1] = [*told, *said]
            story.tell(frame.ply - 1, frame.by, frame.events)
        trump = self._face.trump(frame.view) if state.stage is Stage.HAND else None
        if trump is not None:
            self._trumps[state.deals] = trump.suit
        if state.stage in (Stage.SHUFFLE, Stage.OVER) and frame.told is not None:
            story.end(frame.ply - 1)

    def _extras(self, frame: Frame[Any]) -> Iterator[Phrase]:
        """Return what was said besides the move itself."""
        said = [event for event in frame.events if isinstance(event, Said) and event.seat >= 0]
        for event in said[frame.told is not None :]:
            if (words := self._face.bubble(frame.view, event)) is not None:
                yield phrase("panel", "{who}: {words}", who=Who(event.seat), words=words)

    def rows(self) -> list[Row]:
        """Return all rows; of hands before this sitting only that there were."""
        before = [
            Row(Kind.HAND, hand - self._deals - 1, hand)
            for hand in range(max(1, self._deals - BEFORE), self._deals + 1)
            if hand not in self._hands
        ]  # fmt: skip
        here = [row for hand in sorted(self._hands) for row in self._hands[hand].finished()]
        return sorted([*before, *here], key=lambda row: row.hand)

    # As a teller.

    def move(self, ply: int) -> str:
        """Return what is told of the move that was made at a ply."""
        # What somebody says aloud may end as a sentence does.
        *first, last = ["", *map(self.wording.say, self._told.get(ply, ()))]
        return " ".join(filter(None, (*map(as_sentence, first), last)))

    def heading(self, row: Row, *, short: bool = False) -> str:
        """Return the heading of a hand."""
        heading = [translate("replay", "Hand {hand}").format(hand=row.hand)]
        if suit := self._trumps.get(row.hand, ""):
            words = suit_sign(suit) if short else translate("replay", "trumps {suit}")
            heading.append(words.format(suit=suit_name(suit)))
        return " · ".join(heading)

    def result(self, row: Row) -> str:
        """Return what a hand has brought me, or how things stood when it began."""
        if row.hand <= len(self.sheets):
            told = self.account(row)
            me = self.names[self._me]
            mine = [f"{name} {gained}" for name, gained in told[1:] if name == me and gained]
            return " · ".join((told[0][0], *mine))
        scores = self._scores.get(row.hand, ())
        return score_before(scores, self.names, self._me) if 0 < len(scores) <= FEW else ""

    def account(self, row: Row) -> Sequence[tuple[str, str]]:
        """Return how a hand ended, and line by line who gained what."""
        if row.hand > len(self.sheets):
            return [(translate("replay", "The hand is over"), "")]
        return account_lines(self.sheets[row.hand - 1], self.wording, self._me)

    def points(self, card: Card) -> int:
        """Return what a card counts for whoever wins it."""
        return self._face.card_points(self._options, card)


BEFORE = 40
"""So many hands from before this sitting are listed."""
FEW = 4
"""So many scores stand beside each other."""
