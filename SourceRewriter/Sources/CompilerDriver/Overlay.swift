import Foundation
import SourceRewriter

/// The rewritten copies of a module's files, and the list by which the compiler reads them in place of the originals.
final class Overlay {
  private let folder: String
  private(set) var isNeeded = false
  var path: String { folder + "/overlay.yaml" }

  init(folder: String) {
    self.folder = folder
  }

  /// Writes what changed, and returns the originals whose copies are new.
  ///
  /// A copy may change when its original did not, because of another file. The compiler, which looks at originals, is made
  /// to compile it again.
  func write(_ results: [String: ModuleRewriter.Result], _ invocation: Invocation) throws -> Set<String> {
    let former = Set((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
    guard !results.isEmpty || !former.isEmpty else { return [] }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    var changed: Set<String> = []
    var recompiled: Set<String> = []
    var kept: Set<String> = ["overlay.yaml"]
    var roots: [[String: String]] = []
    for (original, result) in results.sorted(by: { $0.key < $1.key }) {
      let name = Self.copyName(of: original)
      kept.insert(name)
      let copy = folder + "/" + name
      let data = Data(result.text.utf8)
      if FileManager.default.contents(atPath: copy) != data {
        try data.write(to: URL(fileURLWithPath: copy), options: .atomic)
        changed.insert(original)
        recompiled.insert(original)
      }
      roots.append(["type": "file", "name": original, "external-contents": copy])
    }
    for name in former.subtracting(kept) {
      try? FileManager.default.removeItem(atPath: folder + "/" + name)
      recompiled.formUnion(invocation.sources.filter { Self.copyName(of: $0) == name })
    }
    isNeeded = !roots.isEmpty
    let list: [String: Any] = ["version": 0, "case-sensitive": "true", "use-external-names": false, "roots": roots]
    let data = try JSONSerialization.data(withJSONObject: list, options: [.sortedKeys])
    if FileManager.default.contents(atPath: path) != data {
      try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    }
    forgetObjects(of: recompiled, invocation)
    return changed
  }

  private func forgetObjects(of files: Set<String>, _ invocation: Invocation) {
    guard !files.isEmpty, let map = invocation.value(of: "-output-file-map"),
      let data = FileManager.default.contents(atPath: map),
      let outputs = try? JSONSerialization.jsonObject(with: data) as? [String: [String: String]]
    else { return }
    for file in files {
      for kind in ["object", "swift-dependencies"] {
        if let path = outputs[file]?[kind] { try? FileManager.default.removeItem(atPath: path) }
      }
    }
  }

  /// A name that files of the same name in different folders do not share.
  private static func copyName(of path: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in path.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return String(hash, radix: 36) + "-" + URL(fileURLWithPath: path).lastPathComponent
  }
}
