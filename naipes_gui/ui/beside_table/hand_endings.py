"""How a hand ended, in a sentence: what its score sheet is headed, and what one gained."""

from naipes_gui.core.face import ScoreSheet
from naipes_gui.core.figures import signed, whole
from naipes_gui.core.table import Seat
from naipes_gui.core.text import translate
from naipes_gui.core.wording import Wording, as_sentence

DUEL = 2


def ending(sheet: ScoreSheet, me: Seat, wording: Wording) -> str:
    """Return how a hand ended for a seat, where its title does not say all of it with its gain."""
    title = wording.say(sheet.title)
    gained = next((line.gained for line in sheet.lines if line.seat == me), 0)
    if sheet.fewest_win:
        return as_sentence(title)
    # Of two who score by themselves the title says it all.
    if len(sheet.lines) == DUEL and (not gained or whole(abs(gained)) in title.split()):
        return as_sentence(title)
    unit = sheet.unit
    # A single one of anything would need another word.
    named = wording.say(unit) if unit and abs(gained) != 1 else ""
    counted = f"{signed(gained)} {named[:1].lower()}{named[1:]}".rstrip()
    return translate("review", "{title} (you: {gained}).").format(title=title, gained=counted)
