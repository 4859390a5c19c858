// A segue is made of a class that a storyboard names. Swift allows that for `required` initialisers only, and this one is
// none; see CALayer+Metatype.swift. An initialiser takes over its arguments, hence `consuming`.
extension UIStoryboardSegue {
  @usableFromInline
  convenience init(ofDynamicClass identifier: String?, source: UIViewController, destination: UIViewController) {
    self.init(identifier: identifier, source: source, destination: destination)
  }

  @_silgen_name("$s5UIKit17UIStoryboardSegueC14ofDynamicClass6source11destinationACSSSg_AA16UIViewControllerCAItcfC")
  private static func makeInstance(
    _ identifier: consuming String?, _ source: consuming UIViewController, _ destination: consuming UIViewController
  ) -> Self

  /// A segue of any subclass that has `init(identifier:source:destination:)`.
  static func make(
    of type: UIStoryboardSegue.Type, identifier: String?, source: UIViewController, destination: UIViewController
  ) -> UIStoryboardSegue {
    type.makeInstance(identifier, source, destination)
  }
}
