import Testing

@testable import UIKit

/// A view with a content size and baselines that can be set.
@MainActor
final class BlockView: UIView {
  let content: CGSize
  let baselines: (first: CGFloat, last: CGFloat)

  init(_ name: String, _ width: CGFloat, _ height: CGFloat, baselines: (first: CGFloat, last: CGFloat) = (0, 0)) {
    content = CGSize(width: width, height: height)
    self.baselines = baselines
    super.init(frame: .zero)
    accessibilityIdentifier = name
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  override var intrinsicContentSize: CGSize { content }
  override var firstBaselineOffsetFromTop: CGFloat { baselines.first }
  override var lastBaselineOffsetFromBottom: CGFloat { baselines.last }
}

/// A stack view of three blocks, 40x20, 60x30 and 20x50 along and across the axis, of which the second hugs least.
@MainActor
struct BlockStack {
  let stack: UIStackView
  let blocks: [BlockView]
  let isHorizontal: Bool

  init(_ axis: NSLayoutConstraint.Axis = .horizontal, spacing: CGFloat = 10) {
    isHorizontal = axis == .horizontal
    let sizes: [(String, CGFloat, CGFloat, (CGFloat, CGFloat))] = [
      ("a", 40, 20, (15, 5)), ("b", 60, 30, (22, 8)), ("c", 20, 50, (40, 10)),
    ]
    let isHorizontal = isHorizontal
    blocks = sizes.map { name, length, breadth, baselines in
      BlockView(name, isHorizontal ? length : breadth, isHorizontal ? breadth : length, baselines: baselines)
    }
    blocks[1].setContentHuggingPriority(.defaultLow - 1, for: axis)
    stack = UIStackView(arrangedSubviews: blocks)
    stack.axis = axis
    stack.spacing = spacing
    stack.accessibilityIdentifier = "stack"
  }

  /// Lays out in a frame of a length and a breadth.
  func layOut(_ length: CGFloat, by breadth: CGFloat) {
    stack.frame.size =
      isHorizontal ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length)
    stack.layoutIfNeeded()
  }

  /// Where views lie along the axis: from, to.
  var lengths: [[CGFloat]] {
    stack.arrangedSubviews.map {
      [isHorizontal ? $0.frame.minX : $0.frame.minY, isHorizontal ? $0.frame.maxX : $0.frame.maxY]
    }
  }

  /// Where views lie across the axis: from, to.
  var breadths: [[CGFloat]] {
    stack.arrangedSubviews.map {
      [isHorizontal ? $0.frame.minY : $0.frame.minX, isHorizontal ? $0.frame.maxY : $0.frame.maxX]
    }
  }
}

let distributions: [UIStackView.Distribution] = [
  .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
]
let alignments: [UIStackView.Alignment] = [.fill, .leading, .firstBaseline, .center, .trailing, .lastBaseline]
