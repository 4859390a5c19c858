#!/usr/bin/env bash
# Measures what the rewriting of sources costs, on code that is made here, and prints it; nothing gates.
#
#   scripts/bench-sources.sh PREFIX      PREFIX is where scripts/install.sh has put the command
set -euo pipefail
[ $# = 1 ] || { echo 'usage: bench-sources.sh PREFIX' >&2; exit 2; }
scrim=$1/bin/scrim
compiler=$1/lib/scrim/bin/swiftc
unset SCRIM_DEVELOPMENT
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
TIMEFORMAT='%R s (%U s of the processor)'

# module FOLDER FILES KIND: files of 510 lines; of `apps`, every third has each construct, of `plain`, none has any.
module() {
  local folder=$scratch/$1 file
  mkdir -p "$folder/Sources/Big"
  cat > "$folder/Package.swift" << 'END'
// swift-tools-version: 5.9
import PackageDescription
let package = Package(name: "Big", platforms: [.iOS(.v13)], targets: [.target(name: "Big")])
END
  for ((file = 0; file < $2; file++)); do
    awk -v f="$file" -v constructs="$([ "$3" = apps ] && [ $((file % 3)) = 0 ] && echo 1 || echo 0)" -v kind="$3" 'BEGIN {
      base = kind == "apps" ? "UIView" : "NSObject"
      print (kind == "apps" ? "import UIKit" : "import Foundation")
      for (k = 0; k < 17; k++) {
        n = f "_" k
        if (constructs) {
          print "@objc protocol D" n ": AnyObject {\n  @objc optional func changed(_ sender: V" n ")\n}\n"
          print "class V" n ": UIView {\n  weak var delegate: D" n "?\n  @IBOutlet weak var label: UILabel!"
          print "  @objc dynamic var count = 0\n  private let button = UIButton(type: .system)\n"
          print "  override init(frame: CGRect) {\n    super.init(frame: frame)"
          print "    button.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)\n    addSubview(button)\n  }\n"
          print "  required init?(coder: NSCoder) {\n    super.init(coder: coder)\n  }\n"
          print "  @objc private func tapped(_ sender: UIButton) {\n    count += 1\n    if count > 10 {"
          print "      delegate?.changed?(self)\n    }\n  }\n}\n"
        } else {
          print "struct M" n " {\n  var first: Int = " k "\n  var second: String = \"text\"\n"
          print "  func sum(of values: [Int]) -> Int {\n    var result = first\n    for value in values where value > 3 {"
          print "      result += value\n    }\n    return result\n  }\n}\n"
          print "final class P" n ": " base " {\n  var model = M" n "()\n"
          print "  func update() -> Int {\n    let sum = model.sum(of: [1, 2, 3])"
          print "    model.first = sum > 3 ? 1 : 0\n    return sum\n  }\n\n  var isEmpty: Bool {\n    model.second.isEmpty\n  }\n}\n"
        }
      }
    }' > "$folder/Sources/Big/F$file.swift"
  done
}

module rewritten 20 apps
module apps 40 apps
module plain 40 plain
lines() { cat "$scratch/$1"/Sources/Big/*.swift | wc -l; }
echo "sources: load $(cut -d ' ' -f 1-3 /proc/loadavg) on $(nproc) cores"
for what in rewritten:"$(lines rewritten) lines rewritten (a third of the files have constructs)" \
  plain:"$(lines plain) lines looked at that have no construct"; do
  for _ in 1 2 3; do
    rm -rf "$scratch/out" && mkdir "$scratch/out"
    printf '%s: ' "${what#*:}"
    time SCRIM_SWIFTC=/bin/true "$compiler" -module-name Big -c -o "$scratch/out/a.o" "$scratch/${what%%:*}"/Sources/Big/*.swift
  done
done
rm -rf "$scratch/out" && mkdir "$scratch/out"
for _ in 1 2 3; do
  echo '// x' >> "$scratch/rewritten/Sources/Big/F0.swift"
  printf 'the first of them, one file touched (after the first time): '
  time SCRIM_SWIFTC=/bin/true "$compiler" -module-name Big -c -o "$scratch/out/a.o" "$scratch"/rewritten/Sources/Big/*.swift
done
measure() {
  local folder=$scratch/$1
  shift
  "$@" "$folder" > "$scratch/log" 2>&1 || { cat "$scratch/log"; exit 1; }
  for _ in 1 2 3; do
    printf '%s, nothing changed: ' "$(basename "$folder"), $(lines "$(basename "$folder")") lines"
    time "$@" "$folder" > "$scratch/log" 2>&1
  done
  for _ in 1 2; do
    echo '// x' >> "$folder/Sources/Big/F1.swift"
    printf '%s, one file touched: ' "$(basename "$folder")"
    time "$@" "$folder" > "$scratch/log" 2>&1
  done
}
echo "SwiftPM alone:"
measure plain swift build --package-path
echo "scrim build:"
measure plain "$scrim" build
measure apps "$scrim" build
echo "sources: load $(cut -d ' ' -f 1-3 /proc/loadavg)"
