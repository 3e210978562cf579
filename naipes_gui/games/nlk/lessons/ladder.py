"""The second stage: the tricks of the second phase, in which every card beats the one before."""

from naipes_gui.core.cards import Card
from naipes_gui.core.lesson import Do, Lesson, Say, See, seen
from naipes_gui.core.text import Who, phrase

ANA, CARMEN = Who(1), Who(2)
STOCK = 25

LADDER = Lesson(
    key="nlk-2",
    title=phrase("lesson_nlk", "The ladder: get rid of them"),
    stage=phrase("lesson_nlk", "The ladder"),
    about=phrase(
        "lesson_nlk",
        "Four tricks of the second phase: leading, beating, trumping, taking.",
    ),
    minutes=4,
    crowded_below=960,
    opponents=("Ana", "Carmen"),
    options={"players": 3},
    lot="9S 8H KD",
    deck=("QD KS 8S JC AS TH TS JH 9S 8D 9D AD TC KC 9C 8H JD QC QH 8C AC 9H QS KH JS AH TD KD"),
    cut=9,
    before=("draw", "keep") * STOCK,
    steps=(
        Say(
            phrase(
                "lesson_nlk", "The stock is used up, and everybody has taken up their own pile."
            ),
            phrase(
                "lesson_nlk",
                "The last card was {card}: spades are trumps, and you lead. Whoever is the last "
                "with cards loses.",
                card=Card("9S"),
            ),
        ),
        Do(
            "play 8D",
            phrase("lesson_nlk", "Lead a low card: {card}.", card=Card("8D")),
            phrase(
                "lesson_nlk",
                "Each player in turn must beat the last card with a higher one of its suit or "
                "with a trump, or take a card.",
            ),
            {
                "": phrase(
                    "lesson_nlk",
                    "Low cards are the hardest to get rid of: lead one while you may. "
                    "{card} is the one.",
                    card=Card("8D"),
                )
            },
        ),
        See(
            "play 9D",
            phrase("lesson_nlk", "{who} beats it as cheaply as she can.", who=ANA),
        ),
        See(
            "play TD",
            phrase("lesson_nlk", "Three cards for three players: the trick is complete and goes."),
            phrase(
                "lesson_nlk",
                "Nobody has to take those cards any more. {who}, who completed it, leads.",
                who=CARMEN,
            ),
        ),
        See("play 9C"),
        Do(
            "play TC",
            phrase("lesson_nlk", "{who} leads {card}. Beat it.", who=CARMEN, card=Card("9C")),
            phrase("lesson_nlk", "A higher club, or a trump: but a trump would be a waste."),
            {
                "take": phrase(
                    "lesson_nlk",
                    "You may always take, but then you have a card more. You can beat it.",
                ),
                "": phrase(
                    "lesson_nlk",
                    "A trump does it too, but trumps are what one needs in the end. You "
                    "have a club.",
                ),
            },
            is_shown=False,
            why=phrase(
                "lesson_nlk",
                "With {card} you beat it, and no trump is spent.",
                card=Card("TC"),
            ),
        ),
        See(
            "play JC",
            phrase(
                "lesson_nlk", "{who} completes the trick: another three cards are gone.", who=ANA
            ),
        ),
        *seen("play JD", "play AD"),
        Do(
            "play 8S",
            phrase(
                "lesson_nlk",
                "Nothing of yours is higher than {card}. Beat it with the lowest trump.",
                card=Card("AD"),
            ),
            phrase(
                "lesson_nlk",
                "A trump beats every other suit. It completes the trick, and you lead again.",
            ),
            {
                "take": phrase(
                    "lesson_nlk",
                    "You would get {card}. With the lowest trump three cards are "
                    "gone, yours among them.",
                    card=Card("JD"),
                ),
                "": phrase("lesson_nlk", "The lowest trump is enough: {card}.", card=Card("8S")),
            },
        ),
        Do(
            "play 8H",
            phrase("lesson_nlk", "You lead again. Which card do you get rid of?"),
            phrase("lesson_nlk", "The low ones first."),
            {"": phrase("lesson_nlk", "There is a lower one: an eight.")},
            is_shown=False,
            why=phrase(
                "lesson_nlk",
                "Get rid of {card}: low cards are the hardest to lose.",
                card=Card("8H"),
            ),
        ),
        See("play AH"),
        See(
            "take",
            phrase(
                "lesson_nlk",
                "{who} cannot beat the ace in suit, and takes: the oldest card.",
                who=CARMEN,
            ),
            phrase(
                "lesson_nlk",
                "The lowest of the trick, {card}, goes into her hand. The ace still lies there.",
                card=Card("8H"),
            ),
        ),
        Do(
            "take",
            phrase("lesson_nlk", "You could trump the ace. But an ace is worth having: take it."),
            phrase("lesson_nlk", "It makes one card more, but one that will beat others."),
            {
                "": phrase(
                    "lesson_nlk", "That would spend a trump, and the ace would be lost to you."
                )
            },
        ),
        Say(
            phrase("lesson_nlk", "All cards of the trick were taken: the next player leads."),
            phrase(
                "lesson_nlk",
                "Who has no cards left is safe. Give the low ones away early, keep trumps for the "
                "end, and never be the last.",
            ),
        ),
        Say(
            phrase(
                "lesson_nlk",
                "So it goes on until only one player holds cards: that player has lost the hand.",
            ),
            phrase(
                "lesson_nlk",
                "The flag on a plate counts the hands lost. Nothing else is paid: whoever has lost "
                "most at the end of the match has lost it.",
            ),
        ),
    ),
)
