import Testing

@testable import UIKit

@MainActor
@Suite struct AssetCatalogTests {
  private func color(_ red: String, appearances: String = "") -> String {
    """
    {"idiom": "universal", \(appearances.isEmpty ? "" : "\"appearances\": [\(appearances)],")
     "color": {"color-space": "srgb", "components": {"red": "\(red)", "green": "0x80", "blue": "255", "alpha": "0.5"}}}
    """
  }

  private func traits(_ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast = .normal) -> UITraitCollection
  {
    UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: style), UITraitCollection(accessibilityContrast: contrast),
    ])
  }

  private func picture(_ width: Int, _ height: Int) throws -> Data {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
    return try #require(image.pngData())
  }

  @Test func `a colour set gives the colour for light, dark and high contrast`() throws {
    let dark = "{\"appearance\": \"luminosity\", \"value\": \"dark\"}"
    let high = "{\"appearance\": \"contrast\", \"value\": \"high\"}"
    let folder = try BundleFolder([
      "Assets.xcassets/Panel.colorset/Contents.json": """
      {"colors": [\(color("0.1")), \(color("0.2", appearances: dark)), \(color("0.3", appearances: high)),
        \(color("0.4", appearances: dark + "," + high))], "info": {"version": 1, "author": "xcode"}}
      """
    ])
    let panel = try #require(UIColor(named: "Panel", in: folder.bundle, compatibleWith: nil))
    func red(_ traits: UITraitCollection) -> CGFloat? { panel.resolvedColor(with: traits).cgColor.components?[0] }
    #expect(red(traits(.light)) == 0.1)
    #expect(red(traits(.dark)) == 0.2)
    #expect(red(traits(.light, .high)) == 0.3)
    #expect(red(traits(.dark, .high)) == 0.4)
    let fixed = try #require(UIColor(named: "Panel", in: folder.bundle, compatibleWith: traits(.dark)))
    #expect(!fixed.isDynamic)
    let components = try #require(fixed.cgColor.components)
    #expect(components == [0.2, 128.0 / 255, 1, 0.5])
    #expect(UIColor(named: "Nothing", in: folder.bundle, compatibleWith: nil) == nil)
  }

  @Test func `groups with a namespace are in the name, others are not`() throws {
    let set = "{\"colors\": [\(color("1.0"))]}"
    let folder = try BundleFolder([
      "A.xcassets/Brand/Contents.json": "{\"properties\": {\"provides-namespace\": true}}",
      "A.xcassets/Brand/Main.colorset/Contents.json": set,
      "A.xcassets/Plain/Other.colorset/Contents.json": set,
      "A.xcassets/System.colorset/Contents.json":
        "{\"colors\": [{\"idiom\": \"universal\", \"color\": {\"platform\": \"ios\", \"reference\": \"labelColor\"}}]}",
      "A.xcassets/Broken.colorset/Contents.json": "{\"colors\": [",
    ])
    func named(_ name: String) -> UIColor? { UIColor(named: name, in: folder.bundle, compatibleWith: nil) }
    #expect(named("Brand/Main") != nil && named("Main") == nil && named("Other") != nil && named("Broken") == nil)
    #expect(
      named("System")?.resolvedColor(with: traits(.dark)) == UIColor.label.resolvedColor(with: traits(.dark)))
  }

  @Test func `an image set gives the image of the scale, with its intent and slices`() throws {
    let folder = try BundleFolder([
      "A.xcassets/Icon.imageset/Contents.json": """
      {"images": [{"idiom": "universal", "filename": "one.png", "scale": "1x"},
        {"idiom": "universal", "filename": "two.png", "scale": "2x",
         "resizing": {"mode": "9-part", "center": {"mode": "tile", "width": 1, "height": 1},
                      "cap-insets": {"top": 2, "left": 4, "bottom": 6, "right": 8}}},
        {"idiom": "universal", "scale": "3x"},
        {"idiom": "universal", "filename": "../../outside.png", "scale": "3x"}],
       "properties": {"template-rendering-intent": "template"}}
      """
    ])
    let set = folder.path + "/A.xcassets/Icon.imageset/"
    try picture(10, 20).write(to: URL(fileURLWithPath: set + "one.png"))
    try picture(20, 40).write(to: URL(fileURLWithPath: set + "two.png"))
    try picture(30, 60).write(to: URL(fileURLWithPath: folder.path + "/outside.png"))
    func image(_ scale: CGFloat) -> UIImage? {
      UIImage(named: "Icon", in: folder.bundle, compatibleWith: UITraitCollection(displayScale: scale))
    }
    let one = try #require(image(1))
    #expect(one.scale == 1 && one.size == CGSize(width: 10, height: 20) && one.renderingMode == .alwaysTemplate)
    let three = try #require(image(3))
    #expect(three.scale == 2 && three.size == CGSize(width: 10, height: 20))
    #expect(three.capInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) && three.resizingMode == .tile)
  }

  @Test func `a nib file takes images and colours of its bundle`() throws {
    let folder = try BundleFolder([
      "A.xcassets/Tint.colorset/Contents.json": "{\"colors\": [\(color("1.0"))]}",
      "A.xcassets/Icon.imageset/Contents.json":
        "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"one.png\", \"scale\": \"1x\"}]}",
      "V.xib": xib(
        "<imageView image=\"Icon\" id=\"i\"><color key=\"backgroundColor\" name=\"Tint\"/></imageView>"
          + "<imageView image=\"gone\" id=\"j\"><color key=\"tintColor\" name=\"gone\"/></imageView>",
        resources: "<namedColor name=\"gone\"><color red=\"0\" green=\"1\" blue=\"0\" alpha=\"1\"/></namedColor>"),
    ])
    try picture(4, 4).write(to: URL(fileURLWithPath: folder.path + "/A.xcassets/Icon.imageset/one.png"))
    var objects: [UIImageView] = []
    let (messages, _) = observed {
      objects = (folder.bundle.loadNibNamed("V", owner: nil) ?? []).compactMap { $0 as? UIImageView }
    }
    #expect(objects[0].image?.size == CGSize(width: 4, height: 4))
    #expect(objects[0].backgroundColor?.cgColor.components?[0] == 1)
    #expect(objects[1].tintColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    #expect(messages.count == 1 && messages[0].contains("Could not load the \"gone\" image"))
  }
}
