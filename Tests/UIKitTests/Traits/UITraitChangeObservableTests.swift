import Testing

@testable import UIKit

private enum Density: Equatable {
  case loose
  case tight
}

private struct DensityTrait: UITraitDefinition {
  static let defaultValue = Density.loose
  static let affectsColorAppearance = true
}

extension UITraitCollection {
  fileprivate var density: Density { self[DensityTrait.self] }
}

extension UIMutableTraits {
  fileprivate var density: Density {
    get { self[DensityTrait.self] }
    set { self[DensityTrait.self] = newValue }
  }
}

@MainActor
@Suite struct UITraitChangeObservableTests {
  private final class Recorder: UIView {
    var log: [String] = []

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { log.append("callback") }

    func listen() {
      registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, former: UITraitCollection) in
        self.log.append("\(former.userInterfaceStyle.rawValue) to \(self.traitCollection.userInterfaceStyle.rawValue)")
      }
    }
  }

  @Test func `a handler is called for its traits alone, after the callback`() {
    let stage = Stage()
    let view = Recorder()
    stage.root.addSubview(view)
    view.listen()
    stage.root.traitOverrides.horizontalSizeClass = .regular
    #expect(view.log == ["callback"])
    view.log = []
    stage.window.overrideUserInterfaceStyle = .dark
    #expect(view.log == ["callback", "1 to 2"])
  }

  @Test func `a registration that was ended calls nobody`() {
    let stage = Stage()
    var calls = 0
    let first = stage.root.registerForTraitChanges([UITraitDisplayScale.self]) { (_: UIView, _) in calls += 1 }
    stage.root.registerForTraitChanges([UITraitDisplayScale.self]) { (_: UIView, _) in calls += 10 }
    stage.root.unregisterForTraitChanges(first)
    stage.root.traitOverrides.displayScale = 1
    #expect(calls == 10)
  }

  @Test func `a handler may end the registration of one that is to come`() {
    let stage = Stage()
    var log: [String] = []
    var second: (any UITraitChangeRegistration)?
    stage.root.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, _) in
      log.append("first")
      if let second { view.unregisterForTraitChanges(second) }
    }
    second = stage.root.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in
      log.append("second")
    }
    stage.root.overrideUserInterfaceStyle = .dark
    #expect(log == ["first"])
  }

  @Test func `a handler need not say what its environment is`() {
    let view = UIView()
    var former: [UIUserInterfaceStyle] = []
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { view, traits in
      former.append(traits.userInterfaceStyle)
      #expect(view.traitCollection.userInterfaceStyle == .dark)
    }
    view.overrideUserInterfaceStyle = .dark
    #expect(former == [.light])
  }

  @Test func `controllers and scenes tell of their traits too`() {
    let stage = Stage()
    var log: [String] = []
    stage.controller.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIViewController, _) in
      log.append("controller")
    }
    stage.scene.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIWindowScene, _) in
      log.append("scene")
    }
    stage.controller.overrideUserInterfaceStyle = .dark
    #expect(log == ["controller"])
    stage.scene.traitOverrides.userInterfaceStyle = .dark
    #expect(log == ["controller", "scene"])
    #expect(stage.window.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func `a registration does not keep its view`() {
    weak var gone: UIView?
    do {
      let view = Recorder()
      view.listen()
      gone = view
    }
    #expect(gone == nil)
  }

  @Test func `overrides are passed on, and taken back`() {
    let stage = Stage()
    let view = UIView()
    stage.root.addSubview(view)
    stage.root.traitOverrides.userInterfaceStyle = .dark
    stage.root.traitOverrides.preferredContentSizeCategory = .extraLarge
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    #expect(view.traitCollection.preferredContentSizeCategory == .extraLarge)
    #expect(stage.root.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    #expect(!stage.root.traitOverrides.contains(UITraitDisplayScale.self))
    stage.root.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    #expect(view.traitCollection.userInterfaceStyle == .light)
    #expect(view.traitCollection.preferredContentSizeCategory == .extraLarge)
  }

  @Test func `an override wins over the style that the same view overrides`() {
    let view = UIView()
    view.overrideUserInterfaceStyle = .light
    view.traitOverrides.userInterfaceStyle = .dark
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    view.updateTraitsIfNeeded()
    #expect(view.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func `a trait of the application's own has its default, is overridden and tells of changes`() {
    let stage = Stage()
    let view = UIView()
    stage.root.addSubview(view)
    #expect(view.traitCollection.density == .loose)
    var former: [Density] = []
    view.registerForTraitChanges([DensityTrait.self]) { (_: UIView, traits) in former.append(traits.density) }
    stage.root.traitOverrides.density = .tight
    stage.root.traitOverrides.density = .tight
    #expect(view.traitCollection.density == .tight)
    #expect(former == [.loose])
    #expect(stage.root.traitOverrides.contains(DensityTrait.self))
    stage.root.traitOverrides.remove(DensityTrait.self)
    #expect(view.traitCollection.density == .loose)
    #expect(former == [.loose, .tight])
  }

  @Test func `a trait of the application's own is part of equality and of colours`() {
    let tight = UITraitCollection { $0.density = .tight }
    #expect(tight == UITraitCollection().replacing(DensityTrait.self, value: .tight))
    #expect(tight != UITraitCollection())
    #expect(tight.hasDifferentColorAppearance(comparedTo: UITraitCollection()))
    let view = UIView()
    let color = UIColor { $0.density == .tight ? .white : .black }
    view.backgroundColor = color
    view.traitOverrides.density = .tight
    #expect(view.layer.backgroundColor == UIColor.white.cgColor)
  }

  @Test func `built in traits can be read and set by type`() {
    var traits = UITraitCollection(userInterfaceStyle: .dark)
    #expect(traits[UITraitUserInterfaceStyle.self] == .dark)
    #expect(traits[UITraitDisplayScale.self] == 0)
    traits = traits.replacing(UITraitDisplayScale.self, value: 3)
    #expect(traits.displayScale == 3)
    #expect(UITraitUserInterfaceStyle.name == "UITraitUserInterfaceStyle")
  }

  @Test func `text sizes are kept within the limits of a view`() {
    let stage = Stage()
    let view = UIView()
    stage.root.addSubview(view)
    stage.root.maximumContentSizeCategory = .extraLarge
    stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    #expect(view.traitCollection.preferredContentSizeCategory == .extraLarge)
    stage.root.maximumContentSizeCategory = nil
    stage.root.minimumContentSizeCategory = .medium
    stage.window.traitOverrides.preferredContentSizeCategory = .extraSmall
    #expect(view.traitCollection.preferredContentSizeCategory == .medium)
  }
}
