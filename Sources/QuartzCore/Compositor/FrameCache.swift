/// What was made for a frame, kept for as long as the frames after it use it.
struct FrameCache<Key: Hashable, Value> {
  private struct Entry {
    var value: Value
    var frame: Int
  }

  private var entries: [Key: Entry] = [:]
  private var frame = 0
  private let patience: Int

  /// A cache that keeps a value for so many frames which do not use it.
  init(keepingUnusedFor patience: Int) {
    self.patience = patience
  }

  /// Begins a frame: what the last frames did not use goes.
  mutating func beginFrame() {
    frame += 1
    guard !entries.isEmpty else { return }
    let oldest = frame - 1 - patience
    for (key, entry) in entries where entry.frame < oldest { entries[key] = nil }
  }

  /// The value under a key, which counts as used in this frame.
  mutating func use(_ key: Key) -> Value? {
    guard let index = entries.index(forKey: key) else { return nil }
    entries.values[index].frame = frame
    return entries.values[index].value
  }

  /// Keeps a value under a key, used in this frame, and answers it; nil forgets what was there.
  mutating func keep(_ value: Value?, under key: Key) -> Value? {
    entries[key] = value.map { Entry(value: $0, frame: frame) }
    return value
  }
}
