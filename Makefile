# The commands of the house. `make` alone says what there is.

PYTHON := .venv/bin/python
TESTS := $(PYTHON) -m pytest -q -n auto

.PHONY: help setup lock types check web test rules compiled golden soak mutations leaks chaos load strength bench screenshots clean

help: ## say what there is
	@sed -n 's/^\([a-z-]*\):.*## /\1	/p' $(MAKEFILE_LIST) | expand -t 12

setup: .venv/ready ## an environment with everything pinned, and the project in it

.venv/ready: requirements/dev.txt pyproject.toml hatch_build.py web/package-lock.json
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

types: .venv/ready ## TypeScript for everything that travels, from the server's Structs
	$(PYTHON) -m signoria.server.schema | npm --prefix web run -s types

web: .venv/ready ## types, lint and unit tests of the pages, and the pages built
	npm --prefix web run -s check
	npm --prefix web run -s test
	$(PYTHON) -c "from pathlib import Path; from hatch_build import build_web; build_web(Path())"

check: .venv/ready ## format, lint, types and fast tests, in about four minutes; REPORT=--rules adds what rules does
	$(PYTHON) -m ruff format --check -q .
	$(PYTHON) -m ruff check -q .
	$(PYTHON) -m mypy
	$(TESTS) -m "not slow" $(REPORT)

test: .venv/ready ## every test, every law at every decision included
	$(TESTS)

rules: .venv/ready ## how many rows of each checklist are shown by a passing test; fails if one is not
	$(TESTS) -m "not slow" --rules --ignore tests/server --ignore tests/chaos --ignore tests/web

compiled: .venv/ready ## every test of the engine, and matches over the wire, on the build that mypyc compiled; LAWS="--thorough 3" looks at fewer matches
	$(PYTHON) -m tools.compiled
	.venv-compiled/bin/python -m pytest -q -n auto --expect-compiled --ignore tests/web --ignore tests/chaos --ignore tests/server --ignore tests/house --ignore tests/faces $(LAWS)
	.venv-compiled/bin/python -m pytest -q -n auto --expect-compiled tests/server/test_service.py

golden: .venv/ready ## play the golden games anew; read the diff
	$(PYTHON) -m tests.golden

soak: .venv/ready ## 100,000 matches per game in both builds
	$(PYTHON) -m tools.soak masters
	$(PYTHON) -m tools.soak lorenzo --every 2000 --complete
	$(PYTHON) -m tools.soak lorenzo:houses --every 2000 --complete
	$(PYTHON) -m tools.soak princes --every 2000 --complete

mutations: .venv/ready ## 100,000 damaged records, each of which verify must notice
	$(PYTHON) -m tests.record.mutations

leaks: .venv/ready ## 10,000 positions: nothing that leaves the server tells what a viewer may not know
	$(PYTHON) -m tests.server.leaks

chaos: .venv/ready ## kill -9 of the server under load, 50 times on each store
	$(PYTHON) -m tools.chaos --kills 50 --store sqlite
	$(PYTHON) -m tools.chaos --kills 50 --store postgresql

load: .venv/ready ## choices/s and p99 with 200 sockets at 50 tables, beside bare pgbench
	$(PYTHON) -m tools.load

screenshots: .venv/ready ## every page at three sizes in both themes; those the documents show go to docs/pictures
	$(PYTHON) -m tools.screenshots

strength: .venv/ready ## how often greedy beats a table of random bots and wins solo, and what a table of them scores
	$(PYTHON) -m tools.strength masters greedy,random,random,random
	$(PYTHON) -m tools.strength masters greedy
	$(PYTHON) -m tools.strength lorenzo greedy,random,random,random
	$(PYTHON) -m tools.strength lorenzo greedy,greedy,greedy,greedy -n 100
	$(PYTHON) -m tools.strength lorenzo greedy,random,random,random,random --set houses=true
	$(PYTHON) -m tools.strength princes greedy,random,random,random,random
	$(PYTHON) -m tools.strength princes greedy,greedy,greedy,greedy,greedy -n 100

bench: .venv/ready ## speed beside catanatron
	$(PYTHON) -m tools.bench

clean: ## remove environments and caches
	rm -rf .venv .venv-compiled .venv-catanatron .cache build dist
