# make setup   .venv with gpuoffload in it, and what it needs from the system
# make demo    builds examples/cmake with its own CMakeLists.txt for cuda_cpu, runs it, reports its loops
# make test    everything that CI runs;  make test-slow: the long tail too

.PHONY: setup demo test test-slow lint clean
.DEFAULT_GOAL := test

BIN := $(CURDIR)/.venv/bin
JOBS ?= 2

setup:
	@sh tools/setup.sh

demo: setup
	@sh tools/demo.sh

test: setup
	$(BIN)/python -m pytest -n $(JOBS) --dist worksteal -m "not slow and not device"

test-slow: setup
	$(BIN)/python -m pytest -n $(JOBS) --dist worksteal -m "not device"

lint: setup
	$(BIN)/ruff check . && $(BIN)/mypy && $(BIN)/lint-imports

clean:
	rm -rf build .venv
