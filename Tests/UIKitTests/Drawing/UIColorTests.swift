import Testing

@testable import UIKit

@MainActor
struct UIColorTests {
  private func components(_ color: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }

  private func bytes(_ color: UIColor) -> [Int] {
    components(color).map { Int(($0 * 255).rounded()) }
  }

  nonisolated private static let standardColors: [(UIColor, [CGFloat])] = [
    (.red, [1, 0, 0, 1]), (.orange, [1, 0.5, 0, 1]), (.brown, [0.6, 0.4, 0.2, 1]), (.purple, [0.5, 0, 0.5, 1]),
    (.clear, [0, 0, 0, 0]), (.lightGray, [2.0 / 3, 2.0 / 3, 2.0 / 3, 1]),
  ]

  @Test(arguments: standardColors)
  func `standard colours have Apple's values`(color: UIColor, expected: [CGFloat]) {
    #expect(components(color) == expected)
  }

  @Test func `system colours differ in light, dark and high contrast`() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let high = UITraitCollection(traitsFrom: [light, UITraitCollection(accessibilityContrast: .high)])
    let both = UITraitCollection(traitsFrom: [dark, UITraitCollection(accessibilityContrast: .high)])
    #expect(bytes(UIColor.systemRed.resolvedColor(with: light)) == [255, 59, 48, 255])
    #expect(bytes(UIColor.systemRed.resolvedColor(with: dark)) == [255, 69, 58, 255])
    #expect(bytes(UIColor.systemRed.resolvedColor(with: high)) == [215, 0, 21, 255])
    #expect(bytes(UIColor.systemRed.resolvedColor(with: both)) == [255, 105, 97, 255])
    #expect(bytes(UIColor.label.resolvedColor(with: dark)) == [255, 255, 255, 255])
  }

  @Test func `a dark background is lighter when raised`() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let raised = UITraitCollection(traitsFrom: [dark, UITraitCollection(userInterfaceLevel: .elevated)])
    #expect(bytes(UIColor.systemBackground.resolvedColor(with: dark)) == [0, 0, 0, 255])
    #expect(bytes(UIColor.systemBackground.resolvedColor(with: raised)) == [28, 28, 30, 255])
  }

  @Test func `a dynamic colour follows the current traits also with another alpha`() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }.withAlphaComponent(0.5)
    var results: [[CGFloat]] = []
    for style in [UIUserInterfaceStyle.light, .dark] {
      UITraitCollection(userInterfaceStyle: style).performAsCurrent { results.append(components(color)) }
    }
    #expect(results == [[0, 0, 0, 0.5], [1, 1, 1, 0.5]])
  }

  @Test func `a provider that goes round in a circle ends clear with a message`() {
    let former = Diagnostics.sink
    defer { Diagnostics.sink = former }
    nonisolated(unsafe) var messages: [String] = []
    Diagnostics.sink = { messages.append($0) }
    nonisolated(unsafe) var color = UIColor.red
    color = UIColor { _ in color }
    defer { color = .red }
    #expect(components(color) == [0, 0, 0, 0])
    #expect(messages.count == 1)
  }

  /// Six steps around the circle.
  nonisolated private static let hues: [(Int, [CGFloat])] = [
    (0, [1, 0, 0]), (1, [1, 1, 0]), (2, [0, 1, 0]), (3, [0, 1, 1]), (4, [0, 0, 1]), (5, [1, 0, 1]), (6, [1, 0, 0]),
  ]

  @Test(arguments: hues)
  func `hues run around the circle`(step: Int, rgb: [CGFloat]) {
    let result = components(UIColor(hue: CGFloat(step) / 6, saturation: 1, brightness: 1, alpha: 1))
    for (one, other) in zip(result, rgb) {
      #expect(abs(one - other) < 1e-9)
    }
  }

  @Test func `hue, saturation and brightness come back`() {
    var (hue, saturation, brightness) = (CGFloat(0), CGFloat(0), CGFloat(0))
    UIColor(hue: 0.7, saturation: 0.4, brightness: 0.9, alpha: 1)
      .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
    #expect(abs(hue - 0.7) < 1e-9 && abs(saturation - 0.4) < 1e-9 && abs(brightness - 0.9) < 1e-9)
  }

  @Test func `only a colour with equal components is a grey`() {
    var white = CGFloat(-1)
    #expect(!UIColor.red.getWhite(&white, alpha: nil))
    #expect(white == -1)
    #expect(UIColor(red: 0.3, green: 0.3, blue: 0.3, alpha: 1).getWhite(&white, alpha: nil))
    #expect(white == 0.3)
  }

  @Test func `equality compares space and components`() {
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.red.hash == UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash)
    #expect(UIColor.black != UIColor(red: 0, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.systemBlue == UIColor.systemBlue)
    #expect(UIColor.red != UIColor.red.withAlphaComponent(0.5))
  }
}
