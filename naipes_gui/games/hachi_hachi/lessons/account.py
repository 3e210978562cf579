"""The second stage: what captured cards count, and who pays whom at the end of a hand."""

from naipes_gui.core.cards import Card
from naipes_gui.core.lesson import Do, Lesson, Say, See, seen
from naipes_gui.core.text import Who, phrase
from naipes_gui.games.hachi_hachi.table.names import TEYAKU

GALA, INES = Who(1), Who(2)
THREE_OF_AUGUST = (Card("08H"), Card("08K1"), Card("08K2"))

ACCOUNT = Lesson(
    key="hachi_hachi-account",
    title=phrase("lesson_hachi_hachi", "Points and the account"),
    stage=phrase("lesson_hachi_hachi", "Points"),
    about=phrase(
        "lesson_hachi_hachi",
        "The last four turns of a hand, and the account after it, coin by coin.",
    ),
    minutes=3,
    crowded_below=960,
    opponents=("Gala", "Inés"),
    options={"profile": "traditional"},
    lot="01H 03R 02R",
    deck=(
        "12K3 07K2 04K1 11T 02R 10K2 11K1 04R 04T 09R 06T 10K1 07K1 09K1 02K2 03R 12K1 "
        "07R 10R 05K1 11R 07T 12K2 02K1 01K2 08H 08K1 09T 10T 09K2 05T 06K2 05K2 04K2 "
        "08T 05R 12H 06R 08K2 02T 11H 03K2 03K1 01H 01K1 06K1 03H 01R"
    ),
    cut=17,
    before=(
        "play 09T take 09K2",
        "play 05K1 take 05T",
        "play 01K2",
        "take 03K1",
        "play 08K1",
        "play 08T take 08K1",
        "play 12H take 12K3",
        "play 08K2",
        "play 07R take 07K2",
        "play 02K1",
    ),
    steps=(
        Say(
            phrase(
                "lesson_hachi_hachi",
                "Another hand, near its end: four turns are left, and you have captured 38 points.",
            ),
            phrase(
                "lesson_hachi_hachi",
                "Above the field stands ×2: this hand counts double. “{yaku}” beside your name is "
                "a prize for the cards you were dealt. Both are told of when the hand is paid for.",
                yaku=TEYAKU["sanbon"],
            ),
        ),
        Say(
            phrase("lesson_hachi_hachi", "The par is 88: a third of the 264 points in the pack."),
            phrase(
                "lesson_hachi_hachi",
                "At the end only what lies above or below 88 is paid for. With fewer you pay, with "
                "more you are paid.",
            ),
        ),
        Do(
            "play 11H take 11T",
            phrase("lesson_hachi_hachi", "Two captures are possible. Which one brings more?"),
            phrase(
                "lesson_hachi_hachi",
                "What counts is both cards: the one you play and the one you take.",
            ),
            {
                "play 08H take 08K2": phrase(
                    "lesson_hachi_hachi",
                    "That is 20 and 1. There is a month in which both cards are worth a lot.",
                ),
                "": phrase(
                    "lesson_hachi_hachi", "That takes nothing. Look at August and November."
                ),
            },
            is_shown=False,
            why=phrase(
                "lesson_hachi_hachi",
                "With {card} you take {other}: 20 and 10 are 30 points.",
                card=Card("11H"),
                other=Card("11T"),
            ),
        ),
        Say(
            phrase("lesson_hachi_hachi", "20 and 10 are 30: now you have 68 points."),
            phrase(
                "lesson_hachi_hachi",
                "After your capture a card was turned, as always: {card}, and it stays.",
                card=Card("10K2"),
            ),
        ),
        *seen("play 10R take 10K2", "play 12K2"),
        Do(
            "play 08H take 08K2",
            phrase("lesson_hachi_hachi", "Nobody could take the card of August. It is yours."),
            phrase("lesson_hachi_hachi", "21 points more, and you are over the par of 88."),
            {"": phrase("lesson_hachi_hachi", "That takes nothing: your full moon finds August.")},
        ),
        See("play 04K2 take 04T"),
        See(
            "play 05R",
            phrase("lesson_hachi_hachi", "You have 89 points; the others have about 50 each."),
            phrase(
                "lesson_hachi_hachi",
                "From here every further point of yours brings two mon: this hand counts double.",
            ),
        ),
        Do(
            "play 02T",
            phrase("lesson_hachi_hachi", "Neither of your two animals takes anything now."),
            phrase(
                "lesson_hachi_hachi",
                "Of February and of October one card each is still to come, and both count 10: "
                "one is as good as the other. Lay down {card}.",
                card=Card("02T"),
            ),
            as_good={
                "play 10T": phrase(
                    "lesson_hachi_hachi",
                    "That one is as good: nothing tells them apart. Here: {card}.",
                    card=Card("02T"),
                )
            },
        ),
        *seen("play 05K2 take 05R", "play 06R take 06T"),
        Do(
            "play 10T take 10K1",
            phrase(
                "lesson_hachi_hachi",
                "In between {card} was turned: your last card takes it.",
                card=Card("10K1"),
            ),
        ),
        Say(
            phrase(
                "lesson_hachi_hachi",
                "And the stock gave {card}, which took your bird back.",
                card=Card("02K2"),
            ),
            phrase("lesson_hachi_hachi", "Two captures in one turn, 22 points: you end with 111."),
        ),
        See("play 11R take 11K1"),
        See(
            "play 07T take 07K1",
            phrase(
                "lesson_hachi_hachi",
                "The hand is over. You have 111, {gala} 65, {ines} 88.",
                gala=GALA,
                ines=INES,
            ),
            phrase(
                "lesson_hachi_hachi",
                "111 is 23 above 88, 65 is 23 below. Who has exactly 88 pays nothing and gets "
                "nothing for the points. Beside the names stand other sums: what else is in them "
                "comes next.",
            ),
        ),
        Say(
            phrase(
                "lesson_hachi_hachi", "A point is one mon. But this hand counted double: 46 mon."
            ),
            phrase(
                "lesson_hachi_hachi",
                "{card} was dealt to the field. A bright of January, March or August doubles all "
                "payments; one of November or December makes them four times as much.",
                card=Card("01H"),
            ),
        ),
        Say(
            phrase(
                "lesson_hachi_hachi",
                "Besides, you were dealt three cards of August: {cards}.",
                cards=THREE_OF_AUGUST,
            ),
            phrase(
                "lesson_hachi_hachi",
                "That triplet is a teyaku, a prize for the cards dealt, worth 2 kan from each. A "
                "kan is 12 mon; doubled, that is 48 mon from {gala} and 48 from {ines}.",
                gala=GALA,
                ines=INES,
            ),
        ),
        Say(
            phrase(
                "lesson_hachi_hachi", "46 for the points and twice 48 for the triplet: 142 mon."
            ),
            phrase(
                "lesson_hachi_hachi",
                "{gala} pays 46 and 48, {ines} only 48. What one is paid the others pay: all "
                "accounts together are always 0.",
                gala=GALA,
                ines=INES,
            ),
        ),
    ),
)
