"""What one may ask of the table at any time, each with a letter of its own.

The keys of every page are called after these; nothing of the rules is needed for that.
"""

from enum import Enum

from naipes_gui.core.text import Phrase, phrase


class Question(Enum):
    """A fact that a sighted person sees at a glance; the value is what commands call it."""

    TURN = "situation"
    TRICK = "trick"
    LAST_TRICK = "last_trick"
    TRUMP = "trump"
    CONTRACT = "contract"
    SCORE = "score"
    HAND = "hand"
    RIVALS = "rivals"
    POT = "pot"
    CAPTURES = "captures"
    FIELD = "field"
    ALLOWED = "allowed"
    ENDS = "ends"
    LAID = "laid"
    REACH = "reach"


LABELS = {
    Question.TURN: phrase("commands", "Say how things stand"),
    Question.TRICK: phrase("commands", "Say what lies in the trick"),
    Question.LAST_TRICK: phrase("commands", "Last trick"),
    Question.TRUMP: phrase("commands", "Say what is trumps"),
    Question.CONTRACT: phrase("commands", "Say what is being played for"),
    Question.SCORE: phrase("commands", "Say the score"),
    Question.HAND: phrase("commands", "Say my hand by suits"),
    Question.RIVALS: phrase("commands", "Say how the others stand"),
    Question.POT: phrase("commands", "Say what is in the pot"),
    Question.CAPTURES: phrase("commands", "Say what has been taken"),
    Question.FIELD: phrase("commands", "Say what lies open, by months"),
    Question.ALLOWED: phrase("commands", "Say which cards may be played, and what they take"),
    Question.ENDS: phrase("commands", "Say my highest and lowest of each suit"),
    Question.LAID: phrase("commands", "Say what each of the others has shown"),
    Question.REACH: phrase("commands", "Say what can be captured"),
}
OF_TRICKS: dict[Question, Phrase | None] = {
    Question.FIELD: phrase("commands", "Say what lies open"),
    Question.ALLOWED: phrase("commands", "Say which cards may be played"),
    Question.CAPTURES: phrase("commands", "Say what lies before each player"),
    Question.REACH: None,
}
"""What is called otherwise, or means nothing, in games of tricks."""
OF_MONTHS: dict[Question, Phrase | None] = {
    Question.TRICK: None,
    Question.TRUMP: None,
    Question.ENDS: None,
    Question.LAST_TRICK: phrase("commands", "Last turn"),
    Question.HAND: phrase("commands", "Say my hand by months"),
}
"""The same in games without tricks, whose cards have months."""
LETTERS = {
    Question.TURN: "Q", Question.TRICK: "C", Question.LAST_TRICK: "L", Question.TRUMP: "U",
    Question.CONTRACT: "O", Question.SCORE: "P", Question.HAND: "I", Question.RIVALS: "X",
    Question.POT: "Z", Question.CAPTURES: "G", Question.FIELD: "F", Question.ALLOWED: "Y",
    Question.ENDS: "II", Question.LAID: "XX", Question.REACH: "FF",
}  # fmt: skip
"""None of them stands on a card or on a button, in either language.

What is twice the letter of another question is that letter with Shift where there is one.
"""


def label(question: Question) -> Phrase:
    """Return what a question is called."""
    return LABELS[question]


def label_in(question: Question, *, has_tricks: bool) -> Phrase | None:
    """Return what a question is called where tricks are played or not; nothing if it is idle."""
    return (LABELS | (OF_TRICKS if has_tricks else OF_MONTHS))[question]
