/// Keeps layouts by what they were made from, so that a text that was laid out once is not laid out again.
///
/// Layouts that were not asked for while `generationSize` others were are let go.
final class TextLayoutCache: @unchecked Sendable {
  static let shared = TextLayoutCache()

  /// A request whose hash is counted once.
  private struct Key: Hashable {
    let request: TextLayout.Request
    let hash: Int

    init(_ request: TextLayout.Request) {
      self.request = request
      hash = request.hashValue
    }

    static func == (left: Key, right: Key) -> Bool { left.hash == right.hash && left.request == right.request }

    func hash(into hasher: inout Hasher) { hasher.combine(hash) }
  }

  private static let generationSize = 1024
  private var young: [Key: TextLayout] = [:]
  private var old: [Key: TextLayout] = [:]
  private var libraryGeneration = 0

  func layout(_ request: TextLayout.Request) -> TextLayout {
    let library = FontLibrary.shared
    let key = Key(request)
    return library.withLock {
      if library.generation != libraryGeneration {
        libraryGeneration = library.generation
        young.removeAll()
        old.removeAll()
      }
      if let layout = young[key] {
        return layout
      }
      let layout = old[key] ?? TextLayout(request, library: library)
      if young.count >= TextLayoutCache.generationSize {
        old = young
        young.removeAll(keepingCapacity: true)
      }
      young[key] = layout
      return layout
    }
  }
}
