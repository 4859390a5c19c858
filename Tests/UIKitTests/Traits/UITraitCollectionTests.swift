import Testing

@testable import UIKit

@MainActor
struct UITraitCollectionTests {
  @Test func `the last specified value of each trait wins`() {
    let merged = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
      UITraitCollection(displayScale: 3), UITraitCollection(),
    ])
    #expect(merged.userInterfaceStyle == .dark)
    #expect(merged.displayScale == 3)
    #expect(merged.horizontalSizeClass == .unspecified)
  }

  @Test func `collections with equal values are equal`() {
    #expect(UITraitCollection(displayScale: 2) == UITraitCollection { $0.displayScale = 2 })
    #expect(UITraitCollection(displayScale: 2).hash == UITraitCollection(displayScale: 2).hash)
    #expect(UITraitCollection(displayScale: 2) != UITraitCollection(displayScale: 3))
  }

  @Test func `current is set for a closure and comes back`() {
    let before = UITraitCollection.current
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      #expect(UITraitCollection.current.userInterfaceStyle == .dark)
      UITraitCollection(userInterfaceStyle: .light).performAsCurrent {
        #expect(UITraitCollection.current.userInterfaceStyle == .light)
      }
      #expect(UITraitCollection.current.userInterfaceStyle == .dark)
    }
    #expect(UITraitCollection.current == before)
  }

  @Test func `colours look different only by traits that colours depend on`() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    let dark = light.modifyingTraits { $0.userInterfaceStyle = .dark }
    #expect(light.hasDifferentColorAppearance(comparedTo: dark))
    #expect(light.hasDifferentColorAppearance(comparedTo: nil))
    #expect(!light.hasDifferentColorAppearance(comparedTo: light.modifyingTraits { $0.horizontalSizeClass = .compact }))
  }

  @Test func `a collection contains what it specifies alike`() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
    ])
    #expect(traits.containsTraits(in: UITraitCollection(displayScale: 2)))
    #expect(!traits.containsTraits(in: UITraitCollection(displayScale: 3)))
    #expect(traits.containsTraits(in: nil))
  }

  @Test func `content sizes are in order`() {
    #expect(UIContentSizeCategory.small < .large)
    #expect(UIContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
  }
}
