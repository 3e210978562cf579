"""A later stage: combinations of captured cards, and the choice to stop or to go on."""

from naipes_gui.core.cards import Card
from naipes_gui.core.lesson import Do, Lesson, Say, See
from naipes_gui.core.text import Who, phrase
from naipes_gui.games.hachi_hachi.rules.yaku_names import DEKIYAKU

GALA, INES = Who(1), Who(2)

COMBINATIONS = Lesson(
    key="hachi_hachi-2",
    title=phrase("lesson_hachi_hachi", "Combinations: stop or go on"),
    stage=phrase("lesson_hachi_hachi", "Yaku"),
    about=phrase(
        "lesson_hachi_hachi",
        "Three turns of the traditional game: collecting a combination, and what to do when it is "
        "complete.",
    ),
    minutes=3,
    crowded_below=960,
    opponents=("Gala", "Inés"),
    options={"profile": "traditional"},
    lot="01H 03R 02R",
    deck=(
        "10K2 09K1 04R 05T 02K2 06K2 09R 01H 01K2 08H 11T 04K2 08K2 07K2 12H 10T 03H "
        "04T 07T 11R 03K2 06T 08T 10R 02T 01K1 02R 03R 10K1 01R 02K1 04K1 09K2 12K3 "
        "06R 11H 05K2 07R 09T 05K1 12K1 06K1 07K1 08K1 03K1 11K1 12K2 05R"
    ),
    cut=17,
    steps=(
        Say(
            phrase(
                "lesson_hachi_hachi",
                "In the traditional game some captured cards are worth more together.",
            ),
            phrase(
                "lesson_hachi_hachi",
                "Such a combination is a yaku, and each has its price. Who completes one may stop "
                "the hand and be paid for it by both others.",
            ),
        ),
        Do(
            "play 01K1 take 01R",
            phrase(
                "lesson_hachi_hachi",
                "Three ribbons carry a poem: of January, February and March. Take the first.",
            ),
            phrase(
                "lesson_hachi_hachi",
                "{card} lies in the field; your pine takes it.",
                card=Card("01R"),
            ),
            {
                "play 02R take 02K1": phrase(
                    "lesson_hachi_hachi",
                    "That ribbon is safe in your hand. First the one in the field, which others "
                    "could take: January, with your pine.",
                ),
                "": phrase(
                    "lesson_hachi_hachi",
                    "The ribbon of January is what you want: take it with your pine.",
                ),
            },
        ),
        Say(
            phrase(
                "lesson_hachi_hachi",
                "As always a card from the stock was turned after yours.",
            ),
            phrase(
                "lesson_hachi_hachi",
                "It was {card}, and it stays: keep it in mind, it is of March.",
                card=Card("03K1"),
            ),
        ),
        See("play 04T take 04K1"),
        See(
            "play 06T take 06K1",
            phrase(
                "lesson_hachi_hachi",
                "{who} has the butterflies, {other} the cuckoo.",
                who=INES,
                other=GALA,
            ),
            phrase(
                "lesson_hachi_hachi",
                "Animals count 10 each, but in this form they make no yaku: ribbons and brights "
                "do. Keep an eye on what others collect.",
            ),
        ),
        Do(
            "play 03R take 03K1",
            phrase(
                "lesson_hachi_hachi",
                "The other two ribbons are in your hand. Begin with March: what does it take?",
            ),
            phrase(
                "lesson_hachi_hachi",
                "Only captured cards count: a ribbon in the hand is not yours yet.",
            ),
            {
                "": phrase(
                    "lesson_hachi_hachi",
                    "Look for your ribbon of March, and for the cherry that was turned.",
                )
            },
            is_shown=False,
            why=phrase(
                "lesson_hachi_hachi",
                "With {card} you take {other}, and both are captured.",
                card=Card("03R"),
                other=Card("03K1"),
            ),
            as_good={
                "play 02R take 02K1": phrase(
                    "lesson_hachi_hachi",
                    "That ribbon is one of the three too, and as good; its turn comes next. Here "
                    "begin with March.",
                )
            },
        ),
        See("play 07T take 07K1"),
        See(
            "play 08T take 08K1",
            phrase("lesson_hachi_hachi", "Now only one ribbon is missing."),
            phrase("lesson_hachi_hachi", "A card of February lies there, too."),
        ),
        Do(
            "play 02R take 02K1",
            phrase("lesson_hachi_hachi", "Which card completes the three poems?"),
            None,
            {
                "": phrase(
                    "lesson_hachi_hachi", "February: your ribbon takes the plum in the field."
                )
            },
            is_shown=False,
            why=phrase(
                "lesson_hachi_hachi",
                "With {card} you take {other}, and the three are complete.",
                card=Card("02R"),
                other=Card("02K1"),
            ),
        ),
        Do(
            "shobu",
            phrase("lesson_hachi_hachi", "Poetry ribbons: seven kan. Stop now, or go on?"),
            phrase(
                "lesson_hachi_hachi",
                "Shōbu ends the hand, and both pay you. Sage goes on for more, but if a "
                "rival completes something and stops, you pay for both.",
            ),
            {
                "sage": phrase(
                    "lesson_hachi_hachi",
                    "You could go on, but seven kan in the hand are worth more "
                    "than the hope of a second combination. Here: stop.",
                )
            },
        ),
        Say(
            phrase(
                "lesson_hachi_hachi",
                "Each of them pays seven kan. A kan is twelve mon: 84 from each, 168 in all.",
            ),
            phrase(
                "lesson_hachi_hachi",
                "The hand ended because you stopped it: then the points of the cards do not count.",
            ),
        ),
        Say(
            phrase(
                "lesson_hachi_hachi",
                "If nobody completes a yaku, the cards are played out and the points settled "
                "against 88.",
            ),
            phrase(
                "lesson_hachi_hachi",
                "Whoever has a yaku and did not stop is paid half of it when the cards run out.",
            ),
        ),
        Say(
            phrase(
                "lesson_hachi_hachi",
                "Five yaku there are: yours, “{yaku}”, and four more.",
                yaku=DEKIYAKU["akatan"],
            ),
            phrase(
                "lesson_hachi_hachi",
                "{aotan}, those of June, September and October: 7 kan as well. Any seven ribbons "
                "but the willow's: 10. {shiko}, all but the rain man: 10. {goko}: 12.",
                aotan=DEKIYAKU["aotan"],
                shiko=DEKIYAKU["shiko"],
                goko=DEKIYAKU["goko"],
            ),
        ),
        Say(
            phrase(
                "lesson_hachi_hachi",
                "In a match, the page “Yaku” of the panel shows all of them, with their price.",
            ),
            phrase(
                "lesson_hachi_hachi",
                "There it says who is near which, and which can no longer be completed. They are "
                "in the rules, too: F1.",
            ),
        ),
    ),
)
