"""What a widget is for: the stops that two keys find in one control."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from PySide6.QtCore import QPoint, QRect, Qt, QUrl
from PySide6.QtGui import QTextBlock, QTextCursor
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QScrollBar,
    QTabBar,
    QTextBrowser,
    QWidget,
)

from naipes_gui.core.text import translate
from naipes_gui.core.wording import labelled
from naipes_gui.ui.access.group_names import span
from naipes_gui.ui.access.lists import rows
from naipes_gui.ui.access.stop import (
    Stop,
    bring_into_sight,
    called,
    group,
    is_seen,
    press,
    seen_area,
)
from naipes_gui.ui.shared.markup import links_in

Text = QLineEdit | QPlainTextEdit | QAbstractSpinBox
USABLE = (
    QAbstractButton, QComboBox, QAbstractSlider, QLineEdit, QPlainTextEdit, QAbstractSpinBox,
    QTextBrowser, QLabel, QTabBar, QAbstractItemView,
)  # fmt: skip


def own_stops(widget: QWidget, window: QWidget) -> Iterator[Stop]:
    """Yield what a widget is for, if it is one that can be used."""
    # Most of a window only holds other things: whether it is seen takes longer to find out.
    if not isinstance(widget, USABLE) or isinstance(widget, QScrollBar | QHeaderView):
        return
    if isinstance(widget, QLabel) and not _has_links(widget):
        return
    if not widget.isEnabled() or not is_seen(widget, window):
        return
    match widget:
        case QAbstractButton():
            yield _stop(widget, window, widget.click)
        case QComboBox():
            yield _stop(widget, window, widget.showPopup)
        case QAbstractSlider():
            yield _by_keys(widget, window, _less_and_more())
        case QLineEdit() | QPlainTextEdit() | QAbstractSpinBox():
            yield from _to_write_in(widget, window)
        case QTextBrowser():
            yield from _links_in(widget, window)
        case QLabel():
            yield from _links_of(widget, window)
        case QTabBar():
            yield from _tabs(widget, window)
        case QAbstractItemView():
            yield from rows(widget, window)


def by_its_keys(widget: QWidget, window: QWidget) -> Iterator[Stop]:
    """Yield the keys of a widget that is none of the known kinds and draws itself."""
    is_other = "keyPressEvent" in vars(type(widget)) and not isinstance(widget, QAbstractScrollArea)
    takes_keys = is_other and bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
    if takes_keys and widget.isEnabled() and is_seen(widget, window):
        keys = (
            (Qt.Key.Key_Right, translate("switches", "On")),
            (Qt.Key.Key_Left, translate("switches", "Back")),
            (Qt.Key.Key_Return, translate("switches", "Open")),
        )
        yield _by_keys(widget, window, keys)


def _stop(widget: QWidget, window: QWidget, act: Callable[[], object]) -> Stop:
    return Stop(widget, called(widget), seen_area(widget, widget.rect(), window), act,
                show=partial(bring_into_sight, widget))  # fmt: skip


def _less_and_more() -> Sequence[tuple[Qt.Key, str]]:
    return (
        (Qt.Key.Key_Right, translate("widgets", "More")),
        (Qt.Key.Key_Left, translate("widgets", "Less")),
    )


def _by_keys(widget: QWidget, window: QWidget, keys: Sequence[tuple[Qt.Key, str]]) -> Stop:
    """Return a group of what keys do on a widget."""
    whole = _stop(widget, window, widget.setFocus)
    inside = tuple(
        Stop((widget, key), labelled(whole.name, name), whole.area, partial(_press_on, widget, key),
             show=whole.show)
        for key, name in keys
    )  # fmt: skip
    return group(widget, whole.name, inside)


def _press_on(widget: QWidget, key: Qt.Key) -> None:
    widget.setFocus()
    press(widget, key)


def _to_write_in(widget: Text, window: QWidget) -> Iterator[Stop]:
    """Yield a field for text, which is written letter by letter."""
    if not widget.isReadOnly():
        yield _stop(widget, window, partial(write_in, widget))


def write_in(widget: Text) -> None:
    """Let somebody write in a field, letter by letter."""
    from naipes_gui.ui.access.letters import Letters

    Letters.ask(widget)


def field_being_edited() -> QLineEdit | None:
    """Return the field of a row that has just been opened for writing."""
    at = QApplication.focusWidget()
    around = at.parentWidget() if at is not None else None
    view = around.parentWidget() if around is not None else None
    return at if isinstance(at, QLineEdit) and isinstance(view, QAbstractItemView) else None


def _tabs(bar: QTabBar, window: QWidget) -> Iterator[Stop]:
    for i in range(bar.count()):
        if bar.isTabVisible(i) and bar.isTabEnabled(i):
            name = bar.accessibleTabName(i) or bar.tabText(i)
            area = seen_area(bar, bar.tabRect(i), window)
            yield Stop((bar, i), name, area, partial(bar.setCurrentIndex, i))


def _has_links(label: QLabel) -> bool:
    flags = label.textInteractionFlags()
    return bool(flags & Qt.TextInteractionFlag.LinksAccessibleByKeyboard)


def _links_of(label: QLabel, window: QWidget) -> Iterator[Stop]:
    """Yield the links of a label; where in it they lie, Qt tells nobody."""
    area = seen_area(label, label.rect(), window)
    for nth, (to, words) in enumerate(links_in(label.text())):
        yield Stop((label, nth), words, area, partial(label.linkActivated.emit, to),
                   show=partial(bring_into_sight, label))  # fmt: skip


def _links_in(browser: QTextBrowser, window: QWidget) -> Iterator[Stop]:
    """Yield the links of a long text that are seen; the others come when it is read on."""
    seen = browser.viewport().rect()
    links = [link for link in _anchors(browser) if link[2].intersects(seen)]
    stops = [
        Stop((browser, place), name, seen_area(browser.viewport(), area, window),
             partial(_follow, browser, to))
        for name, to, area, place in links
    ]  # fmt: skip
    if stops:
        yield group((browser, "links"), called(browser) or span(stops), stops)


def _anchors(browser: QTextBrowser) -> Iterator[tuple[str, str, QRect, int]]:
    """Yield the words of every link near the part that is seen, where it leads and lies."""
    view = browser.viewport()
    block = browser.cursorForPosition(QPoint(0, 0)).block()
    last = browser.cursorForPosition(QPoint(view.width(), view.height())).block()
    while block.isValid() and block.blockNumber() <= last.blockNumber():
        yield from _anchors_of(browser, block)
        block = block.next()


def _anchors_of(browser: QTextBrowser, block: QTextBlock) -> Iterator[tuple[str, str, QRect, int]]:
    at = block.begin()
    while not at.atEnd():
        piece = at.fragment()
        to = piece.charFormat().anchorHref()
        if to:
            cursor = QTextCursor(block)
            cursor.setPosition(piece.position())
            start = browser.cursorRect(cursor)
            cursor.setPosition(piece.position() + piece.length())
            yield piece.text(), to, start.united(browser.cursorRect(cursor)), piece.position()
        at += 1


def _follow(browser: QTextBrowser, to: str) -> None:
    if browser.openLinks():
        browser.setSource(QUrl(to))
    else:
        browser.anchorClicked.emit(QUrl(to))
