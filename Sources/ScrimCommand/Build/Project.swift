import Foundation

/// What a person wants to be built: a Swift package, or a folder of an app's files.
enum Project {
  case package(String)
  case folder(AppFolder)

  /// The project at a path; throws if there is none.
  init(at path: String) throws(CommandError) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw .usage("\(path): no such folder")
    }
    guard isFolder.boolValue else { throw .usage("\(path) is a file: name the folder that it lies in") }
    let absolute = URL(fileURLWithPath: path).standardizedFileURL.path
    if FileManager.default.fileExists(atPath: absolute + "/Package.swift") {
      self = .package(absolute)
      return
    }
    self = .folder(try AppFolder(absolute))
  }

  /// The project that the operands name: at most one path, by default where the command is called.
  init(operands: [String]) throws(CommandError) {
    guard operands.count <= 1 else { throw .usage("unexpected argument '\(operands[1])': one PATH at a time") }
    try self.init(at: operands.first ?? ".")
  }
}
