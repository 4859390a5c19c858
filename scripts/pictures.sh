#!/usr/bin/env bash
# Renders the README's pictures again: a filmstrip of each modal.
set -euo pipefail
cd "$(dirname "$0")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# Those whose own scripts rotate, or go on for long, have shorter ones here, so that the pictures are upright and large.
bin/scrim demo reveal-panel --out "$work"
bin/scrim demo modal-view --script docs/modal-view.json --out "$work"
bin/scrim demo overlay-presentation dimming-bottom dimming-right dimming-top dimming-center \
  --script docs/modal.json --seconds 1.4 --out "$work"
bin/scrim demo interactive-dismiss --script docs/interactive-dismiss.json --seconds 1.6 --out "$work"
for picture in "$work"/*/filmstrip.png; do
  name=$(basename "$(dirname "$picture")")
  case $name in *-iphone-*) continue ;; esac
  cp "$picture" "docs/$name.png"
done
