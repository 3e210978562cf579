"""The last stage: five at the table, who plays and who drops, and everything that is paid."""

from naipes_gui.core.cards import Card
from naipes_gui.core.lesson import Do, Lesson, Say, See, seen
from naipes_gui.core.text import Who, phrase
from naipes_gui.games.hachi_hachi.table.names import TEYAKU

GALA, BRUNO, INES, DAMIAN = Who(1), Who(2), Who(3), Who(4)
TWO_POEMS = (Card("01R"), Card("02R"))

WHOLE_FORM = Lesson(
    key="hachi_hachi-whole",
    title=phrase("lesson_hachi_hachi", "The whole form: play or drop out"),
    stage=phrase("lesson_hachi_hachi", "The whole"),
    about=phrase(
        "lesson_hachi_hachi",
        "Five sit at the table and three play: who drops out and at what price, and what is paid "
        "at the end.",
    ),
    minutes=4,
    crowded_below=960,
    opponents=("Gala", "Bruno", "Inés", "Damián"),
    options={"profile": "traditional", "players": 5},
    lot="03R 05K1 07K1 01H 09K1",
    deck=(
        "01H 06K1 11R 09R 01K2 02K2 09K2 08H 03R 04K2 06T 04R 10K1 09K1 05K2 10R 03H "
        "04K1 08K1 05T 02K1 12H 02R 02T 05K1 01K1 11T 04T 07R 03K2 07K2 10T 12K2 08K2 "
        "11H 10K2 11K1 08T 06R 05R 12K3 09T 07T 03K1 01R 12K1 06K2 07K1"
    ),
    cut=17,
    steps=(
        Say(
            phrase("lesson_hachi_hachi", "With four or more at the table, only three play a hand."),
            phrase(
                "lesson_hachi_hachi",
                "Everybody is dealt seven cards and says in turn: I play, or I drop out. "
                "{who} deals and speaks first.",
                who=INES,
            ),
        ),
        See(
            "wait",
            phrase(
                "lesson_hachi_hachi", "{who} might have promised to play without looking.", who=INES
            ),
            phrase(
                "lesson_hachi_hachi",
                "That is mizuten: who promises it and reaches 89 points is paid a kan by "
                "everybody. {who} would rather look. Now you see your cards too.",
                who=INES,
            ),
        ),
        See("in"),
        See(
            "out",
            phrase(
                "lesson_hachi_hachi",
                "{plays} plays; {drops} drops out and pays for it.",
                plays=INES,
                drops=DAMIAN,
            ),
            phrase(
                "lesson_hachi_hachi",
                "The first to drop pays 1 kan, which is 12 mon, the next 1½, then 2. With {card} "
                "in the field everything counts double: 24 mon, into the pot.",
                card=Card("08H"),
            ),
        ),
        Do(
            "in",
            phrase("lesson_hachi_hachi", "Do you play, or drop out for 36 mon?"),
            phrase(
                "lesson_hachi_hachi",
                "You hold two of the three poetry ribbons, {cards}, and the third lies in the "
                "field. That is worth playing.",
                cards=TWO_POEMS,
            ),
            {
                "out": phrase(
                    "lesson_hachi_hachi",
                    "Dropping is for hands with nothing to hope for. With these ribbons "
                    "36 mon would be a high price for not playing.",
                )
            },
        ),
        See(
            "in",
            phrase(
                "lesson_hachi_hachi", "{who} plays as well, and the three are complete.", who=GALA
            ),
            phrase(
                "lesson_hachi_hachi",
                "{out} is not asked, so he is paid for what he may not play: 3 mon for each bright "
                "or ribbon of a combination. He had one; doubled, you and {who} give 6 each, the "
                "dealer nothing.",
                out=BRUNO,
                who=GALA,
            ),
        ),
        See(
            "shuffle 02K1 09T 12K3 12K2 09K1 08K1 07K2 03H 05T 09R 03K2 11R 07T 04K1 05K2 04R "
            "06K1 10R 06T 10K1 10T",
            phrase(
                "lesson_hachi_hachi",
                "{who} shows seven chaff cards, “{yaku}”: a prize for the cards dealt.",
                who=INES,
                yaku=TEYAKU["karasu"],
            ),
            phrase(
                "lesson_hachi_hachi",
                "Worth 4 kan, doubled: 96 mon from you and 96 from {other}, whatever happens in "
                "the play. In return everybody knows now that {who} holds nothing but chaff.",
                who=INES,
                other=GALA,
            ),
        ),
        See("play 08K2 take 08H"),
        Do(
            "play 03K1 take 03R",
            phrase("lesson_hachi_hachi", "First the ribbon in the field: your cherry takes it."),
            phrase(
                "lesson_hachi_hachi",
                "Whoever holds another card of March could snatch it away; from your hand nobody "
                "takes anything, nor from what you have captured.",
            ),
            {
                "play 02R take 02K1": phrase(
                    "lesson_hachi_hachi",
                    "That ribbon is safe in your hand. The one in the field somebody else may "
                    "take: first March.",
                ),
                "": phrase("lesson_hachi_hachi", "First the ribbon of March: look at your cherry."),
            },
        ),
        *seen("play 04T take 04K2", "play 09K2 take 09T"),
        Do(
            "play 02R take 02K1",
            phrase(
                "lesson_hachi_hachi",
                "Of February a card lies there, too. Which of your two takes it?",
            ),
            phrase("lesson_hachi_hachi", "Remember what you are collecting."),
            {
                "play 02T take 02K1": phrase(
                    "lesson_hachi_hachi",
                    "Five points more, but the ribbon would stay in your hand. For the combination "
                    "it has to be captured.",
                ),
                "": phrase("lesson_hachi_hachi", "Look at February: you hold two cards of it."),
            },
            is_shown=False,
            why=phrase(
                "lesson_hachi_hachi",
                "With {card} you take {other}, and both are captured.",
                card=Card("02R"),
                other=Card("02K1"),
            ),
        ),
        See("play 06K2 take 06R"),
        See(
            "play 01K2",
            phrase(
                "lesson_hachi_hachi",
                "{who} lays down {card}: that was careless.",
                who=INES,
                card=Card("01K2"),
            ),
            phrase(
                "lesson_hachi_hachi",
                "Everybody could see that only the ribbon of January was missing in your pile. "
                "In a match, the panel shows what rivals collect too.",
            ),
        ),
        Do(
            "play 01R take 01K2",
            phrase("lesson_hachi_hachi", "Complete the three poems."),
            None,
            {"": phrase("lesson_hachi_hachi", "January: your ribbon takes the pine in the field.")},
            is_shown=False,
            why=phrase(
                "lesson_hachi_hachi",
                "With {card} you take {other}, and the three are complete.",
                card=Card("01R"),
                other=Card("01K2"),
            ),
        ),
        Do(
            "shobu",
            phrase("lesson_hachi_hachi", "Seven kan, doubled. Do you stop, or go on?"),
            phrase(
                "lesson_hachi_hachi",
                "Stopping brings 168 mon from each at once, and the pot. If you go on and somebody "
                "else stops, you pay for both.",
            ),
            {
                "sage": phrase(
                    "lesson_hachi_hachi",
                    "There is little more to be had with the cards you have left. Here: stop.",
                )
            },
        ),
        Say(
            phrase("lesson_hachi_hachi", "The account: twice 168, and the pot of 24, are yours."),
            phrase(
                "lesson_hachi_hachi",
                "You pay {ines} 96 for the seven chaff cards, and you paid {bruno} 6: "
                "336 + 24 − 96 − 6 = 258 mon.",
                ines=INES,
                bruno=BRUNO,
            ),
        ),
        Say(
            phrase(
                "lesson_hachi_hachi",
                "{damian} dropped out and lost 24; {gala} played: −270.",
                damian=DAMIAN,
                gala=GALA,
            ),
            phrase(
                "lesson_hachi_hachi",
                "That is what the fee is for: it costs little to keep out of a hand that "
                "others will win. Who wins a hand deals the next one. Other words of the sheet, "
                "such as diving or escape, are explained where one points at them.",
            ),
        ),
        Say(
            phrase(
                "lesson_hachi_hachi",
                "Now you know the traditional form; the match that you can play now has its rules.",
            ),
            phrase(
                "lesson_hachi_hachi",
                "There is a plainer form, too, called Rulebook under “New match”: everybody plays "
                "every hand to its end and settles with each of the others.",
            ),
        ),
    ),
)
