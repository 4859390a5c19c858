/// A visual format that follows the grammar, with names still to be looked up.
struct VisualFormat {
  /// A number or a name, and where it stands.
  struct Operand {
    enum Value {
      case number(Double)
      case name(String)
    }
    let value: Value
    let offset: Int
  }

  /// A condition on a length or a space.
  struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    let operand: Operand
    var priority: Operand?
  }

  /// What is between two views, or between a view and the superview.
  enum Connection {
    /// No space.
    case none
    /// The system's space.
    case standard
    case predicates([Predicate])
  }

  /// A view in brackets.
  struct View {
    let name: String
    let offset: Int
    var predicates: [Predicate] = []
  }

  /// An edge of the superview.
  struct Edge {
    let connection: Connection
    let offset: Int
  }

  var axis = NSLayoutConstraint.Axis.horizontal
  var leadingEdge: Edge?
  var views: [View] = []
  /// Between a view and the next.
  var connections: [Connection] = []
  var trailingEdge: Edge?
}
