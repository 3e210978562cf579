"""Ends a thread in which an object does what is posted to it."""

from PySide6.QtCore import QCoreApplication, QObject, QThread


def end_thread(thread: QThread, worker: QObject) -> None:
    """Let a thread end when it has done what it is at, and drop what was posted to its worker.

    What is left in the queue is deleted with the thread; an event that holds the worker, as a wish
    does, would delete it meanwhile, and the worker the event once more: that ends the program.
    """
    thread.quit()
    thread.wait()
    QCoreApplication.removePostedEvents(worker)
