# `make play` starts the server, `make terminal` a game in the terminal, `make test` checks everything.
# `make dev` sets up for contributors. All set-up is done on the way; Python and make are enough.
# Where a C compiler is found, the rules are compiled; without one they run the same, only slower.

# Distributions build their Python with optimisation; some that people build themselves take a fifth longer.
ABLE := import pathlib, sys, sysconfig, ensurepip; \
	sys.exit(sys.version_info < (3, 11) or not pathlib.Path(sysconfig.get_path("include"), "Python.h").exists())
PYTHON ?= $(shell /usr/bin/python3 -c '$(ABLE)' 2>/dev/null && echo /usr/bin/python3 || echo python3)
VENV := .venv
BIN := $(VENV)/bin
OFFLINE := The packages could not be fetched. Is there a network? The same command tries again.
GET_UV := install --quiet --disable-pip-version-check uv
UV := $(BIN)/uv pip install --quiet --python $(BIN)/python --constraints constraints.txt
PAGE := $(shell find web src/bottega/locale src/bottega/games -type f ! -path '*/node_modules/*' ! -name '*.py*' ! -name '*.so' ! -name '*.test.ts')
# Two jobs at a time: what waits for the network beside what computes.
ifeq ($(MAKELEVEL),0)
MAKEFLAGS += --jobs=2
endif

.PHONY: play terminal dev test checks lint compiled current page page-if-possible browser screenshots arena envs \
	mutants bench bench-envs bench-server bench-cluster bench-attack soak bench-wait bench-page bench-map bench-motion \
	strength train constraints clean

# The page answers before the rules are compiled: scripts/play.py does that behind the server.
# `make play LAN=1` lets others in your network join.
play: $(VENV)/installed page-if-possible
	@$(BIN)/python scripts/play.py $(if $(LAN),--lan)

terminal: current
	@$(BIN)/bottega play

# What a contributor needs, the page's tools and the compiler apart.
dev: current $(VENV)/test-tools

test: compiled checks
	$(BIN)/pytest -n auto tests/test_compiled.py

# All of `make test` that does not wait for the compiler.
checks: lint page browser
	$(BIN)/python web/node.py run --silent lint
	$(BIN)/python web/node.py run --silent check
	$(BIN)/python web/node.py run --silent test
	$(BIN)/pytest -n auto --ignore tests/test_compiled.py

lint: $(VENV)/test-tools
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
	@$(MAKE) --silent page 2>$(VENV)/page.log || echo "The page could not be built; $(VENV)/page.log says why. Is there a" \
		"network? The server starts all the same, and the next \`make play\` tries again; \`make terminal\` needs no page."

$(VENV)/page: web/node_modules/.package-lock.json $(PAGE)
	@echo "Building the page ..."
	@$(BIN)/python web/node.py run --silent build -- --logLevel error >&2
	@touch $@

web/node_modules/.package-lock.json: web/package-lock.json | $(VENV)/node
	@echo "Fetching what the page is built with ..."
	@$(BIN)/python web/node.py ci --loglevel error >/dev/null
	@touch $@

$(VENV)/node: $(BIN)/uv web/node.py pyproject.toml
	@$(BIN)/python web/node.py --version >/dev/null 2>&1 || $(UV) --group page
	@touch $@

# Tests in a browser use Debian's chromium, without windows: a third quicker. Without one they are skipped, and say so.
browser:
	@command -v chromium-headless-shell >/dev/null \
		|| { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null \
			&& echo "Installing chromium ..." && apt-get update -qq >/dev/null 2>&1 \
			&& { apt-get install -y -qq chromium-headless-shell || apt-get install -y -qq chromium; } >/dev/null 2>&1; } \
		|| command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null \
		|| echo "No chromium found, and it cannot be installed here: tests in a browser will be skipped" \
			"(apt install chromium-headless-shell)."

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

bench-motion: $(VENV)/test-tools page browser
	$(BIN)/python bench/motion.py

# What bots have learned from playing themselves, learned anew: `make train GAME=fresco`. It goes on where it stopped.
train: compiled $(VENV)/bench-tools
	$(BIN)/python -P scripts/train.py $(or $(GAME),fresco)

bench-map: $(VENV)/test-tools page browser
	$(BIN)/python bench/map.py

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

bench-page: compiled $(VENV)/test-tools page browser
	$(BIN)/python -P bench/page.py

# Where Python has its own pip, that fetches uv: to set up a second one takes longer than the whole page.
$(BIN)/uv:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Bottega needs Python 3.11 or newer. \`make PYTHON=...\` says which to take."; exit 1; }
	@echo "Setting up in $(VENV), with $(PYTHON) ..."
	@{ $(PYTHON) -m venv --without-pip $(VENV) && $(PYTHON) -m pip --python $(BIN)/python $(GET_UV); } >/dev/null 2>&1 \
		|| $(PYTHON) -m venv $(VENV) \
		|| { echo "No virtual environment could be made. On Debian and Ubuntu, \`apt install python3-venv\` helps;" \
			"\`make PYTHON=...\` takes another Python."; exit 1; }
	@[ -x $@ ] || $(BIN)/pip $(GET_UV) || { echo "$(OFFLINE)"; exit 1; }

# In place: what runs is src/, and every edit counts at once.
$(VENV)/installed: $(BIN)/uv pyproject.toml constraints.txt
	@echo "Fetching what the server needs ..."
	@BOTTEGA_PAGE=off $(UV) --editable '.[server,lan]' || { echo "$(OFFLINE)"; exit 1; }
	@touch $@

$(VENV)/test-tools: $(VENV)/installed
	@echo "Fetching the tools for tests ..."
	@$(UV) -r pyproject.toml --extra envs --extra notify --group test || { echo "$(OFFLINE)"; exit 1; }
	@touch $@

$(VENV)/bench-tools: $(BIN)/uv pyproject.toml constraints.txt
	@$(UV) -r pyproject.toml --extra envs --group bench
	@touch $@

# Anew from what pyproject.toml allows. Hashes, and no address of any index.
constraints: $(BIN)/uv
	$(BIN)/uv pip compile --quiet --universal --upgrade --generate-hashes --no-annotate --no-header --no-emit-index-url \
		--all-extras --group test --group bench --group build pyproject.toml --output-file constraints.txt

clean:
	rm -rf $(VENV) dist build web/node_modules src/bottega/web/dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
