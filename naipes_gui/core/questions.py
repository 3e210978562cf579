"""What one may ask of the table at any time, each with a letter of its own and one answer."""

from collections.abc import Callable
from enum import Enum

from naipes_gui.core.card_questions import ends_of_suits, laid_by_others, within_reach
from naipes_gui.core.table_in_words import TableInWords
from naipes_gui.core.text import Phrase, phrase, translate
from naipes_gui.core.turns import Turns
from naipes_gui.core.wording import Wording
from naipes_gui.core.zones import Role


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


def answer(question: Question, words: TableInWords, turns: Turns) -> str:
    """Return the answer in the words of one reader; there always is one."""
    asked: dict[Question, Callable[[], str]] = {
        Question.TURN: words.turn,
        Question.TRICK: lambda: _trick(words, turns),
        Question.LAST_TRICK: lambda: last_trick(words, turns),
        Question.TRUMP: words.trump,
        Question.CONTRACT: words.contract,
        Question.SCORE: words.score,
        Question.HAND: words.hand,
        Question.RIVALS: words.rivals,
        Question.POT: words.pot,
        Question.CAPTURES: lambda: words.lying(Role.CAPTURED, Role.WON, Role.PILE),
        Question.FIELD: words.field,
        Question.ALLOWED: words.allowed,
        Question.ENDS: lambda: ends_of_suits(words),
        Question.LAID: lambda: laid_by_others(words, turns),
        Question.REACH: lambda: within_reach(words),
    }
    return asked[question]() or translate("text_table", "Nothing lies there.")


def _trick(words: TableInWords, turns: Turns) -> str:
    """Return the trick; where none is played, what lies in the middle."""
    return words.trick(turns.laid) if words.face.has_tricks else words.field()


def last_trick(words: TableInWords, turns: Turns) -> str:
    """Return the last trick, or the last turn where no tricks are played."""
    trick = turns.trick
    if trick is None or not words.face.has_tricks:
        return _last_turn(words.wording, turns)
    plays = "; ".join(f"{words.name(seat)}, {words.card(card)}" for seat, card in trick.plays)
    told = translate("text_table", "Trick {n}: {plays}. Taken by {who}.")
    return told.format(n=trick.number, plays=plays, who=words.name(trick.taken.seat))


def _last_turn(wording: Wording, turns: Turns) -> str:
    told = turns.last.told if turns.last is not None else []
    if not told:
        return translate("table", "Nothing has been played in this hand yet.")
    return " ".join(f"{wording.say(part).rstrip('.')}." for part in told)
