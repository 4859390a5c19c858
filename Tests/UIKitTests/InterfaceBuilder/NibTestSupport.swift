import Testing

@testable import UIKit

/// The text of a xib file around some objects.
func xib(_ objects: String, resources: String = "") -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155" \
  targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <objects>
      \(objects)
    </objects>
    <resources>\(resources)</resources>
  </document>
  """
}

/// The text of a storyboard around some scenes.
func storyboardText(_ scenes: String, initial: String? = nil) -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
  targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \(initial.map { "initialViewController=\"\($0)\"" } ?? "")>
    <scenes>
      \(scenes)
    </scenes>
  </document>
  """
}

func scene(_ objects: String) -> String {
  "<scene sceneID=\"\(UUID().uuidString)\"><objects>\(objects)</objects></scene>"
}

/// What is made of a xib's text, and what is reported and raised on the way.
@MainActor
struct LoadedNib {
  var objects: [Any] = []
  var messages: [String] = []
  var raised: [Exception] = []

  init(_ text: String, owner: NSObject? = nil, options: [UINib.OptionsKey: Any]? = nil) {
    var objects: [Any] = []
    (messages, raised) = observed {
      objects = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: owner, options: options)
    }
    self.objects = objects
  }

  /// The first object as a view.
  var view: UIView { objects.first as? UIView ?? UIView() }
}

/// What a closure reports and raises.
@MainActor
func observed(_ body: () -> Void) -> (messages: [String], raised: [Exception]) {
  let sink = Diagnostics.sink
  var messages: [String] = []
  Diagnostics.sink = { messages.append($0) }
  defer { Diagnostics.sink = sink }
  let raised = exceptions(body)
  return (messages, raised)
}

@MainActor
func storyboard(_ scenes: String, initial: String? = nil) throws -> UIStoryboard {
  let text = storyboardText(scenes, initial: initial)
  return UIStoryboard(file: try NibFile(data: Data(text.utf8), name: "Test.storyboard", bundle: .main))
}

/// A folder that is a bundle, with files in it, and is removed with the object.
final class BundleFolder {
  let path: String
  let bundle: Bundle

  init(_ files: [String: String]) throws {
    path = NSTemporaryDirectory() + "bundle-\(UUID().uuidString)"
    for (name, text) in files {
      let file = path + "/" + name
      try FileManager.default.createDirectory(
        atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    }
    bundle = try #require(Bundle(path: path))
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
