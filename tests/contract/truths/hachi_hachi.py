"""What the coach of Hachi-Hachi says."""

from itertools import combinations

from naipes_gui.core.cards import FLOWERS, Card
from naipes_gui.core.flowers import MONTHS
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import Moved, Seat
from naipes_gui.core.zones import STOCK
from naipes_gui.games.hachi_hachi.rules.deck import POINTS
from naipes_gui.games.hachi_hachi.rules.feats import feats
from naipes_gui.games.hachi_hachi.rules.money import amount
from naipes_gui.games.hachi_hachi.rules.settlement import held
from naipes_gui.games.hachi_hachi.rules.yaku import dekiyaku
from naipes_gui.games.hachi_hachi.rules.yaku_names import DEKIYAKU
from naipes_gui.games.hachi_hachi.rules.zones import CAPTURED, FLIP
from naipes_gui.games.hachi_hachi.table.names import TEYAKU
from naipes_gui.games.hachi_hachi.table.tracker import chased
from tests.contract.truths.case import Case, Truth

NO_OFFER = Move("no", word="offer")


def capture_of(case: Case, move: Move) -> tuple[Card, ...]:
    """Play a move and return what its own card captured."""
    events = case.made(move).events
    mine = [e for e in events if isinstance(e, Moved) and e.target == CAPTURED.of(case.me)]
    return next((event.cards for event in mine if event.cards[0] == move.cards[0]), ())


def takers(case: Case) -> list[Move]:
    return [move for move in case.moves if move.verb == "play" and capture_of(case, move)]


def captures(case: Case) -> bool:
    found = takers(case)
    return case.cards == {move.cards[0] for move in found} and {*case.tip.heeded} == {*found}


def nothing(case: Case) -> bool:
    return not takers(case)


def month(case: Case) -> bool:
    (move,) = case.tip.heeded
    taken = capture_of(case, move)
    named = case.blanks["month"] == MONTHS[move.cards[0].month]
    return named and len(taken) == 4 and len({card.month for card in taken}) == 1


def lacks(case: Case, seat: int) -> bool:
    """Tell whether so many of the cards, whichever, and no fewer, make the combination."""
    key = next(key for key, name in DEKIYAKU.items() if name == case.blanks["yaku"])
    state, options = case.state, case.options
    pile, cards = state.pile(seat), case.cards
    n = case.blanks.get("n", len(cards) if case.tip.key == "lacking" else 1)
    free = not any(card in state.pile(other) for card in cards for other in state.seats)

    def complete(more: tuple[Card, ...]) -> bool:
        return key in {yaku.key for yaku in dekiyaku((*pile, *more), options)}

    enough = all(complete(more) for more in combinations(sorted(cards), n))
    too_few = any(complete(more) for more in combinations(FLOWERS.cards, n - 1))
    worth = {yaku.key: yaku.kan for yaku in dekiyaku((*pile, *cards), options)}
    return free and enough and not too_few and case.blanks["worth"].blanks["kan"] <= worth[key]


def lacking(case: Case) -> bool:
    """Tell also whether it is said of what the hand holds, and of nothing else, that it does."""
    held = {*case.state.hand(case.me)} & case.cards
    told = case.cards if "hold it" in case.tip.text.source else {*case.blanks.get("held", ())}
    return lacks(case, case.me) and held == told


def rival(case: Case) -> bool:
    """Tell also whether it is said of no card that can be lost that nobody else can take it."""
    source, (*cards,) = case.tip.text.source, case.cards
    if "You hold it" in source:
        kept = {*cards} <= {*case.state.hand(case.me)}
    else:
        kept = "Nobody else" not in source or mine_alone(case, *cards)
    return case.who != case.me and lacks(case, case.who) and kept


def mine_alone(case: Case, *cards: Card) -> bool:
    """Tell whether cards lie in the field, and nobody but the player holds one of their months."""
    state = case.state
    held = [c for seat in state.seats if seat != case.me for c in state.hand(seat)]
    months = {card.month for card in (*held, *state.table[STOCK.id])}
    mine = {card.month for card in state.hand(case.me)}
    return all(c in state.field and c.month in mine and c.month not in months for c in cards)


def safe(case: Case) -> bool:
    card = case.blanks["card"]
    return mine_alone(case, card) and case.blanks["month"] == MONTHS[card.month]


def values(case: Case) -> bool:
    told = (case.blanks[kind] for kind in ("bright", "animal", "ribbon", "chaff"))
    return list(told) == [POINTS[letter] for letter in "HTRK"] == [20, 10, 5, 1]


def turned(case: Case) -> bool:
    """Tell whether after every card, or after one that captured nothing, one is turned."""
    always = case.options.flip == "always"
    for move in (move for move in case.moves if move.verb == "play"):
        events = case.made(move).events
        flips = any(isinstance(event, Moved) and event.how == FLIP for event in events)
        if flips != (always or not capture_of(case, move)):
            return False
    return bool(case.state.table[STOCK.id])


DEAR = {"01H", "03H", "08H", "11H", "12H"}
"""The brights: in the field that is dealt each of them multiplies (HH-2.6)."""


def times(case: Case) -> bool:
    causes = case.blanks.get("cards", ())
    field = case.state.dealt_field
    fresh = all(card in field and str(card) in DEAR for card in causes)
    whole = not causes or len(causes) == sum(str(card) in DEAR for card in field)
    return bool(case.blanks["times"] == case.state.multiplier > 1 and fresh and whole)


def account(case: Case) -> bool:
    def points(seat: int) -> int:
        return sum(POINTS[card.kind] for card in case.state.table[CAPTURED.of(Seat(seat))])

    if case.options.settlement == "par88":
        return bool(case.blanks["mine"] == points(case.me) and case.blanks["par"] == 88)
    if case.options.pile_face_down:
        return bool(case.blanks["mine"] == points(case.me) and "theirs" not in case.blanks)
    best = max(points(seat) for seat in case.state.active if seat != case.me)
    told = case.blanks["mine"], case.blanks["theirs"]
    return told == (points(case.me), best) and points(case.who) == best


def two(case: Case) -> bool:
    one, other = case.blanks["one"], case.blanks["other"]
    turned = POINTS[case.state.turned.kind]
    worths = POINTS[one.kind] + turned, POINTS[other.kind] + turned
    told = case.blanks["first"], case.blanks["second"]
    return told == worths and {m.cards[0] for m in case.moves} == {one, other}


def hand(case: Case) -> bool:
    found = {(TEYAKU[yaku.key], yaku.kan) for yaku in held(case.state, case.me, case.options)}
    return (case.blanks["name"], case.blanks["kan"]) in found


def decide(case: Case) -> bool:
    kan = sum(yaku.kan for yaku in dekiyaku(case.state.pile(case.me), case.options))
    stops = case.made(Move("shobu")).state.stage is not Stage.HAND
    return bool(case.blanks["n"] == kan and stops)


def swap(case: Case) -> bool:
    return not {*FLOWERS.cards} & {*case.position.view.state.hand(case.me)}


def drop(case: Case) -> bool:
    (fee,) = case.paid(Move("out"), "fee")
    everything = [e for e in case.made(Move("out")).events if getattr(e, "giver", None) == case.me]
    told = case.blanks["fee"] == amount(case.options, fee.amount)
    dropped = case.state.dropped if not case.state.mizuten else ()
    before = case.who == dropped[-1] if dropped else "half a kan" not in case.tip.text.source
    return everything == [fee] and told and before


def offer(case: Case) -> bool:
    """Let nobody offer, and see what those without a place are paid."""
    state, paid = case.state, []
    while state.stage is Stage.HAND:
        step = case.rules.play(state, NO_OFFER)
        state = step.state
        paid += [e for e in step.events if getattr(e, "reason", "") == "compensation"]
    mine = {amount(case.options, event.amount) for event in paid if event.taker == case.me}
    return mine <= {case.blanks["amount"]}


def answer(case: Case) -> bool:
    (price,) = case.paid(Move("accept"), "place")
    mine = price.taker == case.me and case.me not in case.made(Move("accept")).state.playing
    return mine and case.blanks["amount"] == amount(case.options, price.amount)


def mizuten(case: Case) -> bool:
    kan = case.options.kan_points * case.state.multiplier
    return bool(case.blanks["kan"] == amount(case.options, kan)) and Move("mizuten") in case.moves


def worths(case: Case) -> bool:
    """Name all that can be captured, each with what the dearest capture of it counts."""
    found: dict[frozenset[Card], int] = {}
    for move in takers(case):
        _, *taken = cards = capture_of(case, move)
        worth = sum(POINTS[card.kind] for card in cards)
        found[frozenset(taken)] = max(worth, found.get(frozenset(taken), worth))
    told = {frozenset(each.blanks["cards"]): each.blanks["n"] for each in case.blanks["each"]}
    return told == found and len(found) > 1


def begun(case: Case) -> set[Card]:
    """Return the cards of the combinations that the player has some of, not all, and still can."""
    state, found = case.position.view.state, set[Card]()
    mine = {*state.pile(case.me)}
    lost = {card for seat in state.seats if seat != case.me for card in state.pile(seat)}
    # What nothing captures that one holds or that may still be turned over is out of reach.
    months = {card.month for card in (*state.hand(case.me), *filter(None, [state.turned]))}
    if stock := case.state.table[STOCK.id]:
        others = (case.state.hand(seat) for seat in state.seats if seat != case.me)
        months |= {card.month for hand in (stock, *others) for card in hand}
    lost |= {card for card in FLOWERS.cards if card.month not in months and card not in mine}
    for _, _, cards, needed in chased(case.options):
        if 0 < len(mine & {*cards}) < needed <= len({*cards} - lost):
            found |= {*cards}
    return found


def bright(case: Case) -> bool:
    """Hold a bright that captures nothing, whose month lies as often elsewhere as is said."""
    card, state = case.blanks["card"], case.state
    gone = [*state.field, *state.hand(case.me)]
    gone += [each for seat in state.seats for each in state.pile(seat)]
    known = [each for each in gone if each.month == card.month]
    held = card in state.hand(case.me) and str(card) in DEAR
    lies = any(each.month == card.month for each in state.field)
    left = case.blanks.get("n", 4 - len(known)) == 4 - len(known)
    left = left and ("n" in case.blanks) != case.options.pile_face_down
    named = case.blanks["month"] == MONTHS[card.month]
    return held and left and named and not lies


def lies(case: Case) -> bool:
    """Have a bright in the field, and name all cards that capture it, or none where none does."""
    card, state = case.blanks["card"], case.state
    mine = {each for each in state.hand(case.me) if each.month == card.month}
    takes = {move for move in takers(case) if card in capture_of(case, move)}
    named = case.blanks["month"] == MONTHS[card.month] and str(card) in DEAR
    told = {*case.blanks.get("cards", ())} == mine and {*case.tip.heeded} == takes
    return card in state.field and named and told


def feat(case: Case) -> bool:
    """Be owed so much by every rival, were the hand over with such captures, and not yet."""
    state, options = case.state, case.options
    seat = case.blanks["who"].seat if "who" in case.blanks else case.me
    found = [each for each in feats(state, seat, state.pile(seat), options) if each.hand]
    paid = case.blanks["mon"] == amount(options, state.mon(options))
    months = {MONTHS[each.month] for each in found if each.month}
    named = "month" not in case.blanks or case.blanks["month"] in months
    return paid and named and any(each.have == case.blanks["have"] < each.needed for each in found)


TRUTHS: dict[str, Truth] = {
    "captures": captures, "nothing": nothing, "month": month, "lacking": lacking, "rival": rival,
    "values": values, "turned": turned, "times": times, "account": account, "two": two,
    "hand": hand, "decide": decide, "swap": swap, "drop": drop, "offer": offer, "answer": answer,
    "mizuten": mizuten, "worths": worths,
    "safe": safe, "bright": bright, "lies": lies, "feat": feat,
}  # fmt: skip
ELSEWHERE = {"lacking", "rival"}
"""What names cards without saying where they lie."""
