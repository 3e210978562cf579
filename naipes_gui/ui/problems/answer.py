"""What the sheet of an answer says: the verdict, the figures, the reason."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any

from naipes_gui.bots.reasons import is_reckoned
from naipes_gui.core.counted import Counted
from naipes_gui.core.face import Face
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import View
from naipes_gui.core.text import translate
from naipes_gui.core.wording import Wording
from naipes_gui.review.judged import Judged
from naipes_gui.review.problems import Odds
from naipes_gui.ui.beside_table.choice_words import choice
from naipes_gui.ui.beside_table.cost_words import falls_short, in_shares
from naipes_gui.ui.beside_table.option_bars import Row, basis, listed, written
from naipes_gui.ui.problems.odds_bar import told_parts
from naipes_gui.ui.problems.series import Position
from naipes_gui.ui.shared.markup import spoken
from naipes_gui.ui.shared.theme import LIGHT

MOST = 5
"""Choices that are listed: the best, what was answered, what tempts, and others."""


class Sign(Enum):
    """What stands in the disc: found, as good as the best, or not found."""

    FOUND = "check"
    ALIKE = "about"
    MISSED = "close"


@dataclass(frozen=True, slots=True)
class Answer:
    """Everything the sheet says."""

    sign: Sign
    title: str
    said: str
    basis: str
    rows: Sequence[Row]
    more: int
    reason: str
    hits: str
    odds: Odds | None = None
    odds_told: Sequence[str] = ()
    """What stands in bars, in words."""
    basis_aloud: str = ""
    """What the figures rest on, for whoever sees no bars."""

    @property
    def text(self) -> str:
        """All of it as lines, for the panel of texts and for screen readers."""
        rows = [", ".join(filter(None, (row.name, row.word, row.figures))) for row in self.rows]
        parts = (
            self.title, self.said, self.reason, *self.odds_told, self.basis_aloud, *rows,
            self.hits,
        )  # fmt: skip
        return "\n".join(spoken(part) for part in parts if part)


ASKED = {"beginner": 8, "club": 8, "expert": 4}
"""How many players of each level of the program were asked."""


class Words:
    """Puts answers into words for one reader."""

    def __init__(self, face: Face, wording: Wording) -> None:
        self._face, self._wording = face, wording

    def answer(self, position: Position, view: View[Any], move: Move, *, good: bool) -> Answer:
        """Return what is said of an answer."""
        judged = position.judged
        found = move.meaning == judged.best.meaning
        sign = Sign.FOUND if found else Sign.ALIKE if good else Sign.MISSED
        if position.odds is not None:
            return self._counted(position, view, move, sign)
        shown, _ = listed(judged, move)
        rows = [self._row(judged, view, move, one) for one in shown[:MOST]]
        if not any(one.move.meaning == move.meaning for one in shown[:MOST]):
            rows += [self._row(judged, view, move, one) for one in shown
                     if one.move.meaning == move.meaning]  # fmt: skip
        return Answer(
            sign, self._title(judged, view, move, sign), self._said(judged, view, move, sign),
            basis(judged, self._wording), written(rows, judged.unit),
            len(judged.choices) - len(rows),
            self._reason(position, view), self.hits(position), position.odds,
            self._odds(position), basis(judged, self._wording, aloud=True),
        )  # fmt: skip

    def _counted(self, position: Position, view: View[Any], move: Move, sign: Sign) -> Answer:
        """Return what is said where all deals were counted: figures of another kind."""
        judged = position.judged
        return Answer(
            sign, self._title(judged, view, move, sign), self._said(judged, view, move, sign), "",
            (), 0, self._reason(position, view), self.hits(position), position.odds,
            self._odds(position),
        )  # fmt: skip

    def choice(self, view: View[Any], move: Move) -> str:
        """Return a choice as the table offers it."""
        return choice(self._face, view, move, self._wording)

    def _title(self, judged: Judged, view: View[Any], move: Move, sign: Sign) -> str:
        words = {
            Sign.FOUND: translate("problems", "That is it: {choice}"),
            Sign.ALIKE: translate("problems", "Just as good: {choice}"),
            Sign.MISSED: translate("problems", "The answer: {choice}"),
        }
        shown = judged.best if sign is Sign.MISSED else move
        return words[sign].format(choice=self.choice(view, shown))

    def _said(self, judged: Judged, view: View[Any], move: Move, sign: Sign) -> str:
        mine = self.choice(view, move)
        if sign is not Sign.MISSED:
            return translate("problems", "You said “{choice}”.").format(choice=mine)
        best, tried = judged.weighed(judged.best), judged.weighed(move)
        if best is None or tried is None or judged.unit is Counted.NOTHING:
            return translate("problems", "You said “{choice}”.").format(choice=mine)
        less = falls_short(max(0.0, best.worth - tried.worth), judged.unit, self._wording)
        words = translate("problems", "You said “{choice}”: on average that {less}.")
        return words.format(choice=mine, less=less)

    def _row(self, judged: Judged, view: View[Any], tried: Move, one: Any) -> Row:
        is_best = one.move.meaning == judged.best.meaning
        is_mine = one.move.meaning == tried.meaning
        word = translate("review", "best") if is_best else ""
        if is_mine and not is_best:
            word = translate("problems", "you")
        ink = LIGHT.dots if is_best else LIGHT.negative if is_mine else LIGHT.text2
        return Row(self.choice(view, one.move), word, one.worth, one.margin, ink, is_best)

    def _reason(self, position: Position, view: View[Any]) -> str:
        """Return why the best is the best: what follows from it and not from what tempts most.

        Where that is not known it is what was weighed, and what is plain to see.
        """
        judged, odds = position.judged, position.odds
        if judged.why and odds is None:
            return str(self._wording.say(judged.why))  # how far apart they are, the bars show
        true = self._face.because(view, judged.best)
        plain = self._face.besides(view, judged.best)
        said = [each for each in (judged.reason, plain) if each is not None]
        if plain is not None and plain == true:
            # What one sees on the table comes first; shares stand below once more, as bars.
            is_barred = in_shares(judged.unit) and is_reckoned(judged.reason)
            said = [plain] if is_barred else said[::-1]
        if judged.why:
            said = [judged.why]
        if odds is not None:
            said = [odds.said, *odds.why]
        return " ".join(filter(None, map(self._wording.say, said)))

    def _odds(self, position: Position) -> list[str]:
        """Return in words what comes of the hand, where it was counted."""
        odds, say = position.odds, self._wording.say
        if odds is None:
            return []
        turn = [say(odds.turn)] if odds.turn is not None else []
        return [say(odds.basis), *told_parts(odds.parts, self._wording), *turn]

    def hits(self, position: Position) -> str:
        """Return how many weaker players find it."""
        if not position.hits:
            return ""
        shares = {level: position.hits.get(level, 0.0) for level in ASKED}
        found = {level: round(asked * shares[level]) for level, asked in ASKED.items()}
        words = translate(
            "problems", "Of the program's own players {beginner} of 8 beginners find it, {club} of "
            "8 of the club and {expert} of 4 experts.",
        ).format(**found)  # fmt: skip
        if shares["beginner"] <= max(shares["club"], shares["expert"]):
            return words
        wrong = translate("problems", "The stronger ones go wrong here.")
        return f"{words} {wrong}"
