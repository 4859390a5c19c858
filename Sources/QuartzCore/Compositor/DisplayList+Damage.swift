extension DisplayList {
  /// What differs from the frame before, within `frame`.
  func damage(since old: DisplayList, within frame: PixelRect) -> [PixelRect] {
    let shared = min(items.count, old.items.count)
    var head = 0
    while head < shared, items[head].draws(like: old.items[head]) { head += 1 }
    if head == items.count, head == old.items.count { return [] }
    var damage = DamageRegion(frame: frame)
    if items.count == old.items.count {
      for index in head..<items.count where !items[index].draws(like: old.items[index]) {
        damage.add(items[index].rect)
        damage.add(old.items[index].rect)
      }
      return damage.rects
    }
    var tail = 0
    while tail < shared - head, items[items.count - 1 - tail].draws(like: old.items[old.items.count - 1 - tail]) {
      tail += 1
    }
    for item in items[head..<(items.count - tail)] { damage.add(item.rect) }
    for item in old.items[head..<(old.items.count - tail)] { damage.add(item.rect) }
    return damage.rects
  }
}
