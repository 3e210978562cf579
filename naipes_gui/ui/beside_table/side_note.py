"""A note on paper where the felt is free, or in a line above a felt that has no room for it."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, QRect, Signal, Slot
from PySide6.QtGui import QMouseEvent

from naipes_gui.core.glossary import Term
from naipes_gui.core.text import translate
from naipes_gui.core.wording import labelled
from naipes_gui.ui.beside_table.docked_line import DockedLine
from naipes_gui.ui.beside_table.prompt import Prompt, Question
from naipes_gui.ui.shared.clicks import is_click
from naipes_gui.ui.shared.glossary import with_meanings
from naipes_gui.ui.shared.markup import Markup, markup, spoken, tip
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.shared.theme import LIGHT, Type
from naipes_gui.ui.table.board import Board

NARROWER = (320, 250)
"""At 100 %: so narrow may the paper be."""
WELL_READ, STILL_READ = 0.9, 0.7
"""So large, against what is wanted, a hint is at least unless nothing of it can be left out: for
how it goes on, and for all but what must be read."""
SHARE = 0.125
"""So much of the window's height the line above the felt may take."""


class SideNote(QObject):
    """Says one thing at a time, and nothing that covers a card, a count or a plate.

    The line above the felt, once it was needed, stays for the rest: a felt that grew and shrank
    with every sentence would move all cards each time. While nothing is said it tells the last
    turn in its large letters: the last sentence would soon be of cards that are gone.
    """

    closed = Signal()
    """Somebody clicked it away."""

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self._board = board
        self._paper = _Paper(board, Type.NAME, NARROWER)
        self._paper.clicked.connect(self.closed)
        self._paper.docked.connect(self._on_docked)
        board.overlaid.connect(self._paper.follow)
        board.overlaid.connect(self._come_back)
        board.overlaid.connect(self._tell_turn)
        board.won.connect(self._tell_turn)
        self.line = DockedLine(board, share=SHARE)
        """Stands above the board, wherever the page puts it."""
        self.line.clicked.connect(self.closed)
        self._said: Question | None = None
        self._stays = self._gave_way = self._is_reserved = False
        self._told = self._more = self._least = ""
        """What somebody else says there, as rich text, what can be added, and what must be read."""
        self._terms: Sequence[Term] = ()
        self._scale = 1.0
        self._idle = self._resting = ""

    @property
    def said(self) -> Question | None:
        """What stands there now."""
        return self._said

    @property
    def speaks(self) -> bool:
        """Whether anything is said, by whomever."""
        return self._said is not None or bool(self._told)

    @property
    def is_above(self) -> bool:
        """Whether it stands above the felt."""
        return self._stays

    def dress(self, text_style: TextStyle) -> None:
        """Take on colours and the size of text."""
        self._paper.dress(text_style)
        self._terms, self._scale = text_style.terms, text_style.text_scale
        self.line.dress(text_style)

    @Slot(object, object, object)
    def tell(self, text: str, more: str = "", least: str = "") -> None:
        """Let a hint be read in the line above the felt, before what is said there.

        What more there is to say is left out where it would make the letters smaller; and where
        they would be small without it, the least that must be read stands there alone.
        """
        self._told, self._more, self._least = text, more, least
        self._write()

    def say(self, question: Question) -> None:
        """Say something instead of what was said."""
        self._said, self._told = question, ""
        self._write()
        if not self._stays:
            self._paper.ask(question)

    @Slot()
    def hush(self) -> None:
        """Say nothing now."""
        self._said = None
        self._paper.put_away()
        self._write()

    @Slot(QRect)
    def give_way(self, peek: QRect) -> None:
        """Hide the paper as long as it lies on what somebody has asked to look at."""
        self._paper.give_way(peek)

    def has_room(self) -> bool:
        """Tell whether it can stay at one place of the felt for a hand."""
        return self._stays or self._paper.has_room()

    def put_away(self) -> None:
        """Say nothing more, and give the line above the felt back to it."""
        self._stays = self._is_reserved = False
        self.hush()

    def reserve_line(self) -> None:
        """Speak from above the felt from the first: what comes and goes there moves all cards."""
        if not self._is_reserved:
            self._stays = self._is_reserved = True
            self._paper.put_away()
            self._write()

    def rest_on(self, words: str) -> None:
        """Have something to say above the felt while there is nothing else to say there."""
        self._idle = words
        self._tell_turn()

    @Slot()
    def _tell_turn(self) -> None:
        if self._stays and not self.speaks and self._at_rest() != self._resting:
            self._write()

    def _at_rest(self) -> str:
        """Return the last turn, unless the felt tells it in letters as large."""
        turn = self._board.overlay.turn_line
        is_told = turn.is_written and self._scale <= 1
        return ("" if is_told else turn.words) or self._idle

    def _write(self) -> None:
        said = self._said
        if self._told:
            self._write_hint()
        elif said is None:
            self._resting = self._at_rest()
            self.line.rest(self._resting)
        else:
            self._write_question(said)
            # Written out they would need a second line.
            words = f"{said.question} {said.about}"
            self.line.setToolTip(
                tip(with_meanings(f"{said.where}\n{said.keys}", words, self._terms))
            )
        self.line.setAccessibleName(said.spoken if said is not None and not self._told else "")
        self.line.setVisible(self._stays)

    def _write_question(self, said: Question) -> None:
        """Write a question, or what may stand for it where it would take too much of the felt."""
        self.line.setText(_in_line(said))
        while self.line.is_too_high and said.instead is not None:
            said = said.instead
            self.line.set_instead(_in_line(said))

    def _write_hint(self) -> None:
        brief = self._headed(self._told)
        whole = markup("{} {}", brief, self._more) if self._more else brief
        self.line.setText(whole)
        self.line.setToolTip(tip(""))
        least = self._headed(self._least) if self._least else brief
        for text, large in ((brief, WELL_READ), (least, STILL_READ)):
            if self.line.part < large and text != self.line.text():
                self.line.set_instead(text)
                self.line.setToolTip(tip(spoken(whole)))

    @staticmethod
    def _headed(text: str) -> Markup:
        head = translate("hints", "Hint:")
        return markup("<span style='color:{}'>{}</span> {}", LIGHT.text2, head, text)

    @Slot(bool)
    def _on_docked(self, docked: bool) -> None:
        if docked and self._board.hand.picked:
            # What was read before a card was picked need not move the felt for its buttons.
            self._gave_way = True
            self._paper.put_away()
        elif docked:
            self._stays = True
            self._paper.put_away()
            self._write()

    @Slot()
    def _come_back(self) -> None:
        """Lie on the felt again once the card is put down whose buttons were in the way."""
        if self._gave_way and not self._board.hand.picked:
            self._gave_way = False
            if self._said is not None and not self._stays:
                self._paper.ask(self._said)

    def fit(self) -> None:
        """See whether there is room on the felt of a window that has another size now."""
        said, self._stays = self._said, self._is_reserved
        self._write()
        if said is not None:
            self.say(said)


def _in_line(said: Question) -> Markup:
    return markup(
        "<span style='color:{}'>{}</span> <b>{}</b> {}",
        LIGHT.text2, labelled(said.where, "").rstrip(), said.question, said.about,
    )  # fmt: skip


class _Paper(Prompt):
    """A paper that is put away by a click."""

    clicked = Signal()
    keeps_place = waits_for_notices = True

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if is_click(self, event):
            self.clicked.emit()
