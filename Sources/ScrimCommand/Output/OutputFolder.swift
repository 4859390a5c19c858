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
  }

  /// The path of a file in the folder.
  func path(of name: String) -> String {
    path.hasSuffix("/") ? path + name : path + "/" + name
  }

  /// Writes a file.
  func write(_ data: Data, to name: String) throws(CommandError) {
    try write(name) { (temporary: String) in try data.write(to: URL(fileURLWithPath: temporary)) }
  }

  /// Writes a file by means of `body`, which is given the path to write to; the name's extension is kept.
  func write(_ name: String, _ body: (_ temporaryPath: String) throws -> Void) throws(CommandError) {
    let temporary = path(of: ".partial-\(getpid())-\(name)")
    do {
      try body(temporary)
      guard rename(temporary, path(of: name)) == 0 else {
        throw CommandError.failure(String(cString: strerror(errno)))
      }
    } catch {
      unlink(temporary)
      throw .failure("cannot write \(path(of: name)): \(Self.reason(error))")
    }
  }

  /// Removes a file if it is there.
  func remove(_ name: String) {
    unlink(path(of: name))
  }

  /// The system's words for an error.
  static func reason(_ error: any Error) -> String {
    if let error = error as? CommandError { return error.description }
    var candidate: NSError? = error as NSError
    while let current = candidate {
      if current.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(current.code))) }
      candidate = current.userInfo[NSUnderlyingErrorKey] as? NSError
    }
    return error.localizedDescription
  }
}
