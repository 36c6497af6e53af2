# Everything a contributor runs. `make` alone lists it.
.DEFAULT_GOAL := help
.PHONY: help play test check rules compile uncompile bench bench-peers lock clean

BIN := .venv/bin
PYTEST_ARGS ?=
# The games this checkout registers.
GAMES = $(shell $(BIN)/python -c 'from importlib.metadata import entry_points as e; print(*sorted(g.name for g in e(group="parlour.games")))')

help:  ## list the targets
	@grep -hE '^[a-z-]+: .*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## (.*)/  make \1\t\2/' | expand -t 24

play:  ## set up what the server needs, then serve and open the page
	@scripts/bootstrap run
	$(BIN)/parlour serve --open

test:  ## set up everything, then run all tests (PYTEST_ARGS="-k word" for some)
	@scripts/bootstrap dev
	@scripts/browser
	$(BIN)/pytest -n auto $(PYTEST_ARGS)

check:  ## lint, format, types, imports, catalogues, rule coverage
	@scripts/bootstrap dev
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo --no-cache
	$(BIN)/python -m parlour.words
	@test -n "$(GAMES)" || { echo "make check: expected registered games, found none" >&2; exit 1; }
	@for game in $(GAMES); do echo "$(BIN)/parlour rules $$game --check"; $(BIN)/parlour rules $$game --check || exit 1; done

rules:  ## print for every clause the steps that cite it and the tests that prove it
	@scripts/bootstrap dev
	@for game in $(GAMES); do $(BIN)/parlour rules $$game || exit 1; done

compile:  ## build the rules with mypyc, in place
	@scripts/bootstrap dev
	@scripts/compile

uncompile:  ## back to plain Python
	rm -rf build
	find src -name '*.so' -delete -o -name '*.pyd' -delete

bench:  ## measure the rules on one core
	@scripts/bootstrap run
	$(BIN)/parlour bench rules

bench-peers:  ## the same beside RLCard, OpenSpiel and Catanatron, from an environment of their own
	@scripts/bootstrap run
	@scripts/bootstrap peers
	PARLOUR_PEERS=$(CURDIR)/.venv-peers/bin/python $(BIN)/parlour bench rules --peers

lock:  ## pin every dependency anew where pyproject.toml asks for it (UPGRADE=--upgrade: the newest of all)
	@scripts/lock $(UPGRADE)

clean: uncompile  ## remove all that was built or downloaded
	rm -rf .venv .venv-peers .mypy_cache .ruff_cache .pytest_cache .hypothesis dist src/*.egg-info
	find src tests scripts -name __pycache__ -prune -exec rm -rf {} +
