"""Why somebody else played so: what is said to a player of an own move, told to who watches."""

import re
from dataclasses import replace

from naipes_gui.core.table import Seat
from naipes_gui.core.text import Phrase, Who, phrase

YOU = re.compile(r"\byou", re.IGNORECASE)
TOLD = (
    ("You hold {trumps} and {kings}.", phrase("grounds", "{who} holds {trumps} and {kings}.")),
    (
        "You hold {trumps}, and no other king.",
        phrase("grounds", "{who} holds {trumps}, and no other king."),
    ),
    ("You hold {trumps} and no king.", phrase("grounds", "{who} holds {trumps} and no king.")),
    ("You hold {kings} and no trump.", phrase("grounds", "{who} holds {kings} and no trump.")),
    ("You hold no trump and no king.", phrase("grounds", "{who} holds no trump and no king.")),
    ("You keep nothing.", phrase("grounds", "{who} keeps nothing.")),
    ("You keep all your cards.", phrase("grounds", "{who} keeps all cards.")),
    (
        "You keep what is trump: {cards:short}.",
        phrase("grounds", "{who} keeps what is trump: {cards:short}."),
    ),
    (
        "You keep {cards:short}: only a trump beats a king.",
        phrase("grounds", "{who} keeps {cards:short}: only a trump beats a king."),
    ),
    (
        "You keep trumps and kings: {cards:short}.",
        phrase("grounds", "{who} keeps trumps and kings: {cards:short}."),
    ),
    ("You keep {cards:short}.", phrase("grounds", "{who} keeps {cards:short}.")),
    (
        "No card of yours can take the trick, so you give the lowest.",
        phrase("grounds", "No card of {who} can take the trick, so the lowest goes."),
    ),
    (
        "No card that you may play takes the trick.",
        phrase("grounds", "No card that may be played takes the trick."),
    ),
    (
        "You keep {cards:short} to trump with later.",
        phrase("grounds", "{who} keeps {cards:short} to trump with later."),
    ),
    (
        "You keep {card:short} for later. {beaten}",
        phrase("grounds", "{who} keeps {card:short} for later. {beaten}"),
    ),
    (
        "Of your cards it is the hardest to beat: %n that are out can.",
        phrase("grounds", "No card of {who} is harder to beat: %n that are out can."),
    ),
    (
        "It takes the trick: nobody behind you can beat it.",
        phrase("grounds", "It takes the trick: nobody who is still to play can beat it."),
    ),
    (
        "You lead from your longest suit, {cards:short}.",
        phrase("grounds", "{who} leads from the longest suit, {cards:short}."),
    ),
    (
        "You lead your lowest card and keep {cards:short}.",
        phrase("grounds", "{who} leads the lowest card and keeps {cards:short}."),
    ),
    ("Your best suit is {cards:short}.", phrase("grounds", "The best suit: {cards:short}.")),
    (
        "It is one of your low cards: only {cards:short} go below it.",
        phrase("grounds", "It is one of the low cards of {who}: only {cards:short} go below it."),
    ),
    ("It is your lowest card.", phrase("grounds", "It is the lowest card of {who}.")),
    (
        "It is your only card of the suit.",
        phrase("grounds", "{who} has no other card of the suit."),
    ),
    (
        "It is your last card: you are out with it.",
        phrase("grounds", "It is the last card: {who} is out with it."),
    ),
    (
        "No other card of yours beats {top}.",
        phrase("grounds", "No other card of {who} beats {top}."),
    ),
    (
        "It is the lowest of yours that beat {top}.",
        phrase("grounds", "It is the lowest card of {who} that beats {top}."),
    ),
    (
        "You keep {cards}, which can capture it later; {more} could come first.",
        phrase("grounds", "{who} keeps {cards}, which can capture it later; {more} could come "
               "first."),
    ),
    ("None of your cards beats {top}.", phrase("grounds", "No card of {who} beats {top}.")),
)  # fmt: skip
OF_ANOTHER = dict(TOLD)


def ground_of_another(ground: Phrase, who: Seat) -> Phrase | None:
    """Return the ground as it is told of somebody, or nothing where it can only be told to them."""
    told = OF_ANOTHER.get(ground.source, ground)
    if YOU.search(told.source):
        return None
    blanks = dict[str, object](ground.blanks)
    for key, part in ground.blanks.items():
        if isinstance(part, Phrase):
            if (other := ground_of_another(part, who)) is None:
                return None
            blanks[key] = other
    if told is not ground:
        blanks["who"] = Who(who)
    return replace(ground, context=told.context, source=told.source, blanks=blanks)
