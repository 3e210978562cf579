# Sets up what is missing, then plays, tests or measures. Everything lies in .venv; stamps in it
# say what has been done, so that the second time is quick.

VENV := .venv
BIN := $(VENV)/bin
# What is built is built with what packaging/requirements.lock pins, and with nothing else around.
BUILD := build/venv
PIP := python -m pip install -q --disable-pip-version-check
ARGS ?=
PYTEST_ARGS ?=
# One more than there are processors: tests of the window wait for animations and for other
# processes, and somebody can use the time.
WORKERS ?= $(shell expr $$(getconf _NPROCESSORS_ONLN) + 1)

.PHONY: play test check nightly mutation ladder lint bench compiled format installer lock clean

# What the system lacks is told before anything is fetched.
.NOTPARALLEL:

play: screen $(VENV)/.system $(VENV)/.play
	@$(BIN)/naipes $(ARGS)

# Lint and the tests that need an X server run beside the others, and speak after them: these wait
# for their windows most of the time. Whatever Python was told not to write, tests are compiled once:
# each worker would compile them all again.
# What waited a minute for its window in vain waits once more, and is named: an X server or a machine
# may have stood still. Whatever fails otherwise has failed.
PATIENTLY := --reruns 1 --only-rerun 'TimeoutError: ' -r R
# `test` is for whoever waits for it, `check` is asked of every change (tests/nights.py).
TESTS = set -x; env -u PYTHONDONTWRITEBYTECODE QT_QPA_PLATFORM=offscreen $(BIN)/python -m pytest -q \
	-n $(WORKERS) --dist worksteal -m "not xvfb" $(PATIENTLY) $(PYTEST_ARGS)
test: needed-to-test $(VENV)/.tests
	@export NAIPES_QUICK=1; $(TESTS)

check: needed-to-test $(VENV)/.tests
	@mkdir -p build
	@(set -x; $(LINT)) > build/lint.txt 2>&1 & lint=$$!; \
	($(X11_TESTS)) > build/x11.txt 2>&1 & x11=$$!; \
	($(TESTS)); tests=$$?; \
	wait $$lint; lint=$$?; wait $$x11; x11=$$?; \
	cat build/lint.txt build/x11.txt; exit $$((tests | lint | x11))

# Only the files are read in which there is such a test. That nothing was chosen is no fault.
X11_TESTS = if tools/needs.sh x11; then set -x; QT_QPA_PLATFORM=xcb \
	xvfb-run -a -s "-screen 0 1280x1024x24" $(BIN)/python -m pytest -q -m xvfb $(PYTEST_ARGS) \
	$$(grep -rl --include='test_*.py' 'mark\.xvfb' tests) || [ $$? -eq 5 ]; \
	else echo "Left out, as said at the start: the tests that need an X server."; fi

# Hours: whether the opponents are honest, and still play as they are known to; then what
# docs/reliability.md tells of. Each ends with what was lost; the first to lose anything ends all.
PROOF := $(BIN)/python -m tools.proofs
OFFSCREEN := QT_QPA_PLATFORM=offscreen
nightly: $(VENV)/.tests
	$(BIN)/$(PIP) -e ".[proofs]"
	NAIPES_NIGHT=1 $(OFFSCREEN) $(BIN)/python -m pytest -q -n $(WORKERS) --dist worksteal -m "not xvfb"
	NAIPES_NIGHT=1 xvfb-run -a env QT_QPA_PLATFORM=xcb $(BIN)/python -m pytest -q -m xvfb
	NAIPES_NIGHT=1 NAIPES_EXAMPLES=300 $(OFFSCREEN) $(BIN)/python -m pytest -q tests/contract
	$(BIN)/python -m tools.swap_test
	$(BIN)/python -m tools.bands
	$(BIN)/python -m tools.blunder_rates
	$(BIN)/python -m tools.ecarte_tables --quick --out build/tables.bin
	$(BIN)/python -m tools.ecarte_tables --quick --out build/tables-again.bin
	cmp build/tables.bin build/tables-again.bin
	$(PROOF).recorder_kills 10000
	$(PROOF).power_cuts 400
	$(PROOF).failing_disk 3000
	$(PROOF).shuffles 200000 --system
	$(PROOF).hands 1000000
	$(PROOF).judging 100
	$(PROOF).kernels 30000
	$(PROOF).problems
	$(PROOF).advice 500
	$(PROOF).branches 5000
	$(PROOF).mutants 1000000
	$(PROOF).mutants --settings 100000
	$(OFFSCREEN) $(PROOF).window_kills 900
	xvfb-run -a env QT_QPA_PLATFORM=xcb $(PROOF).window_kills 100 --seed 2
	$(OFFSCREEN) $(PROOF).worst_files 2000
	xvfb-run -a $(PROOF).sockets 400
	xvfb-run -a $(PROOF).reader 200
	$(OFFSCREEN) $(PROOF).two_keys 20
	$(OFFSCREEN) $(PROOF).soak 120
	$(OFFSCREEN) $(BIN)/python -m tools.table_walk.walk

# Spoils the code a little, again and again: a test must notice. First faults that somebody thought
# of, then a sample by chance; what survives is printed.
mutation: $(VENV)/.tests
	$(BIN)/$(PIP) -e ".[mutation]"
	$(OFFSCREEN) $(BIN)/python -m pytest -q tests/tools/test_mutation_changes.py
	$(OFFSCREEN) $(BIN)/python -m tools.mutation --planted
	$(OFFSCREEN) $(BIN)/python -m tools.mutation core store session games/nlk $(ARGS)

# Plays those rows of the table of strengths anew that other opponents than today's have played; decks
# and seed stand in each row. Compiled kernels (make compiled) spare most of the time.
ladder: $(VENV)/.tests
	$(BIN)/python -m tools.ladder --old $(ARGS)

LINT := $(BIN)/ruff check . && $(BIN)/ruff format --check . && $(BIN)/mypy && $(BIN)/lint-imports
lint: $(VENV)/.tests
	$(LINT)

format: $(VENV)/.tests
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: $(VENV)/.system $(VENV)/.play
	@$(BIN)/naipes bench $(ARGS)

# The opponents' kernels in C, beside their sources, for whoever plays from them or measures.
compiled: needed-to-test $(VENV)/.tests
	$(BIN)/python -m tools.compile $(ARGS)

installer: needed-to-build $(BUILD)/.made
	PYTHON=$(CURDIR)/$(BUILD)/bin/python packaging/build.sh

# Pins anew, to the newest that pyproject.toml allows, for every system and every Python at once.
lock: $(VENV)/.made
	@$(BIN)/$(PIP) uv
	$(BIN)/uv pip compile --quiet --no-config --universal --python-version 3.11 --upgrade \
		--generate-hashes --extra package --custom-compile-command "make lock" \
		--output-file packaging/requirements.lock pyproject.toml

clean:
	rm -rf $(VENV) build dist

.PHONY: screen needed-to-test needed-to-build
screen:
	@if [ "$$(uname)" = Linux ] && [ -z "$$DISPLAY$$WAYLAND_DISPLAY$$QT_QPA_PLATFORM" ]; then \
		echo "Naipes needs a screen: type «make play» in a graphical session." >&2; exit 1; fi

needed-to-test:
	@tools/needs.sh test

needed-to-build:
	@tools/needs.sh installer

$(VENV)/.made:
	@tools/needs.sh python
	@python=$$(tools/python.sh); echo "Making $(VENV) with $$($$python --version)"; \
		$$python -m venv $(VENV)
	@touch $@

# Compiled now, the first start is as quick as the others, whatever Python was told not to write.
$(VENV)/.play: pyproject.toml | $(VENV)/.made
	$(BIN)/$(PIP) -e .
	@$(BIN)/python -m compileall -q naipes_gui
	@touch $@

$(VENV)/.tests: pyproject.toml | $(VENV)/.play
	$(BIN)/$(PIP) -e ".[test]"
	@touch $@

$(VENV)/.system: naipes_gui/system.py
	@tools/needs.sh play
	@mkdir -p $(VENV)
	@touch $@

$(BUILD)/.made: packaging/requirements.lock
	@rm -rf $(BUILD)
	@python=$$(tools/python.sh); echo "Making $(BUILD) with $$($$python --version)"; \
		$$python -m venv $(BUILD)
	$(BUILD)/bin/$(PIP) --require-hashes -r $<
	@touch $@
