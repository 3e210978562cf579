"""Where the switch of perspectives lies: on the felt, or in the bar above a low one."""

from naipes_gui.ui.replay.watched import Watched

LOW = 700
"""Below this height of the page the switch moves from the felt to the bar above it."""
HEAD = 46
"""How much of the felt the switch takes at 100 %."""


def dress_switch(page: Watched) -> None:
    """Let the switch grow with the text as far as the bar leaves room."""
    scale = page.text_style.text_scale
    lies_low = page.switch.parentWidget() is page.top
    scale = min(scale, 1.05) if lies_low else scale
    names = {seat: seat_info.name for seat, seat_info in page.seat_infos.items()}
    page.switch.dress(page.text_style.colours, scale, names)


def place_switch(page: Watched) -> None:
    """Lay the switch on the felt, or above it where the felt is low."""
    home = page.top if page.height() < LOW else page.board
    if page.switch.parentWidget() is not home:
        page.switch.setParent(home)
        page.switch.show()
        dress_switch(page)
    _keep_felt_free(page)
    if home is page.board:
        page.top.shorten(False)
        page.switch.place(page.board.width())
    else:
        _lay_beside_buttons(page)
    _lay_out(page)  # the title may just have become longer
    # Half a title under the switch tells nothing; the window is named after the match as well.
    title = page.top.title
    ends = title.x() + title.sizeHint().width()
    if home is page.board:
        page.top.spare_title()
    else:
        title.setVisible(ends < page.switch.x())
    chip = page.top.chip
    chip.show()  # what is hidden has no place: beside which title it would stand is not known
    _lay_out(page)
    chip_ends = chip.x() + chip.sizeHint().width()
    chip.setVisible(home is page.board or chip_ends < page.switch.x())


def _lay_beside_buttons(page: Watched) -> None:
    """Lay the switch between the buttons of the bar, which lose their words where it must be."""
    top, switch = page.top, page.switch
    for is_brief in (False, True):
        top.shorten(is_brief)
        _lay_out(page)
        home = top.button("home").geometry().right() + 1
        switch.end_at(top.button("review").x(), top.height(), home)
        if switch.x() >= home:
            return


def _keep_felt_free(page: Watched) -> None:
    on_felt = page.switch.parentWidget() is page.board
    head = round(HEAD * page.text_style.text_scale) if on_felt else 0
    if head != page.board.head:
        page.board.keep_free(head)


def _lay_out(page: Watched) -> None:
    if (bar := page.top.layout()) is not None:
        bar.activate()
