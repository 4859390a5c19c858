import CCairo

/// A path as straight lines, a list of points for each subpath.
struct FlatPath {
  private(set) var lines: [[SIMD2<Double>]] = []

  /// Takes the current path of a context and leaves none there.
  init(takingFrom cairo: OpaquePointer) {
    let path = cairo_copy_path_flat(cairo)!
    cairo_new_path(cairo)
    defer { cairo_path_destroy(path) }
    var index = 0
    while index < Int(path.pointee.num_data) {
      let element = path.pointee.data + index
      let type = element.pointee.header.type
      let point = SIMD2(element[1].point.x, element[1].point.y)
      if type == CAIRO_PATH_MOVE_TO {
        lines.append([point])
      } else if type == CAIRO_PATH_LINE_TO {
        lines[lines.count - 1].append(point)
      } else if type == CAIRO_PATH_CLOSE_PATH, let first = lines.last?.first {
        lines[lines.count - 1].append(first)
      }
      index += Int(element.pointee.header.length)
    }
  }

  var length: Double {
    lines.reduce(0) { sum, line in zip(line, line.dropFirst()).reduce(sum) { $0 + ($1.1 - $1.0).length } }
  }
}

extension SIMD2<Double> {
  var length: Double { (self * self).sum().squareRoot() }
}
