"""The variants of Napoleon: what is paid, how long is played, and what follows from it all."""

from collections.abc import Mapping
from dataclasses import dataclass

from naipes_gui.core.errors import BadOptions
from naipes_gui.core.options import Condition, Spread, Value, choice, length, number, unless, where
from naipes_gui.core.text import phrase
from naipes_gui.games.napoleon.conduct import Conduct

WHOLE_PACK = ("ecarte", "seven", "seven_discard2")
"""Variants that are played with all 52 cards."""
PACKS = {3: 28, 4: 28, 5: 36, 6: 36, 7: 40}
"""Cards by number of players (NAP-R2)."""
MANY = 100_000


def _pot_fills(chosen: Mapping[str, Value]) -> bool:
    """Tell whether counters may come to lie in a pot (NAP-R32)."""
    buys = chosen["variant"] in ("extra_card", "miron", "ecarte")
    garnet = chosen["variant"] == "sir_garnet" and chosen["garnet_fail"] == "pot_plus_2"
    return chosen["pot"] != "off" or buys or garnet


@dataclass(frozen=True, slots=True, kw_only=True)
class NapoleonOptions(Conduct):
    """What the players agree on before the first deal."""

    stake_chips: int = number(
        100,
        1,
        MANY,
        phrase("napoleon", "Chips at the start"),
        phrase("napoleon", "How many chips every player has at the start. (Rule 2.9)"),
    )
    unit: int = number(
        1,
        1,
        MANY,
        phrase("napoleon", "Value of a chip"),
        phrase("napoleon", "What a chip is worth when it is shown: a penny, say. (Rule 2.39)"),
    )
    nap_loss: int = choice(
        5,
        {5: phrase("napoleon", "Five"), 10: phrase("napoleon", "Ten")},
        phrase("napoleon", "A lost Nap costs"),
        phrase("napoleon", "What a failed Nap pays to each opponent. (Rule 2.22)"),
    )
    misere_pay: str = choice(
        "3/3",
        {"3/3": phrase("napoleon", "Three, or three"), "3/6": phrase("napoleon", "Three, or six")},
        phrase("napoleon", "A misère wins or loses"),
        phrase("napoleon", "What a misère wins from, or pays to, each opponent. (Rule 2.22)"),
        where("misere", True),
        unless("variant", "seven"),
    )
    high_bids: str = choice(
        "20/10,30/15",
        {
            "20/10,30/15": phrase("napoleon", "20/10 and 30/15"),
            "reward_capped": phrase("napoleon", "10/10 and 10/15"),
            "parlett": phrase("napoleon", "20/20 and 40/40"),
        },
        phrase("napoleon", "Wellington and Blücher win or lose"),
        phrase("napoleon", "What the two highest bids win or pay. (Rule 2.22)"),
        where("wellington", True),
    )
    pot: str = choice(
        "off",
        {
            "off": phrase("napoleon", "No stakes"),
            "all_ante": phrase("napoleon", "Everybody pays one"),
            "dealer_ante": phrase("napoleon", "The dealer pays one"),
        },
        phrase("napoleon", "Pot"),
        phrase(
            "napoleon",
            "Who pays into the pot at each deal; whoever bids and makes five takes it. (Rule 2.32)",
        ),
    )
    pot_fail: str = choice(
        "none",
        {
            "none": phrase("napoleon", "Pays nothing"),
            "double": phrase("napoleon", "Doubles the pot"),
        },
        phrase("napoleon", "A lost five and the pot"),
        phrase("napoleon", "What a failed bid of five tricks pays into the pot. (Rule 2.32)"),
        Condition(_pot_fills, "pot"),
    )
    garnet_fail: str = choice(
        "normal",
        {
            "normal": phrase("napoleon", "As a Nap"),
            "pot_plus_2": phrase("napoleon", "And two to the pot"),
            "double": phrase("napoleon", "Double"),
        },
        phrase("napoleon", "A Nap lost with the spare hand"),
        phrase("napoleon", "What a Nap costs that fails with the spare hand. (Rule 2.34)"),
        where("variant", "sir_garnet"),
    )
    seven_misere: str = choice(
        "10/5",
        {"10/5": phrase("napoleon", "10, or 5"), "3/3": phrase("napoleon", "3, or 3")},
        phrase("napoleon", "A misère of seven cards"),
        phrase("napoleon", "What a misère wins or loses with seven cards. (Rule 2.36)"),
        where("variant", "seven"),
        where("misere", True),
    )
    seven_seven: str = choice(
        "24/12",
        {"24/12": phrase("napoleon", "24, or 12"), "28/14": phrase("napoleon", "28, or 14")},
        phrase("napoleon", "All seven tricks"),
        phrase("napoleon", "What a bid of seven tricks wins or loses. (Rule 2.36)"),
        where("variant", "seven"),
    )
    match: str = length(
        "rounds:3",
        (
            Spread(1, 1000, "rounds", phrase("napoleon", "%n round(s) of deals")),
            Spread(1, 1000, "hands", phrase("games", "%n hand(s)")),
            Spread(1, MANY, "first_to", phrase("napoleon", "First to win %n chip(s)")),
        ),
        phrase("games", "Match"),
        phrase("napoleon", "How long is played; the most chips win. (Rule 2.24)"),
        {"bust": phrase("napoleon", "Until somebody has no chips")},
    )

    @classmethod
    def bound(cls, values: Mapping[str, Value]) -> dict[str, tuple[Value, str]]:
        """Return that seven cards know no Wellington, and Blücher needs it (NAP-R10, R36)."""
        if values["variant"] == "seven":
            return dict.fromkeys(("wellington", "blucher"), (False, "variant"))
        return {} if values["wellington"] else {"blucher": (False, "wellington")}

    def check(self) -> None:
        """Refuse what options.md and NAP-R2 do not allow.

        Raises:
            BadOptions: the bids or the pack do not go with the variant.

        """
        if self.blucher and not self.wellington:
            raise BadOptions(
                phrase("napoleon", "Blücher is bid only where Wellington is. (Rule 2.10)")
            )
        if self.wellington and self.variant == "seven":
            raise BadOptions(
                phrase("napoleon", "Wellington is not bid with seven cards. (Rule 2.36)")
            )
        if self.pack_size + self.joker < self.cards_needed:
            raise BadOptions(
                phrase(
                    "napoleon",
                    "A pack of {size} cards is too small for {players} players.",
                    size=self.pack_size + self.joker,
                    players=self.players,
                )
            )

    @property
    def hands(self) -> int | None:
        """The number of hands of the match, or nothing where scores end it (NAP-R24)."""
        word, _, number = self.match.partition(":")
        many = {"rounds": self.players, "hands": 1}.get(word)
        return int(number) * many if many is not None else None

    @property
    def pack_size(self) -> int:
        """The number of cards, the joker not counted (NAP-R2)."""
        if self.deck != "auto":
            return int(self.deck)
        return 52 if self.variant in WHOLE_PACK else PACKS[self.players]

    @property
    def cards_needed(self) -> int:
        """How many cards a deal takes at least."""
        more = {"extra_card": 1, "miron": 1, "sir_garnet": 5}.get(self.variant, 0)
        return self.hands_dealt * self.cards_dealt + more

    @property
    def dealer_sits_out(self) -> bool:
        """Whether the dealer gets no cards (NAP-R8)."""
        limit = self.dealer_sits_out_from
        return isinstance(limit, int) and self.players >= limit

    @property
    def hands_dealt(self) -> int:
        """How many players get cards."""
        return self.players - self.dealer_sits_out

    @property
    def cards_dealt(self) -> int:
        """How many cards a player is dealt."""
        return 7 if self.variant in ("seven", "seven_discard2") else 5

    @property
    def tricks(self) -> int:
        """How many tricks are played."""
        return 7 if self.variant == "seven" else 5

    @property
    def packets(self) -> tuple[int, ...]:
        """How many cards are dealt at a time; of seven cards one packet is larger (NAP-R7)."""
        if self.deal == "singly":
            return (1,) * self.cards_dealt
        more = self.cards_dealt - 5
        first, second = map(int, self.deal.split("+"))
        # 3+2 becomes 4+3, 2+3 becomes 3+4.
        return first + more // 2, second + more // 2

    @property
    def is_free(self) -> bool:
        """Whether an illegal reply may be played and is punished."""
        return self.enforce == "free"

    @property
    def has_pot(self) -> bool:
        """Whether counters may come to lie in a pot (NAP-R32)."""
        return _pot_fills(self.to_json())
