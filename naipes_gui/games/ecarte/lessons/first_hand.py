"""A whole hand as elder hand: the exchange, the king of trumps, beating and trumping, the point."""

from naipes_gui.core.cards import Card
from naipes_gui.core.lesson import Do, Lesson, Say, See
from naipes_gui.core.text import Who, phrase

BRUNO = Who(1)

FIRST_HAND = Lesson(
    key="ecarte-1",
    title=phrase("lesson_ecarte", "A first hand"),
    stage=phrase("lesson_ecarte", "Propose, exchange, play"),
    about=phrase(
        "lesson_ecarte",
        "You play a hand against {who}: changing cards, the king of trumps, the tricks.",
        who=BRUNO,
    ),
    minutes=4,
    crowded_below=900,
    opponents=("Bruno",),
    lot="8D QS",
    deck="KD 8S 7D JD 7S AC AD QC TC AH 8C QD TS KH 8D AS JS 8H 9C 7C 9D 7H 9S KS JH TD "
    "QH KC QS 9H TH JC",
    cut=12,
    steps=(
        Say(
            phrase("lesson_ecarte", "Five cards each: who takes three tricks wins the point."),
            phrase(
                "lesson_ecarte",
                "A trick is one card from you and one from {who}; the better "
                "one takes both. Five points win the game.",
                who=BRUNO,
            ),
        ),
        Say(
            phrase(
                "lesson_ecarte", "The card turned up, {card}, makes spades trumps.", card=Card("9S")
            ),
            phrase(
                "lesson_ecarte",
                "A trump beats any card of another suit. In every suit the "
                "order is king, queen, jack, ace, ten, nine, eight, seven: the ace comes after "
                "the jack.",
            ),
        ),
        Do(
            "propose",
            phrase(
                "lesson_ecarte", "One trump and one king are too few. Ask to change some: propose."
            ),
            phrase(
                "lesson_ecarte",
                "You are elder hand: so the one is called who does not deal and speaks first. "
                "You may propose that both change cards, and {who} may refuse. Or play at once, "
                "with “authority”: that promises three tricks.",
                who=BRUNO,
            ),
            {
                "stand": phrase(
                    "lesson_ecarte",
                    "You could, but {cards} alone seldom make three "
                    "tricks. Who plays without changing and fails gives away a point "
                    "more.",
                    cards=(Card("TS"), Card("KH")),
                )
            },
        ),
        See(
            "accept",
            phrase("lesson_ecarte", "{who} accepts: both may change cards now.", who=BRUNO),
            phrase(
                "lesson_ecarte",
                "Had he refused, he would play with authority: he would have promised three "
                "tricks, and you would score two points if he did not take them.",
            ),
        ),
        Do(
            "discard 8D 9C 7C",
            phrase(
                "lesson_ecarte",
                "Throw away the three that take nothing: {cards}.",
                cards=(Card("8D"), Card("9C"), Card("7C")),
            ),
            phrase(
                "lesson_ecarte",
                "Touch the three cards, then the button; or press Enter, which changes those that "
                "are marked. A trump and a king are always kept.",
            ),
            {
                "discard": phrase(
                    "lesson_ecarte",
                    "Keep {cards} alone, a trump and a king: all else goes.",
                    cards=(Card("TS"), Card("KH")),
                )
            },
        ),
        See(
            "discard 8H 7H",
            phrase(
                "lesson_ecarte",
                "You drew {cards}. {who} has changed two cards.",
                cards=(Card("KS"), Card("JH"), Card("TD")),
                who=BRUNO,
            ),
            phrase("lesson_ecarte", "Nobody sees what the other throws away: only how many."),
        ),
        Do(
            "stand",
            phrase("lesson_ecarte", "Now your hand is strong. Do not propose again: play."),
            phrase(
                "lesson_ecarte",
                "Cards have been changed, so it is no authority any more: should you fail, {who} "
                "scores the usual one point.",
                who=BRUNO,
            ),
            {
                "propose": phrase(
                    "lesson_ecarte",
                    "{who} would change cards too, and your hand can hardly get better.",
                    who=BRUNO,
                )
            },
        ),
        Do(
            "announce",
            phrase("lesson_ecarte", "You hold the king of trumps: announce it for a point."),
            phrase("lesson_ecarte", "It must be done before the first card is led."),
            {
                "conceal": phrase(
                    "lesson_ecarte", "Concealed it still takes a trick, but it scores nothing."
                )
            },
        ),
        Do(
            "play KH",
            phrase(
                "lesson_ecarte", "You lead. Begin with {card}: no heart is higher.", card=Card("KH")
            ),
            phrase(
                "lesson_ecarte",
                "{who} has to follow with a heart if he has one, and to beat yours if he can. The "
                "king of trumps can wait: nothing beats it, now or later.",
                who=BRUNO,
            ),
            {
                "": phrase(
                    "lesson_ecarte",
                    "Keep that one for later: first {card}, while {who} may still have hearts.",
                    card=Card("KH"),
                    who=BRUNO,
                )
            },
        ),
        See(
            "play QH",
            phrase(
                "lesson_ecarte",
                "{who} plays {card}: your king is higher, and the trick is yours.",
                who=BRUNO,
                card=Card("QH"),
            ),
            phrase("lesson_ecarte", "Who takes a trick leads the next."),
        ),
        Do(
            "play JH",
            phrase("lesson_ecarte", "Lead your other heart, {card}.", card=Card("JH")),
            phrase(
                "lesson_ecarte",
                "Perhaps {who} has none left: then he must spend a trump.",
                who=BRUNO,
            ),
            {
                "": phrase(
                    "lesson_ecarte",
                    "That can wait. With {card}, {who} may have to spend a trump.",
                    card=Card("JH"),
                    who=BRUNO,
                )
            },
            as_good={
                "play KS": phrase(
                    "lesson_ecarte",
                    "That one is as good: nothing beats it, now or later. Here first {card}.",
                    card=Card("JH"),
                )
            },
        ),
        See(
            "play AS",
            phrase(
                "lesson_ecarte", "No heart: {who} had to trump, and takes the trick.", who=BRUNO
            ),
            phrase(
                "lesson_ecarte",
                "Who cannot follow suit must trump, even if he would rather not. One trick each.",
            ),
        ),
        See("play KC"),
        Do(
            "play TS",
            phrase(
                "lesson_ecarte",
                "{who} leads {card}, and you have no clubs. What must you play?",
                who=BRUNO,
                card=Card("KC"),
            ),
            phrase("lesson_ecarte", "Take the trick with the card that costs you least."),
            {
                "play KS": phrase(
                    "lesson_ecarte",
                    "It would take the trick, but {card} takes it too, "
                    "and then your king is still there.",
                    card=Card("TS"),
                )
            },
            is_shown=False,
            why=phrase(
                "lesson_ecarte",
                "With {card} you take it, and your king stays for later.",
                card=Card("TS"),
            ),
        ),
        Do(
            "play KS",
            phrase("lesson_ecarte", "Two tricks for you. Which card takes the third for certain?"),
            phrase("lesson_ecarte", "Nothing is higher than the king of trumps."),
            {
                "": phrase(
                    "lesson_ecarte", "That one might be beaten; the king of trumps cannot be."
                )
            },
            is_shown=False,
            why=phrase(
                "lesson_ecarte",
                "Nothing beats {card}: that trick is certain.",
                card=Card("KS"),
            ),
            as_good={
                "claim": phrase(
                    "lesson_ecarte",
                    "It is true that nobody can take that trick from you. Here play it: with which "
                    "card?",
                )
            },
        ),
        See(
            "play JS",
            phrase("lesson_ecarte", "Three tricks: the hand is yours, and with it a point."),
            phrase(
                "lesson_ecarte",
                "With the king you announced that makes two to nothing. The fifth trick changes "
                "nothing any more: only all five, the vole, are worth two points, and {who} has "
                "taken one.",
                who=BRUNO,
            ),
        ),
        Say(
            phrase(
                "lesson_ecarte", "That is Écarté: change or play, then beat, trump, take three."
            ),
            phrase(
                "lesson_ecarte",
                "In a match you deal every other hand; then it is you who accepts or refuses. "
                "That is the next stage.",
            ),
        ),
    ),
)
