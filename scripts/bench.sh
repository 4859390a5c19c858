#!/usr/bin/env bash
# Measures ours against peers and limits in one run, and writes out/bench.json. Nothing here gates: what is missed is
# printed.
#
#   scripts/bench.sh [GROUP…] [OPTION…]     also: make bench GROUPS="layout text"
#
# Groups: solver (our solver and kiwi), layout (the same workloads through constraints and views), frame (compositing,
# against memcpy, cairo and pixman), text (labels against Pango), budget (start, memory, a large tree), presentation (a
# modal that comes and goes), messages (actions sent by selectors). All of them unless some are named; the rows of the
# others stay in the file. Options go to scrim-bench (see its --help), such as --only b_flat.
set -euo pipefail
cd "$(dirname "$0")/.."
export SCRIM_DEVELOPMENT=1

fail() { printf 'bench: %s\n' "$1" >&2; exit 1; }

case " $* " in
  *' --help '*|*' -h '*) sed -n '2,12s/^# \{0,1\}//p' "$0"; exit 0 ;;
esac

peers=.build/peers
headers=$peers/kiwi
replay=$peers/kiwi_replay
mkdir -p "$peers" out

# kiwi is one folder of headers in the source distribution of kiwisolver.
if [ ! -e "$headers/kiwi/kiwi.h" ]; then
  command -v python3 >/dev/null || fail "no python3: run 'make setup'"
  echo 'bench: fetching the headers of kiwi from PyPI (kiwisolver)'
  rm -rf "$peers/sdist" "$headers"
  if [ ! -x "$peers/venv/bin/pip" ]; then
    python3 -m venv "$peers/venv" || fail "python3 cannot make a virtual environment: run 'make setup'"
  fi
  "$peers/venv/bin/pip" download --quiet --disable-pip-version-check --no-deps --no-binary kiwisolver \
    --dest "$peers/sdist" kiwisolver || fail 'pip could not download kiwisolver (above)'
  archive=$(find "$peers/sdist" -name 'kiwisolver-*.tar.gz' | sort | tail -n 1)
  [ -n "$archive" ] || fail 'the download of kiwisolver holds no source distribution'
  mkdir -p "$peers/unpacked"
  tar -xzf "$archive" -C "$peers/unpacked" --strip-components=1
  [ -e "$peers/unpacked/kiwi/kiwi.h" ] || fail "$archive has no kiwi/kiwi.h"
  mkdir -p "$headers"
  mv "$peers/unpacked/kiwi" "$headers/kiwi"
  basename "$archive" .tar.gz >"$headers/version"
  rm -rf "$peers/unpacked"
fi
if [ ! -x "$replay" ] || [ Benchmarks/Peers/kiwi_replay.cpp -nt "$replay" ]; then
  command -v g++ >/dev/null || fail "no g++: run 'make setup'"
  g++ -std=c++17 -O3 -DNDEBUG -isystem "$headers" -o "$replay" Benchmarks/Peers/kiwi_replay.cpp
fi

swift build -c release --product scrim-bench
echo "bench: ours with -O as a client compiles it; $(cat "$headers/version") with g++ -O3, pixman $(pkg-config \
  --modversion pixman-1), cairo $(pkg-config --modversion cairo), Pango $(pkg-config --modversion pango)"
echo "bench: $(nproc) cores, load $(cut -d ' ' -f 1-3 /proc/loadavg)"
"$(swift build -c release --show-bin-path)/scrim-bench" \
  --peer "$replay" --work "$peers" --out out/bench.json "$@"
echo "bench: load $(cut -d ' ' -f 1-3 /proc/loadavg)"
