"""``naipes rules``: the rulebook of a game, in the terminal or as a PDF to print."""

import argparse
import re
import subprocess
from pathlib import Path

from naipes_gui import languages, system
from naipes_gui.children import python, surroundings
from naipes_gui.cli.commands import Commands, command
from naipes_gui.cli.language import spoken_here
from naipes_gui.cli.output import complain, say
from naipes_gui.core.errors import NaipesError
from naipes_gui.core.text import phrase, translate
from naipes_gui.games import keys

MARK = re.compile(r"<!--.*?-->\n*")
PRINTER = "naipes_gui.ui.rulebook.printer"
"""What is started for a PDF: Qt draws it, which nothing here may load."""


def add(commands: Commands) -> None:
    """Declare the command."""
    about = translate("cli", "Print the rulebook of a game, or write it as PDF.")
    parser = command(commands, "rules", about, run)
    parser.add_argument("game", metavar="GAME", choices=keys())
    file = translate("cli", "write it there as PDF, with its pictures")
    parser.add_argument("--pdf", metavar="FILE", type=Path, help=file)
    which = translate("cli", "in which language: one of {codes}")
    parser.add_argument(
        "--language", "--lang", metavar="XX", choices=languages.spoken(), default="",
        help=which.format(codes=", ".join(languages.spoken())),
    )  # fmt: skip


def run(given: argparse.Namespace) -> int:
    """Print the page, or write the file; 1 if that is not possible."""
    language = given.language or spoken_here()
    if given.pdf is not None:
        return _write(given.game, given.pdf, language)
    page = languages.rulebook(language, given.game).read_text(encoding="utf-8")
    say(*MARK.sub("", page).rstrip().split("\n"))
    return 0


def _write(game: str, file: Path, language: str) -> int:
    if not system.has_qt():
        raise NaipesError(system.NO_QT)
    if file.is_dir():
        raise NaipesError(phrase("cli", "That is a folder: name a file, such as rules.pdf."))
    with file.open("wb"):
        pass  # Said here in one sentence if it cannot be written.
    asked = python("-m", PRINTER, game, str(file), language)
    done = subprocess.run(asked, env=surroundings(), check=False, capture_output=True, text=True)
    if done.returncode:
        complain(*done.stderr.strip().splitlines()[-1:])
    return done.returncode
