import Foundation
import UIKit

/// How the cost of a stack view's first layout grows with its views.
@MainActor
struct StackGrowth {
  /// From so many views to so many.
  static let counts = (few: 50, many: 400)

  static let all: [StackGrowth] = {
    let distributions: [(name: String, value: UIStackView.Distribution)] = [
      ("fill", .fill), ("fillEqually", .fillEqually), ("fillProportionally", .fillProportionally),
      ("equalSpacing", .equalSpacing), ("equalCentering", .equalCentering),
    ]
    return distributions.flatMap { distribution in
      [("roomy", 2), ("tight", 0.75)].map { name, share in
        StackGrowth(name: "stack_\(distribution.name)_\(name)", distribution: distribution.value, share: share)
      }
    }
  }()

  let name: String
  private let distribution: UIStackView.Distribution
  /// The stack view's height in proportion to what the views ask for.
  private let share: CGFloat

  /// The exponent k of n^k, by the medians and by the least of several layouts.
  func measure() -> (median: Double, least: Double) {
    var few = Samples()
    var many = Samples()
    for _ in 0..<7 {
      for _ in 0..<4 { few.add(layOut(Self.counts.few)) }
      many.add(layOut(Self.counts.many))
    }
    func exponent(_ few: Double, _ many: Double) -> Double {
      log(many / few) / log(Double(Self.counts.many) / Double(Self.counts.few))
    }
    return (exponent(few.median, many.median), exponent(few.least, many.least))
  }

  /// The processor's time for the first layout of a column whose views ask for different heights.
  private func layOut(_ count: Int) -> Double {
    var total: CGFloat = 0
    let views = (0..<count).map { index in
      let view = LayoutTree.View()
      view.contentSize = CGSize(width: 40, height: CGFloat(10 + index * 7 % 19))
      total += view.contentSize.height
      return view
    }
    let column = UIStackView(arrangedSubviews: views)
    column.axis = .vertical
    column.distribution = distribution
    column.frame.size = CGSize(width: 100, height: (total * share).rounded())
    return Stopwatch.processor { column.layoutIfNeeded() }
  }
}
