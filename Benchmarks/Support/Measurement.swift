/// What repeats of a workload took on one solver.
struct Measurement {
  struct Section {
    var name: String
    /// How many groups were done in the shortest repeat; fewer than all where the time ran out.
    var groups: Int
    /// Nanoseconds a group, one number a repeat.
    var samples: [Double] = []
    /// Nanoseconds until it was cut short, where not even one group was done.
    var unfinished: Double?
  }

  /// Nanoseconds to make all constraints before they are added, one number a repeat.
  var definition: [Double] = []
  var sections: [Section] = []
  /// Cut short, or stopped by an error of the solver.
  var isCapped = false
  var error: String?
  /// All values after the first repeat; empty where it was cut short.
  var values: [Double] = []

  mutating func add(_ other: Measurement) {
    definition += other.definition
    isCapped = isCapped || other.isCapped
    error = error ?? other.error
    if values.isEmpty { values = other.values }
    for section in other.sections {
      if let index = sections.firstIndex(where: { $0.name == section.name }) {
        sections[index].samples += section.samples
        sections[index].groups = min(sections[index].groups, section.groups)
      } else {
        sections.append(section)
      }
    }
  }

  /// The middle one, the upper of two.
  static func median(_ samples: [Double]) -> Double { samples.sorted()[samples.count / 2] }
}
