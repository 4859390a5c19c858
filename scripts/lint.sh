#!/usr/bin/env bash
# Checks the format of every Swift file with the toolchain's own swift-format, strictly.
set -euo pipefail
cd "$(dirname "$0")/.."
git ls-files -co --exclude-standard -z -- '*.swift' | xargs -0 swift format lint --strict --parallel
