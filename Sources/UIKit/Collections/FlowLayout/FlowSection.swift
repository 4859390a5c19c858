/// The items of a section in lines, as if lines were rows that are put below each other. A layout that grows sideways
/// exchanges the axes.
struct FlowSection {
  /// Items that lie in one line.
  struct Line {
    var items: Range<Int>
    /// Where it begins, and how long it is, along the direction in which the layout grows.
    var position: CGFloat
    var length: CGFloat
  }

  private(set) var header: CGRect
  private(set) var footer: CGRect
  private(set) var lines: [Line] = []
  private(set) var frames: [CGRect] = []
  let start: CGFloat
  private(set) var end: CGFloat

  /// Lays a section out from a position, in a breadth across.
  /// - Parameters:
  ///   - measures: Sizes and insets with the axes as they are here.
  ///   - inset: The section's inset, and what its reference takes at both sides.
  init(_ measures: FlowMeasures, inset: UIEdgeInsets, from start: CGFloat, breadth: CGFloat) {
    self.start = start
    var position = start
    header = CGRect(x: 0, y: position, width: breadth, height: measures.headerLength)
    position = header.maxY + inset.top
    let width = breadth - inset.left - inset.right
    frames.reserveCapacity(measures.count)
    var item = 0
    while item < measures.count {
      let line = FlowSection.line(from: item, measures, width: width)
      if item > 0 { position += measures.lineSpacing }
      var x = inset.left
      for index in item..<line.end {
        let size = measures.size(of: index)
        frames.append(
          CGRect(
            x: x, y: position + (line.length - size.height) / 2, width: size.width, height: size.height))
        x += size.width + line.spacing
      }
      lines.append(Line(items: item..<line.end, position: position, length: line.length))
      position += line.length
      item = line.end
    }
    position += inset.bottom
    footer = CGRect(x: 0, y: position, width: breadth, height: measures.footerLength)
    end = footer.maxY
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
  func lines(from start: CGFloat, to end: CGFloat) -> ArraySlice<Line> {
    var low = 0
    var high = lines.count
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].position + lines[middle].length < start { low = middle + 1 } else { high = middle }
    }
    var last = low
    while last < lines.count, lines[last].position <= end { last += 1 }
    return lines[low..<last]
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
