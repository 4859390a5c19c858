/// A change of what a constraint contributes to the gradient of the penalties: `amount` times its coefficients, at
/// `level`.
struct GradientChange: BitwiseCopyable {
  var amount: Double
  var constraint: Int32
  var level: Float
}
