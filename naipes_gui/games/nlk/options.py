"""The variants of NLK."""

from dataclasses import dataclass

from naipes_gui.core.options import NEVER, Options, Spread, choice, length, number, unless
from naipes_gui.core.text import phrase


@dataclass(frozen=True, slots=True, kw_only=True)
class NlkOptions(Options):
    """What the players agree on before the first deal."""

    players: int = number(
        4,
        2,
        9,
        phrase("games", "Players"),
        phrase(
            "nlk",
            "Four to nine, best six; the pack has four cards of every rank it needs. (Rule 1.2)",
        ),
    )
    enforce: str = choice(
        "strict",
        {
            "strict": phrase("options", "Only legal cards"),
            "free": phrase("options", "With revokes and penalties"),
        },
        phrase("options", "Enforcement"),
        phrase("nlk", "NLK knows no revoke that could be punished: both are played alike."),
        NEVER,
    )
    piles: str = choice(
        "top_only",
        {
            "top_only": phrase("nlk", "Only the top card"),
            "spread": phrase("nlk", "Every card"),
        },
        phrase("nlk", "Piles"),
        phrase("nlk", "How much of the piles can be seen while they grow. (Rule 1.9)"),
    )
    circular: str = choice(
        "lowest_follows_ace",
        {
            "lowest_follows_ace": phrase("nlk", "The lowest rank"),
            "only_two_follows_ace": phrase("nlk", "Only a two"),
        },
        phrase("nlk", "After the ace"),
        phrase(
            "nlk",
            "What may be laid on an ace: the lowest rank of the pack, or a two only. (Rule 1.11)",
        ),
        # With all 52 cards the two is the lowest rank.
        unless("players", 9),
    )
    trumping: str = choice(
        "free",
        {
            "free": phrase("nlk", "Whenever one likes"),
            "only_if_cannot_beat_in_suit": phrase("nlk", "Only if unable to beat in suit"),
        },
        phrase("nlk", "Trumping"),
        phrase("nlk", "When a trump may be played on a card of another suit. (Rule 1.19)"),
    )
    trick_size: str = choice(
        "at_lead",
        {
            "at_lead": phrase("nlk", "Fixed at the lead"),
            "live": phrase("nlk", "Shrinks as players go out"),
        },
        phrase("nlk", "Cards that turn a trick"),
        phrase(
            "nlk",
            "A trick is turned with as many cards as players had some when it was led, or have "
            "some now. (Rule 1.23)",
        ),
        # When one of two is out the hand is over.
        unless("players", 2),
    )
    match: str = length(
        "single",
        (
            Spread(1, 1000, "hands", phrase("games", "%n hand(s)")),
            Spread(1, 1000, "until_losses", phrase("nlk", "Until somebody has lost %n hand(s)")),
        ),
        phrase("games", "Match"),
        phrase("nlk", "How many hands are played; a void one does not count. (Rule 1.26)"),
        {"single": phrase("nlk", "One hand")},
    )

    @property
    def is_circular(self) -> bool:
        """Whether the lowest card follows the ace (NLK-R11)."""
        return self.circular == "lowest_follows_ace"

    @property
    def is_strict(self) -> bool:
        """Whether a trump beats only where the suit cannot (NLK-R19)."""
        return self.trumping == "only_if_cannot_beat_in_suit"

    @property
    def is_live(self) -> bool:
        """Whether a trick shrinks when a player goes out (NLK-R23)."""
        return self.trick_size == "live"

    @property
    def is_spread(self) -> bool:
        """Whether the piles lie spread out (NLK-R9)."""
        return self.piles == "spread"

    def is_over(self, losses: tuple[int, ...]) -> bool:
        """Tell whether so many losses end the match: every hand that counts has one loser."""
        kind, _, many = self.match.partition(":")
        played = max(losses) if kind == "until_losses" else sum(losses)
        return played >= int(many or 1)
