import Foundation

/// Turns an animated PNG into another format by means of ffmpeg, where that is installed.
struct FFmpeg {
  /// The path of the program.
  let path: String

  /// The program of the first folder of `PATH` that has it.
  static func find(for format: AnimationFormat) throws(CommandError) -> FFmpeg {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    for folder in folders where access("\(folder)/ffmpeg", X_OK) == 0 {
      return FFmpeg(path: "\(folder)/ffmpeg")
    }
    throw .failure("--format \(format.rawValue) needs ffmpeg, which is not in PATH; --format apng does without")
  }

  /// Converts `source` to `destination`; the same input gives the same bytes.
  func convert(_ source: String, to destination: String, format: AnimationFormat) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments =
      ["-nostdin", "-v", "error", "-y", "-f", "apng", "-i", source, "-map_metadata", "-1"]
      + ["-fflags", "+bitexact", "-flags:v", "+bitexact"] + Self.encoding(format) + [destination]
    let errors = Pipe()
    process.standardError = errors
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let message = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let first = String(decoding: message, as: UTF8.self).split(separator: "\n").first ?? "no message"
      throw CommandError.failure("ffmpeg failed: \(first)")
    }
  }

  private static func encoding(_ format: AnimationFormat) -> [String] {
    switch format {
    case .apng: ["-c", "copy", "-f", "apng"]
    case .gif:
      [
        "-filter_complex", "fps=50,split[a][b];[a]palettegen=stats_mode=diff[p];[b][p]paletteuse=dither=none", "-f",
        "gif",
      ]
    case .mp4:
      // H.264 with 4:2:0 wants even sides.
      ["-vf", "pad=ceil(iw/2)*2:ceil(ih/2)*2", "-c:v", "libx264", "-crf", "18", "-pix_fmt", "yuv420p", "-threads", "1"]
        + ["-movflags", "+faststart", "-f", "mp4"]
    }
  }
}
