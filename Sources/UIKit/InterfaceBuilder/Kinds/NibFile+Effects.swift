extension NibFile {
  @MainActor
  func applyEffectView(_ element: NibElement, _ view: UIVisualEffectView) {
    if element.child("vibrancyEffect") != nil { report(at: element, "the vibrancy effect is left out: it is not here") }
    guard let effect = element.child("blurEffect") else { return }
    let style: UIBlurEffect.Style? = effect.choice(
      "style",
      [
        "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular, "prominent": .prominent,
        "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThinMaterial": .systemThinMaterial,
        "systemMaterial": .systemMaterial, "systemThickMaterial": .systemThickMaterial,
        "systemChromeMaterial": .systemChromeMaterial, "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
        "systemThinMaterialLight": .systemThinMaterialLight, "systemMaterialLight": .systemMaterialLight,
        "systemThickMaterialLight": .systemThickMaterialLight, "systemChromeMaterialLight": .systemChromeMaterialLight,
        "systemUltraThinMaterialDark": .systemUltraThinMaterialDark, "systemThinMaterialDark": .systemThinMaterialDark,
        "systemMaterialDark": .systemMaterialDark, "systemThickMaterialDark": .systemThickMaterialDark,
        "systemChromeMaterialDark": .systemChromeMaterialDark,
      ])
    guard let style else {
      return report(at: effect, "the style \(effect["style"] ?? "nil") of a blur is not known here")
    }
    view.effect = UIBlurEffect(style: style)
  }

  @MainActor
  func applyIndicator(_ element: NibElement, _ view: UIActivityIndicatorView) {
    let style: UIActivityIndicatorView.Style? = element.choice(
      "style", ["medium": .medium, "gray": .gray, "white": .white, "large": .large, "whiteLarge": .whiteLarge])
    if let style { view.style = style }
    if let color = color(forKey: "color", of: element) { view.color = color }
    // Interface Builder's default differs from the class's: what it leaves out is NO.
    if element.id != nil { view.hidesWhenStopped = element.flag("hidesWhenStopped") ?? false }
    if element.flag("animating") == true { view.startAnimating() }
  }
}
