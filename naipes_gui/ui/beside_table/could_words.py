"""The four answers to whether a hand could have been won."""

from naipes_gui.core.text import phrase
from naipes_gui.review.could_win import Answer

COULD = {
    Answer.SEEN: phrase("review", "Yes, and it could be seen"),
    Answer.WITH_ALL_CARDS: phrase("review", "Yes, but only seeing the cards"),
    Answer.VERY_HARD: phrase("review", "Very hard"),
    Answer.NO: phrase("review", "No, not with these cards"),
}
