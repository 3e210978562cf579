"""The answers to what one may ask of the table at any time: there always is one."""

from collections.abc import Callable

from naipes_gui.core.card_questions import ends_of_suits, laid_by_others, within_reach
from naipes_gui.core.question import Question
from naipes_gui.core.table_in_words import TableInWords
from naipes_gui.core.taken_words import taken_words
from naipes_gui.core.text import translate
from naipes_gui.core.turns import Turns
from naipes_gui.core.wording import as_sentence
from naipes_gui.core.zones import Role


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
        return _last_turn(words, turns)
    plays = "; ".join(f"{words.name(seat)}, {words.card(card)}" for seat, card in trick.plays)
    told = translate("text_table", "Trick {n}: {plays}.").format(n=trick.number, plays=plays)
    taken = taken_words(trick.taken, words.face, words.view)
    return " ".join((told, *(as_sentence(words.wording.say(part)) for part in taken)))


def _last_turn(words: TableInWords, turns: Turns) -> str:
    """Return what everybody did since the reader's own last turn, as the table shows it."""
    told = [part for turn in turns.since(words.view.seat) for part in turn.told]
    if not told:
        return translate("table", "Nothing has been played in this hand yet.")
    return " ".join(f"{words.wording.say(part).rstrip('.')}." for part in told)
