import Foundation

/// What the gallery knows of a demo that was rendered: a small file beside its pictures.
struct GalleryEntry: Codable {
  static let fileName = "demo.json"
  /// The largest file that is read as an entry.
  static let maximumByteCount = 1 << 16

  let name: String
  let summary: String
  let device: String
  let width: Double
  let height: Double
  let scale: Double
  let frames: Int
  let seconds: Double
  let animation: String

  init(run: DemoRun, frameCount: Int, format: AnimationFormat) {
    name = run.folderName
    summary = run.demo.summary
    device = run.device.name
    width = run.device.size.width
    height = run.device.size.height
    scale = run.device.scale
    frames = frameCount
    seconds = Double(frameCount) / Double(DemoRenderer.framesPerSecond)
    animation = format.fileName
  }

  /// The entry as a file; the same entry is the same bytes.
  var data: Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return try encoder.encode(self) + Data("\n".utf8)
    } catch {
      preconditionFailure("Strings and finite numbers can be encoded: \(error)")
    }
  }
}
