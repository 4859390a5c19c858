import CoreGraphics
import UIKit

/// A view with an identifier that constraints alone hold, below a superview.
@MainActor
func makeView(_ name: String, in superview: UIView? = nil, frame: CGRect = .zero) -> UIView {
  let view = UIView(frame: frame)
  view.accessibilityIdentifier = name
  view.translatesAutoresizingMaskIntoConstraints = false
  superview?.addSubview(view)
  return view
}

/// A topmost view of a size.
@MainActor
func makeRoot(_ width: CGFloat = 320, _ height: CGFloat = 480) -> UIView {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  view.accessibilityIdentifier = "root"
  return view
}

/// Runs code and answers the messages that it logged, without addresses.
@MainActor
func messages(during body: () -> Void) -> [String] {
  var messages: [String] = []
  let sink = Diagnostics.sink
  let showsAddresses = LayoutNaming.showsAddresses
  Diagnostics.sink = { messages.append($0) }
  LayoutNaming.showsAddresses = false
  defer {
    Diagnostics.sink = sink
    LayoutNaming.showsAddresses = showsAddresses
  }
  body()
  return messages
}

/// A view with a content size that can be set.
@MainActor
final class ContentView: UIView {
  var content = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) {
    didSet { invalidateIntrinsicContentSize() }
  }
  var readCount = 0

  override var intrinsicContentSize: CGSize {
    readCount += 1
    return content
  }
}
