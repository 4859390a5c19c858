extension NibFile {
  /// Makes the objects of a xib file, for an owner that its connections go to.
  ///
  /// The first result is what is at the top, placeholders left out; the second one has all that somebody must keep.
  @MainActor
  func instantiate(owner: NSObject?, externalObjects: [String: Any] = [:]) throws(NibError) -> (
    top: [NSObject], kept: [NSObject]
  ) {
    guard kind == .xib else { throw error(at: root, "this is a storyboard, not a xib file") }
    guard let objects = root.child("objects") else { throw error(at: root, "the file has no <objects>") }
    let loader = NibLoader(file: self, owner: owner, externalObjects: externalObjects)
    let top = loader.makeObjects(objects.children)
    loader.finish()
    return (top, top)
  }
}
