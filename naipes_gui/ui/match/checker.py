"""Says softly that there is something better, before an opponent answers."""

from collections.abc import Callable, Hashable
from functools import partial
from threading import Event as Flag
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from naipes_gui.core.counsel import Counsel
from naipes_gui.core.info import GameInfo
from naipes_gui.core.moves import Move
from naipes_gui.core.opponent import Opponent
from naipes_gui.core.rules import Stage, Stop, View
from naipes_gui.review.judge import Case, judged
from naipes_gui.review.judged import Judged
from naipes_gui.session.background import Job
from naipes_gui.session.thinkers import Thinkers
from naipes_gui.ui.table.board import Board

WAITS_MS = 700
"""How long a move waits for the first look at it; nobody is kept waiting for help."""
HURRIES_MS = 900
"""How much longer for what that look has found out until then."""
CONFIRMS_MS = 2500
"""How long a move waits that looks bad at first."""
PLAINLY = 3.0
"""How many times what is costly a move must lie behind, at least, to be doubted at first sight."""
ONCE = 1
"""The number of the first comparison with what looks best, which a review makes, too."""
Ask = Callable[[Hashable, Job, Callable[[Any], None]], None]


class Checker(QObject):
    """Looks at a position while the person does, and at the move before it is made.

    ``passed`` carries a move that may be made, ``doubted`` one that is clearly not the best; when
    it is made again, it passes. The same is doubted here that a review would call a mistake.
    """

    passed = Signal(object, object)
    doubted = Signal(object)
    _once_compared = Signal(int, object)
    looked = Signal(object)
    """Carries the ply of a decision at which the person has help: silence tells something too."""

    def __init__(self, board: Board, game: GameInfo, ask: Ask, parent: QObject) -> None:
        super().__init__(parent)
        self._board, self._game, self._ask = board, game, ask
        self.is_wanted = False
        self._ply = -1
        self._counsel: Counsel | None = None
        self._compared: Counsel | None = None
        self._enough = Flag()
        """Raised when the first look is to answer by what it has found out so far."""
        self._made: Move | None = None
        self._doubted = set[Move]()
        """What has been doubted here already: each move once."""
        self._patience = QTimer(self, singleShot=True)
        self._patience.timeout.connect(self._decide)
        self._once_compared.connect(self._on_compared)

    @property
    def is_waiting(self) -> bool:
        """Whether a move waits to be looked at."""
        return self._made is not None

    def close(self) -> None:
        """Look at nothing any more."""
        self._patience.stop()
        self.is_wanted, self._made = False, None

    def look(self, view: View[Any], ply: int) -> None:
        """Look at a position that the person is to decide in."""
        if not self.is_wanted or ply == self._ply or not _is_choice(view):
            return
        self._ply, self._counsel, self._made = ply, None, None
        self._doubted.clear()
        self._enough = Flag()
        job = partial(_look, self._case(view, view.moves[0]), self._enough)
        self._ask(("look", ply), job, lambda found: self._on_looked(ply, found))
        self.looked.emit(ply)

    @Slot(object, object)
    def choose(self, ply: int, move: Move) -> None:
        """Let a move pass, now or once it has been looked at."""
        view = self._board.view_
        is_known = self.is_wanted and ply == self._ply and view is not None and _is_choice(view)
        if not is_known or move.meaning in self._doubted:
            self.passed.emit(ply, move)
            return
        self._made = move
        self._patience.start(WAITS_MS)
        if self._counsel is not None:
            self._weigh(self._counsel)

    def _case(self, view: View[Any], move: Move) -> Case:
        return Case(self._game, self._board.ply, view, move)

    def _on_looked(self, ply: int, found: object) -> None:
        if ply == self._ply and isinstance(found, Counsel):
            self._counsel = found
            if self._made is not None:
                self._weigh(found)

    def _weigh(self, counsel: Counsel) -> None:
        """Let a move pass that is not bad at first sight; look at any other in earnest."""
        view, move = self._board.view_, self._made
        if view is None or move is None or not self._looks_bad(counsel, move):
            self._let_pass()
            return
        self._patience.start(CONFIRMS_MS)
        self._compared = None
        case, ply, best = self._case(view, move), self._ply, _best(counsel)
        job = partial(_confirm, case, best, partial(self._once_compared.emit, ply))
        self._ask(("confirm", ply), job, lambda found: self._on_judged(ply, found))

    def _looks_bad(self, counsel: Counsel, move: Move) -> bool:
        worths = {one.move.meaning: one for one in counsel.choices}
        made = worths.get(move.meaning)
        if not counsel.choices or made is None:
            return bool(counsel.choices) and counsel.chosen.meaning != move.meaning
        return counsel.choices[0].worth - made.worth > self._game.decisions().costly

    def _is_plainly_bad(self, made: Move) -> bool:
        """Tell whether what has been seen leaves no doubt, for a machine too slow for more.

        The deals of a comparison speak for nobody; those of the first look speak for what they
        picked, and a move that was given up before any says nothing of how bad it is.
        """
        costly = self._game.decisions().costly
        if self._compared is not None:
            return _behind(self._compared, made) > costly
        return self._counsel is not None and _behind(self._counsel, made) > PLAINLY * costly

    @Slot(int, object)
    def _on_compared(self, ply: int, found: object) -> None:
        if ply == self._ply and isinstance(found, Counsel):
            self._compared = found

    def _on_judged(self, ply: int, found: object) -> None:
        if ply != self._ply or self._made is None:
            return
        if isinstance(found, Judged) and found.flagged:
            self._doubt(self._made)
        else:
            self._let_pass()

    def _doubt(self, made: Move) -> None:
        self._patience.stop()
        self._doubted.add(made.meaning)
        self._made = None
        self.doubted.emit(self._ply)

    @Slot()
    def _decide(self) -> None:
        """Wait no longer for what was asked."""
        if self._made is not None and self._counsel is None and not self._enough.is_set():
            self._enough.set()
            self._patience.start(HURRIES_MS)
        elif self._made is not None and self._is_plainly_bad(self._made):
            self._doubt(self._made)
        else:
            self._let_pass()

    def _let_pass(self) -> None:
        self._patience.stop()
        move, self._made = self._made, None
        if move is not None:
            self.passed.emit(self._ply, move)


def _is_choice(view: View[Any]) -> bool:
    state = view.state
    return state.stage is Stage.HAND and state.to_move == view.seat and len(view.moves) > 1


def _look(case: Case, enough: Stop, process: Thinkers, stop: Stop) -> Counsel | None:
    """Look at a position, for as long as nobody waits for it."""

    def weigh(view: View[Any], who: Opponent, seed: int, stop: Stop) -> Counsel | None:
        return process.weigh(view, who, seed, stop, enough)

    return case.asked(weigh, 0, stop)


def _confirm(
    case: Case, best: Move, told: Callable[[object], None], process: Thinkers, stop: Stop
) -> Judged | None:
    """Tell of one comparison with what looks best, then judge in earnest."""
    told(case.asked(process, ONCE, stop, best, case.made))
    return judged(case, process, stop)


def _best(counsel: Counsel) -> Move:
    return counsel.choices[0].move if counsel.choices else counsel.chosen


def _behind(counsel: Counsel, made: Move) -> float:
    """Return how far a move lies behind the best for sure; nothing where there are no figures."""
    one = next((each for each in counsel.choices if each.move.meaning == made.meaning), None)
    if one is None or not counsel.rounds:
        return 0.0
    best = counsel.choices[0]
    return best.worth - one.worth - max(best.margin, one.margin)
