"""The variants of La Mosca."""

from collections.abc import Mapping
from dataclasses import dataclass

from naipes_gui.core.options import (
    Condition,
    Options,
    Spread,
    Value,
    choice,
    enforcement,
    length,
    number,
)
from naipes_gui.core.text import phrase


def _four_rounds(chosen: Mapping[str, Value]) -> Value:
    return f"hands:{4 * int(chosen['players'])}"


def _pack_size(deck: Value, players: int) -> int:
    if deck == "standard":
        return 20 + 4 * players
    return 36 if players == 3 else 52


def _may_run_short(chosen: Mapping[str, Value]) -> bool:
    """Tell whether the pack is too small for all to be dealt five cards and to change five."""
    players = int(chosen["players"])
    return _pack_size(chosen["deck"], players) < 10 * players


@dataclass(frozen=True, slots=True, kw_only=True)
class MoscaOptions(Options):
    """What the players agree on before the first deal."""

    players: int = number(
        3,
        3,
        6,
        phrase("games", "Players"),
        phrase("mosca", "Three play as a rule, up to six can; each for himself. (Rule 3.1)"),
    )
    enforce: str = enforcement()
    deck: str = choice(
        "standard",
        {"standard": phrase("mosca", "32 to 44 cards"), "large": phrase("mosca", "36 or 52 cards")},
        phrase("games", "Pack"),
        phrase(
            "mosca",
            "Three play with 32 cards, each further player adds four; the large pack has 36 for "
            "three and 52 for more. (Rule 3.2)",
        ),
    )
    stake_chips: int = number(
        50,
        1,
        100_000,
        phrase("mosca", "Starting counters"),
        phrase("mosca", "How many counters everybody starts with; one may owe. (Rule 3.8)"),
    )
    flush_cmp: str = choice(
        "points",
        {"points": phrase("mosca", "More points"), "ranks": phrase("mosca", "Higher cards")},
        phrase("mosca", "The better mosca"),
        phrase(
            "mosca",
            "What decides between two moscas of plain suits: the sum of their points, or their "
            "cards one by one from the top. (Rule 3.10)",
        ),
    )
    exchange: str = choice(
        "after_all",
        {
            "after_all": phrase("mosca", "When all have declared"),
            "immediately": phrase("games", "At once"),
        },
        phrase("mosca", "New cards"),
        phrase("mosca", "When those who stay are given their new cards. (Rule 3.13)"),
    )
    short_stock: str = choice(
        "cap",
        {
            "cap": phrase("mosca", "First come, first served"),
            "reshuffle": phrase("mosca", "Shuffle the discards"),
        },
        phrase("mosca", "Short stock"),
        phrase(
            "mosca",
            "What happens when the stock is too small for all: the later ones may change fewer "
            "cards, or discards and thrown-in hands are shuffled again. (Rule 3.12)",
        ),
        Condition(_may_run_short, "players"),
    )
    follow_after_ruff: str = choice(
        "any",
        {"any": phrase("mosca", "Any card of the suit"), "still_high": phrase("mosca", "A higher")},
        phrase("mosca", "Following a trumped trick"),
        phrase(
            "mosca",
            "Whether one who follows suit must still play higher when the trick has been "
            "trumped. (Rule 3.15)",
        ),
    )
    score_by: str = choice(
        "points",
        {"points": phrase("mosca", "Points in tricks"), "tricks": phrase("games", "Tricks")},
        phrase("mosca", "Who wins"),
        phrase("mosca", "What one must have most of to take the pool. (Rule 3.19)"),
    )
    loo_to: str = choice(
        "current",
        {"current": phrase("mosca", "This pool"), "next": phrase("mosca", "The next pool")},
        phrase("mosca", "Pay for no trick"),
        phrase("mosca", "Into which pool the two counters for taking no trick go. (Rule 3.18)"),
    )
    tie: str = choice(
        "split",
        {
            "split": phrase("mosca", "Split the pool"),
            "carry": phrase("mosca", "The pool stays"),
            "more_tricks_then_split": phrase("mosca", "More tricks, then split"),
        },
        phrase("mosca", "Tie"),
        phrase("mosca", "What happens to the pool when the best have as much. (Rule 3.19)"),
    )
    match: str = length(
        _four_rounds,
        (
            Spread(1, 1000, "hands", phrase("games", "%n hand(s)")),
            Spread(1, 10_000, "minutes", phrase("mosca", "%n minute(s)")),
        ),
        phrase("games", "Match"),
        phrase(
            "mosca",
            "How many hands are played, or for how long; the hand in progress is then "
            "finished. (Rule 3.21)",
        ),
    )

    @property
    def hands(self) -> int | None:
        """The number of hands of the match, or nothing when it goes by the clock."""
        word, _, number = self.match.partition(":")
        return int(number) if word == "hands" else None

    @property
    def pack_size(self) -> int:
        """The number of cards in the pack (MOS-R2)."""
        return _pack_size(self.deck, self.players)

    @property
    def is_free(self) -> bool:
        """Whether an illegal reply may be played and is fined."""
        return self.enforce == "free"
