# `make play` starts the server, `make terminal` a game in the terminal, `make test` checks everything.
# All set-up is done on the way; Python and make are enough.
# Where a C compiler is found, the rules are compiled; without one they run the same, only slower.

# Distributions build their Python with optimisation; some that people build themselves take a fifth longer.
ABLE := import pathlib, sys, sysconfig, ensurepip; \
	sys.exit(sys.version_info < (3, 11) or not pathlib.Path(sysconfig.get_path("include"), "Python.h").exists())
PYTHON ?= $(shell /usr/bin/python3 -c '$(ABLE)' 2>/dev/null && echo /usr/bin/python3 || echo python3)
VENV := .venv
BIN := $(VENV)/bin
UV := $(BIN)/uv pip install --quiet --python $(BIN)/python --constraints constraints.txt
BUILD := $(BIN)/uv build --quiet --python $(BIN)/python --build-constraints constraints.txt --out-dir $(VENV)/wheel .
PAGE := $(shell find web src/bottega/locale src/bottega/games -type f ! -path '*/node_modules/*' ! -name '*.py*' ! -name '*.so' ! -name '*.test.ts')
SOURCES := pyproject.toml constraints.txt hatch_build.py $(PAGE) \
	$(shell find src -type f ! -name '*.pyc' ! -name '*.so' ! -path 'src/bottega/web/dist/*')
COMPILER := $(shell command -v cc || command -v gcc || command -v clang)

.PHONY: play terminal test lint page browser screenshots arena envs bench bench-envs bench-server bench-wait bench-page bench-map strength constraints clean

# `make play LAN=1` lets others in your network join.
play: $(VENV)/installed
	@$(BIN)/bottega $(if $(LAN),--lan)

terminal: $(VENV)/installed
	@$(BIN)/bottega play

test: $(VENV)/installed $(VENV)/test-tools lint $(VENV)/page browser
	$(BIN)/python web/node.py run --silent check
	$(BIN)/python web/node.py run --silent test
	$(BIN)/pytest -n auto

lint: $(VENV)/test-tools
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

# The page in the source tree: what tests in a browser look at, and whoever works on it. `npm run dev` in web/ is livelier.
page: $(VENV)/page

$(VENV)/page: $(VENV)/test-tools web/node_modules/.package-lock.json $(PAGE)
	@$(BIN)/python web/node.py run --silent build
	@touch $@

web/node_modules/.package-lock.json: $(VENV)/test-tools web/package-lock.json
	@$(BIN)/python web/node.py ci --silent
	@touch $@

# Tests in a browser use Debian's chromium; without one they are skipped, and say so.
browser:
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null \
		|| { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null \
			&& echo "Installing chromium ..." && apt-get update -qq >/dev/null 2>&1 && apt-get install -y -qq chromium >/dev/null 2>&1; } \
		|| echo "No chromium found, and it cannot be installed here: tests in a browser will be skipped (apt install chromium)."

screenshots: $(VENV)/page
	$(BIN)/python scripts/screenshots.py

# What `bottega arena` needs besides.
arena: $(VENV)/installed
	@$(UV) "$$(ls $(VENV)/wheel/*.whl)[arena]"

# PettingZoo, Gymnasium and OpenSpiel: docs/research.md.
envs: $(VENV)/installed
	@$(UV) "$$(ls $(VENV)/wheel/*.whl)[envs]"

bench: $(VENV)/installed $(VENV)/bench-tools
	$(BIN)/python -P bench/compare.py

# How strong the bots are: the tables of docs/bots.md.
strength: $(VENV)/installed $(VENV)/bench-tools
	$(BIN)/python -P bench/strength.py

bench-map: $(VENV)/page browser
	$(BIN)/python bench/map.py

bench-envs: $(VENV)/installed $(VENV)/bench-tools
	$(BIN)/python -P bench/environments.py

bench-server: $(VENV)/installed
	cd bench/boardgame.io && npm ci --silent --no-audit --no-fund
	$(BIN)/python -P bench/serve.py

bench-wait: $(VENV)/installed
	$(BIN)/python -P bench/wait.py

bench-page: $(VENV)/installed $(VENV)/test-tools browser
	$(BIN)/python -P bench/page.py

$(BIN)/uv:
	@echo "Setting up in $(VENV), with $(PYTHON) ..."
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/pip install --quiet --disable-pip-version-check uv

# Built from a source archive in a folder of its own: compiling in place would leave files that hide later edits.
# Hidden symbols let the C compiler inline across modules.
$(VENV)/installed: $(BIN)/uv $(SOURCES)
	@echo "Installing Bottega ($(if $(COMPILER),compiling the rules takes a minute,no C compiler found: plain Python)) ..."
	@rm -rf $(VENV)/wheel
	@CFLAGS=-fvisibility=hidden HATCH_BUILD_HOOK_ENABLE_MYPYC=$(if $(COMPILER),true,false) $(BUILD) \
		|| { echo "Compiling failed; installing plain Python."; HATCH_BUILD_HOOK_ENABLE_MYPYC=false $(BUILD); } \
		|| { echo "Installing without the page for browsers."; BOTTEGA_PAGE=off HATCH_BUILD_HOOK_ENABLE_MYPYC=false $(BUILD); }
	@$(BIN)/python -m zipfile -l $(VENV)/wheel/*.whl | grep bottega/web/dist/index.html >/dev/null \
		|| echo "The page for browsers could not be built (no Node.js or no network); all else works."
	@$(UV) --reinstall-package bottega "$$(ls $(VENV)/wheel/*.whl)[server]"
	@touch $@

$(VENV)/test-tools: $(VENV)/installed pyproject.toml constraints.txt
	@$(UV) -r pyproject.toml --extra envs --group test
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
