"""What the coach of Napoleon says."""

from naipes_gui.core.cards import ACE, JOKER, SUITS, Card
from naipes_gui.core.draft import Draft
from naipes_gui.core.table import FIRST, Paid
from naipes_gui.core.wording import SUIT_NAMES
from naipes_gui.games.napoleon.rules.bids import Bid
from naipes_gui.games.napoleon.rules.settlement import finish
from naipes_gui.games.napoleon.rules.state import Play
from naipes_gui.games.napoleon.rules.tricks import best
from naipes_gui.games.napoleon.rules.words import name, named
from tests.contract.truths import tricks
from tests.contract.truths.case import Case, Truth

NEEDED = {"1": 1, "2": 2, "3": 3, "4": 4, "6": 6, "7": 7, "misere": 0}
"""All others need five tricks."""


def accounts(case: Case, bid: Bid, seat: int) -> tuple[set[int], set[int]]:
    """Settle a contract both ways, and return what each other pays, and is paid."""
    paid = []
    for made in (True, False):
        draft = Draft(case.state, frozenset(), case.options)
        draft.set(declarer=seat, contract=bid)
        finish(draft, made=made)
        paid.append([e for e in draft.events if isinstance(e, Paid) and min(e.giver, e.taker) >= 0])
    unit = case.options.unit
    won, lost = ({e.amount * unit for e in each} for each in paid)
    return won, lost


def bid(case: Case) -> bool:
    lowest = next(Bid.of(move) for move in case.moves if move.verb == "bid")
    won, lost = accounts(case, lowest, case.me)
    tricks_ = case.blanks.get("n", 0) == NEEDED.get(lowest.name, 5)
    named = case.blanks["bid"] == name(lowest)
    return named and tricks_ and won == {case.blanks["win"]} and lost == {case.blanks["lose"]}


def longest(case: Case) -> bool:
    held = [card.suit for card in case.state.hand(case.me) if card != JOKER]
    counts = {SUIT_NAMES[suit].source: held.count(suit) for suit in SUITS}
    if "suit" not in case.blanks:
        return bool(case.blanks["n"] == max(counts.values()))
    mine = counts.pop(case.blanks["suit"].source)
    return bool(mine == case.blanks["n"] > max(counts.values()))


def highest(case: Case) -> bool:
    rank = case.rules.ladder.rank
    bids = [call for call in case.state.calls if call.bid.name != "pass"]
    top = max(bids, key=lambda call: rank(call.bid))
    return (case.who, case.blanks["bid"]) == (top.seat, named(top.bid))


def tops(case: Case) -> bool:
    """Lay every other card of its suit on each ace that is held: none takes the trick from it."""
    hand = case.state.hand(case.me)
    aces = [card for card in hand if card.rank == ACE]
    stay = all(
        best((Play(case.me, ace), Play(FIRST, other)), "").card == ace
        for ace in aces for other in case.rules.pack.cards if other.suit == ace.suit != JOKER.suit
    )  # fmt: skip
    return stay and case.blanks.get("n", 0) == len(aces)


def opening(case: Case) -> bool:
    suited = [move for move in case.moves if move.cards[0] != JOKER]
    return all(case.made(move).state.trump == move.cards[0].suit for move in suited)


def void(case: Case) -> bool:
    hand = {*case.state.hand(case.me)}
    suits = {SUIT_NAMES[card.suit].source for card in hand - {JOKER}}
    trumps = any(card.suit == case.state.trump for card in hand)
    told = "a trump may be" in case.tip.text.source
    free = case.blanks["suit"].source not in suits and tricks.due(case) == hand
    return free and told == trumps


def taking(case: Case, card: Card) -> int:
    return best((*case.state.trick, Play(case.me, card)), case.state.trump).seat


def taker(case: Case) -> bool:
    """Whether it is told whose side has the trick, and who of the other is still to play."""
    state, blanks = case.state, case.blanks
    if "other" not in blanks:
        alone = "plays alone" in case.tip.text.source
        return alone == (case.who == state.declarer) and tricks.best(taking, case)
    lying = best(state.trick, state.trump)
    has_played = any(play.seat == state.declarer for play in state.trick)
    sides = state.declarer not in (case.me, case.who) and blanks["other"].seat == state.declarer
    told = has_played == ("already" in case.tip.text.source)
    return bool(sides and told and (lying.seat, lying.card) == (case.who, blanks["card"]))


def turned(case: Case) -> bool:
    """Whether as many cards lie turned before each seat as it has taken tricks."""
    state, table = case.state, case.position.view.state.table
    piles = [table[f"won:{seat}"] for seat in case.position.view.zones.seats]
    counted = [state.tricks(seat) for seat in case.position.view.zones.seats]
    return [*map(len, piles)] == counted and any(counted)


def under(case: Case) -> bool:
    """Whether a trick that the declarer must not take is told of, and what leaves it to them."""
    state, taker = case.state, best(case.state.trick, case.state.trump)
    if "card" not in case.blanks:
        has_none = all(card.suit != state.trick[0].card.suit for card in state.hand(case.me))
        whose = case.who if "who" in case.blanks else case.me
        is_said = whose == state.declarer and whose in (case.me, taker.seat)
        return has_none and is_said and not NEEDED[state.contract.name]
    may = [move.cards[0] for move in case.position.view.moves if move.verb == "play"]
    stays = sum(taking(case, card) == taker.seat for card in may)
    if "card" not in case.blanks:
        # Who has none of the suit is told so, and that the trick is another's.
        whose = case.who if "who" in case.blanks else case.me
        is_void = all(card.suit != state.trick[0].card.suit for card in state.hand(case.me))
        is_told = whose == state.declarer and whose in (case.me, taker.seat)
        return bool(is_void and is_told and stays == len(may))
    told = state.declarer in (case.me, case.who) and not NEEDED[state.contract.name]
    return bool(
        told
        and (case.who, case.blanks["card"]) == (taker.seat, taker.card)
        and case.blanks.get("n", 0) == stays
    )


def need(case: Case) -> bool:
    state = case.state
    won = len(state.table[f"won:{state.declarer}"])
    whose = case.who if "who" in case.blanks else case.me
    left = len(state.hand(case.me))
    lack = NEEDED.get(state.contract.name, 5) - won
    if "n" not in case.blanks:
        return bool(whose == state.declarer and lack == 0 == won)
    told = case.blanks["n"], case.blanks.get("left", case.blanks["n"])
    # With one more the others leave too few, and what can be spared leaves just enough.
    breaks = case.blanks.get("more", left - lack + 1)
    spare = case.blanks.get("spare", left - lack)
    enough = left - breaks < lack == left - spare
    return bool(whose == state.declarer and told == (lack, left) and enough)


def stakes(case: Case) -> bool:
    """Be no line about a payment where a card is to be chosen."""
    if any(move.verb == "play" for move in case.position.view.moves):
        return False
    won, lost = accounts(case, case.state.contract, case.state.declarer)
    whose = case.who if "who" in case.blanks else case.me
    told = {case.blanks["win"]}, {case.blanks["lose"]}
    return bool(whose == case.state.declarer and told == (won, lost))


TRUTHS: dict[str, Truth] = {
    "bid": bid, "longest": longest, "highest": highest, "opening": opening, "void": void,
    "must": tricks.must, "best": taker, "tops": tops, "trump": tricks.trump, "need": need,
    "stakes": stakes, "turned": turned, "under": under,
}  # fmt: skip
ELSEWHERE = set[str]()
