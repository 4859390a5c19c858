/// Keeps layouts by what they were made from, so that a text that was laid out once is not laid out again.
///
/// Layouts that were not asked for while `generationSize` others were are let go.
final class TextLayoutCache: @unchecked Sendable {
  static let shared = TextLayoutCache()

  private static let generationSize = 1024
  private var young: [TextLayout.Request: TextLayout] = [:]
  private var old: [TextLayout.Request: TextLayout] = [:]
  private var libraryGeneration = 0

  func layout(_ request: TextLayout.Request) -> TextLayout {
    let library = FontLibrary.shared
    return library.withLock {
      if library.generation != libraryGeneration {
        libraryGeneration = library.generation
        young.removeAll()
        old.removeAll()
      }
      if let layout = young[request] {
        return layout
      }
      let layout = old[request] ?? TextLayout(request, library: library)
      if young.count >= TextLayoutCache.generationSize {
        old = young
        young.removeAll(keepingCapacity: true)
      }
      young[request] = layout
      return layout
    }
  }
}
