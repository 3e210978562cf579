"""The first stage: giving cards away in the first phase, in which everybody grows a pile."""

from naipes_gui.core.cards import Card
from naipes_gui.core.lesson import Do, Lesson, Say, See, seen
from naipes_gui.core.text import Who, phrase

ANA, CARMEN = Who(1), Who(2)
DRAW_AGAIN = Do("draw", phrase("lesson_nlk", "Draw again."))

PILES = Lesson(
    key="nlk-1",
    title=phrase("lesson_nlk", "The piles: give cards away"),
    stage=phrase("lesson_nlk", "The piles"),
    about=phrase(
        "lesson_nlk",
        "Two turns of the first phase: what may be given to whom, and why one wants to.",
    ),
    minutes=3,
    crowded_below=960,
    opponents=("Ana", "Carmen"),
    options={"players": 3},
    lot="9S 8H KD",
    deck=("KD TD 9C KH QC AD 8C JC AH 9H 8S QD KC TH 8D AS 9D QH JD KS QS TC JH 9S 8H AC JS TS"),
    cut=9,
    steps=(
        Say(
            phrase("lesson_nlk", "Nobody wins here: whoever is the last with cards loses."),
            phrase(
                "lesson_nlk",
                "First everybody grows a pile. Later each takes up their own pile and gets rid "
                "of it: so a small pile is a good pile.",
            ),
        ),
        Do(
            "give 1",
            phrase(
                "lesson_nlk",
                "{card} follows the eight of {who}: give it away.",
                card=Card("9H"),
                who=ANA,
            ),
            phrase(
                "lesson_nlk",
                "A card may go onto the next lower rank, of any suit. Drag it onto that "
                "pile, or press the button.",
            ),
            {
                "draw": phrase(
                    "lesson_nlk",
                    "Once you have drawn, your own top card may not be given any more: "
                    "first give {card} away.",
                    card=Card("9H"),
                )
            },
        ),
        Do(
            "draw",
            phrase("lesson_nlk", "Your pile is empty. Now draw a card from the stock."),
            phrase(
                "lesson_nlk",
                "What you draw is seen by everybody. The turn ends when a card lies on your "
                "own pile.",
            ),
        ),
        Do(
            "place 2",
            phrase(
                "lesson_nlk", "A king, and {who} has a queen on top: give it to her.", who=CARMEN
            ),
            phrase("lesson_nlk", "Who gives a card away draws again."),
            {
                "keep": phrase(
                    "lesson_nlk",
                    "On your own pile it would be your card. {who} can have it.",
                    who=CARMEN,
                )
            },
        ),
        DRAW_AGAIN,
        Do(
            "place 1",
            phrase("lesson_nlk", "A ten. Does it follow anybody's top card?"),
            phrase("lesson_nlk", "The top cards are the nine you gave, and the king you gave."),
            {"keep": phrase("lesson_nlk", "It follows the nine of {who}: give it away.", who=ANA)},
            is_shown=False,
            why=phrase("lesson_nlk", "A ten follows the nine of {who}.", who=ANA),
        ),
        Do("draw", phrase("lesson_nlk", "And draw again.")),
        Do(
            "keep",
            phrase("lesson_nlk", "An eight, the lowest rank: it only follows an ace. Keep it."),
            phrase("lesson_nlk", "It comes to lie on your own pile, and your turn is over."),
        ),
        *seen("draw", "place 2", "draw"),
        See(
            "place 0",
            phrase(
                "lesson_nlk",
                "{who} gave an ace to {other}, and a nine to you.",
                who=ANA,
                other=CARMEN,
            ),
            phrase(
                "lesson_nlk",
                "{card} followed your eight. Nothing can be done about that.",
                card=Card("9D"),
            ),
        ),
        *seen("draw", "keep", "draw"),
        See(
            "keep",
            phrase(
                "lesson_nlk",
                "{who} had to keep {card}: it followed nothing.",
                who=CARMEN,
                card=Card("JD"),
            ),
            phrase("lesson_nlk", "A second pass begins, with you."),
        ),
        Do(
            "draw",
            phrase("lesson_nlk", "Your nine follows neither the queen nor the jack. So draw."),
        ),
        Do(
            "place 1",
            phrase("lesson_nlk", "A king. Who gets it?"),
            None,
            {"keep": phrase("lesson_nlk", "{who} has a queen on top.", who=ANA)},
            is_shown=False,
            why=phrase("lesson_nlk", "A king follows the queen of {who}.", who=ANA),
        ),
        DRAW_AGAIN,
        Do(
            "place 2",
            phrase("lesson_nlk", "And a queen. Who gets this one?"),
            None,
            {"keep": phrase("lesson_nlk", "{who} has a jack on top.", who=CARMEN)},
            is_shown=False,
            why=phrase("lesson_nlk", "A queen follows the jack of {who}.", who=CARMEN),
        ),
        Do("draw", phrase("lesson_nlk", "Once more.")),
        Do(
            "keep",
            phrase("lesson_nlk", "A ten: it follows the nine, but that is your own pile. Keep it."),
        ),
        Say(
            phrase("lesson_nlk", "You have three cards, the others five each: well given."),
            phrase(
                "lesson_nlk",
                "So it goes on until the stock is used up. The suit of its last card is "
                "trumps, and whoever has that card leads in the second phase.",
            ),
        ),
    ),
)
