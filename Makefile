# Scrim's commands. Each may be run twice in a row; the second run is quick.
export SCRIM_DEVELOPMENT := 1
PREFIX ?= /usr/local

.PHONY: help setup demo pictures test lint test-all sources sanitize client bench fuzz install clean

help: ## Show this list.
	@sed -n 's/^\([a-z-]*\):.*## /  make \1\t/p' $(MAKEFILE_LIST) | expand -t 20

setup: ## Install the Debian packages that are missing (packages.txt).
	@scripts/setup.sh

demo: setup ## Render every demo to out/demo and the gallery out/demo/index.html.
	@bin/scrim demo --out out/demo

pictures: setup ## Render the README's pictures again.
	@scripts/pictures.sh

test: setup lint ## Build once and run every test (also the lint).
	@scripts/test.sh

lint: ## Check the format of every Swift file, strictly.
	@scripts/lint.sh

test-all: test sanitize client ## Also what is slow: sanitizers, and a client package that depends on Scrim by version.

sources: setup ## Test the rewriter, and a package whose sources were written for iOS.
	@scripts/sources.sh

sanitize: setup ## Run every test under the address and the thread sanitizer.
	@scripts/sanitize.sh

client: setup ## Build and test a client package and an installed copy, away from this folder.
	@scripts/client.sh

bench: setup ## Measure against peers and limits; writes out/bench.json. GROUPS="layout text" measures only those.
	@scripts/bench.sh $(GROUPS)

fuzz: setup ## Random walks over a live app, and random histories of the solver against an exact reference and HiGHS.
	@scripts/fuzz.sh

install: setup ## Install the command and its modules under PREFIX (default /usr/local).
	@scripts/install.sh "$(PREFIX)"

clean: ## Remove what was built and written.
	rm -rf .build out
