"""Nothing that a file, its name or an argument says can give orders to the terminal or the log."""

import io
import json
import logging
from argparse import _SubParsersAction
from collections.abc import Iterator
from contextlib import redirect_stderr, redirect_stdout, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from unicodedata import category

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from naipes_gui import app
from naipes_gui.cli.commands import WANTED
from naipes_gui.cli.main import _parser, main
from naipes_gui.core.quoting import to_the_letter
from naipes_gui.core.text import phrase
from naipes_gui.store.log import Lines
from tests.nights import by_night

RECORD = Path(__file__).parents[1] / "records" / "ecarte" / "ecarte-default.naipes"
WHOLE = RECORD.read_text(encoding="utf-8").splitlines()
ORDERS = "\x1b]0;title\x07\x1b[31m\x1b[2J\x9b31m\x7f\r\b\u202e\u2066\u200f\u2028\u00ad\U000e0041\n"
"""Title, colour, an empty screen; written over; turned round; hidden; another line."""
orders = st.one_of(
    st.just(ORDERS),
    st.text(st.sampled_from(ORDERS + "aé<%{}") | st.characters(codec="utf-8"), max_size=30),
)
MOST = by_night(25, by_day=10)
careful = settings(
    max_examples=MOST, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
JSON = ("simulate", "legal", "arena")


def obeyed(text: str) -> list[str]:
    """Return the characters that are no signs, but for the ends of lines."""
    plain = text.replace("\n", "")
    return [c for c in plain if category(c) in ("Cc", "Cf", "Cs", "Zl", "Zp")]


def said(*words: str) -> str:
    heard = io.StringIO()
    with redirect_stdout(heard), redirect_stderr(heard), suppress(SystemExit):
        main(words)
    return heard.getvalue()


def evil_record(word: str, field: str) -> str:
    """Return a record that says a word in one of its fields."""
    header: dict[str, Any] = json.loads(WHOLE[0])
    lines = WHOLE[1:]
    if field in ("name", "level", "style"):
        header["seats"][1][field] = word
    elif field in ("app", "started", "game"):
        header[field] = word
    elif field == "option":
        header["options"]["match"] = word
    elif field == "option key":
        header["options"][word] = 1
    elif field == "note":
        lines = [*lines, json.dumps({"note": word, "at": 1})]
    else:
        odd = {"kind": {word: 1}, "move": {"s": 0, "m": word}, "deck": {"deck": word, "salt": word}}
        lines = [*lines[:6], json.dumps(odd[field]), *lines[6:]]
    return "\n".join([json.dumps(header), *lines, ""])


FIELDS = ("name", "level", "style", "app", "started", "game", "option", "option key", "note",
          "kind", "move", "deck")  # fmt: skip


@pytest.fixture
def folder() -> Iterator[Path]:
    with TemporaryDirectory() as made:
        yield Path(made)


@pytest.mark.parametrize("command", ["show", "verify", "legal"])
@careful
@given(word=orders, field=st.sampled_from(FIELDS))
@example(word=ORDERS, field="level")
@example(word=ORDERS, field="name")
@example(word=ORDERS, field="note")
@example(word=ORDERS, field="started")
@example(word=ORDERS, field="game")
@example(word=ORDERS, field="option")
@example(word=ORDERS, field="kind")
@example(word=ORDERS, field="move")
def test_no_field_gives_orders(folder: Path, command: str, word: str, field: str) -> None:
    path = folder / "match.naipes"
    path.write_text(evil_record(word, field), encoding="utf-8", newline="")
    heard = said(command, str(path))
    assert heard
    assert not obeyed(heard), (field, heard)


@pytest.mark.parametrize("command", ["show", "verify", "legal"])
@careful
@given(name=orders)
@example(name=ORDERS)
def test_no_file_name_gives_orders(folder: Path, command: str, name: str) -> None:
    path = folder / (name.replace("/", "").replace("\0", "")[:30] + ".naipes")
    there = said(command, str(path))
    assert "\n" not in there.rstrip("\n")
    assert not obeyed(there), there
    try:
        path.write_text("\n".join(WHOLE[:9]), encoding="utf-8")
    except (OSError, UnicodeEncodeError):
        return
    assert not obeyed(said(command, str(path)))
    path.unlink()


@pytest.mark.thorough
@careful
@given(word=orders)
@example(word=ORDERS)
def test_no_argument_gives_orders(folder: Path, word: str) -> None:
    for words in (
        ("simulate", word), ("simulate", "ecarte", word), (word,), ("show",), ("show", word),
        ("simulate", "ecarte", "--option", word), ("simulate", "ecarte", "--option", f"{word}=1"),
        ("simulate", "ecarte", "--option", f"match={word}"),
        ("simulate", "ecarte", "--level", word),
        # Never a number: so many hands would be played.
        ("simulate", "ecarte", "--hands", f"x{word}"),
        ("arena", "ecarte", "--a", word, "--b", "club"), ("deals", word),
        # Never nothing: all games would be measured.
        ("bench", "--game", f"x{word}"),
        ("deals", "--records", str(folder / word.replace("\0", ""))), ("doctor", word),
    ):  # fmt: skip
        heard = said(*words)
        assert not obeyed(heard), (words, heard)


def test_no_folder_gives_orders_before_there_is_a_window(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NAIPES_NO_DIALOG", "1")
    assert app._explain(phrase("test", "No room in {folder}.", folder=f"/tmp/{ORDERS}")) == 1
    heard = capsys.readouterr().err
    assert "\\u001b]0;title" in heard
    assert not obeyed(heard)


@given(word=orders)
@example(word=ORDERS)
def test_what_is_shown_to_the_letter_can_be_read_back(word: str) -> None:
    shown = to_the_letter(word)
    assert not obeyed(shown)
    assert "\n" not in shown
    assert to_the_letter(shown) == shown
    if "\\" not in word and word.isprintable():
        assert shown == word


@careful
@given(word=orders)
@example(word=ORDERS)
def test_the_log_takes_no_orders_and_each_entry_is_a_line(word: str) -> None:
    heard = io.StringIO()
    handler = logging.StreamHandler(heard)
    handler.setFormatter(Lines("%(asctime)s %(levelname)s %(message)s"))
    log = logging.getLogger("a log of its own")
    log.propagate, log.level, log.handlers = False, logging.INFO, [handler]
    log.info("read %s", word)
    assert heard.getvalue().count("\n") == 1
    try:
        raise ValueError(word)
    except ValueError:
        log.exception("not read: %s", word)
    assert not obeyed(heard.getvalue())
    assert heard.getvalue().splitlines()[1].endswith(f"not read: {to_the_letter(word)}")


@pytest.mark.parametrize(
    "words",
    [
        "deal --new ecarte --day 2026-13-01",
        "review --all --jobs 0",
        "play ecarte --seats x",
        "stats --suits none",
    ],
)
def test_what_cannot_be_read_is_told_in_one_sentence(words: str) -> None:
    told = io.StringIO()
    with redirect_stderr(told), pytest.raises(SystemExit) as ended:
        main(words.split())
    assert ended.value.code == 2
    (sentence,) = told.getvalue().splitlines()
    assert sentence.startswith("naipes: After --")


def test_it_is_known_of_every_argument_what_it_wants() -> None:
    """Whatever reads a word is told of in a sentence of our own when it cannot."""
    (commands,) = (each for each in _parser()._actions if isinstance(each, _SubParsersAction))
    readers = {action.type for one in commands.choices.values() for action in one._actions}
    assert readers - {None, Path} <= WANTED.keys()
