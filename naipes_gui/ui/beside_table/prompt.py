"""The question that a moment asks, on paper where the felt is free."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import QFrame

from naipes_gui.core.rules import Stage
from naipes_gui.core.wording import as_sentence, labelled
from naipes_gui.ui.shared.glossary import explained
from naipes_gui.ui.shared.markup import Markup, joined, markup
from naipes_gui.ui.shared.rule_links import rule_of
from naipes_gui.ui.shared.style import style_of
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.shared.theme import LIGHT, Radius, Type
from naipes_gui.ui.shared.widgets.boxes import vbox
from naipes_gui.ui.shared.widgets.plain import Label
from naipes_gui.ui.shared.word_tip import WordTip
from naipes_gui.ui.table.board import Board
from naipes_gui.ui.table.corners import claimed_in_a_hand
from naipes_gui.ui.table.free_place import free_place
from naipes_gui.ui.table.geometry import Box, Room
from naipes_gui.ui.table.ring import Ring

SELDOM = 0.8, 0.2
"""Where on the felt hardly anything comes to lie in a hand, of its width and height."""
MOVED = 60
"""So far apart, in pixels, two places are not the same for who looks for what is said."""
MOST_MOVES = 1
"""A paper that keeps its place may have to leave it so often on a felt; then it goes above it."""
WIDEST, NARROW = 460, 400
"""At 100 %: how wide the paper is, and on a small felt."""
SMALL = 700
"""A felt lower than this, or narrower than twice the paper, has the narrow one."""
BORDER = 2
USUAL = 110
"""How high a narrow paper is at 100 % that says what is mostly said, and no more."""
NEARLY = 4.0
"""So near to each other, in pixels, what has lain on the felt counts as one."""
SETTLED_MS = 60
"""How long after a change it is looked whether the paper still lies well."""
PARTS = (("where", "question", "about", "keys"), ("where", "question", "keys"),
         ("where", "question"), ("question",))  # fmt: skip
"""What stands on the paper, the less the less room there is."""
WHOLE = (("where", "question", "about"),)
"""What stands on a paper that has to say all of it; else it is said above the felt."""
SHORTER = ("where", "question", "short")
EXPLAINED = "question", "about", "short"
WARNS = "⚠ "
DOTS = ("●", "◆", "○")
"""A step that has been made, the present one, and one to come: told apart without colours too."""


@dataclass(frozen=True, slots=True)
class Question:
    """What the paper says."""

    where: str
    question: str
    about: str
    keys: str
    is_warning: bool = False
    """Whether it says why something was not right."""
    step: int = 0
    """Which of the steps it is, beginning with 0."""
    steps: int = 0
    """How many dots stand before it; none where there are no steps."""
    short: str = ""
    """What may stand for `about` on the felt: better than that it goes above, and cards move."""
    instead: "Question | None" = None
    """What may be said in its place above the felt, where it is too long for that line."""

    @property
    def spoken(self) -> str:
        """All of it, for a screen reader."""
        parts = (self.where, self.question, self.about, self.keys)
        return " ".join(as_sentence(part) for part in parts if part)

    @property
    def in_a_line(self) -> str:
        """What stands above the felt where the felt has no room, as rich text."""
        ink = LIGHT.negative if self.is_warning else LIGHT.text
        sign = WARNS if self.is_warning else ""
        return markup(
            "<b style='color:{}'>{}{}</b> {} <span style='color:{}'>{}</span>",
            ink, sign, self.question, self.about, LIGHT.text2, self.where.replace(" ", "\u00a0"),
        )  # fmt: skip


class Prompt(QFrame):
    """Lies on the felt of a board; where the felt is full, it asks to stand above it."""

    docked = Signal(bool)

    keeps_place = False
    """Whether it lies as near as it can to where it lay, as long as the felt is the same."""
    waits_for_notices = False
    """Whether it would rather not be seen for a while than lie over a notice or under one."""
    crowded_below = 0
    """In a window lower than that, at 100 %, it stands above the felt from the first."""

    def __init__(
        self, board: Board, headline: float = Type.SHEET, narrower: tuple[int, ...] = (),
        parts: tuple[tuple[str, ...], ...] = PARTS, *, is_steady: bool = False,
    ) -> None:  # fmt: skip
        """Make the paper; where it is too wide it may be so narrow, at 100 %, and the higher.

        A steady one that once had to go above the felt stays there while the window is as large:
        who reads one sentence after the other looks for all of them at one place.
        """
        super().__init__(board)
        self._board, self._style = board, TextStyle()
        self._headline, self._narrower, self._parts = headline, narrower, parts
        self.setObjectName("prompt")
        self._text = Label(parent=self, wrap=True)
        self._text.setAlignment(Qt.AlignmentFlag.AlignVCenter)
        # Whoever shows the rules that the felt names shows those that its paper names, too.
        self._tip = WordTip(self._text)
        self._text.linkActivated.connect(lambda link: board.toast.rule.emit(rule_of(link)))
        vbox(self._text, on=self)
        self._question: Question | None = None
        self._must: tuple[tuple[str, ...], ...] = ()
        """What has to stand on the paper of the present question, whatever room there is."""
        self.is_docked, self._is_steady = False, is_steady
        self._went_from: QSize | None = None
        """How large the window was when a steady paper left the felt."""
        self._lay: tuple[Room, tuple[float, float]] | None = None
        """On which felt the paper lay, and where its middle was."""
        self._felt, self._ever = (0.0, 0.0), dict[Box, None]()
        """What has lain on a felt of that size since it was laid."""
        self._moves = 0
        self._around: tuple[Box, ...] = ()
        """What lay there when the paper was laid."""
        self._peek = QRect()
        self._settling = QTimer(self, singleShot=True, interval=SETTLED_MS)
        self._settling.timeout.connect(self.follow)
        # Whoever listens to the `changed` of a scene lets Qt forget to wipe what moved: each card
        # in flight would leave slices of itself behind.
        board.viewport().installEventFilter(self)
        self.hide()

    def dress(self, text_style: TextStyle) -> None:
        """Take on colours and the size of text."""
        self._style = text_style
        base = 14 * text_style.text_scale
        self.setStyleSheet(f"""
        QFrame#prompt {{ background: {LIGHT.window}; border-radius: {Radius.DIALOG}px;
            border: 1px solid {LIGHT.line} }}
        QFrame#prompt[warning="true"] {{ border-left: 5px solid {LIGHT.negative} }}
        QLabel {{ color: {LIGHT.text2}; font-size: {base:.0f}px; background: transparent }}
        """)
        self.place()

    def ask(self, question: Question, *, whole: bool = False) -> None:
        """Ask something; where the felt has no room for the whole of it, it may be said above."""
        self._question, self._must = question, WHOLE if whole else ()
        if self.property("warning") != question.is_warning:
            self.setProperty("warning", question.is_warning)
            style_of(self).polish(self)
        self.setAccessibleName(question.spoken)
        self.show()
        self.raise_()
        self.place()

    def rest(self) -> None:
        """Say nothing for the moment, and stay above the felt if that was the place."""
        if self.is_docked:
            self._question = None
        else:
            self.put_away()

    def put_away(self) -> None:
        """Ask nothing more."""
        self._question = None
        self._settling.stop()
        self.hide()
        self._board.overlay.keep_clear(None)
        self._dock(False)

    def give_way(self, peek: QRect) -> None:
        """Hide as long as what somebody has asked to look at lies under the paper."""
        self._peek = peek
        if self._question is not None and not self.is_docked:
            self.setVisible(not self._hides_peek())

    def _hides_peek(self) -> bool:
        return self.geometry().intersects(self._peek)

    @property
    def question(self) -> Question | None:
        """What is asked now."""
        return self._question

    @Slot()
    def follow(self) -> None:
        """Lie elsewhere where something else has come to lie."""
        # Above the felt it stays: the felt that it leaves is another one with another room.
        if self._question is None or self.is_docked:
            return
        # Held until it lies: a page that nobody else holds could be collected half way.
        held = self.window()
        if (*self._board.taken(), *self._talk()) != self._around:
            self.place()
        del held

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        is_painted = event.type() == QEvent.Type.Paint
        if is_painted and self._question is not None and not self._settling.isActive():
            self._settling.start()
        return False

    def place(self) -> None:
        """Lie where nothing is covered, saying as much as there is room for."""
        if self._question is None:
            return
        if self._is_steady and self.is_docked and self._went_from == self.window().size():
            self.hide()
            return
        if self.window().height() < self.crowded_below * self._style.text_scale:
            self._go_above()
            return
        board, room = self._board, self._board.table.room
        self._around = (*board.taken(), *self._talk())
        # A notice goes again, and then there is room.
        notices = board.toast.boxes() if self.waits_for_notices else ()
        box = self._free(room, notices)
        if box is None and notices:
            self.hide()
            board.overlay.keep_clear(None)
        elif box is None or self._moves_too_often(room, box.centre):
            self._go_above()
        else:
            self._lay = room, box.centre
            self.setGeometry(round(box.x), round(box.y), round(box.width), round(box.height))
            self.setVisible(not self._hides_peek())
            board.overlay.keep_clear(box)
            self.raise_()
            board.toast.raise_()
            self._dock(False)

    def _free(self, room: Room, notices: Sequence[Box]) -> Box | None:
        """Write as much as there is room for, and return where."""
        small = room.height < SMALL or room.width < 2 * WIDEST
        widths = (NARROW if small else WIDEST, *self._narrower)
        # What somebody says, and a notice that goes again, are rather covered or cover it than
        # that the paper leaves the felt.
        spared = dict.fromkeys((self._talk(), (*notices,)))
        if self.keeps_place:
            spared = dict.fromkeys([(*notices, *self._coming(room))])
            # What is as narrow as it may be finds room at the same place more often.
            widths = (*widths[1:], widths[0])
        taken = self._board.taken()
        for said, parts, width in product(spared, self._ways, widths):
            wide = round(width * self._style.text_scale)
            high = self._write(parts, wide)
            at = free_place(wide, high, room, (*taken, *said), self._near(room))
            if at is not None:
                return Box(*at, wide, high)
        return None

    @property
    def _ways(self) -> tuple[tuple[str, ...], ...]:
        """What may stand on the paper, the more the better."""
        is_shorter = self._question is not None and self._question.short
        return (*(self._must or self._parts), *((SHORTER,) if is_shorter else ()))

    def has_room(self) -> bool:
        """Tell whether a paper of usual size can keep one place on the felt for a hand."""
        room, scale = self._board.table.room, self._style.text_scale
        lying = (*self._board.taken(), *self._coming(room))
        widths = self._narrower or (NARROW,)
        return any(free_place(wide * scale, USUAL * scale, room, lying) for wide in widths)

    def _coming(self, room: Room) -> tuple[Box, ...]:
        """Return what will lie on this felt in a hand, or has lain there before."""
        felt = room.width, room.height
        if self._felt != felt:
            self._felt, self._ever = felt, {}
        view, lane = self._board.view_, room.hand_top - room.gap_above_hand
        if view is None or view.state.stage is not Stage.HAND:
            return (*self._ever,)
        rounded = (Box(*(NEARLY * round(side / NEARLY) for side in (b.x, b.y, b.width, b.height)))
                   for b in self._board.taken() if b.bottom < lane)  # fmt: skip
        self._ever.update(dict.fromkeys(rounded))
        if not isinstance(room, Ring):
            return (*self._ever,)
        return (*self._ever, *claimed_in_a_hand(room, self._board.face.spots(view)))

    def _near(self, room: Room) -> tuple[float, float] | None:
        """Return where the paper lay on this felt, if that matters."""
        if not self.keeps_place:
            return None
        if (middle := self._lay_at(room)) is not None:
            return middle
        return SELDOM[0] * room.width, SELDOM[1] * room.height

    def _lay_at(self, room: Room) -> tuple[float, float] | None:
        """Return where the middle of the paper was on this felt, if it lay there."""
        felt, middle = self._lay or (room, None)
        return middle if (felt.width, felt.height) == (room.width, room.height) else None

    def _moves_too_often(self, room: Room, middle: tuple[float, float]) -> bool:
        """Tell whether a paper that keeps its place had to leave it before, and has to again."""
        lay = self._lay_at(room)
        if not self.keeps_place or lay is None:
            self._moves = 0
        elif abs(lay[0] - middle[0]) + abs(lay[1] - middle[1]) > MOVED:
            self._moves += 1
        return self._moves > MOST_MOVES

    def _go_above(self) -> None:
        self.hide()
        self._board.overlay.keep_clear(None)
        self._went_from = self.window().size()
        self._dock(True)

    def _talk(self) -> tuple[Box, ...]:
        bubbles = self._board.overlay.talk.bubbles.values()
        return (*(bubble.box for bubble in bubbles), *self._board.toast.boxes())

    def _dock(self, docked: bool) -> None:
        if docked != self.is_docked:
            self.is_docked = docked
            self.docked.emit(docked)

    def _write(self, parts: tuple[str, ...], wide: int) -> int:
        """Write some parts; return how high the paper then is."""
        full = parts == self._parts[0]
        layout = self.layout()
        assert layout is not None
        sides = (24, 16, 24, 16) if full else (18, 8, 18, 8)
        layout.setContentsMargins(*sides)
        said = " ".join(getattr(self._question, part) for part in parts if part in EXPLAINED)
        self._tip.tell("", said, self._style.terms)
        self._text.setText(
            self._html(parts, self._headline if full else min(self._headline, Type.HEADING))
        )
        self._text.ensurePolished()
        high = self._text.heightForWidth(wide - sides[0] - sides[2] - 2 * BORDER)
        return high + sides[1] + sides[3] + 2 * BORDER

    def _html(self, parts: tuple[str, ...], large: float) -> str:
        assert self._question is not None
        asked = self._question
        base = 14 * self._style.text_scale
        said = self._marked(asked.question, LIGHT.text)
        if "where" not in parts and asked.where and not asked.steps:
            # Whose words they are is said before them where no line of its own is free.
            form = "<span style='color:{};font-weight:400'>{}</span> {}"
            said = markup(form, LIGHT.text2, labelled(asked.where, "").rstrip(), said)
        lines = {
            "where": _line(_after_dots(asked), base * Type.CAPTION),
            "question": _line(said, base * large, ink=LIGHT.text, weight=700),
            "about": _line(self._marked(asked.about, LIGHT.text2), base),
            "short": _line(self._marked(asked.short, LIGHT.text2), base),
            "keys": _line(asked.keys, base * Type.CAPTION),
        }
        # A part without words would still be a line.
        return joined("", [lines[part] for part in parts if getattr(asked, part)])

    def _marked(self, words: str, ink: str) -> str:
        """Return words of which those of the game lead to their rules."""
        return explained(words, self._style.terms, ink)


def _line(words: str, size: float, *, ink: str = LIGHT.text2, weight: int = 400) -> Markup:
    return markup(
        "<div style='font-size:{}px;color:{};font-weight:{}'>{}</div>",
        round(size), ink, weight, words,
    )  # fmt: skip


def _after_dots(asked: Question) -> str:
    """Return where one is, behind a dot for each step; a line breaks before all of the words."""
    dots = _dots(asked)
    return dots + asked.where.replace(" ", "\u00a0") if dots else asked.where


def _dots(question: Question) -> str:
    if not question.steps:
        return ""
    done, now, left = DOTS
    row = done * question.step + now + left * (question.steps - question.step - 1)
    return f"{row}\u2003"
