/// The items of a section in lines, as if lines were rows that are put below each other. A layout that grows sideways
/// exchanges the axes.
struct FlowSection {
  /// Items that lie in one line.
  struct Line {
    var items: Range<Int>
    /// Where it begins, counted from the section, and how long it is, along the direction in which the layout grows.
    var position: CGFloat
    var length: CGFloat
  }

  /// Where the section begins. All that it keeps counts from there, so that sections are moved by this alone.
  var start: CGFloat = 0
  private let headerLength: CGFloat
  private let footerLength: CGFloat
  private let breadth: CGFloat
  private var footerPosition: CGFloat = 0
  private var lines: [Line] = []
  /// Where items lie in their lines.
  private var places: [CGRect] = []

  /// Lays a section out in a breadth across; sizes and insets have the axes as they are here.
  init(_ measures: FlowMeasures, breadth: CGFloat) {
    self.breadth = breadth
    headerLength = measures.headerLength
    footerLength = measures.footerLength
    places = Array(repeating: .zero, count: measures.count)
    addLines(from: 0, at: headerLength + measures.inset.top, measures, former: [], after: Int.max)
  }

  var header: CGRect { CGRect(x: 0, y: start, width: breadth, height: headerLength) }
  var footer: CGRect { CGRect(x: 0, y: start + footerPosition, width: breadth, height: footerLength) }
  var end: CGFloat { start + footerPosition + footerLength }

  /// Puts items of other sizes into lines again, and those after them until a line begins as one did before; from there on
  /// lines are only moved.
  mutating func layOut(again items: ClosedRange<Int>, _ measures: FlowMeasures) {
    guard items.lowerBound >= 0, items.upperBound < measures.count, let changed = line(of: items.lowerBound) else {
      return
    }
    // The first item of a line may fit into the one before.
    let first = max(changed - 1, 0)
    let former = lines[first...]
    lines.removeSubrange(first...)
    addLines(
      from: former[first].items.lowerBound, at: former[first].position, measures, former: former,
      after: items.upperBound)
  }

  private mutating func addLines(
    from first: Int, at start: CGFloat, _ measures: FlowMeasures, former: ArraySlice<Line>, after last: Int
  ) {
    let inset = measures.inset
    let width = breadth - inset.left - inset.right
    var (item, position) = (first, start)
    var next = former.startIndex
    while item < measures.count {
      if item > first { position += measures.lineSpacing }
      while next < former.endIndex, former[next].items.lowerBound < item { next += 1 }
      if item > last, next < former.endIndex, former[next].items.lowerBound == item {
        let distance = position - former[next].position
        for var line in former[next...] {
          line.position += distance
          lines.append(line)
        }
        position = lines[lines.count - 1].position + lines[lines.count - 1].length
        break
      }
      let line = FlowSection.line(from: item, measures, width: width)
      var x = inset.left
      for index in item..<line.end {
        let size = measures.size(of: index)
        places[index] = CGRect(x: x, y: (line.length - size.height) / 2, width: size.width, height: size.height)
        x += size.width + line.spacing
      }
      lines.append(Line(items: item..<line.end, position: position, length: line.length))
      position += line.length
      item = line.end
    }
    footerPosition = position + inset.bottom
  }

  /// The line that an item lies in.
  private func line(of item: Int) -> Int? {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].items.upperBound <= item { low = middle + 1 } else { high = middle }
    }
    return low < lines.count && lines[low].items.contains(item) ? low : nil
  }

  func frame(of item: Int, in line: Line) -> CGRect {
    places[item].offsetBy(dx: 0, dy: start + line.position)
  }

  /// Where an item lies; nil of one that is not there.
  func frame(of item: Int) -> CGRect? {
    line(of: item).map { frame(of: item, in: lines[$0]) }
  }

  /// The items that fit beside each other, how long their line is, and the space between them: what is left is shared out.
  /// The last line keeps the spaces that it would have if it went on with items like its last one.
  private static func line(
    from first: Int, _ measures: FlowMeasures, width: CGFloat
  ) -> (end: Int, length: CGFloat, spacing: CGFloat) {
    var used = measures.size(of: first)
    var end = first + 1
    while end < measures.count {
      let size = measures.size(of: end)
      let longer = used.width + measures.itemSpacing + size.width
      // Widths that are parts of a whole add up to a little more than it.
      guard longer <= width + 0.001 else { break }
      used.width = longer
      used.height = max(used.height, size.height)
      end += 1
    }
    var gaps = end - first - 1
    var rest = width - used.width
    if end == measures.count {
      let step = measures.size(of: end - 1).width + measures.itemSpacing
      if step > 0, rest > 0 {
        let more = ((rest + 0.001) / step).rounded(.down)
        rest -= more * step
        // As many as nobody could count are as good as no space.
        gaps += Int(min(more, 1e6))
      }
    }
    guard gaps > 0, rest > 0, rest.isFinite else { return (end, used.height, measures.itemSpacing) }
    return (end, used.height, measures.itemSpacing + rest / CGFloat(gaps))
  }

  /// The lines that reach into a stretch.
  func lines(from first: CGFloat, to last: CGFloat) -> ArraySlice<Line> {
    let (first, last) = (first - start, last - start)
    var low = 0
    var high = lines.count
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].position + lines[middle].length < first { low = middle + 1 } else { high = middle }
    }
    var end = low
    while end < lines.count, lines[end].position <= last { end += 1 }
    return lines[low..<end]
  }

  /// The header's place, the axes being as they are here: where it is kept in sight, as near to the edge as the section
  /// lets it.
  func headerFrame(pinnedTo edge: CGFloat?) -> CGRect {
    guard let edge else { return header }
    var frame = header
    frame.origin.y = max(frame.minY, min(edge, footer.minY - frame.height))
    return frame
  }

  func footerFrame(pinnedTo edge: CGFloat?) -> CGRect {
    guard let edge else { return footer }
    var frame = footer
    frame.origin.y = min(frame.minY, max(edge - frame.height, header.maxY))
    return frame
  }
}
