"""Which settings can be changed, in what words and among what values."""

from dataclasses import dataclass
from operator import itemgetter
from typing import Any

from naipes_gui.core.text import Phrase, phrase, translate
from naipes_gui.core.wording import Wording
from naipes_gui.languages import spoken
from naipes_gui.store.settings import Settings
from naipes_gui.ui.shared.language import own_name


@dataclass(frozen=True, slots=True)
class Row:
    """A setting: its field, its words, and its values with names (none: on or off) or its span."""

    field: str
    label: Phrase
    help: Phrase
    choices: tuple[tuple[Any, Phrase | str], ...] = ()
    span: tuple[int, int, int] | None = None
    """The least and the greatest number, and the step."""
    times: tuple[int, ...] = ()
    """Milliseconds that are offered."""
    zero: Phrase | None = None
    """What no time at all means, where that can be chosen."""
    zero_last: bool = False


YES_NO_SYSTEM = (
    ("system", phrase("settings", "Same as the system")),
    ("on", phrase("settings", "On")),
    ("off", phrase("settings", "Off")),
)
SECONDS = (400, 700, 900, 1200, 1800, 3000)

LOOK = (
    Row(
        "scheme",
        phrase("settings", "Pages and dialogs"),
        phrase("settings", "Light or dark; the table is always dark."),
        (
            ("light", phrase("settings", "Light")),
            ("dark", phrase("settings", "Dark")),
            ("system", phrase("settings", "Same as the system")),
        ),
    ),
    Row(
        "suits",
        phrase("settings", "Suits"),
        phrase("settings", "Spanish: coins, cups, swords and clubs, with king, knight and knave."),
        (("french", phrase("settings", "French")), ("spanish", phrase("settings", "Spanish"))),
    ),
    Row(
        "own_deck",
        phrase("settings", "Your own cards"),
        phrase("settings", "Decks of the desktop, and folders of pictures of your own."),
        (("", phrase("settings", "None")),),
    ),
    Row(
        "card_size",
        phrase("settings", "Size of the cards"),
        phrase("settings", "On the whole table, as far as there is room: most in a large window."),
        span=(80, 160, 10),
    ),
    Row(
        "index_size",
        phrase("settings", "Index"),
        phrase("settings", "How large the letter and the suit in the corner are."),
        (
            ("normal", phrase("settings", "Normal")),
            ("big", phrase("settings", "Big")),
            ("large", phrase("settings", "Largest")),
        ),
    ),
    Row(
        "deck_index_language",
        phrase("settings", "Letters on the cards"),
        phrase("settings", "King, queen and jack, or rey, dama and valet."),
        (("en", "K Q J"), ("es", "R D V")),
    ),
    Row(
        "four_colours",
        phrase("settings", "Four colours"),
        phrase("settings", "Clubs are green and diamonds blue, so that no two suits are alike."),
    ),
    Row(
        "suits_apart",
        phrase("settings", "Suits in clear colours"),
        phrase("settings", "Four inks that differ also for those who confuse colours."),
    ),
    Row(
        "flower_marks",
        phrase("settings", "Months on the flower cards"),
        phrase("settings", "The number of the month and a sign for the class in the corner."),
    ),
    Row(
        "old_money",
        phrase("settings", "Kan and mon"),
        phrase(
            "settings",
            "Sums of the traditional flower game: 2 kan 7 mon, not 31 mon.",
        ),
    ),
)
SOUND = (
    Row(
        "sound",
        phrase("settings", "Sound"),
        phrase("settings", "A key and a button at the table turn it off and on too."),
    ),
    Row(
        "volume",
        phrase("settings", "Volume"),
        phrase("settings", "Let go to hear it."),
        span=(0, 100, 5),
    ),
    Row(
        "sound_cards",
        phrase("settings", "Cards and counters"),
        phrase("settings", "What is dealt, played, turned, taken and paid."),
    ),
    Row(
        "sound_turn",
        phrase("settings", "Your turn"),
        phrase("settings", "When it comes to you after a while."),
    ),
    Row(
        "sound_end",
        phrase("settings", "End of a hand"),
        phrase("settings", "Whether you have won it or lost it."),
    ),
    Row(
        "sound_refusals",
        phrase("settings", "Not allowed"),
        phrase("settings", "Two low knocks; the reason is always written."),
    ),
)
TABLE = (
    Row(
        "speed",
        phrase("settings", "Speed"),
        phrase("settings", "How fast cards are dealt and played."),
        (
            ("relaxed", phrase("settings", "Relaxed")),
            ("normal", phrase("settings", "Normal")),
            ("fast", phrase("settings", "Fast")),
            ("faster", phrase("settings", "Very fast")),
            ("instant", phrase("settings", "At once")),
        ),
    ),
    Row(
        "trick_hold_ms",
        phrase("settings", "A full trick stays"),
        phrase("settings", "How long you see a trick before it is gathered in."),
        times=SECONDS,
        zero=phrase("settings", "Until I click"),
        zero_last=True,
    ),
    Row(
        "sort_hand",
        phrase("settings", "Sort the hand"),
        phrase("settings", "How your cards are arranged."),
        (
            ("trump", phrase("settings", "Trumps first")),
            ("trump_right", phrase("settings", "Trumps last")),
            ("colours", phrase("settings", "Colours in turn")),
            ("suits", phrase("settings", "By suits")),
            ("ranks", phrase("settings", "By ranks")),
            ("dealt", phrase("settings", "As dealt")),
        ),
    ),
    Row(
        "dim_illegal",
        phrase("settings", "Dim cards you may not play"),
        phrase("settings", "A dimmed card still tells you why when you click it."),
        (
            ("my_turn", phrase("settings", "On my turn")),
            ("always", phrase("settings", "Always")),
            ("never", phrase("settings", "Never")),
        ),
    ),
    Row(
        "confirm_card",
        phrase("settings", "Confirm a card"),
        phrase("settings", "The first click picks a card up, the second one plays it."),
    ),
    Row(
        "last_card_plays",
        phrase("settings", "What leaves no choice plays itself"),
        phrase(
            "settings",
            "The last card, and drawing or keeping a card where nothing else can be done.",
        ),
    ),
)
HELP = (
    Row(
        "hints",
        phrase("settings", "Hints"),
        phrase("settings", "First how much hangs on a choice, then the move, then the reason."),
    ),
    Row(
        "review",
        phrase("settings", "Go over hands"),
        phrase("settings", "When a hand is over its sheet says what your decisions cost."),
    ),
    Row(
        "checker",
        phrase("settings", "Play checker"),
        phrase(
            "settings",
            "Says that there is something better before a move counts; the match is then assisted.",
        ),
    ),
    Row(
        "coach",
        phrase("settings", "Coach"),
        phrase(
            "settings",
            "Says a sentence on your turn: what is true of the position. It advises no move.",
        ),
        (
            ("asked", phrase("settings", "In first matches")),
            ("always", phrase("settings", "In every match")),
            ("never", phrase("settings", "Never")),
        ),
    ),
    Row(
        "memory_gym",
        phrase("settings", "Memory gym"),
        phrase("settings", "On your turn, now and then, a question about what could be counted."),
    ),
    Row(
        "memory_aid",
        phrase("settings", "Cards that are known"),
        phrase(
            "settings",
            "The panel tells which cards are to come and who lacks what; the match is assisted.",
        ),
    ),
    Row(
        "banter",
        phrase("settings", "They comment on the hand"),
        phrase("settings", "One of them may say a word when a hand is over, by what was expected."),
    ),
    Row(
        "think_longer",
        phrase("settings", "Let them think longer"),
        phrase("settings", "Expert and Master may take up to five seconds; for new matches."),
    ),
)
ACCESS = (
    Row(
        "text_scale",
        phrase("settings", "Size of text"),
        phrase("settings", "Plates and buttons grow with it, as far as the felt has room."),
        (
            (1.0, phrase("settings", "Normal")),
            (1.25, phrase("settings", "Large")),
            (1.5, phrase("settings", "Very large")),
            (1.75, phrase("settings", "Huge")),
            (2.0, phrase("settings", "Twice as large")),
        ),
    ),
    Row(
        "high_contrast",
        phrase("settings", "High contrast"),
        phrase("settings", "Black and white, with a plain felt and outlined cards."),
        YES_NO_SYSTEM,
    ),
    Row(
        "reduced_motion",
        phrase("settings", "Less motion"),
        phrase("settings", "Cards fade in where they belong instead of flying there."),
        YES_NO_SYSTEM,
    ),
    Row(
        "left_panel",
        phrase("settings", "Panel at the left"),
        phrase("settings", "The panel and its drawer come from the other side."),
    ),
    Row(
        "speech",
        phrase("settings", "What is read aloud"),
        phrase("settings", "How much a screen reader is told of the table."),
        (
            ("brief", phrase("settings", "Moves alone")),
            ("normal", phrase("settings", "Moves and talk")),
            ("full", phrase("settings", "Yours too")),
        ),
    ),
    Row(
        "speech_pace",
        phrase("settings", "Wait for the reader"),
        phrase("settings", "The next move waits until the last one has been read aloud."),
    ),
)
STEADY = (
    Row(
        "confirm_button",
        phrase("settings", "Confirm a button"),
        phrase("settings", "At the table the first press asks, the second one does it."),
    ),
    Row(
        "cool_down_ms",
        phrase("settings", "Pause after a press"),
        phrase("settings", "For so long nothing else that is pressed counts."),
        times=(300, 500, 1000, 2000),
        zero=phrase("settings", "None"),
    ),
    Row(
        "dwell_ms",
        phrase("settings", "Rest to click"),
        phrase("settings", "The pointer clicks what it rests on, once the ring has closed."),
        times=(500, 800, 1200, 1600, 2500),
        zero=phrase("settings", "Off"),
    ),
    Row(
        "touch",
        phrase("settings", "Large targets"),
        phrase("settings", "Buttons fit a finger; held down they tell what they are, or why not."),
        YES_NO_SYSTEM,
    ),
)
SWITCHES = (
    Row(
        "switches",
        phrase("settings", "Play with switches"),
        phrase("settings", "A ring shows what is next: two keys go on and choose, or one chooses."),
        (
            ("off", phrase("settings", "Off")),
            ("two", phrase("settings", "Two keys")),
            ("one", phrase("settings", "One key")),
        ),
    ),
    Row(
        "scan_ms",
        phrase("settings", "Pace of the ring"),
        phrase("settings", "How long the ring waits at each target when one key chooses."),
        times=(500, 800, 1200, 1600, 2000, 3000, 5000),
    ),
)
PERSON = (
    Row(
        "language",
        phrase("settings", "Language"),
        phrase("settings", "Changes at once, also in the middle of a match."),
        (("system", phrase("settings", "The system’s")),),
    ),
    Row(
        "player_name",
        phrase("settings", "Your name"),
        phrase("settings", "Your name at the table. Without one you are “You”."),
    ),
    Row(
        "shuffle_word",
        phrase("settings", "My word"),
        phrase(
            "settings",
            "Goes into every shuffle, with the moment and the place of your deal: "
            "nobody can have stacked the cards.",
        ),
    ),
)
COLOURS = {
    "light": phrase("settings", "in light colours"),
    "dark": phrase("settings", "in dark colours"),
    "system": phrase("settings", "colours of the system"),
}
SECTIONS = {
    "look": ("eye", phrase("settings", "Look"), LOOK),
    "sound": ("sound", phrase("settings", "Sound"), SOUND),
    "table": ("speed", phrase("settings", "At the table"), TABLE),
    "help": ("hint", phrase("settings", "Hints and talk"), HELP),
    "keys": ("keyboard", phrase("settings", "Keys"), ()),
    "access": ("people", phrase("settings", "Accessibility"), (*ACCESS, *STEADY, *SWITCHES)),
    "person": ("settings", phrase("settings", "You"), PERSON),
}
"""The pages: icon, name, rows."""


def named_values(row: Row, settings: Settings) -> list[tuple[Any, str]]:
    """Return the values of a setting with their names; one set by hand is among them."""
    named: list[tuple[Any, str]] = [(value, Wording().say(name)) for value, name in row.choices]
    if row.field == "language":
        codes = {*spoken(), settings.language} - {"system"}
        return named + sorted(((code, own_name(code)) for code in codes), key=itemgetter(1))
    if row.field == "own_deck":
        return named + own_decks(settings.own_deck)
    if not row.times:
        return named
    times = sorted({*row.times, getattr(settings, row.field)} - {0})
    named = [(ms, _seconds(ms)) for ms in times]
    zero = [(0, Wording().say(row.zero))] if row.zero is not None else []
    return [*named, *zero] if row.zero_last else [*zero, *named]


def own_decks(now: str) -> list[tuple[Any, str]]:
    """Return the decks that are found by their folders, with who made them; the present one too."""
    from naipes_gui.store.own_decks import find_decks

    found = {key: deck.name + f" ({deck.author})" * bool(deck.author)
             for key, deck in find_decks().items()}  # fmt: skip
    if now:
        found.setdefault(now, now)
    return sorted(found.items(), key=itemgetter(1))


def summary(section: str, settings: Settings) -> str:
    """Return what a section is set to, in a few words."""
    match section:
        case "look":
            return Wording().say(COLOURS[settings.scheme])
        case "table":
            return _told(translate("settings", "speed: {value}"), section, settings)
        case "access":
            return _told(translate("settings", "text: {value}"), section, settings)
        case "sound" if settings.sound:
            words = translate("settings", "on, at {number} %")
            return words.format(number=settings.volume)
        case "sound":
            return translate("settings", "off")
        case "keys":
            if not settings.keys:
                return translate("settings", "as usual")
            return translate("settings", "%n key(s) changed", n=len(settings.keys))
        case "help":
            hints = settings.hints
            return (
                translate("settings", "with hints")
                if hints
                else translate("settings", "without hints")
            )
        case _:
            return settings.player_name or _spoken(settings)


def _spoken(settings: Settings) -> str:
    """Return which language is spoken; a name of one stays as its people write it."""
    words = translate("settings", "language: {value}")
    if settings.language == "system":
        return _told(words, "person", settings)
    return words.format(value=_value_of_first("person", settings))


def _told(words: str, section: str, settings: Settings) -> str:
    value = _value_of_first(section, settings)
    return words.format(value=value[:1].lower() + value[1:])


def _value_of_first(section: str, settings: Settings) -> str:
    row = SECTIONS[section][2][0]
    now = getattr(settings, row.field)
    return next(name for value, name in named_values(row, settings) if value == now)


def _seconds(ms: int) -> str:
    from naipes_gui.ui.shared.numbers import decimal

    number = decimal(ms / 1000, 1)
    return translate("settings", "{number} s").format(number=number)
