"""Words of others in our sentences: of files, of people, of the operating system."""

from unicodedata import category, normalize

LONGEST_QUOTE = 80
HUGE_BITS = 4096


class Quoted(str):
    """A text that no language of ours has a word for, harmless to show and short."""

    __slots__ = ()


def quoted(value: object, longest: int = LONGEST_QUOTE) -> Quoted:
    """Return something from outside as a sentence may hold it: short, without escapes."""
    # Python writes no number of thousands of digits but in a base of two, eight or sixteen.
    huge = isinstance(value, int) and value.bit_length() > HUGE_BITS
    return Quoted(clean_text((f"{value:#x}" if huge else str(value))[:longest]))


def clean_text(text: str) -> str:
    """Return a text on one line without control, direction and lone surrogate characters."""
    composed = normalize("NFC", text)
    if not composed.isprintable():
        spaced = (" " if c.isspace() else c for c in composed)
        composed = "".join(c for c in spaced if category(c) not in ("Cc", "Cf", "Cs", "Cn", "Co"))
    return " ".join(composed.split())


def to_the_letter(text: str) -> str:
    """Return a text with whatever a terminal would obey written as it could be typed."""
    if text.isascii() and text.isprintable():
        return text
    return "".join(_typed(c) if _is_obeyed(c) else c for c in text)


def _is_obeyed(character: str) -> bool:
    """Tell whether a character is no sign but an order: control, direction, end of line."""
    return category(character) in ("Cc", "Cf", "Cs", "Cn", "Co", "Zl", "Zp")


def _typed(character: str) -> str:
    number = ord(character)
    return f"\\u{number:04x}" if number <= 0xFFFF else f"\\U{number:08x}"
