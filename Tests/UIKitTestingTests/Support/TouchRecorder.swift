import UIKitTesting

/// A view that notes what it is told of touches and keys.
final class TouchRecorder: UIView {
  var log: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches) }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses { log.append("press \(press.key?.keyCode.rawValue ?? -1)") }
  }

  private func note(_ phase: String, _ touches: Set<UITouch>) {
    for touch in touches {
      let point = touch.location(in: nil)
      let milliseconds = Int((touch.timestamp * 1000).rounded()) - 1000
      log.append("\(phase) \(Int(point.x.rounded())) \(Int(point.y.rounded())) at \(milliseconds)")
    }
  }
}
