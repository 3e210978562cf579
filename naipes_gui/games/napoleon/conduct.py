"""How Napoleon is dealt, bid and played: the first half of its options."""

from collections.abc import Mapping
from dataclasses import dataclass

from naipes_gui.core.options import (
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
from naipes_gui.core.text import phrase


def _has_high_bids(chosen: Mapping[str, Value]) -> Value:
    return chosen["variant"] not in ("ecarte", "seven")


def _has_blucher(chosen: Mapping[str, Value]) -> Value:
    return _has_high_bids(chosen) and chosen["wellington"]


def _dealer_bids(chosen: Mapping[str, Value]) -> bool:
    limit = chosen["dealer_sits_out_from"]
    return not isinstance(limit, int) or int(chosen["players"]) < limit


@dataclass(frozen=True, slots=True, kw_only=True)
class Conduct(Options):
    """What the players agree on about the cards, the auction and the play."""

    players: int = number(
        5,
        3,
        7,
        phrase("games", "Players"),
        phrase("napoleon", "Three to seven can play; five is best. (Rule 2.1)"),
    )
    enforce: str = enforcement()
    variant: str = choice(
        "none",
        {
            "none": phrase("napoleon", "Plain Napoleon"),
            "extra_card": phrase("napoleon", "Extra card"),
            "miron": phrase("napoleon", "Peep Nap"),
            "sir_garnet": phrase("napoleon", "Sir Garnet, the spare hand"),
            "ecarte": phrase("napoleon", "Écarté Nap"),
            "seven": phrase("napoleon", "Seven cards"),
            "seven_discard2": phrase("napoleon", "Seven cards, two discarded"),
        },
        phrase("napoleon", "Variant"),
        phrase(
            "napoleon",
            "Whether there are cards to look at, to take or to buy, or seven cards each. "
            "(Rules 2.33 to 2.38)",
        ),
    )
    deck: str | int = choice(
        "auto",
        {
            "auto": phrase("napoleon", "By number of players"),
            24: phrase("napoleon", "24 cards, from the nine"),
            28: phrase("napoleon", "28 cards, from the eight"),
            32: phrase("napoleon", "32 cards, from the seven"),
            36: phrase("napoleon", "36 cards, from the six"),
            40: phrase("napoleon", "40 cards, from the five"),
            52: phrase("napoleon", "52 cards"),
        },
        phrase("games", "Pack"),
        phrase("napoleon", "How many cards are played with, the joker not counted. (Rule 2.2)"),
    )
    deal: str = choice(
        "3+2",
        {
            "3+2": phrase("games", "Three, then two"),
            "2+3": phrase("games", "Two, then three"),
            "singly": phrase("napoleon", "One at a time"),
        },
        phrase("games", "Deal"),
        phrase("napoleon", "In which packets the cards are dealt. (Rule 2.7)"),
    )
    dealer_sits_out_from: int | str = choice(
        6,
        {
            5: phrase("napoleon", "Five players"),
            6: phrase("napoleon", "Six players"),
            "never": phrase("napoleon", "Never"),
        },
        phrase("napoleon", "The dealer sits out from"),
        phrase(
            "napoleon",
            "With so many players the dealer gets no cards, yet pays and is paid. (Rule 2.8)",
        ),
        unless("players", 3, 4),
    )
    min_bid: int = choice(
        3,
        {2: phrase("napoleon", "Two"), 3: phrase("napoleon", "Three")},
        phrase("napoleon", "Lowest bid"),
        phrase("napoleon", "How many tricks must be bid at least. (Rule 2.30)"),
    )
    misere: bool = switch(
        True,
        phrase("napoleon", "Misère"),
        phrase("napoleon", "A player may bid to win no trick at all. (Rule 2.13)"),
    )
    wellington: bool = switch(
        _has_high_bids,
        phrase("napoleon", "Wellington"),
        phrase("napoleon", "After a Nap, five tricks may be bid for double. (Rule 2.10)"),
        unless("variant", "seven"),
    )
    blucher: bool = switch(
        _has_blucher,
        phrase("napoleon", "Blücher"),
        phrase("napoleon", "After a Wellington, five tricks may be bid for triple. (Rule 2.10)"),
        where("wellington", True),
    )
    all_pass: str = choice(
        "void",
        {
            "void": phrase("napoleon", "Nobody pays"),
            "double_next": phrase("napoleon", "Then double stakes"),
            "first_must_one": phrase("napoleon", "The first plays for one"),
            "dealer_must_one": phrase("napoleon", "The last plays for one"),
        },
        phrase("napoleon", "When all pass"),
        phrase("napoleon", "What happens to a hand for which nobody bids. (Rule 2.12)"),
    )
    misere_trump: str = choice(
        "none",
        {"none": phrase("napoleon", "No trumps"), "lead": phrase("napoleon", "By the first lead")},
        phrase("napoleon", "Trumps in misère"),
        phrase("napoleon", "Whether the first card of a misère makes trumps. (Rule 2.13)"),
        where("misere", True),
    )
    early_stop: bool = switch(
        True,
        phrase("games", "Stop when decided"),
        phrase("napoleon", "The hand ends as soon as the bid is made or lost. (Rule 2.18)"),
    )
    wellington_lead: str = choice(
        "lowest_of_suit",
        {
            "lowest_of_suit": phrase("napoleon", "Lowest trump"),
            "free": phrase("napoleon", "Any card"),
            "lowest_plain": phrase("napoleon", "Lowest plain card"),
        },
        phrase("napoleon", "Lead of a Wellington"),
        phrase("napoleon", "Which card must open a Wellington. (Rule 2.19)"),
        where("wellington", True),
    )
    blucher_lead: str = choice(
        "free",
        {
            "free": phrase("napoleon", "Any card"),
            "as_wellington": phrase("napoleon", "As a Wellington"),
        },
        phrase("napoleon", "Lead of a Blücher"),
        phrase("napoleon", "Which card must open a Blücher. (Rule 2.19)"),
        where("blucher", True),
        unless("wellington_lead", "free"),
    )
    nap_lead: str = choice(
        "free",
        {
            "free": phrase("napoleon", "Any card"),
            "lowest_of_suit": phrase("napoleon", "Lowest trump"),
        },
        phrase("napoleon", "Lead of a Nap"),
        phrase("napoleon", "Which card must open a Nap. (Rule 2.20)"),
    )
    joker: bool = switch(
        False,
        phrase("napoleon", "Joker"),
        phrase("napoleon", "A joker is added; it is the highest trump. (Rule 2.31)"),
    )
    extra_free_look: str = choice(
        "dealer",
        {"dealer": phrase("napoleon", "The dealer"), "nobody": phrase("napoleon", "Nobody")},
        phrase("napoleon", "Looks for nothing"),
        phrase("napoleon", "Who looks at the extra card without paying. (Rule 2.33)"),
        where("variant", "extra_card"),
        Condition(_dealer_bids, "dealer_sits_out_from"),
    )
