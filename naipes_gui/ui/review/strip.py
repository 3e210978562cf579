"""The strip of table above an answer: one move of the other line after another."""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QVBoxLayout

from naipes_gui.core.cards import HIDDEN, Card
from naipes_gui.core.rules import View
from naipes_gui.core.table import NOBODY, Seat, is_hidden
from naipes_gui.core.text import translate
from naipes_gui.core.wording import CardsInWords, card_name, labelled
from naipes_gui.core.zones import Role
from naipes_gui.review.other_line import OtherLine
from naipes_gui.ui.beside_table.hand_story import Row
from naipes_gui.ui.review.decision import Decision
from naipes_gui.ui.review.decision_picture import CAPTION, DecisionPicture
from naipes_gui.ui.review.line_story import Step, answered, tricks
from naipes_gui.ui.shared.art import CardStyle, card_face, card_size, icon_pixmap
from naipes_gui.ui.shared.markup import NO_BREAK, Markup, joined, markup
from naipes_gui.ui.shared.paint import JOINER, drawn, rich, ring, tag
from naipes_gui.ui.shared.suit_inks import on_dark
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.shared.theme import INK, LIGHT, Radius, Type
from naipes_gui.ui.shared.widgets.boxes import hbox
from naipes_gui.ui.shared.widgets.plain import Label
from naipes_gui.ui.table.plates import SeatInfo, paper_inks

GAP, TAG, APART = 14, 30, 6
DECISION = -1
"""The place before the first move of a line: what was to be decided."""
SIDES, BESIDE = 24, 24
"""What stays free at both sides of the strip, and between a picture and words beside it."""
WORDS, LEAST_SHARE = 270, 280
"""How wide at 100 % words stand beside the picture of a decision, and how wide that is at least."""
Held: TypeAlias = Callable[[View[Any], Sequence[Card]], Sequence[Card]]
MOST = 6
BETWEEN, SHORT = " &nbsp; ", 24
"""What parts facts, and up to how many letters one stays in a line."""


class Strip(QFrame):
    """Shows where the line stands after a move: the cards of the trick or the move, and words."""

    held: Held = staticmethod(lambda _view, cards: cards)
    """Returns cards in the order in which they are held."""

    def __init__(
        self, infos: dict[Seat, SeatInfo], cards: CardStyle, text_style: TextStyle, me: Seat
    ) -> None:
        super().__init__()
        self._infos, self._cards, self._style, self._me = infos, cards, text_style, me
        self._line: OtherLine | None = None
        self._happened = self._is_line = False
        self._told: Sequence[Step] = ()
        self._tricks: Sequence[Row] = ()
        self._picture, self._where = Label(), Label(name="where")
        self._said, self._held = Label(name="said"), Label(name="held")
        for label in (self._where, self._said, self._held):
            label.setWordWrap(True)
        self._picture.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._high, self._least = 100, 0
        words = QVBoxLayout()
        # Else it were that of the row around it: where room is short the words would be cut.
        words.setSpacing(APART)
        words.addStretch()
        words.addWidget(self._where)
        words.addWidget(self._said)
        words.addWidget(self._held)
        words.addStretch()
        self._row = hbox(
            None,
            self._picture,
            (words, 3),
            None,
            on=self,
            margins=(SIDES, 6, SIDES, 6),
            spacing=BESIDE,
        )
        self.setStyleSheet(_style(text_style))

    def measure(self, high: int) -> None:
        """Have room for cards so high."""
        self._high = high
        # A picture is as wide as there is room: it must not keep the panel from its own.
        self.setMinimumWidth(1)
        self._least = high + round(TAG * self._style.text_scale) + 22
        self.setMinimumHeight(self._least)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)

    def be_a_line(self) -> None:
        """Show only the words of the move: in so little room the answer needs the rest."""
        self._is_line = True
        for part in (self._picture, self._where, self._held):
            part.hide()
        self._row.setStretch(0, 0)
        self._row.setStretch(self._row.count() - 1, 0)
        self._least = 0
        self.setMinimumHeight(0)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)

    def show_decision(self, decision: Decision, *, is_low: bool) -> None:
        """Show what was to be decided, with the best and what was played on the cards.

        Where there is little room the cards have all of it, and the answer below has the words.
        """
        self.setVisible(not self._is_line)
        self._stand(is_alone=is_low)
        self._picture.setPixmap(self._pictured(decision, is_low=is_low))
        self._picture.setVisible(not self._is_line)
        self._picture.setAccessibleName(decision.named(self._style.wording))
        self._where.setText(self.of_decision(decision))
        self._where.setVisible(not is_low)
        self._said.hide()
        # The hand lies beside it; in its place stands what that does not show.
        self._held.setText(self._beside(decision))
        self._held.setVisible(not is_low and bool(self._held.text()))
        self._stay_as_high()
        self.setAccessibleName(labelled(self.of_decision(decision), ". ".join(decision.told)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.setMinimumHeight(self._least)

    def _stay_as_high(self) -> None:
        """Be no lower than before: else the sheet below would move with every step."""
        if not self._is_line:
            self._row.activate()
            high = max(self._row.sizeHint().height(), self._row.heightForWidth(self.width()))
            self.setMinimumHeight(max(self.minimumHeight(), high))

    def _stand(self, *, is_alone: bool) -> None:
        """Give the picture the whole width, or let words stand beside it."""
        self._row.setStretch(self._row.count() - 2, 0 if is_alone or self._is_line else 4)
        self._row.setSpacing(0 if is_alone else BESIDE)

    def _pictured(self, decision: Decision, *, is_low: bool) -> QPixmap:
        scale = self._style.text_scale
        high = self._high + 16 + round((TAG + CAPTION) * scale)
        words = 0 if is_low else BESIDE + WORDS * scale
        most = max(LEAST_SHARE, round(self.width() - 2 * SIDES - words))
        picture = DecisionPicture(self._cards, self._style, self.devicePixelRatioF())
        trump = self._trumps(decision) if is_low else ""
        return picture.paint(decision, high, most, trump)

    def _beside(self, decision: Decision) -> Markup:
        if decision.standing:
            return joined("<br>", (rich(line, on_dark()) for line in decision.standing))
        return joined(BETWEEN, (self._known(*each) for each in decision.known))

    @staticmethod
    def _known(name: str, value: str) -> Markup:
        ink = on_dark()
        between = f"{JOINER}{NO_BREAK}" if len(value) <= SHORT else " "
        told = joined(between, (rich(word, ink) for word in value.split(" ")))
        return markup("<b>{}</b>{}{}", name, NO_BREAK, told)

    @staticmethod
    def of_decision(decision: Decision) -> str:
        """Return what stands above a decision."""
        said = translate("review", "What you had to decide")
        return f"{said} · {trumps}" if (trumps := Strip._trumps(decision)) else said

    @staticmethod
    def _trumps(decision: Decision) -> str:
        """Return what is trumps, in words, where that is known."""
        if not decision.trump:
            return ""
        return translate("review", "trumps: {suit}").format(suit=decision.trump)

    def wait(self, words: str) -> None:
        """Say what is waited for."""
        self._line = None
        self._picture.clear()
        self._where.setText("")
        self._held.setText("")
        self._said.setText(words)
        self._said.show()

    def tell(self, line: OtherLine, told: Sequence[Step], *, happened: bool) -> None:
        """Have another line to show, of what happened or of what would have."""
        self._line, self._told, self._tricks = line, told, tricks(line)
        self._happened = happened

    def where(self, place: int) -> str:
        """Return where in the hand a move is, and from the next trick on that it is no choice."""
        assert self._line is not None
        ply = self._told[place].ply
        row = next((row for row in self._tricks if row.holds(ply)), None)
        if row is not None:
            here = translate("review", "Trick {number}").format(number=row.number)
        else:
            here = translate("review", "Move {n} of {all}").format(n=place + 1, all=len(self._told))
        if place <= self.answered:
            return here
        words = translate("review", "{where}: so the hand would have gone on")
        if self._happened:
            words = translate("review", "{where}: so the hand went on")
        return words.format(where=here)

    @property
    def answered(self) -> int:
        """The place of the move that ends the trick of the try, or the turns of the others."""
        return answered(self._line, self._told, self._me) if self._line is not None else 0

    @property
    def longest(self) -> int:
        """The place of the move of which most is said."""
        return max(range(len(self._told)), key=lambda place: len(self._words(place)), default=0)

    def show_step(self, place: int) -> None:
        """Stand after a move of the line."""
        if self._line is None or not 0 <= place < len(self._told):
            return
        self.show()
        step = self._told[place]
        self._said.show()
        plays, winner, won = self._lying(step.ply)
        self._picture.setPixmap(self._paint(plays, winner, won))
        self._picture.setVisible(bool(plays) and not self._is_line)
        self._picture.setAccessibleName(self._named(plays, winner))
        self._where.setText(self.where(place))
        self._where.setVisible(not self._is_line)
        self._stand(is_alone=False)
        self._said.setText(rich(self._words(place), paper_inks(self._style)))
        self._held.setText(rich(self._left(step.ply + 1), on_dark()))
        self._held.setVisible(not self._is_line)
        self._stay_as_high()
        self.setAccessibleName(labelled(self.where(place), step.words))

    def _words(self, place: int) -> str:
        """Return a move in words; of the answers to what was decided, what they answer too."""
        said = [self._told[place].words]
        if place == self.answered:
            between = ["…"] if place > 1 else []
            said = [self._told[0].words, *between, *said] if place else said
        return " · ".join(said)

    def _lying(self, ply: int) -> tuple[list[tuple[Seat, Card]], Seat, Card | None]:
        """Return what lies on the table after a move: the trick, or the cards of the move."""
        for row in self._tricks:
            cells = [cell for cell in row.cells if cell.ply <= ply]
            if row.holds(ply):
                plays = [(cell.seat, cell.card) for cell in cells if cell.card is not None]
                is_over = len(cells) == len(row.cells)
                winner = row.winner if is_over else NOBODY
                return plays, winner, row.won if is_over else None
        assert self._line is not None
        seat, move = self._line.record.timeline.moves[ply]
        is_seen = seat == self._me or not any(card == HIDDEN for card in move.cards)
        cards = [*move.cards, *move.onto][:MOST] if is_seen and self._is_open(ply) else []
        return [(seat, card) for card in cards], NOBODY, None

    def _is_open(self, ply: int) -> bool:
        """Tell whether the person saw the cards of a move."""
        assert self._line is not None
        timeline = self._line.record.timeline
        seat, _ = timeline.moves[ply]
        if seat == self._me:
            return True
        told = timeline.witnessed(ply + 1, self._me)
        return not any(is_hidden(event) for event in told)

    def _left(self, ply: int) -> str:
        assert self._line is not None
        view = self._line.record.timeline.view(ply, self._me)
        hand = view.cards(Role.HAND, self._me)
        if not hand:
            return ""
        words = translate("review", "In your hand: {cards}")
        cards = self.held(view, hand)
        return words.format(cards=f"{CardsInWords(cards, self._style.wording):short}")

    def _named(self, plays: Sequence[tuple[Seat, Card]], winner: Seat) -> str:
        told = [labelled(self._infos[seat].name, card_name(card)) for seat, card in plays]
        if winner in self._infos:
            words = translate("replay", "Winner: {name}")
            told.append(words.format(name=self._infos[winner].name))
        return ". ".join(told)

    def _paint(self, plays: Sequence[tuple[Seat, Card]], winner: Seat, won: Card | None) -> QPixmap:
        scale, dpr, colours = self._style.text_scale, self.devicePixelRatioF(), self._style.colours
        wide = card_size(self._cards, self._high).width()
        tags = [self._tag(seat, wins=card == won) for seat, card in plays]
        cells = [max(wide, round(made.deviceIndependentSize().width())) + GAP for made in tags]
        size = QSizeF(max(1, sum(cells)), self._high + 16 + TAG * scale)

        def paint(painter: QPainter) -> None:
            x = 0.0
            for (_, card), made, cell in zip(plays, tags, cells, strict=True):
                left = x + (cell - wide) / 2
                painter.drawPixmap(QPointF(left, 8), card_face(card, self._cards, self._high, dpr))
                if card == won:
                    made_ring = ring(wide, self._high, wide * Radius.CARD, colours.gold, 1, dpr)
                    painter.drawPixmap(QPointF(left - 7, 1), made_ring)
                    _crown(painter, left + wide - 10, 2, scale, dpr)
                where = x + (cell - made.deviceIndependentSize().width()) / 2
                painter.drawPixmap(QPointF(where, self._high + 14), made)
                x += cell

        return drawn(size, dpr, paint)

    def _tag(self, seat: Seat, *, wins: bool) -> QPixmap:
        name, colours = self._infos[seat].name, self._style.colours
        if wins:
            name = translate("review", "{name} · wins").format(name=name)
        ground, ink = (colours.gold, INK) if wins else (colours.plate, colours.text)
        return tag(name, ground, ink, "" if wins else colours.line, 600, self._style.text_scale,
                   self.devicePixelRatioF())  # fmt: skip


def _crown(painter: QPainter, x: float, y: float, scale: float, dpr: float) -> None:
    side = round(24 * scale)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(LIGHT.changed))
    painter.drawEllipse(QRectF(x - side / 2, y, side, side))
    inner = round(side * 0.6)
    crown = icon_pixmap("crown", LIGHT.dots, inner, dpr)
    painter.drawPixmap(QPointF(x - inner / 2, y + (side - inner) / 2), crown)


def _style(text_style: TextStyle) -> str:
    base, e = 14 * text_style.text_scale, text_style.colours
    return f"""
    QLabel#said {{ background: {LIGHT.window}; color: {LIGHT.text}; border-radius: 12px;
        padding: 8px 14px; font-size: {base * Type.NAME:.0f}px }}
    QLabel#where {{ color: {e.gold}; font-size: {base * Type.CAPTION:.0f}px;
        font-weight: 600; background: transparent }}
    QLabel#held {{ color: {e.text}; font-size: {base:.0f}px; background: transparent }}
    """
