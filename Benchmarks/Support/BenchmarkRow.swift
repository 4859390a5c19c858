import Foundation

/// One line of the table and of `bench.json`.
struct BenchmarkRow {
  enum Verdict { case met, capped, missed, none }

  /// What is asked of a row.
  enum Requirement {
    /// The peer takes at least so many times as long.
    case ratio(Double)
    /// Ours takes at most so many times what the peer takes, or so much in the row's unit where that is more.
    case times(Double, orAtMost: Double = 0)
    /// Ours is at most so much in the row's unit.
    case atMost(Double)
    /// Nothing: the row is there to be read beside others.
    case none
  }

  var name: String
  var unit = "µs"
  /// The median of the repeats, and the least of them where there are several.
  var ours: Double
  var oursLeast: Double?
  /// Nil where there is none, and where the peer was cut short before it got here, or failed.
  var peer: Double?
  var peerLeast: Double?
  var peerName = "kiwi"
  /// The peer was cut short here or before: `peer` is for the part that it did, or a lower bound.
  var isCapped = false
  /// Making the constraints, which is not part of `ours` and `peer`: the medians.
  var definition: (ours: Double, peer: Double)?
  var requirement: Requirement
  var note = ""

  var ratio: Double? { peer.map { $0 / ours } }

  /// The ratio when making the constraints is counted too.
  var ratioWithDefinition: Double? {
    guard let peer, let definition else { return nil }
    return (peer + definition.peer) / (ours + definition.ours)
  }

  /// The most that `ours` may be, in the row's unit; nil where that is not known.
  var limit: Double? {
    switch requirement {
    case .ratio(let floor): peer.map { $0 / floor }
    case .times(let times, let least): peer.map { max($0 * times, least) }
    case .atMost(let most): most
    case .none: nil
    }
  }

  /// The ratio that is asked for; nil where the limit is an amount.
  var floor: Double? {
    if case .ratio(let floor) = requirement { return floor }
    guard let peer, let limit else { return nil }
    return peer / limit
  }

  var verdict: Verdict {
    if case .none = requirement { return .none }
    if isCapped { return .capped }
    guard let limit else { return .missed }
    return ours <= limit ? .met : .missed
  }

  func json(group: String) -> [String: Any] {
    var object: [String: Any] = [
      "group": group, "name": name, "unit": unit, "ours": ours, "peer": peer as Any? ?? NSNull(),
      "peer_name": peerName, "ratio": ratio as Any? ?? NSNull(), "capped": isCapped,
    ]
    if let oursLeast { object["ours_min"] = oursLeast }
    if let peerLeast { object["peer_min"] = peerLeast }
    if let floor { object["floor"] = floor }
    if let limit { object["limit"] = limit }
    if verdict != .none { object["met"] = verdict != .missed }
    if let definition {
      object["ours_definition"] = definition.ours
      object["peer_definition"] = definition.peer
    }
    return object
  }
}
