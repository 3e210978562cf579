"""The second stage: playing with two partners against the declarer."""

from naipes_gui.core.cards import Card
from naipes_gui.core.lesson import Do, Lesson, Say, See, seen
from naipes_gui.core.text import Who, phrase

HUGO, ELVIRA, BRUNO = Who(1), Who(2), Who(3)
SMALL_DIAMOND = phrase(
    "lesson_napoleon",
    "One of those can go as well: two follow suit where the ace would be wasted. Here: {card}.",
    card=Card("8C"),
)

AGAINST = Lesson(
    key="napoleon-2",
    title=phrase("lesson_napoleon", "Against the declarer"),
    stage=phrase("lesson_napoleon", "In defence"),
    about=phrase(
        "lesson_napoleon",
        "{who} promises three tricks. With {first} and {second} you keep him from it.",
        who=HUGO,
        first=ELVIRA,
        second=BRUNO,
    ),
    minutes=3,
    crowded_below=900,
    opponents=("Hugo", "Elvira", "Bruno"),
    # With five cards like these a misère would be worth trying, and passing is to be learnt here.
    options={"players": 4, "misere": False},
    lot="8S KH QD JC",
    deck=("AC KH JH JS TD QH 9C TC AS KS QD QS 8S KD TS AH KC 9S AD 8D QC 9H JC TH JD 8H 8C 9D"),
    cut=8,
    steps=(
        See(
            "bid 3",
            phrase("lesson_napoleon", "{who} promises three tricks.", who=HUGO),
        ),
        *seen("pass", "pass"),
        Do(
            "pass",
            phrase("lesson_napoleon", "One ace and nothing else: pass."),
            phrase("lesson_napoleon", "You would have to promise four."),
            {"": phrase("lesson_napoleon", "With one ace that would be dear. Pass.")},
        ),
        See(
            "play AS",
            phrase(
                "lesson_napoleon",
                "{who} leads {card}: spades are trumps.",
                who=HUGO,
                card=Card("AS"),
            ),
            phrase(
                "lesson_napoleon",
                "The three of you are partners in this hand: a trick of {first} or {second} "
                "is as good as yours.",
                first=ELVIRA,
                second=BRUNO,
            ),
        ),
        *seen("play 8S", "play TS"),
        Do("play 9S", phrase("lesson_napoleon", "You have a spade, so you must follow.")),
        *seen("play KS", "play QS", "play 8H"),
        Do(
            "play 8C",
            phrase("lesson_napoleon", "No spade left: throw what you need least."),
            phrase("lesson_napoleon", "You cannot beat a trump without one."),
            {
                "play AD": phrase("lesson_napoleon", "The ace may still take a trick. Keep it."),
            },
            is_shown=False,
            why=phrase(
                "lesson_napoleon",
                "Alone in its suit, {card} will take nothing.",
                card=Card("8C"),
            ),
            as_good=dict.fromkeys(("play 9D", "play 8D"), SMALL_DIAMOND),
        ),
        *seen("play QD", "play KD"),
        See(
            "play JD",
            phrase(
                "lesson_napoleon",
                "{who} has two tricks and leads a diamond; {other} has put the king on it.",
                who=HUGO,
                other=ELVIRA,
            ),
            phrase("lesson_napoleon", "The king is winning the trick."),
        ),
        Do(
            "play 8D",
            phrase("lesson_napoleon", "Which diamond do you play?"),
            phrase("lesson_napoleon", "Remember whose trick it is."),
            {
                "play AD": phrase(
                    "lesson_napoleon",
                    "{who} already wins it, and she is your partner: do not spend "
                    "the ace on her king.",
                    who=ELVIRA,
                ),
            },
            is_shown=False,
            why=phrase(
                "lesson_napoleon",
                "Your partner wins the trick: the lowest is enough, {card}.",
                card=Card("8D"),
            ),
            as_good={
                "play 9D": phrase(
                    "lesson_napoleon",
                    "As good: the two are neighbours. Here the lower: {card}.",
                    card=Card("8D"),
                )
            },
        ),
        *seen("play JC", "play KC"),
        Do(
            "play 9D",
            phrase(
                "lesson_napoleon", "{who} is winning this one for you. Throw a card.", who=BRUNO
            ),
            None,
            {
                "play AD": phrase(
                    "lesson_napoleon", "The ace could still take the last trick: keep it."
                )
            },
            is_shown=False,
            why=phrase(
                "lesson_napoleon",
                "Throw {card}: the ace can still take the last trick.",
                card=Card("9D"),
            ),
        ),
        See(
            "play QC",
            phrase("lesson_napoleon", "Two tricks each: the last one decides."),
        ),
        See("play AH"),
        Do(
            "play AD",
            phrase(
                "lesson_napoleon",
                "{who} leads {card}. You have one card left.",
                who=BRUNO,
                card=Card("AH"),
            ),
        ),
        See("play 9H"),
        See(
            "play TH",
            phrase(
                "lesson_napoleon",
                "{who} follows: the trick is {other}'s, and the promise is broken.",
                who=HUGO,
                other=BRUNO,
            ),
        ),
        Say(
            phrase("lesson_napoleon", "He pays each of you three counters."),
            phrase("lesson_napoleon", "Had he made it, each of you would have paid him three."),
        ),
        Say(
            phrase(
                "lesson_napoleon",
                "Against the declarer: never beat a partner, and keep what can still win.",
            ),
            phrase(
                "lesson_napoleon",
                "Who sits behind the declarer beats what he leads; the others save their high "
                "cards.",
            ),
        ),
    ),
)
