# `make play` starts the server, `make terminal` a game in the terminal, `make test` checks everything.
# `make dev` sets up for contributors. All set-up is done on the way; Python and make are enough.
# Where a C compiler is found, the rules are compiled; without one they run the same, only slower.

# Distributions build their Python with optimisation; some that people build themselves take a fifth longer.
ABLE := import pathlib, sys, sysconfig; \
	sys.exit(sys.version_info < (3, 11) or not pathlib.Path(sysconfig.get_path("include"), "Python.h").exists())
PYTHON ?= $(shell /usr/bin/python3 -c '$(ABLE)' 2>/dev/null && echo /usr/bin/python3 || echo python3)
VENV := .venv
BIN := $(VENV)/bin
FETCH := $(BIN)/python scripts/fetch.py
UV := $(FETCH) $(BIN)/uv pip install --quiet --python $(BIN)/python --constraints constraints.txt
# Each process takes its part of the tests in their order, so that most files are one's; whoever is done helps.
# They wait for browsers and servers much of their time, so there are three for every two processors.
PYTEST = $(BIN)/pytest -n $(shell $(PYTHON) -c 'import os; print(-(-3 * os.cpu_count() // 2))') --dist worksteal
PAGE := $(shell find web src/bottega/locale src/bottega/games -type f ! -path '*/node_modules/*' ! -name '*.py*' ! -name '*.so' ! -name '*.test.ts')
SOURCES := $(shell find src -name '*.py')
# Tests start Python a thousand times; each start would compile all that it imports.
unexport PYTHONDONTWRITEBYTECODE
# Two jobs at a time: what waits for the network beside what computes.
ifeq ($(MAKELEVEL),0)
MAKEFLAGS += --jobs=2
endif

.PHONY: play terminal dev test checks lint compiled current page page-if-possible browser screenshots arena envs \
	mutants bench bench-envs bench-server bench-cluster bench-attack soak bench-wait bench-page bench-map bench-motion \
	bench-static strength train benchmark nightly first-minute wheels release docs static constraints clean

# The page answers before the rules are compiled: scripts/play.py does that behind the server.
# `make play LAN=1` lets others in your network join.
play: $(VENV)/installed page-if-possible
	@$(BIN)/python scripts/play.py $(if $(LAN),--lan)

terminal: current
	@$(BIN)/bottega play

# What a contributor needs, the page's tools and the compiler apart.
dev: current $(VENV)/test-tools

test: compiled checks
	$(PYTEST) tests/test_compiled.py

# All of `make test` that does not wait for the compiler. Tests in a browser run by themselves: a process that drives one
# cannot start an event loop, which other tests do.
checks: lint page browser docs static
	$(BIN)/python web/node.py run --silent lint
	$(BIN)/python web/node.py run --silent check
	$(BIN)/python web/node.py run --silent test
	$(PYTEST) --ignore tests/test_compiled.py --ignore tests/web
	$(PYTEST) tests/web

lint: $(VENV)/docs-tools
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

# The compiled build of the sources as they are, made now if need be.
compiled: $(VENV)/installed
	@$(BIN)/python scripts/builds.py

# The compiled build if it is there and of the sources as they are; else these.
current: $(VENV)/installed
	@$(BIN)/python scripts/builds.py use

# The page, in the source tree. `npm run dev` in web/ is livelier for whoever works on it.
page: $(VENV)/page

page-if-possible: $(BIN)/uv
	@$(MAKE) --silent page 2>$(VENV)/page.log || echo "The page could not be built ($(VENV)/page.log)." \
		"$$(grep -v '^make' $(VENV)/page.log | tail -n 1)" \
		"The server starts all the same, and the next \`make play\` tries again; \`make terminal\` needs no page."

$(VENV)/page: web/node_modules/.package-lock.json $(PAGE)
	@echo "Building the page ..."
	@$(BIN)/python web/node.py run --silent build -- --logLevel error >&2
	@touch $@

web/node_modules/.package-lock.json: web/package-lock.json | $(VENV)/node
	@echo "Fetching what the page is built with ..."
	@$(FETCH) $(BIN)/python web/node.py ci --loglevel error
	@touch $@

$(VENV)/node: $(BIN)/uv web/node.py pyproject.toml
	@$(BIN)/python web/node.py --version >/dev/null 2>&1 || $(UV) --group page
	@touch $@

# Tests in a browser use Debian's chromium, without windows: a third quicker. `make test BROWSER=off` goes without.
browser:
ifneq ($(BROWSER),off)
	@command -v chromium-headless-shell >/dev/null \
		|| { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null \
			&& echo "Installing chromium ..." && apt-get update -qq >/dev/null 2>&1 \
			&& { apt-get install -y -qq chromium-headless-shell || apt-get install -y -qq chromium; } >/dev/null 2>&1; } \
		|| command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null \
		|| { echo "No chromium found, and it cannot be installed here: \`apt install chromium-headless-shell\` helps;" \
			"\`make test BROWSER=off\` runs all other tests."; exit 1; }
endif

# The page's icons and the pictures of links to it, then those of the README.
screenshots: $(VENV)/test-tools page
	$(BIN)/python scripts/page_pictures.py
	$(BIN)/python scripts/screenshots.py

# What `bottega arena` needs besides.
arena: $(VENV)/installed
	@$(UV) -r pyproject.toml --extra arena

# PettingZoo, Gymnasium and OpenSpiel: docs/research.md.
envs: compiled
	@$(UV) -r pyproject.toml --extra envs

# How strong the tests are: `make mutants AREA=server COUNT=100 SEED=7`.
mutants: $(VENV)/test-tools
	$(BIN)/python scripts/mutants.py $(or $(AREA),store) --count $(or $(COUNT),40) --seed $(or $(SEED),1)

bench: compiled $(VENV)/bench-tools
	$(BIN)/python -P bench/compare.py

# How strong the bots are: the tables of docs/strength.md.
strength: compiled $(VENV)/bench-tools
	$(BIN)/python -P bench/strength.py

# The table of docs/benchmark.md, played again; `make benchmark BOT=my_bot.py:Mine BY="your name"` adds a line.
benchmark: compiled
	$(BIN)/python -P bench/benchmark.py $(BOT) --by "$(BY)" --games "$(GAMES)"

# Trainers by others, each in an environment of its own with the newest versions: hundreds of MB the first time.
nightly: $(BIN)/uv
	BOTTEGA_PAGE=off $(BIN)/uv run --with-editable '.[envs]' examples/train_with_torchrl.py --rounds 3
	BOTTEGA_PAGE=off $(BIN)/uv run --with-editable '.[envs]' examples/train_with_tianshou.py --epochs 1 --steps 500
	BOTTEGA_PAGE=off $(BIN)/uv run --with-editable '.[envs]' examples/train_with_rllib.py --rounds 1 --batch 500

bench-motion: $(VENV)/test-tools page browser
	$(BIN)/python bench/motion.py

# What bots have learned from playing themselves, learned anew: `make train GAME=fresco`. It goes on where it stopped.
train: compiled $(VENV)/bench-tools
	$(BIN)/python -P scripts/train.py $(or $(GAME),fresco)

bench-map: $(VENV)/test-tools page browser
	$(BIN)/python bench/map.py

# The page without a server: its first view, its memory and its bots.
bench-static: $(VENV)/test-tools static browser
	$(BIN)/python bench/static_page.py

bench-envs: compiled $(VENV)/bench-tools
	$(BIN)/python -P bench/environments.py

bench-server: compiled
	cd bench/boardgame.io && npm ci --silent --no-audit --no-fund
	$(BIN)/python -P bench/serve.py

# Several processes on one PostgreSQL, behind a proxy.
bench-cluster: compiled $(VENV)/test-tools
	$(BIN)/python -P bench/cluster.py

bench-wait: compiled
	$(BIN)/python -P bench/wait.py

# What a player feels while one address attacks the server.
bench-attack: compiled $(VENV)/test-tools
	$(BIN)/python -P bench/attack.py

# Hours: kills, bad messages, strange requests, memory.
soak: compiled $(VENV)/test-tools
	$(BIN)/python bench/soak.py

# How long a newcomer waits, in an empty home with empty caches.
first-minute: $(BIN)/uv
	@$(BIN)/python bench/first_minute.py $(if $(WHEEL),--wheel $(WHEEL))

bench-page: compiled $(VENV)/test-tools page browser
	$(BIN)/python -P bench/page.py

$(BIN)/uv:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Bottega needs Python 3.11 or newer. \`make PYTHON=...\` says which to take."; exit 1; }
	@echo "Setting up in $(VENV), with $(PYTHON) ..."
	@$(PYTHON) scripts/set_up.py $(VENV)

# In place: what runs is src/, and every edit counts at once.
$(VENV)/installed: $(BIN)/uv pyproject.toml constraints.txt
	@echo "Fetching what the server needs ..."
	@BOTTEGA_PAGE=off $(UV) --editable '.[server,lan]'
	@touch $@

$(VENV)/test-tools: $(VENV)/installed
	@echo "Fetching the tools for tests ..."
	@$(UV) -r pyproject.toml --extra envs --extra notify --group test
	@touch $@

$(VENV)/bench-tools: $(BIN)/uv pyproject.toml constraints.txt
	@$(UV) -r pyproject.toml --extra envs --group bench
	@touch $@

$(VENV)/release-tools: $(BIN)/uv pyproject.toml constraints.txt
	@$(UV) --group release -r pyproject.toml
	@touch $@

# The source archive, the pure wheel and the compiled one, in dist/, each tried in a new environment.
# `make wheels PYTHONS="3.11 3.12"` compiles for several.
wheels: $(VENV)/release-tools
	@$(BIN)/cibuildwheel --print-build-identifiers --platform linux >/dev/null
	@$(BIN)/python scripts/wheels.py $(if $(PYTHONS),--python $(PYTHONS))

# All checks of a release, then the same: RELEASING.md. `make release REHEARSE=1` goes on after what is not ready.
release: $(VENV)/release-tools
	@$(BIN)/python scripts/release.py $(if $(REHEARSE),--rehearse) $(if $(PYTHONS),--python $(PYTHONS))

$(VENV)/docs-tools: $(VENV)/test-tools
	@$(UV) --group docs -r pyproject.toml
	@touch $@

# The documents as a site that can be searched: build/site/index.html. Links that lead nowhere fail it.
# The reference is read from the sources: compiled classes have no docstrings.
docs: $(VENV)/docs-tools
	@PYTHONPATH=src $(BIN)/python scripts/docs_site.py

# The page that needs no server, for any web host: build/static, and a zip of it.
static: $(VENV)/static

$(VENV)/static: $(VENV)/installed web/node_modules/.package-lock.json web/runtime/package-lock.json $(PAGE) $(SOURCES)
	@echo "Building the page that needs no server ..."
	@$(UV) --group static
	@$(BIN)/python scripts/static.py
	@touch $@

# Anew from what pyproject.toml allows. Hashes, and no address of any index.
constraints: $(BIN)/uv
	$(BIN)/uv pip compile --quiet --universal --upgrade --generate-hashes --no-annotate --no-header --no-emit-index-url \
		--all-extras --group test --group bench --group build --group docs --group release --group static \
		pyproject.toml --output-file constraints.txt

clean:
	rm -rf $(VENV) dist build web/node_modules src/bottega/web/dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
