"""Which card a sensible player lays, by rule, and how a deal ends that is played so, or openly.

All cards are bits in which trumps are known. ``out`` are the cards nobody has seen played
and that are not in the own hand; ``best`` wins the trick so far.
"""

from collections.abc import Sequence

from naipes_gui.bots.kernel import Wide, WideFew, row
from naipes_gui.games.napoleon.players.masks import FIELDS, PLAIN, TRUMPS, WIDTH

SUITS = 5
PLAIN_SUITS = 4


def beaters(cards: Wide, led: Wide, best: Wide) -> Wide:
    """Return the cards of a legal set that would win the trick from the best one."""
    higher: Wide = -(best << 1)
    if best & TRUMPS:
        return cards & TRUMPS & higher
    return cards & (led & higher | TRUMPS)


def masters(cards: Wide, out: Wide) -> Wide:
    """Return the plain cards that no card out can beat in their suit."""
    found: Wide = 0
    for at in range(PLAIN_SUITS):
        own: Wide = cards & FIELDS[at]
        if own > out & FIELDS[at]:
            found |= _top(own)
    return found


def suit_of(card: Wide) -> Wide:
    """Return the field of a card: all cards of its suit."""
    place: int = card.bit_length() - 1
    return FIELDS[place % WIDTH]


def _top(cards: Wide) -> Wide:
    one: Wide = 1
    place: int = cards.bit_length() - 1
    return one << place


# By rule.


def lead(mine: Wide, out: Wide, need: int, alone: bool, last_chance: bool) -> Wide:
    """Return the card to lead."""
    if need:
        if alone:
            return lead_alone(mine, out)
        return lead_against(mine, out, last_chance)
    return lead_nothing(mine, out) if alone else throw(mine)


def lead_alone(mine: Wide, out: Wide) -> Wide:
    """Return what the declarer leads: trumps while any are out, then sure cards."""
    trumps: Wide = mine & TRUMPS
    rivals: Wide = out & TRUMPS
    plain: Wide = mine & PLAIN
    if not trumps:
        sure: Wide = masters(mine, out)
        return _top(sure or mine)
    if rivals and (trumps > rivals or trumps & (trumps - 1)):
        return _top(trumps)
    safe: Wide = masters(plain, out)
    if safe:
        return _top(safe)
    return _top(plain) if rivals and plain else _top(trumps)


def lead_against(mine: Wide, out: Wide, last_chance: bool) -> Wide:
    """Return what an opponent leads: sure cards; trumps when the declarer lacks one trick."""
    trumps: Wide = mine & TRUMPS
    plain: Wide = mine & PLAIN
    sure: Wide = masters(plain, out)
    if trumps and ((last_chance and not sure) or not plain):
        return _top(trumps)
    return _top(sure) if sure else _top(plain)


def reply(
    legal: Wide, led: Wide, best: Wide, out: Wide, need: int,
    alone: bool, his: bool, pending: bool, last: bool,
) -> Wide:  # fmt: skip
    """Return the card to answer with; pending: the declarer has not played yet."""
    if not legal & (legal - 1):
        return legal
    if need:
        if alone:
            return follow_alone(legal, led, best, last)
        return follow_against(legal, led, best, out, his, pending)
    if alone:
        return follow_under(legal, led, best)
    return follow_misere(legal, led, best, his, pending)


def follow_alone(legal: Wide, led: Wide, best: Wide, last: bool) -> Wide:
    """Return what the declarer plays to a trick: enough to win it, else the least."""
    winners: Wide = beaters(legal, led, best)
    if not winners:
        return throw(legal)
    in_suit: Wide = winners & led
    if in_suit and not last:
        return _top(in_suit)
    return winners & -winners


def follow_against(legal: Wide, led: Wide, best: Wide, out: Wide, his: bool, pending: bool) -> Wide:
    """Return what an opponent plays: beats the declarer, and leaves tricks to the others."""
    winners: Wide = beaters(legal, led, best)
    if his and winners:
        return winners & -winners
    if pending and winners & led & PLAIN:
        high: Wide = _top(winners & led)
        if high > (out & led) and best < (out & led):
            return high
    return throw(legal)


def throw(legal: Wide) -> Wide:
    """Return the least useful card: the lowest, plain before trumps."""
    plain: Wide = legal & PLAIN
    return (plain & -plain) if plain else (legal & -legal)


def lead_nothing(mine: Wide, out: Wide) -> Wide:
    """Return the card that is likeliest to be beaten: few cards below it and some above."""
    found: Wide = 0
    least = 0
    fewest = 0
    left: Wide = mine
    while left:
        card: Wide = left & -left
        left ^= card
        suit: Wide = out & suit_of(card)
        below: int = (suit & (card - 1)).bit_count()
        above: int = suit.bit_count() - below
        danger = below if above else below + 8
        if not found or danger < least or (danger == least and above > fewest):
            found, least, fewest = card, danger, above
    return found


def follow_under(legal: Wide, led: Wide, best: Wide) -> Wide:
    """Return what the declarer of a misère plays: just under the best card, else the lowest."""
    losers: Wide = legal & ~beaters(legal, led, best)
    return _top(losers) if losers else legal & -legal


def follow_misere(legal: Wide, led: Wide, best: Wide, his: bool, pending: bool) -> Wide:
    """Return what the opponents of a misère play: low before the declarer, else high."""
    if not legal & led:
        plain: Wide = legal & PLAIN
        return _top(shortest(plain or legal))
    winners: Wide = beaters(legal, led, best)
    losers: Wide = legal & ~winners
    if his and losers:
        return _top(losers)
    if pending:
        return _top(losers) if losers else winners & -winners
    return _top(legal)


def shortest(cards: Wide) -> Wide:
    """Return the cards of the suit with the fewest: to be void of it lets high cards go."""
    found: Wide = 0
    fewest = 0
    for at in range(SUITS):
        own: Wide = cards & FIELDS[at]
        many: int = own.bit_count()
        if many and (not found or many < fewest or (many == fewest and own > found)):
            found, fewest = own, many
    return found


def by_rule(
    size: int, declarer: int, need: int, won: int, leader: int, out: Wide,
    trick: Sequence[int], mine: Wide,
) -> Wide:  # fmt: skip
    """Return the card that a sensible player to move plays."""
    laid: WideFew = row(trick)
    many: int = len(trick)
    alone: bool = (leader + many) % size == declarer
    out = out & ~mine
    for at in range(many):
        out = out & ~laid[at]
    if not many:
        return lead(mine, out, need, alone, need - won == 1)
    led: Wide = suit_of(laid[0])
    place: int = _place(laid, many)
    his: bool = (leader + place) % size == declarer
    pending: bool = (declarer - leader) % size >= many
    legal: Wide = mine & led
    return reply(legal or mine, led, laid[place], out, need, alone, his, pending, many == size - 1)


def _place(laid: WideFew, many: int) -> int:
    """Return the place of the best card of a trick."""
    led: Wide = suit_of(laid[0])
    place: int = 0
    for at in range(1, many):
        if beaters(laid[at], led, laid[place]):
            place = at
    return place


# To the end.


def played_out(
    size: int, declarer: int, need: int, won: int, left: int, leader: int, out: Wide,
    trick: Sequence[int], hands: Sequence[int], whole: bool,
) -> int:  # fmt: skip
    """Return how many tricks the declarer wins by rule; unless ``whole``, until it is decided."""
    held: WideFew = row(hands)
    laid: WideFew = row((*trick, *hands))
    many: int = len(trick)
    while left and (whole or not _decided(need, won, left)):
        if not many:
            mine: Wide = held[leader]
            laid[0] = lead(mine, out & ~mine, need, leader == declarer, need - won == 1)
            held[leader] = mine ^ laid[0]
            many = 1
        place: int = _replies(held, laid, many, size, declarer, need, leader, out)
        leader = (leader + place) % size
        won += leader == declarer
        left -= 1
        many = 0
        for at in range(size):
            out = out & ~laid[at]
    return won


def _decided(need: int, won: int, left: int) -> bool:
    return won >= need or won + left < need if need else won > 0


def _replies(
    held: WideFew, laid: WideFew, many: int, size: int, declarer: int, need: int, leader: int,
    out: Wide,
) -> int:  # fmt: skip
    """Complete a trick; return the place of its best card."""
    led: Wide = suit_of(laid[0])
    place: int = _place(laid, many)
    best: Wide = laid[place]
    turn: int = (declarer - leader) % size
    for at in range(many):
        out = out & ~laid[at]
    for at in range(many, size):
        seat: int = (leader + at) % size
        mine: Wide = held[seat]
        legal: Wide = mine & led
        card: Wide = reply(
            legal or mine, led, best, out & ~mine, need,
            at == turn, place == turn, at < turn, at == size - 1,
        )  # fmt: skip
        held[seat] = mine ^ card
        laid[at] = card
        out = out & ~card
        if beaters(card, led, best):
            best, place = card, at
    return place


# With open cards.


def makes(
    size: int, declarer: int, tricks: bool, lack: int, left: int, leader: int,
    trick: Sequence[int], hands: Sequence[int],
) -> bool:  # fmt: skip
    """Tell whether the declarer makes the contract when all cards lie open.

    ``lack`` are the tricks he still needs; without ``tricks`` he must win none, and less than
    nothing is one that he has won.
    """
    held: WideFew = row(hands)
    laid: WideFew = row(trick)
    many: int = len(trick)
    if not many:
        return _leads(held, size, declarer, tricks, leader, lack, left)
    place: int = _place(laid, many)
    led: Wide = suit_of(laid[0])
    taker: int = (leader + place) % size
    return _follows(held, size, declarer, tricks, leader, many, led, laid[place], taker, lack, left)


def _leads(
    held: WideFew, size: int, declarer: int, tricks: bool, leader: int, lack: int, left: int
) -> bool:
    """Tell who wins when a trick begins."""
    if tricks:
        if lack <= 0 or lack > left:
            return lack <= 0
    elif lack < 0 or not left:
        return lack == 0
    wish: bool = leader == declarer
    mine: Wide = held[leader]
    tried: Wide = _unlike(mine, _alive(held, size))
    while tried:
        card: Wide = _next(tried, tricks)
        tried ^= card
        held[leader] = mine ^ card
        made: bool = _follows(
            held, size, declarer, tricks, leader, 1, suit_of(card), card, leader, lack, left
        )
        held[leader] = mine
        if made == wish:
            return wish
    return not wish


def _follows(
    held: WideFew, size: int, declarer: int, tricks: bool, leader: int, many: int, led: Wide,
    best: Wide, taker: int, lack: int, left: int,
) -> bool:  # fmt: skip
    """Tell who wins in the middle of a trick, of which ``best`` is the best card."""
    if many == size:
        less: int = lack - (taker == declarer)
        return _leads(held, size, declarer, tricks, taker, less, left - 1)
    seat: int = (leader + many) % size
    wish: bool = seat == declarer
    mine: Wide = held[seat]
    legal: Wide = mine & led
    if not legal:
        legal = mine
    winners: Wide = beaters(legal, led, best)
    alive: Wide = _alive(held, size) | best
    ahead: bool = tricks or not wish
    for _ in range(2):
        tried: Wide = _unlike(winners if ahead else legal & ~winners, alive)
        while tried:
            card: Wide = _next(tried, not tricks)
            tried ^= card
            held[seat] = mine ^ card
            made: bool = _follows(
                held, size, declarer, tricks, leader, many + 1, led,
                card if ahead else best, seat if ahead else taker, lack, left,
            )  # fmt: skip
            held[seat] = mine
            if made == wish:
                return wish
        ahead = not ahead
    return not wish


def _alive(held: WideFew, size: int) -> Wide:
    found: Wide = 0
    for seat in range(size):
        found |= held[seat]
    return found


def _next(cards: Wide, high: bool) -> Wide:
    """Return the card to try first: from the highest trump on, or from the lowest plain card."""
    trumps: Wide = cards & TRUMPS
    plain: Wide = cards & PLAIN
    if high:
        return _top(trumps or plain)
    return plain & -plain if plain else trumps & -trumps


def _unlike(cards: Wide, alive: Wide) -> Wide:
    """Return one card of every run of equals: cards with none alive between them."""
    if not cards & (cards - 1):
        return cards
    found: Wide = 0
    for at in range(SUITS):
        own: Wide = cards & FIELDS[at]
        others: Wide = alive & FIELDS[at] & ~cards
        last: Wide = 0
        while own:
            card: Wide = _top(own)
            own ^= card
            if not last or others & (last - 1) & -card:
                found |= card
            last = card
    return found
