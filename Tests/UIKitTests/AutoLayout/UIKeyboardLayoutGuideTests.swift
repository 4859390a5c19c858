import Testing
import UIKitTesting

@testable import UIKit

@MainActor
@Suite struct UIKeyboardLayoutGuideTests {
  @Test func `without a keyboard the guide is what the safe area leaves at the bottom`() {
    let stage = Stage(device: "iPhone 14")
    let guide = stage.root.keyboardLayoutGuide
    #expect(guide === stage.root.keyboardLayoutGuide && guide.owningView === stage.root)
    stage.frame()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 810, width: 390, height: 34))
    guide.usesBottomSafeArea = false
    stage.root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 844, width: 390, height: 0))
    guide.usesBottomSafeArea = true
    stage.scene.rotate(to: .landscapeLeft, animated: false)
    stage.frame()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 369, width: 844, height: 21))
  }

  @Test func `a bar above the keyboard rests on the safe area`() {
    let stage = Stage(device: "iPhone 14")
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    stage.root.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.bottomAnchor.constraint(equalTo: stage.root.keyboardLayoutGuide.topAnchor),
      bar.leadingAnchor.constraint(equalTo: stage.root.keyboardLayoutGuide.leadingAnchor),
      bar.widthAnchor.constraint(equalToConstant: 100), bar.heightAnchor.constraint(equalToConstant: 44),
    ])
    stage.frame()
    #expect(bar.frame == CGRect(x: 0, y: 766, width: 100, height: 44))
  }

  /// An app with a bar of 44 points that rests on the keyboard.
  private func makeApp() throws -> (app: TestApplication, root: UIView, bar: UIView) {
    let (root, bar) = (UIView(), UIView())
    bar.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor),
      bar.leadingAnchor.constraint(equalTo: root.leadingAnchor), bar.widthAnchor.constraint(equalToConstant: 100),
      bar.heightAnchor.constraint(equalToConstant: 44),
    ])
    return (TestApplication(device: try #require(TestDevice("iPhone 14")), rootView: root), root, bar)
  }

  @Test func `a bar moves with the keyboard, and back to the safe area`() throws {
    let (app, root, bar) = try makeApp()
    #expect(bar.frame.maxY == 810)
    app.showKeyboard(height: 300)
    #expect(bar.frame.maxY == 544)
    #expect(root.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 544, width: 390, height: 300))
    app.advance(by: 0.125)
    let shown = try #require(bar.layer.presentation()).frame.maxY
    #expect(abs(shown - (810 + 544) / 2) < 1)
    app.advance(by: 0.2)
    #expect(bar.layer.animationKeys() == nil)
    app.hideKeyboard()
    #expect(bar.frame.maxY == 810)
    app.advance(by: 1)
    app.showKeyboard(height: 20)
    #expect(bar.frame.maxY == 810)
    root.keyboardLayoutGuide.usesBottomSafeArea = false
    app.advance(by: 1)
    #expect(bar.frame.maxY == 824)
  }

  @Test func `the guide of a smaller view is what the keyboard covers of it, wherever the view goes`() throws {
    let (app, root, _) = try makeApp()
    let panel = UIView(frame: CGRect(x: 20, y: 500, width: 200, height: 200))
    root.addSubview(panel)
    let guide = panel.keyboardLayoutGuide
    app.showKeyboard(height: 300)
    app.advance(by: 1)
    #expect(guide.layoutFrame == CGRect(x: 0, y: 44, width: 200, height: 156))
    panel.frame.origin.y = 300
    app.advance(by: 0.1)
    #expect(guide.layoutFrame == CGRect(x: 0, y: 200, width: 200, height: 0))
    panel.frame.origin.y = 600
    app.advance(by: 0.1)
    #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 200, height: 200))
    app.hideKeyboard()
    #expect(guide.layoutFrame.height == 0)
  }

  @Test func `constraints come and go with what the guide is near`() {
    let stage = Stage(device: "iPhone 14")
    let guide = stage.root.keyboardLayoutGuide
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    stage.root.addSubview(view)
    func constraint(_ constant: CGFloat) -> NSLayoutConstraint {
      view.widthAnchor.constraint(equalToConstant: constant)
    }
    let (bottom, side, away, corner) = (constraint(1), constraint(2), constraint(3), constraint(4))
    guide.setConstraints([bottom], activeWhenNearEdge: .bottom)
    guide.setConstraints([side], activeWhenNearEdge: .leading)
    guide.setConstraints([corner], activeWhenNearEdge: [.bottom, .trailing])
    #expect([bottom, side, corner].map(\.isActive) == [true, false, false])
    guide.setConstraints([], activeWhenNearEdge: .bottom)
    guide.setConstraints([away], activeWhenAwayFrom: [.leading, .trailing])
    #expect([bottom, away].map(\.isActive) == [false, true])
    #expect(guide.constraintsActive(whenAwayFrom: [.leading, .trailing]) == [away])
    #expect(guide.constraintsActive(whenNearEdge: .leading) == [side])
    guide.removeAllTrackedConstraints()
    #expect(!away.isActive && guide.constraintsActive(whenNearEdge: .leading).isEmpty)
  }
}
