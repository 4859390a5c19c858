import Testing

@testable import UIKit

@MainActor
@Suite struct UIStackViewScalingTests {
  /// Seconds for the first layout of a column of views.
  private func measure(_ count: Int, _ distribution: UIStackView.Distribution) -> Double {
    let column = UIStackView(arrangedSubviews: (0..<count).map { _ in BlockView("", 20, 10) })
    column.axis = .vertical
    column.distribution = distribution
    column.frame.size = CGSize(width: 100, height: CGFloat(count) * 10)
    let duration = ContinuousClock().measure { column.layoutIfNeeded() }
    #expect(column.arrangedSubviews[count - 1].frame.maxY == column.bounds.height)
    return duration / .seconds(1)
  }

  @Test(arguments: [UIStackView.Distribution.fill, .fillEqually, .equalSpacing])
  func `eight times the views cost far less than the square of that`(_ distribution: UIStackView.Distribution) {
    // The best of several, as the machine may be busy; of work that grows with the square it would be 64 times.
    let few = (0..<5).map { _ in measure(50, distribution) }.min()!
    let many = (0..<3).map { _ in measure(400, distribution) }.min()!
    #expect(many < few * 40)
  }
}
