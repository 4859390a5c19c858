import Foundation
import UIKitTesting

/// Reads a script from where the command line says, which need not be a file: a pipe may stay silent, a device may
/// never end, and neither may keep the command.
enum ScriptFile {
  /// How long a pipe may stay silent, in milliseconds.
  static let patience: Int32 = 10_000

  /// The bytes at a path; at most one more than a script may have.
  static func read(_ path: String, patience: Int32 = ScriptFile.patience) throws(CommandError) -> Data {
    // Opening a pipe that nobody writes to would wait for a writer.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw refusal(path, errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw refusal(path, errno) }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw refusal(path, EISDIR) }
    let limit = Script.maximumByteCount + 1
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    // A pipe whose writers are yet to come reads as ended; one whose writers had gone before it was opened never tells
    // that they went. So the first bytes are waited for, and the rest only where reading says so.
    var isWaiting = true
    while data.count < limit {
      if isWaiting {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        let ready = poll(&waiting, 1, patience)
        if ready < 0, errno != EINTR { throw refusal(path, errno) }
        if ready == 0 {
          throw .usage("--script: cannot read \(path): nothing came for \(Double(patience) / 1000) s")
        }
      }
      let count = Glibc.read(descriptor, &buffer, min(buffer.count, limit - data.count))
      if count == 0 { break }
      guard count > 0 else {
        guard errno == EINTR || errno == EAGAIN else { throw refusal(path, errno) }
        isWaiting = true
        continue
      }
      data.append(contentsOf: buffer[..<count])
      isWaiting = false
    }
    return data
  }

  private static func refusal(_ path: String, _ code: Int32) -> CommandError {
    .usage("--script: cannot read \(path): \(String(cString: strerror(code)))")
  }
}
