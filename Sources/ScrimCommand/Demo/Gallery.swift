import Foundation
import ScrimDemos

/// The page that shows every demo that was rendered into a folder.
struct Gallery {
  private let entries: [GalleryEntry]

  /// A gallery of the demos that lie in the folder, in the order of the registry.
  init(of folder: OutputFolder) throws(CommandError) {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    } catch {
      throw .failure("cannot read the folder \(folder.path): \(OutputFolder.reason(error))")
    }
    let order = Demo.all.map(\.name)
    func rank(_ name: String) -> Int { order.firstIndex { name == $0 || name.hasPrefix($0 + "-") } ?? order.count }
    entries = names.sorted { (rank($0), $0) < (rank($1), $1) }.compactMap { name in
      let path = folder.path(of: name) + "/" + GalleryEntry.fileName
      guard let data = FileManager.default.contents(atPath: path), data.count <= GalleryEntry.maximumByteCount,
        let entry = try? JSONDecoder().decode(GalleryEntry.self, from: data), entry.name == name
      else { return nil }
      return entry
    }
  }

  /// The page: one file, with the pictures beside it.
  var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Scrim: demos</title>
    <style>
    \(Self.style)
    </style>
    </head>
    <body>
    <header>
    <h1>Scrim</h1>
    <p>UIKit code on Linux, rendered without a display. Each demo is driven by its script on a stepped clock,
    so that every run gives the same bytes.</p>
    </header>
    <main>
    \(entries.map(Self.section).joined(separator: "\n"))
    </main>
    </body>
    </html>

    """
  }

  private static func section(_ entry: GalleryEntry) -> String {
    let name = escaped(entry.name)
    let animation = "\(name)/\(escaped(entry.animation))"
    let size = "\(number(entry.width))×\(number(entry.height)) points at \(number(entry.scale))×"
    let length = "\(entry.frames) frames, \(String(format: "%.2f", entry.seconds)) s"
    let moving =
      entry.animation.hasSuffix(".mp4")
      ? "<video src=\"\(animation)\" controls loop muted playsinline></video>"
      : "<a href=\"\(animation)\"><img src=\"\(animation)\" alt=\"\(name), moving\" loading=\"lazy\"></a>"
    return """
      <section id="\(name)">
      <div class="text">
      <h2><a href="#\(name)">\(name)</a></h2>
      <p>\(escaped(entry.summary))</p>
      <p class="facts">\(escaped(entry.device)) · \(size) · \(length)</p>
      <p class="links"><a href="\(animation)">animation</a> <a href="\(name)/first.png">first frame</a>
      <a href="\(name)/last.png">last frame</a> <a href="\(name)/trace.jsonl">trace</a></p>
      </div>
      <div class="moving">\(moving)</div>
      <a class="strip" href="\(name)/filmstrip.png"><img src="\(name)/filmstrip.png" alt="\(name), frame by frame"></a>
      </section>
      """
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() ? String(Int(value)) : String(value)
  }

  /// Text as it may stand in an element or an attribute.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.append(character)
      }
    }
    return result
  }

  private static let style = """
    :root { --page: #f4f4f6; --card: #fff; --text: #1d1d1f; --faint: #6e6e73; --line: #d9d9de; --link: #0058c7; }
    @media (prefers-color-scheme: dark) {
      :root { --page: #101012; --card: #1c1c1e; --text: #f2f2f4; --faint: #9a9aa0; --line: #333338; --link: #5ea9ff; }
    }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--page); color: var(--text); font: 16px/1.5 Inter, system-ui, sans-serif; }
    header, main { max-width: 1180px; margin: 0 auto; padding: 0 24px; }
    header { padding-top: 48px; }
    h1 { margin: 0; font-size: 40px; letter-spacing: -0.02em; }
    h2 { margin: 0 0 8px; font-size: 24px; letter-spacing: -0.01em; }
    h2 a { color: inherit; text-decoration: none; }
    a { color: var(--link); }
    section { display: grid; grid-template-columns: 1fr auto; gap: 24px; margin: 32px 0; padding: 24px;
      background: var(--card); border: 1px solid var(--line); border-radius: 20px; }
    .facts { color: var(--faint); font-size: 14px; font-variant-numeric: tabular-nums; }
    .links a { margin-right: 16px; white-space: nowrap; }
    .moving img, .moving video { display: block; max-width: 320px; max-height: 420px; border-radius: 12px;
      border: 1px solid var(--line); }
    .strip { grid-column: 1 / -1; overflow-x: auto; }
    .strip img { display: block; width: 100%; min-width: 720px; border-radius: 12px; }
    @media (max-width: 720px) { section { grid-template-columns: 1fr; } }
    """
}
