import Foundation

/// What a command line asks the compiler to do.
struct Invocation {
  /// The arguments, with response files in place of their names.
  private let arguments: [String]

  init(_ arguments: [String]) {
    self.arguments = arguments.flatMap { argument -> [String] in
      guard argument.hasPrefix("@"),
        let text = try? String(contentsOfFile: String(argument.dropFirst()), encoding: .utf8)
      else { return [argument] }
      return Self.words(of: text)
    }
  }

  func has(_ flag: String) -> Bool { arguments.contains(flag) }

  /// The argument after a flag; the last one counts.
  func value(of flag: String) -> String? {
    guard let index = arguments.lastIndex(of: flag), index + 1 < arguments.count else { return nil }
    return arguments[index + 1]
  }

  /// Whether it compiles a package's manifest, or a plug-in of the package manager, and not the package.
  var isForManifest: Bool {
    has("-package-description-version")
      || arguments.contains { $0.hasSuffix("/ManifestAPI") || $0.hasSuffix("/PluginAPI") }
  }

  /// Whether it puts compiled objects together.
  var isLink: Bool {
    sources.isEmpty && (has("-emit-executable") || has("-emit-library")) && !has("-static")
  }

  var isExecutable: Bool { has("-emit-executable") || !has("-emit-library") }

  /// The objects and libraries of a link.
  var linkInputs: [String] { arguments.filter { $0.hasSuffix(".o") || $0.hasSuffix(".a") } }

  var moduleName: String { value(of: "-module-name") ?? "main" }

  /// The Swift files that are compiled, as absolute paths.
  var sources: [String] {
    var result: [String] = []
    var seen: Set<String> = []
    var previous = ""
    for argument in arguments {
      defer { previous = argument }
      guard argument.hasSuffix(".swift"), !argument.hasPrefix("-"), previous != "-o", seen.insert(argument).inserted
      else { continue }
      result.append(absolute(argument))
    }
    return result
  }

  /// Where the build system looks for modules.
  var importFolders: [String] {
    var result: [String] = []
    for (index, argument) in arguments.enumerated() {
      if argument == "-I", index + 1 < arguments.count {
        result.append(arguments[index + 1])
      } else if argument.hasPrefix("-I/") {
        result.append(String(argument.dropFirst(2)))
      }
    }
    return result
  }

  /// Where the compiler writes; nil if nothing says so.
  var outputFolder: String? {
    (value(of: "-output-file-map") ?? value(of: "-o")).map { URL(fileURLWithPath: $0).deletingLastPathComponent().path }
  }

  /// Where modules that import this one find what its files told each other.
  var indexPath: String? {
    value(of: "-emit-module-path").map { path in
      URL(fileURLWithPath: path).deletingPathExtension().appendingPathExtension(IndexFile.pathExtension).path
    }
  }

  private func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
  }

  /// The words of a response file: one a line or with spaces between them, quoted or escaped where they have such
  /// characters themselves.
  static func words(of text: String) -> [String] {
    var words: [String] = []
    var word = ""
    var isWord = false
    var quote: Character?
    var isEscaped = false
    for character in text {
      if isEscaped {
        word.append(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
        isWord = true
      } else if let open = quote {
        if character == open { quote = nil } else { word.append(character) }
      } else if character == "'" || character == "\"" {
        quote = character
        isWord = true
      } else if character.isWhitespace {
        if isWord { words.append(word) }
        word = ""
        isWord = false
      } else {
        word.append(character)
        isWord = true
      }
    }
    if isWord { words.append(word) }
    return words
  }
}
