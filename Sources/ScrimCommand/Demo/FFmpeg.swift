import Foundation

/// Turns an animated PNG into another format by means of ffmpeg, where that is installed.
struct FFmpeg {
  /// The path of the program.
  let path: String

  /// The program of the first folder of `PATH` that has it.
  static func find(for format: AnimationFormat) throws(CommandError) -> FFmpeg {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    for folder in folders where FileManager.default.isExecutableFile(atPath: "\(folder)/ffmpeg") {
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: "\(folder)/ffmpeg", isDirectory: &isFolder)
      guard !isFolder.boolValue else { continue }
      return FFmpeg(path: "\(folder)/ffmpeg")
    }
    throw .failure("--format \(format.rawValue) needs ffmpeg, which is not in PATH; --format apng does without")
  }

  /// Converts `source`, which lasts for `seconds`, to `destination`; the same input gives the same bytes.
  func convert(_ source: String, to destination: String, format: AnimationFormat, seconds: Double) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    // Without its scheme, a name such as `-x` or `a:b` would be an option or another scheme.
    process.arguments =
      ["-nostdin", "-v", "error", "-y", "-f", "apng", "-i", "file:" + source, "-map_metadata", "-1"]
      + ["-fflags", "+bitexact", "-flags:v", "+bitexact"] + Self.encoding(format, seconds: seconds)
      + ["file:" + destination]
    let errors = Pipe()
    process.standardError = errors
    process.standardOutput = FileHandle.nullDevice
    try Interruption.shared.run(process)
    let message = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    Interruption.shared.ended()
    guard process.terminationStatus == 0 else {
      let first = String(decoding: message, as: UTF8.self).split(separator: "\n").first ?? "no message"
      throw CommandError.failure("ffmpeg failed: \(first)")
    }
  }

  private static func encoding(_ format: AnimationFormat, seconds: Double) -> [String] {
    // ffmpeg shows a file's last frame for a moment only, however long it should stay.
    let length = String(format: "%.6f", seconds)
    let stay = "tpad=stop_mode=clone:stop_duration=\(length),trim=duration=\(length)"
    switch format {
    case .apng:
      return ["-c", "copy", "-f", "apng"]
    case .gif:
      let palette = "split[a][b];[a]palettegen=stats_mode=diff[p];[b][p]paletteuse=dither=none"
      return ["-filter_complex", "fps=50,\(stay),\(palette)", "-f", "gif"]
    case .mp4:
      // H.264 with 4:2:0 wants even sides.
      let filter = "fps=\(DemoRenderer.framesPerSecond),\(stay),pad=ceil(iw/2)*2:ceil(ih/2)*2"
      return ["-vf", filter, "-c:v", "libx264", "-crf", "18", "-pix_fmt", "yuv420p", "-threads", "1"]
        + ["-movflags", "+faststart", "-f", "mp4"]
    }
  }
}
