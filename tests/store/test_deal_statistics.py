"""What the deals of saved matches were like, whatever state their files are in."""

import json
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest

from naipes_gui.core.cards import Card
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import Seat
from naipes_gui.games import all_games
from naipes_gui.store.deal_statistics import COMPUTER, DECK, PERSON, DealStatistics, GameDeals
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
