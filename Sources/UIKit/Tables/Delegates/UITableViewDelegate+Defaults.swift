// See UIScrollViewDelegate for who is asked where the class that says it conforms has no method. A question that nobody
// answers is noted, so that a table need not ask it of each row.
extension UITableViewDelegate {
  public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    _SelectorRuntime.tell("tableView:willDisplay:forRowAt:", self, [tableView, cell, indexPath])
  }
  public func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    _SelectorRuntime.tell("tableView:willDisplayHeaderView:forSection:", self, [tableView, view, section])
  }
  public func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
    _SelectorRuntime.tell("tableView:willDisplayFooterView:forSection:", self, [tableView, view, section])
  }
  public func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
  {
    _SelectorRuntime.tell("tableView:didEndDisplaying:forRowAt:", self, [tableView, cell, indexPath])
  }
  public func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
    _SelectorRuntime.tell("tableView:didEndDisplayingHeaderView:forSection:", self, [tableView, view, section])
  }
  public func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
    _SelectorRuntime.tell("tableView:didEndDisplayingFooterView:forSection:", self, [tableView, view, section])
  }
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    _SelectorRuntime.optionalAnswer("tableView:heightForRowAt:", of: self, [tableView, indexPath])
      ?? tableView.unanswered(.rowHeight, tableView.rowHeight)
  }
  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    _SelectorRuntime.optionalAnswer("tableView:heightForHeaderInSection:", of: self, [tableView, section])
      ?? tableView.unanswered(.headerHeight, tableView.sectionHeaderHeight)
  }
  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    _SelectorRuntime.optionalAnswer("tableView:heightForFooterInSection:", of: self, [tableView, section])
      ?? tableView.unanswered(.footerHeight, tableView.sectionFooterHeight)
  }
  public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    _SelectorRuntime.optionalAnswer("tableView:estimatedHeightForRowAt:", of: self, [tableView, indexPath])
      ?? tableView.unanswered(.estimatedRowHeight, tableView.estimatedRowHeight)
  }
  public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    _SelectorRuntime.optionalAnswer("tableView:estimatedHeightForHeaderInSection:", of: self, [tableView, section])
      ?? tableView.unanswered(.estimatedHeaderHeight, tableView.estimatedSectionHeaderHeight)
  }
  public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    _SelectorRuntime.optionalAnswer("tableView:estimatedHeightForFooterInSection:", of: self, [tableView, section])
      ?? tableView.unanswered(.estimatedFooterHeight, tableView.estimatedSectionFooterHeight)
  }
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    guard _SelectorRuntime.responds(self, to: "tableView:viewForHeaderInSection:") else {
      return tableView.unanswered(.headerView, nil)
    }
    return _SelectorRuntime.optionalAnswer("tableView:viewForHeaderInSection:", of: self, [tableView, section])
  }
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    guard _SelectorRuntime.responds(self, to: "tableView:viewForFooterInSection:") else {
      return tableView.unanswered(.footerView, nil)
    }
    return _SelectorRuntime.optionalAnswer("tableView:viewForFooterInSection:", of: self, [tableView, section])
  }
  public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    _SelectorRuntime.tell("tableView:accessoryButtonTappedForRowWith:", self, [tableView, indexPath])
  }
  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    _SelectorRuntime.optionalAnswer("tableView:shouldHighlightRowAt:", of: self, [tableView, indexPath]) ?? true
  }
  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    _SelectorRuntime.tell("tableView:didHighlightRowAt:", self, [tableView, indexPath])
  }
  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    _SelectorRuntime.tell("tableView:didUnhighlightRowAt:", self, [tableView, indexPath])
  }
  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    guard _SelectorRuntime.responds(self, to: "tableView:willSelectRowAt:") else {
      return tableView.unanswered(.willSelect, indexPath)
    }
    return _SelectorRuntime.optionalAnswer("tableView:willSelectRowAt:", of: self, [tableView, indexPath])
  }
  public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    guard _SelectorRuntime.responds(self, to: "tableView:willDeselectRowAt:") else {
      return tableView.unanswered(.willDeselect, indexPath)
    }
    return _SelectorRuntime.optionalAnswer("tableView:willDeselectRowAt:", of: self, [tableView, indexPath])
  }
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    _SelectorRuntime.tell("tableView:didSelectRowAt:", self, [tableView, indexPath])
  }
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    _SelectorRuntime.tell("tableView:didDeselectRowAt:", self, [tableView, indexPath])
  }
  public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    _SelectorRuntime.optionalAnswer("tableView:indentationLevelForRowAt:", of: self, [tableView, indexPath])
      ?? tableView.unanswered(.indentation, 0)
  }
}
