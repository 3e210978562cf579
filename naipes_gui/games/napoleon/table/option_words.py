"""How the options of Napoleon are put before people."""

from naipes_gui.core.option_words import Group, OptionWords
from naipes_gui.core.text import phrase

WORDS = OptionWords(
    groups=(
        Group(
            phrase("napoleon", "The variant"),
            ("variant", "extra_free_look", "garnet_fail", "seven_misere", "seven_seven"),
        ),
        Group(
            phrase("napoleon", "The auction"),
            ("min_bid", "misere", "wellington", "blucher", "all_pass"),
        ),
        Group(
            phrase("napoleon", "Pack, deal and play"),
            (
                "deck",
                "joker",
                "deal",
                "dealer_sits_out_from",
                "misere_trump",
                "wellington_lead",
                "blucher_lead",
                "nap_lead",
                "early_stop",
                "enforce",
            ),
        ),
        Group(
            phrase("options", "The accounts"),
            (
                "stake_chips",
                "unit",
                "nap_loss",
                "misere_pay",
                "high_bids",
                "pot",
                "pot_fail",
            ),
        ),
    ),
    sentences={
        ("variant", "none"): phrase("napoleon", "Five cards each, and nothing else."),
        ("variant", "extra_card"): phrase(
            "napoleon",
            "One card lies face down: at one's turn one may pay to look at it, and bid with it. "
            "(Rule 2.33)",
        ),
        ("variant", "miron"): phrase(
            "napoleon",
            "One card lies face down: at one's turn one may pay to look at it, and a declarer who "
            "has looked may exchange it. (Rule 2.35)",
        ),
        ("variant", "sir_garnet"): phrase(
            "napoleon",
            "A spare hand is dealt: at one's turn one may take it, keep the best five of the ten "
            "cards, and has bid Nap. (Rule 2.34)",
        ),
        ("variant", "ecarte"): phrase(
            "napoleon", "Before the auction one may throw cards away and buy others. (Rule 2.38)"
        ),
        ("variant", "seven"): phrase(
            "napoleon", "Seven cards and seven tricks each; six or seven may be bid. (Rule 2.36)"
        ),
        ("variant", "seven_discard2"): phrase(
            "napoleon", "Seven cards each, of which two are thrown away; five tricks. (Rule 2.37)"
        ),
        ("extra_free_look", "dealer"): phrase(
            "napoleon", "The dealer looks at the card for nothing. (Rule 2.33)"
        ),
        ("extra_free_look", "nobody"): phrase(
            "napoleon", "The dealer pays for a look like everybody. (Rule 2.33)"
        ),
        ("garnet_fail", "normal"): phrase(
            "napoleon", "It costs what a lost Nap costs. (Rule 2.34)"
        ),
        ("garnet_fail", "pot_plus_2"): phrase(
            "napoleon", "It costs a lost Nap, and two chips to the pot. (Rule 2.34)"
        ),
        ("garnet_fail", "double"): phrase("napoleon", "It costs two lost Naps. (Rule 2.34)"),
        ("seven_misere", "10/5"): phrase(
            "napoleon", "It wins ten from each, or pays five to each. (Rule 2.36)"
        ),
        ("seven_misere", "3/3"): phrase(
            "napoleon", "It wins three from each, or pays three to each. (Rule 2.36)"
        ),
        ("seven_seven", "24/12"): phrase(
            "napoleon", "They win 24 from each, or pay 12 to each. (Rule 2.36)"
        ),
        ("seven_seven", "28/14"): phrase(
            "napoleon", "They win 28 from each, or pay 14 to each. (Rule 2.36)"
        ),
        ("all_pass", "void"): phrase(
            "napoleon", "The hand is not played, and the deal passes on. (Rule 2.12)"
        ),
        ("all_pass", "double_next"): phrase(
            "napoleon", "The next contract is paid double, until one is made. (Rule 2.12)"
        ),
        ("all_pass", "first_must_one"): phrase(
            "napoleon", "Whoever spoke first must make one trick. (Rule 2.12)"
        ),
        ("all_pass", "dealer_must_one"): phrase(
            "napoleon", "Whoever spoke last must make one trick. (Rule 2.12)"
        ),
        ("deal", "3+2"): phrase("napoleon", "Three cards each, then two. (Rule 2.7)"),
        ("deal", "2+3"): phrase("napoleon", "Two cards each, then three. (Rule 2.7)"),
        ("deal", "singly"): phrase("napoleon", "One card at a time. (Rule 2.7)"),
        ("misere_trump", "none"): phrase("napoleon", "A misère has no trumps. (Rule 2.13)"),
        ("misere_trump", "lead"): phrase(
            "napoleon", "The first card led makes trumps in a misère too. (Rule 2.13)"
        ),
        ("wellington_lead", "lowest_of_suit"): phrase(
            "napoleon", "It opens with the declarer's lowest trump. (Rule 2.19)"
        ),
        ("wellington_lead", "free"): phrase(
            "napoleon", "It opens with any card, which makes trumps. (Rule 2.19)"
        ),
        ("wellington_lead", "lowest_plain"): phrase(
            "napoleon", "Trumps are announced, and the lowest plain card is led. (Rule 2.19)"
        ),
        ("blucher_lead", "free"): phrase("napoleon", "It opens with any card. (Rule 2.19)"),
        ("blucher_lead", "as_wellington"): phrase(
            "napoleon", "It opens as a Wellington does. (Rule 2.19)"
        ),
        ("nap_lead", "free"): phrase("napoleon", "It opens with any card. (Rule 2.20)"),
        ("nap_lead", "lowest_of_suit"): phrase(
            "napoleon", "It opens with the lowest trump of the declarer. (Rule 2.20)"
        ),
        ("enforce", "strict"): phrase("options", "Only legal cards can be played."),
        ("enforce", "free"): phrase(
            "options", "Any card can be played, and an illegal one is punished at once."
        ),
        ("nap_loss", 5): phrase("napoleon", "A lost Nap pays five to each. (Rule 2.22)"),
        ("nap_loss", 10): phrase("napoleon", "A lost Nap pays ten to each. (Rule 2.22)"),
        ("misere_pay", "3/3"): phrase(
            "napoleon", "It wins three from each, or pays three to each. (Rule 2.22)"
        ),
        ("misere_pay", "3/6"): phrase(
            "napoleon", "It wins three from each, or pays six to each. (Rule 2.22)"
        ),
        ("high_bids", "20/10,30/15"): phrase(
            "napoleon",
            "Wellington wins 20 or pays 10, Blücher wins 30 or pays 15, with each. (Rule 2.22)",
        ),
        ("high_bids", "reward_capped"): phrase(
            "napoleon", "Both win 10 from each; they pay 10 and 15 to each. (Rule 2.22)"
        ),
        ("high_bids", "parlett"): phrase(
            "napoleon",
            "Wellington wins or pays 20, Blücher wins or pays 40, with each. (Rule 2.22)",
        ),
        ("pot", "off"): phrase("napoleon", "Nobody pays anything in advance. (Rule 2.32)"),
        ("pot", "all_ante"): phrase(
            "napoleon",
            "Everybody puts in a chip at each deal; who bids and makes five takes all. (Rule 2.32)",
        ),
        ("pot", "dealer_ante"): phrase(
            "napoleon",
            "The dealer puts in a chip at each deal; who bids and makes five takes all. "
            "(Rule 2.32)",
        ),
        ("pot_fail", "none"): phrase(
            "napoleon", "A lost bid of five tricks leaves the pot as it is. (Rule 2.32)"
        ),
        ("pot_fail", "double"): phrase(
            "napoleon", "A lost bid of five tricks pays as much as the pot holds. (Rule 2.32)"
        ),
    },
)
