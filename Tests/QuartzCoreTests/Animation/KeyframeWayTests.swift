import QuartzCore
import Testing

/// Ways between keyframes: splines, paces and directions.
@MainActor
struct KeyframeWayTests {
  private func shown(at time: Double, _ configure: (CAKeyframeAnimation) -> Void) -> CALayer? {
    var result: CALayer?
    onSteppedClock {
      let layer = CALayer()
      let animation = CAKeyframeAnimation(keyPath: "position.x")
      animation.duration = 1
      configure(animation)
      layer.add(animation, forKey: "way")
      advance(to: 100 + time)
      result = layer.presentation()
    }
    return result
  }

  private func x(at time: Double, _ configure: (CAKeyframeAnimation) -> Void) -> Double {
    Double(shown(at: time, configure)?.position.x ?? .nan)
  }

  @Test func `a cubic way is the spline of Catmull and Rom`() {
    // Between 10 and 40: half way of the Hermite curve with tangents (40-0)/2 and (50-10)/2.
    let value = x(at: 0.5) {
      $0.values = [0, 10, 40, 50]
      $0.calculationMode = .cubic
    }
    #expect(abs(value - (0.5 * 10 + 0.5 * 40 + 20 * 0.125 - 20 * 0.125)) < 1e-9)
    let early = x(at: 1.0 / 3 + 0.25 / 3) {
      $0.values = [0, 10, 40, 50]
      $0.calculationMode = .cubic
    }
    // h00(¼)=0.84375, h10=0.140625, h01=0.15625, h11=-0.046875
    #expect(abs(early - (10 * 0.84375 + 20 * 0.140625 + 40 * 0.15625 - 20 * 0.046875)) < 1e-9)
  }

  @Test func `tension tightens the way, continuity and bias bend it`() {
    func early(_ configure: @escaping (CAKeyframeAnimation) -> Void) -> Double {
      x(at: 1.0 / 3 + 0.25 / 3) {
        $0.values = [0, 10, 40, 50]
        $0.calculationMode = .cubic
        configure($0)
      }
    }
    let tight = early { $0.tensionValues = [1, 1, 1, 1] }
    #expect(abs(tight - (10 * 0.84375 + 40 * 0.15625)) < 1e-9)
    // A bias of 1 leaves each value in the direction of its former segment: tangents 10 and 30.
    let biased = early { $0.biasValues = [1, 1, 1, 1] }
    #expect(abs(biased - (10 * 0.84375 + 10 * 0.140625 + 40 * 0.15625 - 30 * 0.046875)) < 1e-9)
    // A continuity of -1 makes straight corners: it leaves by 30 and arrives by 30.
    let cornered = early { $0.continuityValues = [-1, -1, -1, -1] }
    #expect(abs(cornered - (10 * 0.84375 + 30 * 0.140625 + 40 * 0.15625 - 30 * 0.046875)) < 1e-9)
  }

  @Test func `a paced cubic way has an even speed`() {
    func position(_ time: Double) -> CGPoint {
      shown(at: time) {
        $0.keyPath = "position"
        $0.values = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 30), CGPoint(x: 80, y: 20), CGPoint(x: 100, y: 100)]
        $0.calculationMode = .cubicPaced
      }?.position ?? .zero
    }
    func length(from start: Double, to end: Double) -> Double {
      var sum = 0.0
      let steps = 60
      for step in 0..<steps {
        let a = position(start + (end - start) * Double(step) / Double(steps))
        let b = position(start + (end - start) * Double(step + 1) / Double(steps))
        sum += Double(hypot(b.x - a.x, b.y - a.y))
      }
      return sum
    }
    // Each segment takes the part of the time that its length has of the whole.
    let (first, second) = (length(from: 0, to: 0.5), length(from: 0.5, to: 0.9999))
    #expect(abs(first - second) < 0.1 * (first + second))
  }

  @Test func `what follows a path turns with it where it is asked to`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 100, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 100))
    func angle(_ time: Double, _ mode: CAAnimationRotationMode?) -> Double {
      let transform =
        shown(at: time) {
          $0.keyPath = "position"
          $0.path = path
          $0.calculationMode = .paced
          $0.rotationMode = mode
        }?.transform ?? CATransform3DIdentity
      return atan2(Double(transform.m12), Double(transform.m11))
    }
    #expect(abs(angle(0.25, .rotateAuto)) < 1e-6)
    #expect(abs(angle(0.75, .rotateAuto) - .pi / 2) < 1e-6)
    #expect(abs(abs(angle(0.25, .rotateAutoReverse)) - .pi) < 1e-6)
    #expect(angle(0.75, nil) == 0)
  }

  @Test func `a discrete path stays where an element ends`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 100, y: 0))
    path.addLine(to: CGPoint(x: 200, y: 0))
    for (time, x) in [(0.25, 0.0), (0.75, 100)] {
      let shown = shown(at: time) {
        $0.keyPath = "position"
        $0.path = path
        $0.calculationMode = .discrete
      }
      #expect(abs(Double(shown?.position.x ?? .nan) - x) < 1e-6)
    }
  }

  @Test func `colours and transforms between keyframes are mixed as they are between two values`() {
    let colors = [CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 0)]
    let shown = shown(at: 0.5) {
      $0.keyPath = "backgroundColor"
      $0.values = [colors[0], colors[1]]
    }
    // Premultiplied, so that the invisible blue adds nothing.
    let rgba = shown?.backgroundColor?.components ?? []
    #expect(rgba.count == 4 && abs(rgba[0] - 1) < 1e-6 && abs(rgba[2]) < 1e-6 && abs(rgba[3] - 0.5) < 1e-6)
  }
}
