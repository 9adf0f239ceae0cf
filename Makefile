# Bulkhead. Needs Python 3.11 or newer and make, and nothing else: each target sets up what it uses.
#
#   make play                      with python3
#   make play PYTHON=python3.13    with another Python (a .venv keeps the one it was made with until `make clean`)

PYTHON ?= python3
BIN := .venv/bin
NPM := web/npm.sh --loglevel=error
CLIENT := src/bulkhead/client/.stamp
MODULES := web/node_modules/.package-lock.json

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play terminal test quick check check-python check-client client wheel shots picture types docs goldens bench bench-extras lock clean fuzz leaks guess mutants

help: ## List these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' Makefile

# ---- for players ----------------------------------------------------------------------------------------

play: .venv/.run-stamp $(CLIENT) ## Open the table in the browser
	@$(BIN)/bulkhead play

terminal: .venv/.run-stamp ## Play Heroes in this terminal against the captain
	@$(BIN)/bulkhead play heroes --terminal --seats human,captain

# ---- for contributors -----------------------------------------------------------------------------------

test: check $(CLIENT) .venv/.browser-stamp ## Everything: `make check`, then all tests
	$(BIN)/pytest -n auto --dist worksteal

quick: .venv/.test-stamp $(MODULES) ## Check a change in two minutes: lint, types, contracts, the tests nearest to it
	@$(BIN)/python -m tools.quick $(BASE)

check: .venv/.test-stamp $(MODULES) ## All checks except the tests: lint, types, imports, clauses, docs, content, client
	@$(MAKE) --no-print-directory --jobs=2 check-python check-client

# The two halves of `make check`, side by side.

check-python:
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy --strict
	$(BIN)/lint-imports --no-logo
	$(BIN)/bulkhead rules --matrix
	$(BIN)/python -m tools.docs --check
	$(BIN)/python -m tools.wire --check
	$(BIN)/bulkhead packs check src/bulkhead/starquest/content
	$(BIN)/bulkhead packs check examples/pack
	$(BIN)/bulkhead packs check examples/lamp
	$(BIN)/bulkhead packs check examples/storm
	$(BIN)/python -m tools.content --check

check-client:
	$(NPM) run check
	$(NPM) test

client: $(CLIENT) ## Build the browser client

wheel: .venv/.run-stamp $(CLIENT) ## Build the package with the client inside, into dist/
	$(BIN)/pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation --wheel-dir dist .
	@ls dist/*.whl

shots: .venv/.test-stamp $(CLIENT) .venv/.browser-stamp ## Take a picture of every screen, into shots/
	$(BIN)/python -m tests.browser.shots

picture: .venv/.test-stamp $(CLIENT) .venv/.browser-stamp ## Take the README's pictures of both tables again
	$(BIN)/python -m tests.browser.picture

types: .venv/.run-stamp $(MODULES) ## Regenerate the client's types from the Python ones
	$(BIN)/python -m tools.wire
	$(NPM) run types

fuzz: .venv/.test-stamp ## Send tables a hundred thousand wrong, torn, stale and repeated messages
	$(BIN)/python -m tests.fuzz.socket --messages 100000

leaks: .venv/.test-stamp ## Play two hundred seven-seat games and look for secrets in everything that was sent
	$(BIN)/python -m tests.leaks --games 200

guess: .venv/.test-stamp ## Let guessers read everything sent in two hundred games of bots; fails when they name what is hidden
	$(BIN)/python -m tests.leaks.guesser --games 200

mutants: .venv/.test-stamp ## Break the code of every clause; fails when the citing tests do not notice
	@$(BIN)/python -m tools.mutants --write; answer=$$?; $(BIN)/python -m tools.docs && exit $$answer

docs: .venv/.run-stamp ## Regenerate the generated pages of docs/
	$(BIN)/python -m tools.docs

goldens: .venv/.test-stamp ## Record the golden games, counts and sentences again; then read the diff
	$(BIN)/python -m tests.golden.make

# After `make bench-extras` the bench runs in the environment with the other engines.
BENCH := $(firstword $(wildcard .venv-bench/.bench-stamp) .venv/.run-stamp)

bench: $(BENCH) ## Measure the speed; after `make bench-extras`, beside other engines
	$(dir $(BENCH))bin/python -m bench

bench-extras: .venv-bench/.bench-stamp ## Install the other engines: PettingZoo, OpenSpiel, boardgame.io
	@if command -v npm >/dev/null; then npm ci --prefix bench/peers; \
	else echo "npm is not installed, so boardgame.io is left out of the bench."; fi

lock: .venv-lock/.lock-stamp ## Pin the dependencies again; UPGRADE=1 takes the newest of each
	requirements/compile.sh $(if $(UPGRADE),--upgrade)

clean: ## Remove everything that make has made
	rm -rf .venv .venv-bench .venv-lock bench/peers/node_modules web/node_modules src/bulkhead/client dist shots
	rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find bench examples src tests tools -name __pycache__ -prune -exec rm -rf {} +

# ---- set-up: virtual environments filled from hashed locks ----------------------------------------------
#
# A stamp is newer than the files it was made from, so nothing is installed twice. It is ignored when its
# environment is broken: half made, moved to another folder, or without its Python.

INSTALL := PYTHON='$(PYTHON)' requirements/install.sh

.venv/.run-stamp: requirements/run.txt pyproject.toml
	@$(INSTALL) .venv run --with-bulkhead

.venv/.test-stamp: requirements/test.txt .venv/.run-stamp
	@$(INSTALL) .venv test

# The browser tests use the machine's browser, or install Debian's if they may.
.venv/.browser-stamp: tests/browser/install.sh .venv/.test-stamp
	@tests/browser/install.sh
	@touch $@

.venv-bench/.bench-stamp: requirements/bench.txt pyproject.toml
	@$(INSTALL) .venv-bench bench --with-bulkhead

.venv-lock/.lock-stamp: requirements/lock.txt
	@$(INSTALL) .venv-lock lock

.venv/.node-stamp: requirements/node.txt .venv/.run-stamp
	@$(INSTALL) .venv node

# ---- the browser client: built when its sources or the locale files are newer ----------------------------

# Node comes from the machine, or else from the lock.
NODE := $(if $(shell web/npm.sh --machine-has-node),,.venv/.node-stamp)

$(MODULES): web/package.json web/package-lock.json | $(NODE)
	@echo "Installing web/package-lock.json into web/node_modules."
	@$(NPM) ci
	@touch $@

$(CLIENT): $(MODULES) $(wildcard web/*.html web/*.ts web/*.js web/*.json) \
		$(shell find web/src web/public src/bulkhead/locales -type f 2>/dev/null)
	@echo "Building the browser client."
	@$(NPM) run build
	@touch $@

.PHONY: $(shell requirements/install.sh --void-stamps)
