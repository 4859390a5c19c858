import Testing
import UIKit

@MainActor
struct LayoutEngineWaitingTests {
  @Test func `constraints that come and go before the first layout leave those that stay`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor), view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    var last: NSLayoutConstraint?
    for width in 0..<1000 {
      last?.isActive = false
      last = view.widthAnchor.constraint(equalToConstant: CGFloat(width))
      last?.isActive = true
    }
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 999, height: 10))
    #expect(view.constraints.count == 2)
  }

  @Test func `a constraint that a baseline takes away while constraints are being taken is left out`() {
    final class Fickle: UILabel {
      var victim: NSLayoutConstraint?
      override var intrinsicContentSize: CGSize {
        victim?.isActive = false
        return CGSize(width: 30, height: 12)
      }
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let label = Fickle()
    label.text = "a"
    let view = UIView()
    for each in [label, view] {
      each.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(each)
    }
    let wide = view.widthAnchor.constraint(equalToConstant: 50)
    label.victim = wide
    let weak = view.widthAnchor.constraint(equalToConstant: 20)
    weak.priority = .defaultLow
    NSLayoutConstraint.activate([
      label.leftAnchor.constraint(equalTo: root.leftAnchor), label.topAnchor.constraint(equalTo: root.topAnchor),
      view.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
      view.leftAnchor.constraint(equalTo: root.leftAnchor), view.heightAnchor.constraint(equalToConstant: 5), wide,
      weak,
    ])
    root.layoutIfNeeded()
    #expect(!wide.isActive)
    #expect(view.frame.width == 20)
  }
}
