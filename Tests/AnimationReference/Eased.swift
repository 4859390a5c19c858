/// The part of the way that an animation on the curve (0.42, 0, 0.58, 1) has gone after a part of its time, both in 0...1.
///
/// Found by bisection of the curve's parameter, apart from the code that it tests: x(s) = 3(1-s)²s·0.42 + 3(1-s)s²·0.58 + s³.
public func eased(_ progress: Double) -> Double {
  guard progress > 0 else { return 0 }
  guard progress < 1 else { return 1 }
  var low = 0.0
  var high = 1.0
  for _ in 0..<60 {
    let s = (low + high) / 2
    let x = 3 * (1 - s) * (1 - s) * s * 0.42 + 3 * (1 - s) * s * s * 0.58 + s * s * s
    if x < progress { low = s } else { high = s }
  }
  let s = (low + high) / 2
  return 3 * (1 - s) * s * s + s * s * s
}
