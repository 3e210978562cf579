"""Compares how long programs take until their window is there: startup.py NAME=PROGRAM …

They take turns, so that whatever else the machine does falls on all alike. It needs an X server
and xev (Debian: x11-utils), and prints the median of each in milliseconds and the ratio of the
first to the second.
"""

import os
import statistics
import subprocess
import sys
import tempfile
import time

RUNS = int(os.environ.get("RUNS", "25"))
WARM_UP = 2
WATCH = ("stdbuf", "-oL", "xev", "-root", "-event", "substructure")


def until_the_window(program: str) -> float:
    """Return the seconds from the start of a program until its window is shown."""
    watch = subprocess.Popen(WATCH, stdout=subprocess.PIPE, text=True)
    assert watch.stdout is not None
    time.sleep(0.3)
    began = time.perf_counter()
    running = subprocess.Popen([program])
    for line in watch.stdout:
        if line.startswith("MapNotify"):
            break
    else:
        raise SystemExit("xev sees no window: give Xvfb the option -noreset")
    took = time.perf_counter() - began
    for process in (running, watch):
        process.terminate()
        process.wait()
    watch.stdout.close()
    return took


def main(arguments: list[str]) -> None:
    programs = dict(argument.split("=", 1) for argument in arguments)
    took: dict[str, list[float]] = {name: [] for name in programs}
    with tempfile.TemporaryDirectory() as home:
        os.environ |= {"NAIPES_HOME": home, "QT_QPA_PLATFORM": "xcb"}
        for turn in range(WARM_UP + RUNS):
            for name, program in programs.items():
                seconds = until_the_window(program)
                if turn >= WARM_UP:
                    took[name].append(seconds)
    medians = {name: statistics.median(row) for name, row in took.items()}
    for name, median in medians.items():
        print(f"{name}: {1000 * median:.0f} ms, median of {RUNS}")
    first, second = list(medians.values())[:2]
    print(f"ratio {first / second:.2f}")


if __name__ == "__main__":
    main(sys.argv[1:])
