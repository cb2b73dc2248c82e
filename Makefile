# make serve   create the environment if needed, start the dashboards on localhost, open the browser
# make check   what a change needs before it is committed: ruff, mypy, the tests it touches, a look at each kind of page
# make test    create the environment if needed, get a Chromium if there is none, run every test
# make soak    what is too long for every day: many games, many addresses, every page in every way; SEED=7 for others
# make flaky   the browser tests several times (TIMES=3) on a machine that is busy besides; MODULES=... for some
# make bench   measure odds, games and loading; WRITE=--write puts the tables into docs/performance.md
# make mutants GAME=grand_fleet   break rules one at a time and see whether a test goes red (N, SEED, BREAK, SLOW, REPORT)
# make lint    ruff and mypy
# make boards   draw the pictures of the home page again, from positions that the rules lead to; GAMES=frigate_duel for some
# make screenshots   take the pictures of the README again, and every page at three sizes to look at
# make clean   remove the environment and what tests leave behind

VENV := .venv
BIN := $(VENV)/bin
PORT ?= 8866
# Two for each of two cores: half of its time a browser test waits for a page or a server.
WORKERS ?= 4
SEED ?= 1
TIMES ?= 3
MODULES ?= tests/browser
N ?= 150
SLOW ?= 3
# Any Python from 3.11 on; override with `make PYTHON=python3.13 ...`.
PYTHON ?= $(shell for p in python3 python3.13 python3.12 python3.11 python3.14 python; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 && { echo $$p; break; }; done)
# What was compiled once is kept, whatever the environment says.
export PYTHONDONTWRITEBYTECODE :=
PIP := $(BIN)/python -m pip --disable-pip-version-check
# uv installs in seconds what takes pip more than a minute. Where it cannot be had, or does not know what pip is told
# here (a mirror in pip.conf), pip does it.
define install
	$(PIP) install --quiet --constraint requirements.lock uv && \
		$(BIN)/uv pip install --quiet --python $(BIN)/python $(2) --constraint requirements.lock --editable '$(1)' || \
		$(PIP) install --quiet $(3) --constraint requirements.lock --editable '$(1)'
endef

.PHONY: serve check test soak flaky bench mutants lint boards screenshots lock clean

serve: $(VENV)/serve.stamp
	$(BIN)/navalgames serve --port $(PORT)

# A Chromium of the system's packages comes while the environment is made. The tests are compiled once, beside
# the types, and not by each worker anew.
test: | $(VENV)/bin/python
	@$(BIN)/python -m tests.browser.chromium --system & coming=$$!; \
		$(MAKE) --no-print-directory $(VENV)/test.stamp; made=$$?; wait $$coming; exit $$made
	$(BIN)/python -m tests.browser.chromium
	$(BIN)/ruff check .
	$(BIN)/mypy & types=$$!; \
		$(BIN)/python -m pytest --collect-only -qq --nbval-lax >/dev/null; \
		$(BIN)/python -m pytest -n $(WORKERS) --dist loadscope --nbval-lax -q; tested=$$?; wait $$types && exit $$tested

check: $(VENV)/test.stamp
	$(BIN)/python -m tests.browser.chromium
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/python -m tests.touched -n $(WORKERS) --dist loadscope -q

soak: $(VENV)/test.stamp
	$(BIN)/python -m tests.browser.chromium
	NAVALGAMES_EVERY_TEXT=1 $(BIN)/python -m pytest tests --soak --soak-seed $(SEED) -n $(WORKERS) --dist loadscope -q

flaky: $(VENV)/test.stamp
	$(BIN)/python -m tests.browser.chromium
	$(BIN)/python -m tests.browser.flaky --times $(TIMES) $(MODULES)

bench: $(VENV)/test.stamp
	@mkdir -p .benchmarks
	$(BIN)/python -m pytest benchmarks --timeout 0 --benchmark-only --benchmark-columns=min,median,ops -q \
		--benchmark-json=.benchmarks/last.json
	$(BIN)/python -m benchmarks.performance_page .benchmarks/last.json $(WRITE)
	$(BIN)/python -m benchmarks.first_answers $(WRITE)

# BREAK='rules/combat.py:102:16:guard:0' (an id of a report) tries this one; REPORT=file keeps the report.
mutants: SEED = 1
mutants: WORKERS = 2
mutants: $(VENV)/test.stamp
	@test -n "$(GAME)" || { echo "Which game? make mutants GAME=grand_fleet"; exit 1; }
	$(BIN)/python -m tests.mutants $(GAME) --count $(N) --seed $(SEED) --jobs $(WORKERS) --slow $(SLOW) \
		$(if $(BREAK),--broken '$(BREAK)') $(if $(REPORT),--output '$(REPORT)')

lint: $(VENV)/test.stamp
	$(BIN)/ruff check .
	$(BIN)/mypy

boards: $(VENV)/test.stamp
	$(BIN)/python -m tests.browser.boards $(GAMES)

screenshots: $(VENV)/test.stamp
	$(BIN)/python -m tests.browser.screenshots

$(VENV)/bin/python:
	@test -n "$(PYTHON)" || { echo "Python 3.11 or newer is needed and was not found. On Debian: apt install python3 python3-venv"; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { \
		echo "Python's venv module is missing. On Debian or Ubuntu: apt install python3-venv (or make PYTHON=... with another Python)"; exit 1; }
	$(PYTHON) -m venv $(VENV)

# What is installed is compiled here, and our own folders, so that no kernel start pays for it.
$(VENV)/serve.stamp: pyproject.toml requirements.lock | $(VENV)/bin/python
	$(call install,.,--compile-bytecode)
	$(BIN)/python -m compileall -q -j 0 navalgames widgets
	touch $@

# Of what the tests install, what is imported is compiled as it is imported.
$(VENV)/test.stamp: pyproject.toml requirements.lock | $(VENV)/bin/python
	$(call install,.[test],,--no-compile)
	$(BIN)/python -m compileall -q -j 0 navalgames widgets
	touch $@ $(VENV)/serve.stamp

# The lock names versions only, no addresses; the binder file is the same without the test tools.
lock: $(VENV)/test.stamp
	$(BIN)/uv pip compile --universal --no-annotate --no-header --quiet --extra test -o requirements.lock pyproject.toml
	$(BIN)/uv pip compile --universal --no-annotate --no-header --quiet --extra binder -c requirements.lock -o binder/requirements.txt pyproject.toml

clean:
	rm -rf $(VENV) build dist .mutants .pytest_cache .hypothesis .ruff_cache .mypy_cache .benchmarks test-artifacts
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
