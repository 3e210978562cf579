"""The four answers to whether a hand could have been won, and what wins it."""

from naipes_gui.core.face import Face
from naipes_gui.core.text import phrase, translate
from naipes_gui.core.wording import Wording
from naipes_gui.review.could_win import Answer, CouldWin
from naipes_gui.ui.beside_table.choice_words import deed

COULD = {
    Answer.SEEN: phrase("review", "Yes, and it could be seen"),
    Answer.WITH_ALL_CARDS: phrase("review", "Yes, but only seeing the cards"),
    Answer.VERY_HARD: phrase("review", "Very hard"),
    Answer.NO: phrase("review", "No, not with these cards"),
}


def two_moves(found: CouldWin, face: Face, wording: Wording) -> str:
    """Return which two moves win together, where no single one does."""
    if found.answer is not Answer.VERY_HARD or len(found.views) < len(found.changes):
        return ""
    pairs = zip(found.views, found.changes, strict=True)
    first, second = (deed(face, view, move, wording) for view, (_, move) in pairs)
    words = translate("review", "No single move wins; two do: {first}, and later {second}.")
    return words.format(first=first, second=second)
