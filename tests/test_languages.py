"""Every language that is found says everything, in its own plurals, articles and signs."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from shutil import copytree
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication

import naipes_gui
from naipes_gui import files, languages
from naipes_gui.cli.language import speak_in
from naipes_gui.core.cards import JOKER, RANKS, SUITS, Card
from naipes_gui.core.catalogue import Catalogue
from naipes_gui.core.flowers import MONTHS, THE_FLOWERS
from naipes_gui.core.text import Who, phrase, translate
from naipes_gui.core.wording import Wording, card_name, suit_name
from naipes_gui.games import all_games
from naipes_gui.ui.shared import language
from tools import translations

every_language = pytest.mark.parametrize("code", languages.spoken())
every_other = pytest.mark.parametrize("code", languages.spoken()[1:])
NUMBERS = (0, 1, 2, 5, 21)
NAMES = ("Ana", "Élise", "Inés", "Hiram", "Hugo", "Yves", "Yann", "Bruno")
BLANK = re.compile(r"{\w*[^}]*}|%n")
TAG = re.compile(r"</?\w+>")
VOWEL = "[aàâeéèêëiîïoôuùûœæAÀÂEÉÈÊËIÎÏOÔUÙÛŒÆ]"
APART = {
    "es": (("[Aa]|[Dd]e", "el "), ("y", "[Hh]?[IiÍí](?![aeoáéó])")),
    "fr": (
        ("[Dd]e|[Qq]ue|[Ll]e|[Ll]a|[Jj]e|[Nn]e", f"{VOWEL}|[Yy](?!{VOWEL})|h"),
        ("[Dd]e|[àÀ]", "les? "),
    ),
}
"""Words that cannot stand before others, by language: it joins them, or has another for both."""
BEFORE_A_BLANK = re.compile(r"\b\w{1,3} {")


class Word(str):
    """A blank's filling that stays as it is, whatever form is asked for."""

    __slots__ = ()

    def __format__(self, form: str) -> str:
        return str(self)


def told(code: str) -> list[tuple[str, str, list[str]]]:
    """Return context, source and forms of all texts of a language."""
    return [
        (
            name,
            source,
            [each.text or "" for each in found.iter("numerusform")] or [found.text or ""],
        )
        for (name, source), found in translations.translated(languages.translations(code)).items()
    ]


@pytest.fixture
def _english_after() -> Iterator[None]:
    yield
    speak_in(languages.SOURCE)


@every_language
def test_a_language_is_whole(code: str) -> None:
    """Its texts are looked at elsewhere; here what else belongs to it."""
    assert languages.compiled(code).is_file()
    assert [
        game for game in all_games() if not languages.rulebook(code, game).match(f"{code}/*.md")
    ] == []
    assert language.own_name(code) not in ("", code)
    root = ElementTree.parse(languages.translations(code)).getroot()
    assert root.get("language") == code


@every_language
def test_translations_keep_tags_and_the_forms_of_blanks(code: str) -> None:
    for _, source, forms in told(code):
        for text in forms:
            assert TAG.findall(text) == TAG.findall(source), text
            if "%n" not in source:
                assert sorted(BLANK.findall(text)) == sorted(BLANK.findall(source)), text


@every_language
def test_every_plural_has_its_forms_and_the_terminal_agrees_with_qt(
    code: str, qapp: QApplication
) -> None:
    held, of_qt = languages.compiled(code).read_bytes(), QTranslator()
    assert of_qt.load(held)
    ours = Catalogue.read(languages.translations(code))
    plurals = [each for each in told(code) if "%n" in each[1]]
    assert len(plurals) > 100
    for context, source, forms in plurals:
        assert len(forms) == translations.plural_forms(code), source
        for number in NUMBERS:
            said = ours(context, source, number)
            assert said in forms
            assert said == of_qt.translate(context, source, None, number)


def words() -> list[str]:
    """Return what may fill a blank: cards with their articles, suits, months and names."""
    cards = [Card(rank + suit) for rank in RANKS for suit in SUITS]
    flowers = [card_name(Card(card)) for card in THE_FLOWERS]
    months = [translate("cards", month.source) for month in MONTHS.values()]
    return [
        *map(card_name, (*cards, JOKER)), *flowers, *months, *map(suit_name, SUITS), *NAMES,
        Wording().say(phrase("players", "seat {number}", number=3)),
    ]  # fmt: skip


@pytest.mark.usefixtures("_english_after")
@every_other
def test_what_comes_before_a_card_a_suit_a_month_or_a_name_is_joined_to_it(code: str) -> None:
    speak_in(code)
    fillings = [
        (Word(word), before) for word in words() for before, word_starts in APART.get(code, ())
        if re.match(word_starts, word)
    ]  # fmt: skip
    tried = 0
    for context, source, forms in told(code):
        if "{" not in source or not any(map(BEFORE_A_BLANK.search, forms)):
            continue
        blanks = {name[1:-1].partition(":")[0] for name in BLANK.findall(source)} - {""}
        for word, before in fillings:
            text = translate(context, source, n=2).format(**dict.fromkeys(blanks, word))
            apart = re.search(rf"\b(?:{before}) {re.escape(word)}", text)
            assert apart is None, (source, text)
            tried += 1
    assert tried > 100 or code not in APART


@pytest.mark.usefixtures("_english_after")
@pytest.mark.parametrize(
    ("code", "context", "source", "filled", "said"),
    [
        ("es", "games", "{who} must answer {card}.", "KS", "Hugo debe responder: ha salido {}."),
        ("fr", "games", "{who} must answer {card}.", "KS", "Hugo doit répondre au roi de pique."),
        ("fr", "games", "{who} must answer {card}.", "AS", "Hugo doit répondre à l’as de pique."),
        ("fr", "games", "{who} must answer {card}.", "QH", "Hugo doit répondre à la dame de cœur."),
        ("fr", "games", "{who} must answer {card}.", "06T", "Hugo doit répondre aux papillons."),
        ("fr", "games", "{who} must answer {card}.", "11T", "Hugo doit répondre à l’hirondelle."),
    ],
)
def test_articles(code: str, context: str, source: str, filled: str, said: str) -> None:
    speak_in(code)
    told_ = Wording(["Ana", "Hugo"]).say(phrase(context, source, who=Who(1), card=Card(filled)))
    assert told_ == said.format(card_name(Card(filled)))


@pytest.mark.usefixtures("_english_after")
@pytest.mark.parametrize(
    ("who", "said"),
    [("Ana", "d’Ana"), ("Élise", "d’Élise"), ("Hugo", "de Hugo"), ("Yves", "d’Yves"),
     ("Yann", "de Yann"), ("Œdipe", "d’Œdipe"), ("la place 3", "de la place 3")],
)  # fmt: skip
def test_names_are_joined_as_they_sound(who: str, said: str) -> None:
    speak_in("fr")
    assert (
        Wording([who]).say(phrase("flowers", "Captures of {who}", who=Who(0))) == f"Prises {said}"
    )


@pytest.mark.usefixtures("_english_after")
@pytest.mark.parametrize(("month", "said"), [("01", "de janvier"), ("04", "d’avril"),
                                             ("08", "d’août"), ("10", "d’octobre")])  # fmt: skip
def test_months_are_joined_as_they_sound(month: str, said: str) -> None:
    speak_in("fr")
    sentence = phrase(
        "hachi_hachi", "The field has no card of {month} to take.", month=MONTHS[month]
    )
    assert f"carte {said} " in Wording().say(sentence)


def test_no_french_preposition_stands_before_a_list() -> None:
    """It would have to be said again before each: du roi et de la dame."""
    lists = re.compile(r"\b(?:[Dd]e|[ÀA]|à) {(?:cards|names|others|listed|keys|options|ways)[:}]")
    assert [text for *_, forms in told("fr") for text in forms if lists.search(text)] == []


def pages(code: str) -> Iterator[str]:
    """Yield everything that is written in a language."""
    yield from (text for name, _, forms in told(code) for text in forms if name != "grammar")
    for game in all_games():
        text = languages.rulebook(code, game).read_text(encoding="utf-8")
        yield from (line for line in text.splitlines() if not line.startswith("<!--"))


SIGNS = {
    # A narrow space that does not break stands before the high signs and inside of quotes.
    "fr": r"[\w)»…%] ?[!?;»]|[\w)»…] ?:(?= |$)|«(?!\u202f)|[ \w]%| \u202f|\u202f |\w'|“|”",
    "es": r"\w [!;:]|\w [?](?= |$)|[\w)»…]\u202f|“|”|« | »",
}


@pytest.mark.parametrize("code", SIGNS)
def test_signs_are_set_as_the_language_sets_them(code: str) -> None:
    wrong, title = re.compile(SIGNS[code]), re.compile(r"(?<!\*)\*\w[^*]+: [^*]*\*|{\w*[^}]*}|%n")
    assert [text for text in pages(code) if wrong.search(title.sub("x", text))] == []


@every_other
def test_nothing_is_left_in_english(code: str) -> None:
    """Names and keys may be alike in both; a sentence is not."""
    sentence = re.compile(r"[a-z]+ [a-z]+ [a-z]+")
    same = [source for _, source, forms in told(code) if source in forms]
    assert [source for source in same if sentence.search(BLANK.sub("", source))] == []


@pytest.fixture
def with_another(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[str]:
    """A language of one file, of which one text is translated, beside those that are there."""
    copytree(files.resource("i18n"), tmp_path / "i18n")
    (tmp_path / "rules").symlink_to(files.resource("rules"))
    (tmp_path / "i18n" / "pl.ts").write_text(
        '<TS version="2.1" language="pl"><context><name>language</name><message>'
        "<source>English</source><translation>Polski</translation></message></context>"
        '<context><name>games</name><message numerus="yes"><source>%n trick(s)</source>'
        "<translation><numerusform>%n lewa</numerusform><numerusform>%n lewy</numerusform>"
        "<numerusform>%n lew</numerusform></translation></message></context></TS>",
        encoding="utf-8",
    )
    made = str(tmp_path / "i18n" / "pl.qm")
    translations.run("pyside6-lrelease", str(tmp_path / "i18n" / "pl.ts"), "-qm", made, "-silent")
    monkeypatch.setattr(languages, "resource", tmp_path.joinpath)
    yield "pl"
    language.speak(languages.SOURCE)


def test_a_language_is_added_by_its_file(with_another: str, qapp: QApplication) -> None:
    assert with_another in languages.spoken()
    assert language.own_name(with_another) == "Polski"
    for speak in (speak_in, language.speak):
        speak(with_another)
        tricks = [translate("games", "%n trick(s)", n=n) for n in NUMBERS]
        assert tricks == ["0 lew", "1 lewa", "2 lewy", "5 lew", "21 lew"]
        # What it lacks is English, with English plurals.
        assert translate("games", "%n card(s)", n=1) == "1 card"
        assert translate("cards", "the king") == "the king"
    page = languages.rulebook(with_another, "nlk")
    assert page == languages.rulebook(languages.SOURCE, "nlk")


@pytest.mark.thorough
def test_no_colon_is_set_by_the_code() -> None:
    """French has a space before it: `core.wording.labelled` leaves it to the language."""
    root = Path(naipes_gui.__file__).parent
    for_programmers = {"declarations.py", "rooms.py"}
    found = [
        f"{path.relative_to(root)}:{part.lineno}"
        for room in ("core", "games", "session", "review", "statistics", "ui")
        for path in (root / room).rglob("*.py") if path.name not in for_programmers
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.JoinedStr)
        for part in node.values
        if isinstance(part, ast.Constant) and str(part.value).startswith((": ", ":\n"))
    ]  # fmt: skip
    assert found == []
