# The commands of the house. `make` alone says what there is.

PYTHON := .venv/bin/python
TESTS := $(PYTHON) -m pytest -q -n auto

.PHONY: help setup lock check test rules compiled golden soak mutations strength bench clean

help: ## say what there is
	@sed -n 's/^\([a-z-]*\):.*## /\1	/p' $(MAKEFILE_LIST) | expand -t 12

setup: .venv/ready ## an environment with everything pinned, and the project in it

.venv/ready: requirements/dev.txt pyproject.toml
	test -x $(PYTHON) || python3 -m venv .venv
	$(PYTHON) -m pip install -qq --require-hashes -r requirements/dev.txt
	$(PYTHON) -m pip install -qq --no-deps --no-build-isolation -e .
	touch $@

lock: .venv/ready ## pin all versions anew, with hashes and without naming any host
	$(PYTHON) -m pip install -qq uv
	$(PYTHON) -m uv pip compile -q --upgrade --generate-hashes --no-emit-index-url --no-header --python-version 3.11 \
		pyproject.toml requirements/dev.in -o requirements/dev.txt
	$(PYTHON) -m uv pip compile -q --upgrade --generate-hashes --no-emit-index-url --no-header --python-version 3.11 \
		requirements/bench.in -o requirements/bench.txt

check: .venv/ready ## format, lint, types and fast tests, in under a minute
	$(PYTHON) -m ruff format --check -q .
	$(PYTHON) -m ruff check -q .
	$(PYTHON) -m mypy
	$(TESTS) -m "not slow"

test: .venv/ready ## every test, every law at every decision included
	$(TESTS)

rules: .venv/ready ## how many rows of each checklist are shown by a passing test; fails if one is not
	$(TESTS) -m "not slow" --rules

compiled: .venv/ready ## every test on the build that mypyc compiled
	$(PYTHON) -m tools.compiled
	.venv-compiled/bin/python -m pytest -q -n auto --expect-compiled

golden: .venv/ready ## play the golden games anew; read the diff
	$(PYTHON) -m tests.golden

soak: .venv/ready ## 100,000 matches per game in both builds
	$(PYTHON) -m tools.soak masters

mutations: .venv/ready ## 100,000 damaged records, each of which verify must notice
	$(PYTHON) -m tests.record.mutations

strength: .venv/ready ## how often greedy beats three random bots, and wins solo
	$(PYTHON) -m tools.strength masters greedy,random,random,random
	$(PYTHON) -m tools.strength masters greedy

bench: .venv/ready ## speed beside catanatron
	$(PYTHON) -m tools.bench

clean: ## remove environments and caches
	rm -rf .venv .venv-compiled .venv-catanatron .cache build dist
