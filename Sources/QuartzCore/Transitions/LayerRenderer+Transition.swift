import CCairo

extension LayerRenderer {
  /// Draws a layer that is in a transition, in its own coordinates.
  func draw(
    _ transition: LayerTransition, _ progress: Double, of layer: CALayer, _ values: LayerValues,
    at time: TimeInterval,
    opacity: Double
  ) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    let scale = abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx).squareRoot()
    let former = transition.former
    let latter = transition.latter(of: layer, at: time, scale: scale)
    let size = SIMD2(Double(values.bounds.width), Double(values.bounds.height))
    // Cairo's own surfaces end where the clip does; the parts are put together before opacity is applied to the whole.
    cairo_push_group(cairo)
    switch transition.effect {
    case .fade:
      cairo_set_operator(cairo, CAIRO_OPERATOR_ADD)
      former?.paint(in: cairo, alpha: 1 - progress)
      latter?.paint(in: cairo, alpha: progress)
    case .moveIn(let direction):
      former?.paint(in: cairo)
      latter?.paint(in: cairo, offset: direction * size * (1 - progress))
    case .push(let direction):
      former?.paint(in: cairo, offset: direction * size * -progress)
      latter?.paint(in: cairo, offset: direction * size * (1 - progress))
    case .reveal(let direction):
      latter?.paint(in: cairo)
      former?.paint(in: cairo, offset: direction * size * -progress)
    case .flip(let direction):
      let isBack = progress >= 0.5
      let flip = CardFlip(
        bounds: values.bounds, front: direction, angle: .pi * (isBack ? progress - 1 : progress))
      (isBack ? latter : former).flatMap(flip.turned)?.paint(in: cairo)
    case .curlUp:
      latter?.paint(in: cairo)
      if let former {
        PageCurl(bounds: values.bounds, progress: progress).curled(former).paint(in: cairo)
      }
    case .curlDown:
      former?.paint(in: cairo)
      if let latter {
        PageCurl(bounds: values.bounds, progress: 1 - progress).curled(latter).paint(in: cairo)
      }
    }
    cairo_pop_group_to_source(cairo)
    cairo_paint_with_alpha(cairo, opacity)
  }

  /// Draws a layer and what is below it in its own coordinates, without its opacity.
  func drawUnplaced(_ layer: CALayer, _ values: LayerValues) {
    var values = values
    values.opacity = 1
    if isGroup(layer, values) {
      drawGroup(layer, values, opacity: 1)
    } else {
      drawContent(of: layer, values, opacity: 1)
    }
  }
}
