"""The variants of Écarté."""

from dataclasses import dataclass

from naipes_gui.core.options import (
    Options,
    Spread,
    choice,
    enforcement,
    length,
    number,
    switch,
    where,
)
from naipes_gui.core.text import phrase


@dataclass(frozen=True, slots=True, kw_only=True)
class EcarteOptions(Options):
    """What the players agree on before the first deal."""

    players: int = number(
        2,
        2,
        2,
        phrase("games", "Players"),
        phrase("ecarte", "Écarté is a game for two. (Rule 4.1)"),
    )
    enforce: str = enforcement()
    first_dealer: str = choice(
        "highest",
        {"highest": phrase("ecarte", "Highest card"), "lowest": phrase("ecarte", "Lowest card")},
        phrase("games", "First dealer"),
        phrase(
            "ecarte", "Which of the two drawn cards makes its owner the first dealer. (Rule 4.3)"
        ),
    )
    deal: str = choice(
        "3+2",
        {
            "3+2": phrase("games", "Three, then two"),
            "2+3": phrase("games", "Two, then three"),
        },
        phrase("games", "Deal"),
        phrase("ecarte", "In which packets the five cards are dealt. (Rule 4.5)"),
    )
    dealer_min: int = number(
        0,
        0,
        1,
        phrase("ecarte", "Dealer's smallest exchange"),
        phrase("ecarte", "How many cards the dealer must change after accepting."),
    )
    king_window: str = choice(
        "before_first_lead",
        {
            "before_first_lead": phrase("ecarte", "Before the first lead"),
            "before_own_first_card": phrase("ecarte", "Before one's own first card"),
        },
        phrase("ecarte", "Announcing the king"),
        phrase(
            "ecarte", "Until when the holder of the king of trumps may announce it. (Rule 4.12)"
        ),
    )
    early_stop: bool = switch(
        True,
        phrase("games", "Stop when decided"),
        phrase(
            "ecarte",
            "The hand ends as soon as one player has three tricks and the other one. (Rule 4.18)",
        ),
    )
    resign: bool = switch(
        False,
        phrase("ecarte", "Giving up a hand"),
        phrase("ecarte", "A player may give up the hand between two tricks."),
    )
    call_suit: bool = switch(
        False,
        phrase("ecarte", "Calling the suit"),
        phrase(
            "ecarte",
            "The leader names the suit he leads and may be held to it; only with revokes and "
            "penalties. (Rule 4.23)",
        ),
        where("enforce", "free"),
    )
    stakes: bool = switch(
        False,
        phrase("ecarte", "Stakes"),
        phrase(
            "ecarte",
            "A game counts three, two or one, the fewer points the loser has. (Rule 4.24)",
        ),
    )
    match: str = length(
        "best_of:1",
        (Spread(1, 99, "best_of", phrase("ecarte", "Best of %n game(s)"), odd=True),),
        phrase("games", "Match"),
        phrase(
            "ecarte",
            "How many games are played at most; with stakes, how many are played. (Rule 4.24)",
        ),
    )

    @property
    def games(self) -> int:
        """The number of games of the match, at most."""
        return int(self.match.partition(":")[2])

    @property
    def packets(self) -> tuple[int, ...]:
        """How many cards are dealt at a time."""
        return tuple(map(int, self.deal.split("+")))

    @property
    def is_free(self) -> bool:
        """Whether an illegal reply may be played and is punished."""
        return self.enforce == "free"

    @property
    def suits_are_called(self) -> bool:
        """Whether the leader names a suit (ECA-R23)."""
        return self.call_suit and self.is_free
