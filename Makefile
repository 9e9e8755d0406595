# The two commands that matter: `make demo` and `make test`. Each installs what is missing.
SHELL := /bin/bash
# Without the index of the system's modules the build takes a tenth less; the package of tests needs that of ours.
SWIFT_FLAGS := --explicit-target-dependency-import-check error -Xswiftc -index-ignore-system-modules -Xswiftc -index-ignore-clang-modules
DEBUG := .build/debug
RELEASE := .build/packages/shared
PACKAGES := .build/packages/out
prefix := /usr/local
export SWIFT_BACKTRACE := enable=no
# Tests start hundreds of receivers, and each key takes 200 to 400 ms.
export CAST_RECEIVER_TLS_IDENTITY := $(CURDIR)/.build/tls-identity.pem

.PHONY: demo test test-under-load hooks test-screen test-web web-pictures test-chromium test-sanitizers fuzz fuzz-all fuzz-smoke fuzz-calls model function-order faults crash-test soak build build-tests manual release install uninstall packages test-packages test-containers test-reproducible release-candidate site test-site terminal-pictures generate check lint format bench test-swift test-targets test-conversion test-server test-networks test-program-networks test-others test-python test-python-library test-python-programs python-environment test-node test-lua test-emacs test-shell test-go test-third-party test-root clean

## The main job, on this machine alone: server, emulated receiver, and a client that finds it, casts and prints what it hears;
## once with a DNS-SD daemon and once without.
demo:
	scripts/install-dependencies demo
	swift build $(SWIFT_FLAGS) --product cast-rpc
	swift build $(SWIFT_FLAGS) --product cast-receiver
	scripts/with-avahi --if-possible scripts/demo $(DEBUG)
	scripts/without-avahi scripts/demo $(DEBUG)

## Every test: Swift (unit, real sockets, server process), Python, Node, Neovim, Emacs, castctl in shells, and senders that we did not write.
test:
	scripts/install-dependencies test
	swift build $(SWIFT_FLAGS) --build-tests
	@echo "The suites run side by side; what each prints comes when it has ended."
	DEPENDENCIES_ASKED=yes scripts/name-failures $(MAKE) --no-print-directory --jobs=8 --keep-going --output-sync=target test-targets test-conversion test-server test-python-library test-python-programs test-node test-networks test-program-networks test-others

## `make test`, RUNS times beside LOAD processes that compute; green is a run in which no suite failed even once.
RUNS := 10
LOAD := 4
test-under-load:
	scripts/test-under-load --runs $(RUNS) --load $(LOAD)

# One after the other: they are short.
test-others:
	$(MAKE) --no-print-directory --keep-going test-lua test-emacs test-shell test-third-party

## What must work for root, too, and what only root can run: CI does, after it has built and tested as an ordinary user. Builds nothing.
test-root:
	scripts/test-root $(DEBUG)

## Swift's tests alone.
test-swift: test-targets test-conversion test-server test-networks test-program-networks

# One process a target: each has one event loop, and a suite that keeps it busy must not upset the deadlines of another target's.
test-targets:
	scripts/test-swift others

test-conversion:
	scripts/test-swift conversion

test-server:
	scripts/test-swift server

# These wait most of the time.
test-networks:
	scripts/test-swift networks

test-program-networks:
	scripts/test-swift program-networks

# The clients' suites run with a DNS-SD daemon and where none can be reached; the second run leaves out what starts no server
# (scripts/files-of-run).
test-python: test-python-library test-python-programs

test-python-library: python-environment
	scripts/with-and-without-avahi scripts/once-more scripts/test-python $(DEBUG) library

# The bridges, and the examples of the pages.
test-python-programs: python-environment
	scripts/with-and-without-avahi scripts/once-more scripts/test-python $(DEBUG) programs

python-environment:
	scripts/python-environment

test-node:
	SECOND_RUN=yes scripts/with-avahi --if-possible scripts/once-more scripts/test-node $(DEBUG)
	scripts/without-avahi scripts/once-more scripts/test-node $(DEBUG)

test-lua:
	scripts/with-avahi --if-possible scripts/once-more scripts/test-lua $(DEBUG)
	scripts/without-avahi scripts/once-more scripts/test-lua $(DEBUG)

test-emacs:
	scripts/with-avahi --if-possible scripts/once-more scripts/test-emacs $(DEBUG)
	scripts/without-avahi scripts/once-more scripts/test-emacs $(DEBUG)

# castctl in interactive shells and on terminals, with hostile names; its receivers are alone in a network of its own.
test-shell:
	scripts/without-avahi scripts/once-more scripts/test-shell $(DEBUG)

## The generated Go package, compiled and run; opt-in, since it installs Go (450 MB).
test-go:
	scripts/install-dependencies go
	scripts/test-go $(DEBUG)

# These senders speak multicast DNS themselves: daemon, devices and senders are alone in one network.
test-third-party:
	scripts/install-dependencies third-party
	scripts/third-party-environment
	scripts/with-avahi --if-possible --own-network scripts/once-more scripts/test-third-party $(DEBUG)

## The tests that cross the C boundary, with AddressSanitizer and with ThreadSanitizer; each builds anew, in a folder of its own.
## SANITIZED_TARGETS names other targets of tests; `all` means each.
test-sanitizers:
	scripts/install-dependencies test
	scripts/test-sanitizers

## Fuzzes the readers of foreign bytes with libFuzzer and AddressSanitizer, each for FUZZ_SECONDS; FUZZ_TARGETS names some of them, FUZZ_OPTIONS
## is for scripts/fuzz (--jobs 2 --seed 1).
FUZZ_TARGETS :=
FUZZ_OPTIONS :=
fuzz: FUZZ_SECONDS ?= 60
fuzz:
	scripts/fuzz --seconds $(FUZZ_SECONDS) $(FUZZ_OPTIONS) $(FUZZ_TARGETS)

## The same, an hour for each.
fuzz-all: FUZZ_SECONDS ?= 3600
fuzz-all:
	scripts/fuzz --seconds $(FUZZ_SECONDS) $(FUZZ_OPTIONS) $(FUZZ_TARGETS)

## Reads each input of Tests/FuzzTests/Corpus once.
fuzz-smoke:
	scripts/fuzz --replay $(FUZZ_TARGETS)

## Calls a live server FUZZ_CALLS times by its own description, with good and bad parameters and broken bytes; FUZZ_SEED repeats a run.
FUZZ_CALLS := 100000
FUZZ_SEED :=
fuzz-calls:
	scripts/install-dependencies build
	swift build $(SWIFT_FLAGS) --product cast-rpc
	swift build $(SWIFT_FLAGS) --product cast-receiver
	scripts/fuzz-calls --bin $(DEBUG) --calls $(FUZZ_CALLS) $(if $(FUZZ_SEED),--seed $(FUZZ_SEED))

## Kills KILLS built servers at random moments, and checks what the next one finds; CRASH_SEED repeats a run. `make test` does 30.
KILLS := 2000
CRASH_SEED :=
crash-test:
	scripts/install-dependencies build
	swift build $(SWIFT_FLAGS) --product cast-rpc
	swift build $(SWIFT_FLAGS) --product cast-receiver
	scripts/without-avahi scripts/crash-test --bin $(DEBUG) --kills $(KILLS) $(if $(CRASH_SEED),--seed $(CRASH_SEED))

## Devices, sessions, clients, files and pictures come and go for SOAK_SECONDS, with the web page and both bridges attached; memory, descriptors,
## threads and files must not grow with them.
SOAK_SECONDS := 14400
soak:
	scripts/install-dependencies test
	scripts/python-environment
	swift build $(SWIFT_FLAGS) --product cast-rpc
	swift build $(SWIFT_FLAGS) --product cast-receiver
	swift build $(SWIFT_FLAGS) --product castctl
	scripts/without-avahi clients/python/.venv/bin/python -B Benchmarks/soak.py $(DEBUG) --seconds $(SOAK_SECONDS)

## Random programs of calls and faults against the model of a session (docs/Testing.md); SEED repeats a run.
PROGRAMS := 100000
SEED :=
model:
	scripts/install-dependencies build
	scripts/model $(PROGRAMS) $(SEED)

## Writes packaging/function-order: the functions that a start, a request and a session need, for the linker of releases.
function-order:
	scripts/install-dependencies bench
	PRODUCTS=cast-rpc scripts/build-release --self-contained --symbols .build/symbols $(SWIFT_FLAGS)
	strip --strip-debug -o .build/symbols/cast-rpc.symbols .build/symbols/cast-rpc
	python3 -B Benchmarks/function_order.py .build/symbols/cast-rpc.symbols .build/symbols/cast-rpc.map >.build/symbols/function-order
	mv .build/symbols/function-order packaging/function-order

## Writes docs/Faults.md: every method with every fault of a device.
faults:
	scripts/install-dependencies build
	swift build $(SWIFT_FLAGS) --build-tests
	FAULT_PAGE="$(abspath docs/Faults.md)" $(DEBUG)/cast-rpcPackageTests.xctest --testing-library swift-testing \
	  --filter FaultMatrixTests/writesThePage

## The screen of cast-receiver in a real browser, looked at in every state; opt-in, since it installs a browser. SCREEN_PICTURES=FOLDER keeps the pictures.
test-screen:
	scripts/install-dependencies screen
	swift build $(SWIFT_FLAGS) --product cast-receiver
	cd Tests/Screen && CAST_RECEIVER="$(abspath $(DEBUG))/cast-receiver" ../../scripts/with-limit 300 python3 test_screen.py

## The remote page and the web components in a real browser, and `castctl web` under strangers and crowds; CI runs it, too.
## It installs a browser (128 MB of packages). WEB_PICTURES=FOLDER keeps the pictures.
test-web:
	scripts/install-dependencies web
	swift build $(SWIFT_FLAGS) --product cast-rpc
	swift build $(SWIFT_FLAGS) --product cast-receiver
	swift build $(SWIFT_FLAGS) --product castctl
	scripts/python-environment
	export AXE="$$(ls "$(CURDIR)"/clients/python/.venv/lib/python*/site-packages/axe_playwright_python/axe.min.js 2>/dev/null)"; \
	for suite in bridge phones package examples states receiver codelab web remote vscode; do \
	  (cd Tests/Web && CAST_PRODUCTS="$(abspath $(DEBUG))" WEB_PICTURES="$(WEB_PICTURES)" \
	    ../../scripts/without-avahi --keep-rights ../../scripts/once-more ../../scripts/with-limit 600 python3 test_$$suite.py) || exit 1; \
	done

## The pictures of docs/Web.md, from the tests that take them.
web-pictures:
	rm -rf .build/web-pictures
	$(MAKE) --no-print-directory test-web WEB_PICTURES="$(abspath .build/web-pictures)"
	for picture in $$(grep -o 'images/web/[a-z0-9-]*' docs/Web.md | sort -u); do \
	  cp .build/web-pictures/$${picture##*/}.png docs/images/web/ || exit 1; \
	done

## Opt-in: Chromium as a sender, in network namespaces of its own (128 MB of packages).
test-chromium:
	scripts/install-dependencies chromium
	swift build $(SWIFT_FLAGS) --product cast-receiver
	scripts/test-chromium $(DEBUG)

## The static checks of CI.
check: lint
	scripts/check-imports
	scripts/check-binary --self-test
	scripts/house-figures --check
	scripts/check-traps
	scripts/check-coverage
	scripts/check-citations
	scripts/check-ways
	scripts/check-words
	scripts/check-units
	scripts/check-client-errors
	scripts/check-rights
	scripts/check-suites
	scripts/fuzz-calls --self-test
	scripts/check-links
	cd Benchmarks && python3 -B -m unittest --quiet test_ratchet test_report test_slope
	scripts/check-install
	swift build $(SWIFT_FLAGS) --product cast-rpc-gen
	$(DEBUG)/cast-rpc-gen --check

## Turns on the hooks of .githooks: format and quick checks before a commit, the form of its subject.
hooks:
	git config core.hooksPath .githooks

lint:
	swift format lint --strict --recursive Package.swift Sources Tests

format:
	swift format --in-place --recursive Package.swift Sources Tests

## Writes everything that is generated from spec/.
generate:
	scripts/install-dependencies build
	swift build $(SWIFT_FLAGS) --product cast-rpc-gen
	$(DEBUG)/cast-rpc-gen

build:
	scripts/install-dependencies build
	swift build $(SWIFT_FLAGS)

build-tests:
	scripts/install-dependencies test
	swift build $(SWIFT_FLAGS) --build-tests

## The manual pages and completions of the programs, from their own help, into .build/manual. They are made where they are installed, not committed.
manual:
	scripts/install-dependencies build
	swift build $(SWIFT_FLAGS) --product cast-rpc
	swift build $(SWIFT_FLAGS) --product castctl
	swift build $(SWIFT_FLAGS) --product cast-receiver
	scripts/manual $(DEBUG) .build/manual

## The binaries to ship, into .build/packages/shared, with their manual pages.
release:
	scripts/install-dependencies build
	scripts/build-release $(RELEASE) $(SWIFT_FLAGS)
	scripts/check-hardening $(RELEASE)/*
	scripts/manual $(RELEASE) .build/packages/manual
	packaging/third-party-notices .build/packages/notices/shared

## Installs what `make release` built, below DESTDIR and prefix; `make uninstall` removes exactly that.
install:
	DESTDIR="$(DESTDIR)" prefix="$(prefix)" packaging/install $(RELEASE) .build/packages/manual .build/packages/notices/shared

uninstall:
	DESTDIR="$(DESTDIR)" prefix="$(prefix)" packaging/install --uninstall

## Wheels, npm, Debian, Neovim and Emacs packages, checksums and bill of materials. Not part of `make test`: a release build takes its time.
packages:
	scripts/install-dependencies packages
	packaging/build $(PACKAGES) $(SWIFT_FLAGS)

## Builds the release's server again in another folder, and compares the bytes.
test-reproducible: release
	scripts/test-reproducible $(RELEASE)/cast-rpc $(SWIFT_FLAGS)

## Installs each package in an empty Debian 12, casts there and removes it again (root).
test-packages:
	scripts/install-dependencies packages
	packaging/test-packages $(PACKAGES)

## Builds the images of packaging/container with podman, and casts from one to the other; opt-in, since it installs podman (root).
test-containers:
	scripts/install-dependencies containers
	packaging/test-containers $(PACKAGES)

## All that a release publishes, tested: VERSION must be that of spec/api.json.
release-candidate:
	@[ "$(VERSION)" = "$$(packaging/version)" ] || { echo "VERSION=$(VERSION), but spec/api.json says $$(packaging/version): change it there, then: make generate" >&2; exit 2; }
	$(MAKE) --no-print-directory check site packages test-packages
	rm -rf .build/release-candidate/$(VERSION)
	mkdir -p .build/release-candidate
	cp -r $(PACKAGES) .build/release-candidate/$(VERSION)
	cp -r .build/site/html .build/release-candidate/$(VERSION)/site
	@echo "the candidate is in .build/release-candidate/$(VERSION)"

## The pages of docs/ as a site with a search, in .build/site/html.
site:
	scripts/install-dependencies site
	$$(packaging/environment)/bin/python packaging/site/build .build/site/html
	scripts/check-links --site .build/site/html

## The site in Chromium, at the width of a desktop and of a phone; opt-in, since it installs a browser. SITE_PICTURES=FOLDER keeps pictures.
test-site: site
	scripts/install-dependencies screen
	packaging/site/test-site .build/site/html $(SITE_PICTURES)

## The pictures of docs/castctl.md: what castctl prints in a terminal, as SVG.
terminal-pictures:
	scripts/install-dependencies site
	swift build $(SWIFT_FLAGS) --product cast-rpc
	swift build $(SWIFT_FLAGS) --product cast-receiver
	swift build $(SWIFT_FLAGS) --product castctl
	$$(packaging/environment)/bin/python packaging/site/terminal-pictures $(DEBUG) docs/images

## Side by side with peers, as ratios; writes Benchmarks/REPORT.md.
bench: release
	scripts/install-dependencies bench
	scripts/build-release --self-contained .build/packages/self-contained $(SWIFT_FLAGS)
	Benchmarks/run .build/packages/self-contained $(RELEASE)

clean:
	rm -rf .build
