"""How the options of Hachi-Hachi are put before people."""

from naipes_gui.core.option_words import Group, OptionWords
from naipes_gui.core.text import phrase

WORDS = OptionWords(
    groups=(
        Group(
            phrase("hachi_hachi", "The form of the game"),
            (
                "profile",
                "settlement",
                "yaku_pay_timing",
                "specials",
                "achievements",
                "achievements_after_yaku_end",
                "sage_shobu",
            ),
        ),
        Group(
            phrase("hachi_hachi", "The turn"),
            ("hand_capture", "flip", "must_leave_card", "pile_face_down"),
        ),
        Group(
            phrase("options", "The deal"),
            ("lot_method", "cutter", "deal_order", "four_on_table", "deal_rotation"),
        ),
        Group(
            phrase("hachi_hachi", "Combinations"),
            (
                "aka_kan",
                "haneken_kan",
                "two_triplets",
                "sunashi",
                "muko_sanbon",
                "inoshikacho",
                "nanatan_plus",
                "brights_additive",
                "liability",
            ),
        ),
        Group(
            phrase("hachi_hachi", "The field multiplier"), ("multiplier", "carry_rule", "etsunen")
        ),
        Group(
            phrase("hachi_hachi", "More than three at the table"),
            (
                "active_players",
                "dropout",
                "forced_three",
                "forced_out_payers",
                "buyout",
                "hand_swap",
                "mizuten",
                "handicap_source",
                "handicap_reveal",
            ),
        ),
        Group(phrase("options", "The accounts"), ("kan_points", "target_total")),
    ),
    sentences={
        ("profile", "acanomas"): phrase(
            "hachi_hachi", "Everybody plays, and each settles with each."
        ),
        ("profile", "traditional"): phrase(
            "hachi_hachi", "Three play the Japanese way, measured by 88 points."
        ),
        ("hand_capture", "optional"): phrase(
            "hachi_hachi", "A card that finds its month may take, or be left. (Rule 2.4)"
        ),
        ("hand_capture", "mandatory"): phrase(
            "hachi_hachi", "A card that finds its month must take. (Rule 2.4)"
        ),
        ("flip", "ifNoHandCapture"): phrase(
            "hachi_hachi", "A capture from the hand ends the turn. (Rule 2.4)"
        ),
        ("flip", "always"): phrase(
            "hachi_hachi", "A card of the stock is turned in every turn. (Rule 2.4)"
        ),
        ("lot_method", "earliestMonth"): phrase(
            "hachi_hachi", "Each draws a card: the earliest month deals. (Rule 2.2)"
        ),
        ("lot_method", "random"): phrase("hachi_hachi", "Chance says who deals first. (Rule 2.2)"),
        ("deal_order", "tableFirst"): phrase(
            "hachi_hachi", "First the six cards of the field, then the hands. (Rule 2.2)"
        ),
        ("deal_order", "interleaved"): phrase(
            "hachi_hachi", "Four cards each, three to the field, and both once more. (Rule 2.2)"
        ),
        ("four_on_table", "dealerTakes"): phrase(
            "hachi_hachi", "The dealer takes the four cards of the month. (Rule 2.5)"
        ),
        ("four_on_table", "misdealPass"): phrase(
            "hachi_hachi", "The hand is void, and the deal passes on. (Rule 2.5)"
        ),
        ("four_on_table", "misdealRedeal"): phrase(
            "hachi_hachi", "The hand is void, and the same dealer deals again. (Rule 2.5)"
        ),
        ("deal_rotation", "right"): phrase(
            "hachi_hachi", "The player at the right deals next. (Rule 2.13)"
        ),
        ("deal_rotation", "winner"): phrase(
            "hachi_hachi", "Whoever won the hand deals next. (Rule 2.13)"
        ),
        ("carry_rule", "carriedFirst"): phrase(
            "hachi_hachi", "What was carried over counts first, the rest waits. (Rule 2.6)"
        ),
        ("carry_rule", "largestFirst"): phrase(
            "hachi_hachi", "The largest multiplier counts first, the rest waits. (Rule 2.6)"
        ),
        ("carry_rule", "stack"): phrase(
            "hachi_hachi", "All multipliers count at once, multiplied together. (Rule 2.6)"
        ),
    },
    lengths=("hands3", "hands6", "hands12"),
)
