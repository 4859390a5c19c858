import Testing

@testable import UIKit

final class NibTestPanelViewController: UIViewController {
  var label: UILabel!
  static func register() { _SelectorRuntime.register("label", \NibTestPanelViewController.label) }
}

@MainActor
@Suite struct NibFilesTests {
  init() { NibTestPanelViewController.register() }

  private let text = xib(
    """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="NibTestPanelViewController">
      <connections>
        <outlet property="view" destination="v" id="o1"/>
        <outlet property="label" destination="l" id="o2"/>
      </connections>
    </placeholder>
    <view id="v"><subviews><label text="Hello" id="l"/></subviews></view>
    """)

  @Test func `a controller's view comes from the nib file of its name`() throws {
    let folder = try BundleFolder(["Panel.xib": text])
    let controller = NibTestPanelViewController(nibName: "Panel", bundle: folder.bundle)
    #expect(controller.view === controller.label.superview)
    #expect(controller.label.text == "Hello")
  }

  @Test func `without a name the file that is named as the class says is taken`() throws {
    let view = try BundleFolder(["NibTestPanelView.xib": text])
    #expect(NibTestPanelViewController(nibName: nil, bundle: view.bundle).view.subviews.count == 1)
    let whole = try BundleFolder(["NibTestPanelViewController.xib": text])
    #expect(NibTestPanelViewController(nibName: nil, bundle: whole.bundle).view.subviews.count == 1)
    let none = try BundleFolder(["Other.xib": text])
    #expect(NibTestPanelViewController(nibName: nil, bundle: none.bundle).view.subviews.count == 0)
  }

  @Test func `a nib file that is missing, or sets no view, raises`() throws {
    let folder = try BundleFolder(["Panel.xib": xib("<view id=\"v\"/>"), "Broken.xib": "<document>"])
    let missing = exceptions { UIViewController(nibName: "Gone", bundle: folder.bundle).loadView() }
    #expect(missing.first?.reason == "Could not load NIB in bundle: '\(folder.path)' with name 'Gone'")
    let viewless = exceptions { UIViewController(nibName: "Panel", bundle: folder.bundle).loadView() }
    #expect(viewless.first?.reason.hasSuffix("loaded the \"Panel\" nib but the view outlet was not set.") == true)
    let broken = exceptions { UIViewController(nibName: "Broken", bundle: folder.bundle).loadView() }
    #expect(broken.first?.reason.contains("Broken.xib:1: <document>: the file ends within this element") == true)
  }

  @Test func `a bundle loads a nib file, and string tables translate it`() throws {
    let folder = try BundleFolder([
      "Texts.xib": xib(
        "<label text=\"Hello\" id=\"l\"/><button id=\"b\"><state key=\"normal\" title=\"Go\"/></button>"),
      "Texts.strings": "/* a comment */ \"l.text\" = \"Guten Tag\";\n\"b.normalTitle\" = \"Los\";",
    ])
    let objects = try #require(folder.bundle.loadNibNamed("Texts", owner: nil))
    #expect((objects[0] as? UILabel)?.text == "Guten Tag")
    #expect((objects[1] as? UIButton)?.title(for: .normal) == "Los")
  }

  @Test func `a file that has changed is read again`() throws {
    let folder = try BundleFolder(["A.xib": xib("<label text=\"one\" id=\"l\"/>")])
    func text() -> String? { (folder.bundle.loadNibNamed("A", owner: nil)?.first as? UILabel)?.text }
    #expect(text() == "one")
    try Data(xib("<label text=\"two\" id=\"l\"/>").utf8).write(to: URL(fileURLWithPath: folder.path + "/A.xib"))
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: folder.path + "/A.xib")
    #expect(text() == "two")
  }
}
