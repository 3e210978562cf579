"""What the coach of NLK says."""

from naipes_gui.core.cards import RANKS, Card
from naipes_gui.core.moves import Move
from naipes_gui.core.zones import STOCK
from tests.contract.truths import tricks
from tests.contract.truths.case import Case, Truth


def follows(case: Case, card: Card, top: Card) -> bool:
    """Tell whether a rank comes next after another, the lowest of the pack after the ace."""
    ranks = RANKS[: len(case.rules.pack.cards) // 4]
    if top.rank == "A":
        return card.rank == ranks[-1]
    return ranks.index(card.rank) + 1 == ranks.index(top.rank)


def gift(case: Case) -> Move:
    """Return the gift that is spoken of, for it or against it."""
    (move,) = [move for move in case.moves if move.number == case.who]
    return move


def is_weighed_right(case: Case, card: Card) -> bool:
    """Tell whether a gift is praised of a low card, and spoken against of a high one."""
    ranks = RANKS[: len(case.rules.pack.cards) // 4]
    if not case.tip.heeded:
        return True
    if {*case.tip.heeded} == {gift(case)}:
        return ranks.index(card.rank) > len(ranks) / 2
    return ranks.index(card.rank) < len(ranks) / 3 and case.tip.heeded[0].number is None


def give(case: Case) -> bool:
    move = gift(case)
    pile, theirs = case.state.table[f"pile:{case.me}"], case.state.table[f"pile:{case.who}"]
    after = case.made(move).state.table[f"pile:{case.me}"]
    named = case.blanks["card"] == pile[-1] and case.blanks["top"] == theirs[-1]
    fits = follows(case, pile[-1], theirs[-1]) and is_weighed_right(case, pile[-1])
    return named and fits and len(after) == len(pile) - 1


def draw(case: Case) -> bool:
    return case.moves == (Move("draw"),) and case.blanks["n"] == len(case.state.table[STOCK.id])


def place(case: Case) -> bool:
    move = gift(case)
    after = case.made(move).state
    again = [m.verb for m in case.rules.legal(after)] == ["draw"] and after.to_move == case.me
    (drawn,) = case.state.table["drawn"]
    named = (
        case.blanks["card"] == drawn
        and case.state.table[f"pile:{case.who}"][-1] == case.blanks["top"]
    )
    fits = follows(case, drawn, case.blanks["top"]) and is_weighed_right(case, drawn)
    return named and again and fits


def keep(case: Case) -> bool:
    tops = [
        pile[-1] for seat in case.state.seats if seat != case.me and (pile := case.state.pile(seat))
    ]
    (drawn,) = case.state.table["drawn"]
    return drawn == case.blanks["card"] and case.moves == (Move("keep"),) and bool(tops)


def last(case: Case) -> bool:
    """Play every way of placing it: whoever has it leads, and its suit is trumps."""
    (drawn,) = case.state.table["drawn"]
    for move in case.moves:
        state = case.made(move).state
        owner = case.me if move.verb == "keep" else move.number
        if state.trump != drawn.suit or (
            state.active and owner in state.active and state.to_move != owner
        ):
            return False
    return not case.state.table[STOCK.id]


def pile(case: Case) -> bool:
    sizes = {seat: len(case.state.table[f"pile:{seat}"]) for seat in case.state.seats}
    mine = sizes.pop(case.me)
    told = case.blanks["n"], case.blanks["least"]
    least = min(sizes.values())
    return told == (mine, least) and case.names_alone(sizes, least)


def lead(case: Case) -> bool:
    """Lead every card, and see how many the trick then takes."""
    sizes = {case.made(move).state.size for move in case.moves if len(case.state.hand(case.me)) > 1}
    return sizes <= {case.blanks["n"]}


def beat(case: Case) -> bool:
    top = case.state.chain[-1]
    laid = {
        move for move in case.moves if case.made(move).state.hand(case.me) and move.verb == "play"
    }
    higher = all(move.cards[0].suit in (top.suit, case.state.trump) for move in case.tip.heeded)
    plays = {move for move in case.moves if move.verb == "play"}
    return higher and laid <= plays == {*case.tip.heeded} and case.blanks.get("n", 0) == len(plays)


def take(case: Case) -> bool:
    before, after = case.state, case.made(Move("take")).state
    got = {*after.hand(case.me)} - {*before.hand(case.me)}
    alone = "only" in case.tip.text.source
    return got == {case.blanks["low"]} and alone == (len(before.chain) == 1)


def turns(case: Case) -> bool:
    """Lay each card: the trick is gone, and the one who laid it leads."""
    after = [case.made(move).state for move in case.tip.heeded]
    return all(not state.chain and state.to_move == case.me for state in after)


def left(case: Case) -> bool:
    held = {seat: len(case.state.hand(seat)) for seat in case.state.seats}
    mine = held.pop(case.me)
    told = case.blanks["n"], case.blanks["most"]
    most = max(held.values())
    return told == (mine, most) and case.names_alone(held, most)


TRUTHS: dict[str, Truth] = {
    "give": give, "draw": draw, "place": place, "keep": keep, "last": last, "pile": pile,
    "lead": lead, "beat": beat, "take": take, "turns": turns, "left": left, "trump": tricks.trump,
}  # fmt: skip
ELSEWHERE = set[str]()
