"""What is wrong with the words after a command is said in the language of the program."""

import argparse
import re

import pytest

from naipes_gui.cli import COMMANDS, argument_words
from naipes_gui.core.text import phrase
from naipes_gui.core.wording import Wording
from naipes_gui.store import paths, settings
from naipes_gui.store.settings import Settings
from tests.cli.conftest import Run

WRONG = {
    "the following arguments are required: %s": ("verify",),
    "expected one argument": ("deal", "--new"),
    "not allowed with argument %s": ("deal", "--new", "nlk", "--of", "a.naipes"),
    "unrecognized arguments: %s": ("deal", "--nonsense"),
    "ignored explicit argument %r": ("review", "--seen=3"),
    "ambiguous option: %(option)s could match %(matches)s": ("deal", "--s", "3"),
}
"""What a person can get wrong, by what argparse calls it."""
LIKE_IT = {"argument"}
"""Words that are no others in French."""


@pytest.fixture(params=["es", "fr"])
def tongue(request: pytest.FixtureRequest) -> str:
    paths.settings_file().parent.mkdir(parents=True, exist_ok=True)
    settings.save(Settings(language=request.param), paths.settings_file())
    return str(request.param)


@pytest.mark.parametrize("kind", WRONG)
def test_what_is_wrong_is_said_in_the_language_of_the_program(
    run: Run, tongue: str, kind: str
) -> None:
    done = run(*WRONG[kind])
    assert done.status == 2
    said = Wording().say(argument_words.KNOWN[kind])
    assert said != kind
    # Of the sentence what stands between the words of the person.
    for words in re.split(r"%\(?\w*\)?[sr]", said):
        assert words.strip() in done.err
    for english in argument_words.KNOWN:
        whole = re.split(r"%\(?\w*\)?[sr]", english)
        longest = max(whole, key=len).strip(" :")
        assert longest in LIKE_IT or longest not in done.err, longest


@pytest.mark.usefixtures("tongue")
def test_argparse_says_nothing_that_is_not_known(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Help of every command and all that can be wrong: an English word would be a new one."""
    unknown = set[str]()

    def said(text: str | None) -> str | None:
        if text and text.strip() not in argument_words.KNOWN:
            unknown.add(text)
        return argument_words.said(text)

    monkeypatch.setattr(argument_words, "install", lambda: vars(argparse).update(_=said))
    for words in (*WRONG.values(), ("--help",), *((name, "--help") for name in COMMANDS)):
        run(*words)
    argument_words.install()
    # Titles of the program's own are handed over as well, translated already.
    assert unknown <= {Wording().say(phrase("cli", "commands"))}


def test_every_word_has_a_translation(tongue: str, run: Run) -> None:
    run("--version")
    same = {each for each, known in argument_words.KNOWN.items() if Wording().say(known) == each}
    assert same <= {"options"}
