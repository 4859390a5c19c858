#!/usr/bin/env bash
# Tests the rewriter of sources, and a package whose sources and tests were written for iOS.
set -euo pipefail
cd "$(dirname "$0")/.."
root=$PWD
swift test --package-path SourceRewriter
SCRIM_CONFIGURATION=debug scripts/install.sh "$root/.build/installed-debug"
scrim=$root/.build/installed-debug/bin/scrim
# A user's environment has none of our settings.
unset SCRIM_DEVELOPMENT

printf 'sources: each construct, in both language modes\n' >&2
"$scrim" test SourceRewriter/Fixtures/Constructs
MODE=6 "$scrim" build SourceRewriter/Fixtures/Constructs -- --build-tests
