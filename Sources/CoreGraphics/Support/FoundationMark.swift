/// The first stored property of a class whose objects are put into attributed strings.
///
/// Foundation on Linux compares attributes as Core Foundation's objects, and takes the second word of an object for that
/// of a Core Foundation type. A word that happens to stand for the type 0 stops the program, in
/// `NSMutableAttributedString.addAttribute(_:value:range:)` and whenever attributes are compared; one that stands for a
/// type that does not exist has the object asked whether it is equal. Swift keeps the first property of a direct subclass
/// of NSObject in that word.
package struct FoundationMark: Sendable {
  /// The bits of a type number, all of them set.
  private let word: UInt = 0x3_FF00

  package init() {}
}
