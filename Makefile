# The commands of the project. `make` alone says what there is.

PYTHON := .venv/bin/python
GATE := $(PYTHON) -m tools.gate

# What takes long to make is kept here under a hash of its sources; the packages of environments too.
export SIGNORIA_CACHE ?= $(or $(XDG_CACHE_HOME),$(HOME)/.cache)/signoria
export UV_CACHE_DIR ?= $(SIGNORIA_CACHE)/packages
# Hundreds of processes start in a passage of the gate: what they import is compiled once.
unexport PYTHONDONTWRITEBYTECODE
UV_HOME := $(SIGNORIA_CACHE)/uv-0.13.7
UV := $(UV_HOME)/bin/uv
LOCK := pip compile -q --upgrade --generate-hashes --no-emit-index-url --no-header --python-version 3.11

.PHONY: help setup lock types pages web format mypy check test rules server browser compiled samples golden soak mutations leaks \
	referee chaos load telling decisions strength bench figures faults screenshots gate ci clean

help: ## say what there is
	@sed -n 's/^\([a-z-]*\):.*## /\1	/p' $(MAKEFILE_LIST) | expand -t 12

setup: .venv/ready ## an environment with everything pinned, and the project in it

$(UV):
	python3 -m venv $(UV_HOME)
	$(UV_HOME)/bin/pip install -qq --require-hashes -r requirements/uv.txt

.venv/ready: requirements/dev.txt pyproject.toml hatch_build.py web/package-lock.json | $(UV)
	test -x $(PYTHON) || $(UV) venv -q --seed --python python3 .venv
	$(UV) pip install -q --compile-bytecode --python $(PYTHON) --require-hashes -r requirements/dev.txt
	$(UV) pip install -q --python $(PYTHON) --no-deps --no-build-isolation -e .
	touch $@

lock: | $(UV) ## pin all versions anew, with hashes and without naming any host
	$(UV) $(LOCK) pyproject.toml requirements/dev.in -o requirements/dev.txt
	$(UV) $(LOCK) requirements/bench.in -o requirements/bench.txt
	$(UV) $(LOCK) requirements/uv.in -o requirements/uv.txt

types: .venv/ready ## TypeScript for everything that travels, from the server's Structs
	$(PYTHON) -m signoria.server.schema | npm --prefix web run -s types

pages: .venv/ready ## the pages built, and the packages they need
	$(PYTHON) hatch_build.py

web: pages ## the pages with their types, lint and unit tests
	npm --prefix web run -s check
	npm --prefix web run -s test

format: .venv/ready ## format and lint
	$(PYTHON) -m ruff format --check -q .
	$(PYTHON) -m ruff check -q .

mypy: .venv/ready ## types of everything in Python
	$(PYTHON) -m mypy

check: .venv/ready ## format, lint, types and the tests of the engine but for the slow ones, in some minutes
	$(GATE) format mypy unit

test: .venv/ready ## every test, every law at every decision included
	$(PYTHON) -m pytest -q -n auto --dist loadfile

rules: .venv/ready ## how many rows of each checklist are shown by a passing test; fails if one is not
	$(GATE) unit

server: .venv/ready ## every test of the server, kills included; wants PostgreSQL and NATS
	$(GATE) $@

browser: pages ## every test in Chromium, and the budgets of the pages
	$(GATE) $@

compiled: .venv/ready ## laws, golden games and the kernel on the build that mypyc compiled, and a game from outside beside it
	$(GATE) $@

samples: .venv/ready ## as many positions, matches and damaged records as fit into some minutes, with the seed of the day
	$(GATE) $@

golden: .venv/ready ## tell the golden games by the rules of today; read the diff
	$(PYTHON) -m tests.golden

soak: .venv/ready ## 100,000 matches per game in both builds
	$(PYTHON) -m tools.soak --every 2000 --complete

mutations: .venv/ready ## 100,000 damaged records, each of which verify must notice
	$(PYTHON) -m tests.record.mutations

leaks: .venv/ready ## 10,000 positions of each game: nothing that leaves the server tells what a viewer may not know
	$(PYTHON) -m tools.compiled
	.venv-compiled/bin/python -m tests.server.leaks

referee: .venv/ready ## 2,000 matches of each box of rules beside a second implementation: no option, amount or score differs
	$(PYTHON) -m tools.compiled
	.venv-compiled/bin/python -m tests.referee

chaos: .venv/ready ## kill -9 of the server under load, 50 times on each store
	$(PYTHON) -m tools.chaos --kills 50 --store sqlite
	$(PYTHON) -m tools.chaos --kills 50 --store postgresql

load: .venv/ready ## choices/s and p99 with 200 sockets at 50 tables, beside bare pgbench
	$(PYTHON) -m tools.load

telling: .venv/ready ## what one choice costs to tell to four seats and ten watchers
	$(PYTHON) -m tools.telling

screenshots: .venv/ready ## every page at three sizes in both themes; those the documents show go to docs/pictures
	$(PYTHON) -m tools.screenshots

decisions: .venv/ready ## how many decisions a turn takes with greedy bots, and the longest menu
	$(PYTHON) -m tools.compiled
	.venv-compiled/bin/python -m tools.decisions

strength: .venv/ready ## how often greedy beats a table of random bots and wins solo, and what a table of them scores
	$(PYTHON) -m tools.compiled
	.venv-compiled/bin/python -m tools.strength

bench: .venv/ready ## speed beside catanatron, and instructions for a decision
	$(PYTHON) -m tools.bench
	$(PYTHON) -m tools.instructions

figures: .venv/ready ## keep the figures of the last passage through the gate in docs/figures.json
	$(PYTHON) -m tools.figures

faults: .venv/ready ## one wrong rule per game, a leak, a lost choice and more, each in a clone: the gate must shut
	$(PYTHON) -m tools.faults

gate: .venv/ready ## the gate, on a machine that has everything
	$(GATE)

ci: ## the gate, on a machine that has nothing but Debian's packages
	bash .ci/run

clean: ## remove environments and caches of this checkout
	rm -rf .venv .venv-compiled .venv-catanatron .cache build dist
