"""The variants of Hachi-Hachi: two profiles, and what may be changed in each."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from naipes_gui.core.errors import BadOptions
from naipes_gui.core.options import (
    NEVER,
    Condition,
    Options,
    Value,
    choice,
    enforcement,
    number,
    switch,
    unless,
    where,
)
from naipes_gui.core.text import Phrase, phrase

TARGETS = {3: 200, 4: 400, 5: 700, 6: 1000}
FIXED: Mapping[str, Mapping[str, Value]] = {
    "acanomas": {
        "active_players": "all", "must_leave_card": False, "dropout": False, "buyout": False,
        "hand_swap": False, "mizuten": "off", "sage_shobu": False, "yaku_pay_timing": "end",
        "achievements": False, "liability": False, "settlement": "pairwise",
    },
    "traditional": {
        "active_players": "threeOfN", "must_leave_card": False, "hand_capture": "mandatory",
        "flip": "always", "sage_shobu": True, "settlement": "par88",
    },
}  # fmt: skip
"""What a profile does not leave open."""
FOR_THREE: Mapping[str, Value] = {"buyout": False, "hand_swap": False, "mizuten": "off"}
"""What needs somebody to drop out in the traditional profile."""


def _bound(profile: str, players: int) -> dict[str, Value]:
    """Return the options that are fixed, with the value they must have."""
    bound = dict(FIXED[profile])
    if profile == "traditional":
        bound["dropout"] = players > 3
        bound.update(FOR_THREE if players == 3 else {})
    return bound


def _decides(key: str, values: Mapping[str, Value]) -> str:
    """Return which option forces another: the profile, or how many drop out."""
    return "profile" if key in FIXED[str(values["profile"])] else "players"


def by_profile(acanomas: Value, traditional: Value) -> Callable[[Mapping[str, Value]], Value]:
    """Return the default of an option that differs between the profiles."""
    return lambda chosen: traditional if chosen["profile"] == "traditional" else acanomas


def _drops(chosen: Mapping[str, Value]) -> bool:
    return chosen["profile"] == "traditional" and int(chosen["players"]) > 3


def _eight_may_be_taken(chosen: Mapping[str, Value]) -> bool:
    """Tell whether seven turns can bring eight ribbons: by more cards than those of the hand."""
    if chosen["profile"] == "traditional" or chosen["four_on_table"] == "dealerTakes":
        return True
    return chosen["flip"] == "always" and int(chosen["players"]) < 6


def _target(chosen: Mapping[str, Value]) -> int:
    return TARGETS[int(chosen["players"])]


def _mizuten(chosen: Mapping[str, Value]) -> str:
    return "achievement" if _drops(chosen) else "off"


@dataclass(frozen=True, slots=True, kw_only=True)
class HachiOptions(Options):
    """What the players agree on before the first deal."""

    players: int = number(
        3,
        3,
        6,
        phrase("games", "Players"),
        phrase("hachi_hachi", "Three to six sit down; three is best."),
    )
    enforce: str = enforcement(NEVER)
    profile: str = choice(
        "acanomas",
        {
            "acanomas": phrase("hachi_hachi", "Rulebook: each settles with each"),
            "traditional": phrase("hachi_hachi", "Japanese: three play, par is 88"),
        },
        phrase("hachi_hachi", "Form of the game"),
        phrase(
            "hachi_hachi",
            "Either everybody plays and settles with each other, or three play the Japanese way.",
        ),
    )
    active_players: str = choice(
        by_profile("all", "threeOfN"),
        {
            "all": phrase("hachi_hachi", "Everybody"),
            "threeOfN": phrase("hachi_hachi", "Three of them"),
        },
        phrase("hachi_hachi", "Who plays a hand"),
        phrase("hachi_hachi", "How many of those at the table play each hand."),
    )
    lot_method: str = choice(
        "earliestMonth",
        {
            "earliestMonth": phrase("hachi_hachi", "Earliest month"),
            "random": phrase("hachi_hachi", "At random"),
        },
        phrase("games", "First dealer"),
        phrase("hachi_hachi", "How the first dealer is found. (Rule 2.2)"),
    )
    cutter: str = choice(
        by_profile("left", "right"),
        {
            "left": phrase("hachi_hachi", "Left of the dealer"),
            "right": phrase("hachi_hachi", "Right of the dealer"),
        },
        phrase("hachi_hachi", "Who cuts"),
        phrase("hachi_hachi", "Which neighbour of the dealer cuts the pack. (Rule 2.2)"),
    )
    deal_order: str = choice(
        by_profile("tableFirst", "interleaved"),
        {
            "tableFirst": phrase("hachi_hachi", "Field first"),
            "interleaved": phrase("hachi_hachi", "Field in between"),
        },
        phrase("games", "Deal"),
        phrase(
            "hachi_hachi",
            "Whether the six cards of the field are dealt first, or three after each round. "
            "(Rule 2.2)",
        ),
    )
    four_on_table: str = choice(
        by_profile("dealerTakes", "misdealRedeal"),
        {
            "dealerTakes": phrase("hachi_hachi", "The dealer takes them"),
            "misdealPass": phrase("hachi_hachi", "Void, the deal passes"),
            "misdealRedeal": phrase("hachi_hachi", "Void, same dealer"),
        },
        phrase("hachi_hachi", "Four of a month in the field"),
        phrase(
            "hachi_hachi", "What happens when all four cards of a month are dealt to it. (Rule 2.5)"
        ),
    )
    hand_capture: str = choice(
        by_profile("optional", "mandatory"),
        {
            "optional": phrase("hachi_hachi", "Optional"),
            "mandatory": phrase("hachi_hachi", "Compulsory"),
        },
        phrase("hachi_hachi", "Capture with a hand card"),
        phrase(
            "hachi_hachi", "Whether a card of the hand that finds its month must take. (Rule 2.4)"
        ),
    )
    flip: str = choice(
        by_profile("ifNoHandCapture", "always"),
        {
            "ifNoHandCapture": phrase("hachi_hachi", "Only after no capture"),
            "always": phrase("hachi_hachi", "Every turn"),
        },
        phrase("hachi_hachi", "Turning a stock card"),
        phrase("hachi_hachi", "Whether a capture from the hand ends the turn. (Rule 2.4)"),
        # Of 48 cards, six hands of seven and the field leave none to turn.
        unless("players", 6),
    )
    must_leave_card: bool = switch(
        False,
        phrase("hachi_hachi", "A turn leaves a card"),
        phrase("hachi_hachi", "Kept for rules that forbid to empty the field; not in use."),
        NEVER,
    )
    pile_face_down: bool = switch(
        by_profile(True, False),
        phrase("hachi_hachi", "Captures face down"),
        phrase("hachi_hachi", "Whether the captured cards of the others lie face down."),
    )
    multiplier: bool = switch(
        by_profile(False, True),
        phrase("hachi_hachi", "Field multiplier"),
        phrase("hachi_hachi", "Brights in the field double or quadruple all payments. (Rule 2.6)"),
    )
    carry_rule: str = choice(
        "carriedFirst",
        {
            "carriedFirst": phrase("hachi_hachi", "Carried ones first"),
            "largestFirst": phrase("hachi_hachi", "Largest first"),
            "stack": phrase("hachi_hachi", "Multiplied together"),
        },
        phrase("hachi_hachi", "Several brights in the field"),
        phrase("hachi_hachi", "Which multiplier counts now and which later hands. (Rule 2.6)"),
        where("multiplier", True),
    )
    etsunen: bool = switch(
        False,
        phrase("hachi_hachi", "Seeing the year out"),
        phrase(
            "hachi_hachi", "After the last hand, play on while multipliers are carried. (Rule 2.6)"
        ),
        where("multiplier", True),
        unless("match_end", "target"),
    )
    dropout: bool = switch(
        _drops,
        phrase("hachi_hachi", "Dropping out"),
        phrase("hachi_hachi", "With four or more, all but three drop out for a fee. (Rule 2.7)"),
    )
    forced_three: bool = switch(
        True,
        phrase("hachi_hachi", "Always three play"),
        phrase("hachi_hachi", "Nobody may drop when only three would be left. (Rule 2.7)"),
        where("dropout", True),
    )
    forced_out_payers: str = choice(
        "nonDealerActive",
        {
            "nonDealerActive": phrase("hachi_hachi", "The two who do not lead"),
            "allActive": phrase("hachi_hachi", "All three players"),
        },
        phrase("hachi_hachi", "Compensation paid by"),
        phrase("hachi_hachi", "Who compensates a player who is forced out. (Rule 2.7)"),
        where("dropout", True),
    )
    buyout: bool = switch(
        False,
        phrase("hachi_hachi", "Buying a place"),
        phrase("hachi_hachi", "A player who is forced out may offer to buy a place. (Rule 2.7)"),
    )
    hand_swap: bool = switch(
        False,
        phrase("hachi_hachi", "Swapping with the dealer"),
        phrase("hachi_hachi", "Unseen hands may be exchanged for the dealer's. (Rule 2.7)"),
    )
    mizuten: str = choice(
        _mizuten,
        {
            "off": phrase("hachi_hachi", "No"),
            "achievement": phrase("hachi_hachi", "Paid for 89 points"),
            "bga": phrase("hachi_hachi", "Paid by those who drop"),
        },
        phrase("hachi_hachi", "Mizuten"),
        phrase("hachi_hachi", "The dealer may promise to play before looking. (Rule 2.7)"),
    )
    handicap_source: str = choice(
        "dealtHand",
        {
            "dealtHand": phrase("hachi_hachi", "Yes"),
            "off": phrase("hachi_hachi", "No"),
        },
        phrase("hachi_hachi", "Combinations in the hand"),
        phrase("hachi_hachi", "Whether the hand as dealt can score: teyaku. (Rule 2.8)"),
    )
    handicap_reveal: str = choice(
        by_profile("atEnd", "atStart"),
        {
            "atEnd": phrase("hachi_hachi", "At the end"),
            "atStart": phrase("hachi_hachi", "At the start"),
        },
        phrase("hachi_hachi", "Hand combinations are shown"),
        phrase("hachi_hachi", "When the others learn of a combination in the hand. (Rule 2.8)"),
        where("handicap_source", "dealtHand"),
    )
    aka_kan: int = number(
        2,
        2,
        3,
        phrase("hachi_hachi", "Red hand"),
        phrase("hachi_hachi", "The kan for a hand of ribbons and chaff. (Rule 2.8)"),
        where("handicap_source", "dealtHand"),
    )
    haneken_kan: int = number(
        7,
        7,
        8,
        phrase("hachi_hachi", "Triplet and two pairs"),
        phrase("hachi_hachi", "The kan for a triplet and two pairs in the hand. (Rule 2.8)"),
        where("handicap_source", "dealtHand"),
    )
    two_triplets: str = choice(
        "6-7-8",
        {
            "6-7-8": phrase("hachi_hachi", "6, 7 and 8"),
            "4-5-6": phrase("hachi_hachi", "4, 5 and 6"),
        },
        phrase("hachi_hachi", "Two triplets"),
        phrase(
            "hachi_hachi", "The kan for two triplets with none, one or two standing. (Rule 2.8)"
        ),
        where("handicap_source", "dealtHand"),
    )
    sunashi: bool = switch(
        False,
        phrase("hachi_hachi", "Hand without chaff"),
        phrase("hachi_hachi", "Seven cards without chaff score 4 kan. (Rule 2.8)"),
        where("handicap_source", "dealtHand"),
    )
    muko_sanbon: bool = switch(
        False,
        phrase("hachi_hachi", "Fourth of the field"),
        phrase(
            "hachi_hachi", "The fourth card to three dealt to the field scores 2 kan. (Rule 2.8)"
        ),
        where("handicap_source", "dealtHand"),
    )
    inoshikacho: bool = switch(
        False,
        phrase("hachi_hachi", "Boar, deer and butterflies"),
        phrase("hachi_hachi", "These three animals make a combination of 7 kan. (Rule 2.9)"),
    )
    nanatan_plus: bool = switch(
        False,
        phrase("hachi_hachi", "More than seven ribbons"),
        phrase("hachi_hachi", "Every ribbon beyond seven adds 1 kan. (Rule 2.9)"),
        Condition(_eight_may_be_taken, "flip"),
    )
    brights_additive: bool = switch(
        False,
        phrase("hachi_hachi", "Four brights count in five"),
        phrase("hachi_hachi", "Five brights score 12 and 10 kan together. (Rule 2.9)"),
    )
    sage_shobu: bool = switch(
        by_profile(False, True),
        phrase("hachi_hachi", "Stop or go on"),
        phrase("hachi_hachi", "Who completes a combination may end the hand. (Rule 2.10)"),
    )
    yaku_pay_timing: str = choice(
        "end",
        {
            "end": phrase("hachi_hachi", "At the end"),
            "immediate": phrase("games", "At once"),
        },
        phrase("hachi_hachi", "Combinations are paid"),
        phrase("hachi_hachi", "When the others pay for a combination. (Rule 2.11)"),
    )
    specials: bool = switch(
        by_profile(False, True),
        phrase("hachi_hachi", "Special hands"),
        phrase(
            "hachi_hachi",
            "Whether All Eights, Double Eights and Sixteen Chaff are played. (Rule 2.11)",
        ),
    )
    achievements: bool = switch(
        by_profile(False, True),
        phrase("hachi_hachi", "Diving and Escape"),
        phrase("hachi_hachi", "A hand combination can earn 1 kan more in the play. (Rule 2.11)"),
        where("handicap_source", "dealtHand"),
    )
    achievements_after_yaku_end: bool = switch(
        True,
        phrase("hachi_hachi", "Diving after a stop"),
        phrase("hachi_hachi", "Diving counts also when a player ended the hand. (Rule 2.11)"),
        where("achievements", True),
        where("handicap_source", "dealtHand"),
    )
    liability: bool = switch(
        False,
        phrase("hachi_hachi", "Liability"),
        phrase("hachi_hachi", "Who feeds the last card of a combination pays for it. (Rule 2.11)"),
    )
    settlement: str = choice(
        by_profile("pairwise", "par88"),
        {
            "pairwise": phrase("hachi_hachi", "Each with each"),
            "par88": phrase("hachi_hachi", "Against 88"),
        },
        phrase("hachi_hachi", "Settlement"),
        phrase("hachi_hachi", "How the points of the cards are paid. (Rules 2.11 and 2.12)"),
    )
    kan_points: int = choice(
        12,
        {12: phrase("hachi_hachi", "12 mon"), 10: phrase("hachi_hachi", "10 mon")},
        phrase("hachi_hachi", "One kan"),
        phrase("hachi_hachi", "How many mon, or points, a kan is worth. (Rule 2.14)"),
    )
    deal_rotation: str = choice(
        by_profile("right", "winner"),
        {
            "right": phrase("hachi_hachi", "To the right"),
            "winner": phrase("hachi_hachi", "To the winner"),
        },
        phrase("hachi_hachi", "Next dealer"),
        phrase("hachi_hachi", "Who deals the next hand. (Rule 2.13)"),
    )
    match_end: str = choice(
        "hands12",
        {
            "hands12": phrase("hachi_hachi", "12 hands, January to December"),
            "hands6": phrase("hachi_hachi", "6 hands, January to June"),
            "hands3": phrase("hachi_hachi", "3 hands, January to March"),
            "target": phrase("hachi_hachi", "A total"),
            "either": phrase("hachi_hachi", "12 hands or a total"),
        },
        phrase("games", "Match"),
        phrase("hachi_hachi", "When the match ends. (Rule 2.13)"),
    )
    target_total: int = number(
        _target,
        200,
        1000,
        phrase("hachi_hachi", "Total"),
        phrase("hachi_hachi", "The balance that wins where a total is played for. (Rule 2.13)"),
        where("match_end", "target", "either"),
    )

    def check(self) -> None:
        """Refuse what the profile or the number of players does not know."""
        for key, value in _bound(self.profile, self.players).items():
            if getattr(self, key) != value:
                raise BadOptions(self._must_be(key, value))
        if self.is_traditional and self.players > 3 and self.four_on_table == "dealerTakes":
            raise BadOptions(
                phrase(
                    "hachi_hachi",
                    "The dealer cannot take four cards of a month where players drop out. "
                    "(Rule 2.5)",
                )
            )

    def _must_be(self, key: str, value: Value) -> Phrase:
        option = next(option for option in self.declared() if option.key == key)
        return phrase(
            "hachi_hachi",
            "With these rules and so many players “{option}” must be “{value}”.",
            option=option.label,
            value=option.told(value),
        )

    @classmethod
    def bound(cls, values: Mapping[str, Value]) -> dict[str, tuple[Value, str]]:
        """Return what the profile and the number of players decide."""
        forced = _bound(str(values["profile"]), int(values["players"]))
        return {key: (value, _decides(key, values)) for key, value in forced.items()}

    @property
    def is_traditional(self) -> bool:
        """Whether the Japanese profile is played."""
        return self.profile == "traditional"

    @property
    def hands(self) -> int | None:
        """The number of hands of the match, if it is limited."""
        return {"hands12": 12, "hands6": 6, "hands3": 3, "either": 12}.get(self.match_end)

    @property
    def has_target(self) -> bool:
        """Whether a balance ends the match."""
        return self.match_end in ("target", "either")

    @property
    def half_kan(self) -> int:
        """Half a kan in mon."""
        return self.kan_points // 2
