"""Reviews that are known beforehand: nobody strong has to be asked for them."""

import shutil
from dataclasses import replace
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QApplication

from naipes_gui.core.counsel import Weighed
from naipes_gui.core.counted import Counted
from naipes_gui.core.moves import Move
from naipes_gui.core.table import FIRST
from naipes_gui.core.text import phrase
from naipes_gui.games import all_games
from naipes_gui.review import sidecar
from naipes_gui.review.cases import cases_of
from naipes_gui.review.judge import Case
from naipes_gui.review.judged import Judged
from naipes_gui.review.kept import Kept
from naipes_gui.store.record import Record
from naipes_gui.ui.review.page import ReviewPage

RECORDS = Path(__file__).parents[2] / "records"
POINTS = Counted.POINTS
WHY = phrase("review", "I have no simple reason for it.")


def cases(record: Record, hands: int = 1) -> list[Case]:
    """Return what the first seat decided in the first hands."""
    info = all_games()[record.header.game]
    return [case for i in range(hands) for case in cases_of(record.timeline, i, FIRST, info)]


def mistake(case: Case, loss: float = 0.5) -> Judged:
    """Return a decision as a mistake: the first other move is the best, all others are bad."""
    others = [move for move in case.view.moves if move.meaning != case.made.meaning]
    made = Weighed(case.made, -loss, 0.1)
    rest = [Weighed(move, -loss - 0.2, 0.1) for move in others[1:]]
    return replace(
        case.blank, best=others[0], is_told=True, loss=loss, low=loss - 0.1, high=loss + 0.1,
        unit=POINTS, costly=0.1, reason=WHY, rounds=200,
        choices=(Weighed(others[0], 0.0), made, *rest),
    )  # fmt: skip


def harmless(case: Case, loss: float = 0.02) -> Judged:
    """Return a decision that cannot be told from the best one."""
    other = next(move for move in case.view.moves if move.meaning != case.made.meaning)
    return replace(
        case.blank, best=other, is_told=True, loss=loss, low=loss - 0.1, high=loss + 0.1,
        unit=POINTS, costly=0.1, reason=WHY, rounds=200,
        choices=(Weighed(other, 0.0), Weighed(case.made, -loss, 0.1)),
    )  # fmt: skip


def is_choice(case: Case) -> bool:
    """Tell whether a card was played where two others could have been."""
    moves = case.view.moves
    return len(moves) > 2 and case.is_turn and all(move.verb == "play" for move in moves)


def planted(
    folder: Path, source: str = "ecarte/ecarte-default.naipes", most: int = 2, clean: int = 0
) -> Path:
    """Copy a match and put a review beside it in which the first choices are mistakes.

    So many more were weighed and are none.
    """
    path = folder / Path(source).name
    shutil.copy(RECORDS / source, path)
    record = Record.load(path)
    found, made = list[Judged](), 0
    for case in cases(record, record.timeline.ended):
        if is_choice(case) and made < most:
            made += 1
            found.append(mistake(case, 0.6 - 0.1 * made))
        elif is_choice(case) and made < most + clean:
            made += 1
            found.append(harmless(case))
        else:
            found.append(case.blank)
    kept = Kept.of(record).taking(record, FIRST, found, record.timeline.ply)
    assert sidecar.keep(path, kept)
    return path


def other_than(view: Any, *moves: Move) -> Move:
    """Return a move of a view that is none of some."""
    known = {move.meaning for move in moves}
    found: Move = next(move for move in view.moves if move.meaning not in known)
    return found


def laid() -> None:
    """Let all pages lay what they lay in turns."""
    pages = [each for each in QApplication.topLevelWidgets() if isinstance(each, ReviewPage)]
    while any(_is_laying(page) for page in pages):
        QApplication.processEvents()


def _is_laying(page: ReviewPage) -> bool:
    return page._laying.is_busy or page._docking.is_busy or page.answer.is_writing
