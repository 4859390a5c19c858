import UIKit

/// What the controllers, animators and calls of a walk have reported, and what of it cannot be.
@MainActor
final class WalkJournal {
  typealias Name = PresentationModel.Name

  /// A call of a controller's life cycle.
  enum Callback: Int {
    case willAppear, isAppearing, didAppear, willDisappear, didDisappear
  }

  enum Appearance {
    case disappeared, appearing, appeared, disappearing
  }

  /// The completion of a call.
  struct Call {
    let description: String
    var isAccepted: Bool
    var count = 0
  }

  /// Something that must be gone when its owner is, and what it is.
  private struct Tracked {
    weak var object: AnyObject?
    let owner: Name
    let description: String
  }

  private(set) var appearances: [Name: Appearance] = [:]
  private var hadIsAppearing: Set<Name> = []
  private(set) var calls: [Call] = []
  private var tracked: [Tracked] = []
  private(set) var contradictions: [String] = []
  /// Of everything that was reported, in order.
  private(set) var digest: UInt64 = 0xCBF2_9CE4_8422_2325

  func contradict(_ text: String) { contradictions.append(text) }

  func mix(_ numbers: Int...) {
    for number in numbers { digest = (digest ^ UInt64(truncatingIfNeeded: number)) &* 0x100_0000_01B3 }
  }

  // MARK: Life cycles

  /// A controller's appearance callbacks follow each other as Apple documents them.
  func note(_ callback: Callback, of name: Name) {
    mix(1, name, callback.rawValue)
    let former = appearances[name] ?? .disappeared
    let next: Appearance? =
      switch (callback, former) {
      case (.willAppear, .disappeared), (.willAppear, .disappearing): .appearing
      case (.isAppearing, .appearing): .appearing
      case (.didAppear, .appearing): .appeared
      case (.willDisappear, .appeared), (.willDisappear, .appearing): .disappearing
      case (.didDisappear, .disappearing): .disappeared
      default: nil
      }
    guard let next else { return contradict("\(name) had \(callback) while \(former)") }
    switch callback {
    case .willAppear: hadIsAppearing.remove(name)
    case .isAppearing where !hadIsAppearing.insert(name).inserted: contradict("\(name) had isAppearing twice")
    case .didAppear where !hadIsAppearing.contains(name): contradict("\(name) had didAppear without isAppearing")
    default: break
    }
    appearances[name] = next
  }

  // MARK: Completions

  /// A completion for a call; `then` is done when it is called.
  func completion(
    of description: String, isAccepted: Bool, then: (@MainActor () -> Void)? = nil
  ) -> (call: Int, body: () -> Void) {
    let index = calls.count
    calls.append(Call(description: description, isAccepted: isAccepted))
    return (
      index,
      {
        self.mix(2, index)
        self.calls[index].count += 1
        if self.calls[index].count == 1 { then?() }
      }
    )
  }

  /// The call turned out to be refused, or not.
  func correct(_ call: Int, isAccepted: Bool) { calls[call].isAccepted = isAccepted }

  // MARK: Leaks

  func track(_ object: AnyObject?, of owner: Name, _ description: String) {
    guard let object, !tracked.contains(where: { $0.object === object }) else { return }
    tracked.append(Tracked(object: object, owner: owner, description: description))
  }

  /// What is still there of those that are gone.
  func leaks(living: Set<Name>) -> [String] {
    tracked.removeAll { $0.object == nil }
    return tracked.filter { !living.contains($0.owner) }.map { "the \($0.description) of \($0.owner)" }
  }
}
