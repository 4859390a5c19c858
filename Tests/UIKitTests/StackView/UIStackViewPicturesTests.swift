import Testing
import UIKitTesting

@testable import UIKit

@MainActor
@Suite struct UIStackViewPicturesTests {
  private static let colors: [UIColor] = [.red, .green, .blue]

  /// A coloured box with a label in it, so that a picture tells views, their sizes and their order.
  private func makeBox(_ index: Int) -> UIView {
    let box = BlockView("\(index)", [40, 60, 20][index], [20, 30, 50][index])
    box.backgroundColor = Self.colors[index]
    box.layer.cornerRadius = 5
    return box
  }

  @Test func `the picture of an arrangement is that of the same frames`() throws {
    for (distribution, alignment) in zip(distributions, alignments.filter { $0 != .firstBaseline }) {
      let root = UIView()
      root.backgroundColor = .white
      let app = TestApplication(device: try #require(TestDevice("300x100@2")), rootView: root)
      let stack = UIStackView(arrangedSubviews: (0..<3).map(makeBox))
      stack.arrangedSubviews[1].setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
      stack.distribution = distribution
      stack.alignment = alignment
      stack.spacing = 7
      stack.backgroundColor = .gray
      stack.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 9),
        stack.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -11),
        stack.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
        stack.heightAnchor.constraint(equalToConstant: 80),
      ])
      app.advance(by: 0.1)
      let arranged = app.snapshot()
      let frames = stack.arrangedSubviews.map { $0.convert($0.bounds, to: root) }
      stack.removeFromSuperview()
      let plate = UIView(frame: CGRect(x: 9, y: 5, width: 280, height: 80))
      plate.backgroundColor = .gray
      root.addSubview(plate)
      for (index, frame) in frames.enumerated() {
        let box = makeBox(index)
        box.frame = frame
        root.addSubview(box)
      }
      app.advance(by: 0.1)
      try app.expectPicture(matching: arranged)
    }
  }
}
