extension UILabel {
  final func drawLabelText(in rect: CGRect) {
    guard hasText, rect.width > 0, rect.height > 0, let context = UIGraphicsGetCurrentContext() else {
      return
    }
    let placed = placedLayout(in: rect)
    var appearance = TextLayout.Appearance(color: storedTextColor, decorations: styledText.decorations)
    appearance.interfaceIsRightToLeft = readsRightToLeft
    if let shadowColor {
      var shadow = appearance
      shadow.overridingColor = shadowColor
      let origin = CGPoint(x: placed.origin.x + shadowOffset.width, y: placed.origin.y + shadowOffset.height)
      placed.layout.draw(in: context, at: origin, width: rect.width, shadow)
    }
    if isHighlighted, let highlightedTextColor {
      appearance.overridingColor = highlightedTextColor
    }
    guard isEnabled else {
      context.saveGState()
      context.setAlpha(0.5)
      placed.layout.draw(in: context, at: placed.origin, width: rect.width, appearance)
      context.restoreGState()
      return
    }
    placed.layout.draw(in: context, at: placed.origin, width: rect.width, appearance)
  }
}
