"""A whole hand: to stay or to pass, the exchange, the duties in the tricks, and the pool."""

from naipes_gui.core.cards import Card
from naipes_gui.core.lesson import Do, Lesson, Say, See
from naipes_gui.core.text import Who, phrase

ANA, HUGO = Who(1), Who(2)
BEATEN = phrase(
    "lesson_mosca",
    "Careful: the queen and the jack of trumps beat the ace, and you have not seen them.",
)

FIRST_HAND = Lesson(
    key="mosca-1",
    title=phrase("lesson_mosca", "A first hand"),
    stage=phrase("lesson_mosca", "Stay, exchange, the pool"),
    about=phrase(
        "lesson_mosca",
        "You play a whole hand against {who} and {other}: staying or passing, changing cards, five "
        "tricks and the pool.",
        who=ANA,
        other=HUGO,
    ),
    crowded_below=900,
    minutes=4,
    opponents=("Ana", "Hugo"),
    lot="7C 9S KD",
    deck=(
        "TS KD AS JS JC QH TD 8C AH 7C QD KC KH JD 9D QC AD AC 8D 7S 9H 8S 7H KS 8H 7D "
        "9C TH QS TC 9S JH"
    ),
    cut=11,
    steps=(
        Say(
            phrase(
                "lesson_mosca",
                "Three counters lie in the pool: {who}, who deals, has put them in.",
                who=HUGO,
            ),
            phrase(
                "lesson_mosca",
                "Five cards each, so five tricks: everybody still in lays a card, and the best "
                "takes all of them. Whoever takes most points in the tricks takes the pool.",
            ),
        ),
        Say(
            phrase(
                "lesson_mosca", "The card turned up, {card}, makes clubs trumps.", card=Card("9C")
            ),
            phrase(
                "lesson_mosca",
                "Trumps beat every other suit. The order is king, queen, jack, ace, ten, "
                "nine, eight, seven: the ace comes after the jack.",
            ),
        ),
        Do(
            "stay 8D 7S",
            phrase(
                "lesson_mosca",
                "Two trumps and a king: stay in. Change {cards}.",
                cards=(Card("8D"), Card("7S")),
            ),
            phrase(
                "lesson_mosca",
                "Touch the two cards, then the button. Who passes neither wins nor "
                "pays; who stays and takes no trick pays two counters.",
            ),
            {
                "pass": phrase(
                    "lesson_mosca",
                    "Passing is safe, but the king of trumps takes a trick for "
                    "certain: with this hand one stays.",
                ),
                "stay": phrase(
                    "lesson_mosca",
                    "Stay, yes, but change the two that take nothing: {cards}.",
                    cards=(Card("8D"), Card("7S")),
                ),
            },
        ),
        See(
            "pass",
            phrase("lesson_mosca", "{who} passes: out of this hand, at no cost.", who=ANA),
            phrase("lesson_mosca", "Everybody is asked once, from the dealer's left on."),
        ),
        See(
            "stay 8H 7D",
            phrase(
                "lesson_mosca",
                "{who} stays and changes two as well. You drew {cards}.",
                who=HUGO,
                cards=(Card("TH"), Card("QS")),
            ),
            phrase("lesson_mosca", "Now the two of you play for the pool."),
        ),
        Do(
            "play KH",
            phrase(
                "lesson_mosca", "You lead. Begin with {card}: no heart is higher.", card=Card("KH")
            ),
            phrase(
                "lesson_mosca",
                "{who} has to follow with a heart if he has one, or else to spend a trump. Nothing "
                "beats your king of clubs: it takes a trick whenever you like.",
                who=HUGO,
            ),
            {
                "play AC": BEATEN,
                "play KC": phrase(
                    "lesson_mosca",
                    "It takes a trick now or later. First {card}, while {who} may still have "
                    "hearts.",
                    card=Card("KH"),
                    who=HUGO,
                ),
                "": phrase("lesson_mosca", "Begin with the higher one, {card}.", card=Card("KH")),
            },
        ),
        See(
            "play QC",
            phrase(
                "lesson_mosca",
                "{who} has no hearts and has to trump: twenty points for him.",
                who=HUGO,
            ),
            phrase(
                "lesson_mosca",
                "King, queen, jack, ace and ten count 10 each, lower cards what stands on them. "
                "Who takes a trick leads. And that was a high trump.",
            ),
        ),
        See("play KS"),
        Do(
            "play QS",
            phrase(
                "lesson_mosca", "{who} leads {card}. What may you play?", who=HUGO, card=Card("KS")
            ),
            phrase(
                "lesson_mosca",
                "Who has the suit has to follow, with a higher card if there is one.",
            ),
            {"": phrase("lesson_mosca", "You have a spade: you must follow.")},
            is_shown=False,
            why=phrase(
                "lesson_mosca",
                "Your only spade is {card}: who has the suit has to follow.",
                card=Card("QS"),
            ),
        ),
        See(
            "play AD",
            phrase(
                "lesson_mosca",
                "Forty points for {who}, and he leads {card}.",
                who=HUGO,
                card=Card("AD"),
            ),
            phrase("lesson_mosca", "You have no diamonds."),
        ),
        Do(
            "play AC",
            phrase("lesson_mosca", "You cannot follow. What must you play?"),
            phrase("lesson_mosca", "Take the trick with the card that costs you least."),
            {
                "play KC": phrase(
                    "lesson_mosca",
                    "It takes the trick, but {card} does too, and then the highest trump is still "
                    "yours.",
                    card=Card("AC"),
                ),
                "": phrase("lesson_mosca", "You have a trump: you must use it."),
            },
            is_shown=False,
            why=phrase(
                "lesson_mosca",
                "With {card} you take it, and the highest trump stays yours.",
                card=Card("AC"),
            ),
        ),
        Do(
            "play KC",
            phrase(
                "lesson_mosca", "Now lead {card}: it takes what trumps are left.", card=Card("KC")
            ),
            phrase(
                "lesson_mosca",
                "If {who} holds one, it can no longer beat your last card.",
                who=HUGO,
            ),
            {
                "": phrase(
                    "lesson_mosca",
                    "First the trumps: if {who} holds any, {card} takes one away.",
                    card=Card("KC"),
                    who=HUGO,
                )
            },
        ),
        See("play TC", phrase("lesson_mosca", "Forty each. Your last card decides.")),
        Do("play TH", phrase("lesson_mosca", "Your ten of hearts is the last card: lead it.")),
        See(
            "play 9S",
            phrase("lesson_mosca", "Nineteen more points for you."),
            phrase("lesson_mosca", "Now everybody counts the points of the tricks they have won."),
        ),
        Say(
            phrase("lesson_mosca", "59 points to 40: the pool is yours."),
            phrase(
                "lesson_mosca",
                "{who} took tricks, so he pays nothing more. Had he taken none, he would "
                "have put in two counters, and you would have won those as well.",
                who=HUGO,
            ),
        ),
        Say(
            phrase(
                "lesson_mosca",
                "Five cards of one suit as dealt are a mosca: they take the pool at once.",
            ),
            phrase(
                "lesson_mosca",
                "If all pass, the pool stays and grows. Who has most counters in the end "
                "wins the match.",
            ),
        ),
    ),
)
