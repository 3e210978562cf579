"""What argparse says of arguments, in the language of the program."""

import argparse

from naipes_gui.core.text import Phrase, phrase
from naipes_gui.core.wording import Wording

ALL = (
    phrase("cli", "usage:"),
    phrase("cli", "positional arguments"),
    phrase("cli", "options"),
    phrase("cli", "show this help message and exit"),
    phrase("cli", "show program's version number and exit"),
    phrase("cli", "%(prog)s: error: %(message)s"),
    phrase("cli", "argument %(argument_name)s: %(message)s"),
    phrase("cli", "unrecognized arguments: %s"),
    phrase("cli", "not allowed with argument %s"),
    phrase("cli", "ignored explicit argument %r"),
    phrase("cli", "the following arguments are required: %s"),
    phrase("cli", "one of the arguments %s is required"),
    phrase("cli", "expected one argument"),
    phrase("cli", "expected at most one argument"),
    phrase("cli", "expected at least one argument"),
    phrase("cli", "ambiguous option: %(option)s could match %(matches)s"),
    phrase("cli", "invalid %(type)s value: %(value)r"),
    phrase("cli", "unexpected option string: %s"),
)
"""What the command line can be told, as argparse writes it; what follows a word is not of it."""
KNOWN: dict[str, Phrase] = {each.source: each for each in ALL}


def said(text: str | None) -> str | None:
    """Return what argparse would say, in the language of the program if it is known there."""
    if text is None:
        return None
    words = text.strip()
    found = KNOWN.get(words)
    return text if found is None else text.replace(words, Wording().say(found))


def install() -> None:
    """Let argparse ask here; by itself it asks for compiled files that the environment names."""
    vars(argparse)["_"] = said
