"""Whatever a test leaves running is noticed, of whichever class it is."""

import gc
import sys
from typing import Any

import pytest
from PySide6 import QtCore
from PySide6.QtCore import (
    QAbstractAnimation,
    QAnimationGroup,
    QObject,
    QPauseAnimation,
    QPropertyAnimation,
    QThread,
    QTimer,
    QVariantAnimation,
)
from PySide6.QtWidgets import QApplication

from tests.conftest import running_things


class Tick(QTimer):
    pass


class Glide(QVariantAnimation):
    def __init__(self, parent: QObject) -> None:
        super().__init__(parent, duration=60_000)
        self.setStartValue(0.0)
        self.setEndValue(1.0)

    def updateCurrentValue(self, value: object) -> None:
        pass


def test_it_is_one_and_the_same_that_watches() -> None:
    assert sys.modules[running_things.__module__].running_things is running_things


@pytest.mark.parametrize("kind", [QTimer, Tick])
def test_a_timer(qapp: QApplication, kind: type[QTimer]) -> None:
    parent = QObject()
    timer = kind(parent, interval=60_000)
    assert running_things() == []
    timer.start()
    assert running_things() == [timer]
    timer.stop()
    assert running_things() == []


KINDS = [each for name in dir(QtCore) if isinstance(each := getattr(QtCore, name), type)]
ANIMATIONS = {kind for kind in KINDS if issubclass(kind, QAbstractAnimation)}
ABSTRACT = {QAbstractAnimation, QAnimationGroup, QVariantAnimation}


def test_all_there_are_of_qt_are_watched() -> None:
    several = {kind for kind in KINDS if issubclass(kind, (QThread, QTimer))} | ANIMATIONS
    assert {kind.__init__.__module__ for kind in several} == {running_things.__module__}


@pytest.mark.parametrize("kind", [*sorted(ANIMATIONS - ABSTRACT, key=str), Glide])
def test_an_animation(qapp: QApplication, kind: Any) -> None:
    parent = QObject()
    moving = kind(parent)
    if isinstance(moving, QAnimationGroup):
        moving.addAnimation(Glide(moving))
    elif isinstance(moving, QPropertyAnimation):
        moving.setTargetObject(QTimer(parent))
        moving.setPropertyName(b"interval")
        moving.setEndValue(100)
    if isinstance(moving, (QPropertyAnimation, QPauseAnimation)):
        moving.setDuration(60_000)
    assert running_things() == []
    moving.start()
    assert moving in running_things()
    moving.stop()
    assert running_things() == []


def test_a_thread(qapp: QApplication) -> None:
    thread = QThread()
    thread.start()
    assert running_things() == [thread]
    thread.quit()
    thread.wait()
    assert running_things() == []


@pytest.mark.thorough
def test_what_only_qt_holds(qapp: QApplication) -> None:
    parent = QObject()
    Tick(parent).start(60_000)
    gc.collect()
    (found,) = running_things()
    assert isinstance(found, Tick)
    found.stop()
