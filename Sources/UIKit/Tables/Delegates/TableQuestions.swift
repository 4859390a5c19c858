/// Questions that a table's delegate may leave unanswered.
struct TableQuestions: OptionSet {
  let rawValue: UInt16

  static let rowHeight = TableQuestions(rawValue: 1 << 0)
  static let headerHeight = TableQuestions(rawValue: 1 << 1)
  static let footerHeight = TableQuestions(rawValue: 1 << 2)
  static let estimatedRowHeight = TableQuestions(rawValue: 1 << 3)
  static let estimatedHeaderHeight = TableQuestions(rawValue: 1 << 4)
  static let estimatedFooterHeight = TableQuestions(rawValue: 1 << 5)
  static let headerView = TableQuestions(rawValue: 1 << 6)
  static let footerView = TableQuestions(rawValue: 1 << 7)
  static let willSelect = TableQuestions(rawValue: 1 << 8)
  static let willDeselect = TableQuestions(rawValue: 1 << 9)
  static let indentation = TableQuestions(rawValue: 1 << 10)
}

extension UITableView {
  /// Notes that the delegate does not answer a question, and gives the answer for it.
  final func unanswered<Answer>(_ question: TableQuestions, _ answer: Answer) -> Answer {
    unansweredQuestions.insert(question)
    return answer
  }
}
