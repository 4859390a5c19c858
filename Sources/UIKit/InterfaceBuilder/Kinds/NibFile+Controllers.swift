extension NibFile {
  @MainActor
  func apply(_ element: NibElement, to controller: UIViewController) {
    if let title = text("title", of: element) { controller.title = title }
    let style: UIModalPresentationStyle? = element.modalPresentationStyle("modalPresentationStyle")
    if let style { controller.modalPresentationStyle = style }
    let transition: UIModalTransitionStyle? = element.modalTransitionStyle("modalTransitionStyle")
    if let transition { controller.modalTransitionStyle = transition }
    if let flag = element.flag("definesPresentationContext") { controller.definesPresentationContext = flag }
    if let flag = element.flag("providesPresentationContextTransitionStyle") {
      controller.providesPresentationContextTransitionStyle = flag
    }
    if let flag = element.flag("modalInPresentation") { controller.isModalInPresentation = flag }
    if let flag = element.flag("viewRespectsSystemMinimumLayoutMargins") {
      controller.viewRespectsSystemMinimumLayoutMargins = flag
    }
    if let size = element.size(forKey: "preferredContentSize") { controller.preferredContentSize = size }
    if let table = controller as? UITableViewController, let flag = element.flag("clearsSelectionOnViewWillAppear") {
      table.clearsSelectionOnViewWillAppear = flag
    }
  }
}

extension NibElement {
  func modalPresentationStyle(_ attribute: String) -> UIModalPresentationStyle? {
    choice(
      attribute,
      [
        "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
        "currentContext": .currentContext, "custom": .custom, "overFullScreen": .overFullScreen,
        "overCurrentContext": .overCurrentContext, "none": .none, "automatic": .automatic,
      ])
  }

  func modalTransitionStyle(_ attribute: String) -> UIModalTransitionStyle? {
    choice(
      attribute,
      [
        "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal, "crossDissolve": .crossDissolve,
        "partialCurl": .partialCurl,
      ])
  }
}
