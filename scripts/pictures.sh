#!/usr/bin/env bash
# Renders the README's pictures again: the filmstrip of each demo.
set -euo pipefail
cd "$(dirname "$0")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
bin/scrim demo constraint-swap reveal-panel --out "$work"
# Without a rotation, so that the pictures are upright and large.
bin/scrim demo modal-view --script docs/modal-view.json --out "$work"
for name in constraint-swap modal-view reveal-panel; do
  cp "$work/$name/filmstrip.png" "docs/$name.png"
done
