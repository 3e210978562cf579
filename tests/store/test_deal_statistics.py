"""What the deals of saved matches were like, whatever state their files are in."""

import json
from collections.abc import Sequence
from dataclasses import replace
from hashlib import sha256
from itertools import permutations
from math import sqrt
from pathlib import Path
from random import Random
from statistics import pvariance

import pytest

from naipes_gui.core.cards import HIDDEN, Card
from naipes_gui.core.luck import Luck
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import Seat
from naipes_gui.core.text import phrase
from naipes_gui.games import all_games
from naipes_gui.store.deal_statistics import (
    COMPUTER,
    DECK,
    PERSON,
    WHERE,
    WHOSE,
    DealStatistics,
    GameDeals,
    Share,
    _Game,
    beyond_chance,
)
from naipes_gui.store.deals import Deal, Dealt, Order, deal_of, read_deals
from naipes_gui.store.header import Header, Player
from naipes_gui.store.record import Record

SAMPLES = sorted((Path(__file__).parent.parent / "records").glob("*/*.naipes"))
RULES = all_games()["ecarte"].rules(all_games()["ecarte"].options().make())
PACK = list(RULES.pack.cards)
HEADER = Header(
    game="ecarte", options=RULES.options.to_json(), app="test", started="2026-01-01T00:00:00Z",
    seats=(Player(name="Eva"), Player(name="Bruno", kind="bot", level="club")),
)  # fmt: skip
MANY = 300


@pytest.fixture(autouse=True)
def _small_game() -> None:
    """Let the real games be known here."""


def dealt(cards: Sequence[Card], number: int = 0) -> Deal:
    return deal_of(RULES, Seat(number % 2), Order(tuple(cards), 2))


def shuffled(number: int) -> list[Card]:
    return Random(number).sample(PACK, len(PACK))


def counted(deals: Sequence[Deal]) -> GameDeals:
    statistics = DealStatistics()
    statistics.take(Dealt(HEADER, tuple(deals)))
    (found,) = statistics.found()
    return found


def for_the_person(card: str, number: int) -> Deal:
    """Return a deal in which the person is given a card by whoever shuffles."""
    for attempt in range(1000):
        deal = dealt(shuffled(number * 1000 + attempt), number)
        if Card(card) in deal.hands[Seat(0)]:
            return deal
    raise AssertionError(card)


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_the_hands_are_those_that_were_played(path: Path) -> None:
    timeline, found = Record.load(path).timeline, read_deals(path)
    assert not found.damaged
    by_deck = {deal.deck: deal for deal in found.deals}
    assert len(found.deals) >= len(timeline.shuffles) > 0
    for shuffle in timeline.shuffles:
        deal, ply = by_deck[timeline.moves[shuffle][1].cards], shuffle + 2
        table = timeline.states[ply].table
        if timeline.states[ply].stage is Stage.HAND:
            zones = {zone: cards for zone, cards in table.items() if cards}
            for seat, hand in deal.hands.items():
                assert hand in (zones.get(f"hand:{seat}"), zones.get(f"pile:{seat}"))
            assert deal.turned in (*table.get("turnup", ()), Card("??"))


def test_a_fair_deal_gives_what_is_expected() -> None:
    found = counted([dealt(shuffled(number), number) for number in range(MANY)])
    assert (found.records, found.damaged, found.deals) == (1, 0, MANY)
    kings = found.found[0]
    assert [share.who for share in kings.shares] == [PERSON, COMPUTER, "0", "1"]
    for kind in found.found:
        assert kind.ahead is not None
        # One fair figure in twenty lies outside of its margin, none of twice as much.
        for share in (*kind.shares, kind.ahead):
            assert abs(share.observed - share.expected) < 2 * share.margin
        assert kind.ahead.expected == pytest.approx(0)
    assert kings.shares[0].expected == pytest.approx(5 * 4 / 32)
    assert all(check.p > 0.01 for check in found.checks.values())
    assert found.checks[PERSON].freedom == 31
    assert found.checks[DECK].freedom == 31**2


def test_trumps_are_expected_from_the_rest_of_the_pack() -> None:
    found = {kind.luck.key: kind for kind in counted([dealt(shuffled(1))]).found}
    assert found["trumps"].shares[0].expected == pytest.approx(5 * 7 / 31)


def test_a_dealer_who_favours_the_person_is_seen() -> None:
    found = counted([for_the_person("KS", number) for number in range(60)])
    mine, theirs = found.found[0].shares[:2]
    assert mine.observed > mine.expected + mine.margin
    assert not mine.is_usual
    assert theirs.observed < theirs.expected
    assert found.found[0].ahead is not None
    assert not found.found[0].ahead.is_usual
    assert found.checks[PERSON].p < 1e-6


def test_a_pack_that_is_never_shuffled_is_seen() -> None:
    found = counted([dealt(PACK)] * 60)
    assert found.checks[DECK].p < 1e-9


def test_hands_that_nobody_was_dealt_are_no_hands() -> None:
    statistics = DealStatistics()
    statistics.take(Dealt(HEADER))
    (found,) = statistics.found()
    assert (found.records, found.deals, found.found, dict(found.checks)) == (1, 0, (), {})


def test_hands_that_were_taken_back_count_too() -> None:
    path = next(path for path in SAMPLES if path.stem == "ecarte-default")
    assert len(read_deals(path).deals) == len(Record.load(path).timeline.shuffles) + 1


def test_a_damaged_match_counts_as_far_as_it_can_be_read(tmp_path: Path) -> None:
    lines = SAMPLES[1].read_bytes().splitlines(keepends=True)
    decks = [number for number, line in enumerate(lines) if b'"deck"' in line]
    torn = tmp_path / "torn.naipes"
    torn.write_bytes(b"".join(lines[: decks[1]]) + lines[decks[1]][:40])
    assert len(read_deals(torn).deals) == 1
    for name, line in spoilt(json.loads(lines[decks[2]])).items():
        path = tmp_path / f"{name}.naipes"
        path.write_bytes(b"".join([*lines[: decks[2]], line, *lines[decks[2] + 1 :]]))
        found = read_deals(path)
        assert found.damaged, name
        assert len(found.deals) == 2, name


def spoilt(deck: dict[str, object]) -> dict[str, bytes]:
    """Return lines that are no deck that was committed to."""
    cards = str(deck["deck"]).split()
    swapped = {**deck, "deck": " ".join([cards[1], cards[0], *cards[2:]])}
    lines = {"forged": swapped, "cut": {**deck, "cut": 99}, "cards": {**deck, "deck": "AS"}}
    written = {name: json.dumps(line).encode() + b"\n" for name, line in lines.items()}
    return {**written, "garbage": b'{"deck": \xff\n'}


def test_a_deck_with_a_seal_of_its_own_must_still_be_the_pack(tmp_path: Path) -> None:
    salt, deck = "0" * 32, " ".join(["AS"] * 32)
    seal = sha256(f"{salt} {deck}".encode()).hexdigest()
    lines = [
        HEADER.to_json(),
        {"hand": 1, "dealer": 0, "commit": seal},
        {"deck": deck, "salt": salt, "cut": 5},
    ]
    path = tmp_path / "aces.naipes"
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    assert read_deals(path) == Dealt(HEADER, (), damaged=True)


@pytest.mark.parametrize("contents", [b"", b"hello\n", b'{"naipes":1}\n', b"\0" * 99])
def test_what_is_no_match_is_only_counted(tmp_path: Path, contents: bytes) -> None:
    path = tmp_path / "no.naipes"
    path.write_bytes(contents)
    statistics = DealStatistics()
    statistics.take(read_deals(path))
    statistics.take(read_deals(tmp_path / "not there.naipes"))
    assert (statistics.found(), statistics.unreadable) == ((), 2)


def test_a_game_or_an_option_of_another_version_is_only_counted(tmp_path: Path) -> None:
    statistics = DealStatistics()
    for number, (key, value) in enumerate((("game", "chess"), ("options", {"odd": 1}))):
        path = tmp_path / f"{number}.naipes"
        path.write_text(json.dumps({**HEADER.to_json(), key: value}) + "\n", encoding="utf-8")
        statistics.take(read_deals(path))
    (found,) = statistics.found()
    assert (found.records, found.damaged, found.deals) == (1, 1, 0)
    assert statistics.unreadable == 1


# The law itself, from all ways in which a small pack can fall.


FACES = [Card(name) for name in ("KS", "QS", "2S", "3H", "4H")]
WORTHS = dict(zip(FACES, (4.0, 1.0, 0.0, 0.0, 0.0), strict=True))


def small(order: Sequence[Card], turned: Card = HIDDEN) -> Deal:
    """Return a deal of two cards to the person, and one to each of two others."""
    hands = {Seat(0): tuple(order[:2]), Seat(1): tuple(order[2:3]), Seat(2): tuple(order[3:4])}
    return Deal(tuple(order), hands, turned)


def luck_of(*, turned: bool = False) -> Luck:
    return Luck("faces", phrase("test", "Faces"), lambda card, _: WORTHS[card], turned)


def test_what_is_expected_and_how_far_it_varies_is_what_all_deals_have() -> None:
    orders = list(permutations(FACES))
    game = _Game([luck_of()])
    for order in orders:
        game.take(small(order), {Seat(0)})
    ((found,), checks) = game.found("test").found, game.found("test").checks
    by = {share.who: share for share in found.shares}
    assert list(by) == [PERSON, COMPUTER, "0", "1", "2"]
    assert [share.hands for share in by.values()] == [120, 240, 120, 120, 120]
    for share in by.values():
        assert (
            share.observed
            == pytest.approx(share.expected)
            == pytest.approx(2 if share.who in (PERSON, "0") else 1)
        )
    assert found.ahead is not None
    assert found.ahead.hands == 120
    assert found.ahead.observed == pytest.approx(found.ahead.expected) == pytest.approx(1)
    got: dict[str, list[float]] = {PERSON: [], COMPUTER: [], "ahead": []}
    for order in orders:
        worth = [WORTHS[card] for card in order]
        mine, theirs = sum(worth[:2]), sum(worth[2:4])
        got[PERSON].append(mine)
        got[COMPUTER].append(theirs)
        got["ahead"].append(mine - theirs / 2)
    shares = {**by, "ahead": found.ahead}
    for who, values in got.items():
        share = shares[who]
        margin = 1.96 * sqrt(pvariance(values) * len(values)) / share.hands
        assert share.margin == pytest.approx(margin, rel=1e-3), who
    assert checks[DECK].statistic == pytest.approx(0)


def test_what_is_turned_up_is_in_nobodys_hand() -> None:
    game = _Game([luck_of(turned=True)])
    game.take(small(FACES[1:] + FACES[:1], turned=FACES[0]), {Seat(0)})
    (found,) = game.found("test").found
    assert found.shares[0].expected == pytest.approx(2 * 1 / 4)
    assert found.shares[0].observed == 1
    hidden = _Game([luck_of(turned=True)])
    hidden.take(small(FACES), {Seat(0)})
    assert hidden.found("test").found == ()


def test_a_figure_at_its_margin_is_still_usual() -> None:
    assert Share(PERSON, 1, 3.0, 1.0, 2.0).is_usual
    assert Share(PERSON, 1, -1.0, 1.0, 2.0).is_usual
    assert not Share(PERSON, 1, 3.01, 1.0, 2.0).is_usual


def test_beyond_chance_is_what_a_hand_has_more_than_the_mean() -> None:
    deal = small(FACES)
    assert beyond_chance(luck_of(), deal, Seat(0)) == pytest.approx(5 - 2)
    assert beyond_chance(luck_of(), deal, Seat(1)) == pytest.approx(0 - 1)
    assert beyond_chance(luck_of(), deal, Seat(7)) == 0
    assert beyond_chance(luck_of(turned=True), deal, Seat(0)) == 0
    turned = small(FACES[1:] + FACES[:1], turned=FACES[0])
    assert beyond_chance(luck_of(turned=True), turned, Seat(0)) == pytest.approx(1 - 0.5)


def test_what_is_no_match_of_a_known_game_is_counted_apart() -> None:
    statistics = DealStatistics()
    statistics.take(Dealt(None))
    statistics.take(Dealt(replace(HEADER, game="no such game")))
    statistics.take(Dealt(HEADER, (dealt(PACK),), damaged=True))
    statistics.take(Dealt(HEADER, (dealt(PACK),)))
    assert statistics.unreadable == 2
    (found,) = statistics.found()
    assert (found.game, found.records, found.damaged, found.deals) == ("ecarte", 2, 1, 2)
    assert set(WHOSE) == {PERSON, COMPUTER}
    assert set(WHERE) == set(found.checks) == {PERSON, COMPUTER, DECK}
