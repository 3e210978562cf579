"""The first stage: twelve months, taking a card by another of its month, what cards count."""

from naipes_gui.core.cards import Card
from naipes_gui.core.lesson import Do, Lesson, Say, See
from naipes_gui.core.text import Who, phrase
from naipes_gui.games.hachi_hachi.rules.yaku_names import DEKIYAKU

GALA, INES = Who(1), Who(2)

MONTHS = Lesson(
    key="hachi_hachi-1",
    title=phrase("lesson_hachi_hachi", "Months and capturing"),
    stage=phrase("lesson_hachi_hachi", "Months"),
    about=phrase(
        "lesson_hachi_hachi",
        "Five turns at the flower table: which cards belong together, which one can take, and what "
        "they count.",
    ),
    minutes=4,
    crowded_below=960,
    opponents=("Gala", "Inés"),
    options={"profile": "traditional"},
    lot="01H 03R 02R",
    deck=(
        "03K2 10K2 10R 07K2 02K2 08H 09R 11T 01R 06K2 12K3 04T 09K2 04K2 05K2 02R "
        "11H 12K1 08T 05T 01K1 12H 02T 07K1 01H 03H 09T 08K2 11K1 03R 05K1 08K1 "
        "04K1 07T 10T 03K1 05R 07R 11R 04R 06T 09K1 06K1 06R 02K1 10K1 01K2 12K2"
    ),
    cut=17,
    steps=(
        Say(
            phrase(
                "lesson_hachi_hachi", "Twelve months with four cards each: every month is a plant."
            ),
            phrase(
                "lesson_hachi_hachi",
                "The number on a card is its month. Six cards lie open in the field; "
                "seven are yours.",
            ),
        ),
        Say(
            phrase(
                "lesson_hachi_hachi",
                "Beside the names stands what has been won: in mon, the coins of the game.",
            ),
            phrase(
                "lesson_hachi_hachi",
                "Above the field stands how much the hand counts: ×1, once, for that is a small "
                "field, a koba. When it counts more is shown in the next stage.",
            ),
        ),
        Do(
            "play 03H take 03R",
            phrase(
                "lesson_hachi_hachi",
                "Two cherries, March: {cards}. Play yours onto the other and take both.",
                cards=(Card("03H"), Card("03R")),
            ),
            phrase(
                "lesson_hachi_hachi",
                "A card takes another of the same month: nothing else counts. Click on it, or "
                "drag it onto the card in the field.",
            ),
            {
                "": phrase(
                    "lesson_hachi_hachi",
                    "That is not the cherry. First take March: the number on it is 3.",
                )
            },
        ),
        Say(
            phrase(
                "lesson_hachi_hachi",
                "After your card one is always turned from the stock: now {card}.",
                card=Card("02K1"),
            ),
            phrase(
                "lesson_hachi_hachi",
                "If its month lies in the field it takes that card for you; if not, it stays. The "
                "strip below the field tells it again: what you took with how many points and, "
                "behind the red back, the card that was turned.",
            ),
        ),
        Say(
            phrase(
                "lesson_hachi_hachi",
                "Your captures lie on the right: 25 points, and 88 would be an equal share of all.",
            ),
            phrase(
                "lesson_hachi_hachi",
                "“{yaku} 1 / 3” stands there as well: three such ribbons are worth more together. "
                "That comes in a later stage; here only points count.",
                yaku=DEKIYAKU["akatan"],
            ),
        ),
        See(
            "play 12K1",
            phrase(
                "lesson_hachi_hachi",
                "{who} lays down {card}: no other December lies there, so it stays.",
                who=GALA,
                card=Card("12K1"),
            ),
            phrase(
                "lesson_hachi_hachi",
                "And from the stock came {card}: it takes nothing either, and stays as well.",
                card=Card("10K1"),
            ),
        ),
        See(
            "play 12H take 12K1",
            phrase(
                "lesson_hachi_hachi",
                "{who} takes it with another December card, {card}.",
                who=INES,
                card=Card("12H"),
            ),
            phrase(
                "lesson_hachi_hachi",
                "What lies in the field is there for everybody. The stock gave {card}.",
                card=Card("01K2"),
            ),
        ),
        Say(
            phrase(
                "lesson_hachi_hachi", "Cards count 20, 10, 5 or 1: bright, animal, ribbon, chaff."
            ),
            phrase(
                "lesson_hachi_hachi",
                "You have taken a bright and a ribbon: 25 points. The sign beside the month tells "
                "the class: sun, wing, slip, dot. The bridge and the sake cup count as "
                "animals too.",
            ),
        ),
        Do(
            "play 06T take 06R",
            phrase(
                "lesson_hachi_hachi",
                "Three of your cards can take something. Which capture brings most?",
            ),
            phrase(
                "lesson_hachi_hachi",
                "Of June two cards lie in the field, and you may choose which one to take.",
            ),
            {
                "play 06T take 06K1": phrase(
                    "lesson_hachi_hachi",
                    "The month is right, but chaff counts 1 and the ribbon 5: take {card}.",
                    card=Card("06R"),
                ),
                "play 09T take 09K1": phrase(
                    "lesson_hachi_hachi",
                    "That makes 11 points: 10 and 1. There is something with a ribbon.",
                ),
                "play 08K2 take 08K1": phrase(
                    "lesson_hachi_hachi",
                    "Two chaff cards are 2 points. Look for animals and ribbons.",
                ),
                "": phrase(
                    "lesson_hachi_hachi", "That takes nothing. Look for two cards of one month."
                ),
            },
            is_shown=False,
            why=phrase(
                "lesson_hachi_hachi",
                "With {card} you take {other}: 10 and 5 are 15 points.",
                card=Card("06T"),
                other=Card("06R"),
            ),
        ),
        See("play 08T take 08K1"),
        See(
            "play 02T take 02K1",
            phrase(
                "lesson_hachi_hachi",
                "{who} took with {card}, and the card from the stock took as well.",
                who=INES,
                card=Card("02T"),
            ),
            phrase(
                "lesson_hachi_hachi",
                "It was {card}, and took the maple in the field. Everybody's captures lie open: "
                "you can count them.",
                card=Card("10K2"),
            ),
        ),
        Do(
            "play 09T take 09K1",
            phrase("lesson_hachi_hachi", "What can you take now?"),
            phrase(
                "lesson_hachi_hachi",
                "Point at one of your cards: what it would take lights up in the field.",
            ),
            {
                "": phrase(
                    "lesson_hachi_hachi",
                    "That takes nothing: nothing of its month lies there. Look at September.",
                )
            },
            is_shown=False,
            why=phrase(
                "lesson_hachi_hachi",
                "With {card} you take {other}: both are of September.",
                card=Card("09T"),
                other=Card("09K1"),
            ),
        ),
        See("play 05T take 05K1"),
        See(
            "play 01H take 01K2",
            phrase(
                "lesson_hachi_hachi",
                "{who} played the crane of January, a bright, onto a chaff card: 21 points.",
                who=INES,
            ),
        ),
        Do(
            "play 11K1",
            phrase(
                "lesson_hachi_hachi",
                "None of your cards finds its month. Lay down what is worth least.",
            ),
            phrase(
                "lesson_hachi_hachi",
                "Chaff counts least, and you hold two. Of August only the moon has not come yet, a "
                "bright: keep the card that can take it, and lay down {card}.",
                card=Card("11K1"),
            ),
            {
                "play 08K2": phrase(
                    "lesson_hachi_hachi",
                    "Whoever holds the moon would take it: 21 points. In your hand it may take the "
                    "moon itself. Better {card}.",
                    card=Card("11K1"),
                ),
                "": phrase(
                    "lesson_hachi_hachi",
                    "A ribbon counts 5 for whoever takes it. Better {card}.",
                    card=Card("11K1"),
                ),
            },
        ),
        Say(
            phrase(
                "lesson_hachi_hachi",
                "What luck: the stock gave {card}, and only you can take it.",
                card=Card("08H"),
            ),
            phrase(
                "lesson_hachi_hachi",
                "Two cards of August are captured, the last one is in your hand. Who follows which "
                "cards have come knows such things: here the tab “Months” shows them.",
            ),
        ),
        See("play 10T take 10R"),
        See(
            "play 07R take 07K2",
            phrase(
                "lesson_hachi_hachi",
                "From the stock came {card}, and took your chaff of November for {who}.",
                card=Card("11T"),
                who=INES,
            ),
            phrase(
                "lesson_hachi_hachi",
                "The card from the stock takes what it can, like one from the hand. Where three "
                "of a month lie in the field, the fourth takes all three.",
            ),
        ),
        Do(
            "play 08K2 take 08H",
            phrase("lesson_hachi_hachi", "A bright lies there for you. Which card takes it?"),
            None,
            {"": phrase("lesson_hachi_hachi", "That takes nothing. Look at August: 8.")},
            is_shown=False,
            why=phrase(
                "lesson_hachi_hachi",
                "With {card} you take {other}: both are of August.",
                card=Card("08K2"),
                other=Card("08H"),
            ),
        ),
        Say(
            phrase(
                "lesson_hachi_hachi",
                "You have 72 points. All cards together are 264, and a third of them is "
                "88: “hachi-hachi” means eighty-eight.",
            ),
            phrase(
                "lesson_hachi_hachi",
                "The hand ends when all seven cards are played. Who has more than 88 is paid a "
                "mon for each point above; who has less pays one for each below.",
            ),
        ),
        Say(
            phrase(
                "lesson_hachi_hachi",
                "There are several ways to play Hachi-Hachi. This is the traditional one, and your "
                "first match is played by it.",
            ),
            phrase(
                "lesson_hachi_hachi",
                "All the lessons are, too. Under “New match” you may choose another one; there it "
                "says what is different.",
            ),
        ),
    ),
)
