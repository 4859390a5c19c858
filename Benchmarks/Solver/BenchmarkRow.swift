import Foundation

/// One line of the table and of `bench.json`.
struct BenchmarkRow {
  enum Verdict { case met, capped, missed }

  var name: String
  var unit = "µs"
  /// The median of the repeats, and the shortest.
  var ours: Double
  var oursLeast: Double
  /// Nil where the peer was cut short before it got here, or failed.
  var peer: Double?
  var peerLeast: Double?
  var peerName = "kiwi"
  /// The peer was cut short here or before: `peer` is for the part that it did, or a lower bound.
  var isCapped = false
  /// Making the constraints, which is not part of `ours` and `peer`: the medians.
  var definition: (ours: Double, peer: Double)?
  /// The ratio that is asked for.
  var floor: Double
  var note = ""

  var ratio: Double? { peer.map { $0 / ours } }

  /// The ratio when making the constraints is counted too.
  var ratioWithDefinition: Double? {
    guard let peer, let definition else { return nil }
    return (peer + definition.peer) / (ours + definition.ours)
  }

  var verdict: Verdict {
    if isCapped { return .capped }
    return (ratio ?? .infinity) >= floor ? .met : .missed
  }

  /// The ratio asked for by the name of a row.
  static func floor(of name: String) -> Double {
    let special: [String: Double] = [
      "b_flat_1000": 30, "c_chain_1000": 100, "d_nested_1000": 200, "f_swap_tree1000/swap": 40,
      "g_rootconst_tree1000/rootconst": 5, "c_chain_shuf_1000": 12,
    ]
    return special[name] ?? 3
  }

  var json: [String: Any] {
    var object: [String: Any] = [
      "group": "solver", "name": name, "unit": unit, "ours": ours, "ours_min": oursLeast,
      "peer": peer as Any? ?? NSNull(), "peer_name": peerName, "ratio": ratio as Any? ?? NSNull(),
      "floor": floor, "capped": isCapped,
    ]
    if let peerLeast { object["peer_min"] = peerLeast }
    if let definition {
      object["ours_definition"] = definition.ours
      object["peer_definition"] = definition.peer
    }
    return object
  }
}
