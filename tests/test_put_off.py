"""What is seldom used is imported, and run when somebody asks for something of it."""

import subprocess
import sys

import pytest

from naipes_gui.put_off import SELDOM_USED, put_off


def said_by(code: str) -> str:
    """Run code in a Python of its own."""
    command = [sys.executable, "-c", code]
    ran = subprocess.run(command, capture_output=True, check=True, text=True, timeout=60)
    return ran.stdout.strip()


BEGIN = """if True:
    import sys
    from naipes_gui import put_off
    put_off.put_off()
    def waiting(): return sorted(set(put_off.SELDOM_USED) & set(put_off._put_off))
"""


def test_nothing_is_run_by_those_who_import_it() -> None:
    found = said_by(
        BEGIN + "    import dataclasses, logging, pathlib, zipfile\n"
        "    @dataclasses.dataclass\n"
        "    class Told:\n"
        "        '''Has a line of its own, so that none need be made.'''\n"
        "        one: int = 1\n"
        "    logging.getLogger('x').info('y')\n"
        "    print(*waiting(), *(sys.modules.keys() & {'ast', 'tokenize', 'random'}))"
    )
    assert found.split() == sorted(SELDOM_USED)


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        ("import inspect; said = inspect.signature(lambda a, *, b=1: 0)", "(a, *, b=1)"),
        ("from inspect import cleandoc; said = cleandoc(' a')", "a"),
        ("import dataclasses; said = dataclasses.make_dataclass('A', ['b']).__doc__",
         "A(b: 'typing.Any')"),
        ("import traceback; said = traceback.format_exception_only(ValueError('a'))[0].strip()",
         "ValueError: a"),
        ("import bz2; said = bz2.decompress(bz2.compress(b'a'))", "b'a'"),
        ("from lzma import compress, decompress; said = decompress(compress(b'a'))", "b'a'"),
        ("import tempfile; said = tempfile.TemporaryFile(dir='.').read()", "b''"),
        ("import ipaddress; said = ipaddress.ip_address('::1').is_loopback", "True"),
    ],
)  # fmt: skip
def test_who_asks_gets_the_whole(asked: str, answer: str) -> None:
    assert said_by(f"{BEGIN}    {asked}\n    print(said)") == answer


def test_an_error_is_logged_with_where_it_came_up() -> None:
    found = said_by(
        BEGIN + "    import logging\n"
        "    logging.basicConfig(stream=sys.stdout)\n"
        "    try: 1 / 0\n"
        "    except ZeroDivisionError: logging.exception('no')\n"
    )
    assert "in <module>" in found
    assert found.endswith("ZeroDivisionError: division by zero")


def test_what_runs_already_stays_as_it_is() -> None:
    before = dict(sys.modules)
    put_off([*SELDOM_USED, "sys", "no_such_module"])
    assert all(sys.modules[name] is module for name, module in before.items())
    assert "no_such_module" not in sys.modules
