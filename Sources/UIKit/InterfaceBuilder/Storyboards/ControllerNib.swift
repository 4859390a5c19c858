/// What a controller from an Interface Builder file knows of it.
@MainActor
final class ControllerNib {
  let file: NibFile
  let storyboard: UIStoryboard?
  let element: NibElement
  /// The top-level elements of the controller's scene, itself among them.
  let scene: [NibElement]
  /// The segues that begin in the scene.
  var segues: [SegueTemplate] = []
  /// What the scene has beside views; the controller keeps it.
  var objects: [NSObject] = []
  /// Whether the file's view was made, or is being made.
  var isViewMade = false

  init(file: NibFile, storyboard: UIStoryboard?, element: NibElement, scene: [NibElement]) {
    self.file = file
    self.storyboard = storyboard
    self.element = element
    self.scene = scene
  }

  /// The element of the controller's view.
  var viewElement: NibElement? { element.children.first { $0["key"] == "view" && $0.id != nil } }
}
