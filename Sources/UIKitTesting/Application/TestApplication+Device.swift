extension TestApplication {
  /// Turns the device. The interface follows with UIKit's animation if its controllers support the orientation.
  public func rotate(to orientation: UIInterfaceOrientation) {
    requireOpen()
    record("rotate \(Script.name(of: orientation))")
    scene.rotate(to: orientation)
  }

  /// Gives the scene another size, in points.
  public func resize(to size: CGSize) {
    requireOpen()
    record("resize \(TraceNumber.coordinate(size.width)) \(TraceNumber.coordinate(size.height))")
    scene.resize(to: size)
  }

  /// Shakes the device: the first responder is told of the motion.
  public func shake() {
    requireOpen()
    record("shake")
    scene.shake()
  }

  /// Tilts the device to the right and down, each -1...1 of as far as it counts; motion effects follow.
  public func tilt(horizontal: CGFloat, vertical: CGFloat) {
    requireOpen()
    record("tilt \(TraceNumber.coordinate(horizontal)) \(TraceNumber.coordinate(vertical))")
    scene.viewerOffset = UIOffset(horizontal: horizontal, vertical: vertical)
  }

  /// Sends the app to the background, as the home gesture does. Does nothing if it is there.
  public func enterBackground() {
    requireOpen()
    UIApplication.shared.enterBackground()
  }

  /// Brings the app back to the foreground. Does nothing if it is there.
  public func enterForeground() {
    requireOpen()
    UIApplication.shared.enterForeground()
  }
}
