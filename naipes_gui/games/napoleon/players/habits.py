"""Which card a sensible player lays, by rule: for club players and for playing worlds out.

All cards are bits in which trumps are known. ``out`` are the cards nobody has seen played
and that are not in the own hand; ``best`` wins the trick so far.
"""

from naipes_gui.bots.cards import split, top
from naipes_gui.games.napoleon.players.masks import FIELDS, PLAIN, TRUMPS, field


def beaters(cards: int, led: int, best: int) -> int:
    """Return the cards of a legal set that would win the trick from the best one."""
    higher = -(best << 1)
    if best & TRUMPS:
        return cards & TRUMPS & higher
    return cards & (led & higher | TRUMPS)


def masters(cards: int, out: int) -> int:
    """Return the plain cards that no card out can beat in their suit."""
    found = 0
    for suit in FIELDS[:4]:
        own = cards & suit
        if own > out & suit:
            found |= top(own)
    return found


def lead_alone(mine: int, out: int) -> int:
    """Return what the declarer leads: trumps while any are out, then sure cards."""
    trumps, rivals = mine & TRUMPS, out & TRUMPS
    if not trumps:
        return _sure_or_high(mine, out)
    if rivals and (trumps > rivals or trumps & (trumps - 1)):
        return top(trumps)
    if sure := masters(mine & PLAIN, out):
        return top(sure)
    return top(mine & PLAIN) if rivals and mine & PLAIN else top(trumps)


def lead_against(mine: int, out: int, *, last_chance: bool) -> int:
    """Return what an opponent leads: sure cards; trumps when the declarer lacks one trick."""
    trumps, plain = mine & TRUMPS, mine & PLAIN
    sure = masters(plain, out)
    if trumps and ((last_chance and not sure) or not plain):
        return top(trumps)
    return top(sure) if sure else top(plain)


def _sure_or_high(mine: int, out: int) -> int:
    return top(masters(mine, out) or mine)


def follow_alone(legal: int, led: int, best: int, *, last: bool) -> int:
    """Return what the declarer plays to a trick: enough to win it, else the least."""
    winners = beaters(legal, led, best)
    if not winners:
        return throw(legal)
    in_suit = winners & led
    if in_suit and not last:
        return top(in_suit)
    return winners & -winners


def follow_against(legal: int, led: int, best: int, out: int, *, his: bool, pending: bool) -> int:
    """Return what an opponent plays: beats the declarer, and leaves tricks to the others."""
    winners = beaters(legal, led, best)
    if his and winners:
        return winners & -winners
    if pending and winners & led & PLAIN:
        high = top(winners & led)
        if high > (out & led) and best < (out & led):
            return high
    return throw(legal)


def throw(legal: int) -> int:
    """Return the least useful card: the lowest, plain before trumps."""
    plain = legal & PLAIN
    return (plain & -plain) if plain else (legal & -legal)


# Misère.


def lead_nothing(mine: int, out: int) -> int:
    """Return the card that is likeliest to be beaten: few cards below it and some above."""
    return min(split(mine), key=lambda card: _danger(card, out))


def _danger(card: int, out: int) -> tuple[int, int]:
    suit = out & field(card)
    below = (suit & (card - 1)).bit_count()
    above = suit.bit_count() - below
    return below + (8 if not above else 0), -above


def follow_under(legal: int, led: int, best: int) -> int:
    """Return what the declarer of a misère plays: just under the best card, else the lowest."""
    losers = legal & ~beaters(legal, led, best)
    return top(losers) if losers else legal & -legal


def follow_misere(legal: int, led: int, best: int, *, his: bool, pending: bool) -> int:
    """Return what the opponents of a misère play: low before the declarer, else high."""
    if not legal & led:
        return top(shortest(legal & PLAIN or legal))
    winners = beaters(legal, led, best)
    losers = legal & ~winners
    if his and losers:
        return top(losers)
    if pending:
        return top(losers) if losers else winners & -winners
    return top(legal)


def shortest(cards: int) -> int:
    """Return the cards of the suit with the fewest: to be void of it lets high cards go."""
    held = [cards & suit for suit in FIELDS if cards & suit]
    return min(held, key=lambda own: (own.bit_count(), -own))
