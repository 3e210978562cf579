"""Everything that a key does: the one list from which shortcuts, tool tips and sheets are made."""

from enum import Enum
from typing import NamedTuple

from naipes_gui.core.question import Question, label
from naipes_gui.core.text import Phrase, phrase
from naipes_gui.ui.shared.where import Where


class Command(Enum):
    """What a key may be chosen for; the value is what the settings call it."""

    NEW = "new"
    OPEN = "open"
    RULES = "rules"
    SETTINGS = "settings"
    KEYS = "keys"
    FULL = "full"
    QUIT = "quit"
    UNDO = "undo"
    REDO = "redo"
    HINT = "hint"
    COACH = "coach"
    LAST_TRICK = "last_trick"
    SITUATION = "situation"
    PANEL = "panel"
    SOUND = "sound"
    TEXT = "text"
    TRICK = "trick"
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
    YAKU = "yaku"
    SEEN = "seen"
    WORTH = "worth"
    PLAY = "play"
    PREVIOUS = "previous"
    NEXT = "next"
    PREVIOUS_OWN = "previous_own"
    NEXT_OWN = "next_own"
    PREVIOUS_TURN = "previous_turn"
    NEXT_TURN = "next_turn"
    PREVIOUS_HAND = "previous_hand"
    NEXT_HAND = "next_hand"
    FIRST = "first"
    LAST = "last"
    EYES = "eyes"
    OPEN_HANDS = "open_hands"
    KNEW = "knew"
    NOTE = "note"
    BRANCH = "branch"
    PREVIOUS_MISTAKE = "previous_mistake"
    NEXT_MISTAKE = "next_mistake"
    REVIEW = "review"
    SWITCH_NEXT = "switch_next"
    SWITCH_CHOOSE = "switch_choose"


class Entry(NamedTuple):
    """Where a command is meant, what it is called, and its keys unless others are chosen."""

    where: tuple[Where, ...]
    label: Phrase
    keys: tuple[str, ...]


ANYWHERE, TABLE, REPLAY = (Where.ANYWHERE,), (Where.TABLE,), (Where.REPLAY,)
SWITCHES = (Where.SWITCHES,)
CARDS = (Where.TABLE, Where.REPLAY, Where.REVIEW, Where.LESSON, Where.PROBLEM)
DECIDING = (Where.TABLE, Where.REVIEW, Where.LESSON, Where.PROBLEM)
PLAYING = (Where.TABLE, Where.LESSON)
HINTED = (*PLAYING, Where.PROBLEM)
ASKING = (Where.TABLE, Where.LESSON, Where.PROBLEM)
ENTRIES = {
    Command.UNDO: Entry(PLAYING, phrase("commands", "Take back"), ("Ctrl+Z",)),
    Command.REDO: Entry(TABLE, phrase("commands", "Redo"), ("Ctrl+Shift+Z", "Ctrl+Y")),
    Command.HINT: Entry(HINTED, phrase("commands", "Hint, and more of it"), ("H",)),
    Command.COACH: Entry(TABLE, phrase("commands", "Coach on or off"), ("Shift+H",)),
    Command.LAST_TRICK: Entry(TABLE, phrase("commands", "Last trick"), ("L",)),
    Command.SITUATION: Entry(
        (*DECIDING, Where.GYM), phrase("commands", "Say how things stand"), ("Q",)
    ),
    Command.PANEL: Entry(CARDS, phrase("commands", "Panel"), ("F9",)),
    Command.SOUND: Entry((*CARDS, Where.GYM), phrase("commands", "Sound on or off"), ("M",)),
    Command.TEXT: Entry(TABLE, phrase("commands", "The table in text, and back"), ("F6",)),
    Command.TRICK: Entry(ASKING, label(Question.TRICK), ("C",)),
    Command.TRUMP: Entry(ASKING, label(Question.TRUMP), ("U",)),
    Command.CONTRACT: Entry(ASKING, label(Question.CONTRACT), ("O",)),
    Command.SCORE: Entry(ASKING, label(Question.SCORE), ("P",)),
    Command.HAND: Entry(ASKING, label(Question.HAND), ("I",)),
    Command.RIVALS: Entry(ASKING, label(Question.RIVALS), ("X",)),
    Command.POT: Entry(ASKING, label(Question.POT), ("Z",)),
    Command.CAPTURES: Entry(ASKING, label(Question.CAPTURES), ("G",)),
    Command.FIELD: Entry(ASKING, label(Question.FIELD), ("F",)),
    Command.ALLOWED: Entry(ASKING, label(Question.ALLOWED), ("Y",)),
    Command.ENDS: Entry(ASKING, label(Question.ENDS), ("Shift+I",)),
    Command.LAID: Entry(ASKING, label(Question.LAID), ("Shift+X",)),
    Command.REACH: Entry(ASKING, label(Question.REACH), ("Shift+F",)),
    Command.YAKU: Entry(TABLE, phrase("aids", "Table of yaku"), ("Shift+G",)),
    Command.SEEN: Entry(TABLE, phrase("aids", "Cards seen and still to come"), ("Shift+C",)),
    Command.WORTH: Entry(TABLE, phrase("aids", "What is each choice worth?"), ("Shift+O",)),
    Command.PLAY: Entry(REPLAY, phrase("commands", "Go on, or pause"), ("Space",)),
    Command.PREVIOUS: Entry(REPLAY, phrase("commands", "Previous move"), ("Left",)),
    Command.NEXT: Entry(REPLAY, phrase("commands", "Next move"), ("Right",)),
    Command.PREVIOUS_OWN: Entry(
        REPLAY, phrase("commands", "Your previous decision"), ("Ctrl+Left",)
    ),
    Command.NEXT_OWN: Entry(REPLAY, phrase("commands", "Your next decision"), ("Ctrl+Right",)),
    Command.PREVIOUS_MISTAKE: Entry(
        REPLAY, phrase("commands", "Your previous mistake"), ("Shift+Left",)
    ),
    Command.NEXT_MISTAKE: Entry(REPLAY, phrase("commands", "Your next mistake"), ("Shift+Right",)),
    Command.REVIEW: Entry(REPLAY, phrase("commands", "Go over it"), ("R",)),
    Command.PREVIOUS_TURN: Entry(REPLAY, phrase("commands", "Previous trick"), ("PgUp",)),
    Command.NEXT_TURN: Entry(REPLAY, phrase("commands", "Next trick"), ("PgDown",)),
    Command.PREVIOUS_HAND: Entry(
        REPLAY, phrase("commands", "Previous hand"), ("[", "Ctrl+PgUp")
    ),
    Command.NEXT_HAND: Entry(REPLAY, phrase("commands", "Next hand"), ("]", "Ctrl+PgDown")),
    Command.FIRST: Entry(REPLAY, phrase("commands", "To the beginning"), ("Home",)),
    Command.LAST: Entry(REPLAY, phrase("commands", "To the end"), ("End",)),
    Command.EYES: Entry(REPLAY, phrase("commands", "With the eyes of the next player"), ("F",)),
    Command.OPEN_HANDS: Entry(REPLAY, phrase("commands", "All hands face up"), ("O",)),
    Command.KNEW: Entry(REPLAY, phrase("commands", "What was known"), ("K",)),
    Command.NOTE: Entry(REPLAY, phrase("commands", "Write a note"), ("N",)),
    Command.BRANCH: Entry(REPLAY, phrase("commands", "Play from here"), ("B",)),
    Command.RULES: Entry(ANYWHERE, phrase("commands", "Rules of the moment"), ("F1",)),
    Command.KEYS: Entry(ANYWHERE, phrase("commands", "All keys of this page"), ("?",)),
    Command.NEW: Entry(ANYWHERE, phrase("commands", "New match"), ("Ctrl+N",)),
    Command.OPEN: Entry(ANYWHERE, phrase("commands", "Open a file"), ("Ctrl+O",)),
    Command.SETTINGS: Entry(ANYWHERE, phrase("commands", "Settings"), ("Ctrl+,",)),
    Command.FULL: Entry(ANYWHERE, phrase("commands", "Full screen"), ("F11",)),
    Command.QUIT: Entry(ANYWHERE, phrase("commands", "Leave Naipes"), ("Ctrl+Q",)),
    Command.SWITCH_NEXT: Entry(SWITCHES, phrase("commands", "Switch: on to the next"), ("Space",)),
    Command.SWITCH_CHOOSE: Entry(
        SWITCHES, phrase("commands", "Switch: choose"), ("Return", "Enter")
    ),
}  # fmt: skip


class Fixed(NamedTuple):
    """A key that always means the same, in words, and what it does."""

    keys: Phrase | str
    label: Phrase


ESC, ENTER = phrase("commands", "Esc"), phrase("commands", "Enter")
ARROWS = "← →"
BUTTON = Fixed("0–9", phrase("commands", "The button that shows that number"))
FIXED = {
    Where.TABLE: (
        Fixed(ARROWS, phrase("commands", "Along the hand")),
        Fixed(ENTER, phrase("commands", "Play, press the gold button, or skip what moves")),
        Fixed(phrase("commands", "Space"), phrase("commands", "Pick a card, or skip what moves")),
        BUTTON,
        Fixed(phrase("commands", "End"), phrase("commands", "On to your next decision")),
        Fixed(ESC, phrase("commands", "Put down what is picked, close, leave full screen")),
    ),
    Where.REPLAY: (
        Fixed("1 2 4 8", phrase("commands", "So many times as fast")),
        Fixed("← →", phrase("commands", "On a branch in the list: fold it, or show all of it")),
        Fixed(ESC, phrase("commands", "Close, leave full screen, or leave")),
    ),
    Where.REVIEW: (
        BUTTON,
        Fixed(ARROWS, phrase("commands", "Along the hand; in an answer along the exact line")),
        Fixed(ENTER, phrase("commands", "Play, or press the button in focus")),
        Fixed("V", phrase("commands", "See the answer")),
        Fixed("S", phrase("commands", "Skip this moment")),
        Fixed("O", phrase("commands", "Try another")),
        Fixed("B", phrase("commands", "Play from here")),
        Fixed("P", phrase("commands", "Have the opponents' answers checked")),
        Fixed("D", phrase("commands", "Five deals that were possible")),
        Fixed("N", phrase("commands", "What was counted, in figures")),
        Fixed(phrase("commands", "PgUp PgDn"), phrase("commands", "To another moment")),
        Fixed(ESC, phrase("commands", "Close, leave full screen, or leave")),
    ),
    Where.START: (
        Fixed("← → ↑ ↓", phrase("commands", "From game to game")),
        Fixed("1–5", phrase("commands", "That game, in their order")),
        Fixed(ENTER, phrase("commands", "Open what is chosen")),
        Fixed("Ctrl+V", phrase("commands", "Play the deal that was copied as a line")),
    ),
    Where.LEARN: (
        Fixed("↑ ↓", phrase("commands", "From lesson to lesson")),
        Fixed(ENTER, phrase("commands", "Open what is chosen")),
    ),
    Where.LESSON: (
        BUTTON,
        Fixed(ENTER, phrase("commands", "Go on, or make the move that is marked")),
        Fixed(ARROWS, phrase("commands", "Along the hand")),
        Fixed(phrase("commands", "Backspace"), phrase("commands", "One step back")),
        Fixed(phrase("commands", "PgDn"), phrase("commands", "Skip the lesson")),
        Fixed(ESC, phrase("commands", "Leave; the lesson goes on another time")),
    ),
    Where.GYM: (
        BUTTON,
        Fixed(ENTER, phrase("commands", "Go on, press the button in focus, or skip what moves")),
        Fixed(ESC, phrase("commands", "Skip the question, leave full screen, or leave")),
    ),
    Where.PROBLEM: (
        BUTTON,
        Fixed(ARROWS, phrase("commands", "Along the hand")),
        Fixed(ENTER, phrase("commands", "Play the card in focus; after the answer, the next one")),
        Fixed("R", phrase("commands", "After the answer: the rule")),
        Fixed("J", phrase("commands", "After the answer: play this hand")),
        Fixed(phrase("commands", "PgUp PgDn"), phrase("commands", "To another problem")),
        Fixed(ESC, phrase("commands", "Close, leave full screen, or leave")),
    ),
    Where.BOOK: (
        Fixed("Ctrl+F  /", phrase("commands", "Search the rules")),
        Fixed(
            phrase("commands", "F3  Shift+F3"),
            phrase("commands", "To the next hit, and to the one before"),
        ),
        Fixed("Alt+← →", phrase("commands", "Back where one was, and forward again")),
        Fixed(phrase("commands", "Tab"), phrase("commands", "From link to link")),
        Fixed("F6", phrase("commands", "To the table, and back to the book")),
        Fixed(ESC, phrase("commands", "Close the book")),
    ),
    Where.DAY: (
        Fixed("1–5", phrase("commands", "The hand of that game")),
        Fixed("← → ↑ ↓", phrase("commands", "From day to day, in the calendar")),
        Fixed(ENTER, phrase("commands", "Play it, or watch it again")),
        Fixed("C", phrase("commands", "Copy the line of the deal")),
        Fixed("Ctrl+V", phrase("commands", "Play the deal that was copied as a line")),
    ),
    Where.LIBRARY: (
        Fixed("← →", phrase("commands", "Fold the branches of a match, or show them")),
        Fixed("↑ ↓", phrase("commands", "From match to match")),
        Fixed(ENTER, phrase("commands", "Open what is chosen")),
        Fixed("F2", phrase("commands", "Rename the match")),
        Fixed(phrase("commands", "Del"), phrase("commands", "Delete the match")),
        Fixed("Ctrl+Z", phrase("commands", "Bring it back")),
        Fixed("Ctrl+V", phrase("commands", "Play the deal that was copied as a line")),
    ),
    Where.STATISTICS: (
        Fixed("F", phrase("commands", "To the filters")),
        Fixed("T", phrase("commands", "The plot in figures, or drawn again")),
        Fixed("E", phrase("commands", "Export the matches as a table")),
        Fixed(ARROWS, phrase("commands", "Along the plot, match by match")),
        Fixed(ENTER, phrase("commands", "Watch the match")),
    ),
}
RESERVED = frozenset((
    "Esc", "Tab", "Shift+Tab", "Return", "Enter", "Space", "Left", "Right", "Up", "Down", "Home",
    "End", "Backspace", "Del", "Menu", "-", *"ABDEJKNRSTVW", *"0123456789",
))  # fmt: skip
"""What the table needs for its cards and buttons, in either language."""
RESERVED_FOR_SWITCHES = frozenset(("Esc",))
RESERVED_IN_REPLAYS = frozenset(("Esc", "Tab", "Shift+Tab", "Return", "Enter", *"0123456789"))


def at(where: Where) -> tuple[Command, ...]:
    """Return what can be done in one place, and not everywhere."""
    return tuple(command for command, entry in ENTRIES.items() if where in entry.where)


def meet(one: Command, other: Command) -> bool:
    """Tell whether there is a place where both are meant."""
    places, others = ENTRIES[one].where, ENTRIES[other].where
    return Where.ANYWHERE in (*places, *others) or bool({*places} & {*others})
