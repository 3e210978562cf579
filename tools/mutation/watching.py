"""Runs all tests once under `coverage`, and keeps which lines each of them reaches."""

import json
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
from coverage import Coverage


class _Watch:
    """Tells coverage which test runs, and remembers how long it took."""

    def __init__(self, coverage: Coverage) -> None:
        self._coverage, self.seconds = coverage, defaultdict[str, float](float)
        self.failed = set[str]()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self._coverage.switch_context(item.nodeid)
        result = yield
        self._coverage.switch_context("")
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.seconds[report.nodeid] += report.duration
        if report.outcome != "passed":
            self.failed.add(report.nodeid)


def watch(tests: list[str], packages: list[str], kept: Path) -> None:
    """Run tests once and keep what each reaches."""
    coverage = Coverage(data_file=None, source=packages)
    told = _Watch(coverage)
    # What a child process of a test is to load first is not this tool.
    sys.modules["__main__"] = ModuleType("__main__")
    coverage.start()
    pytest.main(["-q", "-p", "no:cacheprovider", "-m", "not xvfb", *tests], plugins=[told])
    coverage.stop()
    found = coverage.get_data()
    root = Path.cwd()
    lines = {
        str(Path(file).relative_to(root)): {
            str(line): sorted(filter(None, names))
            for line, names in found.contexts_by_lineno(file).items()
        }
        for file in found.measured_files()
    }
    seconds = {test: spent for test, spent in told.seconds.items() if test not in told.failed}
    kept.write_text(json.dumps([seconds, lines]), encoding="utf-8")
