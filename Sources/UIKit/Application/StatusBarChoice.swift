/// What an application that decides over the status bar itself has chosen.
struct StatusBarChoice {
  var isHidden: Bool
  var style: UIStatusBarStyle
  var animation = UIStatusBarAnimation.none
}
