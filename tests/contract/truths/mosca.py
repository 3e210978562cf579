"""What the coach of La Mosca says."""

from functools import partial

from naipes_gui.core.cards import Card
from naipes_gui.core.moves import Move
from naipes_gui.core.table import Paid
from naipes_gui.games.mosca.rules.state import Play, value
from naipes_gui.games.mosca.rules.tricks import leading
from tests.contract.truths import tricks
from tests.contract.truths.case import Case, Truth

PIPS = {**dict.fromkeys("KQJT", 10), "A": 10}


def worth_of(card: Card) -> int:
    return PIPS.get(card.rank) or int(card.rank)


def pool(case: Case) -> bool:
    """Count what everybody has put in."""
    state = case.state
    by_points = "points" in case.tip.text.source
    right = by_points == (case.options.score_by == "points")
    return bool(right and case.blanks["pool"].blanks["n"] == -sum(state.scores))


def stay(case: Case) -> bool:
    most = max(len(move.cards) for move in case.moves if move.verb == "stay")
    events = case.made(Move("pass")).events
    mine = [e for e in events if isinstance(e, Paid) and case.me == e.giver]
    return bool(case.blanks["n"] == most and not mine and case.blanks["loo"] == 2)


def trumps(case: Case) -> bool:
    suit = case.state.table["turnup"][0].suit
    held = sum(card.suit == suit for card in case.state.hand(case.me))
    return bool(case.blanks.get("n", 0) == held)


def staying(case: Case) -> bool:
    spoken = [move for ply, (_, move) in enumerate(case.position.timeline.moves)
              if ply > case.position.begin and move.verb == "stay"]  # fmt: skip
    return bool(case.blanks["n"] == len(spoken))


def taking(case: Case, card: Card) -> int:
    return leading((*case.state.trick, Play(case.me, card)), case.state.trump).seat


def cards_won(case: Case, seat: int) -> tuple[Card, ...]:
    won: tuple[Card, ...] = case.state.table[f"won:{seat}"]
    return won


def trickless(case: Case) -> bool:
    left = len(case.state.hand(case.me))
    return not cards_won(case, case.me) and case.blanks["n"] == left and case.blanks["loo"] == 2


def standing(case: Case) -> bool:
    def merit(seat: int) -> int:
        won = cards_won(case, seat)
        if case.options.score_by == "points":
            return sum(map(worth_of, won))
        return len(won) // len(case.state.participants)

    merits = {seat: merit(seat) for seat in case.state.participants if seat != case.me}
    # Where no other has anything yet, that is said in a word.
    best, told = max(merits.values()), (case.blanks["mine"], case.blanks.get("theirs", 0))
    return told == (merit(case.me), best) and case.names_alone(merits, best)


def worth(case: Case) -> bool:
    """Be said of several cards, the sum of one being printed on it."""
    if len(case.state.trick) == 1:
        return False
    lying = [play.card for play in case.state.trick]
    return bool(lying) and case.blanks["n"] == sum(map(worth_of, lying))


def values(case: Case) -> bool:
    """Take the rule for what a card that is played brings to whoever has the trick."""
    none_yet = not any(cards_won(case, seat) for seat in case.state.participants)
    counts = all(value(card) == worth_of(card) for card in case.state.hand(case.me))
    return none_yet and counts and case.options.score_by == "points"


TRUTHS: dict[str, Truth] = {
    "pool": pool, "stay": stay, "trumps": trumps, "staying": staying, "must": tricks.must,
    "best": partial(tricks.best, taking), "trump": tricks.trump, "trickless": trickless,
    "standing": standing, "worth": worth, "values": values, "ranks": partial(tricks.ranks, taking),
}  # fmt: skip
ELSEWHERE = set[str]()
