"""F1 opens the rule that is about what is being decided, whatever that is."""

import re
from dataclasses import replace
from functools import cache
from itertools import product
from random import Random
from typing import Any

import pytest
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from naipes_gui import languages
from naipes_gui.bots.baseline import RandomBot
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import CHANCE, Seat
from naipes_gui.core.timeline import Timeline
from naipes_gui.games import all_games
from naipes_gui.ui.rulebook.book import Book
from naipes_gui.ui.rulebook.leaf import AHEAD
from naipes_gui.ui.rulebook.writing import blocks, rule_block
from tests.having import telling
from tests.ui.table_help import Never

WAYS: dict[str, tuple[dict[str, object], ...]] = {
    "ecarte": ({}, {"enforce": "free", "call_suit": True}),
    "napoleon": (
        {"wellington": True, "wellington_lead": "lowest_plain"},
        {"variant": "extra_card"}, {"variant": "sir_garnet"},
        {"variant": "miron"}, {"variant": "seven_discard2"}, {"variant": "ecarte"},
    ),
    "mosca": ({},),
    "nlk": ({"match": "hands:2"},),
    "hachi_hachi": (
        {},
        {"profile": "traditional", "players": 5, "buyout": True, "hand_swap": True},
    ),
}  # fmt: skip
"""Options under which every kind of decision comes."""
DEALT = Stage.LOT, Stage.SHUFFLE, Stage.CUT
BETWEEN, AFTER = "BETWEEN", "AFTER"
"""What is before one's eyes there is the account of a hand, and of the match."""
SPEAKS = {
    "ecarte": {
        "CUT": "cut", "PROPOSE": "propos", "ANSWER": "refus", "EXCHANGE": "chang", "KING": "king",
        "PLAY": "lead|follow|suit", BETWEEN: "point", AFTER: "game",
    },
    "napoleon": {
        "CUT": "cut", "AUCTION": "bid", "TRUMP": "Wellington", "BUY": "chang", "DISCARD": "discard",
        "LOOK": "look", "SWAP": "chang|own", "PLAY": "lead|follow|trump", BETWEEN: "pay",
        AFTER: "match",
    },
    "mosca": {
        "CUT": "deal", "DECLARE": "pass", "PLAY": "lead", BETWEEN: "points", AFTER: "end",
    },
    "nlk": {
        "CUT": "cut", "TURN": "top card", "DRAWN": "drawn", "MUST_DRAW": "draw",
        "TRICKS": "beat|take", BETWEEN: "hand ends", AFTER: "hand ends",
    },
    "hachi_hachi": {
        "CUT": "deal", "SWAP": "deal", "MIZUTEN": "mizuten", "DROP": "drop", "OFFER": "forced out",
        "ANSWER": "forced out", "PLAY": "play one card", "TAKE": "choose", "DECIDE": "decide",
        BETWEEN: "paid|settle", AFTER: "match lasts",
    },
}  # fmt: skip
"""What the paragraph of a kind of decision cannot but speak of."""
NEAR = 6
"""So many paragraphs from there on lie before one's eyes."""
HANDS, MATCHES = 8, 12


@cache
def decided(key: str) -> dict[str, set[str]]:
    """Return the rules that were named, by kind of decision, in hands under all kinds of rules."""
    game, found = all_games()[key], dict[str, set[str]]()
    for options, seed in product(WAYS.get(key, ({},)), range(MATCHES)):
        if set(found) == kinds(key):
            break
        rules: Any = game.rules(game.options().make(**options))  # type: ignore[arg-type]
        timeline: Timeline[Any] = Timeline(rules)
        rng, bot, face = Random(seed), RandomBot(rules), game.face()
        while not (timeline.state.is_over or timeline.state.deals > HANDS):
            seat = timeline.state.to_move
            view = timeline.view(timeline.ply, max(Seat(0), seat))
            if timeline.state.stage in DEALT:
                # Whoever opens the book before the cards are there wants to know how they come.
                assert face.paragraph(view), timeline.state.stage
            if timeline.state.stage is Stage.SHUFFLE and timeline.state.deals:
                found.setdefault(BETWEEN, set()).add(face.paragraph(view))
            if seat == CHANCE:
                timeline.push(rules.chance(timeline.state, rng))
                continue
            if timeline.state.stage in (Stage.CUT, Stage.HAND):
                kind = getattr(timeline.state, "phase", timeline.state.stage).name
                at = kind if timeline.state.stage is Stage.HAND else "CUT"
                found.setdefault(at, set()).add(face.paragraph(view))
            timeline.push(bot.choose(view, rng, Never()))
    over = replace(rules.start(), stage=Stage.OVER)
    found[AFTER] = {face.paragraph(rules.observe(over, Seat(0)))}
    return found


def kinds(key: str) -> set[str]:
    """Return the kinds of decisions that a game knows."""
    game = all_games()[key]
    state = game.rules(game.options().make()).start()
    phase = getattr(state, "phase", None)
    asked = {each.name for each in type(phase)} if phase else {Stage.HAND.name}
    return asked | {"CUT", BETWEEN}


@pytest.mark.parametrize("key", telling("paragraph"))
def test_every_kind_of_decision_has_a_rule(qapp: QApplication, key: str) -> None:
    found = decided(key)
    assert set(found) == kinds(key) | {AFTER}
    assert "" not in set().union(*found.values())


@pytest.mark.parametrize("spoken", languages.spoken())
@pytest.mark.parametrize("key", telling("paragraph"))
def test_every_such_rule_has_a_paragraph(qapp: QApplication, key: str, spoken: str) -> None:
    document = QTextDocument()
    document.setMarkdown(languages.rulebook(spoken, key).read_text(encoding="utf-8"))
    told = [*blocks(document)]
    lost = [n for n in set().union(*decided(key).values()) if rule_block(told, n) is None]
    assert not lost


@pytest.mark.parametrize("key", sorted(SPEAKS))
def test_the_paragraph_speaks_of_what_is_decided(qapp: QApplication, key: str) -> None:
    document = QTextDocument()
    document.setMarkdown(languages.rulebook("en", key).read_text(encoding="utf-8"))
    told = [*blocks(document)]
    for kind, rules in decided(key).items():
        for number in rules:
            found = rule_block(told, number)
            assert found is not None
            at = next(i for i, block in enumerate(told) if block == found[0])
            near = " ".join(block.text() for block in told[at - (found[1] > 0) : at + NEAR])
            if found[0].text() == number:  # a row of a table: its other cells stand before it
                near = " ".join(block.text() for block in told[at - 2 : at + 1])
            assert re.search(SPEAKS[key][kind], near), (kind, number, near)


def test_before_a_hand_it_is_the_one_about_dealing() -> None:
    for game in all_games().values():
        rules = game.rules(game.options().make())
        assert game.face().paragraph(rules.observe(rules.start(), Seat(0)))


def test_the_paragraph_of_a_later_moment_is_whole(qtbot: QtBot) -> None:
    """The mark of the moment before it made room, which is given back: all below it moves up."""
    book = Book(all_games()["ecarte"], None, "en")
    qtbot.addWidget(book)
    book.resize(360, 500)
    book.show()
    for rule in ("4.8", "4.13", "4.9", "4.16"):
        assert book.open_rule(rule, is_now=True)
        moment = book.leaf.moment
        assert moment is not None
        top = book.leaf._area(moment).top() - book.leaf.verticalScrollBar().value()
        assert 0 <= top <= 2 * AHEAD
