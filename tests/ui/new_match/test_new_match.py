"""The dialog of a new match is built from declarations and gives back options that are possible."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QSize, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from naipes_gui import games, languages
from naipes_gui.core.errors import BadOptions
from naipes_gui.core.info import GameInfo, Preset
from naipes_gui.core.options import Options, Spread, choice, length, number, switch
from naipes_gui.core.text import phrase
from naipes_gui.core.wording import Wording
from naipes_gui.store import lessons_done
from naipes_gui.store.settings import Settings
from naipes_gui.ui.new_match import dialog
from naipes_gui.ui.new_match import dialog as dialog_module
from naipes_gui.ui.new_match.dialog import NewGameDialog
from naipes_gui.ui.new_match.length_row import OWN_LENGTH
from naipes_gui.ui.new_match.option_list import OneOf, YesNo, form_name
from naipes_gui.ui.new_match.rules_choice import RulesChoice, durations, share
from naipes_gui.ui.new_match.seat_cards import Opponent
from naipes_gui.ui.shared import language, people
from naipes_gui.ui.shared.people import OPPONENTS, level_dots, level_name, portrait
from naipes_gui.ui.shared.widgets.fitting import FRAME
from tests.ui.looking import (
    SCALES,
    SIZES,
    Dress,
    clipped,
    dress,
    nameless,
    out_of_reading_order,
    show,
)

__all__ = ["dress"]
pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "does not support")
WORD = phrase("test", "Word")


@dataclass(frozen=True, kw_only=True)
class RichOptions(Options):
    players: int = number(3, 2, 4, WORD, WORD)
    quick: bool = switch(lambda chosen: chosen["players"] == 4, phrase("test", "Quick"), WORD)
    deck: int = choice(32, {32: phrase("test", "Small"), 52: phrase("test", "All")}, WORD, WORD)
    limit: int = number(3, 1, 9, phrase("test", "Limit"), WORD)
    match: str = length(
        "hands:12",
        (Spread(1, 99, "hands", phrase("test", "%n hand(s)")), Spread(1, 9, "rounds", WORD)),
        WORD,
        WORD,
        {"single": phrase("test", "One hand")},
    )

    def check(self) -> None:
        if self.deck == 32 and self.limit > 5:
            raise BadOptions(phrase("test", "Too few cards."))


@pytest.fixture
def rich(monkeypatch: pytest.MonkeyPatch) -> GameInfo:
    """A game with an option of every kind, besides the real ones."""
    known = games.all_games()
    game = replace(
        known["ecarte"],
        key="rich",
        title=phrase("test", "Rich"),
        players=(2, 4),
        options=lambda: RichOptions,
        presets=(
            Preset("rulebook", phrase("test", "Rulebook")),
            Preset("club", phrase("test", "Club"), {"deck": 52, "quick": True}),
        ),
    )
    both = {**known, "rich": game}
    for module in (games, dialog):
        monkeypatch.setattr(module, "all_games", lambda: both)
    return game


@pytest.fixture
def ask(qtbot: QtBot, dress: Dress) -> Callable[..., NewGameDialog]:
    """Return what opens the dialog."""

    def open_dialog(game: str = "ecarte", **kept: object) -> NewGameDialog:
        settings = replace(Settings(), **kept)  # type: ignore[arg-type]
        dialog = NewGameDialog(settings, game, chance=Random(1))
        qtbot.addWidget(dialog)
        return dialog

    return open_dialog


def test_the_rows_are_the_declared_options(ask: Callable[..., NewGameDialog]) -> None:
    dialog = ask()

    declared = [o.key for o in games.all_games()["ecarte"].options().declared()]
    assert set(dialog.options.rows) == {*declared} - {"players", "match"}
    assert dialog.length.control is not None


def test_what_is_proposed_can_be_dealt(ask: Callable[..., NewGameDialog]) -> None:
    dialog = ask()

    dialog.deal.click()

    assert dialog.chosen is not None
    assert dialog.chosen.game == "ecarte"
    assert dialog.chosen.options == games.all_games()["ecarte"].options().make()
    person, bot = dialog.chosen.players
    assert (person.kind, person.name) == ("human", "You")
    assert (bot.kind, bot.level) == ("bot", "club")
    assert bot.name in OPPONENTS


@pytest.mark.parametrize("preset", [p.key for p in games.all_games()["ecarte"].presets])
def test_presets_set_their_options(ask: Callable[..., NewGameDialog], preset: str) -> None:
    dialog = ask()
    wanted = next(p for p in dialog.game.presets if p.key == preset)

    dialog.preset.chosen.emit(preset)
    dialog.accept()

    assert dialog.chosen is not None
    assert dialog.chosen.options == dialog.game.options().make(**wanted.options)
    assert not any(row.is_marked for row in dialog.options.rows.values())


def test_other_rules_leave_the_length_that_was_chosen() -> None:
    choice = RulesChoice(games.all_games()["hachi_hachi"])
    length, short = choice.length, choice.lengths()[0]
    assert length is not None
    choice.set(length.key, short)
    for preset in choice.presets:
        choice.take(preset)
        assert choice.values()[length.key] == short
        assert not choice.changed()


@pytest.mark.parametrize("game", games.all_games())
def test_a_short_match_stays_a_short_one_for_other_players(game: str) -> None:
    choice = RulesChoice(games.all_games()[game])
    low, high = choice.game.players
    for place, value in enumerate(choice.lengths()):
        assert choice.length is not None
        choice.set(choice.length.key, value)
        for players in (*range(low, high + 1), *range(high, low - 1, -1)):
            choice.seat(players)
            assert choice.values()[choice.length.key] == choice.lengths()[place]
            assert not choice.changed()


def test_a_changed_rule_is_marked_and_counted(ask: Callable[..., NewGameDialog]) -> None:
    dialog = ask()
    show(dialog, (1040, 664))
    control = dialog.options.rows["resign"].control
    assert isinstance(control, YesNo)

    control.switch.click()

    assert dialog.options.rows["resign"].is_marked
    assert dialog.undo.isVisible()
    assert "1 change" in dialog._count.text()


def test_changes_can_be_undone(ask: Callable[..., NewGameDialog]) -> None:
    dialog = ask(options={"ecarte": {"resign": True, "dealer_min": 1}})
    show(dialog, (1040, 664))
    assert len(dialog.choice.changed()) == 2

    dialog.undo.click()

    assert len(dialog.choice.changed()) == 0
    assert not dialog.undo.isVisible()
    assert not any(row.is_marked for row in dialog.options.rows.values())


def test_the_last_choice_is_remembered(ask: Callable[..., NewGameDialog]) -> None:
    first = ask()
    first.choice.set("resign", True)
    first.seats.opponents[0] = Opponent("Gala", "expert")
    first.accept()

    again = ask(
        "", **{key: getattr(first.settings, key) for key in ("options", "levels", "last_game")}
    )

    assert first.settings.last_game == "ecarte"
    assert again.choice.values()["resign"] is True
    assert [bot.level for bot in again.seats.opponents] == ["expert"]


def test_the_nearest_preset_is_recognised(ask: Callable[..., NewGameDialog]) -> None:
    dialog = ask(options={"ecarte": {"enforce": "free", "call_suit": True, "resign": True}})

    assert dialog.choice.preset.key == "penalties"
    assert dialog.choice.changed() == {"resign"}
    assert len(dialog.choice.changed()) == 1


def test_garbage_that_was_remembered_is_ignored(ask: Callable[..., NewGameDialog]) -> None:
    dialog = ask(options={"ecarte": {"resign": 7, "gone": 1}}, levels={"ecarte": ("nobody",)})

    dialog.accept()

    assert dialog.chosen is not None
    assert dialog.chosen.players[1].level == "club"


def test_cancelling_chooses_nothing(ask: Callable[..., NewGameDialog], qtbot: QtBot) -> None:
    dialog = ask()
    show(dialog, (1040, 664))

    QTest.keyClick(dialog, Qt.Key.Key_Escape)

    assert dialog.chosen is None
    assert not dialog.isVisible()


def test_impossible_rules_are_explained(rich: GameInfo, ask: Callable[..., NewGameDialog]) -> None:
    dialog = ask("rich")
    show(dialog, (1040, 664))
    control = dialog.options.rows["limit"].control
    assert isinstance(control, OneOf)

    control.chosen.emit(6)

    assert not dialog.deal.isEnabled()
    assert dialog._problem.text() == "Too few cards."
    dialog.accept()
    assert dialog.chosen is None
    control.chosen.emit(5)
    assert dialog.deal.isEnabled()


def test_every_kind_of_option_has_a_control(
    rich: GameInfo, ask: Callable[..., NewGameDialog]
) -> None:
    dialog = ask("rich")

    kinds = {key: type(row.control) for key, row in dialog.options.rows.items()}

    assert kinds == {"quick": YesNo, "deck": OneOf, "limit": OneOf}


def test_a_length_is_a_word_and_a_number(rich: GameInfo, ask: Callable[..., NewGameDialog]) -> None:
    dialog = ask("rich")
    dialog.length.usual.chosen.emit(OWN_LENGTH)
    control = dialog.length.control
    assert isinstance(control, OneOf)
    hands, rounds = control._forms
    assert control.combo.count() == 3

    hands[1].field.setValue(20)
    assert dialog.choice.values()["match"] == "hands:20"
    control.combo.chosen.emit(rounds[0])
    assert dialog.choice.values()["match"] == "rounds:1"
    assert rounds[1].isVisibleTo(dialog)
    assert hands[1].isHidden()
    control.combo.chosen.emit("single")
    assert dialog.choice.values()["match"] == "single"
    assert rounds[1].isHidden()


def test_short_normal_and_long(ask: Callable[..., NewGameDialog]) -> None:
    dialog = ask()
    show(dialog, (1040, 664))

    dialog.length.usual.chosen.emit("best_of:5")

    assert dialog.choice.values()["match"] == "best_of:5"
    assert len(dialog.choice.changed()) == 0
    assert "50" in dialog.length.told.text()


@pytest.mark.parametrize(
    ("default", "spread", "found"),
    [
        ("hands:12", Spread(1, 99, "hands"), ("hands:6", "hands:12", "hands:24")),
        ("best_of:1", Spread(1, 99, "best_of", odd=True), ("best_of:1", "best_of:3", "best_of:5")),
        ("hands:60", Spread(1, 99, "hands"), None),
        ("single", Spread(1, 99, "hands"), None),
    ],
)
def test_durations(default: str, spread: Spread, found: tuple[str, ...] | None) -> None:
    option = RichOptions.declared()[-1]
    option = replace(option, default=default, spreads=(spread,))

    assert durations(option, default) == found


def test_a_duration_of_another_form_is_not_compared() -> None:
    option = RichOptions.declared()[-1]

    assert share(option, "rounds:3", "hands:12") is None
    assert share(option, "hands:24", "hands:12") == 2.0


def test_opponents_come_and_go(rich: GameInfo, ask: Callable[..., NewGameDialog]) -> None:
    dialog = ask("rich")
    show(dialog, (1040, 664))
    assert len(dialog.seats.opponents) == 2

    where = dialog.seats.add.mapTo(dialog, QPoint(5, 5))
    dialog.seats.add.click()

    dialog.seats.add.show()
    QCoreApplication.processEvents()
    assert dialog.seats.add.mapTo(dialog, QPoint(5, 5)) == where, "a second click hits no seat"
    dialog.seats.add.hide()
    assert len(dialog.seats.cards) == 4
    assert not dialog.seats.add.isVisible()
    assert dialog.choice.values()["players"] == 4
    assert dialog.choice.values()["quick"] is True
    dialog.seats.cards[3].click()
    popup = dialog.seats.open_popup
    assert popup is not None
    popup.left.emit()
    popup.close()
    assert dialog.choice.values()["players"] == 3


def test_a_seat_is_changed_in_its_window(ask: Callable[..., NewGameDialog]) -> None:
    dialog = ask()
    show(dialog, (1040, 664))
    dialog.seats.cards[1].click()
    popup = dialog.seats.open_popup
    assert popup is not None
    assert nameless(popup) == []
    taken = [face for face in popup._faces.values() if face.isChecked()]
    assert [popup.focusWidget()] == taken
    assert QAccessible.queryAccessibleInterface(taken[0]).role() is QAccessible.Role.RadioButton

    popup._levels.chosen.emit("expert")
    popup._faces["Inés"].click()

    assert dialog.seats.opponents == [Opponent("Inés", "expert")]
    assert dialog.seats.cards[1].accessibleName() == "Inés, Expert, Patient"


def test_another_table_has_other_people_who_are_told(
    ask: Callable[..., NewGameDialog], monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog, told = ask(), list[str]()
    at = "naipes_gui.ui.new_match.dialog.announce"
    monkeypatch.setattr(at, lambda _, text, **__: told.append(text))
    before = dialog.seats.opponents[0]

    dialog.shuffle.click()

    after = dialog.seats.opponents[0]
    assert after.name != before.name
    assert after.level == before.level
    assert told == [after.name]


def test_choosing_another_game_shows_its_rules(
    rich: GameInfo, ask: Callable[..., NewGameDialog]
) -> None:
    dialog = ask("ecarte")

    dialog.games.choose("rich")

    assert dialog.game.key == "rich"
    assert "limit" in dialog.options.rows
    assert len(dialog.seats.opponents) == 2


def test_what_is_changed_waits_while_one_looks_at_other_games(
    rich: GameInfo, ask: Callable[..., NewGameDialog]
) -> None:
    dialog = ask("rich")
    control = dialog.options.rows["limit"].control
    assert isinstance(control, OneOf)
    control.chosen.emit(2)
    dialog.seats.shuffle(Random(5))
    seated, changed = dialog.seats.opponents, dialog.choice.changed()
    assert changed == {"limit"}
    assert "Rulebook" in (named := dialog.preset.currentText()) != "Rulebook"

    dialog.games.choose("ecarte")
    assert dialog.preset.currentText() == "Rulebook"
    dialog.games.choose("rich")

    assert dialog.choice.changed() == changed
    assert dialog.seats.opponents == seated
    assert dialog.preset.currentText() == named


def test_the_person_is_called_by_name(ask: Callable[..., NewGameDialog]) -> None:
    dialog = ask(player_name="Lola")

    dialog.accept()

    assert dialog.chosen is not None
    assert dialog.chosen.players[0].name == "Lola"


def test_defaults_follow_the_number_of_players(rich: GameInfo) -> None:
    choice_ = RulesChoice(rich)
    assert choice_.values()["quick"] is False

    choice_.seat(4)

    assert choice_.values()["quick"] is True
    assert len(choice_.changed()) == 0


def test_a_form_without_its_number_has_a_name() -> None:
    assert form_name(Spread(1, 9, "hands", phrase("test", "%n hands"))) == "hands"
    assert form_name(Spread(1, 9)) == ""


def test_everybody_has_a_picture_and_a_level() -> None:
    assert {portrait(name) for name in OPPONENTS} == {face for face, _ in OPPONENTS.values()}
    assert portrait("Lola") == people.PERSON
    assert [level_dots(level) for level in people.LEVELS] == [1, 2, 3, 4]
    assert level_dots("?") == 0
    assert level_name("?") == "?"


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("size", [(880, 560), *SIZES])
def test_every_word_fits(
    ask: Callable[..., NewGameDialog], dress: Dress, size: tuple[int, int], scale: float
) -> None:
    dress(text_scale=scale)
    dialog = ask(options={"ecarte": {"resign": True, "dealer_min": 1}})
    show(dialog, size)

    assert clipped(dialog) == []


def test_everything_has_a_name(ask: Callable[..., NewGameDialog]) -> None:
    dialog = ask()
    show(dialog, (1040, 664))

    assert nameless(dialog) == []


def test_what_the_profile_decides_is_closed_and_says_why() -> None:
    choice_ = RulesChoice(games.all_games()["hachi_hachi"])
    assert {"must_leave_card", "enforce"}.isdisjoint(option.key for option in choice_.rules)
    assert {"dropout", "settlement", "carry_rule", "target_total"} <= choice_.closed().keys()
    choice_.set("profile", "traditional")
    choice_.seat(5)
    closed = {key: Wording().say(why) for key, why in choice_.closed().items()}
    assert "buyout" not in closed
    japanese = "Japanese: three play, par is 88"
    assert closed["flip"] == f"Always “Every turn” while “Form of the game” is “{japanese}”."
    assert closed["dropout"] == "Always “Yes” while “Players” is “5”."
    assert closed["target_total"] == "No effect while “Match” is “12 hands, January to December”."


def test_a_change_that_other_choices_forbid_comes_back_with_them() -> None:
    choice_ = RulesChoice(games.all_games()["hachi_hachi"])
    choice_.set("flip", "always")
    choice_.set("profile", "traditional")
    choice_.set("profile", "acanomas")
    assert choice_.values()["flip"] == "always"
    choice_.set("profile", "traditional")
    choice_.set("liability", True)
    choice_.set("profile", "acanomas")
    assert (choice_.values()["liability"], choice_.problem()) == (False, None)
    napoleon = RulesChoice(games.all_games()["napoleon"])
    napoleon.set("wellington", False)
    assert napoleon.problem() is None
    assert napoleon.values()["blucher"] is False


def test_a_closed_rule_is_disabled_with_the_reason(ask: Callable[..., NewGameDialog]) -> None:
    dialog = ask("ecarte")
    show(dialog, (1040, 664))
    row = dialog.options.rows["call_suit"]
    assert not row.control.isEnabled()
    assert row.labels[1].text() == "No effect while “Enforcement” is “Only legal cards”."
    dialog.choice.set("enforce", "free")
    dialog.options.refresh()
    assert row.control.isEnabled()
    assert "No effect" not in row.labels[1].text()


@pytest.mark.thorough
@pytest.mark.sampled
@pytest.mark.parametrize(
    ("speech", "scale"),
    [*((speech, SCALES[-1]) for speech in languages.spoken()), (languages.spoken()[-1], SCALES[0])],
)
def test_every_word_fits_after_every_change_of_the_game(
    ask: Callable[..., NewGameDialog], dress: Dress, scale: float, speech: str
) -> None:
    """Every language is met in the larger words, and one in the usual ones."""
    dress(text_scale=scale)
    language.speak(speech)
    try:
        dialog, cut = ask(), {}
        show(dialog, size := (880, 560))
        for key in (*games.all_games(), "ecarte"):
            dialog.games.choose(key)
            show(dialog, size)
            cut[key] = clipped(dialog)
    finally:
        language.speak("en")

    assert not any(cut.values()), cut


def test_the_dialog_is_no_larger_than_the_screen(ask: Callable[..., NewGameDialog]) -> None:
    dialog = ask()
    room = dialog.screen().availableSize() - FRAME
    assert dialog.minimumSize().boundedTo(room) == dialog.minimumSize()
    assert dialog.size().boundedTo(room) == dialog.size()


def test_it_hangs_over_no_edge_of_a_small_window(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    for size in (QSize(900, 600), QSize(1280, 800)):
        window.resize(size)
        made = NewGameDialog(Settings(), "ecarte", window)
        assert made.size().boundedTo(size) == made.size()
    assert made.height() == dialog.SIZE[1], "where there is room it takes what it wants"


def test_what_follows_from_a_choice_is_no_change_of_its_own(
    ask: Callable[..., NewGameDialog],
) -> None:
    choice_ = RulesChoice(games.all_games()["napoleon"])
    choice_.set("variant", "seven")
    assert choice_.changed() == {"variant"}
    again = ask("napoleon", options={"napoleon": choice_.values()}).choice
    assert len(again.changed()) <= 1
    assert again.values() == choice_.values()


@pytest.mark.parametrize("key", [*games.all_games()])
def test_every_choice_alone_is_one_change_at_most(key: str) -> None:
    game = games.all_games()[key]
    for option in RulesChoice(game).rules:
        for choice_ in option.choices:
            rules = RulesChoice(game)
            rules.set(option.key, choice_.value)
            assert rules.changed() <= {option.key}


def test_the_sentence_is_that_of_the_choice(ask: Callable[..., NewGameDialog]) -> None:
    dialog = ask("napoleon")
    row = dialog.options.rows["variant"]
    said = set()
    for choice_ in next(o for o in dialog.choice.rules if o.key == "variant").choices:
        row.control.chosen.emit(choice_.value)  # type: ignore[attr-defined]
        said.add(row.labels[1].text())
    assert len(said) == 7
    assert any("spare hand" in text for text in said)


def test_the_rules_of_the_chosen_game_are_a_key_away(
    qtbot: QtBot, ask: Callable[..., NewGameDialog]
) -> None:
    dialog = ask("napoleon")
    show(dialog, (1040, 716))
    with qtbot.waitActive(dialog):
        dialog.activateWindow()
    with qtbot.waitSignal(dialog.rule_wanted) as wanted:
        QTest.keyClick(dialog, Qt.Key.Key_F1)
    assert wanted.args == ["napoleon", ""]


def test_what_makes_no_difference_is_absent_until_it_is_asked_for(
    ask: Callable[..., NewGameDialog],
) -> None:
    dialog = ask("napoleon")
    show(dialog, (1040, 716))
    garnet = dialog.options.rows["garnet_fail"]
    next(group for group in dialog.options.groups if garnet in group.rows).open(True)
    assert not garnet.isVisible()
    assert dialog.options.absent > 0
    dialog.see_absent.click()
    assert garnet.isVisible()
    assert not garnet.control.isEnabled()
    dialog.see_absent.click()
    dialog.options.rows["variant"].control.chosen.emit("sir_garnet")  # type: ignore[attr-defined]
    assert garnet.isVisible()
    assert garnet.control.isEnabled()


def test_where_nothing_is_changed_no_group_lies_open(ask: Callable[..., NewGameDialog]) -> None:
    """A beginner met «Diving and Escape» before the first match."""
    for game in games.all_games():
        dialog = ask(game)
        show(dialog, (1040, 716))
        assert not [group for group in dialog.options.groups if group.is_open], game


def test_groups_fold_to_a_line_of_their_values(ask: Callable[..., NewGameDialog]) -> None:
    dialog = ask("napoleon", options={"napoleon": {"nap_loss": 10}})
    show(dialog, (1040, 716))
    opened = [group for group in dialog.options.groups if group.is_open]
    assert [row for group in opened for row in group.rows if row.is_marked]
    folded = next(group for group in dialog.options.groups if not group.is_open)
    assert not any(row.isVisible() for row in folded.rows)
    assert folded.head.accessibleDescription()
    told = QAccessible.queryAccessibleInterface(folded.head)
    assert told.role() == QAccessible.Role.Button, "what is inside is not switched off"
    assert told.text(QAccessible.Text.Name).endswith(", folded")
    folded.head.click()
    assert told.text(QAccessible.Text.Name).endswith(", open")
    assert any(row.isVisible() for row in folded.rows)


def test_own_rules_are_saved_chosen_renamed_and_deleted(
    ask: Callable[..., NewGameDialog], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dialog_module, "asked_name", lambda *_: "Club night")
    first = ask("napoleon")
    first.choice.set("variant", "seven")
    first.rules_bar.saved.emit()
    assert (first.choice.own_name, first.choice.changed()) == ("Club night", frozenset())
    first.reject()
    kept = first.settings.own_rules
    assert kept == {"napoleon": {"Club night": {"variant": "seven"}}}
    assert Settings.from_json(Settings(own_rules=kept).to_json()).own_rules == kept

    again = ask("napoleon", own_rules=kept)
    again.preset.chosen.emit("own/Club night")
    assert again.choice.values()["variant"] == "seven"
    assert again.choice.changed() == frozenset()
    monkeypatch.setattr(dialog_module, "asked_name", lambda *_: "Tuesday")
    again.rules_bar.renamed.emit()
    assert list(again.choice.own) == ["Tuesday"]
    again.rules_bar.deleted.emit()
    assert not again.choice.own
    assert again.choice.values()["variant"] == "seven"
    again.reject()
    assert not again.settings.own_rules


@pytest.mark.parametrize("key", [*games.all_games()])
def test_tab_goes_as_one_reads(ask: Callable[..., NewGameDialog], key: str) -> None:
    dialog = ask(key, own_rules={key: {"Mine": {}}})
    show(dialog, (1040, 664))
    dialog.length.take(OWN_LENGTH)
    dialog.options.show_absent(True)
    for group in dialog.options.groups:
        group.open(True)
    dialog.seats.shuffle(Random(2))
    show(dialog, (1040, 664))

    assert out_of_reading_order(dialog) == []


@pytest.mark.sampled
@pytest.mark.parametrize(
    ("speech", "scale"),
    [*((speech, 2.0) for speech in languages.spoken()), (languages.spoken()[-1], 1.0)],
)
@pytest.mark.parametrize("key", [*games.all_games()])
def test_summaries_of_folded_groups_are_whole(
    ask: Callable[..., NewGameDialog], dress: Dress, key: str, scale: float, speech: str
) -> None:
    """Every language is met in the largest words, and one in the usual ones."""
    language.speak(speech)
    dress(text_scale=scale)
    dialog = ask(key)
    show(dialog, (900, 600))
    for group in dialog.options.groups:
        group.open(False)
    show(dialog, (900, 600))

    told = [group.head.values for group in dialog.options.groups if group.isVisibleTo(dialog)]
    assert all(summary.text() and "…" not in summary.text() for summary in told)
    assert clipped(dialog) == []


def test_a_summary_begins_with_what_is_changed(ask: Callable[..., NewGameDialog]) -> None:
    dialog = ask("napoleon")
    group = next(g for g in dialog.options.groups if dialog.options.rows["joker"] in g.rows)
    control = dialog.options.rows["joker"].control
    assert isinstance(control, YesNo)

    control.switch.click()

    told, everything = group.head.values.text(), group.head.accessibleDescription()
    assert told.startswith("Joker: yes · ")
    assert told.endswith(" more")
    assert told.count(" · ") < everything.count(" · ")
    assert "more" not in everything.split()


@pytest.mark.sampled
@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("key", [*games.all_games()])
def test_a_small_window_holds_the_games_in_a_box(
    ask: Callable[..., NewGameDialog], dress: Dress, scale: float, key: str
) -> None:
    dress(text_scale=scale)
    dialog = ask(key)
    show(dialog, (892, 560))
    assert dialog.picker.isVisible() is not dialog._side_column.isVisible()
    assert dialog.deal.isVisible()
    if scale > 1:
        dialog.picker.chosen.emit("mosca")
        assert dialog.game.key == "mosca"


def test_the_form_of_hachi_hachi_is_not_called_like_rules_that_have_it(
    ask: Callable[..., NewGameDialog],
) -> None:
    choice_, say = ask("hachi_hachi").choice, Wording().say
    form = next(option for option in choice_.rules if option.key == "profile")
    names = {say(preset.label) for preset in choice_.presets}
    assert not names & {say(value.label) for value in form.choices}


def test_a_first_match_after_a_lesson_has_its_rules(qtbot: QtBot) -> None:
    lessons_done.keep("hachi_hachi-1", 3, done=False)
    asked = NewGameDialog(Settings(last_game="hachi_hachi"))
    qtbot.addWidget(asked)
    assert asked.choice.values()["profile"] == "traditional"
    assert asked.choice.length is not None
    assert asked.choice.values()[asked.choice.length.key] == asked.choice.lengths()[0]
    assert not asked.taught.isVisibleTo(asked)


def test_whoever_was_taught_other_rules_is_told_and_can_take_them(qtbot: QtBot) -> None:
    settings = Settings(last_game="hachi_hachi", options={"hachi_hachi": {"profile": "acanomas"}})
    unknown = NewGameDialog(settings)
    qtbot.addWidget(unknown)
    assert not unknown.taught.isVisibleTo(unknown), "who has had no lesson has nothing to compare"
    lessons_done.keep("hachi_hachi-1", 3, done=False)
    asked = NewGameDialog(settings)
    qtbot.addWidget(asked)
    asked.choice.seat(4)
    assert asked.taught.isVisibleTo(asked)
    asked.taught.take.click()
    assert not asked.taught.isVisibleTo(asked)
    assert asked.choice.players == 4
    assert asked.choice.values()["profile"] == "traditional"
    assert not asked.choice.changed()
