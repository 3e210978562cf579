"""A second hand, as dealer: the king turned up, and whether to accept or to refuse."""

from naipes_gui.core.cards import Card
from naipes_gui.core.lesson import Do, Lesson, Say, See
from naipes_gui.core.text import Who, phrase

BRUNO = Who(1)

AS_DEALER = Lesson(
    key="ecarte-2",
    title=phrase("lesson_ecarte", "As dealer"),
    stage=phrase("lesson_ecarte", "Accept or refuse"),
    about=phrase(
        "lesson_ecarte",
        "Now you deal, and {who} speaks first: you accept or refuse what he proposes.",
        who=BRUNO,
    ),
    minutes=4,
    crowded_below=900,
    opponents=("Bruno",),
    lot="QS 8D",
    deck="AS 7H 8H QS KD QC 9S TS JS 9H AC 8D 8S TH KS JD 7S 9C 7C KH JH 8C QD QH 7D AD 9D AH "
    "KC JC TD TC",
    cut=9,
    steps=(
        Say(
            phrase(
                "lesson_ecarte",
                "You have turned up {card}: a king, and a point for you.",
                card=Card("KH"),
            ),
            phrase(
                "lesson_ecarte",
                "Hearts are trumps. A king that is turned up scores for the dealer at once. It "
                "stays on the table: in this hand nobody else can hold it.",
            ),
        ),
        See(
            "propose",
            phrase("lesson_ecarte", "{who} proposes: he would like to change cards.", who=BRUNO),
            phrase(
                "lesson_ecarte",
                "The other one speaks first and will lead first. You answer: accept, and both may "
                "change; refuse, and the cards are played as they were dealt.",
            ),
        ),
        Do(
            "accept",
            phrase("lesson_ecarte", "One low trump and one king are too few: accept."),
            phrase(
                "lesson_ecarte",
                "Who refuses the first proposal promises three tricks. If you failed, {who} would "
                "score two points instead of one.",
                who=BRUNO,
            ),
            {
                "refuse": phrase(
                    "lesson_ecarte",
                    "You could, but {cards} alone seldom make three tricks, and failing after you "
                    "refused costs a point more.",
                    cards=(Card("TH"), Card("KS")),
                )
            },
        ),
        See("discard 8D 7S"),
        Do(
            "discard 8S 9C 7C",
            phrase(
                "lesson_ecarte",
                "{who} has changed two cards. Throw away three: {cards}.",
                who=BRUNO,
                cards=(Card("8S"), Card("9C"), Card("7C")),
            ),
            phrase(
                "lesson_ecarte",
                "The other one changes first, the dealer last. A trump and a king are kept, as "
                "always.",
            ),
            {
                "discard": phrase(
                    "lesson_ecarte",
                    "Keep {cards} alone, a trump and a king: all else goes.",
                    cards=(Card("TH"), Card("KS")),
                )
            },
        ),
        See(
            "propose",
            phrase(
                "lesson_ecarte",
                "You drew {cards}. {who} proposes again.",
                cards=(Card("QD"), Card("QH"), Card("7D")),
                who=BRUNO,
            ),
            phrase(
                "lesson_ecarte",
                "Cards may be changed as often as both agree and the stock lasts. Look at what you "
                "hold now.",
            ),
        ),
        Do(
            "refuse",
            phrase("lesson_ecarte", "Would you play this hand yourself? Then refuse."),
            phrase(
                "lesson_ecarte",
                "The king of trumps lies on the table, so nothing beats {card}. And after an "
                "exchange a refusal promises nothing: failing costs the usual point.",
                card=Card("QH"),
            ),
            {
                "accept": phrase(
                    "lesson_ecarte",
                    "{who} would get better cards too, and yours can hardly improve: two trumps, "
                    "one of them the highest, and a king.",
                    who=BRUNO,
                )
            },
        ),
        See("play AC"),
        Do(
            "play TH",
            phrase(
                "lesson_ecarte",
                "{who} leads {card}, and you have no clubs. Which trump do you spend?",
                who=BRUNO,
                card=Card("AC"),
            ),
            phrase("lesson_ecarte", "You must trump. Either one takes the trick."),
            {
                "play QH": phrase(
                    "lesson_ecarte",
                    "It would take the trick, but so does {card}, and then the highest trump is "
                    "still yours.",
                    card=Card("TH"),
                )
            },
            is_shown=False,
            why=phrase(
                "lesson_ecarte",
                "With {card} you take it as well, and your other trump stays the highest.",
                card=Card("TH"),
            ),
        ),
        Do(
            "play QH",
            phrase(
                "lesson_ecarte",
                "Now draw the trumps of {who}: lead {card}.",
                who=BRUNO,
                card=Card("QH"),
            ),
            phrase(
                "lesson_ecarte",
                "He has to follow with a trump if he has one, and that trump can no longer take "
                "your king.",
            ),
            {
                "": phrase(
                    "lesson_ecarte",
                    "While {who} has trumps he may take that one. First {card}.",
                    who=BRUNO,
                    card=Card("QH"),
                )
            },
        ),
        See(
            "play 9H",
            phrase("lesson_ecarte", "Two tricks for you, and one trump of his is gone."),
        ),
        Do(
            "play KS",
            phrase("lesson_ecarte", "Lead your king, {card}.", card=Card("KS")),
            phrase("lesson_ecarte", "If {who} has a spade, it is your third trick.", who=BRUNO),
            {
                "": phrase(
                    "lesson_ecarte",
                    "A king is beaten by a trump alone, that card by others too. Begin with "
                    "{card}.",
                    card=Card("KS"),
                )
            },
        ),
        See(
            "play JH",
            phrase("lesson_ecarte", "He had no spade but a second trump: one trick for him."),
            phrase("lesson_ecarte", "You have two, and one more is enough. Who takes it leads."),
        ),
        See("play JD"),
        Do(
            "play QD",
            phrase(
                "lesson_ecarte",
                "{who} leads {card}. You hold two diamonds: which one must you play?",
                who=BRUNO,
                card=Card("JD"),
            ),
            phrase("lesson_ecarte", "One has to follow suit, and to beat the card if one can."),
            is_shown=False,
            why=phrase(
                "lesson_ecarte",
                "You follow suit and beat it, as you must: {card}.",
                card=Card("QD"),
            ),
        ),
        Say(
            phrase("lesson_ecarte", "Three tricks: the point is yours. Two to nothing."),
            phrase(
                "lesson_ecarte",
                "One for the king that you turned up, one for the tricks. Had you refused at once "
                "and failed, it would be two for {who}.",
                who=BRUNO,
            ),
        ),
        Say(
            phrase("lesson_ecarte", "As dealer: refuse with a hand you would play, else accept."),
            phrase(
                "lesson_ecarte",
                "The first refusal promises three tricks, a later one nothing. A king turned up is "
                "a point.",
            ),
        ),
    ),
)
