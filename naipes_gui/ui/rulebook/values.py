"""Values of options in the words that people have for them."""

from naipes_gui.core.figures import whole
from naipes_gui.core.options import Option, Options, Value
from naipes_gui.core.text import translate
from naipes_gui.core.wording import Wording


def named(option: Option, value: Value) -> str:
    """Return a value as people call it."""
    say = Wording().say
    for choice in option.choices:
        if type(choice.value) is type(value) and choice.value == value:
            return say(choice.label)
    for spread in option.spreads:
        if spread.admits(value):
            count = spread.number(value)
            assert count is not None
            if spread.label is None:
                return whole(count)
            return translate(spread.label.context, spread.label.source, n=count)
    return str(value)


def changed_in(options: Options, option: Option) -> bool:
    """Tell whether an option is not as it usually is with so many players."""
    usual = type(options).make(players=options.players)
    return bool(getattr(options, option.key) != getattr(usual, option.key))
