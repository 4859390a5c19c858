import UIKit

/// A tree of 10,000 views, held by four constraints each: 100 rows of 9 cards of 10 lines.
@MainActor
final class LargeTree {
  static let viewCount = 10_000

  let root = UIView(frame: CGRect(x: 0, y: 0, width: 4000, height: 12000))
  private(set) var constraints: [NSLayoutConstraint] = []
  /// The height of the first line of a card in the middle.
  private(set) var leafHeight: NSLayoutConstraint!
  private(set) var count = 0

  init() {
    var previousRow: UIView?
    for row in 0..<100 {
      let rowView = add(to: root)
      previousRow = stack(rowView, below: previousRow, in: root, height: 110)
      var previousCard: UIView?
      for card in 0..<9 {
        let cardView = add(to: rowView)
        place(cardView, rightOf: previousCard, in: rowView)
        previousCard = cardView
        var previousLine: UIView?
        for line in 0..<10 {
          let lineView = add(to: cardView)
          previousLine = stack(lineView, below: previousLine, in: cardView, height: CGFloat(6 + line % 3))
          if row == 50, card == 4, line == 0 { leafHeight = constraints[constraints.count - 1] }
        }
      }
    }
  }

  private func add(to superview: UIView) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    count += 1
    return view
  }

  /// Fills the width, below the view before.
  private func stack(_ view: UIView, below previous: UIView?, in superview: UIView, height: CGFloat) -> UIView {
    constraints += [
      view.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: 2),
      view.trailingAnchor.constraint(equalTo: superview.trailingAnchor, constant: -2),
      view.topAnchor.constraint(equalTo: previous?.bottomAnchor ?? superview.topAnchor, constant: 2),
      view.heightAnchor.constraint(equalToConstant: height),
    ]
    return view
  }

  /// Fills the height, as wide as its neighbour.
  private func place(_ view: UIView, rightOf previous: UIView?, in superview: UIView) {
    constraints += [
      view.topAnchor.constraint(equalTo: superview.topAnchor, constant: 1),
      view.bottomAnchor.constraint(equalTo: superview.bottomAnchor, constant: -1),
      view.leadingAnchor.constraint(equalTo: previous?.trailingAnchor ?? superview.leadingAnchor, constant: 4),
      previous.map { view.widthAnchor.constraint(equalTo: $0.widthAnchor) }
        ?? view.widthAnchor.constraint(equalTo: superview.widthAnchor, multiplier: 1 / 9, constant: -5),
    ]
  }
}
