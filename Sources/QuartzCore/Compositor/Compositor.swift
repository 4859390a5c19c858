import Dispatch
import Synchronization

/// Makes frames of a layer tree: lists what is to be seen, compares with the frame before, and draws what has changed, on
/// all cores where it is much.
package final class Compositor {
  /// The finished frame.
  package let bitmap: Bitmap
  /// Pixels per point.
  package let scale: CGFloat

  private let caches = FrameCaches()
  private var list: DisplayList
  private var former: DisplayList
  private let workspaces: [TileWorkspace]
  private var changeCount = -1
  private var wasAnimating = false
  private weak var root: CALayer?

  /// A tile of this many rows stays in a core's cache while layer upon layer is drawn.
  private static let tileRows = 32
  /// Below this many pixels, waking other threads takes longer than drawing.
  private static let pixelsWorthThreads = 100_000

  package init(pixelWidth: Int, pixelHeight: Int, scale: CGFloat) {
    bitmap = Bitmap(width: pixelWidth, height: pixelHeight)
    self.scale = scale
    list = DisplayList(caches: caches)
    former = DisplayList(caches: caches)
    list.former = former
    former.former = list
    let cores = max(ProcessInfo.processInfo.activeProcessorCount, 1)
    workspaces = (0..<cores).map { [bitmap] _ in TileWorkspace(width: bitmap.width, rows: Self.tileRows) }
  }

  /// Brings the frame to a time of the clock, and says what has changed. Where no layer has changed since the last time
  /// and nothing moves, it costs nothing.
  package func render(_ root: CALayer, at time: TimeInterval) -> Damage {
    let isAnimating = AnimationScheduler.hasRunningAnimations
    if root === self.root, changeCount == LayerChanges.count, !isAnimating, !wasAnimating { return .none }
    let frame = PixelRect(minX: 0, minY: 0, maxX: bitmap.width, maxY: bitmap.height)
    swap(&list, &former)
    caches.beginFrame()
    list.fill(root, at: time, base: CGAffineTransform(scaleX: scale, y: scale), frame: frame)
    let damage = root === self.root ? list.damage(since: former, within: frame) : [frame]
    self.root = root
    wasAnimating = isAnimating
    // Contents that were drawn while listing have counted as changes.
    changeCount = LayerChanges.count
    LayerChanges.shownCount = changeCount
    for rect in damage { draw(rect) }
    return Damage(rects: damage)
  }

  /// Draws a tree once, wherever its root is: `matrix` maps the root's own coordinates to pixels.
  func renderOnce(_ root: CALayer, placedBy matrix: CGAffineTransform, at time: TimeInterval, displaysPending: Bool) {
    let frame = PixelRect(minX: 0, minY: 0, maxX: bitmap.width, maxY: bitmap.height)
    caches.beginFrame()
    list.fill(root, placedBy: matrix, at: time, frame: frame, displaysPending: displaysPending)
    self.root = nil
    draw(frame)
  }

  private func draw(_ damage: PixelRect) {
    Self.draw(list, damage, into: bitmap, workspaces)
  }

  /// Draws all of a list into a bitmap of its own, once.
  static func draw(_ list: DisplayList, into bitmap: Bitmap) {
    let frame = PixelRect(minX: 0, minY: 0, maxX: bitmap.width, maxY: bitmap.height)
    let cores = frame.area < pixelsWorthThreads ? 1 : max(ProcessInfo.processInfo.activeProcessorCount, 1)
    draw(list, frame, into: bitmap, (0..<cores).map { _ in TileWorkspace(width: bitmap.width, rows: tileRows) })
  }

  /// A picture of a part of the frame with what a list has so far; nothing of that needs to be finished.
  static func picture(of list: DisplayList, _ rect: PixelRect) -> Bitmap {
    let bitmap = Bitmap(width: rect.width, height: rect.height)
    let cores = rect.area < pixelsWorthThreads ? 1 : max(ProcessInfo.processInfo.activeProcessorCount, 1)
    let workspaces = (0..<cores).map { _ in TileWorkspace(width: rect.maxX, rows: tileRows) }
    draw(list, rect, into: bitmap, workspaces, originX: rect.minX, originY: rect.minY)
    return bitmap
  }

  private static func draw(
    _ list: DisplayList, _ damage: PixelRect, into bitmap: Bitmap, _ workspaces: [TileWorkspace], originX: Int = 0,
    originY: Int = 0
  ) {
    let tileCount = (damage.height + Self.tileRows - 1) / Self.tileRows
    let threads = damage.area < Self.pixelsWorthThreads ? 1 : min(workspaces.count, tileCount)
    list.items.withUnsafeBufferPointer { items in
      list.covers.withUnsafeBufferPointer { covers in
        // Items are plain data that nobody changes while tiles are drawn; tiles share no pixel, threads no workspace.
        nonisolated(unsafe) let job = Job(
          items: items, covers: covers, workspaces: workspaces, damage: damage,
          target: PixelTarget(
            base: bitmap.pixels - (originY * bitmap.pixelsPerRow + originX), pixelsPerRow: bitmap.pixelsPerRow))
        let next = Atomic(0)
        guard threads > 1 else { return job.run(thread: 0, tileCount: tileCount, next: next) }
        DispatchQueue.concurrentPerform(iterations: threads) { thread in
          job.run(thread: thread, tileCount: tileCount, next: next)
        }
      }
    }
  }

  private struct Job {
    let items: UnsafeBufferPointer<DisplayItem>
    let covers: UnsafeBufferPointer<DisplayList.Cover>
    let workspaces: [TileWorkspace]
    let damage: PixelRect
    let target: PixelTarget

    func run(thread: Int, tileCount: Int, next: borrowing Atomic<Int>) {
      let workspace = workspaces[thread]
      while true {
        let tile = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard tile < tileCount else { return }
        let minY = damage.minY + tile * Compositor.tileRows
        let region = PixelRect(
          minX: damage.minX, minY: minY, maxX: damage.maxX, maxY: min(minY + Compositor.tileRows, damage.maxY))
        workspace.begin(minY: minY)
        guard let items = items.baseAddress else {
          // Nothing to be seen: the frame is empty here.
          for y in region.minY..<region.maxY {
            target.row(y, from: region.minX).update(repeating: 0, count: region.width)
          }
          continue
        }
        // An empty list has no address; then nothing covers anything.
        TileRenderer(
          items: items, count: self.items.count, covers: covers.baseAddress, coverCount: covers.count,
          workspace: workspace
        ).render(region, to: target)
      }
    }
  }
}

extension CALayer {
  /// Whether a layer has changed since the frame of a compositor was made, or something still moves.
  package final var needsFrame: Bool {
    LayerChanges.count != LayerChanges.shownCount || AnimationScheduler.hasRunningAnimations
  }
}
