/// Who is told of which events of a control.
struct ControlHandler {
  enum Kind {
    case target(TargetAction)
    case action(UIAction)
  }

  let kind: Kind
  var events: UIControl.Event

  var target: TargetAction? {
    if case .target(let entry) = kind { entry } else { nil }
  }

  var action: UIAction? {
    if case .action(let action) = kind { action } else { nil }
  }
}
