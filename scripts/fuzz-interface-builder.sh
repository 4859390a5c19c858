#!/bin/sh
# Fuzzes the loader of Interface Builder files with libFuzzer, which comes with the toolchain. Arguments go to libFuzzer:
#
#   scripts/fuzz-interface-builder.sh -max_total_time=60
#
# What it finds is kept in .build/fuzz-interface-builder, and the corpus grows there, not in the repository.
set -eu
cd "$(dirname "$0")/.."
export SCRIM_DEVELOPMENT=1 SCRIM_LIBFUZZER=1
scratch=.build/libfuzzer
swift build --sanitize=fuzzer --product interface-builder-fuzz --scratch-path "$scratch"
program=$(swift build --sanitize=fuzzer --show-bin-path --scratch-path "$scratch")/interface-builder-fuzz
work=.build/fuzz-interface-builder
mkdir -p "$work/corpus" "$work/findings"
exec "$program" -dict=Fuzzing/InterfaceBuilder/words.dict -artifact_prefix="$work/findings/" -timeout=20 \
  -rss_limit_mb=4096 "$@" "$work/corpus" Fuzzing/InterfaceBuilder/Corpus
