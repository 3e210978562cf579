"""What PySide compiles at every start is kept as byte code, and run no sooner than it is needed."""

import builtins
import marshal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from importlib.util import MAGIC_NUMBER
from pathlib import Path

import pytest

from naipes_gui.qt_code import KeptCode, kept_code

TEXT, NAME = b"answer = 6 * 7", "shibokensupport/signature/mapping.py"
UNLIKE = b"answer = 6 * 9"


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    return tmp_path / "__pycache__" / "kept.pyc"


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is really compiled from here on."""
    names: list[str] = []
    usual = builtins.compile

    def told(text: object, name: str, *more: object, **named: object) -> object:
        names.append(name)
        return usual(text, name, *more, **named)  # type: ignore[call-overload]

    monkeypatch.setattr(builtins, "compile", told)
    return names


def answer(text: bytes, name: str = NAME) -> object:
    module: dict[str, object] = {"__name__": "a.b"}
    exec(compile(text, name, "exec"), module)
    return module["answer"]


def test_what_the_start_before_compiled_is_taken_as_it_is(file: Path, compiled: list[str]) -> None:
    for _ in range(3):
        with kept_code(file):
            assert answer(TEXT) == 42
    assert compiled == [NAME]


def test_another_text_of_that_name_is_compiled(file: Path, compiled: list[str]) -> None:
    for text, meant in ((TEXT, 42), (UNLIKE, 54), (UNLIKE, 54)):
        with kept_code(file):
            assert answer(text) == meant
    assert compiled == [NAME, NAME]


def test_others_compile_as_ever(file: Path, compiled: list[str]) -> None:
    usual = builtins.compile
    with kept_code(file):
        assert answer(TEXT, "<string>") == 42
        assert eval(compile("6 * 7", NAME, "eval")) == 42
        assert compile("6 * 7", NAME, "exec", dont_inherit=True).co_names == ()
    assert builtins.compile is usual
    assert not file.exists()
    assert compiled == ["<string>", NAME, NAME]


@pytest.mark.parametrize(
    "contents",
    [b"", b"nothing of ours", MAGIC_NUMBER, MAGIC_NUMBER + b"{\0", MAGIC_NUMBER + b"i\0\0\0\0"],
)
def test_what_cannot_be_read_is_compiled_and_kept_anew(file: Path, contents: bytes) -> None:
    file.parent.mkdir()
    file.write_bytes(contents)
    with kept_code(file):
        assert answer(TEXT) == 42
    assert KeptCode(file).of(UNLIKE, "other").co_filename == "other"
    held = file.read_bytes()
    assert held.startswith(MAGIC_NUMBER)
    assert list(marshal.loads(held[len(MAGIC_NUMBER) :])) == [NAME]
    assert [path.name for path in file.parent.iterdir()] == [file.name]


def test_nothing_is_kept_where_python_may_keep_nothing(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as told:
        told.setattr(sys, "dont_write_bytecode", True)
        with kept_code(file):
            assert answer(TEXT) == 42
    assert not file.parent.exists()
    file.parent.write_bytes(b"a file where the folder should be")
    with kept_code(file):
        assert answer(TEXT) == 42
    assert file.parent.read_bytes().startswith(b"a file")


def test_what_writes_types_for_editors_is_run_when_it_is_asked(file: Path) -> None:
    name = "shibokensupport/signature/lib/enum_sig.py"
    module: dict[str, object] = {"__name__": "shibokensupport.signature.lib.enum_sig"}
    with kept_code(file):
        exec(compile(TEXT, name, "exec"), module)
    assert "answer" not in module
    ask = module["__getattr__"]
    assert callable(ask)
    with pytest.raises(AttributeError):
        ask("__path__")
    assert "answer" not in module
    assert ask("answer") == 42
    assert module["answer"] == 42
    with pytest.raises(AttributeError, match="has no 'question'"):
        ask("question")


def test_whoever_asks_meanwhile_gets_the_whole_of_what_was_put_off(file: Path) -> None:
    name = "shibokensupport/signature/parser.py"
    text = b"import time\nearly = 1\ntime.sleep(0.02)\nanswer = 6 * 7"
    module: dict[str, object] = {"__name__": "shibokensupport.signature.parser"}
    with kept_code(file):
        exec(compile(text, name, "exec"), module)
    ask = module["__getattr__"]
    assert callable(ask)
    with ThreadPoolExecutor(4) as several:
        assert list(several.map(ask, ["answer"] * 4)) == [42] * 4


def test_pyside_is_the_same_with_kept_code(tmp_path: Path) -> None:
    """Its own messages, which its parts in Python make, and what was put off."""
    code = (
        "import sys; from pathlib import Path; from naipes_gui import app, qt_code\n"
        f"qt_code.kept_in = lambda: Path({str(tmp_path / 'kept.pyc')!r})\n"
        "sys.dont_write_bytecode = False\n"
        "{load}\n"
        "from PySide6.QtCore import QObject, QSize\n"
        "from shibokensupport.signature import errorhandler, layout, parser\n"
        "asked = {**vars(errorhandler), **vars(layout), **vars(parser)}\n"
        "early = [name for name in ('argparse', 'gettext') if name in sys.modules]\n"
        "early += asked.keys() & {'make_helptext', 'create_signature', 'pyside_type_init'}\n"
        "for call in (lambda: QSize('a'), lambda: QObject(parnt=1), lambda: QObject().event(1)):\n"
        "    try: call()\n"
        "    except Exception as error: print(type(error).__name__, error)\n"
        "from shibokensupport.signature.lib import pyi_generator, enum_sig\n"
        "print(pyi_generator.generate_pyi.__name__, enum_sig.ExactEnumerator.__name__)\n"
        "print(early, file=sys.stderr)\n"
    )
    told = [
        said_by(code.replace("{load}", load))
        for load in ("import PySide6.QtCore", "app.load_qt()", "app.load_qt()")
    ]
    assert told[0].stdout == told[1].stdout == told[2].stdout
    assert "Supported signatures" in told[0].stdout
    assert [done.stderr for done in told[1:]] == ["[]\n", "[]\n"]
    assert (tmp_path / "kept.pyc").stat().st_size > 20_000


def said_by(code: str) -> subprocess.CompletedProcess[str]:
    """Run code in a Python of its own."""
    command = [sys.executable, "-c", code]
    return subprocess.run(command, capture_output=True, check=True, text=True, timeout=60)
