"""The first stage: saying how many tricks one will take, and taking them alone against all."""

from naipes_gui.core.cards import Card
from naipes_gui.core.lesson import Do, Lesson, Say, See, seen
from naipes_gui.core.text import Who, phrase

HUGO, ELVIRA, BRUNO = Who(1), Who(2), Who(3)

BIDDING = Lesson(
    key="napoleon-1",
    title=phrase("lesson_napoleon", "The auction: alone against all"),
    stage=phrase("lesson_napoleon", "The auction"),
    about=phrase(
        "lesson_napoleon",
        "You say how many tricks you will take, choose the trumps with your first card, and "
        "play alone against three.",
    ),
    crowded_below=700,
    minutes=4,
    opponents=("Hugo", "Elvira", "Bruno"),
    options={"players": 4},
    lot="KH QD 8S JC",
    deck=("TD QS 8H AS KD TS 9C JC KC QC AD AH KH JH QH TH 8D 9H JD QD TC 8S AC 9D KS 9S JS 8C"),
    cut=8,
    steps=(
        Say(
            phrase(
                "lesson_napoleon",
                "Five cards, five tricks: who promises most plays alone against the others.",
            ),
            phrase(
                "lesson_napoleon",
                "A trick is a card from each: the highest of the suit led takes all, unless "
                "somebody plays a trump. The order is ace, king, queen, jack, ten, nine, eight. "
                "Whoever plays alone will choose the trumps.",
            ),
        ),
        See(
            "bid 3",
            phrase("lesson_napoleon", "{who} promises three tricks.", who=BRUNO),
            phrase(
                "lesson_napoleon",
                "Everybody speaks once, and has to promise more than was promised before, or pass. "
                "A misère, no trick at all, stands between three and four.",
            ),
        ),
        Do(
            "bid 4",
            phrase(
                "lesson_napoleon",
                "With {cards} you can promise four.",
                cards=(Card("AH"), Card("KH"), Card("JH"), Card("AC")),
            ),
            phrase(
                "lesson_napoleon",
                "With hearts as trumps ace and king take two, and the ace of clubs and the jack "
                "most likely two more.",
            ),
            {
                "pass": phrase(
                    "lesson_napoleon",
                    "This hand is too good to pass: two aces, and three cards of one suit.",
                ),
                "bid misere": phrase(
                    "lesson_napoleon",
                    "A misère promises no trick at all: with two aces that is as good as lost.",
                ),
                "bid nap": phrase(
                    "lesson_napoleon",
                    "All five? {card} will hardly take a trick. Four are enough.",
                    card=Card("9D"),
                ),
            },
        ),
        See("pass"),
        See(
            "pass",
            phrase(
                "lesson_napoleon",
                "The others pass: you are the declarer, and the three are partners.",
            ),
            phrase(
                "lesson_napoleon",
                "Make four tricks, and each of them pays you four counters. If not, you pay "
                "each of them four.",
            ),
        ),
        Do(
            "play AH",
            phrase(
                "lesson_napoleon",
                "You lead, and your first card makes its suit trumps. Lead {card}.",
                card=Card("AH"),
            ),
            phrase("lesson_napoleon", "Trumps should be your longest suit: so you draw theirs."),
            {
                "play AC": phrase(
                    "lesson_napoleon", "Then clubs would be trumps, and you have only one."
                ),
                "play 9D": phrase(
                    "lesson_napoleon",
                    "Then diamonds would be trumps, and your hearts could be trumped.",
                ),
                "": phrase(
                    "lesson_napoleon",
                    "The suit is right. Begin with the highest: nothing beats {card}.",
                    card=Card("AH"),
                ),
            },
            as_good={
                "play KH": phrase(
                    "lesson_napoleon",
                    "As good: you hold the ace yourself. Here begin with it: {card}.",
                    card=Card("AH"),
                )
            },
        ),
        *seen("play TH", "play 9H"),
        See(
            "play 8S",
            phrase(
                "lesson_napoleon",
                "One trick. Who has a heart must follow; {who} has none.",
                who=BRUNO,
            ),
            phrase("lesson_napoleon", "Nobody need beat or trump: only following suit is a duty."),
        ),
        Do(
            "play KH",
            phrase("lesson_napoleon", "Draw the trumps that are left: {card}.", card=Card("KH")),
            phrase(
                "lesson_napoleon",
                "The card that took the trick lies face down before you, the others' cards face "
                "up.",
            ),
            {
                "": phrase(
                    "lesson_napoleon",
                    "If {who} has another trump it could beat your ace of clubs. First {card}.",
                    who=HUGO,
                    card=Card("KH"),
                )
            },
        ),
        *seen("play QH", "play JS"),
        See(
            "play TC",
            phrase("lesson_napoleon", "Two tricks, and the queen of hearts has fallen."),
            phrase(
                "lesson_napoleon",
                "Five of the seven hearts are gone, and you hold another. Nobody followed "
                "but {who}.",
                who=HUGO,
            ),
        ),
        Do(
            "play JH",
            phrase("lesson_napoleon", "You need two more. Which card takes a trick for certain?"),
            phrase("lesson_napoleon", "One heart may still be out, and it is the lowest."),
            {
                "play 9D": phrase(
                    "lesson_napoleon", "Any higher diamond beats it. Keep it for the end."
                ),
                "play AC": phrase(
                    "lesson_napoleon",
                    "Somebody may have the last heart and no club, and would trump it. First draw "
                    "that heart: no other beats your jack any more.",
                ),
            },
            is_shown=False,
            why=phrase(
                "lesson_napoleon",
                "No heart that is left beats {card}, and it draws the last one.",
                card=Card("JH"),
            ),
        ),
        *seen("play 8D", "play QD"),
        See(
            "play KC",
            phrase("lesson_napoleon", "Three tricks. One is missing."),
            phrase(
                "lesson_napoleon",
                "Who has a heart must follow, and nobody did: nobody can trump any more.",
            ),
        ),
        Do(
            "play AC",
            phrase("lesson_napoleon", "And the fourth?"),
            None,
            {
                "play 9D": phrase(
                    "lesson_napoleon", "Any higher diamond beats it. No club beats your ace."
                )
            },
            is_shown=False,
            why=phrase(
                "lesson_napoleon",
                "No club beats {card}, and no trump is left.",
                card=Card("AC"),
            ),
        ),
        *seen("play 9S", "play 8C"),
        See(
            "play QC",
            phrase("lesson_napoleon", "Four tricks: the promise is kept, and play stops."),
        ),
        Say(
            phrase("lesson_napoleon", "Each of the three pays you four counters: twelve."),
            phrase(
                "lesson_napoleon",
                "All five tricks, the Nap, would have brought ten from each, or cost five to each.",
            ),
        ),
        Say(
            phrase("lesson_napoleon", "Count aces, kings and long suits before you speak."),
            phrase(
                "lesson_napoleon",
                "Over a Nap only a Wellington may be bid, and over that a Blücher: all five too, "
                "for twice the price and more. Most hands are worth a pass; then you play against "
                "the declarer, in the next lesson.",
            ),
        ),
    ),
)
