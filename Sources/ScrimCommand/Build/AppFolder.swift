import Foundation

/// A folder with an app's files and no package: an app target of Xcode's as it lies there.
struct AppFolder {
  let path: String
  /// The Swift files, as absolute paths.
  let sources: [String]
  /// What the app finds in its bundle, as absolute paths of files and of folders that belong together.
  let resources: [String]
  /// The `Info.plist`, if there is one.
  let informationList: String?
  /// Whether a header of Objective-C brings UIKit into every Swift file, as an umbrella or bridging header does.
  let hasUIKitHeader: Bool

  /// A folder's name as a module's.
  var moduleName: String {
    let name = URL(fileURLWithPath: path).lastPathComponent.map {
      $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_"
    }
    return (name.first?.isNumber ?? true ? "_" : "") + String(name)
  }

  /// What is no part of an app: other tools' folders, and tests.
  private static let skipped: Set<String> = ["Pods", "Carthage", "build", "DerivedData"]
  private static let wholeFolders: Set<String> = ["xcassets", "lproj", "bundle"]
  private static let resourceTypes: Set<String> = [
    "xib", "storyboard", "png", "jpg", "jpeg", "pdf", "json", "strings", "stringsdict", "ttf", "otf", "html", "txt",
  ]

  /// More than any app has: somebody named a folder of another kind, such as all of a disk.
  private static let largestCount = 20_000

  /// The app in a folder. Links to other folders are not followed.
  init(_ path: String) throws(CommandError) {
    self.path = path
    var sources: [String] = []
    var resources: [String] = []
    var informationList: String?
    var hasUIKitHeader = false
    var waiting = [path]
    var count = 0
    while let folder = waiting.popLast() {
      for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
      where !name.hasPrefix(".") {
        count += 1
        guard count <= Self.largestCount else {
          throw .usage("\(path) has more than \(Self.largestCount) files: name the folder of an app")
        }
        let item = folder + "/" + name
        let type = URL(fileURLWithPath: name).pathExtension
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: item, isDirectory: &isFolder) else { continue }
        if isFolder.boolValue {
          if (try? FileManager.default.destinationOfSymbolicLink(atPath: item)) != nil { continue }
          if Self.wholeFolders.contains(type) {
            resources.append(item)
          } else if !Self.skipped.contains(name), !name.hasSuffix("Tests"), type.isEmpty {
            waiting.append(item)
          }
        } else if type == "swift" {
          sources.append(item)
        } else if type == "h" {
          let text = try? String(contentsOfFile: item, encoding: .utf8)
          hasUIKitHeader =
            hasUIKitHeader || text?.contains("UIKit/UIKit.h") ?? false || text?.contains("@import UIKit") ?? false
        } else if name == "Info.plist" {
          informationList = informationList ?? item
        } else if Self.resourceTypes.contains(type) {
          resources.append(item)
        }
      }
    }
    guard !sources.isEmpty else {
      throw .failure("\(path) has neither a Package.swift nor Swift files: nothing to build")
    }
    self.sources = sources.sorted()
    self.resources = resources.sorted()
    self.informationList = informationList
    self.hasUIKitHeader = hasUIKitHeader
  }
}
