import CoreGraphics
import Foundation

/// A folder that results are written to. Each file appears whole or not at all: it is written beside its place under
/// another name, and then moved there.
struct OutputFolder {
  let path: String

  /// Creates the folder, and those it lies in, where they are missing, and makes sure that files can be written there.
  init(creating path: String) throws(CommandError) {
    self.path = path
    var partial = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      partial += part
      guard mkdir(partial, 0o777) == 0 || errno == EEXIST else {
        throw .failure("cannot create the folder \(path): \(String(cString: strerror(errno)))")
      }
      partial += "/"
    }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
      throw .failure("cannot create the folder \(path): \(String(cString: strerror(ENOTDIR)))")
    }
    guard access(path, W_OK | X_OK) == 0 else {
      throw .failure("cannot write to the folder \(path): \(String(cString: strerror(errno)))")
    }
    removeLeftovers()
  }

  /// The path of a file in the folder.
  func path(of name: String) -> String {
    path.hasSuffix("/") ? path + name : path + "/" + name
  }

  /// Writes a file.
  func write(_ data: Data, to name: String) throws(CommandError) {
    try write(name) { (temporary: String) in try Self.write(data, path: temporary) }
  }

  /// Writes by the system's own calls, whose errors say what was wrong.
  private static func write(_ data: Data, path: String) throws(CommandError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .failure(String(cString: strerror(errno))) }
    var code: Int32 = 0
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        code = errno
        break
      }
    }
    if close(descriptor) != 0, code == 0 { code = errno }
    guard code == 0 else { throw .failure(String(cString: strerror(code))) }
  }

  /// Writes a file by means of `body`, which is given the path to write to; the name's extension is kept.
  func write(_ name: String, _ body: (_ temporaryPath: String) throws -> Void) throws(CommandError) {
    let temporary = beginPartialFile(name)
    defer { endPartialFile(temporary) }
    do {
      try body(temporary)
      guard rename(temporary, path(of: name)) == 0 else {
        throw CommandError.failure(String(cString: strerror(errno)))
      }
    } catch {
      throw .failure("cannot write \(path(of: name)): \(Self.reason(error))")
    }
  }

  /// The path for a file that is not whole yet. It is gone when the command ends, however that ends, unless it has been
  /// moved to its place.
  func beginPartialFile(_ name: String) -> String {
    let temporary = path(of: "\(Self.partialPrefix)\(getpid())-\(name)")
    Interruption.shared.begin(temporary)
    return temporary
  }

  /// Removes a file that did not become whole; does nothing for one that was moved to its place.
  func endPartialFile(_ temporary: String) {
    unlink(temporary)
    Interruption.shared.end(temporary)
  }

  private static let partialPrefix = ".partial-"

  /// Removes what a process left that was killed in the middle of its work.
  private func removeLeftovers() {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] {
      guard name.hasPrefix(Self.partialPrefix),
        let process = pid_t(name.dropFirst(Self.partialPrefix.count).prefix { $0 != "-" }),
        kill(process, 0) != 0, errno == ESRCH
      else { continue }
      unlink(path(of: name))
    }
  }

  /// Removes a file if it is there.
  func remove(_ name: String) {
    unlink(path(of: name))
  }

  /// The system's words for an error.
  static func reason(_ error: any Error) -> String {
    if let error = error as? CommandError { return error.description }
    if let error = error as? ImageError { return error.reason }
    var candidate: NSError? = error as NSError
    while let current = candidate {
      if current.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(current.code))) }
      candidate = current.userInfo[NSUnderlyingErrorKey] as? NSError
    }
    return error.localizedDescription
  }
}
