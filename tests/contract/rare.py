"""Deals and positions in which options count that hardly ever do, by game and option."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from random import Random
from typing import Any, TypeAlias

from naipes_gui.core.cards import FLOWERS, Card
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Rules, Stage
from naipes_gui.core.table import Seat
from naipes_gui.games.hachi_hachi.options import HachiOptions
from naipes_gui.games.hachi_hachi.rules import yaku
from naipes_gui.games.hachi_hachi.rules.deck import BRIGHT5, RIBBONS, is_chaff
from naipes_gui.games.hachi_hachi.rules.state import Phase
from naipes_gui.games.mosca.rules.state import value

Wishes: TypeAlias = Mapping[str, Sequence[Card]]
"""Which cards shall be dealt to which zones."""


@dataclass(frozen=True, slots=True)
class Hint:
    """What to deal, or from which position near the end of the hand to go on."""

    deal: Callable[[Rules[Any, Any], Random], Wishes] | None = None
    late: Callable[[Rules[Any, Any], Any, Random], Any] | None = None


def _month(number: int) -> list[Card]:
    return [card for card in FLOWERS.cards if int(card.month) == number]


def _hand(*sizes: int) -> Hint:
    """Deal so many cards of each of several months to everybody, as far as there are months."""

    def deal(rules: Rules[Any, Any], rng: Random) -> Wishes:
        months = rng.sample(range(1, 13), 3)
        wished = [card for size, n in zip(sizes, months, strict=False) for card in _month(n)[:size]]
        return {f"hand:{rng.choice(rules.seats)}": wished}

    return Hint(deal)


def _four(rules: Rules[Any, Any], rng: Random) -> Wishes:
    return {"field": _month(rng.randint(1, 12))}


def _facing(rules: Rules[Any, Any], rng: Random) -> Wishes:
    *three, fourth = rng.sample(_month(rng.randint(1, 12)), 4)
    return {"field": three, f"hand:{rng.choice(rules.seats)}": [fourth]}


def _no_chaff(rules: Rules[Any, Any], rng: Random) -> Wishes:
    dear = [card for card in FLOWERS.cards if not is_chaff(card)]
    return {f"hand:{rng.choice(rules.seats)}": rng.sample(dear, 7)}


def _ribbons(rules: Rules[Any, Any], rng: Random) -> Wishes:
    some = rng.sample([card for card in FLOWERS.cards if is_chaff(card)], 5)
    return {f"hand:{rng.choice(rules.seats)}": [*rng.sample(RIBBONS, 2), *some]}


def _captured(*wished: Card) -> Hint:
    """Let a seat have captured some cards, and play the last one."""

    def late(rules: Rules[Any, Any], state: Any, rng: Random) -> Any:
        state = _play_begun(rules, state, rng)
        owner = rng.choice(state.active)
        rest = [card for card in FLOWERS.cards if card not in wished]
        piles: dict[Seat, list[Card]] = {seat: [] for seat in state.active}
        piles[owner] += wished
        return _ended(state, rest, piles, rng)

    return Hint(late=late)


def _special(rules: Rules[Any, Any], state: Any, rng: Random) -> Any:
    """Let a seat have sixteen chaff, and nobody a combination."""
    state = _play_begun(rules, state, rng)
    plain = [card for card in FLOWERS.cards if is_chaff(card)]
    every = HachiOptions.make(inoshikacho=True)
    while True:
        pile = rng.sample(plain, 18)
        rest = [card for card in FLOWERS.cards if card not in pile]
        piles: dict[Seat, list[Card]] = {seat: [] for seat in state.active}
        piles[rng.choice(state.active)] += pile
        made = _ended(state, rest, piles, rng)
        if not any(yaku.value(made.pile(seat), every) for seat in state.active):
            return made


def _play_begun(rules: Rules[Any, Any], state: Any, rng: Random) -> Any:
    """Return the position after who plays has been settled."""
    while state.stage is not Stage.HAND or state.phase is not Phase.PLAY:
        if state.stage is Stage.HAND or state.stage is Stage.CUT:
            state = rules.apply(state, rng.choice(rules.legal(state))).state
        else:
            state = rules.apply(state, rules.chance(state, rng)).state
    return state


def _ended(state: Any, rest: list[Card], piles: dict[Seat, list[Card]], rng: Random) -> Any:
    """Divide the other cards among the piles but one, which is the last to be played."""
    last, *others = rng.sample(rest, len(rest))
    for card in others:
        rng.choice([pile for seat, pile in piles.items() if len(pile) < 16]).append(card)
    zones = dict.fromkeys(state.table, ())
    table = zones | {f"captured:{seat}": tuple(pile) for seat, pile in piles.items()}
    table |= {f"hand:{state.to_move}": (last,)}
    return replace(state, table=table)


def _flushes(rules: Rules[Any, Any], rng: Random) -> Wishes:
    """Deal two hands of one suit each."""
    one, other = rng.sample("SHDC", 2)
    first, second = rng.sample(rules.seats, 2)
    pack = rules.pack.cards
    hands = {first: one, second: other}
    return {
        f"hand:{seat}": rng.sample([c for c in pack if c.suit == suit], 5)
        for seat, suit in hands.items()
    }


IN_PLAY = ("hand:", "trick:", "turnup")


def _tied(rules: Rules[Any, Any], state: Any, rng: Random) -> Any:
    """Let two have as many points before the last card, but not as many tricks."""
    if rules.options.score_by == "tricks" or rules.options.pack_size == 32:
        return state  # Ties come by themselves, in equally many tricks.
    while True:
        before, move = _last_card(rules, state, rng)
        if len(before.participants) != 2:
            continue
        for _ in range(100):
            tied = _divided(before, rng)
            one, other = tied.participants
            after = rules.apply(tied, move).state
            same = after.points(one) == after.points(other)
            if same and after.tricks(one) != after.tricks(other):
                return tied


def _last_card(rules: Rules[Any, Any], state: Any, rng: Random) -> tuple[Any, Move]:
    """Play a hand; return the position before its last card and that card."""
    while True:
        now = state
        while now.stage is Stage.HAND:
            moves = rules.legal(now)
            # To pass is the first of the moves, and only two shall stay.
            move, before = moves[0] if rng.random() < 0.4 else rng.choice(moves), now
            now = rules.apply(now, move).state
            if now.stage is Stage.RESHUFFLE:
                now = rules.apply(now, rules.chance(now, rng)).state
        if before.participants and len(before.plays) == 5 * len(before.participants) - 1:
            return before, move


def _divided(state: Any, rng: Random) -> Any:
    """Let one have taken a few dear tricks and the other more cheap ones, of any cards."""
    few, many = rng.sample(state.participants, 2)
    kept = {zone: cards for zone, cards in state.table.items() if not zone.startswith(IN_PLAY)}
    pool = [card for cards in kept.values() for card in cards]
    pool.sort(key=lambda card: value(card) + rng.uniform(0, 4))
    took = 2 * rng.randint(1, 2)
    won = {f"won:{few}": pool[-took:], f"won:{many}": pool[: 8 - took]}
    rest = iter(pool[8 - took : -took])
    sizes = {zone: 0 if zone in won else len(cards) for zone, cards in kept.items()}
    others = {zone: tuple(islice(rest, size)) for zone, size in sizes.items()}
    return replace(state, table=state.table | others | {z: tuple(c) for z, c in won.items()})


def _brights(rules: Rules[Any, Any], rng: Random) -> Wishes:
    return {"field": rng.sample(BRIGHT5, rng.randint(1, 4))}


RARE: Mapping[tuple[str, str], Hint] = {
    ("mosca", "flush_cmp"): Hint(_flushes),
    ("mosca", "tie"): Hint(late=_tied),
    ("hachi_hachi", "carry_rule"): Hint(_brights),
    ("hachi_hachi", "etsunen"): Hint(_brights),
    ("hachi_hachi", "four_on_table"): Hint(_four),
    ("hachi_hachi", "haneken_kan"): _hand(3, 2, 2),
    ("hachi_hachi", "two_triplets"): _hand(3, 3, 1),
    ("hachi_hachi", "sunashi"): Hint(_no_chaff),
    ("hachi_hachi", "muko_sanbon"): Hint(_facing),
    ("hachi_hachi", "aka_kan"): Hint(_ribbons),
    ("hachi_hachi", "nanatan_plus"): _captured(*RIBBONS),
    ("hachi_hachi", "brights_additive"): _captured(*BRIGHT5),
    ("hachi_hachi", "specials"): Hint(late=_special),
}


def mean_the_same(game: str, key: str, one: Any, other: Any) -> bool:
    """Tell whether two values of an option are one rule, said in two ways."""
    match game, key, one, other:
        case "napoleon", "deck", _, _:
            return bool(one.pack_size == other.pack_size)
        case "napoleon", "dealer_sits_out_from", _, _:
            return bool(one.dealer_sits_out == other.dealer_sits_out)
        case "napoleon", "match", _, _:
            return _hands(one) == _hands(other) is not None
        case "nlk", "match", _, _:
            return {one.match, other.match} <= {"single", "hands:1", "until_losses:1"}
        case "mosca", "tie", _, _:
            alike = {"split", "more_tricks_then_split"}
            # Ten is the most a card counts and seven the least of 32 cards: who has as many
            # points in fewer tricks would need more than a trick holds.
            never = one.score_by == "tricks" or one.pack_size == 32
            return never and {one.tie, other.tie} == alike
        case _:
            return False


def _hands(options: Any) -> int | None:
    word, _, number = options.match.partition(":")
    return {"hands": 1, "rounds": options.players}.get(word, 0) * int(number or 0) or None
