import Foundation

extension Workload {
  /// The workload as text, which the peers read.
  var trace: String {
    var text = "V \(variableCount)\nC \(constraints.count)\n"
    for constraint in constraints {
      text += "\(constraint.relation) \(constraint.priority) \(exact(constraint.constant)) \(constraint.terms.count)"
      for term in constraint.terms { text += " \(term.variable) \(exact(term.coefficient))" }
      text += "\n"
    }
    for section in sections {
      text += "S \(section.name) \(section.groups.count)\n"
      for group in section.groups {
        text += "G \(group.count)\n"
        for operation in group {
          switch operation {
          case .add(let constraint): text += "a \(constraint)\n"
          case .remove(let constraint): text += "r \(constraint)\n"
          case .edit(let variable, let priority): text += "e \(variable) \(priority)\n"
          case .suggest(let variable, let value): text += "s \(variable) \(exact(value))\n"
          case .setPriority(let priority, of: let constraint): text += "p \(constraint) \(priority)\n"
          case .update: text += "u\n"
          }
        }
      }
    }
    return text
  }

  private func exact(_ number: Double) -> String {
    if number == number.rounded(), abs(number) < 1e15 {
      return number == 0 && number.sign == .minus ? "-0" : String(Int(number))
    }
    return String(format: "%.17g", number)
  }
}
