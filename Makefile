# Sets up what is missing, then plays, tests or measures. Everything lies in .venv; stamps in it
# say what has been done, so that the second time is quick.

VENV := .venv
BIN := $(VENV)/bin
PYTHONS := python3 python3.13 python3.12 python3.11 python3.14
NEWER := import sys; sys.exit(sys.version_info < (3, 11))
MISSING := from naipes_gui.cli.system import *; \
	print(*missing_libraries({**LIBRARIES, **X11_LIBRARIES} if sys.platform == "linux" else {}))
ALL := from naipes_gui.cli.system import PACKAGES; print(*PACKAGES)
ARGS ?=
PYTEST_ARGS ?=

.PHONY: play test nightly lint bench format installer clean

play: screen $(VENV)/.system
	@$(BIN)/naipes $(ARGS)

test: lint xvfb
	QT_QPA_PLATFORM=offscreen $(BIN)/python -m pytest -q -n 2 -m "not xvfb" $(PYTEST_ARGS)
	QT_QPA_PLATFORM=xcb xvfb-run -a -s "-screen 0 1280x1024x24" \
		$(BIN)/python -m pytest -q -m xvfb $(PYTEST_ARGS) || [ $$? -eq 5 ]

# Hours: whether the opponents are honest, and still play as they are known to.
nightly: $(VENV)/.tests
	$(BIN)/python -m tools.swap_test
	$(BIN)/python -m tools.bands

lint: $(VENV)/.tests
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

format: $(VENV)/.tests
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: $(VENV)/.system
	@$(BIN)/naipes bench $(ARGS)

installer: $(VENV)/.package
	@tools/apt.sh binutils dpkg-dev xz-utils
	PYTHON=$(CURDIR)/$(BIN)/python packaging/build.sh

clean:
	rm -rf $(VENV) build dist

.PHONY: screen xvfb
screen:
	@if [ "$$(uname)" = Linux ] && [ -z "$$DISPLAY$$WAYLAND_DISPLAY$$QT_QPA_PLATFORM" ]; then \
		echo "Naipes needs a screen: type «make play» in a graphical session." >&2; exit 1; fi

xvfb: $(VENV)/.tests
	@command -v xvfb-run >/dev/null && command -v Xvfb >/dev/null || tools/apt.sh xvfb xauth

# A folder without a working pip is what a Debian without python3-venv leaves behind.
$(VENV)/.made:
	@set -e; for name in $(PYTHONS); do \
		if $$name -c '$(NEWER)' 2>/dev/null; then found=$$name; break; fi; done; \
	if [ -z "$$found" ]; then \
		echo "Naipes needs Python 3.11 or newer, and there is none: install python3 first." >&2; \
		exit 1; fi; \
	$$found -c 'import ensurepip, venv' 2>/dev/null || tools/apt.sh $$($$found -c '$(ALL)'); \
	echo "Making $(VENV) with $$($$found --version)"; \
	$$found -m venv $(VENV); touch $@

# Compiled now, the first start is as quick as the others, whatever Python was told not to write.
$(VENV)/.play: pyproject.toml | $(VENV)/.made
	$(BIN)/python -m pip install -q --disable-pip-version-check -e .
	@$(BIN)/python -m compileall -q naipes_gui
	@touch $@

$(VENV)/.tests: pyproject.toml | $(VENV)/.system
	$(BIN)/python -m pip install -q --disable-pip-version-check -e ".[test]"
	@touch $@

$(VENV)/.package: pyproject.toml | $(VENV)/.system
	$(BIN)/python -m pip install -q --disable-pip-version-check -e ".[package]"
	@touch $@

$(VENV)/.system: naipes_gui/cli/system.py | $(VENV)/.play
	@tools/apt.sh $$($(BIN)/python -c '$(MISSING)')
	@touch $@
