/// A subtree's layout in text, for tests: a line for each view and guide with its frame, and below it the constraints
/// that it holds.
///
/// ```
/// UIView 'panel' (0 0; 320 480)
///   ~ 'top': UIView 'card'.top == UIView 'panel'.top + 8
///   UIView 'card' (0 8; 320 100)
/// ```
@MainActor
package enum LayoutDump {
  /// The lines for a view and what is below it. Broken constraints say so.
  package static func text(of view: UIView) -> String {
    let showedAddresses = LayoutNaming.showsAddresses
    LayoutNaming.showsAddresses = false
    defer { LayoutNaming.showsAddresses = showedAddresses }
    var lines: [String] = []
    append(view, indentation: "", to: &lines)
    return lines.joined(separator: "\n")
  }

  private static func append(_ view: UIView, indentation: String, to lines: inout [String]) {
    lines.append("\(indentation)\(LayoutNaming.name(ofItem: view)) \(dumpText(view.frame))")
    let inner = indentation + "  "
    for guide in view.layoutGuides {
      lines.append("\(inner)\(LayoutNaming.name(ofItem: guide)) \(dumpText(guide.layoutFrame))")
    }
    for constraint in view.constraints {
      let label = constraint.identifier.map { "'\($0)': " } ?? ""
      lines.append(
        "\(inner)~ \(label)\(LayoutNaming.equation(of: constraint))\(constraint.isBroken ? " (broken)" : "")")
    }
    for subview in view.subviews { append(subview, indentation: inner, to: &lines) }
  }
}

/// A rectangle as `(x y; width height)`.
func dumpText(_ rect: CGRect) -> String {
  func text(_ value: CGFloat) -> String { numeral((Double(value) * 1000).rounded() / 1000) }
  return "(\(text(rect.minX)) \(text(rect.minY)); \(text(rect.width)) \(text(rect.height)))"
}
